//! The description of a judge's problem.

use super::contract::{Pitfall, Text};
use super::format::{name, Hole, ANSWER};
use super::judges::Judge;
use super::replay::Names;
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
    /// The file that a program writes, if it does not print.
    pub prints_to: Option<&'static str>,
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
    /// The format in words, as the comment at the top of the kit's program has it.
    pub reads: Text,
    pub prints: Text,
    /// What else is to be known of the judge, and what is not confirmed.
    pub notes: &'static [Text],
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
    /// Its lines, with the holes of [`INPUT`](super::format::INPUT). Those after `{boards}`, or after a goal of all boards,
    /// are repeated for each board.
    pub lines: &'static str,
    pub boards: Boards,
    pub shape: Shape,
    pub layout: Layout,
    /// The blank's word or character.
    pub blank: &'static str,
    pub goal: Goal,
    /// The greatest `{limit}`.
    pub most: usize,
}

/// The number of boards in an input.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Boards {
    One,
    /// The lines have `{boards}`.
    Counted,
    /// All up to the end of the input.
    ToTheEnd,
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
    /// All tiles on one line, separated by commas.
    Commas,
    /// A list of rows, each in brackets.
    Lists,
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
    /// Given in the input with each board.
    Given,
    /// Given at the beginning of the input, for all its boards.
    Once,
    /// The tiles in order, the blank in the cell that the input gives.
    AnyBlank,
    /// For each board of 3 x 3, one that is farthest from it.
    Farthest,
}

/// The format of an output.
#[derive(Clone)]
pub struct Output {
    /// The lines of the answer to a solvable board, with the holes of [`ANSWER`].
    pub answer: &'static str,
    /// The lines that are repeated for each move behind these, and those behind them.
    pub each: &'static str,
    pub after: &'static str,
    /// The lines for an unsolvable board.
    pub unsolvable: &'static str,
    /// The line for a board whose answers are all longer than the limit, if it differs.
    pub too_long: Option<&'static str>,
    /// Whether the judge has unsolvable boards and names that line; otherwise it is the kit's choice.
    pub named: bool,
    /// Whether there is an empty line between two answers.
    pub gaps: bool,
    /// The words for down, left, right and up, and what stands between two moves on a line.
    pub moves: [&'static str; 4],
    pub between: &'static str,
    /// Whether the names are those of the tile's moves.
    pub of_tile: bool,
    /// Whether spaces that are wrong within a line are a fault in presentation, as in a format of one's own; elsewhere they
    /// make the answer wrong.
    pub is_free: bool,
}

impl Output {
    /// All lines of an answer.
    pub fn lines(&self) -> impl Iterator<Item = &'static str> {
        [self.answer, self.each, self.after].into_iter().flat_map(str::lines)
    }

    /// Whether an answer has a hole of this kind.
    pub fn has(&self, hole: Hole) -> bool {
        [self.answer, self.each, self.after].iter().any(|lines| lines.contains(name(ANSWER, hole)))
    }

    /// Whether an answer has the moves or the boards, and not only their number.
    pub fn has_path(&self) -> bool {
        let path = [Hole::Moves, Hole::Move, Hole::Tiles, Hole::Tile, Hole::Boards, Hole::Board];
        path.into_iter().any(|hole| self.has(hole))
    }

    /// Whether only parity is asked for.
    pub fn is_parity(&self) -> bool {
        !self.has_path() && !self.has(Hole::Count)
    }

    /// Whether an answer is a single line, without a board or any text, that is right as a whole or wrong.
    pub fn is_one_line(&self) -> bool {
        let is_open = [Hole::Any, Hole::Start, Hole::Goal].iter().any(|hole| self.has(*hole));
        self.lines().count() == 1 && !self.has_path() && !is_open && !self.unsolvable.contains("{any}")
    }

    /// Whether the moves are named by the tiles that slide.
    pub fn is_by_tiles(&self) -> bool {
        self.has(Hole::Tiles) || self.has(Hole::Tile)
    }

    /// Whether an empty line ends each answer.
    pub fn ends_with_gap(&self) -> bool {
        self.lines().last() == Some("")
    }

    /// The names of the moves, or that they are those of the tiles.
    pub fn names(&self) -> Names<'static> {
        if self.is_by_tiles() {
            Names::Tiles
        } else {
            Names::Moves(self.moves)
        }
    }

    /// A line, or the first of some, without the number of the case in front.
    pub fn phrase(&self, line: &'static str) -> &'static str {
        line.strip_prefix(self.prefix()).unwrap_or(line)
    }

    /// The beginning of the first line that has the number of the case, if more than that follows on the line.
    pub fn prefix(&self) -> &'static str {
        let line = self.answer.lines().next().unwrap_or("");
        let number = line.find("{case}").map_or(line.len(), |at| at + "{case}".len());
        let prefix = line[number..].find('{').map_or("", |hole| &line[..number + hole]);
        if self.unsolvable.starts_with(prefix) {
            prefix
        } else {
            ""
        }
    }
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
        self == Goal::Given
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
            Goal::Given | Goal::Once | Goal::AnyBlank | Goal::Farthest => None,
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

    /// What stands between and around the tiles besides spaces.
    pub fn marks(self) -> &'static str {
        match self {
            Layout::Commas => ",",
            Layout::Lists => "[],",
            _ => "",
        }
    }
}

impl Input {
    /// The lines at the beginning of an input, and those for each of its boards.
    pub fn parts(&self) -> (&'static str, &'static str) {
        let last = if self.boards == Boards::Counted {
            Some("{boards}")
        } else {
            Some("{goal}").filter(|_| self.goal == Goal::Once)
        };
        let end = last
            .and_then(|hole| self.lines.find(hole))
            .map_or(0, |at| self.lines[at..].find('\n').map_or(self.lines.len(), |end| at + end + 1));
        self.lines.split_at(end)
    }

    /// Whether an empty line stands before a board.
    pub fn has_gaps(&self) -> bool {
        self.parts().1.lines().any(str::is_empty)
    }

    /// Whether each board has its own limit.
    pub fn has_limits(&self) -> bool {
        self.lines.contains("{limit}")
    }

    /// The word or character for a tile or the blank.
    pub fn name(&self, tile: usize) -> String {
        match tile {
            0 => self.blank.to_string(),
            1..=26 if self.layout == Layout::LetterRows => char::from(b'@' + tile as u8).to_string(),
            tile => tile.to_string(),
        }
    }
}
