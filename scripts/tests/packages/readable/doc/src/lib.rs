//! Doc.

pub mod a;
pub mod gone;
