//! Makes a bundle smaller; rustc checks each step.

pub mod compiled;
pub mod declared;
pub mod flatten;
pub mod made;
pub mod named;
pub mod orphans;
pub mod rename;
pub mod scopes;
pub mod spans;
pub mod unused;
