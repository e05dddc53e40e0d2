//! What readers are told about a problem, each text in English and in Chinese.

/// A text in English, then in Chinese.
pub type Text = [&'static str; 2];

/// The format of a problem in words, as the comment at the top of the kit's program has it.
#[derive(Clone, Copy)]
pub struct Contract {
    pub input: Text,
    pub output: Text,
    /// What else is to be known of the judge, and what is not confirmed.
    pub notes: &'static [Text],
}

/// A mistake that is common at a problem.
#[derive(Clone, Copy)]
pub struct Pitfall {
    pub shows: Shows,
    pub text: Text,
}

/// How a pitfall shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shows {
    /// A program runs out of time or memory.
    Costly,
    /// A program runs out of memory.
    Large,
    /// A program runs out of time or memory at an unsolvable board.
    Endless,
    /// An answer is wrong: a pitfall in any way, a fault in none of those below.
    Wrong,
    /// A move of an answer is not possible on its board.
    Illegal,
    /// The moves of an answer lead to the goal, but are too many, or not those that the judge wants.
    Length,
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
    /// The verdict itself names the pitfall.
    Named,
}

/// A pitfall that shows in this way, in English and in Chinese.
pub const fn pitfall(shows: Shows, english: &'static str, chinese: &'static str) -> Pitfall {
    Pitfall { shows, text: [english, chinese] }
}
