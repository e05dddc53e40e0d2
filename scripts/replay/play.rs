//! An answer, played: every board it goes through.

use scripts::problems::grid::Case;
use scripts::problems::replay::{letters, play, spell, Step, LETTERS};

/// The words for the moves, in the order of [`LETTERS`].
const WORDS: [&str; 4] = ["DOWN", "LEFT", "RIGHT", "UP"];

/// A case and the steps of an answer, up to its first fault.
pub struct Play {
    pub case: Case,
    pub steps: Vec<Step>,
    /// What is wrong with the answer, as one clause.
    pub fault: Option<String>,
}

impl Play {
    /// Plays an answer of letters or words.
    pub fn new(case: Case, answer: &str) -> Play {
        let words = words(answer);
        let (steps, fault) = play(&case, &words, &LETTERS);
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

/// An answer's moves, each by its letter: words such as `left` are moves, and so are the letters of any other word.
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

/// A move's letter as a capital; anything else as it stands, for the fault to show.
fn capital(letter: &str) -> &str {
    LETTERS.into_iter().find(|known| known.eq_ignore_ascii_case(letter)).unwrap_or(letter)
}

/// How many moves, in words.
pub fn count(moves: usize) -> String {
    format!("{} move{}", moves, if moves == 1 { "" } else { "s" })
}
