//! The trace of a search: its first nodes, and step by step what happens to them.

use crate::kit::grid::line;
use crate::kit::grid::Grid;
use crate::kit::state::State;
use crate::problems::replay::spell;
use slidekit::board::Move;
use std::collections::HashMap;

/// What happens to a node in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The search, or a part of it, begins here.
    Start,
    /// A move leads to it, and it waits.
    Generated,
    /// Its moves are tried.
    Expanded,
    /// Its board was reached before by as few moves.
    Seen,
    /// Its board was reached by fewer moves since it was generated.
    Outdated,
    /// Its priority exceeds the threshold.
    Threshold,
    /// Its moves and its estimate together exceed the limit.
    Limit,
    /// The moves to it end in a sequence that is redundant.
    Redundant,
    /// The move to it undoes the last move, so it is not tried.
    Undoes,
    /// It is the goal.
    Goal,
    /// The search from the other end has reached its board.
    Met,
}

impl Event {
    /// The event in words.
    pub fn words(self) -> &'static str {
        match self {
            Event::Start => "start",
            Event::Generated => "generated",
            Event::Expanded => "expanded",
            Event::Seen => "seen already",
            Event::Outdated => "outdated",
            Event::Threshold => "cut by the threshold",
            Event::Limit => "cut by the limit",
            Event::Redundant => "redundant",
            Event::Undoes => "undoes the last move",
            Event::Goal => "goal",
            Event::Met => "met",
        }
    }
}

/// The part of a search to which a node belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    Whole,
    /// The round of a threshold.
    Round(u32),
    /// The side that begins at this end, `start` or `goal`.
    From(&'static str),
}

/// A node of a trace.
#[derive(Clone, Debug)]
pub struct Node {
    pub part: Part,
    /// The index of the node before it.
    pub parent: Option<usize>,
    /// The move from there.
    pub mv: Option<Move>,
    pub board: Grid,
    /// The moves made.
    pub g: u32,
    /// The moves estimated to be left and the priority, if the method has them.
    pub h_and_priority: Option<(u32, u32)>,
}

/// A step of a trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The index of the node.
    pub node: usize,
    pub event: Event,
}

/// The first nodes of each part of a search, in the order in which they are generated, and the steps.
///
/// A search names a node of a part by a number of its own; the first one is 0.
pub struct Trace {
    pub nodes: Vec<Node>,
    pub steps: Vec<Step>,
    /// The most nodes of a part, or of both sides together. Moves that undo the last one do not count.
    most: usize,
    /// The part that goes on.
    part: Part,
    /// The nodes that each part has generated, up to one more than are recorded.
    counts: HashMap<Part, usize>,
    indices: HashMap<(Part, usize), usize>,
}

impl Trace {
    /// Creates an empty trace for this number of nodes.
    pub fn new(most: usize) -> Trace {
        let (nodes, steps, part) = (Vec::new(), Vec::new(), Part::Whole);
        Trace { nodes, steps, most, part, counts: HashMap::new(), indices: HashMap::new() }
    }

    /// Whether a part has more nodes than are recorded.
    fn is_full(&self, part: Part) -> bool {
        let most = if matches!(part, Part::From(_)) { self.most / 2 } else { self.most };
        self.most == 0 || self.counts.get(&part).is_some_and(|&count| count > most)
    }

    /// Whether no other node will be recorded. Another threshold may always come.
    pub fn is_whole(&self) -> bool {
        let has_all_parts = match self.part {
            Part::Whole => true,
            Part::Round(_) => false,
            Part::From(_) => self.counts.len() == 2,
        };
        has_all_parts && self.counts.keys().all(|&part| self.is_full(part))
    }

    /// Goes on with a part that has begun.
    pub fn resume(&mut self, part: Part) {
        self.part = part;
    }

    /// Records the first node of a part.
    pub fn begin<const N: usize>(&mut self, part: Part, board: State<N>, estimate: Option<(u32, u32)>) {
        self.part = part;
        if self.most > 0 {
            let node = Node { part, parent: None, mv: None, board: board.grid(), g: 0, h_and_priority: estimate };
            self.add(0, node, Event::Start);
        }
    }

