//! Reflections of a board, which move the blank of its goal to the corner that the solvers want.

use super::grid::{Case, Grid};
use slidekit::board::Move;
use slidekit::search::Answer;

/// Whether a goal has its blank in a corner.
pub fn is_corner(goal: &Grid) -> bool {
    let (row, column) = (goal.blank() / goal.columns, goal.blank() % goal.columns);
    (row == 0 || row + 1 == goal.rows()) && (column == 0 || column + 1 == goal.columns)
}

/// A reflection of the board: reverses its rows, then its columns, then transposes it.
pub struct Turn {
    rows: bool,
    columns: bool,
    diagonal: bool,
}

impl Turn {
    /// The reflection that makes a goal at least as wide as high, and moves its blank from a corner to the last cell, which
    /// the pattern databases need.
    pub fn of(goal: &Grid) -> Turn {
        let (row, column) = (goal.blank() / goal.columns, goal.blank() % goal.columns);
        let corner = is_corner(goal);
        Turn { rows: corner && row == 0, columns: corner && column == 0, diagonal: goal.rows() > goal.columns }
    }

    /// Reflects both boards of a case.
    pub fn case(&self, case: &Case) -> Case {
        Case { start: self.grid(&case.start), goal: self.grid(&case.goal) }
    }

    /// Reflects a board.
    pub fn grid(&self, grid: &Grid) -> Grid {
        let mut rows: Vec<Vec<usize>> = grid.tiles.chunks(grid.columns).map(<[usize]>::to_vec).collect();
        if self.rows {
            rows.reverse();
        }
        if self.columns {
            rows.iter_mut().for_each(|row| row.reverse());
        }
        if self.diagonal {
            rows = (0..grid.columns).map(|column| rows.iter().map(|row| row[column]).collect()).collect();
        }
        Grid { columns: rows[0].len(), tiles: rows.concat() }
    }

    /// Converts an answer to a reflected case back.
    pub fn answer_back(&self, answer: Answer) -> Answer {
        match answer {
            Answer::Moves(moves) => Answer::Moves(moves.into_iter().map(|mv| self.back(mv)).collect()),
            none => none,
        }
    }

    /// Converts a move on the reflected board back.
    fn back(&self, mv: Move) -> Move {
        let mv = if self.diagonal { mv.mirrored() } else { mv };
        match mv {
            Move::Down | Move::Up if self.rows => mv.opposite(),
            Move::Left | Move::Right if self.columns => mv.opposite(),
            mv => mv,
        }
    }
}
