//! What a heuristic of the methods is: a function from a board to a number of moves.

use crate::kit::state::State;

/// Estimates how many moves a board needs to reach a goal.
pub type HeuristicFunction<const N: usize> = Box<dyn Fn(State<N>) -> u32>;
