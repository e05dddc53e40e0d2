//! The oracle of the tests: breadth-first search from a goal to every board of its shape.

use scripts::methods::state::{moves, State, Wide};
use scripts::problems::grid::Grid;
use slidekit::board::Move;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// The boards that reach a goal, nearest first, and the fewest moves of each.
pub struct Distances<S> {
    pub boards: Vec<S>,
    pub fewest: HashMap<S, usize>,
}

/// Returns the distances to a goal, computed once for all tests.
pub fn distances(goal: &Grid) -> Arc<Distances<Wide>> {
    static KNOWN: LazyLock<Mutex<HashMap<Wide, Arc<Distances<Wide>>>>> = LazyLock::new(Mutex::default);
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let goal = Wide::of(goal);
    Arc::clone(known.entry(goal).or_insert_with(|| Arc::new(Distances::to(goal))))
}

impl<S: State> Distances<S> {
    pub fn to(goal: S) -> Distances<S> {
        let (mut boards, mut fewest) = (vec![goal], HashMap::from([(goal, 0)]));
        let mut next = 0;
        while let Some(&board) = boards.get(next) {
            let made = fewest[&board] + 1;
            for (_, after) in moves(board, None) {
                fewest.entry(after).or_insert_with(|| {
                    boards.push(after);
                    made
                });
            }
            next += 1;
        }
        Distances { boards, fewest }
    }

    /// The alphabetically least of the shortest answers, if there is one: at each board the first move that leads nearer.
    pub fn least(&self, start: S) -> Option<Vec<Move>> {
        let (mut board, mut answer) = (start, Vec::new());
        for left in (0..*self.fewest.get(&start)?).rev() {
            let nearer = moves(board, None).find(|(_, after)| self.fewest[after] == left);
            let (mv, after) = nearer.expect("a board next to this one is nearer");
            answer.push(mv);
            board = after;
        }
        Some(answer)
    }
}
