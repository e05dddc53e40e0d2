//! The description of a judge's problem.

use super::contract::{Contract, Pitfall, Text};
use super::judges::Judge;
use super::template::Template;
use crate::kit::grid::Grid;
use crate::kit::oracle::Rule;
use crate::text::shell_word;

/// One judge's problem.
#[derive(Clone)]
pub struct Problem {
    /// The kit's program for it.
    pub program: &'static str,
    /// The file that describes it, if it is in a format of one's own.
    pub file: Option<&'static str>,
    pub judge: &'static Judge,
    /// Whether the judge shows the problem no more.
    pub is_hidden: bool,
    /// The judge and the problem's name there.
    pub title: &'static str,
    /// The problems elsewhere that have the same format.
    pub same: &'static [&'static str],
    /// Other names by which people look for the problem.
    pub names: &'static [&'static str],
    /// The address of the judge's statement, if it is certain.
    pub statement: Option<&'static str>,
    pub contract: Contract,
    /// The mistakes that are common there, the most common first.
    pub pitfalls: &'static [Pitfall],
    pub input: Input,
    pub output: Output,
    /// The answers that the judge accepts.
    pub rule: Rule,
    /// The answers that the kit promises: as strict or stricter.
    pub promise: Rule,
    /// The most moves of an answer, if there is a limit.
    pub limit: Option<usize>,
    /// The judge's limit on the processor time of a run in seconds, if it is known.
    pub seconds: Option<u64>,
    /// The judge's limit on the memory of a run in units of 2^20 bytes, if it is known.
    pub megabytes: Option<u64>,
    /// The most moves that a board of the judge needs, if its statement promises that.
    pub promised: Option<usize>,
    /// The cases of `judge_inputs` that are harder than what the statement allows.
    pub harder: &'static [&'static str],
    /// The kinds of boards that the statement allows and programs accepted there fail, each with what was seen.
    pub failed_there: &'static [(Kind, Text)],
    /// The limits for Java in seconds and in units of 2^20 bytes, if the statement names them beside those for others.
    pub java: Option<(u64, u64)>,
    /// The most boards of an input, if the statement names their number.
    pub most_boards: Option<usize>,
}

/// The format of an input.
#[derive(Clone)]
pub struct Input {
    pub boards: Boards,
    pub shape: Shape,
    pub layout: Layout,
    /// Whether there is an empty line before each board.
    pub gaps: bool,
    /// The blank's word or character.
    pub blank: &'static str,
    pub goal: Goal,
}

/// The number of boards in an input.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Boards {
    One,
    /// The first word is their number.
    Counted,
    /// All up to the end of the input.
    ToTheEnd,
    /// All up to the end of the input, each between `START`, its side and its limit of at most this, and `END`.
    Framed(u64),
    /// All up to a board of side 0.
    ToZero,
}

/// The size of a board.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// Rows and columns.
    Fixed(usize, usize),
    /// A square; its side, within this range, comes before the tiles.
    Square(u64, u64),
    /// The same, but every side is odd.
    OddSquare(u64, u64),
    /// A rectangle; its rows and columns, each within this range, come before the tiles.
    Rectangle(u64, u64),
}

/// The layout of a board.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Layout {
    /// All tiles on one line.
    Line,
    /// A row a line.
    Rows,
    /// A tile a line.
    Column,
    /// All tiles in one word, a character each.
    Word,
    /// A row a word, a character for each tile.
    WordRows,
    /// The same, but the tiles are letters from `A`.
    LetterRows,
}

/// The goal of the boards.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// The tiles in order, the blank last.
    BlankLast,
    /// The tiles in order, the blank first.
    BlankFirst,
    /// A clockwise spiral from the corner, the blank last: 1 2 3 / 8 0 4 / 7 6 5.
    Spiral,
    /// These tiles.
    Tiles(&'static [usize]),
    /// Given in the input before each board.
    Before,
    /// Given in the input after each board.
    After,
    /// Given at the beginning of the input, for all its boards.
    Once,
    /// For each board of 3 x 3, one that is farthest from it.
    Farthest,
}

