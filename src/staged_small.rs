//! The solver for shapes of at most 9 cells: the plain searches, then the table of all boards.
//!
//! On the 8-puzzle the table takes about 2.5 ms. The hardest boards take the searches 0.2 ms each, so some ten of them pay
//! for it.

use crate::plain::Plain;
use crate::solver::Solver;
use crate::stage::Then;
use crate::table::Table;

/// A solver for a small shape.
pub type StagedSmall<const R: usize, const C: usize> = Solver<Then<Plain<R, C>, Table<R, C>, R, C>, R, C>;
