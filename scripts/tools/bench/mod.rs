//! What `cargo bench` times, and its rows.

pub mod loads;
pub mod rows;
