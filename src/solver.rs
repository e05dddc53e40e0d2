//! The solver: the parity test, then its stages.

use crate::board::{Board, Move};
use crate::parity::solvable;
use crate::search::{Outcome, Settings};
use crate::stage::Stage;

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

/// Solves boards of one shape for one goal. What it learns from one board serves the next.
#[derive(Clone, Debug)]
pub struct Solver<S, const R: usize, const C: usize> {
    goal: Board<R, C>,
    settings: Settings,
    /// Its stages, with the work that each has done.
    pub stages: S,
}

impl<S: Stage<R, C>, const R: usize, const C: usize> Solver<S, R, C> {
    /// A solver for this goal.
    ///
    /// # Panics
    /// When the weight is not a fraction of at least 1, or the stages do not serve the goal.
    pub fn new(goal: Board<R, C>, settings: Settings) -> Self {
        let (over, under) = settings.weight;
        assert!(over >= under && under > 0, "the weight {} / {} is not at least 1", over, under);
        Solver { goal, settings, stages: S::new(goal, &settings).expect("stages that serve the goal") }
    }

    /// Finds an answer within the limit, or proves that there is none; with weight 1, a shortest answer.
    pub fn solve(&mut self, board: Board<R, C>) -> Answer {
        if !solvable(board, self.goal) {
            return Answer::Unsolvable;
        }
        match self.stages.solve(board, &self.settings, u64::MAX) {
            Outcome::Found(moves) => Answer::Moves(moves),
            Outcome::None => Answer::TooLong,
            Outcome::GaveUp => unreachable!("no stage gives up while its allowance lasts"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::output::spell;
    use crate::search::Work;
    use crate::staged_small::StagedSmall;

    const SAMPLE: [u8; 16] = [2, 3, 4, 0, 1, 5, 7, 8, 9, 6, 10, 12, 13, 14, 11, 15];

    /// A shape without a table: the plain searches go on for ever.
    fn solver(weight: (u16, u16), limit: u8, memory: usize) -> StagedSmall<4, 4> {
        Solver::new(Board::GOAL, Settings { weight, limit, memory })
    }

    #[test]
    fn the_sample_has_its_answer_in_every_setting() {
        for weight in [(1, 1), (3, 2), (2, 1), (65535, 1), (65535, 65535)] {
            for memory in [0, 1, 4, 50, 10_000] {
                match solver(weight, 9, memory).solve(Board::new(&SAMPLE)) {
                    Answer::Moves(moves) => assert_eq!(spell(&moves, b"DLRU"), b"LLLDRDRDR"),
                    other => panic!("{:?} with {:?} and {}", other, weight, memory),
                }
                assert_eq!(solver(weight, 8, memory).solve(Board::new(&SAMPLE)), Answer::TooLong);
            }
        }
    }

    #[test]
    fn a_solved_board_needs_no_moves_even_with_no_move_allowed() {
        let goal = Board::<2, 4>::new(&[0, 1, 2, 3, 4, 5, 6, 7]);
        let mut solver = StagedSmall::<2, 4>::new(goal, Settings { weight: (1, 1), limit: 0, memory: 0 });
        assert_eq!(solver.solve(goal), Answer::Moves(vec![]));
        assert_eq!(solver.solve(goal.after(Move::Down).unwrap()), Answer::TooLong);
    }

    #[test]
    fn an_unsolvable_board_is_told_before_any_search() {
        let mut tiles = SAMPLE;
        tiles.swap(14, 15);
        let mut solver = solver((1, 1), 255, 1000);
        assert_eq!(solver.solve(Board::new(&tiles)), Answer::Unsolvable);
        assert_eq!(solver.stages.first.astar.work, Work::default());
    }

    #[test]
    fn the_table_takes_over_once_the_searches_have_paid_for_it() {
        let hardest = Board::<3, 3>::new(&[8, 6, 7, 2, 5, 4, 3, 0, 1]);
        let settings = Settings { weight: (1, 1), limit: 31, memory: 100 };
        let mut solver = StagedSmall::<3, 3>::new(Board::GOAL, settings);
        let first = solver.solve(hardest);
        assert!(matches!(&first, Answer::Moves(moves) if moves.len() == 31) && solver.stages.second.is_none());
        while solver.stages.second.is_none() {
            assert_eq!(solver.solve(hardest), first);
        }
        let searched = solver.stages.first.idastar.work;
        assert_eq!(solver.solve(hardest), first);
        assert_eq!(solver.stages.first.idastar.work, searched);
    }

    #[test]
    #[should_panic(expected = "the weight 1 / 2 is not at least 1")]
    fn a_weight_below_1_is_refused() {
        solver((1, 2), 50, 0);
    }
}
