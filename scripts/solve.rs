//! The kit's own answer to a board of any shape.
//!
//! 3 x 3 by the plain searches and the table, 4 x 4 with the blank's home in a corner by the plain searches and the
//! pattern tables, 3 x 4, 3 x 5 and the other goals on 4 x 4 by the plain searches, two rows by A*. A board that is
//! higher than wide is turned. Large squares by the beam search. What is prepared for a board counts.

use crate::problems::grid::{Case, Grid};
use slidekit::astar::AStar;
use slidekit::board::{Board, Move};
use slidekit::idastar::IdaStar;
use slidekit::manhattan::Manhattan;
use slidekit::patterns::Patterns;
use slidekit::plain::Plain;
use slidekit::search::{Outcome, Settings, Work};
use slidekit::solver::Answer;
use slidekit::squares::Squares;
use slidekit::stage::{Stage, Then};
use slidekit::staged_fifteen::Tables;
use slidekit::table::Table;

/// What the kit found, and what it did.
pub struct Said {
    pub outcome: Outcome,
    pub work: Work,
}

/// Moves that lead to the goal, the fewest if [`is_shortest`]; `None` when there are none, or when the board has more
/// than 16 cells and is no square of side 5 to 10 with the blank's home in a corner.
pub fn solve(case: &Case) -> Option<Vec<Move>> {
    match within(case, u64::MAX).map(|said| said.outcome) {
        Some(Outcome::Found(moves)) => Some(moves),
        Some(_) => None,
        None => square(case),
    }
}

/// Moves that lead to the goal on a large square.
fn square(case: &Case) -> Option<Vec<Move>> {
    let side = case.goal.columns;
    if side != case.goal.rows() || side > 10 || !is_corner(&case.goal) {
        return None;
    }
    let turn = Turn::of(&case.goal);
    let (start, goal) = (turn.grid(&case.start), turn.grid(&case.goal));
    let home = |tile: &u8| goal.tiles.iter().position(|other| other == tile).map_or(0, |cell| cell as u8 + 1);
    let tiles: Vec<u8> = start.tiles.iter().map(|tile| if *tile == 0 { 0 } else { home(tile) }).collect();
    match Squares::new(1).solve(side, &tiles) {
        Answer::Moves(moves) => Some(moves.iter().map(|&mv| turn.back(mv)).collect()),
        Answer::TooLong | Answer::Unsolvable => None,
    }
}

/// Whether the kit's answer to a case has the fewest moves: on up to 12 cells but not on 2 x 6, and on 4 x 4 if the
/// blank's home is a corner.
pub fn is_shortest(case: &Case) -> bool {
    match (case.goal.rows(), case.goal.columns) {
        (2, 6) | (6, 2) => false,
        (4, 4) => is_corner(&case.goal),
        _ => case.goal.tiles.len() <= 12,
    }
}

/// What the kit says to a case within about so many nanoseconds, on two rows however long it takes; `None` when the
/// board has more than 16 cells.
pub fn within(case: &Case, nanoseconds: u64) -> Option<Said> {
    if !case.solvable() {
        return Some(Said { outcome: Outcome::None, work: Work::default() });
    }
    let turn = Turn::of(&case.goal);
    let turned = Case { start: turn.grid(&case.start), goal: turn.grid(&case.goal) };
    let settings = if is_shortest(case) { SHORTEST } else { ANY };
    let mut said = Ask { case: &turned, settings, nanoseconds }.said()?;
    if let Outcome::Found(moves) = &mut said.outcome {
        moves.iter_mut().for_each(|mv| *mv = turn.back(*mv));
    }
    Some(said)
}

const SHORTEST: Settings = Settings { weight: (1, 1), limit: 255, memory: 1 << 10 };
const ANY: Settings = Settings { weight: (3, 2), limit: 255, memory: 1 << 16 };
/// The boards of 2 x 5 all fit into this.
const TWO_ROWS: usize = 2_000_000;
/// On 2 x 6 to 2 x 8 they do not, so A* is greedy there.
const GREEDY: Settings = Settings { weight: (5, 1), limit: 255, memory: TWO_ROWS };

/// A question to the kit, about a board that is at least as wide as it is high.
struct Ask<'a> {
    case: &'a Case,
    settings: Settings,
    nanoseconds: u64,
}

