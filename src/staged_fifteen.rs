//! The solver for the 15-puzzle: the plain searches, then pattern tables, then larger ones.
//!
//! The tables of four tiles take about 8 ms to build, those of five 55 ms; a board costs 5 ns by Manhattan distance and
//! 12 ns by patterns, but patterns of four leave one board of 28, and those of five one of 70. So the plain searches go on
//! for 8 ms and the tables of four for 55 ms more: a board of 30 moves takes 0.1 ms and no table; of 240 boards of 30 to 50
//! moves, the easier first, the plain searches answer 49, the tables of four 185, and those of five the rest.
//!
//! Any answer within 50 moves comes soonest with a weight of about 4/3: on those 240 boards by patterns of four, 5.7 million
//! boards generated at 6/5, 5.4 at 5/4, 4.3 at 4/3, 3.9 at 3/2, 5.0 at 5/3, with a ceiling that rises by 2; and to prove
//! that 200 boards have none, by patterns of five, 20.8, 22.8, 25.7, 30.2 and 33.6 million.

use crate::idastar::IdaStar;
use crate::patterns::Patterns;
use crate::plain::Plain;
use crate::solver::Solver;
use crate::stage::Then;

/// A solver for the 15-puzzle.
pub type StagedFifteen = Solver<Then<Plain<4, 4>, Tables, 4, 4>, 4, 4>;

/// The pattern tables, the smaller ones first.
pub type Tables = Then<IdaStar<Patterns<4>, 4, 4>, IdaStar<Patterns<5>, 4, 4>, 4, 4>;
