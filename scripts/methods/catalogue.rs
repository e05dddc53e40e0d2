//! The methods by name.

use super::astar::{astar, AStar};
use super::backward_table::backward_table;
use super::both_ends::both_ends;
use super::breadth_first::breadth_first;
use super::effort::{Effort, Ended, Limits, Stop};
use super::hamming::hamming;
use super::idastar::idastar;
use super::linear_conflict::linear_conflict;
use super::manhattan::manhattan;
use super::order::Order;
use super::state::{Heuristic, State, MOST_CELLS};
use crate::problems::grid::Case;
use crate::solve;
use slidekit::search::Answer;
use std::time::Duration;

/// A method with a name.
pub struct Method {
    pub name: &'static str,
    /// A short description.
    pub about: &'static str,
    /// `None` is the kit.
    kind: Option<Kind>,
}

#[derive(Clone, Copy)]
enum Kind {
    BreadthFirst,
    BothEnds,
    BackwardTable,
    /// A* without a set of reached boards.
    AStarTree(By, Ordered),
    /// A* with a set of reached boards.
    AStarGraph(By, Ordered),
    IdaStar(By, Ordered),
}

#[derive(Clone, Copy)]
enum By {
    Hamming,
    Manhattan,
    LinearConflict,
}

/// How a search orders its nodes.
#[derive(Clone, Copy)]
enum Ordered {
    Shortest,
    Weighted,
    Cut,
}

use By::{Hamming, LinearConflict, Manhattan};
use Kind::{AStarGraph, AStarTree, BackwardTable, BothEnds, BreadthFirst, IdaStar};
use Ordered::{Cut, Shortest, Weighted};

const fn method(name: &'static str, kind: Kind, about: &'static str) -> Method {
    Method { name, about, kind: Some(kind) }
}

/// All methods, the plainest first.
pub const METHODS: [Method; 18] = [
    method("breadth-first", BreadthFirst, "breadth-first search with a set of reached boards"),
    method("both-ends", BothEnds, "breadth-first search from both ends"),
    method("backward-table", BackwardTable, "a table of all boards near the goal, then breadth-first search"),
    method("astar-hamming", AStarTree(Hamming, Shortest), "A*, misplaced tiles"),
    method("astar-manhattan", AStarTree(Manhattan, Shortest), "A*, Manhattan distance"),
    method("astar-conflict", AStarTree(LinearConflict, Shortest), "A*, linear conflicts"),
    method("astar-hamming-seen", AStarGraph(Hamming, Shortest), "A* with a set of reached boards, misplaced tiles"),
    method(
        "astar-manhattan-seen",
        AStarGraph(Manhattan, Shortest),
        "A* with a set of reached boards, Manhattan distance",
    ),
    method(
        "astar-conflict-seen",
        AStarGraph(LinearConflict, Shortest),
        "A* with a set of reached boards, linear conflicts",
    ),
    method("weighted-astar", AStarTree(Manhattan, Weighted), "weighted A*, Manhattan distance"),
    method("weighted-astar-cut", AStarTree(Manhattan, Cut), "the same with --cut"),
    method("weighted-astar-seen", AStarGraph(Manhattan, Weighted), "weighted A* with a set of reached boards"),
    method("weighted-astar-seen-cut", AStarGraph(Manhattan, Cut), "the same with --cut"),
    method("idastar", IdaStar(Manhattan, Shortest), "IDA*, Manhattan distance"),
    method("idastar-conflict", IdaStar(LinearConflict, Shortest), "IDA*, linear conflicts"),
    method("weighted-idastar", IdaStar(Manhattan, Weighted), "weighted IDA*, Manhattan distance"),
    method("weighted-idastar-cut", IdaStar(Manhattan, Cut), "the same with --cut"),
    Method { name: "kit", about: "the kit's own solver, its tables included", kind: None },
];

/// The parameters of the methods.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// The depth of the backward table, in moves from the goal.
    pub depth: usize,
    /// The weight of weighted A*.
    pub astar_weight: (u32, u32),
    /// The weight of weighted IDA*.
    pub idastar_weight: (u32, u32),
    /// The most moves of an answer, for the methods with a cut.
    pub cut: u32,
    pub limits: Limits,
}

