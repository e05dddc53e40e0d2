//! A solver of every problem, with a switch for each mistake that people make.
//!
//! - [`list`]: the mistakes, and what a problem has to have so that each is one; [`need`]: this, by its description
//! - [`solver`]: the solver; [`boards`]: what it is asked, and the right answers
//! - [`hint`]: which pitfalls of a problem are told of an output, by what the solver prints with their mistakes
//! - its steps, with their mistakes: [`lines`] reads, [`parity`] tests, [`path`] searches, [`mod@print`] prints

pub mod boards;
pub mod hint;
pub mod lines;
pub mod list;
pub mod need;
pub mod parity;
pub mod path;
pub mod print;
pub mod solver;
