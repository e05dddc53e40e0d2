//! Writes what a problem still lacks, and begins new ones.

pub mod missing;
pub mod start;

use crate::cli::Failure;

/// Takes the lines that are printed while files are written.
pub type Tell<'a> = &'a mut dyn FnMut(&str) -> Result<(), Failure>;
