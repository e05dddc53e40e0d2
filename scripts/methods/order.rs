//! Which board a search looks at first, and which it never looks at.
//!
//! The priority of a board is the moves made and the estimated moves to come together; the least comes first. A weight
//! above 1 on the moves to come makes a search greedy: it finds some answer sooner, seldom a shortest one (Pohl, 1970).
//! A cut gives up every board whose moves and estimate together exceed it; as the estimate is never too high, no answer
//! within the cut is lost.

/// An order of boards.
#[derive(Clone, Copy, Debug)]
pub struct Order {
    /// What a move to come counts, as a fraction `(over, under)`, when a move made counts 1.
    pub weight: (u32, u32),
    /// The most moves of an answer, if that matters.
    pub cut: Option<u32>,
}

impl Order {
    /// The order in which the first answer is a shortest one.
    pub const SHORTEST: Order = Order { weight: (1, 1), cut: None };

    /// The priority of a board after so many moves with so many to come.
    pub fn priority(&self, moves: u32, to_come: u32) -> u32 {
        self.weight.1 * moves + self.weight.0 * to_come
    }

    /// Whether a board is given up.
    pub fn cuts(&self, moves: u32, to_come: u32) -> bool {
        self.cut.is_some_and(|cut| moves + to_come > cut)
    }
}
