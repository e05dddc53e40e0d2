//! Decides what of the IR becomes an expression, a variable, or a loop.

pub mod flow;
mod indices;
pub mod prune;
mod tables;
pub mod trees;
pub mod variables;
