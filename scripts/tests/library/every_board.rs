//! Every search compared with breadth-first search, on every board of the small shapes.
//!
//! A\* and IDA\* alone take a sample of 2 x 4 and 3 x 3, or in a release build every board.

use crate::one_in;
use scripts::boards::levels::Levels;
use scripts::problems::grid::Grid;
use slidekit::astar::AStar;
use slidekit::board::{Board, Move};
use slidekit::heuristic::Heuristic;
use slidekit::idastar::IdaStar;
use slidekit::search::{Answer, Settings};
use slidekit::solver::Small;
use slidekit::table::Table;
use std::collections::HashMap;
use std::sync::LazyLock;

/// Enough for every board of a small shape.
const MEMORY: usize = 200_000;

const SHORTEST: Settings = Settings { weight: (1, 1), limit: 255, memory: MEMORY };

/// A goal, every board that reaches it, nearest first, and the fewest moves of each.
struct Oracle<const R: usize, const C: usize> {
    goal: Board<R, C>,
    boards: Vec<Board<R, C>>,
    fewest: HashMap<Board<R, C>, usize>,
}

impl<const R: usize, const C: usize> Oracle<R, C> {
    fn new(goal: &[usize]) -> Self {
        let levels = Levels::to(&Grid { columns: C, tiles: goal.to_vec() });
        let known: Vec<_> = levels.nearest_first().map(|(fewest, board)| (board.board(), fewest)).collect();
        let boards = known.iter().map(|&(board, _)| board).collect();
        Oracle { goal: Board::new(goal), boards, fewest: known.into_iter().collect() }
    }

    fn settings(&self, board: Board<R, C>, weight: (u16, u16), slack: i32) -> Settings {
        Settings { weight, limit: (self.fewest[&board] as i32 + slack) as u8, memory: MEMORY }
    }

    /// Checks that these moves lead to the goal, and returns their number.
    fn replayed(&self, board: Board<R, C>, moves: &[Move]) -> usize {
        let end = moves.iter().try_fold(board, |board, &mv| board.after(mv));
        assert_eq!(end, Some(self.goal), "{board:?} by {moves:?}");
        moves.len()
    }

    /// Checks that a search finds an answer of the fewest moves.
    fn check_shortest(&self, board: Board<R, C>, outcome: Option<Answer>) {
        match outcome {
            Some(Answer::Moves(moves)) => {
                assert_eq!(self.replayed(board, &moves), self.fewest[&board], "{board:?}")
            }
            other => panic!("{board:?}: {other:?}"),
        }
    }

    /// The alphabetically least of the shortest answers: at each board the first move that leads nearer.
    fn least(&self, start: Board<R, C>) -> Vec<Move> {
        let (mut board, mut answer) = (start, Vec::new());
        for left in (0..self.fewest[&start]).rev() {
            let mut after = Move::ALL.iter().filter_map(|&mv| Some((mv, board.after(mv)?)));
            let (mv, nearer) = after.find(|(_, after)| self.fewest[after] == left).unwrap();
            answer.push(mv);
            board = nearer;
        }
        answer
    }

    fn check_table(&self) {
        let table = Table::new(self.goal);
        for &board in &self.boards {
            assert_eq!(table.answer(board), Some(self.least(board)), "{board:?}");
            assert_eq!(table.answer(twin(board)), None, "the twin of {board:?}");
        }
    }

    /// IDA* on one board in `share`; the harder settings on every 8th of these.
    fn check_idastar(&self, share: usize) {
        let mut idastar = IdaStar::new(Heuristic::manhattan(self.goal));
        let mut solve = |board, settings| idastar.solve(board, &settings, u64::MAX);
        for (i, &board) in self.boards.iter().step_by(share).enumerate() {
            assert_eq!(solve(board, SHORTEST), Some(Answer::Moves(self.least(board))), "{board:?}");
            if i > 0 && i % 8 == 0 {
                assert_eq!(solve(board, self.settings(board, (1, 1), -1)), Some(Answer::TooLong), "{board:?}");
                assert_eq!(solve(board, self.settings(board, (7, 3), -1)), Some(Answer::TooLong), "{board:?}");
                self.check_shortest(board, solve(board, self.settings(board, (7, 3), 1)));
            }
        }
    }

