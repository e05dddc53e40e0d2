//! The kit for boards of any shape: the solver of a shape is chosen at run time.
//!
//! - [`grid`]: a board of any shape, and a case, which is a start and a goal; [`state`]: a board in bytes, for searches
//! - [`turn`]: reflections of a board
//! - [`oracle`]: the right answer to a case; [`solve`]: the kit's answer; [`solvers`]: the solvers of both, by shape

pub mod grid;
pub mod oracle;
pub mod solve;
pub mod solvers;
pub mod state;
pub mod turn;
