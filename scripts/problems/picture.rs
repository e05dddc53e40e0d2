//! An answer as an animated picture: one SVG file with CSS keyframes and without scripts.
//!
//! It shows the start, each move, the goal, and again the start. Readers who ask for less motion, and programs without
//! keyframes, see the start with the moves below it.

use crate::kit::grid::Grid;
use crate::problems::replay::Play;
use crate::text::count;

/// Returns the picture of an answer, with `step` milliseconds a move.
pub fn svg(play: &Play, step: u64) -> String {
    let start = &play.case.start;
    Picture { play, step, rows: start.rows(), columns: start.columns, moves: play.steps.len() }.svg()
}

struct Picture<'a> {
    play: &'a Play,
    /// The time between two moves, in milliseconds.
    step: u64,
    rows: usize,
    columns: usize,
    moves: usize,
}

impl Picture<'_> {
    fn svg(&self) -> String {
        let (width, height) = (self.width(), self.height());
        let mut text = format!(r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}""#);
        text += &format!(" viewBox=\"0 0 {width} {height}\" role=\"img\">\n");
        text += &format!("{}<style>\n{}", self.description(), style(self.rows + self.columns - 1));
        if self.moves > 0 {
            text += &self.motion();
        }
        text += "</style>\n";
        text += &format!("<rect class=\"card\" width=\"{width}\" height=\"{height}\" rx=\"18\"/>\n");
        text + &self.tiles() + &self.letters() + "</svg>\n"
    }

    /// The text for screen readers.
    fn description(&self) -> String {
        let (count, moves) = (count(self.moves, "move"), self.play.letters());
        let after = if self.play.fault.is_none() { "solved in" } else { "after" };
        let title = format!("A sliding-tile puzzle of {} x {}, {after} {count}", self.rows, self.columns);
        let by = if moves.is_empty() { String::new() } else { format!(" by the blank's moves {moves}") };
        let [start, end] = [&self.play.case.start, self.last()].map(line);
        format!("<title>{title}</title>\n<desc>From {start} to {end}{by}.</desc>\n")
    }

    /// The board after the last move: the goal, if the moves are an answer.
    fn last(&self) -> &Grid {
        self.play.steps.last().map_or(&self.play.case.start, |step| &step.board)
    }

    /// The tiles of the start, coloured by their diagonal in the goal.
    fn tiles(&self) -> String {
        let mut text = format!(r#"<defs><rect id="tile" x="-{0}" y="-{0}" width="{1}" height="{1}""#, TILE / 2, TILE);
        text += " rx=\"10\"/></defs>\n<g class=\"board\">\n";
        for tile in 1..self.rows * self.columns {
            let (x, y) = self.cell(self.play.case.start.cell(tile));
            let goal = self.play.case.goal.cell(tile);
            let class = goal / self.columns + goal % self.columns;
            text += &format!(r#"<g id="t{tile}" class="c{class}" transform="translate({x} {y})">"#);
            text += &format!("<use href=\"#tile\"/><text y=\"10\">{tile}</text></g>\n");
        }
        text + "</g>\n"
    }

    /// The moves in lines, and the marker of the current move.
    fn letters(&self) -> String {
        let letters: Vec<char> = self.play.letters().chars().collect();
        let (x, y) = (LETTER / 2, LINE / 2 - 1);
        let mut text = String::new();
        if self.moves > 0 {
            text = format!(r#"<rect class="marker" x="-{}" y="-{}" width="{}" height="{}""#, x, y, 2 * x, 2 * y);
            text += " rx=\"4\"/>\n";
        }
        for (line, some) in letters.chunks(self.beside()).enumerate() {
            let first = line * self.beside();
            let positions: Vec<_> = (first..first + some.len()).map(|mv| self.letter(mv).0.to_string()).collect();
            let (word, y) = (some.iter().collect::<String>(), self.letter(first).1 + 5);
            text += &format!("<text class=\"moves\" x=\"{}\" y=\"{}\">{}</text>\n", positions.join(" "), y, word);
        }
        text
    }
}

fn line(board: &Grid) -> String {
    let name = |tile| if tile == 0 { "blank".to_string() } else { format!("{tile}") };
    board.lines(board.columns, name, " ").join(" / ")
}

/// The distance between the centres of two tiles, in pixels.
const PITCH: usize = 72;
const TILE: usize = 66;
const EDGE: usize = 13;
/// The width of a move's letter, and the height of a line of them.
const LETTER: usize = 17;
const LINE: usize = 24;

/// The layout, in pixels.
impl Picture<'_> {
    fn width(&self) -> usize {
        2 * EDGE + self.columns * PITCH
    }

    fn height(&self) -> usize {
        match self.moves.div_ceil(self.beside()) {
            0 => self.top(),
            lines => self.top() + lines * LINE + EDGE,
        }
    }

    /// The bottom of the board.
    fn top(&self) -> usize {
        2 * EDGE + self.rows * PITCH
    }

    /// The centre of a cell.
    fn cell(&self, cell: usize) -> (usize, usize) {
        let centre = |at| EDGE + at * PITCH + PITCH / 2;
        (centre(cell % self.columns), centre(cell / self.columns))
    }

    fn letter(&self, mv: usize) -> (usize, usize) {
        let (line, column) = (mv / self.beside(), mv % self.beside());
        let left = (self.width() - self.beside() * LETTER) / 2;
        (left + column * LETTER + LETTER / 2, self.top() + line * LINE + LINE / 2)
    }

    /// The number of letters in every line, but the last may have fewer.
    fn beside(&self) -> usize {
        (self.columns * PITCH / LETTER).min(self.moves).max(1)
    }
}

/// The time at the start and at the goal, in milliseconds.
const START: u64 = 1500;
const GOAL: u64 = 2500;
/// The part of them in which the board fades in or out.
const FADE: u64 = 400;

impl Picture<'_> {
    /// The rules for everything that moves, unless the reader asks for less motion. The animation starts with the board
    /// visible, for programs that show only the first frame.
    fn motion(&self) -> String {
        let is_moved = |tile: &usize| self.play.steps.iter().any(|step| step.tile == *tile);
        let moved: Vec<usize> = (1..self.rows * self.columns).filter(is_moved).collect();
        let mut rules = "@media(prefers-reduced-motion:no-preference){\n".to_string();
        rules += &format!(".board,.marker,g[id]{{animation:{}ms -{FADE}ms ease-in-out infinite}}\n", self.end());
        rules += ".board{animation-name:fade}.marker{animation-name:spell;animation-timing-function:step-end}\n";
        rules.extend(moved.iter().map(|tile| format!("#t{tile}{{animation-name:t{tile}}}")));
        let (shown, goes) = (self.percent(FADE), self.percent(self.end() - FADE));
        rules += &format!("\n}}\n@keyframes fade{{0%,to{{opacity:0}}{shown},{goes}{{opacity:1}}}}\n");
        rules += &self.spelling();
        rules.extend(moved.iter().map(|&tile| self.path(tile)));
        rules
    }

    /// The marker is at each letter from its move to the next.
    fn spelling(&self) -> String {
        let at = |mv: usize| {
            let (x, y) = self.letter(mv);
            let opacity = if mv == 0 { "opacity:1;" } else { "" };
            format!("{}{{{}transform:translate({}px,{}px)}}", self.percent(self.begin(mv)), opacity, x, y)
        };
        let stops: String = (0..self.moves).map(at).collect();
        format!("@keyframes spell{{{}{}{{opacity:0}}}}\n", stops, self.percent(self.begin(self.moves)))
    }

    /// The path of a tile: each cell, from the tile's arrival to its next move.
    fn path(&self, tile: usize) -> String {
        let stop = |from: &str, to: &str, cell| {
            let (x, y) = self.cell(cell);
            format!("{from},{to}{{transform:translate({x}px,{y}px)}}")
        };
        let mut text = format!("@keyframes t{tile}{{");
        let mut from = "0%".to_string();
        for (mv, step) in self.play.steps.iter().enumerate().filter(|(_, step)| step.tile == tile) {
            text += &stop(&from, &self.percent(self.begin(mv)), step.board.blank());
            from = self.percent(self.begin(mv) + self.step * 7 / 10);
        }
        text + &stop(&from, "to", self.last().cell(tile)) + "}\n"
    }

    /// The start of a move, counted from 0; after the last move, the start of the goal's time.
    fn begin(&self, mv: usize) -> u64 {
        START + mv as u64 * self.step
    }

    fn end(&self) -> u64 {
        self.begin(self.moves) + GOAL
    }

    fn percent(&self, time: u64) -> String {
        format!("{:.3}%", 100.0 * time as f64 / self.end() as f64)
    }
}

