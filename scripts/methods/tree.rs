//! The nodes of a search: each board reached, with its parent.

use crate::kit::state::State;
use slidekit::board::Move;

/// A board and how it was reached.
#[derive(Clone, Copy, Debug)]
pub struct Node<const N: usize> {
    pub board: State<N>,
    /// The number of the node before it.
    parent: u32,
    /// The move from there, or `None` at the root.
    last: Option<Move>,
    /// The moves from the root.
    pub g: u16,
}

/// Nodes, numbered in the order in which they were added; the root is number 0.
pub struct Tree<const N: usize> {
    nodes: Vec<Node<N>>,
}

impl<const N: usize> Tree<N> {
    pub fn new(root: State<N>) -> Tree<N> {
        Tree { nodes: vec![Node { board: root, parent: 0, last: None, g: 0 }] }
    }

    /// The number of nodes.
    pub fn count(&self) -> usize {
        self.nodes.len()
    }

    pub fn node(&self, number: usize) -> Node<N> {
        self.nodes[number]
    }

    /// Each move from a node except the one that undoes the last, and the board after it.
    pub fn moves(&self, number: usize) -> impl Iterator<Item = (Move, State<N>)> {
        self.nodes[number].board.moves(self.nodes[number].last)
    }

    /// Adds the board after a move from a node, and returns its number.
    pub fn add(&mut self, parent: usize, mv: Move, board: State<N>) -> usize {
        let g = self.nodes[parent].g + 1;
        self.nodes.push(Node { board, parent: parent as u32, last: Some(mv), g });
        self.nodes.len() - 1
    }

    /// The moves from the root to a node.
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
