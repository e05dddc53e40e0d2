//! The kit's own answer to a board of any shape.
//!
//! 3 x 3 and 4 x 4 get the kit's solvers, 4 x 4 if the goal has its blank in a corner; 3 x 4, 3 x 5 and the other goals on
//! 4 x 4 get A* and then IDA*, two rows A*. A board that is higher than wide is turned. Large squares get the beam search.

use crate::problems::grid::{Case, Grid};
use slidekit::astar::AStar;
use slidekit::board::{Board, Move};
use slidekit::heuristic::Heuristic;
use slidekit::search::{Answer, Settings};
use slidekit::solver::{Eight, Fifteen, Unprepared};
use slidekit::squares::Squares;

/// What the kit found, and what it did.
pub struct Said {
    /// `None` when it gave up.
    pub answer: Option<Answer>,
    /// The nodes that it expanded.
    pub expanded: u64,
}

/// Moves that lead to the goal, the fewest if [`is_shortest`]; `None` when there are none, or when the board has more
/// than 16 cells and is no square of side 5 to 10 with the blank's home in a corner.
pub fn solve(case: &Case) -> Option<Vec<Move>> {
    match within(case, u64::MAX) {
        Some(Said { answer: Some(Answer::Moves(moves)), .. }) => Some(moves),
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

/// What the kit says to a case, or `None` when the board has more than 16 cells. Where A* and IDA* are all that there is,
/// they give up after about `nanoseconds`.
pub fn within(case: &Case, nanoseconds: u64) -> Option<Said> {
    if !case.solvable() {
        return Some(Said { answer: Some(Answer::Unsolvable), expanded: 0 });
    }
    let turn = Turn::of(&case.goal);
    let turned = Case { start: turn.grid(&case.start), goal: turn.grid(&case.goal) };
    let settings = if is_shortest(case) { SHORTEST } else { ANY };
    let mut said = Ask { case: &turned, settings, nanoseconds }.said()?;
    if let Some(Answer::Moves(moves)) = &mut said.answer {
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
            (3, 3) => Some(self.eight()),
            (3, 4) => Some(self.unprepared::<3, 4>()),
            (3, 5) => Some(self.unprepared::<3, 5>()),
            (4, 4) if is_corner(&self.case.goal) => Some(self.fifteen()),
            (4, 4) => Some(self.unprepared::<4, 4>()),
            _ => None,
        }
    }

    fn astar<const R: usize, const C: usize>(&self, settings: &Settings) -> Option<Said> {
        let (start, goal) = (self.case.start.board::<R, C>(), self.case.goal.board::<R, C>());
        let boards = (1..=R * C).product::<usize>() / 2 + 4;
        let mut astar = AStar::new(settings.memory.min(boards));
        let answer = astar.solve(start, &Heuristic::manhattan(goal), settings);
        Some(Said { answer, expanded: astar.expanded })
    }

    fn eight(&self) -> Said {
        let mut solver = Eight::new(self.goal(), self.settings);
        let answer = Some(solver.solve(self.start()));
        Said { answer, expanded: expanded(&solver.unprepared) }
    }

    fn fifteen(&self) -> Said {
        let mut solver = Fifteen::new(self.settings);
        let answer = Some(solver.solve(self.start()));
        Said { answer, expanded: expanded(&solver.unprepared) }
    }

    fn unprepared<const R: usize, const C: usize>(&self) -> Said {
        let mut solver = Unprepared::<R, C>::new(self.goal(), self.settings);
        let answer = solver.solve(self.start(), self.nanoseconds / NODE);
        Said { answer, expanded: expanded(&solver) }
    }

    /// The board to solve, relabelled so that the goal has its tiles in order.
    fn start<const R: usize, const C: usize>(&self) -> Board<R, C> {
        self.case.start.board().relabelled(self.case.goal.board())
    }

    fn goal<const R: usize, const C: usize>(&self) -> Board<R, C> {
        Board::in_order(self.case.goal.blank())
    }
}

/// What a node of IDA* takes, in nanoseconds.
const NODE: u64 = 10;

fn expanded<const R: usize, const C: usize>(searches: &Unprepared<R, C>) -> u64 {
    searches.astar.expanded + searches.idastar.expanded
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
