//! A board as text, the blank as a point; and every board of an answer, side by side.

use crate::play::Play;
use scripts::cli::terminal::styled;
use scripts::problems::grid::Grid;
use scripts::problems::replay::spell;

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
            match mark {
                Mark::Brackets => format!("{before}[{name}]{after}"),
                Mark::Colour => format!("{}{}{}", before, styled(7, &format!(" {name} ")), after),
            }
        }
    }
}

fn name(tile: usize) -> String {
    match tile {
        0 => ".".to_string(),
        _ => tile.to_string(),
    }
}

/// The room between two boards.
const GAP: usize = 3;

/// The boards, as many beside each other as the width allows, each under its number and move; an empty line follows.
pub fn boards(play: &Play, width: usize, mark: Mark) -> String {
    let panels = panels(play, mark);
    let longest = panels.iter().map(|panel| panel[0].len()).max().unwrap_or(0);
    let panel_width = room(&play.case.start).max(longest);
    let beside = ((width + GAP) / (panel_width + GAP)).max(1);
    let spare = panel_width - room(&play.case.start);
    panels.chunks(beside).map(|some| abreast(some, panel_width, spare)).collect()
}

/// Each board as its lines: the heading, then the rows.
fn panels(play: &Play, mark: Mark) -> Vec<Vec<String>> {
    let mut panels = vec![panel(" start".to_string(), rows(&play.case.start, None, mark))];
    for (number, step) in (1..).zip(&play.steps) {
        let heading = format!(" {} {}", number, spell(&[step.mv]));
        panels.push(panel(heading, rows(&step.board, Some(step.tile), mark)));
    }
    panels
}

fn panel(heading: String, rows: Vec<String>) -> Vec<String> {
    std::iter::once(heading).chain(rows).collect()
}

/// Some panels beside each other. A row may have escape sequences: it is filled up by what a row leaves free, not by
/// its length.
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
