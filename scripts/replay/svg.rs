//! An answer as an animated picture: one SVG file with CSS keyframes and without scripts.
//!
//! Readers who ask for less motion, and programs without keyframes, see the start with the moves below it.

use crate::layout::{Layout, LETTER, LINE, TILE};
use crate::motion::motion;
use crate::play::Play;
use crate::style::style;
use scripts::cli::count;
use scripts::problems::grid::Grid;

/// Draws the picture, with `step` milliseconds a move.
pub fn svg(play: &Play, step: u64) -> String {
    let (start, moves) = (&play.case.start, play.steps.len());
    let layout = Layout { rows: start.rows(), columns: start.columns, moves };
    let (width, height) = (layout.width(), layout.height());
    let mut text = format!(r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}""#);
    text += &format!(" viewBox=\"0 0 {width} {height}\" role=\"img\">\n");
    text += &description(play);
    text += &format!("<style>\n{}", style(layout.rows + layout.columns - 1));
    if moves > 0 {
        text += &motion(play, &layout, step);
    }
    text += "</style>\n";
    text += &format!("<rect class=\"card\" width=\"{width}\" height=\"{height}\" rx=\"18\"/>\n");
    text + &tiles(play, &layout) + &letters(play, &layout) + "</svg>\n"
}

/// The text for screen readers.
fn description(play: &Play) -> String {
    let (start, goal) = (&play.case.start, &play.case.goal);
    let shape = format!("{} x {}", start.rows(), start.columns);
    let title = format!("A sliding-tile puzzle of {}, solved in {}", shape, count(play.steps.len(), "move"));
    let by = if play.steps.is_empty() { String::new() } else { format!(" by the blank's moves {}", play.letters()) };
    format!("<title>{}</title>\n<desc>From {} to {}{}.</desc>\n", title, line(start), line(goal), by)
}

fn line(board: &Grid) -> String {
    let name = |tile| if tile == 0 { "blank".to_string() } else { format!("{tile}") };
    board.lines(board.columns, name, " ").join(" / ")
}

/// The tiles of the start, coloured by their diagonal in the goal.
fn tiles(play: &Play, layout: &Layout) -> String {
    let mut text = format!(r#"<defs><rect id="tile" x="-{0}" y="-{0}" width="{1}" height="{1}""#, TILE / 2, TILE);
    text += " rx=\"10\"/></defs>\n<g class=\"board\">\n";
    for tile in 1..play.case.start.tiles.len() {
        let (x, y) = layout.cell(play.case.start.cell(tile));
        let goal = play.case.goal.cell(tile);
        let class = goal / layout.columns + goal % layout.columns;
        text += &format!(r#"<g id="t{tile}" class="c{class}" transform="translate({x} {y})">"#);
        text += &format!("<use href=\"#tile\"/><text y=\"10\">{tile}</text></g>\n");
    }
    text + "</g>\n"
}

/// The moves in lines, and the marker of the current move.
fn letters(play: &Play, layout: &Layout) -> String {
    let letters: Vec<char> = play.letters().chars().collect();
    let (x, y) = (LETTER / 2, LINE / 2 - 1);
    let mut text = String::new();
    if !letters.is_empty() {
        text = format!(r#"<rect class="marker" x="-{}" y="-{}" width="{}" height="{}""#, x, y, 2 * x, 2 * y);
        text += " rx=\"4\"/>\n";
    }
    for (line, some) in letters.chunks(layout.beside()).enumerate() {
        let first = line * layout.beside();
        let positions: Vec<_> = (first..first + some.len()).map(|mv| layout.letter(mv).0.to_string()).collect();
        let (word, y) = (some.iter().collect::<String>(), layout.letter(first).1 + 5);
        text += &format!("<text class=\"moves\" x=\"{}\" y=\"{}\">{}</text>\n", positions.join(" "), y, word);
    }
    text
}
