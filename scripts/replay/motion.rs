//! The animation of the picture, in CSS keyframes: the start, each move, the goal, and again from the start.

use crate::layout::Layout;
use crate::play::Play;

/// The rules for everything that moves, unless the reader asks for less motion.
pub fn motion(play: &Play, layout: &Layout, step: u64) -> String {
    let clock = &Clock { step, moves: play.steps.len() };
    let moves = |tile: &usize| play.steps.iter().any(|step| step.tile == *tile);
    let moved: Vec<usize> = (1..play.case.start.tiles.len()).filter(moves).collect();
    let mut rules = "@media(prefers-reduced-motion:no-preference){\n".to_string();
    rules += &format!(".board,.marker,g[id]{{animation:{} ease-in-out infinite}}\n", clock.span());
    rules += ".board{animation-name:fade}.marker{animation-name:spell;animation-timing-function:step-end}\n";
    rules.extend(moved.iter().map(|tile| format!("#t{tile}{{animation-name:t{tile}}}")));
    rules += "\n}\n";
    rules += &fade(clock);
    rules += &spelling(layout, clock);
    rules.extend(moved.iter().map(|&tile| path(play, tile, layout, clock)));
    rules
}

/// The board fades in at the start and out at the end.
fn fade(clock: &Clock) -> String {
    let (shown, goes) = (clock.percent(FADE), clock.percent(clock.end() - FADE));
    format!("@keyframes fade{{0%,to{{opacity:0}}{shown},{goes}{{opacity:1}}}}\n")
}

/// The marker is at each letter from its move to the next.
fn spelling(layout: &Layout, clock: &Clock) -> String {
    let at = |mv: usize| {
        let (x, y) = layout.letter(mv);
        let opacity = if mv == 0 { "opacity:1;" } else { "" };
        format!("{}{{{}transform:translate({}px,{}px)}}", clock.percent(clock.begin(mv)), opacity, x, y)
    };
    let stops: String = (0..layout.moves).map(at).collect();
    format!("@keyframes spell{{{}{}{{opacity:0}}}}\n", stops, clock.percent(clock.begin(layout.moves)))
}

/// The path of a tile: each cell, from the tile's arrival to its next move.
fn path(play: &Play, tile: usize, layout: &Layout, clock: &Clock) -> String {
    let mut text = format!("@keyframes t{tile}{{");
    let mut from = "0%".to_string();
    for (mv, step) in play.steps.iter().enumerate().filter(|(_, step)| step.tile == tile) {
        text += &stop(&from, &clock.percent(clock.begin(mv)), layout.cell(step.board.blank()));
        from = clock.percent(clock.arrival(mv));
    }
    text + &stop(&from, "to", layout.cell(play.case.goal.cell(tile))) + "}\n"
}

fn stop(from: &str, to: &str, (x, y): (usize, usize)) -> String {
    format!("{from},{to}{{transform:translate({x}px,{y}px)}}")
}

/// The time at the start and at the goal, in milliseconds.
const START: u64 = 1500;
const GOAL: u64 = 2500;
/// The part of them in which the board fades in or out.
const FADE: u64 = 400;

/// The times of an animation, in milliseconds from its start.
struct Clock {
    /// The time between two moves.
    step: u64,
    moves: usize,
}

impl Clock {
    /// The start of a move, counted from 0; after the last move, the start of the goal's time.
    fn begin(&self, mv: usize) -> u64 {
        START + mv as u64 * self.step
    }

    /// The arrival of a move's tile.
    fn arrival(&self, mv: usize) -> u64 {
        self.begin(mv) + self.step * 7 / 10
    }

    /// The end of the animation.
    fn end(&self) -> u64 {
        self.begin(self.moves) + GOAL
    }

    /// A time as a percentage of the whole.
    fn percent(&self, time: u64) -> String {
        format!("{:.3}%", 100.0 * time as f64 / self.end() as f64)
    }

    /// The duration and the start, for CSS. It starts with the board visible, for programs that show only the first frame.
    fn span(&self) -> String {
        format!("{}ms -{FADE}ms", self.end())
    }
}
