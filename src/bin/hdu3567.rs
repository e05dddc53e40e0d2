//! HDU 3567, Eight II.
//!
//! Input: the number of cases, at most 200, then for each two lines of 9 characters, a board and its goal, `X` the blank.
//! Output: for each case a line `Case k: d`, where k counts from 1 and d is the fewest moves, and a line with the moves
//! of the blank as `dlru`, the lexicographically first of the shortest answers. Every case of the judge has an answer;
//! one without gets -1 and `unsolvable`.
//!
//! The tiles are relabelled, so that there are only 9 goals, one for each cell of the blank, and cases can share a solver.

#![forbid(unsafe_code)]

use slidekit::board::Board;
use slidekit::output::{run, write_case, write_count, write_moves, Letters};
use slidekit::search::Settings;
use slidekit::solver::{Eight, FEWEST_SMALL};

/// Without A*, the answer is the lexicographically first of the shortest.
const SETTINGS: Settings = Settings { memory: 0, ..FEWEST_SMALL };

fn main() {
    run(|words, output| {
        let mut solvers: [Option<Eight>; 9] = Default::default();
        for number in 1..=words.count()? {
            let board: Board<3, 3> = words.board_of_characters("X12345678")?;
            let goal = words.board_of_characters("X12345678")?;
            let blank = goal.cell(0);
            let solver = solvers[blank].get_or_insert_with(|| Eight::new(Board::in_order(blank), SETTINGS));
            let answer = solver.solve(board.relabelled(goal));
            write_case(output, number)?;
            write_count(output, &answer, "-1")?;
            write_moves(output, &answer, Letters::Lower, "unsolvable")?;
        }
        Ok(())
    });
}
