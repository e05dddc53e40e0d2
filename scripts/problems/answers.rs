//! Parses an output into answers, and finds the faults in its form.

use super::problem::{Form, Output};
use super::replay::letters;
use std::fmt;
use std::iter::Peekable;
use std::str::SplitTerminator;

/// The answer to one case.
#[derive(Debug, PartialEq, Eq)]
pub enum Said<'a> {
    /// No moves lead to the goal.
    Unsolvable,
    /// Only answers longer than the limit lead to the goal.
    TooLong,
    /// Some moves lead to the goal.
    Solvable,
    /// More moves than these are needed.
    NotWithin(usize),
    /// The number of moves and the moves, each if the judge asks for it.
    Moves(Option<usize>, Option<Vec<&'a str>>),
}

/// The first fault of an output, as a clause with the board or the line, counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// An answer is wrong (WA).
    Wrong(String),
    /// Only blanks or line ends are wrong (PE, presentation error).
    Presentation(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Fault::Wrong(clause) => write!(f, "WA, {clause}"),
            Fault::Presentation(clause) => write!(f, "PE, {clause}"),
        }
    }
}

/// The most bytes in a line, moves in an answer, and empty lines before it.
const LONGEST: usize = 1 << 20;

/// A reader of the lines of an output.
pub struct Lines<'a> {
    output: &'a Output,
    /// The unread lines.
    rest: Peekable<SplitTerminator<'a, char>>,
    /// The number of lines.
    lines: usize,
    /// The number of lines read.
    read: usize,
    /// The number of lines beyond those of the answers, if every answer has the same number.
    spare: usize,
    /// Whether the last line ends with a newline.
    ended: bool,
    /// The first fault in blanks and line ends.
    pub slip: Option<String>,
}

impl<'a> Lines<'a> {
    /// Creates a reader of the answers to a number of cases.
    pub fn new(output: &'a Output, text: &'a str, cases: usize) -> Self {
        let rest = text.split_terminator('\n');
        let lines = rest.clone().count();
        let ended = text.is_empty() || text.ends_with('\n');
        let spare = match output.form {
            Form::Moves | Form::Count | Form::Within if output.gaps => (lines + 1).saturating_sub(2 * cases),
            Form::Moves | Form::Count | Form::Tiles | Form::Whether(_) | Form::Within => lines.saturating_sub(cases),
            Form::CountAndMoves => lines.saturating_sub(2 * cases),
            Form::CountAndWords | Form::YesAndMoves => 0,
        };
        // More empty lines than that are not just a presentation error.
        let spare = if spare > LONGEST { 0 } else { spare };
        Lines { output, rest: rest.peekable(), lines, read: 0, spare, ended, slip: None }
    }

