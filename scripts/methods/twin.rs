//! A* on a board and on its twin, which has two tiles swapped, in turn.
//!
//! A swap changes the parity of the tiles' order, so exactly one of the two boards is solvable (Johnson and Story, 1879), and
//! exactly one of the two searches reaches the goal. A solvable board costs twice as much as a search alone. An unsolvable
//! one costs two searches of its twin, where one search would expand all boards that it can reach. Sedgewick and Wayne
//! (Algorithms, 4th edition, 2011) set this as an exercise; parity alone is far cheaper.

use super::astar::AStarSearch;
use super::effort::{Effort, Ended, Stop};
use super::heuristic::HeuristicFunction;
use super::order::Order;
use super::trace::Part;
use crate::kit::state::State;
use std::ops::ControlFlow::Break;

/// Finds an answer to a board, a shortest one if the weight is 1, or proves by its twin that there is none.
pub fn twin<const N: usize>(
    [start, twin]: [State<N>; 2],
    goal: State<N>,
    heuristic: &HeuristicFunction<N>,
    order: Order,
    effort: &mut Effort,
) -> Ended {
    let mut sides = [("start", start), ("twin", twin)].map(|(name, root)| {
        let search = AStarSearch::new(root, goal, heuristic, order, true);
        search.begin(Part::From(name), effort);
        (name, search)
    });
    loop {
        for (name, search) in &mut sides {
            effort.trace.resume(Part::From(name));
            if let Break(Some(moves)) = search.step(effort)? {
                return if *name == "start" { Ok(Some(moves)) } else { Err(Stop::Unsolvable) };
            }
        }
        let open = sides.iter().map(|(_, search)| search.open.len()).sum();
        let nodes = sides.iter().map(|(_, search)| search.count()).sum();
        effort.hold(open, nodes, sides[0].1.bytes())?;
    }
}
