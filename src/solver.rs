//! The solvers of the programs: the parity test, then one search after another.
//!
//! Weighted A* comes first, because it is the fastest while its memory lasts; then weighted IDA* with Manhattan distance. A
//! search that needs preparation takes over when those before it have cost as much as that, or less (see below), in all. So
//! the total time is at most about twice that of the better choice, plus restarting the current board (ski rental, Karlin and
//! others, 1988). Only the A* of the 15-puzzle goes on answering easy boards, until it fails. Costs are counted in expanded
//! nodes and not by a clock, so the answers are the same on every machine. `cargo bench` shows what the constants below stand
//! for, and `cargo bench -- --tune` what other values would do. The short form begins with IDA*: as C, it takes fewer
//! instructions than A* for boards of 10 to 25 moves.

use crate::astar::AStar;
use crate::board::Board;
use crate::heuristic::Heuristic;
use crate::idastar::IdaStar;
use crate::parity::solvable;
use crate::pruning::Pruning;
use crate::search::{Answer, Settings, Weight, SHORT};
use crate::table::Table;

/// Settings for the fewest moves of any board of at most 9 cells. One of 2 x 4 may need 36, and one of 3 x 3 needs 31 at most.
pub const FEWEST_SMALL: Settings = Settings { weight: Weight::ONE, limit: 36, memory: 1 << 10 };

/// Settings for the fewest moves of any 15-puzzle; of these answers, the lexicographically first.
pub const FEWEST: Settings = Settings { weight: Weight::ONE, limit: 80, memory: 0 };

/// Settings for any answer of at most 50 moves to a 15-puzzle, as UVa 10181 asks for.
pub const ANY: Settings = Settings { weight: Weight::of::<4, 3>(), limit: 50, memory: 1 << 10 };

/// Weighted A*, then weighted IDA*, with Manhattan distance: what needs no preparation, for one shape and one goal.
#[derive(Clone, Debug)]
pub struct Searches<const R: usize, const C: usize> {
    goal: Board<R, C>,
    settings: Settings,
    /// The first search.
    pub astar: AStar<R, C>,
    /// The search that follows when the memory is full.
    pub idastar: IdaStar<R, C>,
}

const UNLIMITED: &str = "a search without a budget does not give up";

/// The cost of preparing the table, in nodes of IDA* for each board in it.
const TABLE_COST: u64 = 1;

/// The cost of a node of A*, in nodes of IDA*.
const ASTAR_NODE: u64 = 6;

impl<const R: usize, const C: usize> Searches<R, C> {
    /// Creates both searches.
    pub fn new(goal: Board<R, C>, settings: Settings) -> Self {
        let astar = AStar::new(goal, settings);
        let idastar = IdaStar::new(Heuristic::manhattan(&astar.manhattan));
        Searches { goal, settings, astar, idastar }
    }

    /// Answers a board. Returns `None` when A* has no answer and this board has cost `budget` nodes of IDA*, of which each node
    /// of A* costs several.
    pub fn solve(&mut self, board: Board<R, C>, budget: u64) -> Option<Answer> {
        if solvable(board, self.goal) {
            self.search(board, budget)
        } else {
            Some(Answer::Unsolvable)
        }
    }

    /// Answers a solvable board, as `solve` does.
    fn search(&mut self, board: Board<R, C>, budget: u64) -> Option<Answer> {
        if SHORT {
            return self.idastar.solve(board, &self.settings, budget);
        }
        let end = self.spent().saturating_add(budget);
        let answer = self.astar.solve(board);
        answer.or_else(|| self.idastar.solve(board, &self.settings, end.saturating_sub(self.spent())))
    }

    /// The nodes expanded so far, over all boards.
    pub fn expanded(&self) -> u64 {
        self.astar.expanded + self.idastar.expanded
    }

    /// What all boards have cost so far, in nodes of IDA*.
    fn spent(&self) -> u64 {
        ASTAR_NODE * self.astar.expanded + self.idastar.expanded
    }
}

/// A solver for a shape of at most 9 cells, which prepares a table of all its boards.
///
/// ```
/// use slidekit::{board::Board, search::Answer, solver::{Small, FEWEST_SMALL}};
///
/// let mut solver = Small::<2, 3>::new(Board::in_order(0), FEWEST_SMALL);
/// let answer = solver.solve(Board::new(&[1, 0, 2, 3, 4, 5]));
/// assert!(matches!(answer, Answer::Moves(moves) if moves.len() == 1));
/// assert_eq!(solver.solve(Board::new(&[0, 2, 1, 3, 4, 5])), Answer::Unsolvable);
/// ```
#[derive(Clone, Debug)]
pub struct Small<const R: usize, const C: usize> {
    /// What comes before the table.
    pub searches: Searches<R, C>,
    /// The table, once it is prepared.
    pub table: Option<Table<R, C>>,
}

/// A solver for the 8-puzzle.
pub type Eight = Small<3, 3>;

impl<const R: usize, const C: usize> Small<R, C> {
    /// Creates a solver for a goal.
    pub fn new(goal: Board<R, C>, settings: Settings) -> Self {
        Small { searches: Searches::new(goal, settings), table: None }
    }

    /// Finds an answer within the limit, or proves that there is none. With weight 1, it has the fewest moves.
    pub fn solve(&mut self, board: Board<R, C>) -> Answer {
        if SHORT {
            return self.searches.solve(board, u64::MAX).expect(UNLIMITED);
        }
        let budget = (TABLE_COST * Table::<R, C>::BOARDS as u64).saturating_sub(self.searches.spent());
        if budget > 0 {
            if let Some(answer) = self.searches.solve(board, budget) {
                return answer;
            }
        }
        let Searches { goal, settings, .. } = self.searches;
        match self.table.get_or_insert_with(|| Table::new(goal)).answer(board) {
            Some(moves) if moves.len() <= settings.limit.into() => Answer::Moves(moves),
            Some(_) => Answer::TooLong,
            None => Answer::Unsolvable,
        }
    }
}

