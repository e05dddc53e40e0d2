//! Reads the files of a crate into one run of tokens, and finds items, paths and modules in it.

pub mod attributes;
pub mod code;
pub mod edits;
pub mod items;
pub mod lexer;
pub mod literals;
pub mod modules;
pub mod names;
pub mod outside;
pub mod sources;
pub mod strip;
pub mod uses;
