//! Replays moves.

use super::clause::{self, quoted, Clause, Code};
use crate::kit::grid::{Case, Grid};
use slidekit::board::Move;

/// The letters and the words for the moves of [`Move::ALL`].
pub const LETTERS: [&str; 4] = ["D", "L", "R", "U"];
pub const WORDS: [&str; 4] = ["DOWN", "LEFT", "RIGHT", "UP"];

/// A move and the board after it.
pub struct Step {
    pub mv: Move,
    /// The tile that moved.
    pub tile: usize,
    pub board: Grid,
}

/// Replays an answer, and returns the number of moves if it leads to the goal within the limit.
///
/// `names` are the words for the moves of [`Move::ALL`], in that order.
///
/// # Errors
/// The first fault, as one clause; moves are counted from 1.
pub fn replay(case: &Case, moves: &[&str], names: &[&str; 4], limit: Option<usize>) -> Result<usize, Clause> {
    replay_as(case, moves, names, limit).map_err(|fault| {
        let [down, left, right, up] = *names;
        let opposite = [up, right, left, down];
        let backward: Vec<&str> = moves.iter().rev().copied().collect();
        let is_right = |moves: &[&str], names: &[&str; 4]| replay_as(case, moves, names, limit).is_ok();
        match () {
            _ if is_right(moves, &opposite) => fault.hinted(Code::TilesMoves),
            _ if is_right(&backward, names) => fault.hinted(Code::Backward),
            _ if is_right(&backward, &opposite) => fault.hinted(Code::FromGoal),
            _ => fault,
        }
    })
}

fn replay_as(case: &Case, moves: &[&str], names: &[&str; 4], limit: Option<usize>) -> Result<usize, Clause> {
    let mut board = case.start.clone();
    for (number, word) in (1..).zip(moves) {
        board = step(&board, number, word, names)?.board;
    }
    match limit {
        _ if board != case.goal => Err(Code::NotGoal.with(moves.len())),
        Some(limit) if moves.len() > limit => Err(Code::OverLimit.with(clause::moves(moves.len())).with(limit)),
        _ => Ok(moves.len()),
    }
}

/// Replays an answer given by its tiles.
///
/// # Errors
/// The first fault, as one clause; slides are counted from 1.
pub fn slide(case: &Case, tiles: &[&str]) -> Result<(), Clause> {
    let mut board = case.start.clone();
    for (number, tile) in (1..).zip(tiles) {
        board = slide_step(&board, number, tile)?.board;
    }
    match board == case.goal {
        true => Ok(()),
        false => Err(Code::SlidNotGoal.with(tiles.len())),
    }
}

fn step(before: &Grid, number: usize, word: &str, names: &[&str; 4]) -> Result<Step, Clause> {
    let named = names.iter().position(|name| *name == word);
    let mv = Move::ALL[named.ok_or_else(|| Code::NotMove.with(number).with(quoted(word)))?];
    let board = before.after(mv).ok_or_else(|| Code::Leaves.with(number).with(word))?;
    Ok(Step { mv, tile: before.tiles[board.blank()], board })
}

fn slide_step(before: &Grid, number: usize, tile: &str) -> Result<Step, Clause> {
    let step = |&mv: &Move| {
        let board = before.after(mv)?;
        Some(Step { mv, tile: before.tiles[board.blank()], board })
    };
    let slid = Move::ALL.iter().filter_map(step).find(|step| step.tile.to_string() == tile);
    slid.ok_or_else(|| Code::NotBeside.with(number).with(quoted(tile)))
}

/// Replays moves by their names, up to the first that is not legal.
pub fn legal<'a>(start: &Grid, moves: &'a [&str], names: &'a [&str; 4]) -> impl Iterator<Item = Step> + 'a {
    steps(start, moves, |board, number, word| step(board, number, word, names))
}

/// Replays slides of tiles, up to the first that is not legal.
pub fn slides<'a>(start: &Grid, tiles: &'a [&str]) -> impl Iterator<Item = Step> + 'a {
    steps(start, tiles, slide_step)
}

fn steps<'a>(
    start: &Grid,
    words: &'a [&str],
    step: impl Fn(&Grid, usize, &str) -> Result<Step, Clause> + 'a,
) -> impl Iterator<Item = Step> + 'a {
    let mut before = start.clone();
    (1..).zip(words).map_while(move |(number, word)| {
        let step = step(&before, number, word).ok()?;
        before = step.board.clone();
        Some(step)
    })
}

/// A case and the steps of an answer, up to its first fault.
pub struct Play {
    pub case: Case,
    pub steps: Vec<Step>,
    /// The fault of the answer.
    pub fault: Option<Clause>,
}

impl Play {
    /// Replays an answer of letters or words.
    pub fn new(case: Case, answer: &str) -> Play {
        let answer = answer.to_ascii_uppercase();
        let moves = words(&answer);
        let steps = legal(&case.start, &moves, &LETTERS).collect();
        Play { fault: replay(&case, &moves, &LETTERS, None).err(), case, steps }
    }

    /// The moves as one word.
    pub fn letters(&self) -> String {
        self.steps.iter().map(|step| LETTERS[step.mv as usize]).collect()
    }
}

/// Splits an answer in capitals into its moves: a word such as `LEFT` is one move, any other word a move a letter.
fn words(answer: &str) -> Vec<&str> {
    let words = answer.split(|c: char| c.is_ascii_whitespace() || c == ',');
    words.flat_map(|word| if WORDS.contains(&word) { vec![&word[..1]] } else { letters(word) }).collect()
}

/// Spells moves as one word.
pub fn spell(moves: &[Move]) -> String {
    moves.iter().map(|&mv| LETTERS[mv as usize]).collect()
}

/// Splits a word of moves into its letters.
pub fn letters(word: &str) -> Vec<&str> {
    let ends = word.char_indices().map(|(at, letter)| (at, at + letter.len_utf8()));
    ends.map(|(from, to)| &word[from..to]).collect()
}
