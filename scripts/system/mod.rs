//! What the operating system and cargo give.
//!
//! - [`clock`]: processor time
//! - [`temporary`]: temporary files
//! - [`programs`]: the kit's programs, built by cargo

pub mod clock;
pub mod programs;
pub mod temporary;
