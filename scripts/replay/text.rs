//! Boards as text, with a point for the blank: one board, or all boards of an answer side by side.

use crate::play::Play;
use scripts::cli::terminal::styled;
use scripts::problems::grid::Grid;
use scripts::problems::replay::spell;

/// Formats the name of the tile that moved, with a character before and after it.
pub type Mark = fn(&str) -> String;

pub fn in_brackets(name: &str) -> String {
    format!("[{name}]")
}

pub fn reversed(name: &str) -> String {
    styled(7, &format!(" {name} "))
}

/// The width of a row: all tiles are as wide as the longest, with a blank between two and at each end.
pub fn width_of(board: &Grid) -> usize {
    board.columns * (digits(board) + 1) + 1
}

/// Formats the rows of a board, with one tile marked.
pub fn rows(board: &Grid, marked: Option<usize>, mark: Mark) -> Vec<String> {
    board.tiles.chunks(board.columns).map(|row| line(row, digits(board), marked, mark)).collect()
}

fn digits(board: &Grid) -> usize {
    (board.tiles.len() - 1).to_string().len()
}

fn line(row: &[usize], digits: usize, marked: Option<usize>, mark: Mark) -> String {
    let line = row.iter().map(|&tile| format!(" {:>digits$}", name(tile))).collect::<String>() + " ";
    match row.iter().position(|&tile| Some(tile) == marked) {
        None => line,
        Some(at) => {
            let end = (at + 1) * (digits + 1);
            let name = name(row[at]);
            let (before, after) = (&line[..end - name.len() - 1], &line[end + 1..]);
            format!("{before}{}{after}", mark(&name))
        }
    }
}

fn name(tile: usize) -> String {
    if tile == 0 {
        ".".to_string()
    } else {
        tile.to_string()
    }
}

/// The spaces between two boards.
const GAP: usize = 3;

/// Formats all boards, side by side as the width allows, each under its number and move.
pub fn boards(play: &Play, width: usize, mark: Mark) -> String {
    let panels = panels(play, mark);
    let longest = panels.iter().map(|panel| panel[0].len()).max().unwrap_or(0);
    let panel_width = width_of(&play.case.start).max(longest);
    let beside = ((width + GAP) / (panel_width + GAP)).max(1);
    let spare = panel_width - width_of(&play.case.start);
    panels.chunks(beside).map(|some| abreast(some, panel_width, spare)).collect()
}

/// Each board as lines: the heading, then the rows.
fn panels(play: &Play, mark: Mark) -> Vec<Vec<String>> {
    let mut panels = vec![[vec![" start".to_string()], rows(&play.case.start, None, mark)].concat()];
    for (number, step) in (1..).zip(&play.steps) {
        let heading = format!(" {number} {}", spell(&[step.mv]));
        panels.push([vec![heading], rows(&step.board, Some(step.tile), mark)].concat());
    }
    panels
}

/// Joins panels side by side. Rows may contain escape sequences, so they are padded by a fixed number of spaces.
fn abreast(panels: &[Vec<String>], width: usize, spare: usize) -> String {
    let mut text = String::new();
    for line in 0..panels[0].len() {
        let filled = panels.iter().map(|panel| match line {
            0 => format!("{:<1$}", panel[0], width + GAP),
            _ => format!("{}{:2$}", panel[line], "", spare + GAP),
        });
        text += filled.collect::<String>().trim_end();
        text.push('\n');
    }
    text + "\n"
}
