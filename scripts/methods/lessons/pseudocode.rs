//! Lines of pseudocode, and the parts that methods share.

use crate::methods::trace::Event::{
    self, Expanded, Generated, Goal, Outdated, Redundant, Seen, Start, Threshold, Undoes,
};

/// A line of pseudocode.
pub struct Line {
    pub text: &'static str,
    /// The events of a trace in which this line acts.
    pub acts: &'static [Event],
}

pub(super) const fn line(text: &'static str) -> Line {
    Line { text, acts: &[] }
}

pub(super) const fn acts(acts: &'static [Event], text: &'static str) -> Line {
    Line { text, acts }
}

/// A* with a set of reached boards: this, the node that it takes, [`IS_GOAL`] and [`EXPAND`].
pub(super) const BEGIN: &[Line] =
    &[acts(&[Start], "open := {start};  best[start] := 0"), line("while open is not empty")];
pub(super) const IS_GOAL: &[Line] = &[acts(&[Goal], "    if node is the goal: return its path")];
pub(super) const EXPAND: &[Line] = &[
    acts(&[Outdated], "    if g(node) > best[node]: skip it"),
    acts(&[Expanded], "    for each move of node"),
    acts(&[Undoes], "        if it undoes the last move: skip it"),
    line("        child := the board after the move;  g(child) := g(node) + 1"),
    acts(&[Seen], "        if g(child) >= best[child]: skip it"),
    acts(&[Generated], "        best[child] := g(child);  add child to open"),
];

pub(super) const LOWEST_F: &[Line] = &[line("    node := take the one with the lowest g + h from open")];

pub(super) const CONFLICT: &[Line] = &[
    line("h(board) := its Manhattan distance, and 2 for each tile that has to leave"),
    line("            its goal row or column to let another one pass"),
];

pub(super) const MANHATTAN: &[Line] = &[line("h(board) := its Manhattan distance")];

/// IDA*: this, what else it skips, and [`FOLLOW`].
pub(super) const DEPTH_FIRST: &[Line] = &[
    line("threshold := h(start)"),
    line("repeat"),
    acts(&[Start], "    next := infinity;  search(start)"),
    line("    if the goal was found: return its path"),
    line("    threshold := next"),
    line("function search(node)"),
    acts(&[Goal], "    if node is the goal: it is found"),
    acts(&[Expanded], "    for each move of node, until the goal is found"),
    acts(&[Undoes], "        if it undoes the last move: skip it"),
];

pub(super) const REDUNDANT: &[Line] = &[acts(&[Redundant], "        if it ends a redundant sequence: skip it")];

pub(super) const FOLLOW: &[Line] = &[
    line("        child := the board after the move;  f := g(child) + h(child)"),
    acts(&[Threshold], "        if f > threshold: cut it off;  next := min(next, f)"),
    acts(&[Generated], "        else search(child)"),
];
