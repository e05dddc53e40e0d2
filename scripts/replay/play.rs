//! An answer and all its boards.

use scripts::cli::count;
use scripts::problems::grid::Case;
use scripts::problems::replay::{letters, play, spell, Step, LETTERS};

/// The words for the moves, in the order of [`LETTERS`].
const WORDS: [&str; 4] = ["DOWN", "LEFT", "RIGHT", "UP"];

/// A case and the steps of an answer, up to its first fault.
pub struct Play {
    pub case: Case,
    pub steps: Vec<Step>,
    /// The fault of the answer, as one clause.
    pub fault: Option<String>,
}

impl Play {
    /// Replays an answer of letters or words.
    pub fn new(case: Case, answer: &str) -> Play {
        let words = words(answer);
        let (steps, fault) = play(&case, &words, &LETTERS);
        Play { case, steps, fault }
    }

    /// The moves as one word.
    pub fn letters(&self) -> String {
        spell(&self.steps.iter().map(|step| step.mv).collect::<Vec<_>>())
    }

    /// The number of moves, and the moves.
    pub fn summary(&self) -> String {
        let moves = if self.steps.is_empty() { "already solved".to_string() } else { self.letters() };
        format!("{}: {}", count(self.steps.len(), "move"), moves)
    }
}

/// Splits an answer into the letters of its moves: a word such as `left` is one move, any other word a move a letter.
fn words(answer: &str) -> Vec<&str> {
    let mut moves = Vec::new();
    for word in answer.split(|c: char| c.is_ascii_whitespace() || c == ',').filter(|word| !word.is_empty()) {
        match WORDS.iter().position(|name| name.eq_ignore_ascii_case(word)) {
            Some(at) => moves.push(LETTERS[at]),
            None => moves.extend(letters(word).into_iter().map(capital)),
        }
    }
    moves
}

/// The letter of a move as a capital; any other text unchanged, for the fault.
fn capital(letter: &str) -> &str {
    LETTERS.into_iter().find(|known| known.eq_ignore_ascii_case(letter)).unwrap_or(letter)
}
