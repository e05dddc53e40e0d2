//! The command line.

pub mod progress;
