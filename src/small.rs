//! The solver for shapes of at most 9 cells: the plain searches, then the table of all boards.

use crate::solver::Solver;
use crate::table::Table;

/// A solver for a small shape: the 8-puzzle is `Small<3, 3>`.
pub type Small<const R: usize, const C: usize> = Solver<Table<R, C>, R, C>;
