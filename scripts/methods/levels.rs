//! Breadth-first search one level at a time, for the searches that meet another one.

use super::effort::{Effort, Stop};
use super::trace::{Event, Part};
use super::tree::{Node, Tree};
use crate::kit::state::State;
use slidekit::board::Move;
use std::collections::HashMap;
use std::mem::size_of;

/// All boards within some moves of a root.
pub struct Levels<const N: usize> {
    /// The end of the search at the root, `start` or `goal`.
    end: &'static str,
    tree: Tree<N>,
    numbers: HashMap<State<N>, u32>,
    /// The number of the first board of the last level.
    last: usize,
}

impl<const N: usize> Levels<N> {
    /// Begins at a root.
    pub fn new(root: State<N>, end: &'static str, effort: &mut Effort) -> Levels<N> {
        effort.begin(Part::From(end), root, None);
        Levels { end, tree: Tree::new(root), numbers: HashMap::from([(root, 0)]), last: 0 }
    }

    /// The number of boards.
    pub fn count(&self) -> usize {
        self.tree.count()
    }

    /// The number of boards in the last level.
    pub fn width(&self) -> usize {
        self.tree.count() - self.last
    }

    pub fn contains(&self, board: State<N>) -> bool {
        self.numbers.contains_key(&board)
    }

    /// The moves from the root to a board that it contains.
    pub fn path(&self, board: State<N>) -> Vec<Move> {
        self.tree.path(self.numbers[&board] as usize)
    }

    /// Adds the next level; stops at the first board that the other side contains, and returns it.
    pub fn advance(&mut self, other: Option<&Levels<N>>, effort: &mut Effort) -> Result<Option<State<N>>, Stop> {
        let (other_count, other_width) = other.map_or((0, 0), |other| (other.count(), other.width()));
        let level = self.last..self.tree.count();
        self.last = level.end;
        effort.trace.resume(Part::From(self.end));
        for number in level {
            effort.expand(number)?;
            for (mv, after) in self.tree.moves(number) {
                let meets = other.is_some_and(|other| other.contains(after));
                let event = if self.contains(after) {
                    Event::Seen
                } else if meets {
                    Event::Met
                } else {
                    Event::Generated
                };
                effort.reach(number, mv, self.tree.count(), None, event);
                if event == Event::Seen {
                    continue;
                }
                let added = self.tree.add(number, mv, after);
                self.numbers.insert(after, added as u32);
                let (open, nodes) = (self.tree.count() - number - 1 + other_width, self.tree.count() + other_count);
                effort.hold(open, nodes, size_of::<Node<N>>() + size_of::<(State<N>, u32)>())?;
                if meets {
                    return Ok(Some(after));
                }
            }
        }
        Ok(None)
    }
}

/// Returns the moves from the root of one side through a board to the root of the other.
pub fn join<const N: usize>(start: &Levels<N>, board: State<N>, goal: &Levels<N>) -> Vec<Move> {
    let back = goal.path(board).into_iter().rev().map(Move::opposite);
    start.path(board).into_iter().chain(back).collect()
}
