//! What the searches look up, and how it is built.

use slidekit::board::Board;
use slidekit::heuristic::Heuristic;
use slidekit::pruning::Pruning;
use slidekit::table::Table;
use std::any::Any;

/// Builds a table.
type Build = fn() -> Box<dyn Any>;

/// Every table of the kit by its name.
pub const TABLES: [(&str, Build); 4] = [
    ("machine for redundant move sequences", || Box::new(Pruning::redundant())),
    ("pattern database of 4 tiles", || Box::new(Heuristic::fours())),
    ("pattern database of 5 tiles", || Box::new(Heuristic::fives())),
    ("table of every 8-puzzle", || Box::new(Table::<3, 3>::new(Board::GOAL))),
];
