//! The tests of the bundler: its programs in Rust and in C, every way of writing a kit, every refusal, every option.

mod bundling;
mod c;
mod c_options;
mod forms;
mod function;
mod odd;
mod options;
mod programs;
mod refusals;
mod traps;
