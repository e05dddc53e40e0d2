//! Random cases of a problem: how many, how many moves they need, and how many of them have no answer.

use super::fifteen::{Fifteen, MOST, REACH};
use super::small::Small;
use crate::problems::grid::{Case, Grid};
use crate::problems::problem::{Boards, Goal, Problem, Shape};
use crate::random::{order, solvable, Random};
use slidekit::squares::rotated;

/// How many moves the boards need.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Depth {
    /// Any number: nobody asked.
    Any,
    /// From the least to the most.
    Within(usize, usize),
    /// As many as there are, or as the judge allows.
    Hardest,
}

/// The cases that are wanted.
pub struct Wanted {
    pub problem: &'static Problem,
    pub count: usize,
    pub depth: Depth,
    /// How many of them have no answer.
    pub unsolvable: usize,
    /// The side, where the judge has several; if not given, the greatest.
    pub side: Option<usize>,
    pub seed: u64,
}

/// Draws the cases, the same for the same seed on every machine.
///
/// # Errors
/// The problem has no such boards, or they cannot be found.
pub fn draw(wanted: &Wanted) -> Result<Vec<Case>, String> {
    let shape = shape(wanted.problem, wanted.side)?;
    refuse(wanted, shape)?;
    let mut random = Random::new(wanted.seed);
    let mut source = Source::new(wanted.problem, shape, wanted.depth)?;
    let mut solvable = vec![true; wanted.count];
    solvable[..wanted.unsolvable].fill(false);
    random.shuffle(&mut solvable);
    let case = |solvable| if solvable { source.case(&mut random) } else { source.without_answer(&mut random) };
    Ok(solvable.into_iter().map(case).collect())
}

/// The rows and columns.
///
/// # Errors
/// The problem has no boards of this side.
pub fn shape(problem: &Problem, side: Option<usize>) -> Result<(usize, usize), String> {
    let program = problem.program;
    match (problem.input.shape, side) {
        (Shape::Fixed(rows, columns), None) => Ok((rows, columns)),
        (Shape::Fixed(rows, columns), Some(_)) => {
            Err(format!("every board of {program} is {rows} x {columns}, so there is no --side"))
        }
        (Shape::Square(least, most) | Shape::Rectangle(least, most), side) => {
            let side = side.unwrap_or(most as usize);
            let known = (least..=most).contains(&(side as u64));
            let columns = match problem.input.shape {
                // One side of a rectangle is odd at its judge.
                Shape::Rectangle(..) => side | 1,
                _ => side,
            };
            let shape = known.then_some((side, columns));
            shape.ok_or_else(|| format!("a side of {program} is {least} to {most}, not {side}"))
        }
    }
}

/// Refuses what the judge has not.
fn refuse(wanted: &Wanted, shape: (usize, usize)) -> Result<(), String> {
    let Wanted { problem, count, unsolvable, .. } = wanted;
    let program = problem.program;
    if problem.input.boards == Boards::One && *count > 1 {
        return Err(format!("an input of {program} is one board, not {count}"));
    }
    if *unsolvable > 0 && !problem.output.named {
        return Err(format!("{program} has no boards without an answer"));
    }
    if *unsolvable > 0 && shape == (1, 1) {
        return Err("the board of 1 x 1 has an answer".to_string());
    }
    Ok(())
}

/// Where the cases of one problem and shape come from.
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
    /// Cases of this shape and depth.
    ///
    /// # Errors
    /// There are none, or they cannot be found.
    pub fn new(problem: &Problem, (rows, columns): (usize, usize), depth: Depth) -> Result<Source, String> {
        let goal = problem.input.goal;
        let known = match rows * columns {
            _ if depth == Depth::Any => Known::Nothing,
            0..=9 => Known::Small(Small::new(goal, rows, columns)),
            16 => Known::Fifteen(Box::new(Fifteen::new())),
            _ => return Err(format!("the fewest moves of {rows} x {columns} take too long to find, see --side")),
        };
        let most = known.most();
        let moves = match depth {
            Depth::Any => (0, 0),
            Depth::Within(from, to) => (from, to),
            Depth::Hardest => {
                let hardest = problem.limit.unwrap_or(most).min(most).min(REACH);
                (hardest, hardest)
            }
        };
        match moves.1 {
            most_wanted if most_wanted > most => {
                Err(format!("no board of {rows} x {columns} needs more than {most} moves at {}", problem.program))
            }
            most_wanted if most_wanted > REACH => {
                Err(format!("boards of {rows} x {columns} are found for up to {REACH} moves, not {most_wanted}"))
            }
            _ => Ok(Source { goal, rows, columns, moves, known }),
        }
    }

    /// The most moves that a case may need: 0 when that is not known.
    pub fn hardest(&self) -> usize {
        self.moves.1
    }

    /// The next case with an answer.
    fn case(&mut self, random: &mut Random) -> Case {
        let (from, to) = self.moves;
        let moves = match self.known {
            Known::Nothing => 0,
            _ => from + random.below(to - from + 1),
        };
        self.case_of(moves, random)
    }

    /// The next case with an answer of so many moves, or of any number when nothing is known.
    pub fn case_of(&mut self, moves: usize, random: &mut Random) -> Case {
        match &mut self.known {
            Known::Nothing => {
                let goal = self.goal(random);
                Case { start: solvable(&goal, random), goal }
            }
            Known::Small(small) => small.case(moves, random),
            Known::Fifteen(fifteen) => {
                let start = fifteen.board(moves, random);
                let goal = self.goal(random);
                let tiles = if goal.blank() == 0 { rotated(&start.tiles) } else { start.tiles };
                Case { start: Grid { columns: self.columns, tiles }, goal }
            }
        }
    }

    /// A case without an answer, of at least 2 x 2.
    fn without_answer(&self, random: &mut Random) -> Case {
        let goal = self.goal(random);
        Case { start: solvable(&goal, random).twin(), goal }
    }

    /// The goal, or when it is given with each board, any.
    fn goal(&self, random: &mut Random) -> Grid {
        let fixed = self.goal.grid(self.rows, self.columns);
        fixed.unwrap_or_else(|| order(&Grid::in_order(self.rows, self.columns, 0), random))
    }
}

impl Known {
    /// The most moves that a board needs.
    fn most(&self) -> usize {
        match self {
            Known::Nothing => 0,
            Known::Small(small) => small.most(),
            Known::Fifteen(_) => MOST,
        }
    }
}
