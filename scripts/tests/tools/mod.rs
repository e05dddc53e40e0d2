//! The tools, but for the bundler.

mod cli;
mod compare;
mod judge;
mod measured;
mod replay;
mod scramble;
mod trials;
#[cfg(unix)]
mod verdicts;
