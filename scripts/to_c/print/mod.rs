//! Prints trees as a file of C.

mod data;
mod expressions;
pub mod file;
mod forms;
mod head;
pub mod macros;
pub mod printer;
mod statements;
pub mod tokens;