    /// Parses the answer to a case, counted from 1. A solved board may have an empty line.
    ///
    /// # Errors
    /// It is missing or malformed.
    pub fn answer(&mut self, number: usize, solved: bool) -> Result<Said<'a>, String> {
        if self.output.gaps && number > 1 {
            self.gap();
        }
        let is_empty = solved && matches!(self.output.form, Form::Moves | Form::Tiles);
        if is_empty && !self.output.numbered && self.read == self.lines {
            self.read += 1;
            self.slip("no newline at its end");
            return Ok(Said::Moves(None, Some(Vec::new())));
        }
        if !is_empty {
            self.skip_empty();
        }
        let line = self.first(number)?;
        if line == self.output.unsolvable && self.output.form != Form::CountAndMoves {
            return Ok(Said::Unsolvable);
        }
        if self.output.too_long == Some(line) {
            return Ok(Said::TooLong);
        }
        match self.output.form {
            Form::Moves => Ok(Said::Moves(None, Some(letters(line)))),
            Form::Count => Ok(Said::Moves(Some(count(line)?), None)),
            Form::CountAndMoves => match self.line()? {
                moves if line == "-1" && moves == self.output.unsolvable => Ok(Said::Unsolvable),
                moves => Ok(Said::Moves(Some(count(line)?), Some(letters(moves)))),
            },
            Form::CountAndWords => {
                let count = count(line)?;
                let words = (0..count).map(|_| self.line()).collect::<Result<_, _>>()?;
                Ok(Said::Moves(Some(count), Some(words)))
            }
            Form::YesAndMoves if line == "YES" => Ok(Said::Moves(None, Some(letters(self.line()?)))),
            Form::YesAndMoves => Err(self.neither(line, "YES")),
            Form::Tiles => Ok(Said::Moves(None, Some(line.split_whitespace().collect()))),
            Form::Whether(yes) if line == yes => Ok(Said::Solvable),
            Form::Whether(yes) => Err(self.neither(line, yes)),
            Form::Within => within(line),
        }
    }

    fn neither(&self, line: &str, yes: &str) -> String {
        format!("{line:?} is neither {yes:?} nor {:?}", self.output.unsolvable)
    }

    /// Checks the lines after the last answer.
    ///
    /// # Errors
    /// One of them is not empty.
    pub fn end(&mut self) -> Result<(), String> {
        while self.read < self.lines {
            if !self.line()?.is_empty() || self.lines - self.read > LONGEST {
                return Err(format!("line {}: output after the last answer", self.read));
            }
            self.slip("an empty line after the last answer");
        }
        Ok(())
    }

    /// Reads the first line of an answer, without the number of the case.
    fn first(&mut self, number: usize) -> Result<&'a str, String> {
        if !self.output.numbered {
            return self.line();
        }
        let prefix = format!("Case {number}: ");
        let (line, bare) = (self.raw()?, prefix.trim_end());
        if let Some(rest) = line.strip_prefix(&prefix) {
            return Ok(self.trimmed(rest));
        }
        let fault = format!("does not begin with {prefix:?}");
        let rest = line.trim_start().strip_prefix(bare).ok_or_else(|| format!("line {} {fault}", self.read))?;
        self.slip(&fault);
        Ok(self.trimmed(rest))
    }

    /// Skips the line between two answers.
    fn gap(&mut self) {
        match self.rest.peek() {
            Some(line) if !line.trim().is_empty() => {
                self.read += 1;
                self.slip("should be empty, between two answers");
                self.read -= 1;
            }
            Some(_) => self.skip_one(),
            None => (),
        }
    }

    /// Skips empty lines, as far as there are more lines than needed.
    fn skip_empty(&mut self) {
        while self.spare > 0 && self.rest.peek().is_some_and(|line| line.trim().is_empty()) {
            self.spare -= 1;
            self.skip_one();
            self.slip("an empty line before the answer");
        }
    }

    fn skip_one(&mut self) {
        let line = self.rest.next().unwrap_or("");
        self.read += 1;
        self.trimmed(line);
    }

    /// Reads the next line, without the blanks at its ends.
    fn line(&mut self) -> Result<&'a str, String> {
        let line = self.raw()?;
        Ok(self.trimmed(line))
    }

    fn raw(&mut self) -> Result<&'a str, String> {
        let line = self.rest.next().ok_or("the answer is missing")?;
        self.read += 1;
        match line.len() {
            ..=LONGEST => Ok(line),
            bytes => Err(format!("line {} has {bytes} bytes, more than any answer", self.read)),
        }
    }

    /// Removes the blanks at the ends of a line, or of the rest of one.
    fn trimmed(&mut self, line: &'a str) -> &'a str {
        if line.trim_end() != line {
            self.slip("trailing space");
        } else if line.trim_start() != line {
            self.slip("leading blank");
        }
        if self.read == self.lines && !self.ended {
            self.slip("no newline at its end");
        }
        line.trim()
    }

    /// Records a fault in the line read last, if it is the first.
    fn slip(&mut self, what: &str) {
        if self.slip.is_none() {
            self.slip = Some(format!("line {}: {}", self.read, what));
        }
    }
}

/// Parses whether a case is solved within a number of moves.
fn within(line: &str) -> Result<Said<'_>, String> {
    let (is_not, rest) = line.strip_prefix("NOT ").map_or((false, line), |rest| (true, rest));
    let number = rest.strip_prefix("SOLVABLE WITHIN ").and_then(|rest| rest.strip_suffix(" MOVES"));
    let count = count(number.ok_or_else(|| format!("{line:?} does not say within how many moves"))?)?;
    Ok(if is_not { Said::NotWithin(count) } else { Said::Moves(Some(count), None) })
}

/// Parses a number of moves; neither `+3` nor `03` is one.
fn count(line: &str) -> Result<usize, String> {
    let count = line.parse().ok().filter(|&count: &usize| count <= LONGEST && count.to_string() == line);
    count.ok_or_else(|| format!("{line:?} is not a number of moves"))
}
