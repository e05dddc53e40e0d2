//! The tools, but for the bundler.

mod argument;
mod cli;
mod compare;
mod judge;
mod judges;
mod replay;
mod scramble;
#[cfg(unix)]
mod verdicts;
