//! Makes a crate smaller, with rustc as the judge of each step.

pub mod flatten;
pub mod meaning;
pub mod named;
pub mod remains;
pub mod rename;
pub mod spans;
pub mod unused;
