//! The textbook's methods, one a file, written to be read and to be compared with the kit, not to be fast.
//!
//! Read them in this order:
//! - [`state`](crate::kit::state): a board and its moves; [`tree`]: the nodes of a search; [`effort`]: its counts and limits;
//!   [`trace`]: its first nodes
//! - [`breadth_first`]: breadth-first search
//! - [`levels`]: the same one level at a time, for [`both_ends`] and [`backward_table`]
//! - [`heuristic`]: what a heuristic is; [`hamming`], [`manhattan`], [`linear_conflict`], [`pattern_database`]: four of
//!   them
//! - [`order`]: which node is expanded first
//! - [`astar`]: A*, with a set of reached boards or without
//! - [`twin`]: A* on two boards, one of which is solvable
//! - [`idastar`]: IDA*, depth first in almost no memory
//! - [`kit_search`]: the kit's own IDA*, with one idea more at a time
//! - [`method`]: what a method is; [`catalogue`]: the methods by name; [`lessons`]: the texts of those that are taught

pub mod astar;
pub mod backward_table;
pub mod both_ends;
pub mod breadth_first;
pub mod catalogue;
pub mod effort;
pub mod hamming;
pub mod heuristic;
pub mod idastar;
pub mod kit_search;
pub mod lessons;
pub mod levels;
pub mod linear_conflict;
pub mod manhattan;
pub mod method;
pub mod order;
pub mod pattern_database;
pub mod trace;
pub mod tree;
pub mod twin;
