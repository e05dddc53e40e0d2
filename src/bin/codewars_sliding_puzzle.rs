//! Codewars, Sliding Puzzle Solver.
//!
//! Codewars takes the function `slide_puzzle`: from the rows of a square board of side 3 to 10, 0 the blank, to the tiles
//! to slide, one after another, any that lead to the goal, which has the blank last; or `None`. That the whole
//! file can be pasted, with a `main` that no test calls, is not confirmed.
//!
//! Input of this program: boards to the end of the input, each with its side before the rows. Output: a line a board, the
//! tiles to slide, or `None`.

#![forbid(unsafe_code)]

use slidekit::board::Move;
use slidekit::output::run;
use slidekit::search::Answer;
use slidekit::squares::Squares;
use std::io::Write;

/// The nodes of the search for each board: not many, as any answer will do.
const SEARCH_NODES: u64 = 108_750;

pub fn slide_puzzle(rows: &[Vec<u8>]) -> Option<Vec<u8>> {
    let side = rows.len();
    let mut tiles: Vec<usize> = rows.concat().into_iter().map(usize::from).collect();
    let mut blank = tiles.iter().position(|&tile| tile == 0)?;
    let moves = match Squares::with_nodes(SEARCH_NODES).solve(side, &tiles) {
        Answer::Moves(moves) => moves,
        Answer::TooLong | Answer::Unsolvable => return None,
    };
    let slide = |mv: Move| {
        let to = blank;
        blank = to.wrapping_add(mv.offset(side));
        tiles.swap(blank, to);
        tiles[to] as u8
    };
    Some(moves.into_iter().map(slide).collect())
}

fn main() {
    run(|words, output| {
        while words.more()? {
            let (side, tiles) = words.square(3, 10, "0")?;
            let row = |row: &[usize]| row.iter().map(|&tile| tile as u8).collect();
            let rows: Vec<Vec<u8>> = tiles.chunks(side).map(row).collect();
            match slide_puzzle(&rows) {
                Some(slid) => {
                    let names: Vec<String> = slid.iter().map(u8::to_string).collect();
                    writeln!(output, "{}", names.join(" "))?;
                }
                None => writeln!(output, "None")?,
            }
        }
        Ok(())
    });
}
