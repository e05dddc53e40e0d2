//! Checks the answers of an output, by replay and by search, never byte for byte.

use super::answers::{count, quoted, Fault, Lines, MISSING};
use super::grid::Case;
use super::oracle::{fewest_within, Oracle};
use super::problem::{Form, Goal, Problem, Rule};
use super::replay::{letters, replay, slide};
use crate::cli;
use slidekit::board::Move;
use slidekit::search::Answer;

impl Problem {
    /// Checks an output against its input by a rule: the judge's, or the one that the kit promises. Lines may end with
    /// CR LF.
    ///
    /// # Errors
    /// The first wrong answer, or if all are right, the first fault in spaces and line ends.
    ///
    /// # Panics
    /// If the input is malformed.
    pub fn check(&self, rule: Rule, input: &[u8], output: &[u8]) -> Result<(), Fault> {
        let cases = self.limited(input).expect("an input that was read before");
        let text = std::str::from_utf8(output).map_err(|_| Fault::Wrong("the output is not text".to_string()))?;
        if text.is_empty() && !cases.is_empty() {
            return Err(Fault::Wrong("no output".to_string()));
        }
        let text = text.replace("\r\n", "\n");
        let mut checker = Checker::new(self, rule, &text, cases.len());
        for (number, (case, limit)) in (1..).zip(&cases) {
            let checked = checker.next(number, case, *limit);
            checked.map_err(|clause| Fault::Wrong(format!("{} {number}: {clause}", self.noun())))?;
        }
        checker.lines.end().map_err(Fault::Wrong)?;
        checker.lines.slip().map_or(Ok(()), |clause| Err(Fault::Presentation(clause)))
    }

    /// Checks the answers of an output that breaks off, by the judge's rule.
    ///
    /// # Panics
    /// If the input is malformed.
    pub fn check_beginning(&self, input: &[u8], output: &[u8]) -> Beginning {
        let cases = self.limited(input).expect("an input that was read before");
        let complete = output.iter().rposition(|&byte| byte == b'\n').map_or(0, |newline| newline + 1);
        let text = String::from_utf8_lossy(&output[..complete]);
        let mut checker = Checker::new(self, self.rule, &text, cases.len());
        let mut beginning = Beginning { ends: Vec::new(), fault: None };
        for (number, (case, limit)) in (1..).zip(&cases) {
            let checked = if checker.lines.is_at_end() { break } else { checker.next(number, case, *limit) };
            match checked {
                Err(clause) if clause == MISSING => break,
                Err(clause) => {
                    beginning.fault = Some(format!("{} {number}: {clause}", self.noun()));
                    break;
                }
                Ok(()) => beginning.ends.push(checker.lines.bytes),
            }
        }
        beginning
    }

    /// What the kit calls a case: a board, or a case if the input gives its goal too.
    pub fn noun(&self) -> &'static str {
        if self.input.goal == Goal::Given {
            "case"
        } else {
            "board"
        }
    }
}

/// The right answers at the beginning of an output.
pub struct Beginning {
    /// The end of each in bytes.
    pub ends: Vec<usize>,
    /// The fault of the next answer, if it is complete.
    pub fault: Option<String>,
}

struct Checker<'a> {
    problem: &'a Problem,
    rule: Rule,
    lines: Lines<'a>,
    oracle: Oracle,
}

