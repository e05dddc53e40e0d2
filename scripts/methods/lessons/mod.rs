//! The text of each method that is taught: for its page here, and for the page in a browser.

mod best_first;
mod breadth_first;
mod idastar;
pub mod pseudocode;

use best_first::*;
use breadth_first::*;
use idastar::*;
use pseudocode::Line;

/// A text in English and in Chinese.
pub type Both = [&'static str; 2];

/// How a method works.
pub struct Lesson {
    /// The name of the method.
    pub method: &'static str,
    /// The heading in `scripts/methods/README.md` under which it is taught, and its translation.
    pub title: Both,
    pub text: Both,
    /// The pseudocode, in parts that methods share.
    pub code: &'static [&'static [Line]],
    /// The method that it is best compared with.
    pub before: Option<&'static str>,
    /// What separates it from that method.
    pub idea: Both,
}

impl Lesson {
    /// The lines of its pseudocode.
    pub fn lines(&self) -> impl Iterator<Item = &'static Line> {
        self.code.iter().copied().flatten()
    }
}

/// Returns the lesson of a method, if it is taught.
pub fn lesson(method: &str) -> Option<&'static Lesson> {
    LESSONS.iter().find(|lesson| lesson.method == method)
}

/// All lessons, the plainest method first.
pub const LESSONS: [Lesson; 14] = [
    BREADTH_FIRST,
    ITERATIVE_DEEPENING,
    BOTH_ENDS,
    BACKWARD_TABLE,
    ASTAR_HAMMING_SEEN,
    ASTAR_MANHATTAN_SEEN,
    ASTAR_CONFLICT_SEEN,
    ASTAR_CONFLICT,
    TWIN,
    GREEDY_BEST_FIRST,
    WEIGHTED_ASTAR_SEEN_CUT,
    IDASTAR,
    IDASTAR_PATTERNS,
    KIT,
];