    /// A* on one board in `share`; the harder settings on every 64th of these.
    fn check_astar(&self, share: usize) {
        let (mut astar, manhattan) = (AStar::new(MEMORY), Heuristic::manhattan(self.goal));
        let mut solve = |board, settings| astar.solve(board, &manhattan, &settings);
        for (i, &board) in self.boards.iter().step_by(share).enumerate() {
            self.check_shortest(board, solve(board, SHORTEST));
            if i > 0 && i % 64 == 0 {
                assert_eq!(solve(board, self.settings(board, (1, 1), -1)), Some(Answer::TooLong));
                assert_eq!(solve(board, self.settings(board, (7, 3), -1)), Some(Answer::TooLong));
                self.check_shortest(board, solve(board, self.settings(board, (7, 3), 1)));
            }
        }
    }

    /// One solver over every board and every twin, so that it goes through all its stages.
    fn check_solver(&self) {
        let mut solver = Small::<R, C>::new(self.goal, Settings { memory: 200, ..SHORTEST });
        for &board in self.boards.iter().rev() {
            assert_eq!(solver.solve(twin(board)), Answer::Unsolvable, "the twin of {board:?}");
            match solver.solve(board) {
                Answer::Moves(moves) => {
                    assert_eq!(self.replayed(board, &moves), self.fewest[&board], "{board:?}")
                }
                other => panic!("{board:?}: {other:?}"),
            }
        }
        assert!(solver.table.is_some());
        assert!(solver.unprepared.astar.expanded > 0 && solver.unprepared.idastar.expanded > 0);
    }
}

/// The board with two tiles exchanged: it has an answer exactly when the board has none.
fn twin<const R: usize, const C: usize>(board: Board<R, C>) -> Board<R, C> {
    let exchanged = |tile| if tile == 1 || tile == 2 { 3 - tile } else { tile };
    Board::new(&board.tiles().map(exchanged).collect::<Vec<_>>())
}

static EIGHT_PUZZLE: LazyLock<Oracle<3, 3>> = LazyLock::new(|| {
    let oracle = Oracle::new(&[1, 2, 3, 4, 5, 6, 7, 8, 0]);
    assert_eq!(oracle.boards.len(), 181_440);
    assert_eq!(oracle.fewest.values().sum::<usize>(), 3_986_672);
    assert_eq!(oracle.fewest.values().max(), Some(&31));
    oracle
});

#[test]
fn the_table_gives_the_least_shortest_answer_to_every_8_puzzle() {
    EIGHT_PUZZLE.check_table();
}

#[test]
fn the_searches_alone_are_shortest_on_8_puzzles() {
    EIGHT_PUZZLE.check_idastar(one_in(53));
    EIGHT_PUZZLE.check_astar(one_in(53));
}

#[test]
fn the_solver_is_shortest_on_every_8_puzzle() {
    EIGHT_PUZZLE.check_solver();
}

#[test]
fn every_way_is_right_on_other_shapes_and_goals() {
    fn check<const R: usize, const C: usize>(share: usize, goal: &[usize]) {
        let oracle = Oracle::<R, C>::new(goal);
        oracle.check_table();
        oracle.check_idastar(share);
        oracle.check_astar(share);
        if R * C > 6 {
            oracle.check_solver();
        }
    }
    check::<2, 2>(1, &[1, 2, 3, 0]);
    check::<2, 3>(1, &[1, 2, 3, 4, 5, 0]);
    check::<3, 2>(1, &[5, 0, 3, 1, 2, 4]);
    check::<2, 4>(one_in(7), &[0, 1, 2, 3, 4, 5, 6, 7]);
}
