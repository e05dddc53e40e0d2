//! What the operating system and cargo give.
//!
//! - [`clock`]: processor time
//! - [`temporary`]: temporary files
//! - [`programs`]: the kit's programs, built by cargo
//! - [`rusts`]: the versions of Rust that the kit promises

pub mod clock;
pub mod programs;
pub mod rusts;
pub mod temporary;
