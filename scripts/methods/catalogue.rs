//! The methods by name.

use super::astar::astar;
use super::astar_tree::astar_tree;
use super::backward_table::{backward_table, Meeting};
use super::both_ends::both_ends;
use super::breadth_first::breadth_first;
use super::effort::{Effort, Ended, Limits, Stop, Work};
use super::hamming::hamming;
use super::idastar::idastar;
use super::linear_conflict::linear_conflict;
use super::manhattan::manhattan;
use super::order::Order;
use super::state::{grid, State, Wide};
use crate::problems::argument::line;
use crate::problems::grid::Case;
use crate::solve;
use slidekit::board::Board;
use slidekit::search::Answer;

/// A method with a name.
pub struct Method {
    pub name: &'static str,
    /// What it is, in a few words.
    pub about: &'static str,
    /// `None` is the kit.
    kind: Option<Kind>,
}

/// An estimate of the moves to come.
#[derive(Clone, Copy)]
enum Estimate {
    Hamming,
    Manhattan,
    LinearConflict,
}

#[derive(Clone, Copy)]
enum Kind {
    BreadthFirst,
    BothEnds,
    BackwardTable,
    AStar(Estimate, Seen, Ordered),
    IdaStar(Estimate, Ordered),
}

/// Whether a search has a set of seen boards.
#[derive(Clone, Copy)]
enum Seen {
    Forgotten,
    Kept,
}

/// In which order a search goes.
#[derive(Clone, Copy)]
enum Ordered {
    Shortest,
    Weighted,
    Cut,
}

use Estimate::{Hamming, LinearConflict, Manhattan};
use Ordered::{Cut, Shortest, Weighted};
use Seen::{Forgotten, Kept};

const fn method(name: &'static str, kind: Kind, about: &'static str) -> Method {
    Method { name, about, kind: Some(kind) }
}

/// All of them, the plainest first.
pub const METHODS: [Method; 18] = [
    method("breadth-first", Kind::BreadthFirst, "breadth-first search with a set of seen boards"),
    method("both-ends", Kind::BothEnds, "breadth-first search from both ends"),
    method("backward-table", Kind::BackwardTable, "a table of every board near the goal, then breadth first"),
    method("astar-hamming", Kind::AStar(Hamming, Forgotten, Shortest), "A*, misplaced tiles"),
    method("astar-manhattan", Kind::AStar(Manhattan, Forgotten, Shortest), "A*, Manhattan distance"),
    method("astar-conflict", Kind::AStar(LinearConflict, Forgotten, Shortest), "A*, Manhattan and linear conflicts"),
    method("astar-hamming-seen", Kind::AStar(Hamming, Kept, Shortest), "A* and a set of seen boards"),
    method("astar-manhattan-seen", Kind::AStar(Manhattan, Kept, Shortest), "the same"),
    method("astar-conflict-seen", Kind::AStar(LinearConflict, Kept, Shortest), "the same"),
    method("weighted-astar", Kind::AStar(Manhattan, Forgotten, Weighted), "weighted A*, Manhattan distance"),
    method("weighted-astar-cut", Kind::AStar(Manhattan, Forgotten, Cut), "the same with --cut"),
    method("weighted-astar-seen", Kind::AStar(Manhattan, Kept, Weighted), "weighted A* and a set of seen boards"),
    method("weighted-astar-seen-cut", Kind::AStar(Manhattan, Kept, Cut), "the same with --cut"),
    method("idastar", Kind::IdaStar(Manhattan, Shortest), "IDA*, Manhattan distance"),
    method("idastar-conflict", Kind::IdaStar(LinearConflict, Shortest), "IDA*, Manhattan and linear conflicts"),
    method("weighted-idastar", Kind::IdaStar(Manhattan, Weighted), "weighted IDA*, Manhattan distance"),
    method("weighted-idastar-cut", Kind::IdaStar(Manhattan, Cut), "the same with --cut"),
    Method { name: "kit", about: "the kit's own search, with all that it prepares", kind: None },
];

/// What the methods are told.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// How many moves from the goal the backward table goes.
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
        let limits = Limits { memory: 1_000_000_000, time: std::time::Duration::from_secs(10) };
        Settings { depth: 13, astar_weight: (10, 1), idastar_weight: (5, 3), cut: 50, limits }
    }
}

