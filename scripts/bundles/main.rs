//! The tests of the bundler: its programs, every way of writing a kit, every refusal, every option.

mod bundling;
mod forms;
mod options;
mod programs;
mod refusals;
mod traps;
