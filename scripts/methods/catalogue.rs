//! The methods by name.

use super::astar::astar;
use super::backward_table::backward_table;
use super::both_ends::both_ends;
use super::breadth_first::breadth_first;
use super::effort::{Effort, Ended, SearchLimits, Stop, Traced};
use super::hamming::hamming;
use super::heuristic::HeuristicFunction;
use super::idastar::idastar;
use super::linear_conflict::linear_conflict;
use super::manhattan::manhattan;
use super::order::Order;
use super::pattern_database::{self, pattern_database};
use super::trace::Trace;
use super::twin::twin;
use crate::kit::grid::Case;
use crate::kit::solve;
use crate::kit::state::{State, MOST_CELLS};
use crate::text::names::unknown;
use slidekit::search::Answer;
use std::time::Duration;

/// A method: a search, and what it is given.
pub struct Method {
    pub name: &'static str,
    /// A short description.
    pub about: &'static str,
    /// Its other names.
    pub also: &'static [&'static str],
    algorithm: Algorithm,
    heuristic: HeuristicKind,
    weight: Weighting,
    /// Whether it cuts off what exceeds the limit on the moves.
    pub has_cut: bool,
}

/// The search of a method.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Algorithm {
    BreadthFirst,
    BothEnds,
    BackwardTable,
    AStar { keeps_reached: bool },
    Twin,
    IdaStar,
    Kit,
}

/// The heuristic of a method.
#[derive(Clone, Copy)]
enum HeuristicKind {
    Zero,
    Hamming,
    Manhattan,
    LinearConflict,
    PatternDatabase,
}

/// The weight of a method's heuristic.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Weighting {
    One,
    /// That of the settings.
    Set,
    /// Only the estimate counts, and not the moves made.
    EstimateOnly,
}

use Algorithm::{AStar, BackwardTable, BothEnds, BreadthFirst, IdaStar, Kit, Twin};
use HeuristicKind::{Hamming, LinearConflict, Manhattan, PatternDatabase, Zero};

const TREE: Method = method(AStar { keeps_reached: false });
const GRAPH: Method = method(AStar { keeps_reached: true });
const IDA: Method = method(IdaStar);

const fn method(algorithm: Algorithm) -> Method {
    Method { name: "", about: "", also: &[], algorithm, heuristic: Manhattan, weight: Weighting::One, has_cut: false }
}

