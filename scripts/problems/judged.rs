//! The verdict of a judge on an output: only what it is known to mind is a fault, the rest are notes.

use super::answers::Rejection;
use super::clause::{Clause, Code};
use super::format::Hole;
use super::judges::Compares;
use super::problem::Problem;
use crate::kit::oracle::Rule;
use std::str::from_utf8;

/// The verdict of a judge on an output.
#[derive(Debug)]
pub struct Judged {
    /// The fault, with the number of its case from 1, or 0 if it concerns no single case; none if the output is accepted.
    pub fault: Option<(usize, Rejection)>,
    /// How spaces and line ends differ from the statement, where that is not known to count.
    pub notes: Vec<Clause>,
}

impl Problem {
    /// Gives the verdict of the judge on an output by a rule.
    ///
    /// # Panics
    /// If the input is malformed.
    pub fn judged(&self, rule: Rule, input: &[u8], output: &[u8]) -> Judged {
        let mut notes = Vec::new();
        if output.windows(2).any(|pair| pair == b"\r\n") {
            notes.push(self.note(Code::CarriageReturns));
        }
        let fault = self.check_each(rule, input, output).err();
        match &fault {
            Some((_, Rejection::Presentation(slip))) if self.judge.compares != Compares::Lines => {
                notes.push(self.note(slip.clone()));
            }
            Some((_, Rejection::Wrong(_))) if self.has_right_words(rule, input, output) => {
                let is_blank = output.trim_ascii().is_empty();
                notes.push(self.note(if is_blank { Code::NoMoves } else { Code::OtherLines }));
            }
            Some((number, Rejection::Wrong(clause))) if self.is_echo(input, output) => {
                let clause = clause.clone().bare().hinted(Code::EchoesInput);
                return Judged { fault: Some((*number, Rejection::Wrong(clause))), notes };
            }
            _ => return Judged { fault, notes },
        }
        Judged { fault: None, notes }
    }

    /// What is different, and whether the judge minds.
    fn note(&self, what: impl Into<Clause>) -> Clause {
        // In a format of one's own, the judge has no name.
        if self.file.is_some() {
            return Code::TheJudgeMay.with(what.into());
        }
        let code = match self.judge.compares {
            Compares::Lines => Code::EveryByteCounts,
            Compares::Words => Code::WordsCount,
            Compares::Values => Code::ValuesCount,
            Compares::Unknown => Code::MayCount,
        };
        code.with(what.into()).with(self.judge.name)
    }

    /// Whether an output begins with the lines of its input, and no answer does.
    fn is_echo(&self, input: &[u8], output: &[u8]) -> bool {
        let prints_boards = [Hole::Start, Hole::Goal, Hole::Boards].iter().any(|hole| self.output.has(*hole));
        let first = first_lines(input);
        // Two numbers may be counts of moves.
        let is_told_apart = first.iter().any(|line| line.len() > 3);
        !prints_boards && is_told_apart && first_lines(output).starts_with(&first)
    }

    /// Whether the judge compares no lines, and the words of an output are right on whatever lines they are.
    fn has_right_words(&self, rule: Rule, input: &[u8], output: &[u8]) -> bool {
        let has_no_lines = matches!(self.judge.compares, Compares::Words | Compares::Values);
        // A list of tiles needs its line to end.
        let is_told_apart = !self.output.has(Hole::Tiles) || output.trim_ascii().is_empty();
        let Some(text) = from_utf8(output).ok().filter(|_| has_no_lines && is_told_apart) else { return false };
        let checked = self.check_each(rule, input, self.line_by_line(text).as_bytes());
        !matches!(checked, Err((_, Rejection::Wrong(_))))
    }

    /// The words of a text, each answer on a line. Where no lines are compared, an answer is a line; where it has several words,
    /// the last one ends it.
    fn line_by_line(&self, text: &str) -> String {
        let last = self.output.answer.trim_end().rsplit_once(' ').map(|(_, last)| last);
        let ends_line = |word: &str| last.is_none_or(|last| word == last);
        let words =
            text.split_ascii_whitespace().map(|word| word.to_string() + if ends_line(word) { "\n" } else { " " });
        Some(words.collect::<String>()).filter(|lines| !lines.is_empty()).unwrap_or_else(|| "\n".to_string())
    }
}

/// The first two lines of a text that are not empty, without the spaces around them.
fn first_lines(text: &[u8]) -> Vec<&[u8]> {
    let lines = text.split(|&byte| byte == b'\n').map(<[u8]>::trim_ascii);
    lines.filter(|line| !line.is_empty()).take(2).collect()
}
