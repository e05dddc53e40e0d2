//! Programs that tell which boards are solvable, or solvable within a limit, compared with breadth-first search, which
//! knows nothing of parity.

use super::answer;
use crate::distances::distances;
use scripts::boards::{by_length, unsolvable};
use scripts::methods::state::{grid, State, Wide};
use scripts::problems::grid::{Case, Grid};
use scripts::problems::list::find;
use scripts::problems::problem::{Boards, Form};
use scripts::problems::replay::slide;

/// Returns one in `share` of all orders of a shape's tiles, each with whether it is solvable.
fn every(rows: usize, columns: usize, share: usize) -> Vec<(Case, bool)> {
    let goal = Grid::in_order(rows, columns, rows * columns - 1);
    every_to(&goal, share)
}

fn every_to(goal: &Grid, share: usize) -> Vec<(Case, bool)> {
    let distances = distances(goal);
    let orders: usize = (1..=goal.tiles.len()).product();
    let known = |number| {
        let start = Grid { columns: goal.columns, tiles: order(goal.tiles.len(), number) };
        let solvable = distances.fewest.contains_key(&Wide::of(&start));
        (Case { start, goal: goal.clone() }, solvable)
    };
    (0..orders).step_by(share).map(known).collect()
}

/// Returns the order of the tiles with this number among all orders.
fn order(cells: usize, mut number: usize) -> Vec<usize> {
    let mut left: Vec<usize> = (0..cells).collect();
    let mut next = |count| {
        let tile = left.remove(number % count);
        number /= count;
        tile
    };
    (1..=cells).rev().map(&mut next).collect()
}

/// Runs a program on these cases, in one input if its judge allows that.
fn check(program: &str, known: &[(Case, bool)]) {
    let problem = find(program).unwrap();
    let Form::Whether(yes) = problem.output.form else { panic!("{program} says more than yes and no") };
    let together = if problem.input.boards == Boards::One { 1 } else { known.len() };
    for known in known.chunks(together) {
        let cases: Vec<Case> = known.iter().map(|(case, _)| case.clone()).collect();
        let wanted = known.iter().map(|&(_, solvable)| if solvable { yes } else { problem.output.unsolvable });
        let output = answer(program, problem.input_of(&cases).as_bytes());
        let said = String::from_utf8(output.stdout).unwrap();
        let wrong = said.lines().zip(wanted).zip(&cases).find(|((said, wanted), _)| said != wanted);
        assert_eq!(wrong, None, "{program}");
        assert!(output.status.success() && said.lines().count() == cases.len(), "{program}");
    }
}

#[test]
fn poj2893_answers_small_boards_of_every_shape() {
    for (rows, columns, share) in [(2, 2, 1), (2, 3, 1), (3, 2, 1), (2, 4, 7), (4, 2, 7), (3, 3, 31)] {
        check("poj2893", &every(rows, columns, share));
    }
}

#[test]
fn poj2893_answers_single_rows_and_columns() {
    for cells in 1..7 {
        let [row, column] = [every(1, cells, 1), every(cells, 1, 1)];
        assert_eq!(row.iter().filter(|&&(_, solvable)| solvable).count(), cells, "the blank can be anywhere");
        check("poj2893", &row);
        check("poj2893", &column);
    }
}

#[test]
fn hdu3600_answers_small_boards() {
    for (side, share) in [(1, 1), (2, 1), (3, 31)] {
        check("hdu3600", &every(side, side, share));
    }
}

#[test]
fn codeforces645a_answers_a_share_of_all_pairs() {
    let goals = (0..24).map(|number| Grid { columns: 2, tiles: order(4, number) });
    let known: Vec<_> = goals.flat_map(|goal| every_to(&goal, 1)).step_by(5).collect();
    assert_eq!(known.len(), 116);
    check("codeforces645a", &known);
}

#[test]
fn programs_for_the_15_puzzle_answer_known_boards() {
    let goal = Grid::in_order(4, 4, 15);
    let case = |board| Case { start: Grid::of(board), goal: goal.clone() };
    let solvable = by_length(0, 80).into_iter().map(|known| (case(known.board), true));
    let twins = by_length(0, 80).into_iter().map(|known| (case(known.board).twin(), false));
    let unsolvable = unsolvable().into_iter().map(|board| (case(board), false));
    let known: Vec<_> = solvable.chain(twins).chain(unsolvable).collect();
    check("hdu6620", &known);
    check("sgu139", &known.into_iter().step_by(97).collect::<Vec<_>>());
}

#[test]
fn the_greatest_boards_are_answered() {
    for (program, side) in [("poj2893", 999), ("hdu3600", 300)] {
        let goal = Grid::in_order(side, side, side * side - 1);
        let solved = Case { start: goal.clone(), goal };
        let mut turned = solved.clone();
        // A cycle of an odd number of tiles takes an even number of exchanges.
        turned.start.tiles[..side * side / 2 * 2 - 1].rotate_left(1);
        check(program, &[(turned.twin(), false), (turned, true), (solved.twin(), false), (solved, true)]);
    }
}

#[test]
fn codewars_slides_tiles_home() {
    let known = every(3, 3, 997);
    let problem = find("codewars_sliding_puzzle").unwrap();
    let cases: Vec<Case> = known.iter().map(|(case, _)| case.clone()).collect();
    let output = answer(problem.program, problem.input_of(&cases).as_bytes());
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(said.lines().count(), known.len());
    for (line, (case, solvable)) in said.lines().zip(known) {
        let tiles: Vec<&str> = line.split(' ').filter(|word| !word.is_empty()).collect();
        assert_eq!(line != "None", solvable, "{case:?}");
        assert_eq!(if solvable { slide(&case, &tiles) } else { Ok(()) }, Ok(()), "{case:?}");
    }
}

#[test]
fn boj9985_finds_the_fewest_moves_within_each_limit() {
    let goal = Grid::spiral(3, 3);
    let distances = distances(&goal);
    let near = distances.boards.iter().take_while(|&board| distances.fewest[board] <= 17).step_by(61);
    let (mut input, mut wanted) = (String::new(), Vec::new());
    let mut ask = |start: &Grid, limit: usize, fewest: Option<usize>| {
        let [start, goal] = [start, &goal].map(|board| {
            let name = |tile| if tile == 0 { "X".to_string() } else { format!("{tile}") };
            board.lines(3, name, " ").join("\n")
        });
        input += &format!("START 3 {limit}\n{start}\n{goal}\nEND\n");
        wanted.push(match fewest.filter(|&fewest| fewest <= limit) {
            Some(fewest) => format!("SOLVABLE WITHIN {fewest} MOVES\n"),
            None => format!("NOT SOLVABLE WITHIN {limit} MOVES\n"),
        });
    };
    for &board in near {
        let (start, fewest) = (grid(board), distances.fewest[&board]);
        for limit in [fewest.saturating_sub(1), fewest, fewest + 1].map(|limit| limit.min(15)) {
            ask(&start, limit, Some(fewest));
        }
        ask(&start.twin(), 15, None);
    }
    let output = answer("boj9985", input.as_bytes());
    assert_eq!(String::from_utf8(output.stdout).unwrap(), wanted.join("\n"));
}
