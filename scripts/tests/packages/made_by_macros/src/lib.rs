pub mod memory;
pub mod read;
pub mod traps;
