//! What the tests too need of the tools. The rest of a tool is beside its `main.rs`.

pub mod bench;
pub mod compare;
pub mod judge;
pub mod problems;
