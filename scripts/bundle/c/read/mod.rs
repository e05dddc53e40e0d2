//! Reads IR from text.

mod body;
mod data;
mod instructions;
mod line;
mod origin;
pub mod source;
mod wide;
