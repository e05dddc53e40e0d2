//! Reads IR from text.

mod body;
mod data;
mod instructions;
mod line;
pub mod source;
