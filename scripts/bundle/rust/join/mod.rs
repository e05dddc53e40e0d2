//! Joins a program and what it needs of its library into one crate.

pub mod assemble;
pub mod exports;
pub mod outside;
pub mod paths;
pub mod reach;
pub mod scope;
pub mod whole;
