//! BOJ 9985, Missing Piece 2001; POJ 2224 and ZOJ 1281 have the same format. BOJ closed on 2026-04-28.
//!
//! Input: cases to the end of the input, each a line `START D N` with a side of 3 to 10 and a limit of 0 to 15 moves, then
//! D lines of D words, `X` the blank, then as many of the goal, then `END`. Output: a line a case,
//! `SOLVABLE WITHIN k MOVES` with the fewest moves, or if they are more than N, `NOT SOLVABLE WITHIN N MOVES`; an empty
//! line between two answers.
//!
//! An error counts the board and the goal of a case as two boards: `START D N` begins the first, `END` ends the second.

#![forbid(unsafe_code)]

use slidekit::board::{neighbour, Move};
use slidekit::output::run;
use slidekit::search::Answer;
use std::io::Write;

fn main() {
    run(|words, output| {
        let mut between = "";
        while words.more()? {
            words.begin_board();
            words.keyword("START", "is not START")?;
            let side = words.within(3, 10, "is not an allowed side")?;
            let limit = words.within(0, 15, "is not an allowed limit")?;
            let tiles = words.tiles(side * side, "X")?;
            words.begin_board();
            let goal = words.tiles(side * side, "X")?;
            words.keyword("END", "is not END")?;
            match solve(side, &tiles, &goal, limit) {
                Answer::Moves(moves) => writeln!(output, "{}SOLVABLE WITHIN {} MOVES", between, moves.len())?,
                _ => writeln!(output, "{}NOT SOLVABLE WITHIN {} MOVES", between, limit)?,
            }
            between = "\n";
        }
        Ok(())
    });
}

/// Finds a shortest answer of at most `limit` moves, or [`Answer::TooLong`] if there is none.
///
/// This is iterative deepening (Korf's IDA*, 1985) with Manhattan distance. For 15 moves that is thousands of nodes, so moves are
/// made in place and taken back, and only the move that goes straight back is pruned.
fn solve(columns: usize, tiles: &[usize], goal: &[usize], limit: usize) -> Answer {
    let cell = |tiles: &[usize], tile| tiles.iter().position(|&other| other == tile).expect("the same tiles");
    let homes = (0..tiles.len()).map(|tile| cell(goal, tile)).collect();
    let mut search = Search { columns, tiles: tiles.to_vec(), homes, moves: Vec::new() };
    let h = (0..tiles.len()).filter(|&cell| tiles[cell] > 0).map(|cell| search.distance(tiles[cell], cell)).sum();
    let blank = cell(tiles, 0);
    // The moves and the estimate together are always even or always odd.
    match (h..=limit).step_by(2).find(|&left| search.visit(blank, h, left)) {
        Some(_) => Answer::Moves(search.moves),
        None => Answer::TooLong,
    }
}

/// The state of the search: a node, and how it was reached.
struct Search {
    columns: usize,
    tiles: Vec<usize>,
    /// For each tile, its cell on the goal.
    homes: Vec<usize>,
    moves: Vec<Move>,
}

impl Search {
    /// Whether the goal can be reached by at most `left` moves; `h` is the estimate.
    fn visit(&mut self, blank: usize, h: usize, left: usize) -> bool {
        if h == 0 {
            return true;
        }
        let rows = self.tiles.len() / self.columns;
        for mv in Move::ALL {
            let (from, tile) = match neighbour(rows, self.columns, blank, mv) {
                Some(from) if self.moves.last() != Some(&mv.opposite()) => (from, self.tiles[from]),
                _ => continue,
            };
            let h = h + self.distance(tile, blank) - self.distance(tile, from);
            if h < left {
                self.tiles.swap(blank, from);
                self.moves.push(mv);
                if self.visit(from, h, left - 1) {
                    return true;
                }
                self.moves.pop();
                self.tiles.swap(blank, from);
            }
        }
        false
    }

    /// The Manhattan distance of a cell from the home of a tile.
    fn distance(&self, tile: usize, cell: usize) -> usize {
        let (home, columns) = (self.homes[tile], self.columns);
        let gap = |a: usize, b: usize| a.max(b) - a.min(b);
        gap(home / columns, cell / columns) + gap(home % columns, cell % columns)
    }
}
