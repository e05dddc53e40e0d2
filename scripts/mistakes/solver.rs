//! A solver of every problem, with a switch for each mistake.
//!
//! It has what a program has: it reads boards, tests parity, searches, prints, and keeps variables from board to board.
//! A mistake is one of these steps done wrongly. The right steps take their answers from the kit.

use super::boards::{Asked, Reply, Right, Slide};
use super::lines::boards_by_lines;
use super::need::other_goal;
use super::parity::{is_odd_among_digits, seems_solvable};
use super::path::{changed, with_detours};
use super::print::Printer;
use crate::kit::grid::{Case, Grid};
use crate::problems::mistake::Mistake::{self, *};
use crate::problems::problem::Problem;

/// A solver and the variables that it keeps.
pub struct Solver<'a> {
    problem: &'static Problem,
    mistake: Option<Mistake>,
    right: &'a mut Right,
    kept: Kept,
}

#[derive(Default)]
struct Kept {
    /// The last answer, and the right path of the last board that has one.
    last: Option<Reply>,
    path: Vec<Slide>,
    /// Whether the inversions of all boards before are odd in number.
    is_odd: bool,
    /// The longest path so far, and the shortest.
    threshold: usize,
    best: Option<Vec<Slide>>,
    has_searched: bool,
    was_unsolvable: bool,
    /// The goal and the limit of the first case.
    first: Option<(Grid, Option<usize>)>,
}

/// What a solver prints, and whether it ends by itself.
#[derive(Clone, PartialEq, Eq)]
pub struct Printed {
    pub text: String,
    pub ends: bool,
}

