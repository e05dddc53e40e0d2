pub mod memory;
pub mod read;
