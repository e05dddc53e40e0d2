//! Weighted A*: the most promising board first, every board remembered.
//!
//! Hart, Nilsson and Raphael (1968); the weight is Pohl's (1970). A board that is met again by fewer moves is opened
//! again, so a branch is lost only when its moves and its lower bound together exceed the limit: when the heap runs
//! empty, that is a proof. With weight 1 and a lower bound that changes by one at each move, the first answer is a
//! shortest one. About 40 bytes and 0.1 microseconds a board.

use crate::heap::MinHeap;
use crate::index::Index;
use crate::lower_bound::LowerBound;
use crate::manhattan::Manhattan;
use crate::moves::Move;
use crate::permutation::Permutation;
use crate::search::{Outcome, Settings, Work};

/// The memory of weighted A* on Manhattan distance, kept from one board to the next.
#[derive(Clone, Debug, Default)]
pub struct AStar<const R: usize, const C: usize> {
    known: Index,
    nodes: Vec<Node>,
    open: MinHeap<Entry>,
    /// What was done since the start, over all boards.
    pub work: Work,
}

/// How a known board was reached, by the fewest moves so far.
#[derive(Clone, Copy, Debug)]
struct Node {
    parent: u32,
    blank: u8,
    last: Option<Move>,
    moves: u8,
    to_come: u8,
}

/// A board to open: its priority, its lower bound (the nearer first), its number.
type Entry = (u32, u8, u32);

impl<const R: usize, const C: usize> AStar<R, C> {
    /// Looks for an answer to a solvable board; gives up when it would have to remember too many boards.
    pub fn solve(&mut self, start: Permutation<R, C>, settings: &Settings) -> Outcome {
        self.known.clear();
        self.nodes.clear();
        self.open.clear();
        let to_come = LowerBound::<R, C>::start(&Manhattan, start) as u8;
        self.reach(start, Node { parent: 0, blank: start.blank as u8, last: None, moves: 0, to_come }, settings);
        while let Some((priority, to_come, number)) = self.open.pop() {
            let node = self.nodes[number as usize];
            if to_come == 0 {
                return Outcome::Found(self.path(node));
            }
            if priority != settings.priority(node.moves.into(), to_come.into()) {
                continue; // reached again by fewer moves since, and opened then
            }
            if self.nodes.len() + 3 > settings.memory {
                return Outcome::GaveUp;
            }
            self.expand(number, settings);
        }
        Outcome::None
    }

    fn expand(&mut self, number: u32, settings: &Settings) {
        self.work.expanded += 1;
        let node = self.nodes[number as usize];
        let here = Permutation::<R, C> { homes: self.known.word(number), blank: node.blank.into() };
        for mv in Move::ALL {
            if node.last == Some(mv.opposite()) {
                continue;
            }
            if let Some(after) = here.after(mv) {
                self.work.generated += 1;
                let state = node.to_come.into();
                let state =
                    LowerBound::<R, C>::after(&Manhattan, state, here.home(after.blank), after.blank, here.blank);
                let (moves, to_come) = (node.moves + 1, state as u8);
                self.reach(
                    after,
                    Node { parent: number, blank: after.blank as u8, last: Some(mv), moves, to_come },
                    settings,
                );
            }
        }
    }

    /// Remembers a board and opens it, unless it is over the limit or was reached by as few moves before.
    fn reach(&mut self, board: Permutation<R, C>, node: Node, settings: &Settings) {
        if u32::from(node.moves) + u32::from(node.to_come) > settings.limit.into() {
            return;
        }
        let number = self.known.number(board.homes);
        match self.nodes.get_mut(number as usize) {
            None => self.nodes.push(node),
            Some(known) if node.moves < known.moves => *known = node,
            Some(_) => return,
        }
        let priority = settings.priority(node.moves.into(), node.to_come.into());
        self.open.push((priority, node.to_come, number));
    }

    fn path(&self, end: Node) -> Vec<Move> {
        let mut moves = Vec::with_capacity(end.moves.into());
        let mut node = end;
        while let Some(mv) = node.last {
            moves.push(mv);
            node = self.nodes[node.parent as usize];
        }
        moves.reverse();
        moves
    }
}
