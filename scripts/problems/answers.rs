//! Reads the lines of an output, and finds the faults in its form.

use super::clause::{quoted, Clause, Code};
use super::problem::{Form, Output};
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
        let lines = rest.clone().count();
        let spare = match output.form {
            Form::CountAndWords | Form::YesAndMoves | Form::YesAndCount | Form::Puzzle => lines,
            Form::CountAndMoves => lines.saturating_sub(2 * cases),
            _ if output.gaps => (lines + 1).saturating_sub(2 * cases),
            _ => lines.saturating_sub(cases),
        };
        let needed = if output.gaps { (2 * cases).saturating_sub(1) } else { cases };
        let (rest, is_short) = (rest.peekable(), lines < needed);
        Lines { output, text, rest, read: 0, spare, is_short, proper: String::new(), bytes: 0 }
    }

    /// Whether nothing follows.
    pub fn is_at_end(&self) -> bool {
        self.rest.clone().peek().is_none()
    }

    /// Whether nothing follows, not even the end of the last line.
    pub fn is_cut(&self) -> bool {
        self.is_at_end() && !self.text.ends_with('\n')
    }

    /// Reads the first line of the answer to a case, counted from 1, without that number. It may be empty for a solved board.
    pub fn first(&mut self, number: usize, may_be_empty: bool) -> Result<&'a str, Clause> {
        if self.output.gaps && number > 1 {
            self.gap();
        }
        if may_be_empty && !self.output.numbered && self.is_at_end() {
            self.proper.push('\n');
            return Ok("");
        }
        while !may_be_empty && self.spare > 0 && self.skip_empty_line() {
            self.spare -= 1;
        }
        let prefix = if self.output.numbered { format!("Case {number}: ") } else { String::new() };
        self.line(&prefix)
    }

    /// Checks that only empty lines follow the last answer.
    pub fn end(&mut self) -> Result<(), Clause> {
        while self.skip_empty_line() {}
        match self.is_at_end() {
            true => Ok(()),
            false => Err(Code::AfterLast.with(self.read + 1)),
        }
    }

    /// The first fault in spaces and line ends.
    pub fn slip(&self) -> Option<Clause> {
        let [mut given, mut proper] = [self.text, &self.proper].map(|text| text.split('\n'));
        let same = given.clone().zip(proper.clone()).take_while(|(given, proper)| given == proper).count();
        let (number, what): (usize, Clause) = match (given.nth(same), proper.nth(same)) {
            (None, None) => return None,
            (None, Some(_)) if self.output.form == Form::Puzzle && self.text.ends_with('\n') => {
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

    /// Reads the next line, if there is one; it should be as given here.
    pub fn take(&mut self, proper: &str) {
        self.next();
        self.proper += &format!("{proper}\n");
    }

    /// Reads empty lines that may be there or not.
    pub fn skip_free_lines(&mut self) {
        while let Some(line) = self.rest.peek().copied().filter(|line| line.trim().is_empty()) {
            self.take(line);
        }
    }

    pub fn skip_empty_line(&mut self) -> bool {
        let is_empty = self.rest.peek().is_some_and(|line| line.trim().is_empty());
        if is_empty {
            self.next();
        }
        is_empty
    }

    fn next(&mut self) -> Option<&'a str> {
        let line = self.rest.next()?;
        self.read += 1;
        self.bytes += line.len() + 1;
        Some(line)
    }

    /// Reads a further line of an answer.
    pub fn further(&mut self) -> Result<&'a str, Clause> {
        match self.is_at_end() {
            true => Err(Code::Cut.into()),
            false => self.line(""),
        }
    }

    /// Reads a line, without this prefix and the spaces at its ends.
    fn line(&mut self, prefix: &str) -> Result<&'a str, Clause> {
        let line = self.next().ok_or(Code::Missing)?;
        if line.len() > LONGEST {
            return Err(Code::LongLine.with(self.read).with(line.len()));
        }
        let rest = line.trim().strip_prefix(prefix.trim_end());
        let rest = rest.ok_or_else(|| Code::NoPrefix.with(self.read).with(quoted(prefix)))?.trim();
        self.proper += &format!("{prefix}{rest}\n");
        Ok(rest)
    }
}

/// Parses a number of moves; neither `+3` nor `03` is one.
pub fn count(line: &str) -> Result<usize, Clause> {
    let count = line.parse().ok().filter(|&count: &usize| count <= LONGEST && count.to_string() == line);
    count.ok_or_else(|| Code::NotCount.with(quoted(line)))
}