/// What came of a method.
pub struct Trial {
    pub ended: Ended,
    pub work: Work,
    /// The most boards held at once, if that is known.
    pub held: Option<usize>,
    /// What else there is to say.
    pub note: Option<String>,
}

impl Method {
    /// Whether its answers are promised to have the fewest moves.
    pub fn promises(&self, case: &Case, settings: &Settings) -> bool {
        let least = |(over, under): (u32, u32)| over <= under;
        match self.kind {
            Some(Kind::AStar(_, _, Weighted)) | Some(Kind::AStar(_, _, Cut)) => least(settings.astar_weight),
            Some(Kind::IdaStar(_, Weighted)) | Some(Kind::IdaStar(_, Cut)) => least(settings.idastar_weight),
            Some(_) => true,
            None => solve::is_shortest(case),
        }
    }

    /// Whether it can be asked at all: the kit's boards have at most 16 cells.
    pub fn serves(&self, case: &Case) -> bool {
        self.kind.is_some() || case.start.tiles.len() <= 16
    }

    /// Runs it on a solvable case that it serves.
    pub fn run(&self, case: &Case, settings: &Settings) -> Trial {
        match (self.kind, case.start.rows(), case.start.columns) {
            (None, _, _) => ask_the_kit(case, settings),
            (Some(kind), 3, 3) => run::<Board<3, 3>>(kind, case, settings),
            (Some(kind), 4, 4) => run::<Board<4, 4>>(kind, case, settings),
            (Some(kind), _, _) => run::<Wide>(kind, case, settings),
        }
    }
}

fn run<S: State>(kind: Kind, case: &Case, settings: &Settings) -> Trial {
    let (start, goal) = (S::of(&case.start), S::of(&case.goal));
    let (mut effort, mut note) = (Effort::new(settings.limits), None);
    let ended = match kind {
        Kind::BreadthFirst => breadth_first(start, goal, &mut effort),
        Kind::BothEnds => both_ends(start, goal, &mut effort),
        Kind::AStar(by, Forgotten, ordered) => {
            astar_tree(start, goal, &*estimate(by, goal), ordered.order(settings.astar_weight, settings), &mut effort)
        }
        Kind::AStar(by, Kept, ordered) => {
            astar(start, goal, &*estimate(by, goal), ordered.order(settings.astar_weight, settings), &mut effort)
        }
        Kind::IdaStar(by, ordered) => {
            idastar(start, goal, &*estimate(by, goal), ordered.order(settings.idastar_weight, settings), &mut effort)
        }
        Kind::BackwardTable => backward_table(start, goal, settings.depth, &mut effort).map(|meeting| {
            note = meeting.as_ref().map(|meeting| told(meeting, settings.depth));
            meeting.map(|meeting| meeting.moves)
        }),
    };
    Trial { ended, work: effort.work, held: Some(effort.held), note }
}

fn estimate<S: State>(by: Estimate, goal: S) -> Box<dyn Fn(S) -> u32> {
    match by {
        Hamming => Box::new(hamming(goal)),
        Manhattan => Box::new(manhattan(goal)),
        LinearConflict => Box::new(linear_conflict(goal)),
    }
}

impl Ordered {
    fn order(self, weight: (u32, u32), settings: &Settings) -> Order {
        match self {
            Shortest => Order::SHORTEST,
            Weighted => Order { weight, cut: None },
            Cut => Order { weight, cut: Some(settings.cut) },
        }
    }
}

/// Where the two sides met.
fn told<S: State>(meeting: &Meeting<S>, depth: usize) -> String {
    let after = meeting.moves.len() - meeting.before;
    let met = format!("met {} after {} moves, {} from the goal", line(&grid(meeting.board)), meeting.before, after);
    format!("{} boards are within {} moves of the goal; {}", meeting.table, depth, met)
}

fn ask_the_kit(case: &Case, settings: &Settings) -> Trial {
    let nanoseconds = settings.limits.time.as_nanos() as u64;
    let said = solve::within(case, nanoseconds).expect("a board of at most 16 cells");
    let ended = match said.answer {
        Some(Answer::Moves(moves)) => Ok(Some(moves)),
        Some(Answer::TooLong | Answer::Unsolvable) => Ok(None),
        None => Err(Stop::Time),
    };
    Trial { ended, work: Work { expanded: said.expanded, generated: None }, held: None, note: None }
}
