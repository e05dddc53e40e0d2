//! The boards that a search has reached, each with the board before it.

use super::state::{moves, State};
use slidekit::board::Move;

/// A board and how it was reached.
#[derive(Clone, Copy, Debug)]
pub struct Node<S> {
    pub board: S,
    /// The number of the board before it.
    parent: u32,
    /// The move from there, or `None` at the root.
    pub last: Option<Move>,
    /// The moves from the root.
    pub moves: u16,
}

/// Boards, numbered from 0 in the order in which they were added; the root is number 0.
pub struct Tree<S> {
    nodes: Vec<Node<S>>,
}

impl<S: State> Tree<S> {
    pub fn new(root: S) -> Tree<S> {
        Tree { nodes: vec![Node { board: root, parent: 0, last: None, moves: 0 }] }
    }

    /// The number of boards.
    pub fn count(&self) -> usize {
        self.nodes.len()
    }

    pub fn node(&self, number: usize) -> Node<S> {
        self.nodes[number]
    }

    /// Each move from a board, and the board after it.
    pub fn moves(&self, number: usize) -> impl Iterator<Item = (Move, S)> {
        moves(self.nodes[number].board, self.nodes[number].last)
    }

    /// Adds the board after a move from another, and gives its number.
    pub fn add(&mut self, parent: usize, mv: Move, board: S) -> usize {
        let moves = self.nodes[parent].moves + 1;
        self.nodes.push(Node { board, parent: parent as u32, last: Some(mv), moves });
        self.nodes.len() - 1
    }

    /// The moves from the root to a board.
    pub fn path(&self, number: usize) -> Vec<Move> {
        let mut node = &self.nodes[number];
        let mut path = Vec::new();
        while let Some(mv) = node.last {
            path.push(mv);
            node = &self.nodes[node.parent as usize];
        }
        path.reverse();
        path
    }
}
