//! The table of all boards of a small shape in little code: for judges that limit the length of a source.
//!
//! As [`table`](crate::table), but boards are numbered one by one, which makes it about eight times as slow to build.

use crate::board::{Board, Move};
use crate::search::Settings;
use crate::solver::Answer;

/// The shortest answers to all boards that reach one goal, on a shape of at most 9 cells.
///
/// For the 8-puzzle: about 20 milliseconds to build, and 1.5 MB (4.5 while it is built); then a look-up a move.
#[derive(Clone, Debug)]
pub struct PocketTable<const R: usize, const C: usize> {
    /// For each board by its number: from the lowest bits, in 2 the first move of its answer, in 22 the number of the board
    /// that it leads to, and how many moves the answer has and 1 more; or 0 without an answer.
    toward: Vec<u32>,
    limit: u8,
}

impl<const R: usize, const C: usize> PocketTable<R, C> {
    /// The number of orders of all cells. Larger shapes do not compile.
    const ORDERS: usize = {
        let (mut orders, mut i) = ([1][(R * C > 9) as usize], 1);
        while i < R * C {
            i += 1;
            orders *= i;
        }
        orders
    };

    /// Builds the table, breadth first from the goal: level by level, and in each level move by move, so the
    /// alphabetically least move comes first. Of the settings, only the limit matters.
    pub fn new(goal: Board<R, C>, settings: Settings) -> Self {
        let mut toward = vec![0; Self::ORDERS];
        let mut queue = vec![0; Self::ORDERS];
        let (mut level, mut tail, mut entry) = (0, 1, 1 << 24);
        queue[0] = (number(goal) as u64) << 36 | goal.0;
        toward[number(goal)] = entry;
        while level < tail {
            entry += 1 << 24;
            let next = tail;
            for mv in 0..4 {
                for i in level..next {
                    let board = Board::<R, C>(queue[i] % (1 << 36));
                    if let Some(before) = board.after(Move::ALL[3 - mv as usize]) {
                        let number = number(before);
                        if toward[number] == 0 {
                            toward[number] = entry | ((queue[i] >> 36) as u32) << 2 | mv;
                            queue[tail] = (number as u64) << 36 | before.0;
                            tail += 1;
                        }
                    }
                }
            }
            level = next;
        }
        PocketTable { toward, limit: settings.limit }
    }

    /// The alphabetically least of the shortest answers. O(moves).
    pub fn solve(&mut self, board: Board<R, C>) -> Answer {
        let mut toward = self.toward[number(board)];
        if toward == 0 {
            return Answer::Unsolvable;
        }
        let made = (toward >> 24) - 1;
        if made > self.limit.into() {
            return Answer::TooLong;
        }
        let mut moves = [Move::Down; 64];
        let moves = &mut moves[..made as usize];
        for mv in moves.iter_mut() {
            *mv = Move::ALL[toward as usize % 4];
            toward = self.toward[(toward >> 2) as usize % (1 << 22)];
        }
        Answer::Moves(moves.to_vec())
    }
}

/// The number of a board among all orders of its cells: the factorial number system (Laisant, 1888).
fn number<const R: usize, const C: usize>(board: Board<R, C>) -> usize {
    let cells = Board::<R, C>::CELLS;
    (0..cells).fold(0, |number, cell| {
        let smaller = (cell..cells).filter(|&after| board.tile(after) < board.tile(cell)).count();
        number * (cells - cell) + smaller
    })
}
