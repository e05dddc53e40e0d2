//! Cases of at most 3 x 3 with known fewest moves.

use super::levels::Levels;
use crate::problems::grid::{Case, Grid};
use crate::problems::problem::Goal;
use crate::random::Random;
use std::collections::BTreeMap;

/// All cases of a shape, to draw from.
pub struct Small {
    /// The goals, each with all boards that reach it: one goal, or if the input gives it, one for each cell of its blank.
    goals: Vec<(Grid, Levels)>,
    /// Whether the input gives the goal, so that its tiles can be in any order.
    given: bool,
    /// The cases for each number of moves drawn so far.
    decks: BTreeMap<usize, Deck>,
}

impl Small {
    pub fn new(goal: Goal, rows: usize, columns: usize) -> Small {
        let fixed = goal.grid(rows, columns);
        let given = fixed.is_none();
        let any = || (0..rows * columns).map(|blank| Grid::in_order(rows, columns, blank)).collect();
        let goals = fixed.map_or_else(any, |goal| vec![goal]);
        let goals = goals.into_iter().map(|goal| (goal.clone(), Levels::to(&goal))).collect();
        Small { goals, given, decks: BTreeMap::new() }
    }

    /// The most moves that any board needs.
    pub fn most(&self) -> usize {
        self.goals.iter().map(|(_, levels)| levels.most()).max().unwrap_or(0)
    }

    /// Draws a case with these fewest moves; no case is drawn again before all others, up to renumbering.
    pub fn case(&mut self, moves: usize, random: &mut Random) -> Case {
        let case = self.decks.entry(moves).or_insert_with(|| Deck::new(&self.goals, moves)).draw(random);
        if self.given {
            renumbered(&case, random)
        } else {
            case
        }
    }
}

/// Renumbers the tiles of a case at random; the same moves solve it.
fn renumbered(case: &Case, random: &mut Random) -> Case {
    let mut names: Vec<usize> = (0..case.goal.tiles.len()).collect();
    random.shuffle(&mut names[1..]);
    let rename =
        |board: &Grid| Grid { columns: board.columns, tiles: board.tiles.iter().map(|&tile| names[tile]).collect() };
    Case { start: rename(&case.start), goal: rename(&case.goal) }
}

/// A shuffled deck of cases, shuffled again when it is used up.
struct Deck {
    cases: Vec<Case>,
    drawn: usize,
}

impl Deck {
    /// Creates the deck of all cases with these fewest moves; there is at least one.
    fn new(goals: &[(Grid, Levels)], moves: usize) -> Deck {
        let starts = goals.iter().flat_map(|(goal, levels)| levels.at(moves).map(move |start| (start, goal)));
        Deck { cases: starts.map(|(start, goal)| Case { start, goal: goal.clone() }).collect(), drawn: 0 }
    }

    fn draw(&mut self, random: &mut Random) -> Case {
        let place = self.drawn % self.cases.len();
        if place == 0 {
            random.shuffle(&mut self.cases);
        }
        self.drawn += 1;
        self.cases[place].clone()
    }
}
