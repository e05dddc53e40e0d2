//! The parity test of a solver, with its mistakes.

use super::boards::{is_odd, Asked};
use crate::kit::grid::Grid;
use crate::problems::mistake::Mistake::{self, *};

/// Whether the inversions of digits are odd in number, the digits of value 0 left out.
pub fn is_odd_among_digits(digits: &[usize]) -> bool {
    let mut before = [0; 10];
    let mut inversions = 0;
    for &digit in digits.iter().filter(|&&digit| digit > 0) {
        inversions += before[digit + 1..].iter().sum::<usize>();
        before[digit] += 1;
    }
    inversions % 2 == 1
}

/// Whether a goal has the parity of the one with its tiles in order and the blank last.
pub fn is_usual(goal: &Grid) -> bool {
    !is_odd(goal) && (goal.columns % 2 == 1 || (goal.rows() - 1 - goal.blank() / goal.columns) % 2 == 0)
}

/// The cells of 2 x 2 row by row, and round the square.
const BY_ROW: [usize; 4] = [0, 1, 2, 3];
const ROUND: [usize; 4] = [0, 1, 3, 2];

/// The tiles of a board of 2 x 2 in an order of its cells, without the blank.
fn letters(grid: &Grid, order: [usize; 4]) -> Vec<usize> {
    order.iter().map(|&cell| grid.tiles[cell]).filter(|&tile| tile > 0).collect()
}

fn are_rotations(letters: &[usize], others: &[usize]) -> bool {
    (0..letters.len()).any(|by| [&letters[by..], &letters[..by]].concat() == others)
}

/// Whether a solver with this mistake takes a board for solvable. `kept` is whether the inversions of the boards before
/// were odd in number.
pub fn seems_solvable(mistake: Option<Mistake>, asked: &Asked, kept: bool) -> bool {
    let (start, goal) = (&asked.case.start, &asked.case.goal);
    let from_bottom = |grid: &Grid| grid.rows() - 1 - grid.blank() / grid.columns;
    let has_even_width = start.columns % 2 == 0;
    let row = |grid: &Grid| if has_even_width { from_bottom(grid) } else { 0 };
    let is_even = |odd: bool, rows: usize| (usize::from(odd) + rows) % 2 == 0;
    let right = is_even(asked.goal_is_odd, row(goal));
    match mistake {
        Some(NoParity) => true,
        Some(NoRow) => asked.is_odd == asked.goal_is_odd,
        Some(RowFromTop) if has_even_width => is_even(asked.is_odd, start.blank() / start.columns) == right,
        Some(RowAtOddWidth) => {
            is_even(asked.is_odd, from_bottom(start)) == is_even(asked.goal_is_odd, from_bottom(goal))
        }
        Some(BlankAmongInversions) => {
            let all = |odd, grid: &Grid| is_even(odd, row(grid) + grid.blank());
            all(asked.is_odd, start) == all(asked.goal_is_odd, goal)
        }
        Some(ParityOfUsualGoal) => is_even(asked.is_odd, row(start)),
        Some(LettersByRow) => are_rotations(&letters(start, BY_ROW), &letters(goal, BY_ROW)),
        Some(NoRotation) => letters(start, ROUND) == letters(goal, ROUND),
        Some(KeptInversions) => is_even(asked.is_odd ^ kept, row(start)) == right,
        Some(DigitsApart) => is_even(asked.is_odd, row(start)) == right,
        Some(BlankInRow(number)) if start.blank() / start.columns + 1 == number => false,
        Some(NumberForBoard) if start.blank() == 0 => false,
        Some(BlankInColumn(number)) if start.blank() % start.columns + 1 == number => false,
        _ => asked.case.solvable(),
    }
}
