//! Where cases with an answer come from.

use crate::fifteen::{Fifteen, MOST, REACH};
use crate::options::Depth;
use crate::small::Small;
use scripts::problems::grid::{Case, Grid};
use scripts::problems::problem::{Goal, Problem};
use scripts::random::{order, solvable, unsolvable, Random};
use slidekit::squares::rotated;

/// Draws cases with an answer, all of one problem and shape.
pub struct Source {
    goal: Goal,
    rows: usize,
    columns: usize,
    /// The fewest and the most moves that they may need.
    moves: (usize, usize),
    known: Known,
}

/// What knows the fewest moves.
enum Known {
    /// Nothing needs to.
    Nothing,
    Small(Small),
    Fifteen(Box<Fifteen>),
}

impl Source {
    /// Cases of this shape that need as many moves as are asked.
    ///
    /// # Errors
    /// No board needs so many, or to find one takes too long.
    pub fn new(problem: &Problem, (rows, columns): (usize, usize), depth: Depth) -> Result<Source, String> {
        let goal = problem.input.goal;
        let (known, most) = match rows * columns {
            _ if depth == Depth::Any => (Known::Nothing, 0),
            0..=9 => {
                let small = Small::new(goal, rows, columns);
                let most = small.most();
                (Known::Small(small), most)
            }
            16 => (Known::Fifteen(Box::new(Fifteen::new())), MOST),
            _ => return Err(format!("the fewest moves of {rows} x {columns} take too long to find, see --side")),
        };
        let moves = moves(problem, depth, most);
        if moves.1 > most {
            let program = problem.program;
            return Err(format!("no board of {rows} x {columns} needs more than {most} moves at {program}"));
        }
        if moves.1 > REACH {
            return Err(format!(
                "boards of {} x {} are found for up to {} moves, not {}",
                rows, columns, REACH, moves.1
            ));
        }
        Ok(Source { goal, rows, columns, moves, known })
    }

    /// The next case.
    pub fn case(&mut self, random: &mut Random) -> Case {
        let (from, to) = self.moves;
        match &mut self.known {
            Known::Nothing => {
                let goal = self.goal(random);
                Case { start: solvable(&goal, random), goal }
            }
            Known::Small(small) => small.case(from + random.below(to - from + 1), random),
            Known::Fifteen(fifteen) => {
                let start = fifteen.board(from + random.below(to - from + 1), random);
                let goal = self.goal(random);
                let tiles = if goal.blank() == 0 { rotated(&start.tiles) } else { start.tiles };
                Case { start: Grid { columns: self.columns, tiles }, goal }
            }
        }
    }

    /// A case without an answer, of at least 2 x 2.
    pub fn without_answer(&self, random: &mut Random) -> Case {
        let goal = self.goal(random);
        Case { start: unsolvable(&goal, random), goal }
    }

    /// The goal, or when it is given with each board, any.
    fn goal(&self, random: &mut Random) -> Grid {
        let fixed = self.goal.grid(self.rows, self.columns);
        fixed.unwrap_or_else(|| order(&Grid::in_order(self.rows, self.columns, 0), random))
    }
}

/// The fewest and the most moves that are asked for, where no board needs more than the most.
fn moves(problem: &Problem, depth: Depth, most: usize) -> (usize, usize) {
    match depth {
        Depth::Any => (0, 0),
        Depth::Within(from, to) => (from, to),
        Depth::Hardest => {
            let hardest = problem.limit.unwrap_or(most).min(most).min(REACH);
            (hardest, hardest)
        }
    }
}
