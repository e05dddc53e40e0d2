//! Plays an answer in the terminal.
//!
//! The cursor is hidden only while a frame is drawn, and is below it in between, so that Ctrl-C leaves a clean terminal.

use crate::play::Play;
use crate::text::{reversed, rows, width_of};
use scripts::cli::terminal::{styled, width};
use scripts::cli::Failure;
use std::io::{self, Write};
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
    let width = width();
    if width_of(&play.case.start) > width {
        return Err("the board is wider than the terminal".to_string().into());
    }
    draw(&frame(play, 0, width), 0)?;
    sleep(Duration::from_millis(HOLD));
    for done in 1..=play.steps.len() {
        let lines = frame(play, done, width);
        draw(&lines, lines.len())?;
        sleep(Duration::from_millis(if done < play.steps.len() { step } else { HOLD }));
    }
    Ok(())
}

/// The lines of a frame: the board after `done` moves, and the moves with the last one marked.
fn frame(play: &Play, done: usize, width: usize) -> Vec<String> {
    let mut lines = match done.checked_sub(1).map(|last| &play.steps[last]) {
        None => rows(&play.case.start, None, reversed),
        Some(step) => rows(&step.board, Some(step.tile), reversed),
    };
    lines.push(String::new());
    lines.push(ribbon(&play.letters(), done, width));
    lines
}

/// As many moves as fit on a line, with the last one made among them and marked.
fn ribbon(letters: &str, done: usize, width: usize) -> String {
    let head = format!(" {:>2$} of {}  ", done, letters.len(), letters.len().to_string().len());
    let most = width.saturating_sub(head.len() + 1).max(1);
    let last = done.saturating_sub(1);
    let from = last / most * most;
    let shown = &letters[from..letters.len().min(from + most)];
    if done == 0 {
        return head + shown;
    }
    let (before, rest) = shown.split_at(last - from);
    head + before + &styled(7, &rest[..1]) + &rest[1..]
}

/// Draws a frame over the last one, of `over` lines.
fn draw(lines: &[String], over: usize) -> io::Result<()> {
    let up = if over > 0 { format!("\x1b[{over}A") } else { String::new() };
    let text: String = lines.iter().map(|line| format!("\r{line}\x1b[K\n")).collect();
    let mut output = io::stdout();
    output.write_all(format!("\x1b[?25l{up}{text}\x1b[?25h").as_bytes())?;
    output.flush()
}
