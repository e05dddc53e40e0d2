//! The tools, but for the bundler.

mod cli;
mod compare;
mod compare_runs;
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
mod text;
mod trials;
#[cfg(unix)]
mod verdicts;
