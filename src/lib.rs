//! slidekit, an online-judge submission kit for sliding-tile puzzles.
//!
//! The programs are in `src/bin`, one for each judge's problem; they read, ask the [`solver`] and write. A module
//! imports only from the floors below its own:
//!
//! | floor | modules |
//! |---|---|
//! | programs | [`program`], the frame of each |
//! | 4 the solver | [`solver`] |
//! | 3 the searches | [`astar`], [`idastar`], [`table`] |
//! | 2 what they rest on | [`parity`], [`manhattan`], [`lower_bound`], [`search`], [`input`], [`replay`] |
//! | 1 boards | [`permutation`], [`board`] |
//! | 0 the ground | [`moves`], [`heap`], [`index`] |

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod heap;
pub mod index;
pub mod moves;

pub mod board;
pub mod permutation;

pub mod input;
pub mod lower_bound;
pub mod manhattan;
pub mod parity;
pub mod replay;
pub mod search;
pub mod words;

pub mod astar;
pub mod idastar;
pub mod table;

pub mod solver;

pub mod program;
