//! What the bench measures: each search alone, then the solvers that the programs use.

pub mod load;
pub mod search;
pub mod signature;

use self::load::Load;
use self::search::{Anew, BestFirst, DepthFirst};
use crate::boards::{by_length, eight, korf, Known};
use slidekit::astar::AStar;
use slidekit::board::Board;
use slidekit::heuristic::Heuristic;
use slidekit::idastar::IdaStar;
use slidekit::pruning::Pruning;
use slidekit::search::Settings;
use slidekit::solver::{Eight, Fifteen, EIGHT_PUZZLE};
use slidekit::table::Table;

/// What the program `uva10181` sets.
const UVA10181: Settings = Settings { weight: (4, 3), limit: 50, memory: 1 << 10 };
/// The shortest answer to any board, with the same memory as `uva10181`.
const FEWEST: Settings = Settings { weight: (1, 1), limit: 80, ..UVA10181 };

/// As `uva10181`, for a search alone: with all the memory that A* needs for a board of 40 moves.
const ANY_ALONE: Settings = Settings { memory: 1 << 20, ..UVA10181 };
/// A shortest answer by a search alone: with all the memory that A* needs for an 8-puzzle.
const FEWEST_ALONE: Settings = Settings { memory: 1 << 16, ..FEWEST };

/// The loads with a most of their own.
pub const ANSWERS: &str = "30 to 50 moves needed, 50 allowed";
pub const PROOFS: &str = "51 to 55 moves needed, 50 allowed: proofs";
pub const KORFS: &str = "Korf's 100 boards, shortest answers";

/// What the loads for a single length have in common.
pub const EACH_LENGTH: &str = "the 15-puzzle's solver for each length, 50 moves allowed";

/// Every load, each with every so manieth of its boards. The first is the plain search, which all are held against.
pub fn loads(step: usize) -> Vec<Load> {
    let parts = [alone(step), proofs_alone(step), fifteen(step), fifteen_by_length(step), eight_puzzle(step)];
    parts.into_iter().flatten().collect()
}

fn thin<const R: usize, const C: usize>(boards: Vec<Known<R, C>>, step: usize) -> Vec<Known<R, C>> {
    boards.into_iter().step_by(step).collect()
}

/// Each search on boards that even the plainest solves in good time.
fn alone(step: usize) -> Vec<Load> {
    let boards = || thin(by_length(40, 40), step);
    let name = |name| ("each search alone, shortest answers of 40 moves", name);
    vec![
        Load::alone(name("the plain search: no redundant moves pruned"), boards(), FEWEST_ALONE, plain),
        Load::alone(name("IDA*, Manhattan distance"), boards(), FEWEST_ALONE, manhattan::<4, 4>),
        Load::alone(name("IDA*, pattern database of 4 tiles"), boards(), FEWEST_ALONE, fours),
        Load::alone(name("IDA*, pattern database of 5 tiles"), boards(), FEWEST_ALONE, fives),
        Load::alone(name("weighted IDA*, Manhattan, for any answer"), boards(), ANY_ALONE, manhattan::<4, 4>),
        Load::alone(name("weighted A*, Manhattan, for any answer"), boards(), ANY_ALONE, astar::<4, 4>),
    ]
}

/// Each search that prunes redundant sequences, on boards that need five moves more than are allowed.
fn proofs_alone(step: usize) -> Vec<Load> {
    let boards = || thin(by_length(55, 55), step);
    let name = |name| ("each search alone, proofs that 50 moves do not do where 55 are needed", name);
    vec![
        Load::alone(name("IDA*, Manhattan distance"), boards(), ANY_ALONE, manhattan::<4, 4>),
        Load::alone(name("IDA*, pattern database of 4 tiles"), boards(), ANY_ALONE, fours),
        Load::alone(name("IDA*, pattern database of 5 tiles"), boards(), ANY_ALONE, fives),
    ]
}

/// The solver of the 15-puzzle.
fn fifteen(step: usize) -> Vec<Load> {
    let name = |name| ("the 15-puzzle's solver, tables included", name);
    vec![
        Load::whole(
            name("30 moves needed, a new solver for each board"),
            thin(by_length(30, 30), step),
            UVA10181,
            |settings| anew(fifteen_solver, settings),
        ),
        Load::whole(name(ANSWERS), thin(by_length(30, 50), step), UVA10181, fifteen_solver),
        Load::whole(name(PROOFS), thin(by_length(51, 55), step), UVA10181, fifteen_solver),
        Load::whole(name(KORFS), thin(korf(), step), FEWEST, fifteen_solver),
    ]
}

/// The same, a new one for each length.
fn fifteen_by_length(step: usize) -> Vec<Load> {
    let load = |length| {
        let boards = thin(by_length(length, length), step);
        let name = (EACH_LENGTH, &*format!("{length} moves needed"));
        Load::whole(name, boards, UVA10181, fifteen_solver)
    };
    let lengths = [30, 35, 40, 45, 48, 50, 51, 52, 53, 54, 55];
    lengths.iter().map(|&length| load(length)).collect()
}

/// The searches alone on a sample, the table and the solver on every board.
fn eight_puzzle(step: usize) -> Vec<Load> {
    let name = |name| ("the 8-puzzle, shortest answers", name);
    let sample = || thin(eight(), 100 * step);
    let farthest = eight().into_iter().filter(|known| known.fewest == 31).collect();
    vec![
        Load::alone(name("IDA* alone, every 100th board"), sample(), FEWEST_ALONE, manhattan::<3, 3>),
        Load::alone(name("A* alone, every 100th board"), sample(), FEWEST_ALONE, astar::<3, 3>),
        Load::alone(name("the table alone, every board"), thin(eight(), step), FEWEST_ALONE, table),
        Load::whole(name("the solver, every board"), thin(eight(), step), EIGHT_PUZZLE, eight_solver),
        Load::whole(name("the two farthest, a new solver for each"), farthest, EIGHT_PUZZLE, |settings| {
            anew(eight_solver, settings)
        }),
    ]
}

fn fifteen_solver(settings: Settings) -> Fifteen {
    Fifteen::new(settings)
}

fn eight_solver(settings: Settings) -> Eight {
    Eight::new(Board::GOAL, settings)
}

fn anew<S>(prepare: fn(Settings) -> S, settings: Settings) -> Anew<S> {
    Anew { prepare, settings, expanded: 0 }
}

fn manhattan<const R: usize, const C: usize>(settings: Settings) -> DepthFirst<R, C> {
    DepthFirst { idastar: IdaStar::new(Heuristic::manhattan(Board::<R, C>::GOAL)), settings }
}

fn plain(settings: Settings) -> DepthFirst<4, 4> {
    let mut search = manhattan(settings);
    search.idastar.pruning = Pruning::no_backtrack();
    search
}

fn fours(settings: Settings) -> DepthFirst<4, 4> {
    DepthFirst { idastar: IdaStar::new(Heuristic::fours()), settings }
}

fn fives(settings: Settings) -> DepthFirst<4, 4> {
    DepthFirst { idastar: IdaStar::new(Heuristic::fives()), settings }
}

fn astar<const R: usize, const C: usize>(settings: Settings) -> BestFirst<R, C> {
    let manhattan = Heuristic::manhattan(Board::<R, C>::GOAL);
    BestFirst { astar: AStar::new(settings.memory), manhattan, settings }
}

fn table(_: Settings) -> Table<3, 3> {
    Table::new(Board::GOAL)
}
