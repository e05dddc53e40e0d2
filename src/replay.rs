//! Replay: is this answer right?

use crate::board::Board;
use crate::moves::Move;
use std::fmt;

/// Why an answer is wrong. Moves are counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A character that names no move.
    NotAMove(usize, char),
    /// A move that takes the blank over the edge.
    LeavesTheBoard(usize, char),
    /// More moves than the limit: how many, and the limit.
    TooMany(usize, usize),
    /// The moves are legal and lead elsewhere: how many.
    NotTheGoal(usize),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NotAMove(place, letter) => write!(f, "move {}: {:?} is not a move", place, letter),
            Fault::LeavesTheBoard(place, letter) => write!(f, "move {} ({}) leaves the board", place, letter),
            Fault::TooMany(moves, limit) => write!(f, "{} moves, the limit is {}", moves, limit),
            Fault::NotTheGoal(moves) => write!(f, "the board after move {} is not the goal", moves),
        }
    }
}

/// Plays an answer, a letter a move, and gives the number of moves when it is right.
///
/// `letters` are those of [`Move::ALL`], in that order: `b"DLRU"` or `b"dlru"` mostly. O(moves).
///
/// # Errors
/// The first fault.
pub fn replay<const R: usize, const C: usize>(
    start: Board<R, C>,
    goal: Board<R, C>,
    answer: &str,
    letters: &[u8; 4],
    limit: usize,
) -> Result<usize, Fault> {
    let mut board = start;
    let mut moves = 0;
    for letter in answer.chars() {
        moves += 1;
        let place =
            letters.iter().position(|&known| char::from(known) == letter).ok_or(Fault::NotAMove(moves, letter))?;
        board = board.after(Move::ALL[place]).ok_or(Fault::LeavesTheBoard(moves, letter))?;
    }
    if board != goal {
        Err(Fault::NotTheGoal(moves))
    } else if moves > limit {
        Err(Fault::TooMany(moves, limit))
    } else {
        Ok(moves)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: [u8; 16] = [2, 3, 4, 0, 1, 5, 7, 8, 9, 6, 10, 12, 13, 14, 11, 15];

    fn sample(answer: &str, limit: usize) -> Result<usize, String> {
        replay(Board::<4, 4>::new(&SAMPLE), Board::GOAL, answer, b"DLRU", limit).map_err(|fault| fault.to_string())
    }

    #[test]
    fn a_right_answer_gives_its_length() {
        assert_eq!(sample("LLLDRDRDR", 9), Ok(9));
        assert_eq!(sample("DULLLDRDRDR", 50), Ok(11));
        assert_eq!(replay(Board::<3, 3>::GOAL, Board::GOAL, "", b"dlru", 0), Ok(0));
    }

    #[test]
    fn each_kind_of_wrong_answer_is_refused_by_its_own_sentence() {
        let refused = |answer, limit| sample(answer, limit).unwrap_err();
        assert_eq!(refused("LLLDxDRDR", 50), "move 5: 'x' is not a move");
        assert_eq!(refused("lLLDRDRDR", 50), "move 1: 'l' is not a move");
        assert_eq!(refused("LLLDRDRDR ", 50), "move 10: ' ' is not a move");
        assert_eq!(refused("LLLLRDRDR", 50), "move 4 (L) leaves the board");
        assert_eq!(refused("ULLLDRDRDR", 50), "move 1 (U) leaves the board");
        assert_eq!(refused("LLLDRDRD", 50), "the board after move 8 is not the goal");
        assert_eq!(refused("", 50), "the board after move 0 is not the goal");
        assert_eq!(refused("LLLDRDRDR", 8), "9 moves, the limit is 8");
        // The same letters from the tile's view are a wrong answer.
        assert_eq!(refused("RRRULULUL", 50), "move 1 (R) leaves the board");
    }
}