/// All methods, the plainest first.
pub const METHODS: [Method; 22] = [
    Method {
        name: "breadth-first",
        about: "breadth-first search with a set of reached boards",
        also: &["bfs", "ucs", "dijkstra"],
        ..method(BreadthFirst)
    },
    Method {
        name: "iterative-deepening",
        about: "iterative deepening: depth first to a depth of 0, 1, 2, ..",
        also: &["ids", "iddfs", "dfs"],
        heuristic: Zero,
        ..IDA
    },
    Method {
        name: "both-ends",
        about: "breadth-first search from both ends",
        also: &["bidirectional", "bibfs"],
        ..method(BothEnds)
    },
    Method {
        name: "backward-table",
        about: "a table of all boards near the goal, then breadth-first search",
        ..method(BackwardTable)
    },
    Method { name: "astar-hamming", about: "A*, misplaced tiles", heuristic: Hamming, ..TREE },
    Method { name: "astar-manhattan", about: "A*, Manhattan distance", ..TREE },
    Method { name: "astar-conflict", about: "A*, linear conflicts", heuristic: LinearConflict, ..TREE },
    Method {
        name: "astar-hamming-seen",
        about: "A* with a set of reached boards, misplaced tiles",
        heuristic: Hamming,
        ..GRAPH
    },
    Method {
        name: "astar-manhattan-seen",
        about: "A* with a set of reached boards, Manhattan distance",
        also: &["astar", "a-star", "a*"],
        ..GRAPH
    },
    Method {
        name: "astar-conflict-seen",
        about: "A* with a set of reached boards, linear conflicts",
        heuristic: LinearConflict,
        ..GRAPH
    },
    Method {
        name: "twin",
        about: "A* with a set of reached boards on a board and on its twin, one of which is solvable",
        ..method(Twin)
    },
    Method {
        name: "greedy-best-first",
        about: "greedy best-first search: the lowest Manhattan distance first, however many moves were made",
        also: &["greedy", "gbfs", "best-first"],
        weight: Weighting::EstimateOnly,
        ..GRAPH
    },
    Method { name: "weighted-astar", about: "weighted A*, Manhattan distance", weight: Weighting::Set, ..TREE },
    Method {
        name: "weighted-astar-cut",
        about: "the same within a limit on the moves",
        weight: Weighting::Set,
        has_cut: true,
        ..TREE
    },
    Method {
        name: "weighted-astar-seen",
        about: "weighted A* with a set of reached boards",
        also: &["weighted-a*", "wastar", "wa*"],
        weight: Weighting::Set,
        ..GRAPH
    },
    Method {
        name: "weighted-astar-seen-cut",
        about: "weighted A* with a set of reached boards, within a limit on the moves",
        weight: Weighting::Set,
        has_cut: true,
        ..GRAPH
    },
    Method { name: "idastar", about: "IDA*, Manhattan distance", also: &["ida", "ida-star", "ida*"], ..IDA },
    Method { name: "idastar-conflict", about: "IDA*, linear conflicts", heuristic: LinearConflict, ..IDA },
    Method {
        name: "idastar-patterns",
        about: "IDA*, a plain pattern database of the 8-puzzle",
        also: &["pdb"],
        heuristic: PatternDatabase,
        ..IDA
    },
    Method { name: "weighted-idastar", about: "weighted IDA*, Manhattan distance", weight: Weighting::Set, ..IDA },
    Method {
        name: "weighted-idastar-cut",
        about: "the same within a limit on the moves",
        weight: Weighting::Set,
        has_cut: true,
        ..IDA
    },
    Method { name: "kit", about: "the kit's own solver, its tables included", ..method(Kit) },
];

/// Finds a method by its name or another name of it.
///
/// # Errors
/// There is none of that name; the clause has the nearest.
pub fn find(name: &str) -> Result<&'static Method, String> {
    let lower = name.to_lowercase();
    let found = METHODS.iter().find(|method| method.name == lower || method.also.contains(&lower.as_str()));
    found.ok_or_else(|| unknown("method", name, METHODS.iter().map(|method| method.name)))
}

/// The parameters of the methods.
#[derive(Clone, Copy, Debug)]
pub struct MethodSettings {
    /// The depth of the backward table, in moves from the goal.
    pub depth: usize,
    /// The weight of weighted A*.
    pub astar_weight: (u32, u32),
    /// The weight of weighted IDA*.
    pub idastar_weight: (u32, u32),
    /// The most moves of an answer, for the methods with a cut.
    pub cut: u32,
    pub limits: SearchLimits,
    pub traced: Traced,
    /// Called from time to time with the nodes expanded so far, except by the kit.
    pub report: fn(u64),
}

impl Default for MethodSettings {
    /// The weights are those of published answers to UVa 10181.
    fn default() -> MethodSettings {
        let (limits, report) = (SearchLimits { memory: 1_000_000_000, time: Duration::from_secs(10) }, |_| {});
        let traced = Traced::default();
        MethodSettings { depth: 13, astar_weight: (10, 1), idastar_weight: (5, 3), cut: 50, limits, traced, report }
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
    pub trace: Trace,
    /// Anything else to report.
    pub note: Option<String>,
}

impl Trial {
    /// The result of a search of which only the nodes expanded are known.
    fn of(ended: Ended, expanded: u64) -> Trial {
        Trial { ended, expanded, generated: None, held: None, queue: None, trace: Trace::new(0), note: None }
    }
}

impl Method {
    /// The number that priorities in a trace are multiplied by, so that they are whole.
    pub fn scale(&self, settings: &MethodSettings) -> u32 {
        self.order(settings).weight.1.max(1)
    }

    /// Whether it has a trace.
    pub fn has_trace(&self) -> bool {
        self.algorithm != Kit
    }

