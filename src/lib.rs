//! slidekit, an online-judge submission kit for sliding-tile puzzles.
//!
//! ```
//! use slidekit::board::Board;
//! use slidekit::search::Answer;
//! use slidekit::solver::{Fifteen, FEWEST};
//!
//! let board = Board::new(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0, 13, 14, 15]);
//! match Fifteen::new(FEWEST).solve(board) {
//!     Answer::Moves(moves) => assert_eq!(format!("{:?}", moves), "[Right, Right, Right]"),
//!     Answer::TooLong | Answer::Unsolvable => unreachable!("three moves of the blank lead to the goal"),
//! }
//! ```
//!
//! The programs are in `src/bin`, one for each judge's problem: each reads boards by [`input`], calls a solver and writes the
//! answers by [`output`].
//!
//! | boards | answer | solver |
//! |---|---|---|
//! | 4 x 4 | the fewest moves, or any within a limit | [`Fifteen`](solver::Fifteen) |
//! | the hardest of 4 x 4 | the same, in seconds, with 94 MB | [`Hardest`](hardest::Hardest) |
//! | up to 9 cells | the fewest moves | [`Small`](solver::Small) |
//! | up to 16 cells of any shape | as for 4 x 4, more slowly | [`Searches`](solver::Searches) |
//! | squares of side 1 to 10 | any moves, fewer than 10,000 | [`Squares`](squares::Squares) |
//! | any rectangle | whether any moves lead to the goal | [`parity`] |
//!
//! `Small` and `Searches` are made for any goal. [`Board::relabelled`](board::Board::relabelled) turns any goal into
//! [`Board::in_order`](board::Board::in_order) with the same blank, so that boards with several goals can share a `Small`.
//!
//! The *short form* of a program is built with the feature `short`: some judges may take at most 10,000 bytes, and the whole
//! solvers are longer in C. It leaves out A* and the solvers' last stages. The same limit shapes code in both forms: moves are
//! numbers in [`greedy`] and [`beam`], and [`input`] packs a small board as it reads it.
//!
//! Tests aside, a module imports only from the layers below its own:
//!
//! | layer | modules |
//! |---|---|
//! | 6 squares of any side, and the hardest 15-puzzles | [`squares`], [`hardest`] |
//! | 5 the solvers of the programs | [`solver`] |
//! | 4 searches | [`astar`], [`idastar`], [`table`], [`beam`] |
//! | 3 estimates, and what programs read and write | [`heuristic`], [`sevens`], [`input`], [`output`] |
//! | 2 what these build on | [`parity`], [`pruning`], [`orders`], [`search`] |
//! | 1 what imports nothing | [`board`], [`heap`], [`index`], [`words`], [`placements`], [`greedy`], [`arguments`] |

#![forbid(unsafe_code)]
#![warn(missing_docs)]

#[cfg(feature = "local")]
pub mod arguments;
pub mod board;
pub mod greedy;
pub mod heap;
pub mod index;
pub mod placements;
pub mod words;

pub mod orders;
pub mod parity;
pub mod pruning;
pub mod search;

pub mod heuristic;
pub mod input;
pub mod output;
pub mod sevens;

pub mod astar;
pub mod beam;
pub mod idastar;
pub mod table;

pub mod solver;

pub mod hardest;
pub mod squares;
