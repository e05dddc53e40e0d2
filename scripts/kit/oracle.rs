//! The right answer to a case: by the kit's search, or for large boards by parity alone.

use super::grid::Case;
use super::solvers::{prover, Solver};
use super::turn::Turn;
use slidekit::board::Move;
use slidekit::search::{Answer, Settings, Weight};
use std::collections::{HashMap, HashSet};

/// Which answers are right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd)]
pub enum Rule {
    /// Any within the limit.
    Any,
    /// Those with the fewest moves.
    Fewest,
    /// The lexicographically first of those with the fewest moves (down, left, right, up).
    Least,
}

/// Finds the right answers; it keeps its tables from case to case.
pub struct Oracle {
    rule: Rule,
    settings: Settings,
    /// The solver for each shape and cell of the blank in the goal, if the kit has one.
    solvers: HashMap<(usize, usize, usize), Option<Solver>>,
}

/// The most moves that any board needs: 80, on 4 x 4 (Brüngger and others, 1999).
const MOST: usize = 80;

impl Oracle {
    /// Creates an oracle for the answers that a rule and a limit allow.
    pub fn new(rule: Rule, limit: Option<usize>) -> Oracle {
        let weight = if rule == Rule::Any { Weight::of::<3, 2>() } else { Weight::ONE };
        let limit = limit.map_or(MOST, |limit| limit.min(MOST)) as u8;
        Oracle { rule, settings: Settings { weight, limit, memory: 0 }, solvers: HashMap::new() }
    }

    /// Returns a right answer to a case, by the rule, or `None` if the case is solvable, but the kit cannot prove the fewest
    /// moves to its goal, reflected or not: it is too large, or 4 x 4 with its blank in no corner. [`Rule::Least`] takes only
    /// the goal itself, since a reflection changes which answer is the first: none is higher than wide, and the blank of one
    /// of 4 x 4 is in the last cell.
    pub fn truth(&mut self, case: &Case) -> Option<Answer> {
        if !case.solvable() {
            return Some(Answer::Unsolvable);
        }
        let shape = (case.goal.rows(), case.goal.columns, case.goal.blank());
        let solver = self.solvers.entry(shape).or_insert_with(|| prover(&case.goal, self.settings));
        if let Some(solver) = solver {
            return solver(case, u64::MAX).answer;
        }
        if self.rule == Rule::Least {
            return None;
        }
        let turn = Turn::of(&case.goal);
        let turned = turn.case(case);
        let answer = if turned.goal == case.goal { None } else { self.truth(&turned) };
        answer.map(|answer| turn.answer_back(answer))
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