    /// Whether it takes boards of this shape, and with this goal.
    pub fn takes(&self, case: &Case) -> bool {
        let cells = case.goal.tiles.len();
        match (self.algorithm, self.heuristic) {
            (Kit, _) => cells <= 16,
            (_, PatternDatabase) => cells <= pattern_database::MOST_CELLS,
            _ => true,
        }
    }

    /// Whether it takes unsolvable boards, too, and says that they are.
    pub fn takes_unsolvable(&self) -> bool {
        self.algorithm == Twin
    }

    /// Whether its answers have the fewest moves.
    pub fn promises(&self, case: &Case, settings: &MethodSettings) -> bool {
        let (over, under) = self.order(settings).weight;
        over <= under && (self.algorithm != Kit || solve::is_shortest(case))
    }

    /// Runs it on a solvable case, or on any case if it [`takes_unsolvable`](Self::takes_unsolvable) ones.
    pub fn run(&self, case: &Case, settings: &MethodSettings) -> Trial {
        match case.start.tiles.len() {
            _ if !self.takes(case) => Trial::of(Err(Stop::NotTaken), 0),
            0..=9 => self.search::<9>(case, settings),
            10..=16 => self.search::<16>(case, settings),
            17..=25 => self.search::<25>(case, settings),
            _ => self.search::<MOST_CELLS>(case, settings),
        }
    }

    fn search<const N: usize>(&self, case: &Case, settings: &MethodSettings) -> Trial {
        let (start, goal) = (State::<N>::of(&case.start), State::of(&case.goal));
        let (h, order) = (self.estimate(goal), self.order(settings));
        let (mut effort, mut note) = (Effort::new(settings.limits, settings.traced, settings.report), None);
        let ended = match self.algorithm {
            BreadthFirst => breadth_first(start, goal, &mut effort),
            BothEnds => both_ends(start, goal, &mut effort),
            BackwardTable => backward_table(start, goal, settings.depth, &mut note, &mut effort),
            AStar { keeps_reached } => astar(start, goal, &h, order, keeps_reached, &mut effort),
            Twin => twin(start, goal, &h, order, &mut effort),
            IdaStar => idastar(start, goal, &h, order, &mut effort),
            Kit => return run_kit(case, settings),
        };
        let Effort { expanded, generated, held, queue, trace, .. } = effort;
        let queue = Some(queue).filter(|_| self.algorithm != IdaStar);
        Trial { ended, expanded, generated: Some(generated), held: Some(held), queue, trace, note }
    }

    fn estimate<const N: usize>(&self, goal: State<N>) -> HeuristicFunction<N> {
        match self.heuristic {
            Zero => Box::new(|_| 0),
            Hamming => hamming(goal),
            Manhattan => manhattan(goal),
            LinearConflict => linear_conflict(goal),
            PatternDatabase => pattern_database(goal),
        }
    }

    /// The order in which it expands nodes.
    fn order(&self, settings: &MethodSettings) -> Order {
        let weight = match (self.weight, self.algorithm) {
            (Weighting::One, _) => (1, 1),
            (Weighting::EstimateOnly, _) => (1, 0),
            (Weighting::Set, IdaStar) => settings.idastar_weight,
            (Weighting::Set, _) => settings.astar_weight,
        };
        Order { weight, cut: self.has_cut.then_some(settings.cut) }
    }
}

fn run_kit(case: &Case, settings: &MethodSettings) -> Trial {
    let nanoseconds = settings.limits.time.as_nanos() as u64;
    let searched = solve::within(case, nanoseconds);
    let expanded = searched.as_ref().map_or(0, |searched| searched.expanded);
    let ended = match searched.map(|searched| searched.answer) {
        Some(Some(Answer::Moves(moves))) => Ok(Some(moves)),
        Some(Some(Answer::TooLong | Answer::Unsolvable)) => Ok(None),
        Some(None) => Err(Stop::Time),
        None => Err(Stop::NotTaken),
    };
    Trial::of(ended, expanded)
}
