//! Reads and writes a judge's input.

use super::clause::{Clause, Code};
use super::problem::{Boards, Goal, Layout, Problem, Shape};
use crate::kit::grid::{Case, Grid};
use slidekit::output::write_error;
use slidekit::words::{Error, Words};
use std::borrow::Cow;

/// What stands for a blank of several bytes: a byte that no input has, shown as `?`.
const BLANK: &str = "\x7f";

/// What is wrong with the last word, as programs say it: `board 3, word 12: "7" appears twice`.
fn refused(words: &Words<&[u8]>, error: &Error) -> Clause {
    let mut line = Vec::new();
    write_error(&mut line, words, error).expect("a vector takes it");
    let line = String::from_utf8_lossy(&line);
    let (place, clause) = line.trim_end().split_once(": ").expect("a place and a clause");
    let (word, fault) = clause.rsplit_once("\" ").unwrap_or(("", clause));
    let fault = Code::of(fault).unwrap_or_else(|| unreachable!("{fault:?} has no code"));
    let clause = match word {
        "" => fault.into(),
        word => Code::Word.with(format!("{word}\"")).with(fault),
    };
    let numbers =
        place.split(|letter: char| !letter.is_ascii_digit()).filter_map(|number| number.parse::<usize>().ok());
    match numbers.collect::<Vec<_>>()[..] {
        [board, number] => Code::InBoardWord.with(board).with(number).with(clause),
        ref numbers => Code::InWord.with(numbers[0]).with(clause),
    }
}

impl Problem {
    /// Parses the cases of an input.
    ///
    /// # Errors
    /// The first word that is wrong or missing, such as `board 3, word 12: "7" appears twice`.
    pub fn cases(&self, input: &[u8]) -> Result<Vec<Case>, Clause> {
        Ok(self.limited(input)?.into_iter().map(|(case, _)| case).collect())
    }

    /// Parses the cases of an input, each with its own limit on the moves, if it has one.
    pub fn limited(&self, input: &[u8]) -> Result<Vec<(Case, Option<usize>)>, Clause> {
        let input = self.of_one_byte(input);
        let mut words = Words::new(&input[..]);
        self.all_cases(&mut words).map_err(|error| refused(&words, &error))
    }

