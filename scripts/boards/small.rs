//! Cases of at most 3 x 3 with known fewest moves.

use super::levels::Levels;
use crate::boards::random::{renumbered, Random};
use crate::kit::grid::{Case, Grid};
use crate::problems::problem::Goal;
use std::collections::{BTreeMap, VecDeque};

/// All cases of a shape, to draw from.
pub struct SmallBoards {
    /// The goals, each with all boards that reach it: one goal, or if the input gives it, one for each cell of its blank.
    goals: Vec<(Grid, Levels)>,
    /// Whether the input gives the goal, so that its tiles can be in any order.
    given: bool,
    /// The boards not drawn yet, for each number of moves, each with the number of its goal.
    decks: BTreeMap<usize, VecDeque<(usize, Grid)>>,
}

impl SmallBoards {
    pub fn new(goal: Goal, rows: usize, columns: usize) -> SmallBoards {
        let fixed = goal.grid(rows, columns);
        let given = fixed.is_none();
        let any = || (0..rows * columns).map(|blank| Grid::in_order(rows, columns, blank)).collect();
        let goals = fixed.map_or_else(any, |goal| vec![goal]);
        let goals = goals.into_iter().map(|goal| (goal.clone(), Levels::to(&goal))).collect();
        SmallBoards { goals, given, decks: BTreeMap::new() }
    }

    /// The most moves that any board needs.
    pub fn most(&self) -> usize {
        self.goals.iter().map(|(_, levels)| levels.most()).max().unwrap_or(0)
    }

    /// The number of cases with these fewest moves, each renumbered in any way if the input gives the goal.
    pub fn count(&self, moves: usize) -> usize {
        let cells = self.goals[0].0.tiles.len();
        let renumbered = if self.given { (1..cells).product() } else { 1 };
        self.goals.iter().map(|(_, levels)| levels.at(moves).count() * renumbered).sum()
    }

    /// Draws a case with these fewest moves; no case is drawn again before all others, up to renumbering.
    pub fn case(&mut self, moves: usize, random: &mut Random) -> Case {
        let deck = self.decks.entry(moves).or_default();
        if deck.is_empty() {
            let goals = self.goals.iter().enumerate();
            deck.extend(goals.flat_map(|(goal, (_, levels))| levels.at(moves).map(move |start| (goal, start))));
            random.shuffle(deck.make_contiguous());
        }
        let (goal, start) = deck.pop_front().expect("a board that needs these moves");
        let case = Case { start, goal: self.goals[goal].0.clone() };
        if self.given {
            renumbered(&case, random)
        } else {
            case
        }
    }
}
