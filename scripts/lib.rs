//! What the tools share, and the tests with them.
//!
//! - [`cli`]: the terminal
//! - [`problems`]: each judge and each problem: its input, its goal, which answers are right
//! - [`random`]: seeded numbers and boards
//! - [`solve`]: the kit's answer to any board
//! - [`methods`]: the textbook's methods, one a file
//! - [`boards`]: boards whose fewest moves are known
//! - [`loads`]: each search of the kit with the boards that it has to answer
//! - [`programs`]: the kit's programs, built by cargo; [`clock`]: processor time

#![forbid(unsafe_code)]

pub mod boards;
pub mod cli;
pub mod clock;
pub mod loads;
pub mod methods;
pub mod problems;
pub mod programs;
pub mod random;
pub mod solve;
