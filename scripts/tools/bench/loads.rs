//! The rows of the bench: each search alone, then the solvers of the programs.

use crate::boards::random::{solvable, Random};
use crate::boards::{by_length, eight, korf, KnownBoard};
use crate::kit::grid::Grid;
use crate::system::clock::Clock;
use slidekit::astar::AStar;
use slidekit::board::Board;
use slidekit::heuristic::{Heuristic, Manhattan};
use slidekit::idastar::IdaStar;
use slidekit::pruning::Pruning;
use slidekit::search::{Answer, Settings};
use slidekit::solver::{self, Eight, Fifteen, ANY, FEWEST_SMALL};
use slidekit::squares::Squares;
use slidekit::table::Table;
use std::hint::black_box;
use std::time::Duration;

/// Answers a board, and returns the number of nodes expanded so far over all boards.
type Search<const R: usize, const C: usize> = Box<dyn FnMut(Board<R, C>) -> (Option<Answer>, u64)>;

type Timed = dyn Fn(&Clock) -> (u64, Duration);

/// A search with its boards, or a table to build.
pub struct Load {
    /// The heading of its group of rows.
    pub part: &'static str,
    pub name: &'static str,
    /// The number of boards; 0 for a table.
    pub boards: usize,
    run: Box<Timed>,
}

impl Load {
    /// Preparing a whole solver is part of its work, as in a program.
    fn new<const R: usize, const C: usize>(
        (part, name): (&'static str, &'static str),
        boards: Vec<KnownBoard<R, C>>,
        settings: Settings,
        is_whole: bool,
        prepare: fn(Settings) -> Search<R, C>,
    ) -> Load {
        let count = boards.len();
        let run = move |clock: &Clock| {
            let before = clock.now();
            let mut search = prepare(settings);
            let start = if is_whole { before } else { clock.now() };
            let answers: Vec<_> = boards.iter().map(|known| search(known.board)).collect();
            let time = clock.now() - start;
            boards.iter().zip(&answers).for_each(|(known, (answer, _))| known.check(answer, &settings));
            (answers.last().map_or(0, |(_, expanded)| *expanded), time)
        };
        Load { part, name, boards: count, run: Box::new(run) }
    }

    /// Answers every board, and returns the number of expanded nodes and the time that it took. Replays each answer.
    ///
    /// # Panics
    /// If an answer is wrong.
    pub fn run(&self, clock: &Clock) -> (u64, Duration) {
        (self.run)(clock)
    }
}

/// Shortest answers, with the memory of `uva10181`.
const FEWEST: Settings = Settings { memory: ANY.memory, ..solver::FEWEST };

/// `uva10181` for a search alone, with all the memory that A* needs for a board of 40 moves.
const ANY_ALONE: Settings = Settings { memory: 1 << 20, ..ANY };
/// Shortest answers by a search alone, with all the memory that A* needs for an 8-puzzle.
const FEWEST_ALONE: Settings = Settings { memory: 1 << 16, ..FEWEST };

/// Returns every load, with every `step`th of its boards. The first is the plain search, the unit of all others.
pub fn loads(step: usize) -> Vec<Load> {
    let parts = [alone(step), proofs_alone(step), fifteen(step), eight_puzzle(step), squares(step), tables()];
    parts.into_iter().flatten().collect()
}

/// Returns the signature: the number of nodes that each search expands on every tenth of its boards. It changes only when
/// a search changes.
pub fn signature() -> String {
    let clock = Clock::of_main_thread();
    let mut text = "each search on every 10th of its boards: boards, expanded nodes\n".to_string();
    let mut part = "";
    for load in loads(10).iter().filter(|load| load.boards > 0) {
        if part != load.part {
            part = load.part;
            text += &format!("\n{part}\n");
        }
        let (expanded, _) = load.run(&clock);
        text += &format!("  {:<46}{:>8}{:>12}\n", load.name, load.boards, expanded);
    }
    text
}

