//! Plays an answer in the terminal.
//!
//! The cursor is hidden only while a frame is drawn, and is below it in between, so that Ctrl-C leaves a clean terminal.

use crate::play::Play;
use crate::text::rows;
use scripts::cli::terminal::width;
use scripts::cli::{print, Failure};
use scripts::problems::replay::spell;
use std::io::{stdout, IsTerminal};
use std::thread::sleep;
use std::time::Duration;

/// The time that the first and the last board are shown, in milliseconds.
const HOLD: u64 = 1000;

/// Plays the steps, each for `step` milliseconds.
pub fn animate(play: &Play, step: u64) -> Result<(), Failure> {
    if !stdout().is_terminal() {
        return Err("--animate needs a terminal".to_string().into());
    }
    if frame(play, 0)[0].len() > width() {
        return Err("the board is wider than the terminal".to_string().into());
    }
    for done in 0..=play.steps.len() {
        let lines = frame(play, done);
        let up = if done > 0 { format!("\x1b[{}A", lines.len()) } else { String::new() };
        let text: String = lines.iter().map(|line| format!("\r{line}\x1b[K\n")).collect();
        print(&format!("\x1b[?25l{up}{text}\x1b[?25h"))?;
        let is_held = done == 0 || done == play.steps.len();
        sleep(Duration::from_millis(if is_held { HOLD } else { step }));
    }
    Ok(())
}

/// The lines of a frame: the board after `done` moves, and the last of them.
fn frame(play: &Play, done: usize) -> Vec<String> {
    let step = done.checked_sub(1).map(|last| &play.steps[last]);
    let mut lines = rows(step.map_or(&play.case.start, |step| &step.board), step.map(|step| step.tile));
    let last = step.map_or(String::new(), |step| spell(&[step.mv]));
    lines.extend([String::new(), format!(" {done} of {}  {last}", play.steps.len())]);
    lines
}