/// The colours of the card, the numbers, the letters and the marker; the saturation and lightness of the tiles.
type Palette = [&'static str; 5];

const LIGHT: Palette = ["#eceff4", "#223049", "#4a5870", "#ffd479", "55%,79%"];
const DARK: Palette = ["#1b212c", "#eef2fa", "#c3ccdb", "#6d4d0d", "42%,36%"];

/// The hues of the tiles in the first and the last corner of the goal; the others are in between.
const HUES: [usize; 2] = [184, 262];

/// System fonts: a file shown as a picture cannot load others.
const FONTS: &str = "system-ui,-apple-system,\"Segoe UI\",Roboto,Helvetica,Arial,sans-serif";

/// The rules for everything that does not move; the colours of the tiles are the classes `c0`, `c1`, and so on.
fn style(classes: usize) -> String {
    let mut text = format!("text{{font:600 28px {FONTS};text-anchor:middle}}\n");
    text += ".moves{font-size:15px}.marker{opacity:0}\n";
    text += &rules(LIGHT, classes);
    text + "@media(prefers-color-scheme:dark){\n" + &rules(DARK, classes) + "}\n"
}

fn rules([card, number, letter, marker, tile]: Palette, classes: usize) -> String {
    let hue = |class| HUES[0] + (HUES[1] - HUES[0]) * class / (classes - 1);
    let tiles: String = (0..classes).map(|class| format!(".c{class}{{fill:hsl({},{tile})}}", hue(class))).collect();
    format!(".card{{fill:{card}}}.marker{{fill:{marker}}}text{{fill:{number}}}.moves{{fill:{letter}}}\n{tiles}\n")
}