impl Default for Settings {
    /// The weights are those of published answers to UVa 10181.
    fn default() -> Settings {
        let limits = Limits { memory: 1_000_000_000, time: Duration::from_secs(10) };
        Settings { depth: 13, astar_weight: (10, 1), idastar_weight: (5, 3), cut: 50, limits }
    }
}

/// The result of a method on a board.
pub struct Trial {
    pub ended: Ended,
    /// The counts of [`Effort`]; the kit has only this one.
    pub expanded: u64,
    pub generated: Option<u64>,
    pub held: Option<usize>,
    /// The largest open list; IDA* has none.
    pub queue: Option<usize>,
    /// Anything else to report.
    pub note: Option<String>,
}

impl Method {
    /// Whether its answers have the fewest moves.
    pub fn promises(&self, case: &Case, settings: &Settings) -> bool {
        self.kind.map_or(solve::is_shortest(case), |kind| {
            let (over, under) = kind.order(settings).weight;
            over <= under
        })
    }

    /// Runs it on a solvable case.
    pub fn run(&self, case: &Case, settings: &Settings) -> Trial {
        match (self.kind, case.start.tiles.len()) {
            (None, _) => run_kit(case, settings),
            (Some(kind), ..=9) => run::<9>(kind, case, settings),
            (Some(kind), ..=16) => run::<16>(kind, case, settings),
            (Some(kind), ..=25) => run::<25>(kind, case, settings),
            (Some(kind), _) => run::<MOST_CELLS>(kind, case, settings),
        }
    }
}

fn run<const N: usize>(kind: Kind, case: &Case, settings: &Settings) -> Trial {
    let (start, goal, order) = (State::<N>::of(&case.start), State::of(&case.goal), kind.order(settings));
    let (mut effort, mut note) = (Effort::new(settings.limits), None);
    let ended = match kind {
        BreadthFirst => breadth_first(start, goal, &mut effort),
        BothEnds => both_ends(start, goal, &mut effort),
        BackwardTable => backward_table(start, goal, settings.depth, &mut note, &mut effort),
        AStarTree(by, _) => astar(AStar::new(start, goal, by.heuristic(goal), order), &mut effort),
        AStarGraph(by, _) => astar(AStar::new(start, goal, by.heuristic(goal), order).with_reached(), &mut effort),
        IdaStar(by, _) => idastar(start, goal, &by.heuristic(goal), order, &mut effort),
    };
    let Effort { expanded, generated, held, queue, .. } = effort;
    let queue = if let IdaStar(..) = kind { None } else { Some(queue) };
    Trial { ended, expanded, generated: Some(generated), held: Some(held), queue, note }
}

impl By {
    fn heuristic<const N: usize>(self, goal: State<N>) -> Heuristic<N> {
        match self {
            Hamming => hamming(goal),
            Manhattan => manhattan(goal),
            LinearConflict => linear_conflict(goal),
        }
    }
}

impl Kind {
    /// The order of its nodes.
    fn order(self, settings: &Settings) -> Order {
        let (ordered, weight) = match self {
            AStarTree(_, ordered) | AStarGraph(_, ordered) => (ordered, settings.astar_weight),
            IdaStar(_, ordered) => (ordered, settings.idastar_weight),
            BreadthFirst | BothEnds | BackwardTable => (Shortest, (1, 1)),
        };
        match ordered {
            Shortest => Order::SHORTEST,
            Weighted => Order { weight, cut: None },
            Cut => Order { weight, cut: Some(settings.cut) },
        }
    }
}

fn run_kit(case: &Case, settings: &Settings) -> Trial {
    let nanoseconds = settings.limits.time.as_nanos() as u64;
    let searched = solve::within(case, nanoseconds);
    let expanded = searched.as_ref().map_or(0, |searched| searched.expanded);
    let ended = match searched.map(|searched| searched.answer) {
        Some(Some(Answer::Moves(moves))) => Ok(Some(moves)),
        Some(Some(Answer::TooLong | Answer::Unsolvable)) => Ok(None),
        Some(None) => Err(Stop::Time),
        None => Err(Stop::Size),
    };
    Trial { ended, expanded, generated: None, held: None, queue: None, note: None }
}
