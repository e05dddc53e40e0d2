//! An endless stream of cases, those near the goal first, to find the easiest one that a program fails on.

use super::draw::{shape, Source};
use super::graded::HARD;
use crate::boards::random::Random;
use crate::kit::grid::Case;
use crate::problems::problem::{Goal, Problem};
use std::iter::from_fn;

/// The number of boards with the same fewest moves.
const BOARDS: usize = 5;

/// The most moves, if the judge promises no fewer; on 4 x 4, boards that need more take long to find.
const HARDEST: usize = 50;

/// The longest side.
const LONGEST: u64 = 10;

/// One board in this many is unsolvable, if the judge has such boards.
const UNSOLVABLE: usize = 5;

/// Returns the cases of a seed, the same on every machine.
pub fn easy_first(problem: &'static Problem, seed: u64) -> Result<impl Iterator<Item = Case>, String> {
    let mut random = Random::new(seed);
    let (mut sources, order) = sources(problem, &mut random)?;
    let mut numbers = 0..order.len();
    Ok(from_fn(move || {
        // After the last one, random entries follow.
        let number = numbers.next().unwrap_or_else(|| random.below(order.len()));
        let (source, moves) = order[number];
        let case = sources[source].case(moves.unwrap_or(0), &mut random);
        let may_be_unsolvable = problem.output.named && case.start.tiles.len() > 1;
        // There is one solved board only, and its answer is like no other.
        let is_unsolvable = may_be_unsolvable && random.below(UNSOLVABLE) == 0 && moves != Some(0);
        Some(if is_unsolvable { case.twin() } else { case })
    }))
}

/// The source of a case and, if known, its fewest moves.
type Entry = (usize, Option<usize>);

/// Returns a source for each size, and the order of the cases.
fn sources(problem: &Problem, random: &mut Random) -> Result<(Vec<Source>, Vec<Entry>), String> {
    let (sides, step) = match problem.input.shape.sides() {
        Some((least, most)) => {
            let sides = (least..=most.min(LONGEST)).map(|side| side as usize);
            (sides.filter(|&side| !problem.input.shape.skips(side)).map(Some).collect(), 5)
        }
        None => (vec![None], 1),
    };
    let (mut sources, mut order) = (Vec::new(), Vec::new());
    for side in sides {
        let (rows, columns) = shape(problem, side)?;
        let is_known = matches!(rows * columns, 0..=9 | 12 | 16) && problem.input.goal != Goal::Farthest;
        let source = Source::new(problem.input.goal, (rows, columns), is_known, random)?;
        let hardest = if problem.file.is_some() { HARD } else { HARDEST };
        let hardest = problem.promised.or(problem.limit).unwrap_or(hardest).min(hardest).min(source.most);
        for moves in (0..=hardest).step_by(step) {
            let moves = is_known.then_some(moves);
            let boards = if moves == Some(0) { 1 } else { BOARDS };
            order.extend(vec![(sources.len(), moves); boards]);
        }
        sources.push(source);
    }
    Ok((sources, order))
}