    /// The input with a blank of one byte where a tile is a character: the kit takes a byte for a tile there.
    fn of_one_byte<'a>(&self, input: &'a [u8]) -> Cow<'a, [u8]> {
        match self.input.layout.characters() && self.input.blank.len() > 1 {
            true => String::from_utf8_lossy(input).replace(self.input.blank, BLANK).into_bytes().into(),
            false => input.into(),
        }
    }

    fn all_cases(&self, words: &mut Words<&[u8]>) -> Result<Vec<(Case, Option<usize>)>, Error> {
        let mut cases = Vec::new();
        let once = if self.input.goal == Goal::Once { Some(self.board(words)?) } else { None };
        let number = match self.input.boards {
            Boards::One => 1,
            Boards::Counted => words.count()?,
            Boards::ToTheEnd | Boards::Framed(_) | Boards::ToZero => u64::MAX,
        };
        let may_end = matches!(self.input.boards, Boards::ToTheEnd | Boards::Framed(_));
        for _ in 0..number {
            if may_end && !words.more()? {
                break;
            }
            let Some(case) = self.case(once.as_ref(), words)? else { break };
            cases.push(case);
        }
        Ok(cases)
    }

    /// Parses the next case between `START` and `END`, with its limit.
    fn framed(&self, most: u64, words: &mut Words<&[u8]>) -> Result<(Case, Option<usize>), Error> {
        let (least, greatest) = self.input.shape.sides().expect("a framed board is a square");
        words.begin_board();
        words.keyword("START", "is not START")?;
        let side = words.within(least, greatest, "is not an allowed side")?;
        let limit = words.within(0, most, "is not an allowed limit")?;
        let start = Grid { columns: side, tiles: words.tiles(side * side, self.input.blank)? };
        words.begin_board();
        let goal = Grid { columns: side, tiles: words.tiles(side * side, self.input.blank)? };
        words.keyword("END", "is not END")?;
        Ok((Case { start, goal }, Some(limit)))
    }

    /// Parses the next case, or returns `None` if its board has no cells. The goal may have been given once for all.
    fn case(&self, once: Option<&Grid>, words: &mut Words<&[u8]>) -> Result<Option<(Case, Option<usize>)>, Error> {
        if let Boards::Framed(most) = self.input.boards {
            return self.framed(most, words).map(Some);
        }
        let start = self.board(words)?;
        if start.tiles.is_empty() {
            return Ok(None);
        }
        let (start, goal) = match once.cloned().or_else(|| self.input.goal.of(&start)) {
            Some(goal) => (start, goal),
            None if self.input.goal == Goal::Before => (self.another(&start, words)?, start),
            None => (start.clone(), self.another(&start, words)?),
        };
        Ok(Some((Case { start, goal }, None)))
    }

    /// Parses the second board of a case, which has the size of the first.
    fn another(&self, first: &Grid, words: &mut Words<&[u8]>) -> Result<Grid, Error> {
        if let Shape::Fixed(..) = self.input.shape {
            return self.board(words);
        }
        words.begin_board();
        Ok(Grid { columns: first.columns, tiles: words.tiles(first.tiles.len(), self.input.blank)? })
    }

    fn board(&self, words: &mut Words<&[u8]>) -> Result<Grid, Error> {
        let (blank, characters) = (self.input.blank, self.input.layout.characters());
        let from = |least| if self.input.boards == Boards::ToZero { 0 } else { least };
        let (columns, tiles) = match self.input.shape {
            Shape::Square(least, most) | Shape::OddSquare(least, most) => words.square(from(least), most, blank)?,
            Shape::Rectangle(least, most) => words.rectangle(from(least), most, blank)?,
            Shape::Fixed(2, 2) if characters => return self.characters::<2, 2>(words),
            Shape::Fixed(3, 3) if characters => return self.characters::<3, 3>(words),
            Shape::Fixed(rows, columns) => {
                words.begin_board();
                (columns, words.tiles(rows * columns, blank)?)
            }
        };
        Ok(Grid { columns, tiles })
    }

    fn characters<const R: usize, const C: usize>(&self, words: &mut Words<&[u8]>) -> Result<Grid, Error> {
        let names: String = (0..R * C).map(|tile| self.input.name(tile)).collect();
        let names = if names.len() > R * C { names.replace(self.input.blank, BLANK) } else { names };
        Ok(Grid::of(words.board_of_characters::<R, C>(&names)?))
    }

    /// Writes an input with these cases, as the judge would. A goal for all is that of the first.
    ///
    /// # Panics
    /// If an input of the problem is one board, and there are none or several.
    pub fn input_of(&self, cases: &[Case]) -> String {
        assert!(self.input.boards != Boards::One || cases.len() == 1, "an input of {} is one board", self.program);
        let input = &self.input;
        let once = cases.first().filter(|_| input.goal == Goal::Once);
        let mut text = once.map_or(String::new(), |case| self.lines(&case.goal));
        if input.boards == Boards::Counted {
            text += &format!("{}\n", cases.len());
        }
        for Case { start, goal } in cases {
            if input.gaps {
                text.push('\n');
            }
            text += &match input.boards {
                Boards::Framed(most) => format!("START {} {most}\n", start.columns),
                _ => self.size(start),
            };
            let boards = match input.goal {
                Goal::Before => vec![goal, start],
                Goal::After => vec![start, goal],
                _ => vec![start],
            };
            text.extend(boards.into_iter().map(|board| self.lines(board)));
            if let Boards::Framed(_) = input.boards {
                text += "END\n";
            }
        }
        text + match (input.boards, input.shape) {
            (Boards::ToZero, Shape::Rectangle(..)) => "0 0\n",
            (Boards::ToZero, _) => "0\n",
            _ => "",
        }
    }

    /// The line before a board: its side, its rows and columns, or none.
    pub fn size(&self, grid: &Grid) -> String {
        match self.input.shape {
            Shape::Rectangle(..) => format!("{} {}\n", grid.rows(), grid.columns),
            Shape::Square(..) | Shape::OddSquare(..) => format!("{}\n", grid.columns),
            Shape::Fixed(..) => String::new(),
        }
    }

    /// The lines of a board.
    pub fn lines(&self, grid: &Grid) -> String {
        let (cells, between) = match self.input.layout {
            Layout::Line => (grid.tiles.len(), " "),
            Layout::Rows => (grid.columns, " "),
            Layout::Column => (1, " "),
            Layout::Word => (grid.tiles.len(), ""),
            Layout::WordRows | Layout::LetterRows => (grid.columns, ""),
        };
        let lines = grid.lines(cells, |tile| self.input.name(tile), between);
        lines.into_iter().map(|line| line + "\n").collect()
    }
}
