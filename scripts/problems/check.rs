//! Checks the answers of an output, by replay and by search, never byte for byte.

use super::answers::{count, Fault, Lines};
use super::grid::Case;
use super::oracle::{fewest_within, Oracle};
use super::problem::{Form, Goal, Problem, Rule};
use super::replay::{letters, replay, slide};
use crate::cli;
use slidekit::board::Move;
use slidekit::search::Answer;

impl Problem {
    /// Checks an output against its input by a rule: the judge's, or the one that the kit promises.
    ///
    /// # Errors
    /// The first wrong answer, or if all are right, the first fault in spaces and line ends.
    ///
    /// # Panics
    /// If the input is malformed.
    pub fn check(&self, rule: Rule, input: &[u8], output: &[u8]) -> Result<(), Fault> {
        let cases = self.limited(input).expect("an input that was read before");
        let text = std::str::from_utf8(output).map_err(|_| Fault::Wrong("the output is not text".to_string()))?;
        let (lines, oracle) = (Lines::new(&self.output, text, cases.len()), Oracle::new(rule, self.limit));
        let mut checker = Checker { problem: self, rule, lines, oracle };
        let noun = if self.input.goal == Goal::Given { "case" } else { "board" };
        for (number, (case, limit)) in (1..).zip(&cases) {
            let checked = checker.next(number, case, *limit);
            checked.map_err(|clause| Fault::Wrong(format!("{noun} {number}: {clause}")))?;
        }
        checker.lines.end().map_err(Fault::Wrong)?;
        checker.lines.slip().map_or(Ok(()), |clause| Err(Fault::Presentation(clause)))
    }
}

struct Checker<'a> {
    problem: &'a Problem,
    rule: Rule,
    lines: Lines<'a>,
    oracle: Oracle,
}

impl Checker<'_> {
    /// Checks the answer to the next case, which may have its own limit.
    fn next(&mut self, number: usize, case: &Case, limit: Option<usize>) -> Result<(), String> {
        let output = &self.problem.output;
        let may_be_empty = case.start == case.goal && matches!(output.form, Form::Moves | Form::Tiles);
        let line = self.lines.first(number, may_be_empty)?;
        match output.form {
            Form::Count | Form::Whether(_) | Form::Within => match self.right_line(case, limit) {
                right if line == right => Ok(()),
                right => Err(format!("{line:?}, the right answer is {right:?}")),
            },
            Form::CountAndMoves => match self.lines.line("")? {
                moves if line == "-1" && moves == output.unsolvable => self.none(Answer::Unsolvable, case),
                moves => self.moves(&letters(moves), Some(count(line)?), case),
            },
            _ if line == output.unsolvable => self.none(Answer::Unsolvable, case),
            _ if output.too_long == Some(line) => self.none(Answer::TooLong, case),
            Form::Moves => self.moves(&letters(line), None, case),
            Form::CountAndWords => {
                let words = (0..count(line)?).map(|_| self.lines.line("")).collect::<Result<Vec<_>, _>>()?;
                self.moves(&words, None, case)
            }
            Form::YesAndMoves if line == "YES" => {
                let moves = letters(self.lines.line("")?);
                self.moves(&moves, None, case)
            }
            Form::YesAndMoves => Err(format!("{line:?} is neither \"YES\" nor {:?}", output.unsolvable)),
            Form::Tiles => slide(case, &line.split_whitespace().collect::<Vec<_>>()),
        }
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
