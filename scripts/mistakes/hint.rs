//! The hints on a wrong output. Each is true or absent.
//!
//! A pitfall that names mistakes is told only if a solver with one of them prints what the program has printed on this
//! input, and is refused there, but on no input before on which the program was accepted. Spaces are not compared, unless
//! nothing else is wrong: then the empty lines are. Two paths are the same if they lead to the same board and, where the
//! fewest moves are asked for, are equally long; a solver takes the program's own path where it is right. Where the form
//! is wrong and any path will do, runs of moves, and runs of numbers, are compared as one word each. A solver that does
//! not end has printed nothing.
//!
//! Any other pitfall is a possibility, told only where it shows in a way that nothing seen speaks against.

use super::boards::{after_over_row_ends, Asked, Right};
use super::list::is_tried;
use super::solver::Solver;
use crate::kit::grid::Grid;
use crate::kit::oracle::Rule;
use crate::problems::answers::Rejection;
use crate::problems::clause::Class;
use crate::problems::contract::{Pitfall, Shows};
use crate::problems::mistake::Mistake::{self, RowEnd};
use crate::problems::printed::{Printed, Reader};
use crate::problems::problem::Problem;
use crate::problems::replay::{legal, Step};
use slidekit::board::Move;
use slidekit::search::Answer;

/// Returns those of some pitfalls that are told of an output, which shows them in these ways. The program was accepted on
/// the inputs `before`.
pub fn hints(
    problem: &'static Problem,
    pitfalls: &[Pitfall],
    shows: &[Shows],
    input: &[u8],
    output: &[u8],
    before: &[Vec<u8>],
) -> Vec<Pitfall> {
    let mut seen = None;
    let mut is_true = |pitfall: &Pitfall| {
        let is_possible = shows.contains(&pitfall.shows);
        let mistakes = pitfall.mistakes.iter().filter(|_| is_possible);
        is_possible && pitfall.mistakes.is_empty()
            || mistakes.into_iter().any(|&mistake| {
                let seen = seen.get_or_insert_with(|| Seen::new(problem, shows, input, output));
                seen.as_mut().is_some_and(|seen| seen.is_of(mistake))
                    && !before.iter().any(|input| is_refused(problem, mistake, input))
            })
    };
    pitfalls.iter().copied().filter(|pitfall| is_true(pitfall)).collect()
}

/// Whether a solver with a mistake is refused on an input, as far as it is tried there.
fn is_refused(problem: &'static Problem, mistake: Mistake, input: &[u8]) -> bool {
    let Some(mut seen) = Seen::new(problem, &[], input, b"") else { return false };
    if !is_tried(mistake, seen.boards.len()) {
        return false;
    }
    let printed = Solver::new(problem, Some(mistake), &mut seen.right).run(seen.input, &seen.boards);
    !printed.ends || problem.judged(problem.rule, input, printed.text.as_bytes()).fault.is_some()
}

/// The ways in which the mistakes behind a wrong output show.
pub fn shown(problem: &Problem, input: &[u8], output: &[u8], rejection: &Rejection) -> Vec<Shows> {
    let (clause, has_wrong_words) = match rejection {
        Rejection::Wrong(clause) => (clause, true),
        Rejection::Presentation(clause) => (clause, false),
    };
    let mut shows = match clause {
        _ if clause.is_named() => vec![],
        _ if !has_wrong_words => vec![Shows::Presentation, Shows::Form],
        _ if clause.is_of(&[Class::Form]) => vec![Shows::Form],
        _ if clause.is_of(&[Class::SaidUnsolvable]) => vec![Shows::Solvable, Shows::Parity, Shows::Wrong],
        _ if clause.is_of(&[Class::SaidSolvable]) => vec![Shows::Unsolvable, Shows::Parity, Shows::Wrong],
        _ if clause.names_no_tile() => vec![Shows::NoTiles, Shows::Illegal, Shows::Wrong],
        _ if clause.is_of(&[Class::Illegal]) => vec![Shows::Illegal, Shows::Wrong],
        _ if clause.is_of(&[Class::Astray]) => vec![Shows::Wrong],
        _ if clause.is_of(&[Class::OverLimit]) => vec![Shows::OverLimit, Shows::Length, Shows::Wrong],
        _ if clause.is_of(&[Class::NotLeast]) => vec![Shows::NotLeast, Shows::Length, Shows::Wrong],
        _ if clause.is_longer_by_detours() => vec![Shows::Detours, Shows::Length, Shows::Wrong],
        _ if clause.is_of(&[Class::Length]) => vec![Shows::Length, Shows::Wrong],
        _ => vec![Shows::Wrong, Shows::Length, Shows::Parity],
    };
    if clause.is_of(&[Class::Astray]) && is_left_at_row_end(problem, input, output) {
        shows.push(Shows::RowLeft);
    }
    let is_small = |grid: &Grid| grid.rows().max(grid.columns) <= 2;
    let are_small = || problem.cases(input).is_ok_and(|cases| cases.iter().all(|case| is_small(&case.start)));
    if shows.contains(&Shows::Wrong) && are_small() {
        shows.push(Shows::Small);
    }
    shows
}

