//! Reads a crate into one run of tokens: its files, and what the tokens are.

pub mod attributes;
pub mod code;
pub mod edits;
pub mod items;
pub mod lexer;
pub mod literals;
pub mod modules;
pub mod names;
pub mod refuse;
pub mod sources;
pub mod strip;
pub mod uses;
