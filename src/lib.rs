//! slidekit, an online-judge submission kit for sliding-tile puzzles.
//!
//! The programs are in `src/bin`, one for each judge's problem: each reads boards, calls a [`solver`] and writes the
//! answers. A module imports only from the floors below its own:
//!
//! | floor | modules |
//! |---|---|
//! | 6 squares of any side | [`squares`] |
//! | 5 the solvers of the programs | [`solver`] |
//! | 4 searches | [`astar`], [`idastar`], [`table`], [`beam`], [`deepening`] |
//! | 3 estimates, and what programs write | [`heuristic`], [`output`] |
//! | 2 what searches and programs build on | [`parity`], [`pruning`], [`placements`], [`search`], [`input`] |
//! | 1 boards and containers | [`board`], [`heap`], [`index`] |

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod board;
pub mod heap;
pub mod index;

pub mod input;
pub mod parity;
pub mod placements;
pub mod pruning;
pub mod search;

pub mod heuristic;
pub mod output;

pub mod astar;
pub mod beam;
pub mod deepening;
pub mod idastar;
pub mod table;

pub mod solver;

pub mod squares;
