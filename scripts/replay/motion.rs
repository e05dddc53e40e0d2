//! How the picture moves: keyframes of CSS. It starts, plays each move, holds the goal and begins anew.

use crate::layout::Layout;
use crate::play::Play;

/// The rules of all that moves, for whoever does not ask for less motion.
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
    rules.extend(moved.iter().map(|&tile| way(play, tile, layout, clock)));
    rules
}

/// The board appears at the start and goes at the end.
fn fade(clock: &Clock) -> String {
    let (shown, goes) = (clock.percent(FADE), clock.percent(clock.end() - FADE));
    format!("@keyframes fade{{0%,to{{opacity:0}}{shown},{goes}{{opacity:1}}}}\n")
}

/// The marker stands under each letter from its move to the next.
fn spelling(layout: &Layout, clock: &Clock) -> String {
    let at = |mv: usize| {
        let (x, y) = layout.letter(mv);
        let opacity = if mv == 0 { "opacity:1;" } else { "" };
        format!("{}{{{}transform:translate({}px,{}px)}}", clock.percent(clock.begin(mv)), opacity, x, y)
    };
    let stops: String = (0..layout.moves).map(at).collect();
    format!("@keyframes spell{{{}{}{{opacity:0}}}}\n", stops, clock.percent(clock.begin(layout.moves)))
}

/// The way of a tile: each place from the time that it arrives to the time that it goes.
fn way(play: &Play, tile: usize, layout: &Layout, clock: &Clock) -> String {
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

/// Milliseconds at the start and at the goal.
const START: u64 = 1500;
const GOAL: u64 = 2500;
/// How long of them the board takes to appear at the start, and to go at the end.
const FADE: u64 = 400;

/// The times of an answer of so many moves, in milliseconds from the start.
struct Clock {
    /// From one move to the next.
    step: u64,
    moves: usize,
}

impl Clock {
    /// When a move begins, counted from 0; after the last move, when the goal's time begins.
    fn begin(&self, mv: usize) -> u64 {
        START + mv as u64 * self.step
    }

    /// When a move's tile has arrived.
    fn arrival(&self, mv: usize) -> u64 {
        self.begin(mv) + self.step * 7 / 10
    }

    /// When all begins anew.
    fn end(&self) -> u64 {
        self.begin(self.moves) + GOAL
    }

    /// A time as CSS names it in keyframes: a part of the whole, to the thousandth of a percent.
    fn percent(&self, time: u64) -> String {
        let thousandths = (time * 100_000 + self.end() / 2) / self.end();
        format!("{}%", decimal(thousandths))
    }

    /// How long the whole takes and where it begins, as CSS has it: with the board there, for those who take the first
    /// frame for the picture.
    fn span(&self) -> String {
        format!("{}s -{}s", decimal(self.end()), decimal(FADE))
    }
}

/// A number given in thousandths, without zeros at the end.
fn decimal(thousandths: u64) -> String {
    let digits = format!("{}.{:03}", thousandths / 1000, thousandths % 1000);
    digits.trim_end_matches('0').trim_end_matches('.').to_string()
}
