//! The tools, but for the bundler.

mod cli;
mod compare;
#[cfg(unix)]
mod formats;
mod judge;
mod measured;
mod problems;
#[cfg(target_os = "linux")]
mod processes;
mod replay;
mod report;
mod scramble;
mod trials;
#[cfg(unix)]
mod verdicts;
