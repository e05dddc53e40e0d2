//! What there is to say about a judge's problem.

use super::grid::Grid;
use super::judges::Judge;

/// One judge's problem.
#[derive(Clone)]
pub struct Problem {
    /// The program that answers it.
    pub program: &'static str,
    /// The judge.
    pub judge: &'static Judge,
    /// The judge and the problem's name there.
    pub title: &'static str,
    pub input: Input,
    pub output: Output,
    /// What the judge asks of an answer.
    pub rule: Rule,
    /// What the kit's program promises: the same or more.
    pub promise: Rule,
    /// The most moves that count as an answer, if there is such a number.
    pub limit: Option<usize>,
}

/// How an input reads.
#[derive(Clone)]
pub struct Input {
    pub boards: Boards,
    pub shape: Shape,
    pub layout: Layout,
    /// Whether an empty line stands before each board.
    pub gaps: bool,
    /// The word, or the character, for the blank.
    pub blank: &'static str,
    pub goal: Goal,
}

/// How many boards an input has.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Boards {
    One,
    /// As many as the first word says.
    Counted,
    /// All up to the end of the input.
    ToTheEnd,
    /// All up to the end of the input, each between `START`, its side and its own limit, at most this, and `END`.
    Framed(u64),
    /// All up to a side of 0, where the rows would be if there were another.
    ToZero,
}

/// The size of a board.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// So many rows and columns.
    Fixed(usize, usize),
    /// A square; its side, from the least to the most, stands before the tiles.
    Square(u64, u64),
    /// Any rectangle; its rows and its columns, each from the least to the most, stand before the tiles.
    Rectangle(u64, u64),
}

/// How the tiles of a board stand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Layout {
    /// A word a tile, all on one line.
    Line,
    /// A word a tile, a line a row.
    Rows,
    /// A word a tile, a line a tile.
    Column,
    /// A character a tile, all in one word.
    Word,
    /// A character a tile, a line a row.
    WordRows,
    /// The same, but the tiles are letters from `A`.
    LetterRows,
}

/// The board to reach.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// The tiles in order, the blank last.
    BlankLast,
    /// The tiles in order, the blank first.
    BlankFirst,
    /// The tiles clockwise from the corner inwards, the blank at the end: 1 2 3 / 8 0 4 / 7 6 5.
    Spiral,
    /// A second board after each.
    Given,
}

/// How an output reads.
#[derive(Clone)]
pub struct Output {
    pub form: Form,
    /// The words for the moves down, left, right and up.
    pub moves: [&'static str; 4],
    /// Whether `Case k: ` stands before each answer.
    pub numbered: bool,
    /// Whether an empty line stands between two answers.
    pub gaps: bool,
    /// The line for a board without an answer.
    pub unsolvable: &'static str,
    /// Whether the judge has such boards and names that line; if not, it is the kit's own choice.
    pub named: bool,
    /// The line for a board whose answers have more moves than the limit, where it is another one.
    pub too_long: Option<&'static str>,
}

/// The lines of an answer.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// The moves, on a line.
    Moves,
    /// How many moves.
    Count,
    /// How many moves, then the moves on a line.
    CountAndMoves,
    /// How many moves, then a line a move.
    CountAndWords,
    /// `YES`, then the moves on a line.
    YesAndMoves,
    /// The tiles that the moves slide, on a line.
    Tiles,
    /// This word, if there are such moves.
    Whether(&'static str),
    /// `SOLVABLE WITHIN`, or if the fewest moves are more than the case's own limit `NOT SOLVABLE WITHIN`, how many moves
    /// or that limit, and `MOVES`.
    Within,
}

/// Which answers are right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd)]
pub enum Rule {
    /// Any within the limit.
    Any,
    /// Those with the fewest moves.
    Fewest,
    /// The alphabetically least of those with the fewest moves, in the order down, left, right, up.
    Least,
}

impl Goal {
    /// The goal for boards of this shape, unless it is given.
    pub fn grid(self, rows: usize, columns: usize) -> Option<Grid> {
        match self {
            Goal::BlankLast => Some(Grid::in_order(rows, columns, rows * columns - 1)),
            Goal::BlankFirst => Some(Grid::in_order(rows, columns, 0)),
            Goal::Spiral => Some(Grid::spiral(rows, columns)),
            Goal::Given => None,
        }
    }
}

impl Shape {
    /// The least and the greatest side, where there are several.
    pub fn sides(self) -> Option<(u64, u64)> {
        match self {
            Shape::Fixed(..) => None,
            Shape::Square(least, most) | Shape::Rectangle(least, most) => Some((least, most)),
        }
    }
}

impl Layout {
    /// Whether a tile is a character.
    pub fn characters(self) -> bool {
        matches!(self, Layout::Word | Layout::WordRows | Layout::LetterRows)
    }
}

impl Input {
    /// The word, or the character, for a tile or for the blank.
    pub fn name(&self, tile: usize) -> String {
        match tile {
            0 => self.blank.to_string(),
            1..=26 if self.layout == Layout::LetterRows => char::from(b'@' + tile as u8).to_string(),
            tile => tile.to_string(),
        }
    }
}
