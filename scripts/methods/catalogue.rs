//! The methods by name.

use super::kit_search::{self, KitSearch};
use super::method::Algorithm::{self, AStar, BackwardTable, BothEnds, BreadthFirst, IdaStar, Kit, Twin};
use super::method::HeuristicKind::{Hamming, LinearConflict, Manhattan, PatternDatabase, Zero};
use super::method::{Method, Weighting};
use crate::text::names::unknown;

const TREE: Method = method(AStar { keeps_reached: false });
const GRAPH: Method = method(AStar { keeps_reached: true });
const IDA: Method = method(IdaStar);

const fn kit(name: &'static str, about: &'static str, search: KitSearch) -> Method {
    Method { name, about, ..method(Algorithm::KitSearch(search)) }
}

const fn method(algorithm: Algorithm) -> Method {
    Method { name: "", about: "", also: &[], algorithm, heuristic: Manhattan, weight: Weighting::One, has_cut: false }
}

/// All methods, the plainest first.
pub const METHODS: [Method; 28] = [
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
        about: "A* with a set of reached boards, on a board and on its twin at once",
        ..method(Twin)
    },
    Method {
        name: "greedy-best-first",
        about: "greedy best-first search, Manhattan distance",
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
    kit("kit-incremental", "the kit's IDA*, Manhattan distance updated move by move", kit_search::INCREMENTAL),
    kit("kit-sequences", "the same without redundant sequences of up to 9 moves", kit_search::SEQUENCES),
    kit("kit-4443", "the same with a pattern database of 4, 4, 4 and 3 tiles", kit_search::FOURS),
    kit("kit-reflection", "the same with the estimate of the mirror image", kit_search::REFLECTION),
    kit("kit-555", "the same with 5, 5 and 5 tiles", kit_search::FIVES),
    kit("kit-long-sequences", "the same without redundant sequences of up to 13 moves", kit_search::LONG_SEQUENCES),
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
