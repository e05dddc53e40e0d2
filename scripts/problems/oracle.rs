//! The right answer to a case: by the kit's search, or for large boards by parity alone.

use super::grid::{Case, Grid};
use super::problem::Rule;
use slidekit::board::{Board, Move};
use slidekit::search::{Answer, Settings};
use slidekit::solver::{Fifteen, Small, Unprepared};
use std::collections::{HashMap, HashSet};

/// The right answer to a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Truth {
    /// The alphabetically least of the shortest answers, or under [`Rule::Any`], some answer.
    Moves(Vec<Move>),
    /// All answers are longer than the limit.
    TooLong,
    /// No moves lead to the goal.
    Unsolvable,
    /// Some moves lead to the goal; the board is too large for the kit's tables.
    Solvable,
}

/// Finds the right answers; it keeps its tables from case to case.
pub struct Oracle {
    settings: Settings,
    /// The solver for each shape and cell of the blank in the goal, if the kit has one.
    solvers: HashMap<(usize, usize, usize), Option<Box<dyn Solver>>>,
}

/// The most moves that any board needs: 80, on 4 x 4 (Brüngger and others, 1999).
const MOST: usize = 80;

impl Oracle {
    /// Creates an oracle for the answers that a rule and a limit allow.
    pub fn new(rule: Rule, limit: Option<usize>) -> Oracle {
        let weight = if rule == Rule::Any { (3, 2) } else { (1, 1) };
        let limit = limit.map_or(MOST, |limit| limit.min(MOST)) as u8;
        Oracle { settings: Settings { weight, limit, memory: 0 }, solvers: HashMap::new() }
    }

    /// Returns the right answer to a case.
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

/// Returns the fewest moves of a case of any size, if they are within a limit, by bidirectional breadth-first search.
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

/// A solver for boards of any shape.
pub trait Solver {
    /// Answers a solvable case with the solver's goal, or returns `None` after `nodes` nodes. A solver with tables ignores
    /// that limit.
    fn solve(&mut self, case: &Case, nodes: u64) -> Option<Answer>;

    /// The number of nodes expanded so far.
    fn expanded(&self) -> u64;
}

/// Returns the kit's solver with tables for a goal, if there is one.
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
