//! The twin: a proof that a board is unsolvable, for anyone who does not trust the parity test.
//!
//! A board's twin has two of its tiles swapped. Exactly one of the two is solvable (Johnson and Story, 1879), so two
//! searches that take turns are sure to end: one of them finds the goal, and the other never would.

use super::astar::{AStar, Step};
use super::effort::{Effort, Stop};
use super::manhattan::manhattan;
use super::order::Order;
use super::state::{State, MOST_CELLS};
use crate::problems::grid::Case;

/// Which of the two reached the goal.
pub struct Reached {
    pub is_twin: bool,
    /// The number of moves.
    pub moves: usize,
}

/// Searches from a board and from its twin in turn, both by A* with Manhattan distance.
pub fn in_turns(case: &Case, effort: &mut Effort) -> Result<Reached, Stop> {
    match case.start.tiles.len() {
        0..=16 => search_both::<16>(case, effort),
        17..=25 => search_both::<25>(case, effort),
        _ => search_both::<MOST_CELLS>(case, effort),
    }
}

fn search_both<const N: usize>(case: &Case, effort: &mut Effort) -> Result<Reached, Stop> {
    let goal = State::<N>::of(&case.goal);
    let search =
        |case: &Case| AStar::new(State::of(&case.start), goal, manhattan(goal), Order::SHORTEST).with_reached();
    let mut searches = [search(case), search(&case.twin())];
    loop {
        for (turn, search) in searches.iter_mut().enumerate() {
            if let Step::Found(moves) = search.step(effort)? {
                return Ok(Reached { is_twin: turn == 1, moves: moves.len() });
            }
        }
        effort.hold(0, searches[0].count() + searches[1].count(), searches[0].bytes())?;
    }
}
