//! The tests of the bundler: its programs in Rust and in C, every way of writing a kit, every refusal, every option.

mod bundling;
mod c;
mod c_options;
#[allow(dead_code)] // each tool and test uses a part of it
#[path = "../contract/mod.rs"]
mod contract;
mod forms;
mod function;
mod odd;
mod options;
mod programs;
mod refusals;
mod traps;
