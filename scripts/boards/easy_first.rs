//! An endless stream of cases, those near the goal first, to find the easiest one that a program fails on.

use super::draw::{shape, Source};
use crate::problems::grid::Case;
use crate::problems::problem::Problem;
use crate::random::Random;

/// The number of boards with the same fewest moves.
const BOARDS: usize = 5;

/// The most moves; on 4 x 4, boards that need more take long to find.
const HARDEST: usize = 50;

const LONGEST: u64 = 10;

/// One board in this many is unsolvable, if the judge has such boards.
const UNSOLVABLE: usize = 5;

/// A stream of cases.
pub struct EasyFirst {
    problem: &'static Problem,
    random: Random,
    /// One for each size.
    sources: Vec<Source>,
    /// The source and, if known, the fewest moves of each case. After the last one, random entries follow.
    order: Vec<(usize, Option<usize>)>,
    dealt: usize,
}

impl EasyFirst {
    /// Creates the stream of a seed, the same on every machine.
    pub fn new(problem: &'static Problem, seed: u64) -> Result<EasyFirst, String> {
        let (sides, step) = match problem.input.shape.sides() {
            Some((least, most)) => ((least..=most.min(LONGEST)).map(|side| Some(side as usize)).collect(), 5),
            None => (vec![None], 1),
        };
        let (mut sources, mut order) = (Vec::new(), Vec::new());
        for side in sides {
            let shape = shape(problem, side)?;
            let is_known = matches!(shape.0 * shape.1, 0..=9 | 16);
            let source = Source::new(problem.input.goal, shape, is_known)?;
            let hardest = problem.limit.unwrap_or(HARDEST).min(HARDEST).min(source.most);
            for moves in (0..=hardest).step_by(step) {
                let moves = is_known.then_some(moves);
                let boards = if moves == Some(0) { 1 } else { BOARDS };
                order.extend(vec![(sources.len(), moves); boards]);
            }
            sources.push(source);
        }
        Ok(EasyFirst { problem, random: Random::new(seed), sources, order, dealt: 0 })
    }

    fn case(&mut self, source: usize, moves: Option<usize>) -> Case {
        let case = self.sources[source].case(moves.unwrap_or(0), &mut self.random);
        let has_unsolvable = self.problem.output.named && case.start.tiles.len() > 1;
        if has_unsolvable && self.random.below(UNSOLVABLE) == 0 {
            return case.twin();
        }
        case
    }
}

impl Iterator for EasyFirst {
    type Item = (Case, Option<usize>);

    /// Returns a case and, if known, its fewest moves; for an unsolvable case, those of its twin.
    fn next(&mut self) -> Option<Self::Item> {
        let number = if self.dealt < self.order.len() { self.dealt } else { self.random.below(self.order.len()) };
        self.dealt += 1;
        let (source, moves) = self.order[number];
        Some((self.case(source, moves), moves))
    }
}
