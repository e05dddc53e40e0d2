//! The tools, but for the bundler.

mod argument;
mod cli;
mod compare;
#[cfg(unix)]
mod judge;
mod judges;
mod replay;
mod scramble;
