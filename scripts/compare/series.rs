//! The points of the picture: for each method and each number of fewest moves, the median of the boards expanded.

use crate::measure::Measured;
use scripts::methods::catalogue::Method;

/// What there is to draw of a method.
pub struct Series {
    pub name: &'static str,
    /// By fewest moves, the least first.
    pub points: Vec<Point>,
}

/// The boards with these fewest moves.
#[derive(Clone, Copy)]
pub struct Point {
    pub fewest: usize,
    /// The median over them.
    pub expanded: u64,
    pub boards: usize,
}

/// The series of the methods that have a point. A method has one only where it solved every board: where it gave up on
/// some, those that it solved are the easier ones and would tell too little.
pub fn series(all: &[Measured], methods: &[&Method]) -> Vec<Series> {
    let most = all.iter().filter_map(|measured| measured.fewest).max().unwrap_or(0);
    let points = |place| (1..=most).filter_map(|fewest| point(all, place, fewest)).collect();
    let all = methods.iter().enumerate().map(|(place, method)| Series { name: method.name, points: points(place) });
    all.filter(|series| !series.points.is_empty()).collect()
}

fn point(all: &[Measured], place: usize, fewest: usize) -> Option<Point> {
    let boards = all.iter().filter(|measured| measured.fewest == Some(fewest));
    let solved = boards.map(|measured| measured.runs[place].as_ref().filter(|run| run.moves().is_some()));
    let mut expanded: Vec<u64> = solved.map(|run| run.map(|run| run.trial.work.expanded)).collect::<Option<_>>()?;
    expanded.sort_unstable();
    let boards = expanded.len();
    expanded.get(boards / 2).map(|&expanded| Point { fewest, expanded, boards })
}
