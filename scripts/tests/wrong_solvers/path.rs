//! The path that a solver finds, with its mistakes.

use super::boards::{Asked, Right, Slide};
use super::mistake::Mistake::{self, *};
use scripts::kit::grid::Case;
use slidekit::board::{Board, Move};
use slidekit::search::{Answer, Settings, Weight};
use slidekit::solver::Unprepared;

/// Returns the path that a solver with this mistake finds instead of the right one.
pub fn changed(mistake: Option<Mistake>, asked: &Asked, path: &[Slide], right: &mut Right) -> Vec<Slide> {
    let each = |changed: fn(Move) -> Move| path.iter().map(|slide| Slide { mv: changed(slide.mv), ..*slide }).collect();
    match mistake {
        Some(Detour) => with_detours(path, 1, asked, right),
        Some(SixMore) => with_detours(path, 3, asked, right),
        Some(Weighted) => weighted(&asked.case).map_or(path.to_vec(), |moves| right.slides(&asked.case.start, &moves)),
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
    let mut solver = Unprepared::<R, C>::new(Board::in_order(case.goal.blank()), settings);
    match solver.solve(case.relabelled(), u64::MAX) {
        Some(Answer::Moves(moves)) => Some(moves),
        _ => None,
    }
}
