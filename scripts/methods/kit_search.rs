//! The kit's IDA* with one idea more at a time: the way from the textbook's IDA* to the kit's solver.
//!
//! The solver begins with the cheapest settings, and takes dearer ones when the search has cost as much as to prepare them.

use super::heuristic::HeuristicFunction;
use crate::kit::grid::{Case, Grid};
use crate::kit::solve::nodes_within;
use crate::kit::solvers::Searched;
use slidekit::board::Board;
use slidekit::heuristic::{Heuristic, Manhattan};
use slidekit::idastar::IdaStar;
use slidekit::pruning::Pruning;
use slidekit::solver::FEWEST;

/// Settings of the kit's IDA*.
#[derive(Clone, Copy)]
pub struct KitSearch {
    /// Prepares a pattern database of the 15-puzzle. Without one, the heuristic is Manhattan distance.
    database: Option<fn() -> Heuristic<4, 4>>,
    /// Prepares the move sequences that are left out.
    pub pruning: fn() -> Pruning,
}

/// The estimate is updated move by move.
pub const INCREMENTAL: KitSearch = KitSearch { database: None, pruning: Pruning::no_backtrack };

/// Redundant sequences of up to 9 moves are left out.
pub const SEQUENCES: KitSearch = KitSearch { database: None, pruning: Pruning::short };

/// Groups of 4, 4, 4 and 3 tiles.
pub const FOURS: KitSearch = KitSearch { database: Some(|| Heuristic::fours().without_image()), ..SEQUENCES };

/// The mirror image has an estimate, too.
pub const REFLECTION: KitSearch = KitSearch { database: Some(Heuristic::fours), ..SEQUENCES };

/// Groups of 5, 5 and 5 tiles.
pub const FIVES: KitSearch = KitSearch { database: Some(Heuristic::fives), ..SEQUENCES };

/// Redundant sequences of up to 13 moves are left out.
pub const LONG_SEQUENCES: KitSearch = KitSearch { pruning: Pruning::long, ..FIVES };

impl KitSearch {
    /// Whether it takes a board: one of the 8-puzzle or of the 15-puzzle, with a database only if the goal has its blank last.
    pub fn takes(&self, case: &Case) -> bool {
        match (case.goal.rows(), case.goal.columns) {
            (3, 3) => self.database.is_none(),
            (4, 4) => self.database.is_none() || case.goal.blank() == 15,
            _ => false,
        }
    }

    /// The boards that it takes, in words.
    pub fn takes_only(&self) -> &'static str {
        match self.database {
            None => "3 x 3 and 4 x 4",
            Some(_) => "4 x 4 with the goal's blank last",
        }
    }

    /// Answers a solvable case, or gives up after about `nanoseconds`.
    pub fn solve(&self, case: &Case, nanoseconds: u64) -> Searched {
        match case.goal.columns {
            3 => self.search::<3, 3>(manhattan(&case.goal), case, nanoseconds),
            _ => self.search::<4, 4>(self.fifteen(&case.goal), case, nanoseconds),
        }
    }

    fn search<const R: usize, const C: usize>(
        &self,
        heuristic: Heuristic<R, C>,
        case: &Case,
        nanoseconds: u64,
    ) -> Searched {
        let mut search = IdaStar::new(heuristic);
        search.pruning = (self.pruning)();
        let answer = search.solve(case.relabelled(), &FEWEST, nodes_within(nanoseconds));
        Searched { answer, expanded: search.expanded }
    }

    /// Its heuristic as a function that computes each estimate anew.
    pub fn estimate<const N: usize>(&self, goal: &Grid) -> HeuristicFunction<N> {
        match goal.columns {
            3 => function::<3, 3, N>(manhattan(goal), goal.clone()),
            _ => function::<4, 4, N>(self.fifteen(goal), goal.clone()),
        }
    }

    /// Its heuristic for the 15-puzzle.
    fn fifteen(&self, goal: &Grid) -> Heuristic<4, 4> {
        self.database.map_or_else(|| manhattan(goal), |prepare| prepare())
    }
}

fn manhattan<const R: usize, const C: usize>(goal: &Grid) -> Heuristic<R, C> {
    Heuristic::manhattan(&Manhattan::new(Board::in_order(goal.blank())))
}

fn function<const R: usize, const C: usize, const N: usize>(
    heuristic: Heuristic<R, C>,
    goal: Grid,
) -> HeuristicFunction<N> {
    Box::new(move |state| heuristic.of(Case { start: state.grid(), goal: goal.clone() }.relabelled()).moves())
}
