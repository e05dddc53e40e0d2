//! When `compare` has run a method often enough, and how it shows a time.

pub mod times;
