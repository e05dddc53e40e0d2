//! The parity test of a solver, with its mistakes.

use super::boards::Asked;
use super::mistake::Mistake::{self, *};
use scripts::kit::grid::Grid;

/// Whether the inversions of a board's tiles, without the blank, are odd in number: the parity of all tiles as a
/// permutation and that of the blank's cell, as a 0 is inverted with every tile before it.
pub fn is_odd(grid: &Grid) -> bool {
    let mut seen = vec![false; grid.tiles.len()];
    let mut cycles = 0;
    for first in 0..grid.tiles.len() {
        cycles += usize::from(!seen[first]);
        let mut cell = first;
        while !seen[cell] {
            seen[cell] = true;
            cell = grid.tiles[cell];
        }
    }
    (grid.tiles.len() - cycles + grid.blank()) % 2 == 1
}

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
        Some(KeptInversions) => is_even(asked.is_odd ^ kept, row(start)) == right,
        Some(DigitsApart) => is_even(asked.is_odd, row(start)) == right,
        Some(BlankInRow(number)) if start.blank() / start.columns + 1 == number => false,
        Some(NumberForBoard) if start.blank() == 0 => false,
        Some(BlankInColumn(number)) if start.blank() % start.columns + 1 == number => false,
        _ => asked.case.solvable(),
    }
}
