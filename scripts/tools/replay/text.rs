//! Boards as text, with a point for the blank: one board, or all boards of an answer side by side.

use scripts::cli::{width, WIDTH};
use scripts::kit::grid::Grid;
use scripts::problems::replay::{spell, Play};

/// Formats the rows of a board, with brackets around one tile. All tiles are as wide as the longest.
fn rows(board: &Grid, marked: Option<usize>) -> Vec<String> {
    let digits = (board.tiles.len() - 1).to_string().len();
    let name = |tile: usize| if tile == 0 { ".".to_string() } else { tile.to_string() };
    let row = |row: &[usize]| {
        let line = row.iter().map(|&tile| format!(" {:>digits$}", name(tile))).collect::<String>() + " ";
        match row.iter().find(|&&tile| Some(tile) == marked) {
            Some(&tile) => line.replace(&format!(" {tile} "), &format!("[{tile}]")),
            None => line,
        }
    };
    board.tiles.chunks(board.columns).map(row).collect()
}

const GAP: usize = 3;

/// Formats all boards, each under its number and move, side by side as the width of the output allows.
pub fn boards(play: &Play) -> String {
    let width = width().unwrap_or(WIDTH);
    let panels = panels(play);
    let widest = panels.iter().flatten().map(String::len).max().unwrap_or(0);
    let beside = ((width + GAP) / (widest + GAP)).max(1);
    let abreast = |panels: &[Vec<String>]| {
        let line = |line: usize| {
            let padded: String = panels.iter().map(|panel| format!("{:<1$}", panel[line], widest + GAP)).collect();
            padded.trim_end().to_string() + "\n"
        };
        (0..panels[0].len()).map(line).collect::<String>() + "\n"
    };
    panels.chunks(beside).map(abreast).collect()
}

fn panels(play: &Play) -> Vec<Vec<String>> {
    let mut panels = vec![[vec![" start".to_string()], rows(&play.case.start, None)].concat()];
    for (number, step) in (1..).zip(&play.steps) {
        let heading = format!(" {number} {}", spell(&[step.mv]));
        panels.push([vec![heading], rows(&step.board, Some(step.tile))].concat());
    }
    panels
}
