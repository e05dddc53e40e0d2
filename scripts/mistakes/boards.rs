//! The boards of an input, each with what a right solver finds out about it.

use crate::kit::grid::{Case, Grid};
use crate::kit::oracle::{fewest_within, Oracle};
use crate::kit::solve::solve;
use crate::problems::problem::Problem;
use slidekit::board::Move;
use slidekit::search::Answer;
use std::collections::hash_map::Entry;
use std::collections::{HashMap, VecDeque};

/// A board that a solver is asked about.
#[derive(Clone)]
pub struct Asked {
    pub case: Case,
    /// The most moves of an answer.
    pub limit: Option<usize>,
    /// Whether the inversions are odd in number, on the board and on the goal.
    pub is_odd: bool,
    pub goal_is_odd: bool,
    /// The right answer if the limit were greater by 1. The path has no moves where only parity is asked for, and any where
    /// the input gives the limit.
    pub reply: Reply,
}

/// The answer of a solver to a board.
#[derive(Clone, PartialEq, Eq)]
pub enum Reply {
    Path(Vec<Slide>),
    Unsolvable,
    TooLong,
}

/// A move, and the tile that it slides.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Slide {
    pub mv: Move,
    /// 0 where moves are not printed as tiles.
    pub tile: usize,
}

/// Finds the right answers for a problem.
pub struct Right {
    pub problem: &'static Problem,
    within: Oracle,
    one_more: Oracle,
    /// The fewest moves to the goal of each board, if the end of a row is beside the beginning of the next.
    over_row_ends: HashMap<u64, usize>,
}

impl Asked {
    pub fn is_solved(&self) -> bool {
        self.case.start == self.case.goal
    }
}

impl Right {
    pub fn new(problem: &'static Problem) -> Right {
        let oracle = |more: usize| Oracle::new(problem.rule, problem.limit.map(|limit| limit + more));
        Right { problem, within: oracle(0), one_more: oracle(1), over_row_ends: HashMap::new() }
    }

    /// Returns the boards of an input. The paths are those of an output, where it has any that lead to the goal.
    pub fn asked(&mut self, input: &[u8], output: &[u8]) -> Vec<Asked> {
        let limited = self.problem.limited(input).unwrap();
        let given = self.problem.moves_given(input, output).unwrap();
        let asked = |((case, limit), (_, moves)): ((Case, Option<usize>), (Case, Vec<Move>))| {
            let limit = limit.or(self.problem.limit);
            let reply = match moves.as_slice() {
                moves if !moves.is_empty() && leads_to_goal(&case, moves) => {
                    Reply::Path(self.slides(&case.start, moves))
                }
                _ => self.reply(&case, limit).unwrap_or_else(|| self.any_path(&case)),
            };
            Asked { is_odd: is_odd(&case.start), goal_is_odd: is_odd(&case.goal), case, limit, reply }
        };
        limited.into_iter().zip(given).map(asked).collect()
    }

    /// Returns some path of a case that is too large for tables.
    fn any_path(&self, case: &Case) -> Reply {
        Reply::Path(self.slides(&case.start, &solve(case).unwrap_or_default()))
    }

    /// Returns what a solver is asked by this case, or `None` if it is too large for tables.
    pub fn asked_instead(&mut self, case: Case, limit: Option<usize>) -> Option<Asked> {
        let reply = self.reply(&case, limit)?;
        Some(Asked { is_odd: is_odd(&case.start), goal_is_odd: is_odd(&case.goal), case, limit, reply })
    }

    fn reply(&mut self, case: &Case, limit: Option<usize>) -> Option<Reply> {
        let count = |count| Reply::Path(vec![Slide { mv: Move::Down, tile: 0 }; count]);
        match limit {
            _ if !case.solvable() => Some(Reply::Unsolvable),
            _ if self.problem.output.is_parity() => Some(count(0)),
            Some(limit) if self.problem.input.has_limits() => {
                Some(fewest_within(case, limit + 1).map_or(Reply::TooLong, count))
            }
            _ => match self.within.truth(case)? {
                Answer::TooLong => self.one_more.truth(case).map(|answer| self.replied(case, answer)),
                answer => Some(self.replied(case, answer)),
            },
        }
    }

