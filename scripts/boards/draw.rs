//! Random cases of a problem, by their number, their fewest moves and the number of unsolvable ones.

use super::climb;
use super::fifteen::{FifteenBoards, REACH};
use super::small::SmallBoards;
use super::{by_length, levels::Levels};
use crate::boards::random::{order, renumbered, solvable, Random};
use crate::kit::grid::{Case, Grid};
use crate::kit::turn::Turn;
use crate::problems::clause::{self, size, Clause, Code};
use crate::problems::problem::{Boards, Goal, Problem, Shape};
use std::sync::atomic::{AtomicUsize, Ordering};

/// The fewest moves of the boards.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Depth {
    /// Any number.
    Any,
    /// Within this range.
    Within(usize, usize),
    /// The most of any board, within the judge's limit.
    Hardest,
}

/// The most cases.
pub const MOST: usize = 1_000_000;

/// The cases to draw.
#[derive(Clone, Copy)]
pub struct Wanted {
    pub problem: &'static Problem,
    pub count: usize,
    pub depth: Depth,
    /// The number of unsolvable ones among them.
    pub unsolvable: usize,
    /// The side, if the judge has several; by default the longest.
    pub side: Option<usize>,
    pub seed: u64,
}

/// Draws cases, the same on every machine for the same seed.
///
/// # Errors
/// The problem has no such boards, or they take too long to find.
pub fn draw(wanted: &Wanted) -> Result<Vec<Case>, Clause> {
    draw_counting(wanted, &AtomicUsize::new(0))
}

/// Draws cases as [`draw`] does, and counts those that are found.
///
/// # Errors
/// As for [`draw`].
pub fn draw_counting(wanted: &Wanted, found: &AtomicUsize) -> Result<Vec<Case>, Clause> {
    let shape = shape(wanted.problem, wanted.side)?;
    refuse(wanted, shape)?;
    let mut random = Random::new(wanted.seed);
    let mut source = Source::new(wanted.problem.input.goal, shape, wanted.depth != Depth::Any, &mut random)?;
    let (from, to) = range(wanted, &source)?;
    let mut solvable = vec![true; wanted.count];
    solvable[..wanted.unsolvable].fill(false);
    random.shuffle(&mut solvable);
    let case = |solvable| match solvable {
        false => source.unsolvable(&mut random),
        true if source.most == 0 => source.case(0, &mut random),
        true => source.case(from + random.below(to - from + 1), &mut random),
    };
    let cases = solvable.into_iter().map(case).inspect(|_| {
        found.fetch_add(1, Ordering::Relaxed);
    });
    Ok(cases.collect())
}

/// Returns the range of the fewest moves to draw from, if the source has such boards.
fn range(wanted: &Wanted, source: &Source) -> Result<(usize, usize), Clause> {
    let (problem, most, solvable) = (wanted.problem, source.most, wanted.count - wanted.unsolvable);
    let limit = if problem.input.has_limits() { problem.input.most } else { problem.limit.unwrap_or(most) };
    let hardest = limit.min(most);
    match (wanted.depth, &source.finder) {
        (Depth::Any, _) => Ok((0, 0)),
        (Depth::Within(_, to), _) if to > most => {
            Err(Code::FoundUpTo.with(size(source.rows, source.columns)).with(most).with(to))
        }
        (Depth::Within(from, to), _) => Ok((from, to)),
        (Depth::Hardest, Finder::Small(small)) if solvable > small.count(hardest) => {
            let boards = clause::boards(small.count(hardest));
            Err(Code::FewHardest.with(problem.program).with(boards).with(hardest).with(solvable))
        }
        (Depth::Hardest, _) => Ok((hardest, hardest)),
    }
}

/// Returns the rows and columns of the boards, if the problem has boards of this side.
pub fn shape(problem: &Problem, side: Option<usize>) -> Result<(usize, usize), Clause> {
    let program = problem.program;
    match (problem.input.shape, side) {
        (Shape::Fixed(rows, columns), None) => Ok((rows, columns)),
        (Shape::Fixed(rows, columns), Some(_)) => Err(Code::NoSides.with(program).with(size(rows, columns))),
        (Shape::Square(least, most) | Shape::OddSquare(least, most) | Shape::Rectangle(least, most), side) => {
            let side = side.unwrap_or(most as usize);
            if !(least..=most).contains(&(side as u64)) {
                return Err(Code::SideWithin.with(program).with(least as usize).with(most as usize).with(side));
            }
            if problem.input.shape.skips(side) {
                return Err(Code::SideOdd.with(program).with(side));
            }
            // The judge's rectangles have an odd side.
            let is_rectangle = matches!(problem.input.shape, Shape::Rectangle(..));
            Ok((side, if is_rectangle { side | 1 } else { side }))
        }
    }
}

fn refuse(wanted: &Wanted, shape: (usize, usize)) -> Result<(), Clause> {
    let Wanted { problem, count, unsolvable, .. } = wanted;
    let program = problem.program;
    if problem.input.goal == Goal::Farthest && wanted.depth != Depth::Any {
        return Err(Code::GoalIsFarthest.with(program));
    }
    if problem.input.boards == Boards::One && *count > 1 {
        return Err(Code::InputIsOne.with(program).with(*count));
    }
    if unsolvable > count {
        return Err(Code::TooManyUnsolvable.with(*unsolvable).with(*count));
    }
    if *unsolvable > 0 && !problem.output.named {
        return Err(Code::NoUnsolvable.with(program));
    }
    if *unsolvable > 0 && shape == (1, 1) {
        return Err(Code::OneCellSolvable.into());
    }
    Ok(())
}

