//! What `cargo bench` times, and its rows.

pub mod constant;
pub mod loads;
pub mod rival;
pub mod rows;
