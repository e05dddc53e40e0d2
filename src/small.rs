//! The solver for shapes of at most 9 cells: the plain searches, then the table of all boards.
//!
//! On the 8-puzzle the table takes about 2.5 ms. The hardest boards take the searches 0.2 ms each, so some ten of them pay
//! for it.

use crate::plain::Plain;
use crate::search::Settings;
use crate::solver::Solver;
use crate::stage::Then;
use crate::table::Table;

/// The solver that the programs use: for the 8-puzzle `Small<3, 3>`.
#[cfg(not(feature = "small"))]
pub type Small<const R: usize, const C: usize> = Staged<R, C>;

/// The solver that the programs use: for the 8-puzzle `Small<3, 3>`.
#[cfg(feature = "small")]
pub type Small<const R: usize, const C: usize> = crate::pocket_table::PocketTable<R, C>;

/// The solver for a small shape.
pub type Staged<const R: usize, const C: usize> = Solver<Then<Plain<R, C>, Table<R, C>, R, C>, R, C>;

/// Shortest answers to the 8-puzzle, which never needs more than 31 moves; the boards of A* cost 0.1 ms.
pub const EIGHT_PUZZLE: Settings = Settings { weight: (1, 1), limit: 31, memory: 1 << 10 };
