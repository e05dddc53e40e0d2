//! What `cargo bench` times.

pub mod loads;
