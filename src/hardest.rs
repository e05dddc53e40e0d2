//! The hardest 15-puzzles: the stages of [`Fifteen`], then IDA* with a pattern database of 7, 7 and 1 tiles.
//!
//! The last search knows the moves that each of two groups of seven tiles needs, whatever the other tiles do
//! ([`sevens`](crate::sevens)); the tile that is left adds its Manhattan distance. As with the smaller databases, the mirror image
//! of the board has an estimate, too, and the greater one counts. It is for boards on which [`Fifteen`] would take more than
//! about two seconds: no board of up to 70 moves that was tried is one of them.

use crate::beam;
use crate::board::{neighbour, Board, Move};
use crate::heuristic::Manhattan;
use crate::parity::solvable;
use crate::placements::mirror;
use crate::pruning::{PathState, Pruning, PRUNED, START};
use crate::search::{Answer, Settings, Weight};
use crate::sevens::{group_of, Placement, Sevens};
use crate::solver::{Fifteen, FIVES_START, FOURS_START};

/// When to prepare the database: when the searches before it have expanded so many nodes on a board, which take as long.
const SEVENS_START: u64 = 50_000_000;

/// A solver for the 15-puzzle with the usual goal that takes seconds for any board, and then 76 MB.
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

    /// Finds an answer within the limit, or proves that there is none. With weight 1, it has the fewest moves.
    pub fn solve(&mut self, board: Board<4, 4>) -> Answer {
        if !solvable(board, Board::GOAL) {
            return Answer::Unsolvable;
        }
        // Once it is prepared, the last search is the fastest.
        let before = if self.last.is_none() { self.by_fifteen(board) } else { None };
        before.unwrap_or_else(|| {
            let last = self.last.get_or_insert_with(LastSearch::prepare);
            last.solve(board, self.settings.limit)
        })
    }

    /// Searches as [`Fifteen::solve`] does, but gives up when the last search is due. With a weight, that never is: some answer
    /// is found soon.
    fn by_fifteen(&mut self, board: Board<4, 4>) -> Option<Answer> {
        let start = if self.settings.weight == Weight::ONE { SEVENS_START } else { u64::MAX };
        loop {
            let Fifteen { searches, databases } = &mut self.fifteen;
            let (spent, expanded, is_last) = (searches.spent(), searches.idastar.expanded, *databases == 2);
            let answer = match databases {
                0 => searches.search(board, FOURS_START.saturating_sub(spent)),
                1 => searches.idastar.solve(board, &self.settings, FIVES_START.saturating_sub(expanded)),
                _ => searches.idastar.solve(board, &self.settings, start),
            };
            if answer.is_some() || is_last {
                return answer;
            }
            self.fifteen.prepare();
        }
    }

    /// The nodes expanded so far, over all boards.
    pub fn expanded(&self) -> u64 {
        self.fifteen.searches.expanded() + self.last.as_ref().map_or(0, |last| last.expanded)
    }
}

/// IDA* for the fewest moves with the database of 7, 7 and 1 tiles.
pub struct LastSearch {
    sevens: Sevens,
    manhattan: Manhattan<4, 4>,
    pruning: Pruning,
    /// The nodes expanded so far, over all boards.
    pub expanded: u64,
    /// The moves from the start to the last node.
    moves: Vec<Move>,
}

/// A board, and how it was reached.
#[derive(Clone, Copy)]
struct Node {
    board: Board<4, 4>,
    blank: usize,
    estimate: Estimate,
    /// The estimate for the mirror image.
    image: Estimate,
    path: PathState,
}

/// The moves that the groups need.
#[derive(Clone, Copy)]
struct Estimate {
    groups: [Placement; 2],
    /// The distance of the tile that is left.
    single: u32,
}

impl Estimate {
    #[inline(always)]
    fn moves(&self) -> u32 {
        u32::from(self.groups[0].moves) + u32::from(self.groups[1].moves) + self.single
    }
}

impl LastSearch {
    /// Prepares the database.
    pub fn prepare() -> Self {
        let (manhattan, pruning) = (Manhattan::new(Board::GOAL), Pruning::long());
        LastSearch { sevens: Sevens::prepare(), manhattan, pruning, expanded: 0, moves: vec![] }
    }

    /// Finds the fewest moves from a solvable board, if they are within a limit; of these answers, the lexicographically first.
    pub fn solve(&mut self, board: Board<4, 4>, limit: u8) -> Answer {
        let start = self.start(board);
        self.moves.clear();
        match (self.estimate(board)..=limit.into()).step_by(2).find(|&left| self.visit(&start, left)) {
            Some(_) => Answer::Moves(self.moves.clone()),
            None => Answer::TooLong,
        }
    }

    /// The moves that a solvable board needs, or fewer.
    pub fn estimate(&self, board: Board<4, 4>) -> u32 {
        let start = self.start(board);
        start.estimate.moves().max(start.image.moves())
    }

    /// The node of a board: on the goal, no group needs a move, and some path leads from there to the board.
    fn start(&self, board: Board<4, 4>) -> Node {
        let goal = Estimate { groups: [self.sevens.home(0), self.sevens.home(1)], single: 0 };
        let mut node = Node { board: Board::GOAL, blank: 15, estimate: goal, image: goal, path: START };
        let (to_goal, _) = beam::solve(4, &board.tiles().collect::<Vec<_>>(), 1000);
        for mv in to_goal.into_iter().rev() {
            node = self.after(&node, mv.opposite(), u32::MAX).expect("a move back");
        }
        node
    }

    /// Whether at most `left` moves lead from a node to the goal: tries every move.
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

    /// The node after a move, or `None` if there is no such move, or an estimate is not less than `slack`.
    #[inline(always)]
    fn after(&self, node: &Node, mv: Move, slack: u32) -> Option<Node> {
        let (from, to) = (neighbour(4, 4, node.blank, mv)?, node.blank);
        let tile = node.board.tile(from);
        let estimate = self.moved(node.estimate, tile, from, to);
        if estimate.moves() >= slack {
            return None;
        }
        let image = self.moved(node.image, mirror(tile - 1) + 1, mirror(from), mirror(to));
        let board = node.board.slide(tile, from, to);
        Some(Node { board, blank: from, estimate, image, path: START }).filter(|_| image.moves() < slack)
    }

    /// The estimate after a tile has moved from one cell to another.
    #[inline(always)]
    fn moved(&self, mut estimate: Estimate, tile: usize, from: usize, to: usize) -> Estimate {
        match group_of(tile) {
            Some(group) => estimate.groups[group] = self.sevens.moved(group, estimate.groups[group], from, to),
            None => estimate.single = self.manhattan.distance(tile, to),
        }
        estimate
    }
}