/// The format of an output.
#[derive(Clone)]
pub struct Output {
    pub form: Form,
    /// The words for down, left, right and up.
    pub moves: [&'static str; 4],
    /// Whether each answer starts with `Case k: `.
    pub numbered: bool,
    /// Whether there is an empty line between two answers.
    pub gaps: bool,
    /// The line for an unsolvable board.
    pub unsolvable: &'static str,
    /// Whether the judge has unsolvable boards and names that line; otherwise it is the kit's choice.
    pub named: bool,
    /// The line for a board whose answers are all longer than the limit, if it differs.
    pub too_long: Option<&'static str>,
}

/// The lines of an answer.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// The moves on a line.
    Moves,
    /// The number of moves.
    Count,
    /// `Yes`, then the number of moves on a line.
    YesAndCount,
    /// The number of moves, then the moves on a line.
    CountAndMoves,
    /// The number of moves, then each on a line.
    CountAndWords,
    /// `YES`, then the moves on a line.
    YesAndMoves,
    /// The tiles that the moves slide, on a line.
    Tiles,
    /// This word, if the board is solvable.
    Whether(&'static str),
    /// `Puzzle #k`, the rows of the board that the moves lead to, the moves on a line, and an empty line. Any board that is
    /// as far as the goal will do.
    Puzzle,
    /// `SOLVABLE WITHIN n MOVES` with the fewest, or `NOT SOLVABLE WITHIN n MOVES` with the limit of the case.
    Within,
    /// The lines of a format of one's own.
    Own(&'static Template),
}

/// A kind of board on which programs fail that a judge has accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Solved,
    Unsolvable,
}

impl Problem {
    /// What names the problem on the command line of `judge`.
    pub fn argument(&self) -> String {
        self.file.map_or(self.program.to_string(), |file| format!("--problem {}", shell_word(file)))
    }
}

impl Goal {
    /// Whether the input gives each board its goal.
    pub fn is_of_each(self) -> bool {
        matches!(self, Goal::Before | Goal::After)
    }

    /// The goal of a board, or `None` if the input gives it.
    pub fn of(self, start: &Grid) -> Option<Grid> {
        match self {
            Goal::Farthest => Some(start.farthest()),
            _ => self.grid(start.rows(), start.columns),
        }
    }

    /// The goal of all boards of this shape, or `None` if they have several.
    pub fn grid(self, rows: usize, columns: usize) -> Option<Grid> {
        match self {
            Goal::BlankLast => Some(Grid::in_order(rows, columns, rows * columns - 1)),
            Goal::BlankFirst => Some(Grid::in_order(rows, columns, 0)),
            Goal::Spiral => Some(Grid::spiral(rows, columns)),
            Goal::Tiles(tiles) => Some(Grid { columns, tiles: tiles.to_vec() }),
            Goal::Before | Goal::After | Goal::Once | Goal::Farthest => None,
        }
    }
}

impl Shape {
    /// The range of the sides, if there are several.
    pub fn sides(self) -> Option<(u64, u64)> {
        match self {
            Shape::Fixed(..) => None,
            Shape::Square(least, most) | Shape::OddSquare(least, most) | Shape::Rectangle(least, most) => {
                Some((least, most))
            }
        }
    }

    /// Whether the judge has no boards of this side within the range.
    pub fn skips(self, side: usize) -> bool {
        matches!(self, Shape::OddSquare(..)) && side % 2 == 0
    }
}

impl Layout {
    /// Whether a tile is a character.
    pub fn characters(self) -> bool {
        matches!(self, Layout::Word | Layout::WordRows | Layout::LetterRows)
    }
}

impl Input {
    /// The word or character for a tile or the blank.
    pub fn name(&self, tile: usize) -> String {
        match tile {
            0 => self.blank.to_string(),
            1..=26 if self.layout == Layout::LetterRows => char::from(b'@' + tile as u8).to_string(),
            tile => tile.to_string(),
        }
    }
}
