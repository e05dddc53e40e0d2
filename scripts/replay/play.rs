//! An answer and all its boards.

use scripts::cli::count;
use scripts::problems::grid::Case;
use scripts::problems::replay::{letters, play, spell, Step, LETTERS};

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
        let (steps, fault) = play(&case, &words(&answer.to_ascii_uppercase()), &LETTERS);
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

/// Splits an answer in capitals into its moves: a word such as `LEFT` is one move, any other word a move a letter.
fn words(answer: &str) -> Vec<&str> {
    let words = answer.split(|c: char| c.is_ascii_whitespace() || c == ',');
    words.flat_map(|word| if WORDS.contains(&word) { vec![&word[..1]] } else { letters(word) }).collect()
}
