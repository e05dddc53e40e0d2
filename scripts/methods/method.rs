//! A method: a search, and what it is given.

use super::astar::astar;
use super::backward_table::backward_table;
use super::both_ends::both_ends;
use super::breadth_first::breadth_first;
use super::effort::{Effort, Ended, SearchLimits, Stop, Traced};
use super::hamming::hamming;
use super::heuristic::HeuristicFunction;
use super::idastar::idastar;
use super::kit_search::KitSearch;
use super::linear_conflict::linear_conflict;
use super::manhattan::manhattan;
use super::order::Order;
use super::pattern_database::{self, pattern_database};
use super::trace::Trace;
use super::twin::twin;
use crate::kit::grid::Case;
use crate::kit::solve;
use crate::kit::solvers::Searched;
use crate::kit::state::{State, MOST_CELLS};
use slidekit::pruning::Pruning;
use slidekit::search::Answer;
use std::time::Duration;
use Algorithm::{AStar, BackwardTable, BothEnds, BreadthFirst, IdaStar, Kit, Twin};
use HeuristicKind::{Hamming, LinearConflict, Manhattan, PatternDatabase, Zero};

/// A method. [`METHODS`](super::catalogue::METHODS) has all of them.
pub struct Method {
    pub name: &'static str,
    /// A short description.
    pub about: &'static str,
    /// Its other names.
    pub also: &'static [&'static str],
    pub(super) algorithm: Algorithm,
    pub(super) heuristic: HeuristicKind,
    pub(super) weight: Weighting,
    /// Whether it cuts off what exceeds the limit on the moves.
    pub has_cut: bool,
}

/// The search of a method.
#[derive(Clone, Copy)]
pub(super) enum Algorithm {
    BreadthFirst,
    BothEnds,
    BackwardTable,
    AStar {
        keeps_reached: bool,
    },
    Twin,
    IdaStar,
    /// The search of the kit with these settings.
    KitSearch(KitSearch),
    /// The solver of the kit.
    Kit,
}

/// The heuristic of a method.
#[derive(Clone, Copy)]
pub(super) enum HeuristicKind {
    Zero,
    Hamming,
    Manhattan,
    LinearConflict,
    PatternDatabase,
}

/// The weight of a method's heuristic.
#[derive(Clone, Copy)]
pub(super) enum Weighting {
    One,
    /// That of the settings.
    Set,
    /// Only the estimate counts, and not the moves made.
    EstimateOnly,
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

    fn not_taken() -> Trial {
        Trial::of(Err(Stop::NotTaken), 0)
    }

    fn of_kit(searched: Searched) -> Trial {
        let ended = match searched.answer {
            Some(Answer::Moves(moves)) => Ok(Some(moves)),
            Some(Answer::TooLong | Answer::Unsolvable) => Ok(None),
            None => Err(Stop::Time),
        };
        Trial::of(ended, searched.expanded)
    }
}

impl Method {
    /// The number that priorities in a trace are multiplied by, so that they are whole.
    pub fn scale(&self, settings: &MethodSettings) -> u32 {
        self.order(settings).weight.1.max(1)
    }

    /// Whether it has a trace.
    pub fn has_trace(&self) -> bool {
        !matches!(self.algorithm, Kit)
    }

    /// Whether it takes boards of this shape, and with this goal.
    pub fn takes(&self, case: &Case) -> bool {
        let cells = case.goal.tiles.len();
        match (self.algorithm, self.heuristic) {
            (Kit, _) => cells <= 16,
            (Algorithm::KitSearch(search), _) => search.takes(case),
            (_, PatternDatabase) => cells <= pattern_database::MOST_CELLS,
            _ => true,
        }
    }

    /// Which boards it takes, if not all.
    pub fn takes_only(&self) -> Option<&'static str> {
        match (self.algorithm, self.heuristic) {
            (Kit, _) => Some("16 cells or fewer"),
            (Algorithm::KitSearch(search), _) => Some(search.takes_only()),
            (_, PatternDatabase) => Some("9 cells or fewer"),
            _ => None,
        }
    }

    /// Whether it takes unsolvable boards, too, and says that they are.
    pub fn takes_unsolvable(&self) -> bool {
        matches!(self.algorithm, Twin)
    }

    /// Whether its answers have the fewest moves.
    pub fn promises(&self, case: &Case, settings: &MethodSettings) -> bool {
        let (over, under) = self.order(settings).weight;
        over <= under && (!matches!(self.algorithm, Kit) || solve::is_shortest(case))
    }

    /// Runs it on a solvable case, or on any case if it [`takes_unsolvable`](Self::takes_unsolvable) ones.
    pub fn run(&self, case: &Case, settings: &MethodSettings) -> Trial {
        if !self.takes(case) {
            return Trial::not_taken();
        }
        match case.start.tiles.len() {
            0..=9 => self.search::<9>(case, settings),
            10..=16 => self.search::<16>(case, settings),
            17..=25 => self.search::<25>(case, settings),
            _ => self.search::<MOST_CELLS>(case, settings),
        }
    }

    fn search<const N: usize>(&self, case: &Case, settings: &MethodSettings) -> Trial {
        let (start, goal) = (State::<N>::of(&case.start), State::of(&case.goal));
        let (h, order) = (self.estimate(goal), self.order(settings));
        let nanoseconds = settings.limits.time.as_nanos() as u64;
        let (mut effort, mut note) = (Effort::new(settings.limits, settings.traced, settings.report), None);
        let ended = match self.algorithm {
            BreadthFirst => breadth_first(start, goal, &mut effort),
            BothEnds => both_ends(start, goal, &mut effort),
            BackwardTable => backward_table(start, goal, settings.depth, &mut note, &mut effort),
            AStar { keeps_reached } => astar(start, goal, &h, order, keeps_reached, &mut effort),
            Twin => twin([start, State::of(&case.start.twin())], goal, &h, order, &mut effort),
            IdaStar => idastar(start, goal, &h, order, &Pruning::no_backtrack(), &mut effort),
            // Its trace is that of the textbook's search with the same settings, which expands the same nodes.
            Algorithm::KitSearch(search) if settings.traced.most > 0 => {
                idastar(start, goal, &search.estimate(&case.goal), order, &(search.pruning)(), &mut effort)
            }
            Algorithm::KitSearch(search) => return Trial::of_kit(search.solve(case, nanoseconds)),
            Kit => return solve::within(case, nanoseconds).map_or_else(Trial::not_taken, Trial::of_kit),
        };
        let Effort { expanded, generated, held, queue, trace, .. } = effort;
        let queue = Some(queue).filter(|_| !matches!(self.algorithm, IdaStar | Algorithm::KitSearch(_)));
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
