//! Cases of at most 3 x 3 whose fewest moves are known.

use scripts::boards::levels::Levels;
use scripts::problems::grid::{Case, Grid};
use scripts::problems::problem::Goal;
use scripts::random::Random;
use std::collections::BTreeMap;

/// All boards of a shape, to draw from.
pub struct Small {
    /// The boards that reach the goal; when that is given with each board, for each cell of its blank.
    levels: Vec<Levels>,
    /// Whether the goal is given with each board, so that its tiles may have any names.
    given: bool,
    /// For each number of moves that was asked for.
    decks: BTreeMap<usize, Deck>,
}

impl Small {
    pub fn new(goal: Goal, rows: usize, columns: usize) -> Small {
        let fixed = goal.grid(rows, columns);
        let given = fixed.is_none();
        let blanks = 0..rows * columns;
        let goals =
            fixed.map_or_else(|| blanks.map(|cell| Grid::in_order(rows, columns, cell)).collect(), |it| vec![it]);
        Small { levels: goals.iter().map(Levels::to).collect(), given, decks: BTreeMap::new() }
    }

    /// The most moves that a board needs.
    pub fn most(&self) -> usize {
        self.levels.iter().map(Levels::most).max().unwrap_or(0)
    }

    /// A case whose fewest moves are these, at most the most; each comes once before any comes again, the names of a
    /// given goal's tiles aside.
    pub fn case(&mut self, moves: usize, random: &mut Random) -> Case {
        let levels = &self.levels;
        let (which, number) = self.decks.entry(moves).or_insert_with(|| Deck::new(levels, moves)).draw(random);
        let case = Case { start: levels[which].board(number), goal: levels[which].goal() };
        if self.given {
            renamed(&case, random)
        } else {
            case
        }
    }
}

/// The same case with other names for the tiles: the same moves lead to the goal.
fn renamed(case: &Case, random: &mut Random) -> Case {
    let mut names: Vec<u8> = (0..case.goal.tiles.len() as u8).collect();
    random.shuffle(&mut names[1..]);
    let rename = |board: &Grid| Grid {
        columns: board.columns,
        tiles: board.tiles.iter().map(|&tile| names[usize::from(tile)]).collect(),
    };
    Case { start: rename(&case.start), goal: rename(&case.goal) }
}

/// The boards of one number of moves in any order; when all have come, they come in another.
struct Deck {
    /// The place of some levels, and a board's number there.
    cards: Vec<(usize, u32)>,
    drawn: usize,
}

impl Deck {
    /// The boards of all levels that need so many moves, of which there is one.
    fn new(levels: &[Levels], moves: usize) -> Deck {
        let of = |(which, levels): (usize, &Levels)| levels.at(moves).iter().map(|&number| (which, number)).collect();
        let cards: Vec<Vec<(usize, u32)>> = levels.iter().enumerate().map(of).collect();
        Deck { cards: cards.concat(), drawn: 0 }
    }

    fn draw(&mut self, random: &mut Random) -> (usize, u32) {
        let place = self.drawn % self.cards.len();
        if place == 0 {
            random.shuffle(&mut self.cards);
        }
        self.drawn += 1;
        self.cards[place]
    }
}
