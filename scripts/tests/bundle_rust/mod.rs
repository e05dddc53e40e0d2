//! The bundler's files in Rust: every way of writing a kit, every refusal, every option.

mod forms;
pub mod function;
mod options;
pub mod programs;
mod refusals;
mod traps;
