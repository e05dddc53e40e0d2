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
use super::trace::Trace;
use crate::kit::grid::Case;
use crate::kit::solve;
use crate::kit::state::{State, MOST_CELLS};
use crate::text::names::unknown;
use slidekit::search::Answer;
use std::time::Duration;

/// A method. The parts of its name say what it does.
pub struct Method {
    pub name: &'static str,
    /// A short description.
    pub about: &'static str,
}

const fn method(name: &'static str, about: &'static str) -> Method {
    Method { name, about }
}

/// All methods, the plainest first.
pub const METHODS: [Method; 18] = [
    method("breadth-first", "breadth-first search with a set of reached boards"),
    method("both-ends", "breadth-first search from both ends"),
    method("backward-table", "a table of all boards near the goal, then breadth-first search"),
    method("astar-hamming", "A*, misplaced tiles"),
    method("astar-manhattan", "A*, Manhattan distance"),
    method("astar-conflict", "A*, linear conflicts"),
    method("astar-hamming-seen", "A* with a set of reached boards, misplaced tiles"),
    method("astar-manhattan-seen", "A* with a set of reached boards, Manhattan distance"),
    method("astar-conflict-seen", "A* with a set of reached boards, linear conflicts"),
    method("weighted-astar", "weighted A*, Manhattan distance"),
    method("weighted-astar-cut", "the same within a limit on the moves"),
    method("weighted-astar-seen", "weighted A* with a set of reached boards"),
    method("weighted-astar-seen-cut", "weighted A* with a set of reached boards, within a limit on the moves"),
    method("idastar", "IDA*, Manhattan distance"),
    method("idastar-conflict", "IDA*, linear conflicts"),
    method("weighted-idastar", "weighted IDA*, Manhattan distance"),
    method("weighted-idastar-cut", "the same within a limit on the moves"),
    method("kit", "the kit's own solver, its tables included"),
];

/// Other names of methods.
const ALSO: [(&str, &[&str]); 5] = [
    ("breadth-first", &["bfs", "ucs", "dijkstra"]),
    ("both-ends", &["bidirectional", "bibfs"]),
    ("astar-manhattan-seen", &["astar", "a-star", "a*"]),
    ("weighted-astar-seen", &["weighted-a*", "wastar", "wa*"]),
    ("idastar", &["ida", "ida-star", "ida*"]),
];

/// The nearest methods to searches that are not here.
const NEAREST: [(&str, &[&str]); 2] =
    [("weighted-astar-seen", &["greedy", "gbfs", "best-first"]), ("idastar", &["dfs", "dls", "ids", "iddfs"])];

/// Finds a method by its name or another name of it.
///
/// # Errors
/// There is none of that name; the clause has the nearest.
pub fn find(name: &str) -> Result<&'static Method, String> {
    let lower = name.to_lowercase();
    let among = |names: &[(&'static str, &[&str])]| {
        names.iter().find(|(_, names)| names.contains(&lower.as_str())).map(|(method, _)| *method)
    };
    let wanted = among(&ALSO).unwrap_or(&lower);
    METHODS.iter().find(|method| method.name == wanted).ok_or_else(|| match among(&NEAREST) {
        Some(near) => format!("no method {name}, the nearest is {near}"),
        None => unknown("method", name, METHODS.iter().map(|method| method.name)),
    })
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

impl Method {
    /// Its other names.
    pub fn also(&self) -> &'static [&'static str] {
        ALSO.iter().find(|(name, _)| *name == self.name).map_or(&[], |(_, names)| names)
    }

    /// The number that priorities in a trace are multiplied by, so that they are whole.
    pub fn scale(&self, settings: &MethodSettings) -> u32 {
        self.order(settings).weight.1
    }

    fn has(&self, part: &str) -> bool {
        self.name.split('-').any(|own| own == part)
    }

    /// Whether its answers have the fewest moves.
    pub fn promises(&self, case: &Case, settings: &MethodSettings) -> bool {
        let (over, under) = self.order(settings).weight;
        over <= under && (self.name != "kit" || solve::is_shortest(case))
    }

    /// Runs it on a solvable case.
    pub fn run(&self, case: &Case, settings: &MethodSettings) -> Trial {
        match case.start.tiles.len() {
            _ if self.name == "kit" => run_kit(case, settings),
            0..=9 => self.search::<9>(case, settings),
            10..=16 => self.search::<16>(case, settings),
            17..=25 => self.search::<25>(case, settings),
            _ => self.search::<MOST_CELLS>(case, settings),
        }
    }

    fn search<const N: usize>(&self, case: &Case, settings: &MethodSettings) -> Trial {
        let (start, goal) = (State::<N>::of(&case.start), State::of(&case.goal));
        let (h, order) = (self.heuristic(goal), self.order(settings));
        let (mut effort, mut note) = (Effort::new(settings.limits, settings.traced, settings.report), None);
        let ended = match self.name {
            "breadth-first" => breadth_first(start, goal, &mut effort),
            "both-ends" => both_ends(start, goal, &mut effort),
            "backward-table" => backward_table(start, goal, settings.depth, &mut note, &mut effort),
            _ if self.has("astar") => astar(start, goal, &h, order, self.has("seen"), &mut effort),
            _ => idastar(start, goal, &h, order, &mut effort),
        };
        let Effort { expanded, generated, held, queue, trace, .. } = effort;
        let queue = Some(queue).filter(|_| !self.has("idastar"));
        Trial { ended, expanded, generated: Some(generated), held: Some(held), queue, trace, note }
    }

    fn heuristic<const N: usize>(&self, goal: State<N>) -> HeuristicFunction<N> {
        if self.has("hamming") {
            hamming(goal)
        } else if self.has("conflict") {
            linear_conflict(goal)
        } else {
            manhattan(goal)
        }
    }

    /// The order in which it expands nodes.
    fn order(&self, settings: &MethodSettings) -> Order {
        let weight = if self.has("astar") { settings.astar_weight } else { settings.idastar_weight };
        Order {
            weight: if self.has("weighted") { weight } else { (1, 1) },
            cut: self.has("cut").then_some(settings.cut),
        }
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
        None => Err(Stop::Size),
    };
    Trial { ended, expanded, generated: None, held: None, queue: None, trace: Trace::new(0), note: None }
}
