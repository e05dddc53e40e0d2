//! Checks the answers of an output, by replay and by search, never byte for byte.

use super::answers::{Fault, Lines, Said};
use super::grid::Case;
use super::oracle::{fewest_within, Oracle};
use super::problem::{Form, Goal, Problem, Rule};
use super::replay::{replay, slide};
use crate::cli::count;
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
        let mut lines = Lines::new(&self.output, text);
        let mut oracle = Oracle::new(rule, self.limit);
        for (number, (case, own)) in (1..).zip(&cases) {
            let said = lines.answer(number, case.start == case.goal);
            let judged = said.and_then(|said| match said {
                Said::Line(line) => match self.right_line(case, *own, &mut oracle) {
                    right if line == right => Ok(()),
                    right => Err(format!("{line:?}, the right answer is {right:?}")),
                },
                said => self.judge(rule, case, &said, &mut oracle),
            });
            judged.map_err(|clause| Fault::Wrong(format!("{} {}: {}", self.noun(), number, clause)))?;
        }
        lines.end().map_err(Fault::Wrong)?;
        lines.slip().map_or(Ok(()), |clause| Err(Fault::Presentation(clause)))
    }

    /// The judge's word for a board.
    fn noun(&self) -> &'static str {
        match self.input.goal {
            Goal::Given => "case",
            _ => "board",
        }
    }

    /// The only right answer, if it is one line.
    fn right_line(&self, case: &Case, own: Option<usize>, oracle: &mut Oracle) -> String {
        match (self.output.form, own) {
            (Form::Within, Some(limit)) => match fewest_within(case, limit) {
                Some(fewest) => format!("SOLVABLE WITHIN {fewest} MOVES"),
                None => format!("NOT SOLVABLE WITHIN {limit} MOVES"),
            },
            (Form::Whether(yes), _) if case.solvable() => yes.to_string(),
            (Form::Count, _) => match oracle.truth(case) {
                Some(Answer::Moves(moves)) => moves.len().to_string(),
                _ => self.output.unsolvable.to_string(),
            },
            _ => self.output.unsolvable.to_string(),
        }
    }

    fn judge(&self, rule: Rule, case: &Case, said: &Said, oracle: &mut Oracle) -> Result<(), String> {
        match said {
            Said::Moves(_, tiles) if self.output.form == Form::Tiles => slide(case, tiles),
            Said::Moves(announced, moves) => {
                let replayed = replay(case, moves, &self.output.moves, self.limit);
                let replayed = replayed.map_err(|fault| fault + self.hint(case, moves))?;
                if let Some(announced) = announced.filter(|&announced| announced != replayed) {
                    return Err(format!("{} announced, {replayed} given", count(announced, "move")));
                }
                self.least(rule, moves, oracle, case)
            }
            none => self.refused(none, oracle.truth(case)),
        }
    }

    /// The hint for moves that would be right if their letters named the tile's direction.
    fn hint(&self, case: &Case, moves: &[&str]) -> &'static str {
        let [down, left, right, up] = self.output.moves;
        match replay(case, moves, &[up, right, left, down], self.limit) {
            Ok(moves) if moves > 0 => "; the moves are the tile's, not the blank's",
            _ => "",
        }
    }

    /// Judges the answer that a board is unsolvable or that its answers are too long.
    fn refused(&self, said: &Said, truth: Option<Answer>) -> Result<(), String> {
        let fault = match (said, truth) {
            (_, Some(Answer::Moves(moves))) if moves.len() == 1 => "1 move solves it".to_string(),
            (_, Some(Answer::Moves(moves))) => format!("{} moves solve it", moves.len()),
            (_, None) => "it is solvable".to_string(),
            (Said::Unsolvable, Some(Answer::TooLong)) if self.output.too_long.is_some() => {
                "more moves than the limit solve it".to_string()
            }
            (Said::TooLong, Some(Answer::Unsolvable)) => "no moves solve it".to_string(),
            (_, Some(Answer::TooLong | Answer::Unsolvable)) => return Ok(()),
        };
        let answer = if *said == Said::TooLong { "too long" } else { "unsolvable" };
        Err(format!("answered {answer}, but {fault}"))
    }

    fn least(&self, rule: Rule, moves: &[&str], oracle: &mut Oracle, case: &Case) -> Result<(), String> {
        if rule == Rule::Any {
            return Ok(());
        }
        let Some(Answer::Moves(least)) = oracle.truth(case) else { unreachable!("{case:?} has a shortest answer") };
        if moves.len() > least.len() {
            return Err(format!("{} moves, the fewest is {}", moves.len(), least.len()));
        }
        let word = |mv: &Move| self.output.moves[*mv as usize];
        match moves.iter().zip(&least).position(|(&given, mv)| given != word(mv)) {
            Some(at) if rule == Rule::Least => Err(format!(
                "move {} is {}, the alphabetically least answer has {}",
                at + 1,
                moves[at],
                word(&least[at])
            )),
            _ => Ok(()),
        }
    }
}