/// Returns the rows of the first signature whose counts are not the same in all, each followed by the other counts.
pub fn differing(signatures: &[String]) -> String {
    let lines: Vec<Vec<&str>> = signatures.iter().map(|signature| signature.lines().collect()).collect();
    let mut table = String::new();
    for (i, now) in lines[0].iter().enumerate().filter(|(_, now)| now.starts_with(' ')) {
        let counts = lines.iter().map(|lines| lines.get(i).and_then(|line| line.split_whitespace().last()));
        let counts: Vec<&str> = counts.map(Option::unwrap_or_default).collect();
        if counts.iter().any(|count| *count != counts[0]) {
            let others: String = counts[1..].iter().map(|count| format!("{count:>12}")).collect();
            table += &format!("{now}{others}\n");
        }
    }
    table
}

fn thin<const R: usize, const C: usize>(boards: Vec<KnownBoard<R, C>>, step: usize) -> Vec<KnownBoard<R, C>> {
    boards.into_iter().step_by(step).collect()
}

/// Each search on boards that even the plain search solves quickly.
fn alone(step: usize) -> Vec<Load> {
    let load = |name, settings, prepare| {
        let part = "each search alone, shortest answers of 40 moves";
        Load::new((part, name), thin(by_length(40, 40), step), settings, false, prepare)
    };
    vec![
        load("the plain search: no redundant moves pruned", FEWEST_ALONE, plain),
        load("IDA*, Manhattan distance", FEWEST_ALONE, manhattan),
        load("IDA*, pattern database of 4 tiles", FEWEST_ALONE, |settings| idastar(Heuristic::fours(), settings)),
        load("IDA*, pattern database of 5 tiles", FEWEST_ALONE, with_fives),
        load("weighted IDA*, Manhattan, for any answer", ANY_ALONE, manhattan),
        load("weighted A*, Manhattan, for any answer", ANY_ALONE, astar),
    ]
}

/// Each search on boards that need five moves more than the limit.
fn proofs_alone(step: usize) -> Vec<Load> {
    let load = |name, prepare| {
        let part = "each search alone, proofs that 50 moves do not do where 55 are needed";
        Load::new((part, name), thin(by_length(55, 55), step), ANY_ALONE, false, prepare)
    };
    vec![
        load("IDA*, Manhattan distance", manhattan),
        load("IDA*, pattern database of 4 tiles", |settings| idastar(Heuristic::fours(), settings)),
        load("IDA*, pattern database of 5 tiles", with_fives),
    ]
}

fn fifteen(step: usize) -> Vec<Load> {
    let load = |name, boards, settings, prepare| {
        Load::new(("the 15-puzzle's solver, tables included", name), thin(boards, step), settings, true, prepare)
    };
    vec![
        load("30 moves needed, a new solver for each board", by_length(30, 30), ANY, |settings| {
            new_each(fifteen_solver, settings)
        }),
        load("30 to 50 moves needed, 50 allowed", by_length(30, 50), ANY, fifteen_solver),
        load("51 to 55 moves needed, 50 allowed: proofs", by_length(51, 55), ANY, fifteen_solver),
        load("Korf's 100 boards, shortest answers", korf(), FEWEST, fifteen_solver),
    ]
}

/// The searches alone on a sample, the table and the solver on every board.
fn eight_puzzle(step: usize) -> Vec<Load> {
    let load = |name, boards, settings, is_whole, prepare| {
        Load::new(("the 8-puzzle, shortest answers", name), boards, settings, is_whole, prepare)
    };
    let sample = || thin(eight(), 100 * step);
    let farthest = eight().into_iter().filter(|known| known.fewest == 31).collect();
    vec![
        load("IDA* alone, every 100th board", sample(), FEWEST_ALONE, false, manhattan),
        load("A* alone, every 100th board", sample(), FEWEST_ALONE, false, astar),
        load("the table alone, every board", thin(eight(), step), FEWEST_ALONE, false, |_| {
            let table = Table::new(Board::GOAL);
            Box::new(move |board| (table.answer(board).map(Answer::Moves), 0))
        }),
        load("the solver, every board", thin(eight(), step), FEWEST_SMALL, true, eight_solver),
        load("the two farthest, a new solver for each", farthest, FEWEST_SMALL, true, |settings| {
            new_each(eight_solver, settings)
        }),
    ]
}

