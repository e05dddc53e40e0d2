//! The tools, but for the bundler.

mod cli;
mod compare;
mod compare_plot;
mod compare_runs;
mod compare_trace;
#[cfg(unix)]
mod formats;
mod judge;
mod measured;
mod problems;
#[cfg(target_os = "linux")]
mod processes;
mod reach;
mod replay;
mod report;
mod scramble;
mod slow;
mod text;
mod trials;
#[cfg(unix)]
mod verdicts;