impl Ask<'_> {
    fn said(&self) -> Option<Said> {
        let all = Settings { memory: TWO_ROWS, ..self.settings };
        match (self.case.goal.rows(), self.case.goal.columns) {
            (2, 2) => self.astar::<2, 2>(&all),
            (2, 3) => self.astar::<2, 3>(&all),
            (2, 4) => self.astar::<2, 4>(&all),
            (2, 5) => self.astar::<2, 5>(&all),
            (2, 6) => self.astar::<2, 6>(&GREEDY),
            (2, 7) => self.astar::<2, 7>(&GREEDY),
            (2, 8) => self.astar::<2, 8>(&GREEDY),
            (3, 3) => self.stage::<Then<Plain<3, 3>, Table<3, 3>, 3, 3>, 3, 3>(),
            (3, 4) => self.stage::<Plain<3, 4>, 3, 4>(),
            (3, 5) => self.stage::<Plain<3, 5>, 3, 5>(),
            (4, 4) if is_corner(&self.case.goal) => self.stage::<Then<Plain<4, 4>, Tables, 4, 4>, 4, 4>(),
            (4, 4) => self.stage::<Plain<4, 4>, 4, 4>(),
            _ => None,
        }
    }

    fn astar<const R: usize, const C: usize>(&self, settings: &Settings) -> Option<Said> {
        let (start, goal) = (self.case.start.board::<R, C>(), self.case.goal.board::<R, C>());
        let boards = (1..=R * C).product::<usize>() / 2 + 4;
        let mut astar = AStar::new(settings.memory.min(boards));
        let outcome = astar.solve(start, &Manhattan::new(goal), settings);
        Some(Said { outcome, work: astar.work })
    }

    fn stage<S: Stage<R, C> + Counted, const R: usize, const C: usize>(&self) -> Option<Said> {
        let (start, goal) = (self.case.start.board::<R, C>(), self.case.goal.board::<R, C>());
        let mut stage = S::new(Board::in_order(goal.cell(0)), &self.settings)?;
        let outcome = stage.solve(start.relabelled(goal), &self.settings, self.nanoseconds);
        Some(Said { outcome, work: stage.work() })
    }
}

fn is_corner(goal: &Grid) -> bool {
    let (row, column) = (goal.blank() / goal.columns, goal.blank() % goal.columns);
    (row == 0 || row + 1 == goal.rows()) && (column == 0 || column + 1 == goal.columns)
}

/// How a board is turned before the kit sees it.
struct Turn {
    /// Its first row becomes the last.
    rows: bool,
    /// Its first column becomes the last.
    columns: bool,
    /// After that, its rows become its columns.
    diagonal: bool,
}

impl Turn {
    /// The turn that makes a goal at least as wide as high, and takes the blank from a corner to the last one: for that
    /// one there are pattern tables.
    fn of(goal: &Grid) -> Turn {
        let (rows, columns) = (goal.blank() < goal.columns, goal.blank() % goal.columns == 0);
        let corner = is_corner(goal);
        Turn { rows: corner && rows, columns: corner && columns, diagonal: goal.rows() > goal.columns }
    }

    fn grid(&self, grid: &Grid) -> Grid {
        let mut rows: Vec<Vec<u8>> = grid.tiles.chunks(grid.columns).map(<[u8]>::to_vec).collect();
        if self.rows {
            rows.reverse();
        }
        if self.columns {
            rows.iter_mut().for_each(|row| row.reverse());
        }
        if self.diagonal {
            rows = (0..grid.columns).map(|column| rows.iter().map(|row| row[column]).collect()).collect();
        }
        Grid { columns: rows[0].len(), tiles: rows.concat() }
    }

    /// The move on the board as it was, for one on the board as turned.
    fn back(&self, mv: Move) -> Move {
        let mv = match mv {
            Move::Down if self.diagonal => Move::Right,
            Move::Left if self.diagonal => Move::Up,
            Move::Right if self.diagonal => Move::Down,
            Move::Up if self.diagonal => Move::Left,
            mv => mv,
        };
        match mv {
            Move::Down | Move::Up if self.rows => mv.opposite(),
            Move::Left | Move::Right if self.columns => mv.opposite(),
            mv => mv,
        }
    }
}

/// A stage that counts what it does.
trait Counted {
    fn work(&self) -> Work;
}

impl<const R: usize, const C: usize> Counted for Plain<R, C> {
    fn work(&self) -> Work {
        both(self.astar.work, self.idastar.work)
    }
}

impl<const R: usize, const C: usize> Counted for Table<R, C> {
    fn work(&self) -> Work {
        self.work
    }
}

impl<const K: usize> Counted for IdaStar<Patterns<K>, 4, 4> {
    fn work(&self) -> Work {
        self.work
    }
}

impl<A: Counted, B: Counted, const R: usize, const C: usize> Counted for Then<A, B, R, C> {
    fn work(&self) -> Work {
        both(self.first.work(), self.second.as_ref().map_or(Work::default(), B::work))
    }
}

fn both(a: Work, b: Work) -> Work {
    Work { expanded: a.expanded + b.expanded, generated: a.generated + b.generated }
}
