//! Weighted A*: the most promising node first, and every board stored.
//!
//! Hart, Nilsson and Raphael (1968); the weight is Pohl's (1970). A board that is reached again by fewer moves is opened
//! again, so a node is dropped only when its moves and its estimate together exceed the limit: an empty heap proves that
//! there is no answer. With weight 1 the first answer has the fewest moves, since the estimate is never too high. A node
//! takes about 50 bytes, and 0.1 microseconds while there are thousands.
//!
//! The moves of an answer are read from parent to parent, and at each step g falls by 1, although a parent may be opened again.
//! Let a board be reached again by fewer moves after its old entry was popped. When that was popped, some node of the better
//! path was open, with a priority at least as great, so greater than that of the new entry. Once the last node of the greatest
//! priority on the better path is popped, the rest of that path and the new entry are popped before any node that is open then.
//! So from when the board is stored with fewer moves until its children are reached from it again, no node that was reached by
//! way of the old entry is popped, and no answer is read through the board.

use crate::board::{Board, Move};
use crate::heap::MinHeap;
use crate::heuristic::Manhattan;
use crate::index::Index;
use crate::search::{Answer, Settings};

/// Weighted A* with Manhattan distance.
///
/// ```
/// use slidekit::{astar::AStar, board::{Board, Move}, search::Answer, solver::FEWEST_SMALL};
///
/// let mut astar = AStar::<3, 3>::new(Board::GOAL, FEWEST_SMALL);
/// let answer = astar.solve(Board::new(&[1, 2, 3, 4, 5, 6, 0, 7, 8]));
/// assert_eq!(answer, Some(Answer::Moves(vec![Move::Right, Move::Right])));
/// ```
#[derive(Clone, Debug)]
pub struct AStar<const R: usize, const C: usize> {
    /// The heuristic.
    pub manhattan: Manhattan<R, C>,
    /// The boards reached so far, each by its number in `nodes`.
    known: Index,
    nodes: Vec<Entry<R, C>>,
    settings: Settings,
    /// The open list: see [`key`].
    open: MinHeap<u64>,
    /// The nodes expanded so far, over all boards.
    pub expanded: u64,
}

/// A stored node: how a board was reached, by the fewest moves so far.
#[derive(Clone, Copy, Debug)]
struct Entry<const R: usize, const C: usize> {
    board: Board<R, C>,
    parent: u32,
    blank: u8,
    /// The last move; on the start, any.
    last: Move,
    /// The moves made.
    g: u8,
    /// The estimate of the moves to go.
    h: u8,
}

/// The key of a node in the open list: its priority, then its estimate, then its number.
fn key<const R: usize, const C: usize>(node: Entry<R, C>, number: usize, settings: &Settings) -> u64 {
    u64::from(settings.priority(node.g.into(), node.h.into())) << 40 | u64::from(node.h) << 32 | number as u64
}

impl<const R: usize, const C: usize> AStar<R, C> {
    /// Creates a search for a goal.
    ///
    /// # Panics
    /// If the memory is for 2^30 nodes or more.
    pub fn new(goal: Board<R, C>, settings: Settings) -> Self {
        let (manhattan, known) = (Manhattan::new(goal), Index::new(settings.memory.saturating_add(1)));
        AStar { manhattan, known, nodes: Vec::new(), settings, open: MinHeap::new(), expanded: 0 }
    }

    /// Searches for an answer to a solvable board. Returns `None` when the memory is full.
    pub fn solve(&mut self, board: Board<R, C>) -> Option<Answer> {
        self.known.clear();
        self.nodes.clear();
        self.open.clear();
        let h = self.manhattan.of(board) as u8;
        self.reach(Entry { board, parent: 0, blank: board.cell(0) as u8, last: Move::Down, g: 0, h });
        while let Some(least) = self.open.pop() {
            let number = least as u32 as usize;
            let node = self.nodes[number];
            if node.h == 0 {
                return Some(self.answer(node));
            }
            if self.nodes.len() + 3 > self.settings.memory {
                return None;
            }
            self.expand(number);
        }
        Some(Answer::TooLong)
    }

    /// Reaches the next boards, but not the one that the last move came from.
    fn expand(&mut self, number: usize) {
        self.expanded += 1;
        let node = self.nodes[number];
        let blank = usize::from(node.blank);
        let moves = Board::<R, C>::MOVES[blank & 15];
        for mv in Move::ALL {
            if moves >> mv as u8 & 1 == 1 && (node.g == 0 || node.last != mv.opposite()) {
                let from = blank.wrapping_add(mv.offset(C));
                let tile = node.board.tile(from);
                let h = u32::from(node.h) + self.manhattan.distance(tile, blank) - self.manhattan.distance(tile, from);
                let (board, parent) = (node.board.slide(tile, from, blank), number as u32);
                self.reach(Entry { board, parent, blank: from as u8, last: mv, g: node.g + 1, h: h as u8 });
            }
        }
    }

    /// Stores a node and opens it, unless it is over the limit or its board was reached by as few moves before.
    fn reach(&mut self, node: Entry<R, C>) {
        if u32::from(node.g) + u32::from(node.h) > self.settings.limit.into() {
            return;
        }
        // Before edition 2021, a closure that names a field of `self` borrows all of it.
        let nodes = &self.nodes;
        let number = self.known.number(node.board.0, nodes.len(), |number| nodes[number].board.0);
        if number == self.nodes.len() {
            self.nodes.push(node);
        } else if node.g < self.nodes[number].g {
            self.nodes[number] = node;
        } else {
            return;
        }
        self.open.push(key(node, number, &self.settings));
    }

    /// The moves from the start to a node.
    fn answer(&self, mut node: Entry<R, C>) -> Answer {
        let (mut moves, length) = ([Move::Down; 256], node.g.into());
        while node.g > 0 {
            moves[usize::from(node.g) - 1] = node.last;
            node = self.nodes[node.parent as usize];
        }
        Answer::Moves(moves[..length].to_vec())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Weight;

    #[test]
    fn boards_that_are_too_far_from_the_goal_take_no_memory() {
        let board = Board::<3, 3>::new(&[8, 6, 7, 2, 5, 4, 3, 0, 1]);
        let settings = Settings { weight: Weight::ONE, limit: 23, memory: 100 };
        assert_eq!(AStar::new(Board::GOAL, settings).solve(board), Some(Answer::TooLong));
    }

    #[test]
    fn the_memory_is_used_and_kept_to() {
        let board = Board::<4, 4>::new(&[15, 11, 14, 13, 12, 10, 6, 9, 8, 7, 5, 1, 0, 4, 3, 2]);
        for memory in [0, 3, 4, 5, 100, 1000] {
            let settings = Settings { weight: Weight::of::<3, 2>(), limit: 80, memory };
            let mut astar = AStar::new(Board::GOAL, settings);
            assert_eq!(astar.solve(board), None);
            assert!(astar.nodes.len() <= memory + 1 && astar.nodes.len() + 3 > memory, "{}", memory);
        }
    }
}
