//! Reads IR from text. Each file but the last three adds to what a `Parser` can do, and calls only what those before it add:
//! `parser`, `wide`, `arithmetic`, `values`, `memory`, `atomic`, `double`, `instructions`; `body` and `data` read a function
//! and a global with it, and `source` what `main` reaches.

pub mod absent;
mod arithmetic;
mod atomic;
mod body;
mod data;
mod double;
mod instructions;
mod memory;
mod origin;
mod parser;
pub mod source;
mod values;
mod versions;
mod wide;
