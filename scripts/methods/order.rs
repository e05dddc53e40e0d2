//! The order in which a search expands nodes, and which nodes it cuts off.
//!
//! The node with the lowest g + h comes first: g moves were made, h are estimated to be left. A weight above 1 on h makes
//! a search greedy: it finds an answer sooner, but seldom a shortest one (Pohl, 1970). A cut removes every node whose
//! g + h, with h unweighted, exceeds it; as h is never too high, no answer within the cut is lost.

/// An order of nodes.
#[derive(Clone, Copy, Debug)]
pub struct Order {
    /// The weight of h as a fraction (numerator, denominator).
    pub weight: (u32, u32),
    /// The most moves of an answer, if there is a limit.
    pub cut: Option<u32>,
}

impl Order {
    /// The priority of a node.
    pub fn priority(&self, g: u32, h: u32) -> u32 {
        self.weight.1 * g + self.weight.0 * h
    }

    /// Whether a node is cut off.
    pub fn cuts(&self, g: u32, h: u32) -> bool {
        self.cut.is_some_and(|cut| g + h > cut)
    }
}