/// When to prepare the pattern database of four tiles: when all boards have cost so many nodes of IDA*, those of A* included.
/// It costs as much itself. The short form takes nearly three times as long to build it, but an input that gets
/// here mostly has many boards: of 40,000 to 150,000, this is the best mean on inputs of 1 to 40 boards.
const FOURS_START: u64 = 100_000;

/// When to prepare that of five tiles: when IDA* has expanded so many nodes; those of A*, which is tried no longer, do not
/// count. This is three quarters of the database's cost: boards that get this far are mostly hard.
const FIVES_START: u64 = 400_000;

/// How many databases there are to prepare.
const DATABASES: usize = if SHORT { 1 } else { 2 };

/// A solver for the 15-puzzle with the usual goal, which prepares pattern databases: of four tiles, then of five.
#[derive(Clone, Debug)]
pub struct Fifteen {
    /// What comes before the databases; its IDA* is also the search that uses them.
    pub searches: Searches<4, 4>,
    /// The number of databases prepared so far.
    pub databases: usize,
}

impl Fifteen {
    /// Creates a solver.
    pub fn new(settings: Settings) -> Self {
        Fifteen { searches: Searches::new(Board::GOAL, settings), databases: 0 }
    }

    /// Finds an answer within the limit, or proves that there is none. With weight 1, it has the fewest moves.
    pub fn solve(&mut self, board: Board<4, 4>) -> Answer {
        self.search(board, u64::MAX).expect(UNLIMITED)
    }

    /// The same, but returns `None` when the search with the last database has expanded `budget` nodes on this board.
    pub(crate) fn search(&mut self, board: Board<4, 4>, budget: u64) -> Option<Answer> {
        if !solvable(board, Board::GOAL) {
            return Some(Answer::Unsolvable);
        }
        loop {
            let Searches { settings, idastar, .. } = &mut self.searches;
            let answer = match self.databases {
                0 => self.searches.search(board, FOURS_START.saturating_sub(self.searches.spent())),
                1 if !SHORT => idastar.solve(board, settings, FIVES_START.saturating_sub(idastar.expanded)),
                _ => idastar.solve(board, settings, budget),
            };
            if answer.is_some() || self.databases == DATABASES {
                return answer;
            }
            self.prepare();
        }
    }

    /// Prepares the next database.
    fn prepare(&mut self) {
        self.databases += 1;
        let idastar = &mut self.searches.idastar;
        if SHORT || self.databases == 1 {
            idastar.heuristic = Heuristic::fours();
        } else {
            idastar.heuristic = Heuristic::fives();
            idastar.pruning = Pruning::long();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Move;

    const SAMPLE: [usize; 16] = [2, 3, 4, 0, 1, 5, 7, 8, 9, 6, 10, 12, 13, 14, 11, 15];
    const SAMPLE_ANSWER: [Move; 9] = {
        use Move::{Down as D, Left as L, Right as R};
        [L, L, L, D, R, D, R, D, R]
    };

    #[test]
    fn the_sample_has_its_answer_in_every_setting() {
        for weight in [Weight::ONE, Weight::of::<3, 2>(), Weight::of::<65535, 1>()] {
            for memory in [0, 1, 4, 50, 10_000] {
                let solve = |limit| Fifteen::new(Settings { weight, limit, memory }).solve(Board::new(&SAMPLE));
                assert_eq!(solve(9), Answer::Moves(SAMPLE_ANSWER.to_vec()), "{:?} and {}", weight, memory);
                assert_eq!(solve(8), Answer::TooLong, "{:?} and {}", weight, memory);
            }
        }
    }

    #[test]
    fn a_solved_board_needs_no_moves_even_with_no_move_allowed() {
        let goal = Board::<2, 4>::in_order(0);
        let mut solver = Small::new(goal, Settings { weight: Weight::ONE, limit: 0, memory: 0 });
        assert_eq!(solver.solve(goal), Answer::Moves(vec![]));
        assert_eq!(solver.solve(goal.after(Move::Down).unwrap()), Answer::TooLong);
    }

    #[test]
    fn an_unsolvable_board_costs_no_search() {
        let mut tiles = SAMPLE;
        tiles.swap(14, 15);
        // A search would end at this limit.
        let mut solver = Fifteen::new(Settings { weight: Weight::ONE, limit: 9, memory: 1000 });
        assert_eq!(solver.solve(Board::new(&tiles)), Answer::Unsolvable);
        assert_eq!(solver.searches.solve(Board::new(&tiles), 1000), Some(Answer::Unsolvable));
        assert_eq!((solver.searches.astar.expanded, solver.searches.idastar.expanded), (0, 0));
    }

    #[test]
    fn a_database_waits_until_the_searches_before_it_have_cost_as_much() {
        let (mut solver, sample) = (Fifteen::new(FEWEST), Board::new(&SAMPLE));
        let (manhattan, fours) = (solver.searches.idastar.heuristic.of(sample), Heuristic::fours().of(sample));
        let last = if SHORT { fours } else { Heuristic::fives().of(sample) };
        let stages =
            [(FOURS_START - 1000, manhattan), (FOURS_START, fours), (FIVES_START - 1000, fours), (FIVES_START, last)];
        for (expanded, estimate) in stages {
            solver.searches.idastar.expanded = expanded;
            assert_eq!(solver.solve(sample), Answer::Moves(SAMPLE_ANSWER.to_vec()));
            assert_eq!(solver.searches.idastar.heuristic.of(sample), estimate, "{} nodes", expanded);
        }
    }
}
