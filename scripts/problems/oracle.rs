//! What there is to know about a case: by the kit's optimal search, and beyond its shapes by parity alone.

use super::grid::{Case, Grid};
use super::problem::Rule;
use slidekit::board::{Board, Move};
use slidekit::search::{Answer, Settings};
use slidekit::solver::{Fifteen, Small, Unprepared};
use std::collections::{HashMap, HashSet};

/// The truth about a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Truth {
    /// The alphabetically least of the shortest answers, or when any will do, some answer.
    Moves(Vec<Move>),
    /// All answers have more moves than the limit.
    TooLong,
    /// No moves lead to the goal.
    Unsolvable,
    /// Some moves lead to the goal; the board is too large to know more.
    Solvable,
}

/// Knows cases, and learns from each for the next.
pub struct Oracle {
    settings: Settings,
    /// A solver for each shape and cell of the blank on the goal, where there is one.
    solvers: HashMap<(usize, usize, usize), Option<Box<dyn Solver>>>,
}

/// No board of 2 x 4 or smaller, 3 x 3 or 4 x 4 needs more moves: 2 x 4 needs 36, 4 x 4 needs 80 (Brüngger and others,
/// 1999).
const MOST: usize = 80;

impl Oracle {
    /// Knows answers of at most so many moves, and by the rule which of them.
    pub fn new(rule: Rule, limit: Option<usize>) -> Oracle {
        let weight = if rule == Rule::Any { (3, 2) } else { (1, 1) };
        let limit = limit.map_or(MOST, |limit| limit.min(MOST)) as u8;
        Oracle { settings: Settings { weight, limit, memory: 0 }, solvers: HashMap::new() }
    }

    /// The truth about a case.
    pub fn truth(&mut self, case: &Case) -> Truth {
        if !case.solvable() {
            return Truth::Unsolvable;
        }
        let shape = (case.goal.rows(), case.goal.columns, case.goal.blank());
        let Some(solver) = self.solvers.entry(shape).or_insert_with(|| prepared(&case.goal, self.settings)) else {
            return Truth::Solvable;
        };
        match solver.solve(case, u64::MAX) {
            Some(Answer::Moves(moves)) => Truth::Moves(moves),
            Some(Answer::TooLong) => Truth::TooLong,
            Some(Answer::Unsolvable) | None => unreachable!("{case:?} has an answer"),
        }
    }
}

/// The fewest moves of a case of any size, if they are at most so many: breadth first from both ends, in turns.
pub fn fewest_within(case: &Case, limit: usize) -> Option<usize> {
    let mut seen = [&case.start, &case.goal].map(|board| HashSet::from([board.clone()]));
    let mut levels = seen.clone();
    for moves in 0..=limit {
        if !levels[0].is_disjoint(&levels[1]) {
            return Some(moves);
        }
        let end = moves % 2;
        let after = levels[end].iter().flat_map(|board| Move::ALL.iter().filter_map(|&mv| board.after(mv)));
        levels[end] = after.filter(|board| seen[end].insert(board.clone())).collect();
    }
    None
}

/// A solver whose shape is not written in its type.
pub trait Solver {
    /// The answer to a solvable case with the solver's goal, or `None` when that costs more than so many nodes; one that
    /// prepares tables does not look at these.
    fn solve(&mut self, case: &Case, nodes: u64) -> Option<Answer>;

    /// The nodes expanded so far.
    fn expanded(&self) -> u64;
}

/// The kit's solver with tables for a goal's shape and the cell of its blank, if there is one.
pub fn prepared(goal: &Grid, settings: Settings) -> Option<Box<dyn Solver>> {
    match (goal.rows(), goal.columns, goal.blank()) {
        (2, 2, blank) => Some(small::<2, 2>(blank, settings)),
        (2, 3, blank) => Some(small::<2, 3>(blank, settings)),
        (2, 4, blank) => Some(small::<2, 4>(blank, settings)),
        (3, 3, blank) => Some(small::<3, 3>(blank, settings)),
        (4, 4, 15) => Some(Box::new(Fifteen::new(settings))),
        _ => None,
    }
}

fn small<const R: usize, const C: usize>(blank: usize, settings: Settings) -> Box<dyn Solver> {
    Box::new(Small::<R, C>::new(Board::in_order(blank), settings))
}

impl<const R: usize, const C: usize> Solver for Small<R, C> {
    fn solve(&mut self, case: &Case, _: u64) -> Option<Answer> {
        Some(Small::solve(self, case.relabelled()))
    }

    fn expanded(&self) -> u64 {
        self.unprepared.expanded()
    }
}

impl Solver for Fifteen {
    fn solve(&mut self, case: &Case, _: u64) -> Option<Answer> {
        Some(Fifteen::solve(self, case.relabelled()))
    }

    fn expanded(&self) -> u64 {
        self.unprepared.expanded()
    }
}

impl<const R: usize, const C: usize> Solver for Unprepared<R, C> {
    fn solve(&mut self, case: &Case, nodes: u64) -> Option<Answer> {
        Unprepared::solve(self, case.relabelled(), nodes)
    }

    fn expanded(&self) -> u64 {
        self.astar.expanded + self.idastar.expanded
    }
}