impl<'a> Checker<'a> {
    fn new(problem: &'a Problem, rule: Rule, text: &'a str, cases: usize) -> Checker<'a> {
        let (lines, oracle) = (Lines::new(&problem.output, text, cases), Oracle::new(rule, problem.limit));
        Checker { problem, rule, lines, oracle }
    }

    /// Checks the answer to the next case, which may have its own limit.
    fn next(&mut self, number: usize, case: &Case, limit: Option<usize>) -> Result<(), String> {
        let output = &self.problem.output;
        let may_be_empty = case.start == case.goal && matches!(output.form, Form::Moves | Form::Tiles);
        let line = self.lines.first(number, may_be_empty)?;
        match output.form {
            Form::Count | Form::Whether(_) | Form::Within => match self.right_line(case, limit) {
                right if line == right => Ok(()),
                right => Err(format!("{}, the right answer is {right:?}", quoted(line))),
            },
            Form::CountAndMoves => match self.lines.line("")? {
                moves if line == "-1" && moves == output.unsolvable => self.none(Answer::Unsolvable, case),
                moves => self.moves(&self.letters(moves)?, Some(count(line)?), case),
            },
            _ if line == output.unsolvable => self.none(Answer::Unsolvable, case),
            _ if output.too_long == Some(line) => self.none(Answer::TooLong, case),
            Form::Moves => self.moves(&self.letters(line)?, None, case),
            Form::CountAndWords => {
                let words = (0..count(line)?).map(|_| self.word()).collect::<Result<Vec<_>, _>>()?;
                self.moves(&words, None, case)
            }
            Form::YesAndMoves if line == "YES" => {
                let line = self.lines.line("")?;
                self.moves(&self.letters(line)?, None, case)
            }
            Form::YesAndMoves => Err(format!("{} is neither \"YES\" nor {:?}", quoted(line), output.unsolvable)),
            Form::Tiles => slide(case, &line.split_whitespace().collect::<Vec<_>>()),
        }
    }

    /// Splits a line of moves into its letters.
    fn letters<'l>(&self, line: &'l str) -> Result<Vec<&'l str>, String> {
        let letters = letters(line);
        match letters.iter().all(|letter| self.problem.output.moves.contains(letter)) {
            true => Ok(letters),
            false => Err(self.not_moves(line, &letters)),
        }
    }

    /// Reads a move on a line of its own.
    fn word(&mut self) -> Result<&'a str, String> {
        let line = self.lines.line("")?;
        match self.problem.output.moves.contains(&line) {
            true => Ok(line),
            false => Err(self.not_moves(line, &[line])),
        }
    }

    /// The clause for a line that was read instead of these moves.
    fn not_moves(&self, line: &str, moves: &[&str]) -> String {
        let output = &self.problem.output;
        let phrases = [Some(output.unsolvable), output.too_long].into_iter().flatten();
        let phrases: Vec<&str> = phrases.filter(|_| output.form == Form::Moves).collect();
        let others: String = phrases.iter().map(|phrase| format!(" nor {phrase:?}")).collect();
        let what = if others.is_empty() { "not moves" } else { "neither moves" };
        let is_like = |right: &[&str], word: &str| right.iter().any(|right| right.eq_ignore_ascii_case(word));
        let is_case = is_like(&phrases, line) || moves.iter().all(|mv| is_like(&output.moves, mv));
        let hint = if is_case { "; capitals and small letters differ" } else { "" };
        let (number, names) = (self.lines.read, output.moves.join(", "));
        format!("line {number} is {}, {what} ({names}){others}{hint}", quoted(line))
    }

    /// The only right answer, if it is one line.
    fn right_line(&mut self, case: &Case, limit: Option<usize>) -> String {
        let output = &self.problem.output;
        match (output.form, limit) {
            (Form::Within, Some(limit)) => match fewest_within(case, limit) {
                Some(fewest) => format!("SOLVABLE WITHIN {fewest} MOVES"),
                None => format!("NOT SOLVABLE WITHIN {limit} MOVES"),
            },
            (Form::Whether(yes), _) if case.solvable() => yes.to_string(),
            (Form::Count, _) => match self.oracle.truth(case) {
                Some(Answer::Moves(moves)) => moves.len().to_string(),
                _ => output.unsolvable.to_string(),
            },
            _ => output.unsolvable.to_string(),
        }
    }

    /// Checks moves and, if it was announced, their number.
    fn moves(&mut self, moves: &[&str], announced: Option<usize>, case: &Case) -> Result<(), String> {
        let replayed = replay(case, moves, &self.problem.output.moves, self.problem.limit)?;
        match announced.filter(|&announced| announced != replayed) {
            Some(announced) => Err(format!("{} announced, {replayed} given", cli::count(announced, "move"))),
            None if self.rule == Rule::Any => Ok(()),
            None => self.least(moves, case),
        }
    }

    /// Checks that moves to the goal are the fewest, or also the least.
    fn least(&mut self, moves: &[&str], case: &Case) -> Result<(), String> {
        let Some(Answer::Moves(least)) = self.oracle.truth(case) else {
            unreachable!("{case:?} has a shortest answer")
        };
        if moves.len() > least.len() {
            return Err(format!("{} moves, the fewest is {}", moves.len(), least.len()));
        }
        let word = |mv: &Move| self.problem.output.moves[*mv as usize];
        let mut pairs = (1..).zip(moves.iter().zip(least.iter().map(word)));
        match pairs.find(|(_, (given, least))| *given != least) {
            Some((number, (given, least))) if self.rule == Rule::Least => {
                Err(format!("move {number} is {given}, the alphabetically least answer has {least}"))
            }
            _ => Ok(()),
        }
    }

    /// Checks the answer that a board is unsolvable or that its answers are too long.
    fn none(&mut self, said: Answer, case: &Case) -> Result<(), String> {
        let fault = match (&said, self.oracle.truth(case)) {
            (_, Some(Answer::Moves(moves))) if moves.len() == 1 => "1 move solves it".to_string(),
            (_, Some(Answer::Moves(moves))) => format!("{} moves solve it", moves.len()),
            (_, None) => "it is solvable".to_string(),
            (Answer::Unsolvable, Some(Answer::TooLong)) if self.problem.output.too_long.is_some() => {
                "more moves than the limit solve it".to_string()
            }
            (Answer::TooLong, Some(Answer::Unsolvable)) => "no moves solve it".to_string(),
            (_, Some(Answer::TooLong | Answer::Unsolvable)) => return Ok(()),
        };
        let answer = if said == Answer::TooLong { "too long" } else { "unsolvable" };
        Err(format!("answered {answer}, but {fault}"))
    }
}