    /// Returns the shortest path that is lexicographically first for another order of the moves: right, up, down, left.
    /// It is found on the board with its rows and columns exchanged.
    pub fn in_other_order(&mut self, case: &Case) -> Vec<Slide> {
        let exchanged = |grid: &Grid| {
            let (rows, columns) = (grid.rows(), grid.columns);
            let cells = (0..columns).flat_map(|column| (0..rows).map(move |row| row * columns + column));
            Grid { columns: rows, tiles: cells.map(|cell| grid.tiles[cell]).collect() }
        };
        let exchanged = Case { start: exchanged(&case.start), goal: exchanged(&case.goal) };
        let Some(Answer::Moves(moves)) = self.within.truth(&exchanged) else { panic!("{case:?} has an answer") };
        self.slides(&case.start, &moves.into_iter().map(Move::mirrored).collect::<Vec<_>>())
    }

    /// Returns the fewest moves of a case if the end of a row is beside the beginning of the next.
    pub fn over_row_ends(&mut self, case: &Case) -> usize {
        if self.over_row_ends.is_empty() {
            self.over_row_ends = distances_over_row_ends(&case.goal);
        }
        self.over_row_ends[&packed(&case.start)]
    }

    fn replied(&self, case: &Case, answer: Answer) -> Reply {
        match answer {
            Answer::Moves(moves) => Reply::Path(self.slides(&case.start, &moves)),
            Answer::Unsolvable => Reply::Unsolvable,
            Answer::TooLong => Reply::TooLong,
        }
    }

    /// Adds to legal moves the tiles that they slide, if these are printed.
    pub fn slides(&self, start: &Grid, moves: &[Move]) -> Vec<Slide> {
        if !self.problem.output.is_by_tiles() {
            return moves.iter().map(|&mv| Slide { mv, tile: 0 }).collect();
        }
        let mut board = start.clone();
        let slide = |&mv: &Move| {
            let after = board.after(mv).expect("a legal move");
            let tile = board.tiles[after.blank()];
            board = after;
            Slide { mv, tile }
        };
        moves.iter().map(slide).collect()
    }
}

/// Whether the inversions of a board's tiles, without the blank, are odd in number: the parity of all tiles as a
/// permutation and that of the blank's cell, as a 0 is inverted with every tile before it.
pub fn is_odd(grid: &Grid) -> bool {
    let mut seen = vec![false; grid.tiles.len()];
    let mut cycles = 0;
    for first in 0..grid.tiles.len() {
        cycles += usize::from(!seen[first]);
        let mut cell = first;
        while !seen[cell] {
            seen[cell] = true;
            cell = grid.tiles[cell];
        }
    }
    (grid.tiles.len() - cycles + grid.blank()) % 2 == 1
}

fn leads_to_goal(case: &Case, moves: &[Move]) -> bool {
    moves.iter().try_fold(case.start.clone(), |board, &mv| board.after(mv)).as_ref() == Some(&case.goal)
}

/// The cell whose tile slides to the blank by a move, if the end of a row is beside the beginning of the next.
fn over_row_ends(blank: usize, columns: usize, cells: usize, mv: Move) -> Option<usize> {
    let cell = match mv {
        Move::Down => Some(blank + columns),
        Move::Left => blank.checked_sub(1),
        Move::Right => Some(blank + 1),
        Move::Up => blank.checked_sub(columns),
    };
    cell.filter(|&cell| cell < cells)
}

/// The board after such a move.
pub fn after_over_row_ends(board: &Grid, mv: Move) -> Option<Grid> {
    let blank = board.blank();
    let cell = over_row_ends(blank, board.columns, board.tiles.len(), mv)?;
    let mut after = board.clone();
    after.tiles.swap(blank, cell);
    Some(after)
}

/// The fewest such moves between a goal and each board.
fn distances_over_row_ends(goal: &Grid) -> HashMap<u64, usize> {
    let mut distances = HashMap::from([(packed(goal), 0)]);
    let mut open = VecDeque::from([(packed(goal), goal.blank())]);
    while let Some((board, blank)) = open.pop_front() {
        let moves = distances[&board] + 1;
        for cell in Move::ALL.iter().filter_map(|&mv| over_row_ends(blank, goal.columns, goal.tiles.len(), mv)) {
            let tile = board >> (4 * cell) & 15;
            let after = board ^ tile << (4 * cell) ^ tile << (4 * blank);
            if let Entry::Vacant(entry) = distances.entry(after) {
                entry.insert(moves);
                open.push_back((after, cell));
            }
        }
    }
    distances
}

/// The tiles of a board of at most 16 cells, four bits for each cell.
fn packed(grid: &Grid) -> u64 {
    grid.tiles.iter().rev().fold(0, |board, &tile| board << 4 | tile as u64)
}
