//! A board as text, the blank as a point.

use scripts::cli::terminal::styled;
use scripts::problems::grid::Grid;

/// How the tile that moved is marked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// `[5]`.
    Brackets,
    /// In reverse, as terminals show it.
    Colour,
}

/// How many characters a row takes: a tile has the room of the longest, and there is one between two and at each end.
pub fn room(board: &Grid) -> usize {
    board.columns * (digits(board) + 1) + 1
}

/// The rows of a board, one tile of it marked.
pub fn rows(board: &Grid, marked: Option<u8>, mark: Mark) -> Vec<String> {
    board.tiles.chunks(board.columns).map(|row| text(row, digits(board), marked, mark)).collect()
}

fn digits(board: &Grid) -> usize {
    (board.tiles.len() - 1).to_string().len()
}

fn text(row: &[u8], digits: usize, marked: Option<u8>, mark: Mark) -> String {
    let line: String = row.iter().map(|&tile| format!(" {:>1$}", name(tile), digits)).collect::<String>() + " ";
    match row.iter().position(|&tile| Some(tile) == marked) {
        None => line,
        Some(at) => {
            let end = (at + 1) * (digits + 1);
            let name = name(row[at]);
            let (before, after) = (&line[..end - name.len() - 1], &line[end + 1..]);
            match mark {
                Mark::Brackets => format!("{before}[{name}]{after}"),
                Mark::Colour => format!("{}{}{}", before, styled(7, &format!(" {name} ")), after),
            }
        }
    }
}

fn name(tile: u8) -> String {
    match tile {
        0 => ".".to_string(),
        _ => tile.to_string(),
    }
}
