//! Reads IR from text.

mod atomic;
mod body;
mod data;
mod double;
mod instructions;
mod origin;
mod parser;
pub mod source;
mod wide;
