//! Boards of any number of moves, each as likely as the others.

use crate::problems::grid::{Case, Grid};
use crate::random::Random;

/// The same tiles in any order.
pub fn order(board: &Grid, random: &mut Random) -> Grid {
    let mut any = board.clone();
    random.shuffle(&mut any.tiles);
    any
}

/// A board from which some moves lead to the goal.
pub fn solvable(goal: &Grid, random: &mut Random) -> Grid {
    with_answer(true, goal, random)
}

/// A board from which no moves lead to the goal, on at least 2 x 2 cells.
pub fn unsolvable(goal: &Grid, random: &mut Random) -> Grid {
    with_answer(false, goal, random)
}

/// Of a board and its twin one has an answer, and a twin's twin is the board itself: so all are as likely.
fn with_answer(solvable: bool, goal: &Grid, random: &mut Random) -> Grid {
    let case = Case { start: order(goal, random), goal: goal.clone() };
    if case.solvable() == solvable {
        case.start
    } else {
        case.start.twin()
    }
}
