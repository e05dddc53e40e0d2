//! Cases of at most 3 x 3 whose fewest moves are known.

use super::levels::Levels;
use crate::problems::grid::{Case, Grid};
use crate::problems::problem::Goal;
use crate::random::Random;
use std::collections::BTreeMap;

/// All boards of a shape, to draw from.
pub struct Small {
    /// The goals, each with the boards that reach it: one goal, or when that is given with each board, one for each cell of
    /// its blank.
    goals: Vec<(Grid, Levels)>,
    /// Whether the goal is given with each board, so that its tiles may have any names.
    given: bool,
    /// For each number of moves that was asked for.
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

    /// The most moves that a board needs.
    pub fn most(&self) -> usize {
        self.goals.iter().map(|(_, levels)| levels.most()).max().unwrap_or(0)
    }

    /// A case whose fewest moves are these, at most the most; each comes once before any comes again, the names of a
    /// given goal's tiles aside.
    pub fn case(&mut self, moves: usize, random: &mut Random) -> Case {
        let case = self.decks.entry(moves).or_insert_with(|| Deck::new(&self.goals, moves)).draw(random);
        if self.given {
            renamed(&case, random)
        } else {
            case
        }
    }
}

/// The same case with other names for the tiles: the same moves lead to the goal.
fn renamed(case: &Case, random: &mut Random) -> Case {
    let mut names: Vec<usize> = (0..case.goal.tiles.len()).collect();
    random.shuffle(&mut names[1..]);
    let rename =
        |board: &Grid| Grid { columns: board.columns, tiles: board.tiles.iter().map(|&tile| names[tile]).collect() };
    Case { start: rename(&case.start), goal: rename(&case.goal) }
}

/// The cases of one number of moves in any order; when all have come, they come in another.
struct Deck {
    cases: Vec<Case>,
    drawn: usize,
}

impl Deck {
    /// The cases that need so many moves, of which there is one.
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
