//! Writes tokens as a text: to be read, or to be short.

pub mod layout;
pub mod minify;
