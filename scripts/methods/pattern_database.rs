//! Plain pattern databases (Culberson and Schaeffer, 1998).
//!
//! A *pattern* is a board on which only some tiles and the blank can be told apart. It is no farther from the goal's pattern
//! than the board is from the goal. There are so few patterns, on the 8-puzzle 15,120 with four tiles, that one breadth-first
//! search from the goal reaches all of them. Every move counts, whatever tile it slides, so the estimates of two groups of
//! tiles cannot be added, and the greater one is taken. The kit counts only the moves of a group's own tiles, and adds.

use super::heuristic::HeuristicFunction;
use crate::kit::state::State;
use slidekit::board::Move;
use std::collections::HashMap;
use std::ops::RangeInclusive;

/// The most cells of a board with a database. The two of the 15-puzzle would have billions of patterns.
pub const MOST_CELLS: usize = 9;

/// Returns the heuristic: the greater estimate of two databases, each for half of the tiles.
pub fn pattern_database<const N: usize>(goal: State<N>) -> HeuristicFunction<N> {
    let (cells, half) = (goal.cells(), goal.cells() / 2);
    let databases = [1..=half, half + 1..=cells - 1].map(|tiles| Database::new(goal, tiles));
    Box::new(move |board| databases.iter().map(|database| database.moves(board)).max().unwrap_or(0))
}

/// The moves to the goal from each pattern of a group of tiles.
struct Database<const N: usize> {
    tiles: RangeInclusive<usize>,
    moves: HashMap<State<N>, u32>,
}

impl<const N: usize> Database<N> {
    /// Searches breadth first from the goal.
    fn new(goal: State<N>, tiles: RangeInclusive<usize>) -> Database<N> {
        let root = goal.pattern(&tiles);
        let (mut queue, mut next) = (vec![root], 0);
        let mut moves = HashMap::from([(root, 0)]);
        while let Some(&pattern) = queue.get(next) {
            next += 1;
            let further = moves[&pattern] + 1;
            for after in Move::ALL.iter().filter_map(|&mv| pattern.after(mv)) {
                moves.entry(after).or_insert_with(|| {
                    queue.push(after);
                    further
                });
            }
        }
        Database { tiles, moves }
    }

    /// The moves to the goal from the pattern of a board.
    fn moves(&self, board: State<N>) -> u32 {
        self.moves[&board.pattern(&self.tiles)]
    }
}
