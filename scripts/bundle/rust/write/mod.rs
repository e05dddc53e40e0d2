//! Turns tokens into text: readable or short.

pub mod layout;
pub mod minify;
