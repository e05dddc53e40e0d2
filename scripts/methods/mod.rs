//! The textbook's methods, one a file, none of them made fast: they are here to be read and to be compared with the
//! kit.
//!
//! Read them in this order:
//! - [`state`]: a board and its moves; [`tree`]: the boards that were reached, and how; [`effort`]: what is counted
//! - [`breadth_first`]: all boards one move away, then two, then three
//! - [`levels`]: the same a level at a time, for [`both_ends`] and [`backward_table`]
//! - [`hamming`], [`manhattan`], [`linear_conflict`]: three estimates of the moves still to come
//! - [`order`]: which board is looked at first
//! - [`astar`]: A*, which forgets what it has seen or does not
//! - [`idastar`]: depth first, in next to no memory
//! - [`twin`]: a proof that no moves lead to the goal
//! - [`catalogue`]: their names

pub mod astar;
pub mod backward_table;
pub mod both_ends;
pub mod breadth_first;
pub mod catalogue;
pub mod effort;
pub mod hamming;
pub mod idastar;
pub mod levels;
pub mod linear_conflict;
pub mod manhattan;
pub mod order;
pub mod state;
pub mod tree;
pub mod twin;
