//! How the picture moves: keyframes of CSS.

use crate::clock::Clock;
use crate::layout::Layout;
use crate::play::{cell, Play};

/// The rules of all that moves, for whoever does not ask for less motion.
pub fn motion(play: &Play, layout: &Layout, clock: &Clock) -> String {
    let moves = |tile: &u8| play.steps.iter().any(|step| step.tile == *tile);
    let moved: Vec<u8> = (1..play.case.start.tiles.len() as u8).filter(moves).collect();
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
    let (shown, goes) = (clock.percent(clock.appeared()), clock.percent(clock.goes()));
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
fn way(play: &Play, tile: u8, layout: &Layout, clock: &Clock) -> String {
    let mut text = format!("@keyframes t{tile}{{");
    let (mut from, mut board) = ("0%".to_string(), &play.case.start);
    for (mv, step) in play.steps.iter().enumerate().filter(|(_, step)| step.tile == tile) {
        text += &stop(&from, &clock.percent(clock.begin(mv)), layout.cell(cell(board, tile)));
        from = clock.percent(clock.arrival(mv));
        board = &step.board;
    }
    text + &stop(&from, "to", layout.cell(cell(board, tile))) + "}\n"
}

fn stop(from: &str, to: &str, (x, y): (usize, usize)) -> String {
    format!("{from},{to}{{transform:translate({x}px,{y}px)}}")
}
