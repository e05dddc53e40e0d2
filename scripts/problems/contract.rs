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
    /// A program runs out of time or memory at an unsolvable board.
    Endless,
    /// An answer is wrong: a pitfall in any way, a fault in none of those below.
    Wrong,
    /// The moves of an answer leave the board or do not lead to the goal.
    Astray,
    /// The moves of an answer lead to the goal, but are too many, or not those that the judge wants.
    Length,
    /// A board is answered as unsolvable and is not, or the other way round.
    Parity,
    /// The lines of an output have not the form of answers.
    Form,
    /// Only spaces and line ends of an output are wrong.
    Presentation,
    /// An output is wrong, or a program ends with an error, where words of the input do not stand one space apart.
    Spaces,
    /// The verdict itself names the pitfall.
    Named,
}

/// A pitfall of programs that are too slow or too large.
pub const fn costly(english: &'static str, chinese: &'static str) -> Pitfall {
    Pitfall { shows: Shows::Costly, text: [english, chinese] }
}

/// A pitfall of programs that are too slow or too large on unsolvable boards.
pub const fn endless(english: &'static str, chinese: &'static str) -> Pitfall {
    Pitfall { shows: Shows::Endless, text: [english, chinese] }
}

/// A pitfall of programs that write answers in a wrong form.
pub const fn form(english: &'static str, chinese: &'static str) -> Pitfall {
    Pitfall { shows: Shows::Form, text: [english, chinese] }
}

/// A pitfall of programs that answer wrongly.
pub const fn wrong(english: &'static str, chinese: &'static str) -> Pitfall {
    Pitfall { shows: Shows::Wrong, text: [english, chinese] }
}

/// A pitfall of programs whose answers are longer than the shortest, or not the first of them.
pub const fn length(english: &'static str, chinese: &'static str) -> Pitfall {
    Pitfall { shows: Shows::Length, text: [english, chinese] }
}

/// A pitfall of programs that do not know unsolvable boards from others.
pub const fn parity(english: &'static str, chinese: &'static str) -> Pitfall {
    Pitfall { shows: Shows::Parity, text: [english, chinese] }
}

/// A pitfall of programs whose moves do not lead to the goal.
pub const fn astray(english: &'static str, chinese: &'static str) -> Pitfall {
    Pitfall { shows: Shows::Astray, text: [english, chinese] }
}

/// A pitfall of programs that write answers with wrong line ends.
pub const fn presentation(english: &'static str, chinese: &'static str) -> Pitfall {
    Pitfall { shows: Shows::Presentation, text: [english, chinese] }
}

/// A pitfall of programs that read characters where words stand.
pub const fn spaces(english: &'static str, chinese: &'static str) -> Pitfall {
    Pitfall { shows: Shows::Spaces, text: [english, chinese] }
}

/// A pitfall that a verdict names.
pub const fn named(english: &'static str, chinese: &'static str) -> Pitfall {
    Pitfall { shows: Shows::Named, text: [english, chinese] }
}
