//! Reads the lines of an output, and finds the faults in its form.

use super::clause::{quoted, Clause, Code};
use super::format::Hole;
use super::problem::Output;
use std::fmt;
use std::iter::Peekable;
use std::str::SplitTerminator;

/// The first fault of an output, with the board or the line, counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rejection {
    /// An answer is wrong (WA).
    Wrong(Clause),
    /// Only spaces or line ends are wrong (PE, presentation error).
    Presentation(Clause),
}

impl fmt::Display for Rejection {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Rejection::Wrong(clause) => write!(f, "WA, {clause}"),
            Rejection::Presentation(clause) => write!(f, "PE, {clause}"),
        }
    }
}

/// The most bytes in a line, and moves in an answer.
const LONGEST: usize = 1 << 20;

/// A reader of the lines of an output.
pub struct Lines<'a> {
    output: &'a Output,
    text: &'a str,
    rest: Peekable<SplitTerminator<'a, char>>,
    /// The number of lines read.
    pub read: usize,
    /// How many extra empty lines may be skipped before answers: the lines beyond those that the answers need.
    spare: usize,
    /// Whether there are fewer lines than answers of a line each need.
    pub is_short: bool,
    /// The lines read, as they should be.
    proper: String,
    /// The number of bytes read.
    pub bytes: usize,
}

impl<'a> Lines<'a> {
    /// Creates a reader of the answers to a number of cases.
    pub fn new(output: &'a Output, text: &'a str, cases: usize) -> Self {
        let rest = text.split_terminator('\n');
        let (lines, gaps) = (rest.clone().count(), usize::from(output.gaps));
        let each = output.lines().count();
        let has_boards = [Hole::Boards, Hole::Board, Hole::Start, Hole::Goal].into_iter().any(|hole| output.has(hole));
        let is_fixed = output.each.is_empty() && each == output.unsolvable.lines().count() && !has_boards;
        let needed = |each: usize| (cases * (each + gaps)).saturating_sub(gaps);
        let spare = lines.saturating_sub(if is_fixed { needed(each) } else { 0 });
        let (rest, is_short) = (rest.peekable(), lines < needed(1));
        Lines { output, text, rest, read: 0, spare, is_short, proper: String::new(), bytes: 0 }
    }

    /// A reader of what this one has not read.
    pub fn rest(&self) -> Lines<'a> {
        Lines { rest: self.rest.clone(), proper: String::new(), ..*self }
    }

    /// Whether nothing follows.
    pub fn is_at_end(&self) -> bool {
        self.rest.clone().peek().is_none()
    }

    /// Whether nothing follows, not even the end of the last line.
    pub fn is_cut(&self) -> bool {
        self.is_at_end() && !self.text.ends_with('\n')
    }

    /// Returns the first line of an answer, which may be empty or missing for a solved board.
    pub fn first(&mut self, may_be_empty: bool, may_be_missing: bool) -> Result<&'a str, Clause> {
        if may_be_missing && self.is_at_end() {
            return Ok("");
        }
        while !may_be_empty && self.spare > 0 && self.skip_empty_line() {
            self.spare -= 1;
        }
        self.peek()
    }

    /// Checks that only empty lines follow the last answer.
    pub fn end(&mut self) -> Result<(), Clause> {
        while self.skip_empty_line() {}
        if self.is_at_end() {
            Ok(())
        } else {
            Err(Code::AfterLast.with(self.read + 1))
        }
    }

    /// The first fault in spaces and line ends.
    pub fn slip(&self) -> Option<Clause> {
        let [mut given, mut proper] = [self.text, &self.proper].map(|text| text.split('\n'));
        let same = given.clone().zip(proper.clone()).take_while(|(given, proper)| given == proper).count();
        let (number, what): (usize, Clause) = match (given.nth(same), proper.nth(same)) {
            (None, None) => return None,
            (None, Some(_)) if self.output.ends_with_gap() && self.text.ends_with('\n') => {
                (same, Code::NoEmptyAfter.into())
            }
            (None, Some(_)) if self.text.ends_with('\n') => (same, Code::NoMoves.into()),
            (None, Some(_)) => (same, Code::NoNewline.into()),
            (Some(_), None) => (same, Code::EmptyAfter.into()),
            (Some(line), _) if line.trim_end() != line => (same + 1, Code::TrailingSpace.into()),
            (Some(line), _) if line.trim_start() != line => (same + 1, Code::LeadingSpace.into()),
            (Some(""), _) => (same + 1, Code::EmptyBefore.into()),
            (Some(_), Some("")) => (same + 1, Code::ShouldBeEmpty.into()),
            (Some(_), Some(line)) => (same + 1, Code::ShouldBe.with(quoted(line))),
        };
        Some(Code::InLine.with(number).with(what))
    }

    /// Returns the next line without reading it.
    pub fn peek(&mut self) -> Result<&'a str, Clause> {
        let line = *self.rest.peek().ok_or(Code::Missing)?;
        match line.len() {
            ..=LONGEST => Ok(line),
            bytes => Err(Code::LongLine.with(self.read + 1).with(bytes)),
        }
    }

    /// The lines that are not read yet.
    pub fn ahead(&self) -> impl Iterator<Item = &'a str> {
        self.rest.clone()
    }

    /// Reads an empty line that should come next.
    pub fn gap(&mut self) {
        self.proper.push('\n');
        self.skip_empty_line();
    }

    /// Reads the next line of an answer, if there is one.
    pub fn take(&mut self) -> Result<&'a str, Clause> {
        if self.is_at_end() {
            return Err(Code::Cut.into());
        }
        let line = self.peek()?;
        self.next();
        Ok(line)
    }

    /// Says how the last line that was read should be.
    pub fn put(&mut self, proper: &str) {
        self.proper += &format!("{proper}\n");
    }

    /// Reads empty lines that may be there or not.
    pub fn skip_free_lines(&mut self) {
        while let Some(line) = self.rest.peek().copied().filter(|line| line.trim().is_empty()) {
            self.next();
            self.put(line);
        }
    }

    pub fn skip_empty_line(&mut self) -> bool {
        let is_empty = self.rest.peek().is_some_and(|line| line.trim().is_empty());
        if is_empty {
            self.next();
        }
        is_empty
    }

    fn next(&mut self) {
        let line = self.rest.next().unwrap_or_default();
        self.read += 1;
        self.bytes += line.len() + 1;
    }
}

/// Parses a number of moves; neither `+3` nor `03` is one.
pub fn count(text: &str) -> Option<usize> {
    text.parse().ok().filter(|&count: &usize| count <= LONGEST && count.to_string() == text)
}
