//! Makes a bundle smaller; rustc checks each step.

pub mod absent;
pub mod errors;
pub mod flatten;
pub mod modules;
pub mod origin;
pub mod removal;
pub mod rename;
pub mod scopes;
pub mod seen;
pub mod spans;
pub mod unnamed;
