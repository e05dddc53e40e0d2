//! The kit's solvers by the shape of the board.

use super::grid::{Case, Grid};
use slidekit::board::Board;
use slidekit::hardest::Hardest;
use slidekit::search::{Answer, Settings, Weight};
use slidekit::solver::{Searches, Small};

/// The result of a solver.
pub struct Searched {
    /// `None` if the solver gave up.
    pub answer: Option<Answer>,
    /// The number of nodes expanded, by earlier searches of the solver too.
    pub expanded: u64,
}

/// Answers a solvable case with the solver's goal, or gives up after some nodes, which a solver with tables ignores.
pub type Solver = Box<dyn FnMut(&Case, u64) -> Searched>;

/// What the kit does with boards of a shape.
pub struct Row {
    rows: usize,
    columns: usize,
    /// The cell of the goal's blank, if it has to be there.
    blank: Option<usize>,
    pub solver: fn(&Grid, Settings) -> Solver,
    /// The settings for one answer; with weight 1, it has the fewest moves.
    pub settings: Settings,
    /// Whether the fewest moves of any board are found in a time that a test may take.
    proves: bool,
}

const SHORTEST: Settings = Settings { weight: Weight::ONE, limit: 255, memory: 1 << 10 };
const ANY: Settings = Settings { weight: Weight::of::<3, 2>(), limit: 255, memory: 1 << 16 };
const SMALL: Settings = Settings { memory: 1 << 15, ..SHORTEST };
/// Enough for all boards of 2 x 5; those of 2 x 6 to 2 x 8 do not fit, so A* is greedy there.
const TWO_ROWS: Settings = Settings { memory: 2_000_000, ..SHORTEST };
const GREEDY: Settings = Settings { weight: Weight::of::<5, 1>(), ..TWO_ROWS };

const fn has(
    rows: usize,
    columns: usize,
    solver: fn(&Grid, Settings) -> Solver,
    settings: Settings,
    proves: bool,
) -> Row {
    Row { rows, columns, blank: None, solver, settings, proves }
}

/// The shapes at least as wide as high, the first row that fits a goal before the others.
const ROWS: [Row; 12] = [
    has(2, 2, small::<2, 2>, SMALL, true),
    has(2, 3, small::<2, 3>, SMALL, true),
    has(2, 4, small::<2, 4>, SMALL, true),
    has(3, 3, small::<3, 3>, SHORTEST, true),
    Row { blank: Some(15), ..has(4, 4, fifteen, SHORTEST, true) },
    has(3, 4, unprepared::<3, 4>, SHORTEST, true),
    has(2, 5, unprepared::<2, 5>, TWO_ROWS, false),
    has(2, 6, unprepared::<2, 6>, GREEDY, false),
    has(2, 7, unprepared::<2, 7>, GREEDY, false),
    has(2, 8, unprepared::<2, 8>, GREEDY, false),
    has(3, 5, unprepared::<3, 5>, ANY, false),
    has(4, 4, unprepared::<4, 4>, ANY, false),
];

/// The row of a goal at least as wide as high, if the kit has solvers for it.
pub fn row(goal: &Grid) -> Option<&'static Row> {
    let fits = |row: &&Row| {
        let is_there = row.blank.is_none_or(|blank| blank == goal.blank());
        (row.rows, row.columns) == (goal.rows(), goal.columns) && is_there
    };
    ROWS.iter().find(fits)
}

/// The kit's solver for a goal whose fewest moves it proves.
pub fn prover(goal: &Grid, settings: Settings) -> Option<Solver> {
    row(goal).filter(|row| row.proves).map(|row| (row.solver)(goal, settings))
}

fn small<const R: usize, const C: usize>(goal: &Grid, settings: Settings) -> Solver {
    let mut solver = Small::<R, C>::new(Board::in_order(goal.blank()), settings);
    Box::new(move |case, _| {
        let answer = Some(solver.solve(case.relabelled()));
        Searched { answer, expanded: solver.searches.expanded() }
    })
}

fn fifteen(_: &Grid, settings: Settings) -> Solver {
    let mut solver = Hardest::new(settings);
    Box::new(move |case, _| {
        let answer = Some(solver.solve(case.relabelled()));
        Searched { answer, expanded: solver.expanded() }
    })
}

fn unprepared<const R: usize, const C: usize>(goal: &Grid, settings: Settings) -> Solver {
    let mut solver = Searches::<R, C>::new(Board::in_order(goal.blank()), settings);
    Box::new(move |case, nodes| {
        let answer = solver.solve(case.relabelled(), nodes);
        Searched { answer, expanded: solver.expanded() }
    })
}
