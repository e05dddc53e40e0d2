//! The path that a solver finds, with its mistakes.

use super::boards::{Asked, Right, Slide};
use super::need::other_goal;
use crate::kit::grid::{Case, Grid};
use crate::kit::state::State;
use crate::methods::manhattan::manhattan;
use crate::methods::tree::Tree;
use crate::problems::mistake::Mistake::{self, *};
use slidekit::board::{Board, Move};
use slidekit::heap::MinHeap;
use slidekit::search::{Answer, Settings, Weight};
use slidekit::solver::Searches;
use std::collections::HashSet;

/// Returns the path that a solver with this mistake finds instead of the right one.
pub fn changed(mistake: Option<Mistake>, asked: &Asked, path: &[Slide], right: &mut Right) -> Vec<Slide> {
    let each = |changed: fn(Move) -> Move| path.iter().map(|slide| Slide { mv: changed(slide.mv), ..*slide }).collect();
    let is_small = asked.case.goal.tiles.len() <= 9;
    match mistake {
        Some(Detour) => with_detours(path, 1, asked, right),
        Some(SixMore) => with_detours(path, 3, asked, right),
        Some(Weighted) => weighted(&asked.case).map_or(path.to_vec(), |moves| right.slides(&asked.case.start, &moves)),
        Some(BlankInDistance) if is_small => misled(asked, &asked.case.goal, 1, right),
        Some(DistanceToOtherGoal) if is_small => misled(asked, &other_goal(right.problem, &asked.case.goal), 0, right),
        Some(OneWay) => path.iter().cycle().take(RING - path.len()).copied().collect(),
        Some(RowEnd) => path.iter().cycle().take(right.over_row_ends(&asked.case)).copied().collect(),
        Some(OtherOrder) => right.in_other_order(&asked.case),
        Some(TileMoves) => each(Move::opposite),
        Some(UpAndDown) => each(|mv| if matches!(mv, Move::Up | Move::Down) { mv.opposite() } else { mv }),
        Some(LeftAndRight) => each(|mv| if matches!(mv, Move::Left | Move::Right) { mv.opposite() } else { mv }),
        Some(Mirrored) => each(Move::mirrored),
        Some(Reversed) => path.iter().rev().copied().collect(),
        Some(FromTheGoal) => path.iter().rev().map(|slide| Slide { mv: slide.mv.opposite(), ..*slide }).collect(),
        _ => path.to_vec(),
    }
}

/// Returns a path with so many detours in front: a move there and back. No moves get none.
pub fn with_detours(path: &[Slide], detours: usize, asked: &Asked, right: &Right) -> Vec<Slide> {
    if path.is_empty() {
        return Vec::new();
    }
    let start = &asked.case.start;
    let mv = Move::ALL.into_iter().find(|&mv| start.after(mv).is_some()).expect("a board has two cells");
    let detour = right.slides(start, &[mv, mv.opposite()]);
    detour.iter().cycle().take(2 * detours).chain(path).copied().collect()
}

/// The boards of 2 x 2 that reach each other: each has one before it and one after it.
const RING: usize = 12;

/// Returns the answer of A\* with the Manhattan distance to these homes; that of the blank is added so many times. As in
/// most programs, a board that was reached once is not reached again, though the second path may be shorter.
fn misled(asked: &Asked, homes: &Grid, times: u32, right: &Right) -> Vec<Slide> {
    let [start, goal, homes] = [&asked.case.start, &asked.case.goal, homes].map(State::<9>::of);
    let (tiles, columns, home) = (manhattan(homes), homes.columns(), homes.homes()[0]);
    let distance = |board: State<9>| {
        let blank = (0..board.cells()).find(|&cell| board.tile(cell) == 0).expect("a blank");
        let (rows, columns) = ((blank / columns).abs_diff(home / columns), (blank % columns).abs_diff(home % columns));
        tiles(board) + times * (rows + columns) as u32
    };
    let (mut tree, mut open, mut reached) = (Tree::new(start), MinHeap::new(), HashSet::from([start]));
    open.push((distance(start), 0, 0));
    while let Some((_, _, number)) = open.pop() {
        let node = tree.node(number as usize);
        if node.board == goal {
            return right.slides(&asked.case.start, &tree.path(number as usize));
        }
        for (mv, after) in tree.moves(number as usize) {
            if reached.insert(after) {
                let h = distance(after);
                open.push((u32::from(node.g) + 1 + h, h, tree.add(number as usize, mv, after) as u32));
            }
        }
    }
    unreachable!("a board with an answer")
}

/// Returns the answer of A\* with a heuristic that counts twice, on the shapes for which judges ask for the fewest moves.
fn weighted(case: &Case) -> Option<Vec<Move>> {
    match (case.goal.rows(), case.goal.columns) {
        (2, 3) => weighted_on::<2, 3>(case),
        (2, 4) => weighted_on::<2, 4>(case),
        (3, 3) => weighted_on::<3, 3>(case),
        (4, 4) => weighted_on::<4, 4>(case),
        _ => None,
    }
}

fn weighted_on<const R: usize, const C: usize>(case: &Case) -> Option<Vec<Move>> {
    let settings = Settings { weight: Weight::of::<2, 1>(), limit: 120, memory: 1 << 12 };
    let mut solver = Searches::<R, C>::new(Board::in_order(case.goal.blank()), settings);
    match solver.solve(case.relabelled(), u64::MAX) {
        Some(Answer::Moves(moves)) => Some(moves),
        _ => None,
    }
}
