//! The solver: which search, in which order, within which memory.
//!
//! First the parity test. Then weighted A*, while its memory lasts; then weighted IDA*, which needs none. Each of them
//! is complete by itself: it finds an answer within the limit whenever there is one, and else proves that there is none.
//! On shapes of at most 9 cells a table of all boards takes over as soon as the searches have cost as much as building
//! it: whatever comes, that costs at most twice what the best choice in hindsight would have cost (the ski rental rule,
//! Karlin et al. 1988).

use crate::astar::AStar;
use crate::board::Board;
use crate::idastar::idastar;
use crate::manhattan::Manhattan;
use crate::moves::Move;
use crate::parity::solvable;
use crate::permutation::Permutation;
use crate::search::{Outcome, Settings, Work};
use crate::table::Table;
use crate::words::Automaton;

/// What there is to say about a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// These moves lead to the goal, and they are within the limit.
    Moves(Vec<Move>),
    /// There are answers, and each of them has more moves than the limit.
    TooLong,
    /// No moves lead to the goal.
    Unsolvable,
}

/// What a board costs in each search and in building the table, as measured, in nanoseconds.
const ASTAR_BOARD: u64 = 60;
const IDASTAR_BOARD: u64 = 4;
const TABLE_BOARD: u64 = 10;

/// Solves boards of one shape for one goal; what it learns from one board serves the next.
#[derive(Clone, Debug)]
pub struct Solver<const R: usize, const C: usize> {
    goal: Board<R, C>,
    settings: Settings,
    astar: AStar<R, C>,
    idastar: Work,
    table: Option<Table<R, C>>,
}

impl<const R: usize, const C: usize> Solver<R, C> {
    /// A solver for this goal.
    ///
    /// # Panics
    /// When the weight is not a fraction of at least 1.
    pub fn new(goal: Board<R, C>, settings: Settings) -> Self {
        let (over, under) = settings.weight;
        assert!(over >= under && under > 0, "the weight {} / {} is not at least 1", over, under);
        Solver { goal, settings, astar: AStar::default(), idastar: Work::default(), table: None }
    }

    /// Finds an answer within the limit, or proves that there is none; with weight 1, a shortest answer.
    pub fn solve(&mut self, board: Board<R, C>) -> Answer {
        if !solvable(board, self.goal) {
            return Answer::Unsolvable;
        }
        let start = Permutation::new(board, self.goal);
        if self.table.is_none() && self.table_pays() {
            self.table = Some(Table::new(self.goal.blank()));
        }
        let moves = match &self.table {
            Some(table) => table.answer(start),
            None => self.search(start),
        };
        match moves {
            Some(moves) if moves.len() <= self.settings.limit.into() => Answer::Moves(moves),
            _ => Answer::TooLong,
        }
    }

    /// What A*, IDA* and the building of the table did so far, over all boards.
    pub fn work(&self) -> [Work; 3] {
        let table = self.table.as_ref().map_or(Work::default(), |table| table.work);
        [self.astar.work, self.idastar, table]
    }

    fn search(&mut self, start: Permutation<R, C>) -> Option<Vec<Move>> {
        let outcome = match self.astar.solve(start, &self.settings) {
            Outcome::GaveUp => {
                idastar(&Manhattan, &Automaton::new(), start, &self.settings, u64::MAX, &mut self.idastar)
            }
            outcome => outcome,
        };
        match outcome {
            Outcome::Found(moves) => Some(moves),
            Outcome::None | Outcome::GaveUp => None,
        }
    }

    /// Whether the searches so far have cost as much as the table would.
    fn table_pays(&self) -> bool {
        let paid = ASTAR_BOARD * self.astar.work.generated + IDASTAR_BOARD * self.idastar.generated;
        Table::<R, C>::FITS && paid >= TABLE_BOARD * Table::<R, C>::BOARDS
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::moves::spell;

    const SAMPLE: [u8; 16] = [2, 3, 4, 0, 1, 5, 7, 8, 9, 6, 10, 12, 13, 14, 11, 15];

    fn solve(tiles: &[u8; 16], weight: (u16, u16), limit: u8, memory: usize) -> Answer {
        Solver::new(Board::<4, 4>::GOAL, Settings { weight, limit, memory }).solve(Board::new(tiles))
    }

    #[test]
    fn the_sample_has_its_answer_in_every_setting() {
        for weight in [(1, 1), (3, 2), (2, 1), (65535, 1), (65535, 65535)] {
            for memory in [0, 1, 4, 50, 10_000] {
                match solve(&SAMPLE, weight, 9, memory) {
                    Answer::Moves(moves) => assert_eq!(spell(&moves, b"DLRU"), b"LLLDRDRDR"),
                    other => panic!("{:?} with {:?} and {}", other, weight, memory),
                }
                assert_eq!(solve(&SAMPLE, weight, 8, memory), Answer::TooLong);
            }
        }
    }

    #[test]
    fn a_solved_board_needs_no_moves_even_with_no_move_allowed() {
        let goal = Board::<2, 4>::new(&[0, 1, 2, 3, 4, 5, 6, 7]);
        let mut solver = Solver::new(goal, Settings { weight: (1, 1), limit: 0, memory: 0 });
        assert_eq!(solver.solve(goal), Answer::Moves(vec![]));
        assert_eq!(solver.solve(goal.after(Move::Down).unwrap()), Answer::TooLong);
    }

    #[test]
    fn an_unsolvable_board_is_told_before_any_search() {
        let mut tiles = SAMPLE;
        tiles.swap(14, 15);
        let mut solver = Solver::new(Board::GOAL, Settings { weight: (1, 1), limit: 255, memory: 1000 });
        assert_eq!(solver.solve(Board::<4, 4>::new(&tiles)), Answer::Unsolvable);
        assert_eq!(solver.work(), [Work::default(); 3]);
    }

    #[test]
    fn the_table_takes_over_once_the_searches_have_paid_for_it() {
        let hardest = Board::<3, 3>::new(&[8, 6, 7, 2, 5, 4, 3, 0, 1]);
        let mut solver = Solver::new(Board::GOAL, Settings { weight: (1, 1), limit: 31, memory: 100 });
        let first = solver.solve(hardest);
        assert_eq!(solver.work()[2], Work::default());
        while solver.work()[2] == Work::default() {
            assert_eq!(solver.solve(hardest), first);
        }
        let searched = (solver.work()[0], solver.work()[1]);
        assert_eq!(solver.work()[2].expanded, Table::<3, 3>::BOARDS);
        assert!(matches!(solver.solve(hardest), Answer::Moves(moves) if moves.len() == 31));
        assert_eq!((solver.work()[0], solver.work()[1]), searched);
    }

    #[test]
    #[should_panic(expected = "the weight 1 / 2 is not at least 1")]
    fn a_weight_below_1_is_refused() {
        Solver::new(Board::<4, 4>::GOAL, Settings { weight: (1, 2), limit: 50, memory: 0 });
    }
}
