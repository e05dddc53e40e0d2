//! The tools, but for the bundler.

mod cli;
mod compare;
mod judge;
mod replay;
mod scramble;
#[cfg(unix)]
mod verdicts;