    /// Records the node that a move from another one leads to.
    pub fn reach(&mut self, parent: usize, mv: Move, number: usize, estimate: Option<(u32, u32)>, event: Event) {
        if self.is_full(self.part) {
            return;
        }
        let Some(&index) = self.indices.get(&(self.part, parent)) else { return };
        let before = &self.nodes[index];
        let board = before.board.after(mv).expect("a move of a search");
        let (part, g) = (self.part, before.g + 1);
        let node = Node { part, parent: Some(index), mv: Some(mv), board, g, h_and_priority: estimate };
        self.add(number, node, event);
    }

    /// Records what happens to a node, if it is recorded itself.
    pub fn happen(&mut self, number: usize, event: Event) {
        if self.is_full(self.part) {
            return;
        }
        let Some(&node) = self.indices.get(&(self.part, number)) else { return };
        self.steps.push(Step { node, event });
        if event == Event::Expanded {
            self.undo(node);
        }
    }

    /// Records the move that is not tried from an expanded node.
    fn undo(&mut self, index: usize) {
        let Node { part, parent, mv, g, .. } = self.nodes[index];
        if let (Some(parent), Some(mv)) = (parent, mv) {
            let board = self.nodes[parent].board.clone();
            let node =
                Node { part, parent: Some(index), mv: Some(mv.opposite()), board, g: g + 1, h_and_priority: None };
            self.steps.push(Step { node: self.nodes.len(), event: Event::Undoes });
            self.nodes.push(node);
        }
    }

    fn add(&mut self, number: usize, node: Node, event: Event) {
        *self.counts.entry(node.part).or_default() += 1;
        if self.is_full(node.part) {
            return;
        }
        // A search gives the number of a node that it leaves out to another one.
        if matches!(event, Event::Start | Event::Generated | Event::Met) {
            self.indices.insert((node.part, number), self.nodes.len());
        }
        self.steps.push(Step { node: self.nodes.len(), event });
        self.nodes.push(node);
    }
}

impl Trace {
    /// The names of the cells of a row.
    pub fn head(&self) -> Vec<String> {
        let part = match self.nodes.first().map(|node| node.part) {
            None | Some(Part::Whole) => None,
            Some(Part::Round(_)) => Some("threshold"),
            Some(Part::From(_)) => Some("from"),
        };
        HEAD.into_iter().chain(part).map(str::to_string).collect()
    }

    /// A row for each step. Steps and nodes are numbered from 1; a cell without a value is a dash. Priorities are divided by
    /// `scale`.
    pub fn rows(&self, scale: u32) -> Vec<Vec<String>> {
        (1..).zip(&self.steps).map(|(number, step)| self.row(number, step, scale)).collect()
    }

    fn row(&self, number: usize, step: &Step, scale: u32) -> Vec<String> {
        let node = &self.nodes[step.node];
        let estimate = node.h_and_priority;
        let optional = [
            node.parent.map(|parent| (parent + 1).to_string()),
            node.mv.map(|mv| spell(&[mv])),
            estimate.map(|(h, _)| h.to_string()),
            estimate.map(|(_, priority)| fraction(priority, scale)),
        ];
        let [parent, mv, h, f] = optional.map(|cell| cell.unwrap_or("-".to_string()));
        let (board, event) = (line(&node.board), step.event.words().to_string());
        let mut row =
            vec![number.to_string(), (step.node + 1).to_string(), parent, mv, board, node.g.to_string(), h, f];
        row.push(event);
        match node.part {
            Part::Whole => (),
            Part::Round(threshold) => row.push(fraction(threshold, scale)),
            Part::From(end) => row.push(end.to_string()),
        }
        row
    }
}

const HEAD: [&str; 9] = ["step", "node", "parent", "move", "board", "g", "h", "f", "event"];

/// Formats a fraction with at most two decimals.
fn fraction(over: u32, under: u32) -> String {
    match over % under {
        0 => (over / under).to_string(),
        _ => format!("{:.2}", f64::from(over) / f64::from(under)),
    }
}