/// A source of cases of one problem and shape.
pub struct Source {
    goal: Goal,
    rows: usize,
    columns: usize,
    finder: Finder,
    /// The most moves of a board that is found; 0 if the fewest moves are not known.
    pub most: usize,
}

/// What finds cases: any, or with known fewest moves.
enum Finder {
    Any,
    Small(SmallBoards),
    Climb,
    Fifteen(Box<FifteenBoards>),
}

impl Source {
    /// Creates a source of cases, with known fewest moves or not; refuses a shape whose fewest moves take too long to find.
    /// A goal that the input gives once, or by the cell of its blank, is random.
    pub fn new(
        goal: Goal,
        (rows, columns): (usize, usize),
        is_known: bool,
        random: &mut Random,
    ) -> Result<Source, Clause> {
        let goal = match goal {
            Goal::Once => one_goal(rows, columns, random),
            Goal::AnyBlank => in_order(rows, columns, random),
            goal => goal,
        };
        let (finder, most) = match rows * columns {
            _ if !is_known => (Finder::Any, 0),
            0..=9 => {
                let small = SmallBoards::new(goal, rows, columns);
                let most = small.most();
                (Finder::Small(small), most)
            }
            12 => (Finder::Climb, climb::REACH),
            16 => (Finder::Fifteen(Box::new(FifteenBoards::new())), REACH),
            _ => {
                return Err(Code::TakesTooLong.with(size(rows, columns)));
            }
        };
        Ok(Source { goal, rows, columns, finder, most })
    }

    /// Returns a random case with these fewest moves, or with any if they are not known.
    pub fn case(&mut self, moves: usize, random: &mut Random) -> Case {
        match &mut self.finder {
            Finder::Any => {
                let goal = self.goal(random);
                let start = solvable(&goal, random);
                Case { goal: self.goal.of(&start).unwrap_or(goal), start }
            }
            Finder::Small(small) => small.case(moves, random),
            Finder::Climb => {
                let goal = self.goal(random);
                Case { start: climb::board(&goal, moves, random), goal }
            }
            Finder::Fifteen(fifteen) => {
                let start = fifteen.board(moves, random);
                match self.goal.grid(4, 4) {
                    None => renumbered(&Case { start, goal: Grid::in_order(4, 4, 15) }, random),
                    Some(goal) => to_corner(&start, goal),
                }
            }
        }
    }

    /// Returns a random unsolvable case of at least 2 x 2.
    fn unsolvable(&self, random: &mut Random) -> Case {
        let goal = self.goal(random);
        Case { start: solvable(&goal, random).twin(), goal }
    }

    /// The goal, or a random one if there are several.
    fn goal(&self, random: &mut Random) -> Grid {
        let fixed = self.goal.grid(self.rows, self.columns);
        fixed.unwrap_or_else(|| order(&Grid::in_order(self.rows, self.columns, 0), random))
    }
}

/// A random goal for all boards; on 4 x 4, its blank is last.
fn one_goal(rows: usize, columns: usize, random: &mut Random) -> Goal {
    let mut tiles = order(&Grid::in_order(rows, columns, 0), random).tiles;
    if tiles.len() == 16 {
        tiles.sort_by_key(|&tile| tile == 0);
    }
    Goal::Tiles(tiles.leak())
}

/// The tiles in order, the blank in a random cell; on 4 x 4, in the first or the last.
fn in_order(rows: usize, columns: usize, random: &mut Random) -> Goal {
    let cells = rows * columns;
    let blank = if cells == 16 { (cells - 1) * random.below(2) } else { random.below(cells) };
    Goal::Tiles(Grid::in_order(rows, columns, blank).tiles.leak())
}

/// Turns a board and the usual goal into one with another goal, whose blank is in a corner.
fn to_corner(start: &Grid, goal: Grid) -> Case {
    let turn = Turn::of(&goal);
    let turned = turn.grid(&goal);
    let rename = |&tile: &usize| if tile == 0 { 0 } else { turned.tiles[tile - 1] };
    let renamed = Grid { columns: start.columns, tiles: start.tiles.iter().map(rename).collect() };
    Case { start: turn.grid(&renamed), goal }
}

/// The number of random boards, if there are no known ones.
const RANDOM: usize = 200;

const SIDE: usize = 10;

/// Returns the cases of an input: on 4 x 4 the known boards with fewest moves in this range, on smaller shapes with one
/// goal all boards, otherwise random ones. If an input is one board, it is the hardest.
pub fn cases(problem: &'static Problem, (from, to): (usize, usize)) -> Vec<Case> {
    let is_one = problem.input.boards == Boards::One;
    let goal = match problem.input.shape {
        Shape::Fixed(rows, columns) => problem.input.goal.grid(rows, columns),
        Shape::Square(..) | Shape::OddSquare(..) | Shape::Rectangle(..) => None,
    };
    let Some(goal) = goal else {
        let count = if is_one { 1 } else { RANDOM };
        let shape = problem.input.shape;
        let side = shape.sides().map(|(_, most)| SIDE.min(most as usize));
        let side = side.map(|side| side - usize::from(shape.skips(side)));
        let wanted = Wanted { problem, count, depth: Depth::Any, unsolvable: 0, side, seed: 1 };
        return draw(&wanted).expect("every problem has such boards");
    };
    let starts: Vec<Grid> = match goal.tiles.len() {
        16 => by_length(from, to).into_iter().map(|known| Grid::of(known.board)).collect(),
        _ => Levels::to(&goal).nearest_first().map(|(_, start)| start).collect(),
    };
    let skipped = if is_one { starts.len().saturating_sub(1) } else { 0 };
    starts.into_iter().skip(skipped).map(|start| Case { start, goal: goal.clone() }).collect()
}
