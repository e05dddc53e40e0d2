//! Replays moves.

use super::clause::{self, quoted, Clause, Code};
use crate::kit::grid::{Case, Grid};
use slidekit::board::Move;

/// The letters and the words for the moves of [`Move::ALL`].
pub const LETTERS: [&str; 4] = ["D", "L", "R", "U"];
pub const WORDS: [&str; 4] = ["DOWN", "LEFT", "RIGHT", "UP"];

/// How an answer names its moves: by words for those of [`Move::ALL`], or by the tiles that slide.
#[derive(Clone, Copy)]
pub enum Names<'a> {
    Moves([&'a str; 4]),
    Tiles,
}

/// A move and the board after it.
pub struct Step {
    pub mv: Move,
    /// The tile that moved.
    pub tile: usize,
    pub board: Grid,
}

/// Replays an answer, and returns its moves if they lead to the goal within the limit.
///
/// # Errors
/// The first fault, as one clause; moves are counted from 1.
pub fn replay(case: &Case, words: &[&str], names: &Names, limit: Option<usize>) -> Result<Vec<Move>, Clause> {
    replay_as(case, words, names, limit).map_err(|fault| {
        let Names::Moves([down, left, right, up]) = *names else { return fault };
        let opposite = Names::Moves([up, right, left, down]);
        let backward: Vec<&str> = words.iter().rev().copied().collect();
        let is_right = |words: &[&str], names: &Names| replay_as(case, words, names, limit).is_ok();
        if is_right(words, &opposite) {
            fault.hinted(Code::TilesMoves)
        } else if is_right(&backward, names) {
            fault.hinted(Code::Backward)
        } else if is_right(&backward, &opposite) {
            fault.hinted(Code::FromGoal)
        } else {
            fault
        }
    })
}

fn replay_as(case: &Case, words: &[&str], names: &Names, limit: Option<usize>) -> Result<Vec<Move>, Clause> {
    let (mut board, mut moves) = (case.start.clone(), Vec::new());
    for (number, word) in (1..).zip(words) {
        let step = step(&board, number, word, names)?;
        board = step.board;
        moves.push(step.mv);
    }
    let astray = if matches!(names, Names::Tiles) { Code::SlidNotGoal } else { Code::NotGoal };
    if board != case.goal {
        return Err(astray.with(moves.len()));
    }
    match limit {
        Some(limit) if moves.len() > limit => Err(Code::OverLimit.with(clause::moves(moves.len())).with(limit)),
        _ => Ok(moves),
    }
}

fn step(before: &Grid, number: usize, word: &str, names: &Names) -> Result<Step, Clause> {
    let after = |mv: Move| {
        let board = before.after(mv)?;
        Some(Step { mv, tile: before.tiles[board.blank()], board })
    };
    match names {
        Names::Moves(names) => {
            let named = names.iter().position(|name| *name == word);
            let mv = Move::ALL[named.ok_or_else(|| Code::NotMove.with(number).with(quoted(word)))?];
            after(mv).ok_or_else(|| Code::Leaves.with(number).with(word))
        }
        Names::Tiles => {
            let slid = Move::ALL.into_iter().filter_map(after).find(|step| step.tile.to_string() == word);
            slid.ok_or_else(|| Code::NotBeside.with(number).with(quoted(word)))
        }
    }
}

/// Replays moves by their names, up to the first that is not legal.
pub fn legal<'a>(start: &Grid, words: &'a [&str], names: &'a Names) -> impl Iterator<Item = Step> + 'a {
    let mut before = start.clone();
    (1..).zip(words).map_while(move |(number, word)| {
        let step = step(&before, number, word, names).ok()?;
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
        let names = Names::Moves(LETTERS);
        let steps = legal(&case.start, &moves, &names).collect();
        Play { fault: replay(&case, &moves, &names, None).err(), case, steps }
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
