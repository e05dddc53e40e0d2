//! The command line.

pub mod progress;
pub mod terminal;