/// Boards as at SPOJ SOLVING, where 200 share the nodes. What is counted is moves: the search keeps as many nodes as it may.
fn squares(step: usize) -> Vec<Load> {
    let load = |name, side: usize| {
        let boards = 200 / step;
        let run = move |clock: &Clock| {
            let (goal, mut random) = (Grid::in_order(side, side, side * side - 1), Random::new(side as u64));
            let boards: Vec<Grid> = (0..boards).map(|_| solvable(&goal, &mut random)).collect();
            let (mut solver, start) = (Squares::new(200), clock.now());
            let answers: Vec<Answer> = boards.iter().map(|board| solver.solve(side, &board.tiles)).collect();
            let time = clock.now() - start;
            (boards.into_iter().zip(answers).map(|(board, answer)| checked(board, answer, &goal)).sum(), time)
        };
        Load { part: "squares by beam search: moves instead of nodes", name, boards, run: Box::new(run) }
    };
    vec![load("side 5, random boards", 5), load("side 7, random boards", 7), load("side 10, random boards", 10)]
}

/// The moves of an answer to a solvable board, which is replayed.
fn checked(board: Grid, answer: Answer, goal: &Grid) -> u64 {
    let Answer::Moves(moves) = answer else { panic!("{answer:?} to {board:?}") };
    let count = moves.len() as u64;
    let end = moves.into_iter().fold(board, |board, mv| board.after(mv).expect("a move stays on the board"));
    assert_eq!(end, *goal);
    count
}

fn tables() -> Vec<Load> {
    let load = |name, build: fn()| {
        let run = move |clock: &Clock| {
            let start = clock.now();
            build();
            (0, clock.now() - start)
        };
        Load { part: "what the searches look up", name, boards: 0, run: Box::new(run) }
    };
    vec![
        load("machine for short redundant sequences", || _ = black_box(Pruning::short())),
        load("machine for long redundant sequences", || _ = black_box(Pruning::long())),
        load("pattern database of 4 tiles", || _ = black_box(Heuristic::fours())),
        load("pattern database of 5 tiles", || _ = black_box(Heuristic::fives())),
        load("table of every 8-puzzle", || _ = black_box(Table::<3, 3>::new(Board::GOAL))),
    ]
}

fn idastar<const R: usize, const C: usize>(heuristic: Heuristic<R, C>, settings: Settings) -> Search<R, C> {
    let mut idastar = IdaStar::new(heuristic);
    Box::new(move |board| (idastar.solve(board, &settings, u64::MAX), idastar.expanded))
}

/// The pattern database of five tiles with what the solver prunes then.
fn with_fives(settings: Settings) -> Search<4, 4> {
    let mut idastar = IdaStar::new(Heuristic::fives());
    idastar.pruning = Pruning::long();
    Box::new(move |board| (idastar.solve(board, &settings, u64::MAX), idastar.expanded))
}

fn manhattan<const R: usize, const C: usize>(settings: Settings) -> Search<R, C> {
    idastar(Heuristic::manhattan(&Manhattan::new(Board::<R, C>::GOAL)), settings)
}

fn plain(settings: Settings) -> Search<4, 4> {
    let mut idastar = IdaStar::new(Heuristic::manhattan(&Manhattan::new(Board::<4, 4>::GOAL)));
    idastar.pruning = Pruning::no_backtrack();
    Box::new(move |board| (idastar.solve(board, &settings, u64::MAX), idastar.expanded))
}

fn astar<const R: usize, const C: usize>(settings: Settings) -> Search<R, C> {
    let mut astar = AStar::<R, C>::new(Board::GOAL, settings);
    Box::new(move |board| (astar.solve(board), astar.expanded))
}

fn fifteen_solver(settings: Settings) -> Search<4, 4> {
    let mut solver = Fifteen::new(settings);
    Box::new(move |board| (Some(solver.solve(board)), solver.searches.expanded()))
}

fn eight_solver(settings: Settings) -> Search<3, 3> {
    let mut solver = Eight::new(Board::GOAL, settings);
    Box::new(move |board| (Some(solver.solve(board)), solver.searches.expanded()))
}

/// A new solver for each board, as in a program that answers one.
fn new_each<const R: usize, const C: usize>(prepare: fn(Settings) -> Search<R, C>, settings: Settings) -> Search<R, C> {
    let mut expanded = 0;
    Box::new(move |board| {
        let (answer, nodes) = prepare(settings)(board);
        expanded += nodes;
        (answer, expanded)
    })
}
