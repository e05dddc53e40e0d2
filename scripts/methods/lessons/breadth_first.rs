//! The lessons of searches without a heuristic.

use super::lesson::Lesson;
use super::pseudocode::{acts, line};
use crate::methods::trace::Event::{Expanded, Generated, Goal, Met, Seen, Start, Threshold, Undoes};

pub const BREADTH_FIRST: Lesson = Lesson {
    method: "breadth-first",
    title: ["Breadth-first search", "广度优先搜索"],
    text: [
        "Look at all boards one move away, then at all boards two moves away, and so on, and keep every board reached \
         in a set. The first path to the goal is a shortest one. This is good enough for the 8-puzzle, which has only \
         181,440 boards. On the 15-puzzle the number of boards about doubles with each move, and 32 moves are far too \
         many.",
        "先看一步可达的所有局面，再看两步可达的所有局面，依此类推，并把到达过的局面都记在集合里。第一条到达目标的路径就是最短的。\
         八数码只有 181,440 个局面，这样就够了；十五数码每多一步，局面数大约翻倍，32 步就远远太多了。",
    ],
    code: &[&[
        acts(&[Start], "queue := [start];  reached := {start}"),
        line("while queue is not empty"),
        line("    node := take the first of queue"),
        acts(&[Goal], "    if node is the goal: return its path"),
        acts(&[Expanded], "    for each move of node"),
        acts(&[Undoes], "        if it undoes the last move: skip it"),
        line("        child := the board after the move"),
        acts(&[Seen], "        if child is in reached: skip it"),
        acts(&[Generated], "        add child to reached, and to the end of queue"),
        line("return no answer"),
    ]],
    before: None,
    idea: ["It tries everything, the nearest boards first.", "由近及远，逐个尝试所有局面。"],
};

pub const ITERATIVE_DEEPENING: Lesson = Lesson {
    method: "iterative-deepening",
    title: ["Iterative deepening", "迭代加深"],
    text: [
        "Depth-first search holds nothing but the current path. Search to a depth of 0 moves, then of 1, of 2 and so \
         on, until the goal is found (Slate and Atkin, 1977). The first answer is a shortest one, as in breadth-first \
         search. But no board is kept, so a board is expanded once for each path to it, and anew in each round.",
        "深度优先搜索只保存当前路径。先搜索到深度 0，再到 1、2，依此类推，直到找到目标（Slate 与 Atkin，1977）。\
         与广度优先搜索一样，第一个答案就是最短的。但不保存到达过的局面，因此同一局面按路径重复展开，而且每一轮都从头开始。",
    ],
    code: &[&[
        line("for depth := 0, 1, 2, .."),
        acts(&[Start], "    search(start)"),
        line("    if the goal was found: return its path"),
        line("function search(node)"),
        acts(&[Goal], "    if node is the goal: it is found"),
        acts(&[Expanded], "    for each move of node, until the goal is found"),
        acts(&[Undoes], "        if it undoes the last move: skip it"),
        line("        child := the board after the move;  g(child) := g(node) + 1"),
        acts(&[Threshold], "        if g(child) > depth: cut it off"),
        acts(&[Generated], "        else search(child)"),
    ]],
    before: Some("breadth-first"),
    idea: [
        "It holds one path instead of all boards, and expands boards again and again for it.",
        "只保存一条路径，不保存所有局面，代价是反复展开。",
    ],
};

pub const BOTH_ENDS: Lesson = Lesson {
    method: "both-ends",
    title: ["Bidirectional search", "双向搜索"],
    text: [
        "Moves can be reversed, so a second search can start at the goal. The side with the smaller last level goes \
         on, always by a whole level. When the sides meet, all boards nearer to either end are known, so the path \
         through the meeting is a shortest one. Two searches of half the depth hold far fewer boards than one of the \
         full depth.",
        "移动可以倒过来，因此可以同时从目标开始第二个搜索。每次由最后一层较小的一侧前进一整层。两侧相遇时，离两端更近的局面都已知道，\
         所以经过相遇点的路径是最短的。两个深度减半的搜索所保存的局面，远少于一个深度完整的搜索。",
    ],
    code: &[&[
        acts(&[Start], "sides := levels from start, levels from goal"),
        line("while both last levels have boards"),
        line("    side := the one with the smaller last level;  other := the other one"),
        line("    for each node of the last level of side"),
        acts(&[Expanded], "        for each move of node"),
        acts(&[Undoes], "            if it undoes the last move: skip it"),
        line("            child := the board after the move"),
        acts(&[Seen], "            if side has reached child: skip it"),
        acts(&[Generated, Met], "            add child to the next level of side"),
        acts(&[Met], "            if other has reached child: return the path through it"),
        line("return no answer"),
    ]],
    before: Some("breadth-first"),
    idea: ["Two searches of half the depth meet in the middle.", "两个深度减半的搜索在中间相遇。"],
};

pub const BACKWARD_TABLE: Lesson = Lesson {
    method: "backward-table",
    title: ["A table from the goal", "从目标倒推的表"],
    text: [
        "With many boards to solve, search backwards from the goal once, to a fixed depth, and keep the result. Then \
         search forwards from each board until the table has one of the boards reached. For a single board this is \
         slower than bidirectional search, because the table is as deep for an easy board as for a hard one.",
        "要解许多局面时，可以从目标倒推一次，到固定的深度为止，并保存结果；然后从每个局面向前搜索，直到遇上表中的局面。\
         只解一个局面时，这比双向搜索慢，因为无论局面难易，表都一样深。",
    ],
    code: &[&[
        acts(&[Start], "table := levels from goal;  forward := levels from start"),
        line("repeat 13 times: extend(table)"),
        line("repeat until a board is in both: extend(forward)"),
        line("return the path through that board"),
        line("function extend(side)"),
        line("    for each node of the last level of side"),
        acts(&[Expanded], "        for each move of node"),
        acts(&[Undoes], "            if it undoes the last move: skip it"),
        line("            child := the board after the move"),
        acts(&[Seen], "            if side has reached child: skip it"),
        acts(&[Generated, Met], "            add child to the next level of side"),
    ]],
    before: Some("both-ends"),
    idea: [
        "The side of the goal is searched once, to a fixed depth, for any number of boards.",
        "目标一侧只搜索一次，深度固定，可供任意多个局面使用。",
    ],
};
