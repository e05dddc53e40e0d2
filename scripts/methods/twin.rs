//! The twin: a proof that no moves lead to the goal, for who does not trust the parity test.
//!
//! A board's twin is the same with two tiles exchanged. Exactly one of the two leads to the goal (Johnson and Story,
//! 1879). Two searches that take turns are therefore sure to end: one of them finds the goal, and the other never
//! would.

use super::astar::{AStar, Step};
use super::effort::{Effort, Stop};
use super::manhattan::manhattan;
use super::order::Order;
use super::state::State;
use crate::problems::grid::Case;
use slidekit::board::Move;

/// Which of the two reached the goal.
pub struct Reached {
    /// Whether it was the twin.
    pub twin: bool,
    pub moves: Vec<Move>,
}

/// Searches a board and its twin in turns, both by A* with Manhattan distance.
pub fn in_turns<S: State>(case: &Case, effort: &mut Effort) -> Result<Reached, Stop> {
    let goal = S::of(&case.goal);
    let estimate = manhattan(goal);
    let search = |case: &Case| AStar::new(S::of(&case.start), goal, &estimate, Order::SHORTEST).with_seen();
    let mut searches = [search(case), search(&case.twin())];
    loop {
        for (turn, search) in searches.iter_mut().enumerate() {
            if let Step::Found(moves) = search.step(effort)? {
                return Ok(Reached { twin: turn == 1, moves });
            }
        }
        effort.hold(searches[0].count() + searches[1].count(), searches[0].bytes())?;
    }
}
