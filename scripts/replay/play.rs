//! An answer, played: every board it goes through.

use scripts::problems::grid::{Case, Grid};
use scripts::problems::replay::{letters, replay, spell};
use slidekit::board::Move;

/// The letters of [`Move::ALL`], and the words.
const LETTERS: [&str; 4] = ["D", "L", "R", "U"];
const WORDS: [&str; 4] = ["DOWN", "LEFT", "RIGHT", "UP"];

/// A case and the steps of an answer, up to its first fault.
pub struct Play {
    pub case: Case,
    pub steps: Vec<Step>,
    /// What is wrong with the answer, as one clause.
    pub fault: Option<String>,
}

/// One move and what it leads to.
pub struct Step {
    pub mv: Move,
    /// The tile that slid.
    pub tile: u8,
    /// The board after it.
    pub board: Grid,
}

impl Play {
    /// Plays these words, each a letter of a move, or a fault.
    pub fn new(case: Case, words: &[String]) -> Play {
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let fault = replay(&case, &words, &LETTERS, None).err();
        let mut steps: Vec<Step> = Vec::new();
        for word in words {
            let before = steps.last().map_or(&case.start, |step| &step.board);
            match step(before, word) {
                Some(step) => steps.push(step),
                None => break,
            }
        }
        Play { case, steps, fault }
    }

    /// The moves as one word.
    pub fn letters(&self) -> String {
        spell(&self.steps.iter().map(|step| step.mv).collect::<Vec<_>>())
    }

    /// One line about the whole.
    pub fn summary(&self) -> String {
        let moves = if self.steps.is_empty() { "it is the goal already".to_string() } else { self.letters() };
        format!("{}: {}", count(self.steps.len()), moves)
    }
}

/// The step of a word, unless it is no move or leaves the board.
fn step(before: &Grid, word: &str) -> Option<Step> {
    let mv = Move::ALL[LETTERS.iter().position(|letter| *letter == word)?];
    let board = before.after(mv)?;
    Some(Step { mv, tile: before.tiles[board.blank()], board })
}

/// An answer's moves, each by its letter: words such as `left` are moves, and so are the letters of any other word.
pub fn words(answer: &str) -> Vec<String> {
    let mut moves = Vec::new();
    for word in answer.split(|c: char| c.is_ascii_whitespace() || c == ',').filter(|word| !word.is_empty()) {
        match WORDS.iter().position(|name| name.eq_ignore_ascii_case(word)) {
            Some(at) => moves.push(LETTERS[at].to_string()),
            None => moves.extend(letters(word).into_iter().map(capital)),
        }
    }
    moves
}

/// A move's letter as a capital; anything else as it stands, for the fault to show.
fn capital(letter: &str) -> String {
    let known = LETTERS.iter().find(|known| known.eq_ignore_ascii_case(letter));
    known.copied().unwrap_or(letter).to_string()
}

/// The cell of a tile.
pub fn cell(board: &Grid, tile: u8) -> usize {
    board.tiles.iter().position(|&other| other == tile).expect("a board has all its tiles")
}

/// How many moves, in words.
pub fn count(moves: usize) -> String {
    format!("{} move{}", moves, if moves == 1 { "" } else { "s" })
}
