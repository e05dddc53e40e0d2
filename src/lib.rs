//! slidekit, an online-judge submission kit for sliding-tile puzzles.
//!
//! The programs are in `src/bin`, one for each judge's problem; they read, ask the [`solver`] and write. A module
//! imports only from the floors below its own:
//!
//! | floor | modules |
//! |---|---|
//! | programs | [`output`], what they share |
//! | 10 squares of any side | [`squares`] |
//! | 9 the programs' choice | [`sides`] |
//! | 8 the best for each side | [`staged_sides`] |
//! | 7 the programs' choice | [`small`], [`fifteen`] |
//! | 6 for one shape | [`staged_small`], [`staged_fifteen`], in little code [`pocket`], [`pocket_table`] |
//! | 5 the solver | [`solver`] |
//! | 4 its stages | [`plain`], [`table`], [`patterns`] |
//! | 3 the searches | [`astar`], [`idastar`], [`beam`], [`stage`] |
//! | 2 what they rest on | [`parity`], [`manhattan`], [`strips`], [`search`], [`input`] |
//! | 1 boards | [`board`] |
//! | 0 the ground | [`heap`], [`index`], [`pruning`], [`lower_bound`], [`text`] |

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod heap;
pub mod index;
pub mod lower_bound;
pub mod pruning;
pub mod text;

pub mod board;

pub mod input;
pub mod manhattan;
pub mod parity;
pub mod search;
pub mod strips;

pub mod astar;
pub mod beam;
pub mod idastar;
pub mod stage;

pub mod patterns;
pub mod plain;
pub mod table;

pub mod solver;

pub mod pocket;
pub mod pocket_table;
pub mod staged_fifteen;
pub mod staged_small;

pub mod fifteen;
pub mod small;

pub mod staged_sides;

pub mod sides;

pub mod squares;

pub mod output;
