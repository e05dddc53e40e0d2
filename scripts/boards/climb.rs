//! Boards of 3 x 4 and 4 x 3 with known fewest moves: made from the goal, by moves that lead away from it, as a search proves.

use crate::boards::random::Random;
use crate::kit::grid::{Case, Grid};
use crate::kit::solve::solve;
use slidekit::board::Move;

/// The most moves of the boards found here: to prove more takes long.
pub const REACH: usize = 40;

/// Returns a random board with these fewest moves to a goal.
pub fn board(goal: &Grid, moves: usize, random: &mut Random) -> Grid {
    loop {
        if let Some(board) = climbed(goal, moves, random) {
            return board;
        }
    }
}

/// Moves a board away from the goal until it needs `moves` moves, if every board on the way has a farther one beside it.
fn climbed(goal: &Grid, moves: usize, random: &mut Random) -> Option<Grid> {
    let mut board = goal.clone();
    for fewest in 0..moves {
        let mut away = Move::ALL;
        random.shuffle(&mut away);
        let is_farther = |start: &Grid| {
            let case = Case { start: start.clone(), goal: goal.clone() };
            solve(&case).is_some_and(|moves| moves.len() > fewest)
        };
        board = away.iter().filter_map(|&mv| board.after(mv)).find(is_farther)?;
    }
    Some(board)
}
