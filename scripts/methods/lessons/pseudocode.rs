//! Lines of pseudocode, and the parts that methods share.

use crate::methods::trace::Event::{
    self, Expanded, Generated, Goal, Outdated, Redundant, Seen, Start, Threshold, Undoes,
};
use crate::problems::contract::Text;

/// A line of pseudocode.
pub struct Line {
    pub text: Text,
    /// The events of a trace in which this line acts.
    pub acts: &'static [Event],
}

pub(super) const fn line(text: Text) -> Line {
    Line { text, acts: &[] }
}

pub(super) const fn acts(acts: &'static [Event], text: Text) -> Line {
    Line { text, acts }
}

/// A* with a set of reached boards: this, the node that it takes, [`IS_GOAL`] and [`EXPAND`].
pub(super) const BEGIN: &[Line] = &[
    acts(&[Start], ["open := {start};  best[start] := 0", "open := {start}；best[start] := 0"]),
    line(["while open is not empty", "当 open 非空时"]),
];
pub(super) const IS_GOAL: &[Line] =
    &[acts(&[Goal], ["    if node is the goal: return its path", "    若 node 是目标：返回它的路径"])];
pub(super) const EXPAND: &[Line] = &[
    acts(&[Outdated], ["    if g(node) > best[node]: skip it", "    若 g(node) > best[node]：跳过"]),
    acts(&[Expanded], ["    for each move of node", "    对 node 的每个移动"]),
    acts(&[Undoes], ["        if it undoes the last move: skip it", "        若撤销上一步：跳过"]),
    line([
        "        child := the board after the move;  g(child) := g(node) + 1",
        "        child := 移动后的局面；g(child) := g(node) + 1",
    ]),
    acts(&[Seen], ["        if g(child) >= best[child]: skip it", "        若 g(child) >= best[child]：跳过"]),
    acts(
        &[Generated],
        ["        best[child] := g(child);  add child to open", "        best[child] := g(child)；把 child 加入 open"],
    ),
];

pub(super) const LOWEST_F: &[Line] =
    &[line(["    node := take the one with the lowest g + h from open", "    node := 从 open 取出 g + h 最小的"])];

pub(super) const CONFLICT: &[Line] = &[
    line([
        "h(board) := its Manhattan distance, and 2 for each tile that has to leave",
        "h(局面) := 它的曼哈顿距离；为让别的块通过而必须",
    ]),
    line(["            its goal row or column to let another one pass", "            离开目标行或列的块，各加 2"]),
];

pub(super) const MANHATTAN: &[Line] = &[line(["h(board) := its Manhattan distance", "h(局面) := 它的曼哈顿距离"])];

/// IDA*: this, what else it skips, and [`FOLLOW`].
pub(super) const DEPTH_FIRST: &[Line] = &[
    line(["threshold := h(start)", "threshold := h(start)"]),
    line(["repeat", "重复"]),
    acts(&[Start], ["    next := infinity;  search(start)", "    next := 无穷大；search(start)"]),
    line(["    if the goal was found: return its path", "    若已找到目标：返回它的路径"]),
    line(["    threshold := next", "    threshold := next"]),
    line(["function search(node)", "函数 search(node)"]),
    acts(&[Goal], ["    if node is the goal: it is found", "    若 node 是目标：找到了"]),
    acts(&[Expanded], ["    for each move of node, until the goal is found", "    对 node 的每个移动，直到找到目标"]),
    acts(&[Undoes], ["        if it undoes the last move: skip it", "        若撤销上一步：跳过"]),
];

pub(super) const REDUNDANT: &[Line] =
    &[acts(&[Redundant], ["        if it ends a redundant sequence: skip it", "        若构成多余的序列：跳过"])];

pub(super) const FOLLOW: &[Line] = &[
    line([
        "        child := the board after the move;  f := g(child) + h(child)",
        "        child := 移动后的局面；f := g(child) + h(child)",
    ]),
    acts(
        &[Threshold],
        [
            "        if f > threshold: cut it off;  next := min(next, f)",
            "        若 f > threshold：剪去；next := min(next, f)",
        ],
    ),
    acts(&[Generated], ["        else search(child)", "        否则 search(child)"]),
];
