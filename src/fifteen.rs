//! The solver for the 15-puzzle: the plain searches, then pattern tables, then larger ones.

use crate::idastar::IdaStar;
use crate::patterns::Patterns;
use crate::solver::Solver;
use crate::stage::Then;

/// A solver for the 15-puzzle.
pub type Fifteen = Solver<Then<IdaStar<Patterns<4>, 4, 4>, IdaStar<Patterns<5>, 4, 4>, 4, 4>, 4, 4>;
