//! Weighted IDA*: depth first under a rising threshold, in memory that does not grow.
//!
//! Korf (1985). An iteration cuts off a node whose priority exceeds the threshold, or whose moves and estimate together exceed
//! the limit. Both rules bound the estimate by the number of moves made, so an iteration needs one table of these bounds,
//! and a weight costs nothing. Moves are tried in lexicographic order, and only redundant sequences are left out. So with
//! weight 1 the answer is the lexicographically first of the shortest.
//!
//! The threshold rises by 2 moves of the estimate, as moves and estimate together are always even or always odd. At the limit,
//! or one move below it, only the limit cuts: a failed iteration is a proof. With a greater weight, it jumps to its last value
//! when fewer than 6 moves of the estimate are left: each extra iteration helps solvable boards but delays a proof.

use crate::board::{Board, Move};
use crate::heuristic::{Estimate, Heuristic};
use crate::pruning::{PathState, Pruning, PRUNED, START};
use crate::search::{Answer, Settings};
use std::ops::ControlFlow::{self, Break, Continue};

/// With fewer moves of the estimate left below the limit, a weighted search goes straight to the limit.
const JUMP: u32 = 6;

/// Weighted IDA* with a heuristic.
///
/// ```
/// use slidekit::{board::Board, heuristic::Heuristic, idastar::IdaStar, search::Answer, solver::FEWEST};
///
/// let mut idastar = IdaStar::new(Heuristic::fours());
/// let board = Board::new(&[2, 3, 4, 0, 1, 5, 7, 8, 9, 6, 10, 12, 13, 14, 11, 15]);
/// assert_eq!(idastar.solve(board, &FEWEST, 5), None);
/// assert!(matches!(idastar.solve(board, &FEWEST, 1000), Some(Answer::Moves(moves)) if moves.len() == 9));
/// ```
#[derive(Clone, Debug)]
pub struct IdaStar<const R: usize, const C: usize> {
    /// The heuristic.
    pub heuristic: Heuristic<R, C>,
    /// The move sequences that are left out.
    pub pruning: Pruning,
    /// The nodes expanded so far, over all boards.
    pub expanded: u64,
    /// What [`expanded`](Self::expanded) is when the search gives up.
    stop: u64,
    /// A node after g moves is followed if its estimate is less than `slack[g]`.
    slack: [u32; 256],
    /// The moves from the start to the last node.
    moves: [Move; 256],
}

/// A board, and how it was reached.
#[derive(Clone, Copy)]
struct Node<const R: usize, const C: usize> {
    board: Board<R, C>,
    blank: usize,
    estimate: Estimate,
    /// The moves made.
    g: u8,
    /// The redundant sequences that these moves may be about to complete.
    path: PathState,
}

impl<const R: usize, const C: usize> IdaStar<R, C> {
    /// Creates a search with this heuristic that leaves out redundant sequences of up to 9 moves; in the short form, up to
    /// 6 moves.
    pub fn new(heuristic: Heuristic<R, C>) -> Self {
        #[cfg(not(feature = "short"))]
        let pruning = Pruning::short();
        #[cfg(feature = "short")]
        let pruning = Pruning::turns();
        IdaStar { heuristic, pruning, expanded: 0, stop: 0, slack: [0; 256], moves: [Move::Down; 256] }
    }

    /// Searches for an answer to a solvable board. Returns `None` when it would expand more nodes than `budget` on this board.
    pub fn solve(&mut self, board: Board<R, C>, settings: &Settings, budget: u64) -> Option<Answer> {
        self.stop = self.expanded.saturating_add(budget);
        let start = Node { board, blank: board.cell(0), estimate: self.heuristic.of(board), g: 0, path: START };
        let h = start.estimate.moves();
        let last = settings.priority(0, settings.limit.into());
        let mut threshold = settings.priority(0, h);
        loop {
            self.set_slack(settings, threshold);
            if h < self.slack[0] {
                if let Break(solved) = self.visit(&start) {
                    return solved.map(|g| Answer::Moves(self.moves[..g.into()].to_vec()));
                }
            }
            if threshold + settings.priority(0, 1) >= last {
                return Some(Answer::TooLong);
            }
            threshold += settings.priority(0, 2);
            if settings.priority(0, 1) > settings.priority(1, 0) && threshold + settings.priority(0, JUMP) > last {
                threshold = last;
            }
        }
    }

    /// Sets the slack of an iteration.
    fn set_slack(&mut self, settings: &Settings, threshold: u32) {
        for (g, slack) in (0..).zip(&mut self.slack) {
            *slack = 0;
            while g + *slack <= settings.limit.into() && settings.priority(g, *slack) <= threshold {
                *slack += 1;
            }
        }
    }

    /// Tries every move from a node. Breaks with the moves made to the goal, or with `None` when it gives up.
    fn visit(&mut self, node: &Node<R, C>) -> ControlFlow<Option<u8>> {
        if node.estimate.is_goal() {
            return Break(Some(node.g));
        }
        if self.expanded >= self.stop {
            return Break(None);
        }
        self.expanded += 1;
        // Written out, so that each step is compiled for its own move.
        self.step(node, Move::Down)?;
        self.step(node, Move::Left)?;
        self.step(node, Move::Right)?;
        self.step(node, Move::Up)
    }

    /// Makes a move from a node and visits the next one, unless the move is redundant or this iteration cuts the node off.
    #[inline(always)]
    fn step(&mut self, node: &Node<R, C>, mv: Move) -> ControlFlow<Option<u8>> {
        let path = self.pruning.after(node.path, mv);
        if Board::<R, C>::MOVES[node.blank & 15] >> mv as u8 & 1 == 0 || path == PRUNED {
            return Continue(());
        }
        let (blank, g) = (node.blank.wrapping_add(mv.offset(C)), node.g + 1);
        let (tile, slack) = (node.board.tile(blank), self.slack[usize::from(g)]);
        let estimate = match self.heuristic.after(node.estimate, tile, mv, slack) {
            Some(estimate) => estimate,
            None => return Continue(()),
        };
        self.moves[usize::from(node.g)] = mv;
        let board = node.board.slide(tile, blank, node.blank);
        self.visit(&Node { board, blank, estimate, g, path })
    }
}
