//! Joins a program and what it needs of its library into one crate.

pub mod assemble;
pub mod exports;
pub mod paths;
pub mod scope;
pub mod wrap;
