//! The hardest 15-puzzles: the stages of [`Fifteen`], then IDA* with the [database of sevens](crate::sevens).
//!
//! It is for boards on which [`Fifteen`] would take more than about two seconds. On each board of up to 70 moves that was
//! tried, it takes less.

use crate::beam;
use crate::board::{neighbour, Board, Move};
use crate::parity::solvable;
use crate::pruning::{PathState, Pruning, PRUNED, START};
use crate::search::{Answer, Settings, Weight};
use crate::sevens::{Estimate, Sevens};
use crate::solver::Fifteen;

/// The nodes that the search before may expand on a board. They take about as long as preparing the database.
const SEVENS_START: u64 = 50_000_000;

/// A solver for the 15-puzzle with the usual goal that takes seconds for any board, and 94 MB for the hardest.
///
/// ```no_run
/// use slidekit::{board::Board, hardest::Hardest, search::Answer, solver::FEWEST};
///
/// let board = Board::new(&[0, 11, 9, 13, 12, 15, 10, 14, 3, 7, 6, 2, 4, 8, 5, 1]);
/// let answer = Hardest::new(FEWEST).solve(board);
/// assert!(matches!(answer, Answer::Moves(moves) if moves.len() == 80));
/// ```
pub struct Hardest {
    /// What comes before the last search.
    pub fifteen: Fifteen,
    /// The last search, once it is prepared.
    pub last: Option<LastSearch>,
    settings: Settings,
}

impl Hardest {
    /// Creates a solver.
    pub fn new(settings: Settings) -> Self {
        Hardest { fifteen: Fifteen::new(settings), last: None, settings }
    }

    /// Finds an answer within the limit, or proves that there is none. With weight 1, it has the fewest moves. With a
    /// greater weight, some answer is found soon, and the last search never begins.
    pub fn solve(&mut self, board: Board<4, 4>) -> Answer {
        // Once the database is prepared, boards need no other search.
        if self.last.is_none() {
            let budget = if self.settings.weight == Weight::ONE { SEVENS_START } else { u64::MAX };
            if let Some(answer) = self.fifteen.search(board, budget) {
                return answer;
            }
        }
        self.last.get_or_insert_with(LastSearch::prepare).solve(board, self.settings.limit)
    }

    /// The nodes expanded so far, over all boards.
    pub fn expanded(&self) -> u64 {
        self.fifteen.searches.expanded() + self.last.as_ref().map_or(0, |last| last.expanded)
    }
}

/// IDA* for the fewest moves with the database of sevens. Unlike that of the [programs](crate::idastar), it has no weights
/// and no budgets.
pub struct LastSearch {
    sevens: Sevens,
    pruning: Pruning,
    /// The nodes expanded so far, over all boards.
    pub expanded: u64,
    /// The moves from the start to the node that is visited.
    moves: Vec<Move>,
}

/// A board, and how it was reached.
#[derive(Clone, Copy)]
struct Node {
    board: Board<4, 4>,
    blank: usize,
    estimate: Estimate,
    path: PathState,
}

impl LastSearch {
    /// Prepares the database.
    pub fn prepare() -> Self {
        LastSearch { sevens: Sevens::prepare(), pruning: Pruning::long(), expanded: 0, moves: vec![] }
    }

    /// Finds the fewest moves, if they are within a limit; of these answers, the lexicographically first.
    pub fn solve(&mut self, board: Board<4, 4>, limit: u8) -> Answer {
        if !solvable(board, Board::GOAL) {
            return Answer::Unsolvable;
        }
        let start = self.start(board);
        self.moves.clear();
        match (start.estimate.moves()..=limit.into()).step_by(2).find(|&left| self.visit(&start, left)) {
            Some(_) => Answer::Moves(self.moves.clone()),
            None => Answer::TooLong,
        }
    }

    /// The node of a solvable board. Only a path from the goal gives an estimate, so the board is solved by a beam search
    /// of at most 1,000 nodes, and its moves are made backwards.
    fn start(&self, board: Board<4, 4>) -> Node {
        let mut node = Node { board: Board::GOAL, blank: 15, estimate: self.sevens.home(), path: START };
        let (to_goal, _) = beam::solve(4, &board.tiles().collect::<Vec<_>>(), 1000);
        for mv in to_goal.into_iter().rev() {
            node = self.after(&node, mv.opposite(), u32::MAX).expect("a move back");
        }
        node
    }

    /// Whether at most `left` moves lead from a node to the goal: tries every move that is not redundant.
    fn visit(&mut self, node: &Node, left: u32) -> bool {
        if node.estimate.moves() == 0 {
            return true;
        }
        self.expanded += 1;
        for mv in Move::ALL {
            let path = self.pruning.after(node.path, mv);
            if path == PRUNED {
                continue;
            }
            if let Some(next) = self.after(node, mv, left) {
                self.moves.push(mv);
                if self.visit(&Node { path, ..next }, left - 1) {
                    return true;
                }
                self.moves.pop();
            }
        }
        false
    }

    /// The node after a move, with no path yet, or `None` if there is no such move, or the estimate is not less than `slack`.
    #[inline(always)]
    fn after(&self, node: &Node, mv: Move, slack: u32) -> Option<Node> {
        let (from, to) = (neighbour(4, 4, node.blank, mv)?, node.blank);
        let tile = node.board.tile(from);
        let estimate = self.sevens.after(node.estimate, tile, from, to, slack)?;
        Some(Node { board: node.board.slide(tile, from, to), blank: from, estimate, path: START })
    }
}
