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
//! The programs are in `src/bin`, one for each judge's problem: each reads boards by [`input`], calls a [`solver`] and writes
//! the answers by [`output`]. [`Board::relabelled`](board::Board::relabelled) turns any goal into the tiles in order with the
//! same blank. Tests aside, a module imports only from the layers below its own, and [`orders`] from [`placements`]:
//!
//! | layer | modules |
//! |---|---|
//! | 6 squares of any side | [`squares`] |
//! | 5 the solvers of the programs | [`solver`] |
//! | 4 searches | [`astar`], [`idastar`], [`table`], [`beam`] |
//! | 3 estimates, and what programs write | [`heuristic`], [`output`] |
//! | 2 what searches and programs build on | [`parity`], [`pruning`], [`placements`], [`orders`], [`greedy`], [`search`], [`input`] |
//! | 1 boards, containers and words; arguments, which are refused | [`board`], [`heap`], [`index`], [`words`], [`arguments`] |

#![forbid(unsafe_code)]
#![warn(missing_docs)]

#[cfg(feature = "local")]
pub mod arguments;
pub mod board;
pub mod heap;
pub mod index;
pub mod words;

pub mod greedy;
pub mod input;
pub mod orders;
pub mod parity;
pub mod placements;
pub mod pruning;
pub mod search;

pub mod heuristic;
pub mod output;

pub mod astar;
pub mod beam;
pub mod idastar;
pub mod table;

pub mod solver;

pub mod squares;
