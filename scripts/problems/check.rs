//! Whether the answers of an output are right: by replay and by search, never byte for byte.

use super::answers::{Fault, Lines, Said};
use super::grid::Case;
use super::oracle::{fewest_within, Oracle, Truth};
use super::problem::{Form, Goal, Problem, Rule};
use super::replay::{replay, slide};
use slidekit::board::Move;

impl Problem {
    /// Checks an output against the input that it answers, by a rule: the judge's, or what the kit promises.
    ///
    /// # Errors
    /// The first wrong answer, or if all are right, the first thing that is wrong with blanks and line ends.
    ///
    /// # Panics
    /// When the input is not one.
    pub fn check(&self, rule: Rule, input: &[u8], output: &[u8]) -> Result<(), Fault> {
        let cases = self.limited(input).expect("an input that was read before");
        let text = std::str::from_utf8(output).map_err(|_| Fault::Wrong("the output is not text".to_string()))?;
        let mut lines = Lines::new(&self.output, text, cases.len());
        let mut oracle = Oracle::new(rule, self.limit);
        for (number, (case, own)) in (1..).zip(&cases) {
            let said = lines.answer(number, case.start == case.goal);
            let judged = said.and_then(|said| match own {
                Some(limit) => within(case, *limit, &said),
                None => self.judge(rule, case, &said, &mut oracle),
            });
            judged.map_err(|clause| Fault::Wrong(format!("{} {}: {}", self.noun(), number, clause)))?;
        }
        lines.end().map_err(Fault::Wrong)?;
        match lines.slip {
            None => Ok(()),
            Some(clause) => Err(Fault::Presentation(clause)),
        }
    }

    /// What the judge calls a board.
    fn noun(&self) -> &'static str {
        match self.input.goal {
            Goal::Given => "case",
            _ => "board",
        }
    }

    /// Judges one answer.
    fn judge(&self, rule: Rule, case: &Case, said: &Said, oracle: &mut Oracle) -> Result<(), String> {
        match said {
            Said::Unsolvable => self.refused("unsolvable", oracle.truth(case), self.output.too_long.is_none()),
            Said::TooLong => self.refused("too long", oracle.truth(case), true),
            Said::Solvable if case.solvable() => Ok(()),
            Said::Solvable => Err("said solvable, no moves solve it".to_string()),
            Said::NotWithin(_) => unreachable!("{} has one limit for all cases", self.program),
            Said::Moves(_, Some(tiles)) if self.output.form == Form::Tiles => slide(case, tiles),
            Said::Moves(count, Some(moves)) => {
                let replayed = replay(case, moves, &self.output.moves, self.limit);
                let replayed = replayed.map_err(|fault| fault + self.hint(case, moves))?;
                if count.is_some_and(|count| count != replayed) {
                    return Err(format!("said {} moves, gave {}", count.unwrap_or(0), replayed));
                }
                self.least(rule, moves, oracle, case)
            }
            Said::Moves(count, None) => counted(count.unwrap_or(0), oracle.truth(case)),
        }
    }

    /// What is said to a wrong answer that would be right if its letters named the way of the tile.
    fn hint(&self, case: &Case, moves: &[&str]) -> &'static str {
        let [down, left, right, up] = self.output.moves;
        match replay(case, moves, &[up, right, left, down], self.limit) {
            Ok(moves) if moves > 0 => "; the moves are the tile's, not the blank's",
            _ => "",
        }
    }

    /// Judges that there is no answer; `covers_long` says whether that is right of one that is too long, too.
    fn refused(&self, said: &str, truth: Truth, covers_long: bool) -> Result<(), String> {
        match truth {
            Truth::Moves(moves) if moves.len() == 1 => Err(format!("said {said}, 1 move solves it")),
            Truth::Moves(moves) => Err(format!("said {}, {} moves solve it", said, moves.len())),
            Truth::Solvable => Err(format!("said {said}, it can be solved")),
            Truth::TooLong if !covers_long => Err(format!("said {said}, more moves than the limit solve it")),
            Truth::Unsolvable if said == "too long" => Err(format!("said {said}, no moves solve it")),
            Truth::TooLong | Truth::Unsolvable => Ok(()),
        }
    }

    /// Judges moves that lead to the goal.
    fn least(&self, rule: Rule, moves: &[&str], oracle: &mut Oracle, case: &Case) -> Result<(), String> {
        if rule == Rule::Any {
            return Ok(());
        }
        let least = match oracle.truth(case) {
            Truth::Moves(least) => least,
            truth => unreachable!("moves lead to the goal: {:?}", truth),
        };
        if moves.len() > least.len() {
            return Err(format!("{} moves, the fewest is {}", moves.len(), least.len()));
        }
        let word = |mv: &Move| self.output.moves[*mv as usize];
        match moves.iter().zip(&least).position(|(&made, mv)| made != word(mv)) {
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

/// Judges whether a case is solved within its own limit.
fn within(case: &Case, limit: usize, said: &Said) -> Result<(), String> {
    match (said, fewest_within(case, limit)) {
        (Said::NotWithin(moves), None) if *moves != limit => Err(format!("said {moves} moves, the limit is {limit}")),
        (Said::NotWithin(_), None) => Ok(()),
        (Said::NotWithin(_), Some(fewest)) => Err(format!("said not solvable, {fewest} moves solve it")),
        (Said::Moves(Some(count), _), Some(fewest)) if *count == fewest => Ok(()),
        (Said::Moves(Some(count), _), Some(fewest)) => Err(format!("{count} moves, the fewest is {fewest}")),
        (Said::Moves(Some(count), _), None) => Err(format!("{count} moves, the fewest is more than {limit}")),
        (said, _) => unreachable!("{said:?} is no answer to a case with its own limit"),
    }
}

/// Judges a number of moves.
fn counted(count: usize, truth: Truth) -> Result<(), String> {
    match truth {
        Truth::Moves(moves) if count == moves.len() => Ok(()),
        Truth::Moves(moves) => Err(format!("{} moves, the fewest is {}", count, moves.len())),
        Truth::Unsolvable => Err(format!("{count} moves, none solve it")),
        Truth::TooLong | Truth::Solvable => unreachable!("a count is asked for boards that are solved without a limit"),
    }
}
