//! What readers are told about a problem, each text in English and in Chinese.

use super::mistake::Mistake;

/// A text in English, then in Chinese.
pub type Text = [&'static str; 2];

/// A mistake that is common at a problem.
#[derive(Clone, Copy)]
pub struct Pitfall {
    pub shows: Shows,
    pub text: Text,
    /// The mistakes that it is, if each gives one output: it is told only of what a solver with one of them prints.
    pub mistakes: &'static [Mistake],
}

/// How a pitfall shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shows {
    /// A program runs out of time or memory.
    Costly,
    /// A program runs out of time.
    Slow,
    /// A program runs out of time on several boards, and not at one of them.
    Each,
    /// A program runs out of time, and has taken more memory than it begins with.
    Packed,
    /// A program runs out of memory before it can have searched far.
    Array,
    /// A program runs out of time or memory, and has filled half of the memory at least.
    Full,
    /// A program runs out of memory.
    Large,
    /// A program runs out of time or memory where a board is unsolvable, and has ended at no such board.
    Endless,
    /// An answer is wrong: a pitfall in any way, a fault in none of those below.
    Wrong,
    /// A move of an answer is not possible on its board.
    Illegal,
    /// The moves of an answer lead to the goal, but are too many, or not those that the judge wants.
    Length,
    /// The moves are more than the limit.
    OverLimit,
    /// The moves are as few as possible, but not the lexicographically first.
    NotLeast,
    /// The moves are more than the fewest by an even number.
    Detours,
    /// A word that is to be a tile is no number.
    NoTiles,
    /// Moves leave a board in order up to the last two tiles of a row.
    RowLeft,
    /// An answer is wrong where no side is longer than 2.
    Small,
    /// A board is answered as unsolvable and is not, or the other way round.
    Parity,
    /// An unsolvable board is answered as solvable.
    Unsolvable,
    /// A solvable board is answered as unsolvable.
    Solvable,
    /// The lines of an output have not the form of answers.
    Form,
    /// Only spaces and line ends of an output are wrong.
    Presentation,
    /// An output is wrong, or a program ends with an error, where words of the input do not stand one space apart.
    Spaces,
    /// The verdict itself names the pitfall, or nothing tells it from others.
    Named,
}

/// A pitfall that shows in this way, in English and in Chinese.
pub const fn pitfall(shows: Shows, english: &'static str, chinese: &'static str) -> Pitfall {
    Pitfall { shows, text: [english, chinese], mistakes: &[] }
}

impl Pitfall {
    /// The pitfall as these mistakes.
    pub const fn of(self, mistakes: &'static [Mistake]) -> Pitfall {
        Pitfall { mistakes, ..self }
    }
}