impl<'a> Solver<'a> {
    pub fn new(problem: &'static Problem, mistake: Option<Mistake>, right: &'a mut Right) -> Solver<'a> {
        Solver { problem, mistake, right, kept: Kept::default() }
    }

    /// Answers an input with these boards.
    pub fn run(mut self, input: &str, boards: &[Asked]) -> Printed {
        let (boards, mut ends) = self.read(input, boards);
        let mut printer = Printer::new(self.problem, self.mistake);
        for board in boards {
            let Some(reply) = self.answer(board) else {
                ends = false;
                break;
            };
            printer.add(board, &reply);
            let stops = match self.mistake {
                Some(StopsAtUnsolvable) => reply == Reply::Unsolvable,
                Some(StopsAtSolved) => board.is_solved(),
                _ => false,
            };
            self.kept.last = Some(reply);
            if stops {
                break;
            }
        }
        if let (Some(LastBoardTwice), [.., board], Some(reply)) = (self.mistake, boards, &self.kept.last) {
            printer.add(board, reply);
        }
        Printed { text: printer.end(), ends }
    }

    /// Returns the boards that are read, and whether the program does not fail at the next one.
    fn read<'b>(&self, input: &str, boards: &'b [Asked]) -> (&'b [Asked], bool) {
        let gaps = usize::from(self.problem.input.has_gaps());
        let skipped = match self.mistake {
            None => gaps,
            Some(LineLess) => gaps - 1,
            Some(LineMore) => gaps + 1,
            Some(BlankIsZero) => return (&[], false),
            Some(SingleSpaces) if input.contains("  ") => return (&[], false),
            Some(FirstBoardOnly) => return (&boards[..boards.len().min(1)], true),
            Some(FirstSide) => {
                let sides = |board: &Asked| (board.case.goal.rows(), board.case.goal.columns);
                let same = boards.iter().take_while(|board| sides(board) == sides(&boards[0])).count();
                return (&boards[..same], same == boards.len());
            }
            Some(LastBoardLeftOut) => return (&boards[..boards.len().saturating_sub(1)], true),
            Some(_) => return (boards, true),
        };
        let read = boards_by_lines(self.problem, input, skipped);
        let same = read.iter().zip(boards).take_while(|(read, board)| **read == board.case).count();
        (&boards[..same], same == boards.len())
    }

    /// Answers a board, or returns `None` if the search has no end.
    fn answer(&mut self, asked: &Asked) -> Option<Reply> {
        if let (Some(DigitsApart), 11..) = (self.mistake, asked.case.start.tiles.len()) {
            return self.answer_digits(asked);
        }
        let instead = self.asked_instead(asked);
        let asked = instead.as_ref().unwrap_or(asked);
        let is_whether = self.problem.output.is_parity();
        let is_asked_first = !is_whether || matches!(self.mistake, Some(LastAnswerForSolved | SolvedIsUnsolvable));
        let kept_odd = self.kept.is_odd;
        self.kept.is_odd ^= asked.is_odd;
        if is_asked_first && asked.is_solved() {
            return Some(self.solved(asked));
        }
        if !seems_solvable(self.mistake, asked, kept_odd) || self.fails() {
            return Some(self.unsolvable());
        }
        match &asked.reply {
            Reply::Path(path) => Some(self.searched(asked, path)),
            Reply::TooLong => Some(Reply::TooLong),
            Reply::Unsolvable if is_whether => Some(Reply::Path(Vec::new())),
            // The search ends after all boards in reach, or after all paths within the limit.
            Reply::Unsolvable if self.problem.input.has_limits() => Some(Reply::TooLong),
            Reply::Unsolvable if asked.case.start.tiles.len() <= 9 => Some(self.unsolvable()),
            Reply::Unsolvable => None,
        }
    }

    /// Whether no search succeeds any more.
    fn fails(&self) -> bool {
        match self.mistake {
            Some(KeptVisited) => self.kept.has_searched,
            Some(KeptUnsolvable) => self.kept.was_unsolvable,
            _ => false,
        }
    }

    fn solved(&mut self, asked: &Asked) -> Reply {
        match self.mistake {
            Some(SolvedIsUnsolvable) => Reply::Unsolvable,
            Some(LastAnswerForSolved) => self.last(),
            _ => self.searched(asked, &[]),
        }
    }

    fn unsolvable(&mut self) -> Reply {
        self.kept.was_unsolvable = true;
        match self.mistake {
            Some(LastAnswerForUnsolvable) if self.kept.last.is_some() => self.last(),
            _ => Reply::Unsolvable,
        }
    }

    /// The last answer if it is one word, or else the last path.
    fn last(&self) -> Reply {
        match &self.kept.last {
            Some(last) if self.problem.output.is_parity() => last.clone(),
            _ => Reply::Path(self.kept.path.clone()),
        }
    }

    /// The answer to a board with this right path, which may be longer than the limit by 1.
    fn searched(&mut self, asked: &Asked, path: &[Slide]) -> Reply {
        let most = match self.mistake {
            Some(LimitLess) => asked.limit.map(|limit| limit.saturating_sub(1)),
            Some(LimitMore) => asked.limit.map(|limit| limit + 1),
            Some(PromiseLess) => self.problem.promised.map(|most| most - 1),
            _ => asked.limit,
        };
        if most.is_some_and(|most| path.len() > most) {
            return Reply::TooLong;
        }
        self.kept.has_searched |= !path.is_empty();
        let found = match self.mistake {
            Some(KeptPath) => [&self.kept.path, path].concat(),
            Some(KeptThreshold) => {
                let more = self.kept.threshold.saturating_sub(path.len());
                with_detours(path, more / 2, asked, self.right)
            }
            Some(KeptBest) => self.kept.best.take().filter(|best| best.len() < path.len()).unwrap_or(path.to_vec()),
            mistake => changed(mistake, asked, path, self.right),
        };
        self.kept.threshold = self.kept.threshold.max(found.len());
        self.kept.best = Some(found.clone());
        self.kept.path = path.to_vec();
        Reply::Path(found)
    }

    /// The board that is answered by mistake instead of the right one, if any.
    fn asked_instead(&mut self, asked: &Asked) -> Option<Asked> {
        let Case { start, goal } = &asked.case;
        let (first, limit) = self.kept.first.get_or_insert_with(|| (goal.clone(), asked.limit));
        let exchanged = |grid: &Grid| Grid { columns: grid.rows(), tiles: grid.tiles.clone() };
        let case = match self.mistake {
            Some(FirstGoal) if first.tiles.len() == goal.tiles.len() => {
                Case { start: start.clone(), goal: first.clone() }
            }
            Some(OtherGoal) => Case { start: start.clone(), goal: other_goal(self.problem, goal) },
            Some(RowsAndColumns) => Case { start: exchanged(start), goal: exchanged(goal) },
            Some(FirstLimit) => asked.case.clone(),
            _ => return None,
        };
        let limit = if self.mistake == Some(FirstLimit) { *limit } else { asked.limit };
        self.right.asked_instead(case, limit)
    }

    /// Answers a board from the first digits of each row. It has a digit twice, so the goal is never reached.
    fn answer_digits(&mut self, asked: &Asked) -> Option<Reply> {
        let columns = asked.case.start.columns;
        let digits = |row: &[usize]| -> Vec<usize> {
            let text: String = row.iter().map(usize::to_string).collect();
            text.bytes().take(columns).map(|digit| usize::from(digit - b'0')).collect()
        };
        let read: Vec<usize> = asked.case.start.tiles.chunks(columns).flat_map(digits).collect();
        let start = Grid { columns, tiles: read };
        let is_odd = is_odd_among_digits(&start.tiles);
        let seems_solvable = start.tiles.contains(&0) && {
            let as_read = Asked { is_odd, case: Case { start, goal: asked.case.goal.clone() }, ..asked.clone() };
            seems_solvable(Some(DigitsApart), &as_read, false)
        };
        if !seems_solvable {
            Some(self.unsolvable())
        } else if self.problem.output.is_parity() {
            Some(Reply::Path(Vec::new()))
        } else {
            Some(Reply::TooLong).filter(|_| self.problem.input.has_limits())
        }
    }
}
