//! Cases of a problem without end, those near the goal first, to find the easiest that a program fails on.

use super::draw::{shape, Depth, Source};
use crate::problems::grid::Case;
use crate::problems::problem::{Problem, Shape};
use crate::random::Random;

/// So many boards need the same number of moves.
const BOARDS: usize = 5;

/// Boards of 4 x 4 that need more moves take long to find.
const HARDEST: usize = 50;

/// The longest side of the boards.
const LONGEST: u64 = 10;

/// One board in so many has no answer, where the judge has such boards.
const UNSOLVABLE: usize = 5;

/// A stream of cases.
pub struct EasyFirst {
    problem: &'static Problem,
    random: Random,
    /// For each size of the boards.
    sources: Vec<Source>,
    /// For each case the source, and how many moves it needs where that is known; when all have come, they come again in
    /// any order.
    order: Vec<(usize, Option<usize>)>,
    dealt: usize,
}

impl EasyFirst {
    /// The stream of a seed, the same on every machine.
    ///
    /// # Errors
    /// The problem has no such boards.
    pub fn new(problem: &'static Problem, seed: u64) -> Result<EasyFirst, String> {
        let (sides, step) = match problem.input.shape {
            Shape::Square(least, most) | Shape::Rectangle(least, most) => {
                ((least..=most.min(LONGEST)).map(|side| Some(side as usize)).collect(), 5)
            }
            Shape::Fixed(..) => (vec![None], 1),
        };
        let (mut sources, mut order) = (Vec::new(), Vec::new());
        for side in sides {
            let shape = shape(problem, side)?;
            let is_known = matches!(shape.0 * shape.1, 0..=9 | 16);
            let source = Source::new(problem, shape, if is_known { Depth::Hardest } else { Depth::Any })?;
            for moves in (0..=source.hardest().min(HARDEST)).step_by(step) {
                let moves = is_known.then_some(moves);
                let boards = if moves == Some(0) { 1 } else { BOARDS };
                order.extend(vec![(sources.len(), moves); boards]);
            }
            sources.push(source);
        }
        Ok(EasyFirst { problem, random: Random::new(seed), sources, order, dealt: 0 })
    }

    fn case(&mut self, source: usize, moves: Option<usize>) -> Case {
        let case = self.sources[source].case_of(moves.unwrap_or(0), &mut self.random);
        let may_have_none = self.problem.output.named && case.start.tiles.len() > 1;
        if may_have_none && self.random.below(UNSOLVABLE) == 0 {
            return case.twin();
        }
        case
    }
}

impl Iterator for EasyFirst {
    type Item = (Case, Option<usize>);

    /// A case, and how many moves it, or when it has no answer its twin, needs, if that is known.
    fn next(&mut self) -> Option<Self::Item> {
        let number = if self.dealt < self.order.len() { self.dealt } else { self.random.below(self.order.len()) };
        self.dealt += 1;
        let (source, moves) = self.order[number];
        Some((self.case(source, moves), moves))
    }
}
