//! When what happens in the picture: it starts, plays each move, holds the goal and begins anew.

/// Milliseconds at the start and at the goal.
const START: u64 = 1500;
const GOAL: u64 = 2500;
/// How long of them the board takes to appear at the start, and to go at the end.
const FADE: u64 = 400;

/// The times of an answer of so many moves, in milliseconds from the start.
pub struct Clock {
    /// From one move to the next.
    pub step: u64,
    pub moves: usize,
}

impl Clock {
    /// When a move begins, counted from 0; after the last move, when the goal's time begins.
    pub fn begin(&self, mv: usize) -> u64 {
        START + mv as u64 * self.step
    }

    /// When a move's tile has arrived.
    pub fn arrival(&self, mv: usize) -> u64 {
        self.begin(mv) + self.step * 7 / 10
    }

    /// When the board has appeared.
    pub fn appeared(&self) -> u64 {
        FADE
    }

    /// When the board begins to go.
    pub fn goes(&self) -> u64 {
        self.end() - FADE
    }

    /// When all begins anew.
    pub fn end(&self) -> u64 {
        self.begin(self.moves) + GOAL
    }

    /// A time as CSS names it in keyframes: a part of the whole, to the thousandth of a percent.
    pub fn percent(&self, time: u64) -> String {
        let thousandths = (time * 100_000 + self.end() / 2) / self.end();
        format!("{}%", decimal(thousandths))
    }

    /// How long the whole takes and where it begins, as CSS has it: with the board there, for those who take the first
    /// frame for the picture.
    pub fn span(&self) -> String {
        format!("{}s -{}s", decimal(self.end()), decimal(self.appeared()))
    }
}

/// A number given in thousandths, without zeros at the end.
fn decimal(thousandths: u64) -> String {
    let digits = format!("{}.{:03}", thousandths / 1000, thousandths % 1000);
    digits.trim_end_matches('0').trim_end_matches('.').to_string()
}
