//! The library of the tools and tests.
//!
//! - [`cli`]: command line
//! - [`problems`]: the judges' problems: input, goal, right answers
//! - [`submission`]: what each judge takes, and how long
//! - [`picture`]: an answer as an animated picture
//! - [`random`]: seeded numbers and boards
//! - [`solve`]: the kit's answer to any board
//! - [`methods`]: the textbook's methods, one a file
//! - [`boards`]: boards with known fewest moves
//! - [`judge`]: runs a program on the cases of a problem
//! - [`loads`]: the searches and boards of the bench
//! - [`programs`]: the kit's programs, built by cargo; [`temporary`]: temporary files; [`clock`]: processor time

#![forbid(unsafe_code)]

pub mod boards;
pub mod cli;
pub mod clock;
pub mod judge;
pub mod loads;
pub mod methods;
pub mod picture;
pub mod problems;
pub mod programs;
pub mod random;
pub mod solve;
pub mod submission;
pub mod temporary;
