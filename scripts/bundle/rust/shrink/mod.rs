//! Makes a bundle smaller; rustc checks each step.

pub mod calls;
pub mod flatten;
pub mod names;
pub mod needed;
pub mod origin;
pub mod orphans;
pub mod removal;
pub mod rename;
pub mod scopes;
pub mod seen;
pub mod spans;
