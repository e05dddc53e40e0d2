//! All boards of a small shape: the first move of each answer, and a path to a board that is farthest from another.

use crate::board::{require, Board, Move};

/// The shortest answers to all boards that reach one goal, on a shape of at most 9 cells.
///
/// The table of the 8-puzzle takes 10 milliseconds to build and 1.5 MB. An answer then takes one lookup a move.
///
/// ```
/// use slidekit::{board::{Board, Move}, table::Table};
///
/// let table = Table::new(Board::<2, 2>::GOAL);
/// assert_eq!(table.answer(Board::new(&[1, 2, 0, 3])), Some(vec![Move::Right]));
/// assert_eq!(table.answer(Board::new(&[2, 1, 0, 3])), None);
/// ```
#[derive(Clone, Debug)]
pub struct Table<const R: usize, const C: usize> {
    /// For each board, at the index of its rank: 4 times the rank of the next board, plus the move that leads there; or
    /// [`AT_GOAL`] or [`NO_ANSWER`].
    steps: Vec<u32>,
}

const AT_GOAL: u32 = u32::MAX;
const NO_ANSWER: u32 = u32::MAX - 1;

impl<const R: usize, const C: usize> Table<R, C> {
    /// The number of boards, solvable or not. Shapes of more than 9 cells do not compile.
    pub const BOARDS: usize = {
        require(R * C <= 9);
        factorial(R * C)
    };

    /// Builds the table for a goal: a breadth-first search backwards.
    ///
    /// # Complexity
    /// O(boards * cells).
    pub fn new(goal: Board<R, C>) -> Self {
        let mut steps = vec![NO_ANSWER; Self::BOARDS];
        steps[rank(goal)] = AT_GOAL;
        let mut level = vec![(goal, rank(goal))];
        while !level.is_empty() {
            let mut further = vec![];
            // Move by move, so that each board gets the lexicographically first of the moves that bring it nearer.
            for mv in Move::ALL {
                for &(next, rank_of_next) in &level {
                    if let Some(board) = next.after(mv.opposite()) {
                        let rank = rank(board);
                        if steps[rank] == NO_ANSWER {
                            steps[rank] = 4 * rank_of_next as u32 + mv as u32;
                            further.push((board, rank));
                        }
                    }
                }
            }
            level = further;
        }
        Table { steps }
    }

    /// The lexicographically first of the shortest answers, or `None` for a board without one.
    ///
    /// # Complexity
    /// O(cells + moves).
    pub fn answer(&self, board: Board<R, C>) -> Option<Vec<Move>> {
        let mut moves = Vec::with_capacity(32);
        let mut step = self.steps[rank(board)];
        while step < NO_ANSWER {
            moves.push(Move::ALL[step as usize % 4]);
            step = self.steps[step as usize / 4];
        }
        Some(moves).filter(|_| step == AT_GOAL)
    }
}

/// The moves of a shortest path from a board to one of the boards farthest from it: the board that a breadth-first search
/// reaches last if it tries up, left, down and right in this order.
///
/// It takes as long as a [`Table`], and for the 8-puzzle 2.5 MB: every board reached and a byte for each rank.
pub fn farthest<const R: usize, const C: usize>(start: Board<R, C>) -> Vec<Move> {
    // For each board but the start, at the index of its rank: the move that first led to it.
    let mut last_moves = vec![None; Table::<R, C>::BOARDS];
    let (mut reached, mut expanded) = (vec![start], 0);
    while expanded < reached.len() {
        for mv in [Move::Up, Move::Left, Move::Down, Move::Right] {
            if let Some(board) = reached[expanded].after(mv) {
                let last_move = &mut last_moves[rank(board)];
                if last_move.is_none() && board != start {
                    *last_move = Some(mv);
                    reached.push(board);
                }
            }
        }
        expanded += 1;
    }
    let (mut board, mut moves) = (reached[expanded - 1], vec![]);
    while let Some(mv) = last_moves[rank(board)] {
        moves.insert(0, mv);
        board = board.after(mv.opposite()).unwrap_or(start);
    }
    moves
}

const fn factorial(n: usize) -> usize {
    match n {
        0 => 1,
        _ => n * factorial(n - 1),
    }
}

fn rank<const R: usize, const C: usize>(board: Board<R, C>) -> usize {
    rank_of(R * C, |cell| board.tile(cell))
}

/// The rank of a board of at most 16 cells among all orders of its tiles, in the factorial number system (Laisant,
/// 1888). `tile` is the tile in each cell.
///
/// # Complexity
/// O(cells).
pub fn rank_of(cells: usize, tile: impl Fn(usize) -> usize) -> usize {
    // For each tile, four bits: how many lesser tiles are still to come.
    let mut lesser = 0xFEDC_BA98_7654_3210_u64;
    (0..cells).fold(0, |rank, cell| {
        let tile = tile(cell);
        let digit = (lesser >> (4 * tile)) as usize & 15;
        // Each greater tile has one lesser tile less to come.
        lesser = lesser.wrapping_sub(0x1111_1111_1111_1110 << (4 * tile));
        rank * (cells - cell) + digit
    })
}