/// Whether the first board that moves do not solve is in order up to the last two tiles of a row, above the last two rows.
fn is_left_at_row_end(problem: &Problem, input: &[u8], output: &[u8]) -> bool {
    let Ok(given) = problem.moves_given(input, output) else { return false };
    let mut ends = given.iter().map(|(case, moves)| {
        (moves.iter().try_fold(case.start.clone(), |board, &mv| board.after(mv)).expect("legal moves"), &case.goal)
    });
    ends.find(|(end, goal)| end != *goal).is_some_and(|(end, goal)| {
        let first = end.tiles.iter().zip(&goal.tiles).take_while(|(one, other)| one == other).count();
        first % goal.columns + 2 >= goal.columns && first / goal.columns + 2 < goal.rows()
    })
}

/// An output, and what a solver is asked by its input.
struct Seen<'a> {
    problem: &'static Problem,
    input: &'a str,
    output: String,
    only_spaces: bool,
    has_other_form: bool,
    right: Right,
    boards: Vec<Asked>,
}

/// What an answer says of its board.
#[derive(PartialEq, Eq)]
enum Said {
    Line(String),
    Solvable(Option<usize>),
    None(Answer),
    /// The board that moves lead to and, where it counts, their number.
    End(Grid, Option<usize>),
}

impl<'a> Seen<'a> {
    fn new(problem: &'static Problem, shows: &[Shows], input: &'a [u8], output: &[u8]) -> Option<Seen<'a>> {
        let input = std::str::from_utf8(input).ok()?;
        let output = String::from_utf8_lossy(output).replace("\r\n", "\n");
        let mut right = Right::new(problem);
        let own = if problem.rule == Rule::Any { output.as_bytes() } else { b"" };
        let boards = right.asked(input.as_bytes(), own);
        let [only_spaces, has_other_form] = [Shows::Presentation, Shows::Form].map(|one| shows.contains(&one));
        Some(Seen { problem, input, output, only_spaces, has_other_form, right, boards })
    }

    /// Whether a solver with this mistake prints this output, and is refused.
    fn is_of(&mut self, mistake: Mistake) -> bool {
        if mistake == RowEnd && self.problem.output.has_path() {
            return self.leads_over_row_ends();
        }
        if !is_tried(mistake, self.boards.len()) {
            return false;
        }
        let printed = Solver::new(self.problem, Some(mistake), &mut self.right).run(self.input, &self.boards);
        let text = printed.text;
        let judged = || self.problem.judged(self.problem.rule, self.input.as_bytes(), text.as_bytes());
        let is_refused = || judged().fault.is_some();
        printed.ends && self.is_same(&text) && is_refused()
    }

    fn is_same(&self, text: &str) -> bool {
        let empty = |text: &str| text.lines().map(|line| line.trim().is_empty()).collect::<Vec<_>>();
        if self.only_spaces {
            return empty(text) == empty(&self.output);
        }
        if text.split_whitespace().eq(self.output.split_whitespace()) {
            return true;
        }
        match (self.said(text), self.said(&self.output)) {
            (Some(one), Some(other)) => one == other,
            _ => self.has_other_form && self.problem.rule == Rule::Any && self.words(text) == self.words(&self.output),
        }
    }

    /// What each answer of an output says, if all of them can be read and nothing follows them.
    fn said(&self, text: &str) -> Option<Vec<Said>> {
        let mut reader = Reader::new(self.problem, text, self.boards.len());
        let answers = (1..).zip(&self.boards);
        let said = answers.map(|(number, asked)| self.read(&asked.case.start, reader.next(number, &asked.case).ok()?));
        let said = said.collect::<Option<Vec<_>>>()?;
        reader.lines.end().ok().map(|()| said)
    }

    fn read(&self, start: &Grid, printed: Printed) -> Option<Said> {
        let words = match printed {
            Printed::Line(line) => return Some(Said::Line(line)),
            Printed::Solvable(count) => return Some(Said::Solvable(count)),
            Printed::None(answer) => return Some(Said::None(answer)),
            Printed::Path { words, .. } => words,
        };
        let names = self.problem.output.names();
        let steps: Vec<Step> = legal(start, &words, &names).collect();
        let end = steps.last().map_or(start, |step| &step.board).clone();
        let is_whole = words.len() == steps.len();
        is_whole.then(|| Said::End(end, Some(words.len()).filter(|_| self.problem.rule != Rule::Any)))
    }

    /// The words of an output: `m` for moves one by one, `mm` for several in a word, `0` for a number.
    fn words(&self, text: &str) -> Vec<String> {
        let names = self.problem.output.moves;
        let is_letter = |letter: char| names.iter().any(|name| name.chars().eq([letter]));
        let word = |word: &str| match word {
            _ if names.contains(&word) => "m".to_string(),
            _ if word.chars().all(is_letter) => "mm".to_string(),
            _ if word.parse::<u64>().is_ok() => "0".to_string(),
            _ => word.to_string(),
        };
        let mut words: Vec<String> = text.split_whitespace().map(word).collect();
        words.dedup();
        words
    }

    /// Whether all moves lead to the goals if the end of a row is beside the beginning of the next.
    fn leads_over_row_ends(&self) -> bool {
        let mut reader = Reader::new(self.problem, &self.output, self.boards.len());
        let mv = |word: &&str| Move::ALL.into_iter().find(|&mv| self.problem.output.moves[mv as usize] == *word);
        (1..).zip(&self.boards).all(|(number, Asked { case, .. })| match reader.next(number, case) {
            Ok(Printed::Path { words, .. }) => {
                let end = words.iter().map(mv).try_fold(case.start.clone(), |at, mv| after_over_row_ends(&at, mv?));
                end.as_ref() == Some(&case.goal)
            }
            Ok(Printed::None(_)) => !case.solvable(),
            _ => false,
        })
    }
}
