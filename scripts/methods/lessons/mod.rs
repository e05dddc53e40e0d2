//! What is taught, for the page here and for that in a browser: the text of each method, and [`boards`] to try them on.

mod best_first;
pub mod boards;
mod breadth_first;
mod idastar;
mod lesson;
pub mod pseudocode;

use best_first::*;
use breadth_first::*;
use idastar::*;
pub use lesson::Lesson;

/// Returns the lesson of a method, if it is taught.
pub fn lesson(method: &str) -> Option<&'static Lesson> {
    LESSONS.iter().find(|lesson| lesson.method == method)
}

/// All lessons, the plainest method first.
pub const LESSONS: [Lesson; 20] = [
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
    KIT_INCREMENTAL,
    KIT_SEQUENCES,
    KIT_4443,
    KIT_REFLECTION,
    KIT_555,
    KIT_LONG_SEQUENCES,
    KIT,
];
