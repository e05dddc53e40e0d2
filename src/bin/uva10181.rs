//! UVa 10181, 15-Puzzle Problem.
#![forbid(unsafe_code)]

fn main() {}
