//! Every board of an answer, side by side.

use crate::play::Play;
use crate::text::{room, rows, Mark};
use scripts::problems::replay::spell;

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
