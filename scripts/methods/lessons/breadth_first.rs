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
         many. Where every move costs 1, as here, uniform-cost search (Dijkstra's algorithm) is the same search.",
        "先看一步可达的所有局面，再看两步可达的所有局面，依此类推，并把到达过的局面都记在集合里。第一条到达目标的路径就是最短的。\
         八数码只有 181,440 个局面，这样就够了；十五数码每多一步，局面数大约翻倍，32 步就远远太多了。这里每步的代价都是 1，所以一致代价搜索（Dijkstra 算法）与它相同。",
    ],
    code: &[&[
        acts(&[Start], ["queue := [start];  reached := {start}", "queue := [start]；reached := {start}"]),
        line(["while queue is not empty", "当 queue 非空时"]),
        line(["    node := take the first of queue", "    node := 取出 queue 的第一个"]),
        acts(&[Goal], ["    if node is the goal: return its path", "    若 node 是目标：返回它的路径"]),
        acts(&[Expanded], ["    for each move of node", "    对 node 的每个移动"]),
        acts(&[Undoes], ["        if it undoes the last move: skip it", "        若撤销上一步：跳过"]),
        line(["        child := the board after the move", "        child := 移动后的局面"]),
        acts(&[Seen], ["        if child is in reached: skip it", "        若 child 在 reached 中：跳过"]),
        acts(&[Generated], ["        add child to reached, and to the end of queue", "        把 child 加入 reached，并排到 queue 末尾"]),
        line(["return no answer", "返回没有答案"]),
    ]],
    before: None,
    idea: ["It tries everything, the nearest boards first.", "由近及远，逐个尝试所有局面。"],
};

pub const ITERATIVE_DEEPENING: Lesson = Lesson {
    method: "iterative-deepening",
    title: ["Iterative deepening", "迭代加深"],
    text: [
        "Depth-first search goes on along one path, and on the 8-puzzle its answer has thousands of moves. Within a limit \
         on the depth, it holds nothing but the current path. Search to a depth of 0 moves, then of 1, of 2 and so \
         on, until the goal is found (Slate and Atkin, 1977). The first answer is a shortest one, as in breadth-first \
         search. But no board is kept, so a board is expanded once for each path to it, and anew in each round.",
        "深度优先搜索沿一条路径一直走下去，在八数码上答案长达几千步以上。限制深度后，它只保存当前路径。先搜索到深度 0，再到 1、2，依此类推，直到找到目标（Slate 与 Atkin，1977）。\
         与广度优先搜索一样，第一个答案就是最短的。但不保存到达过的局面，因此同一局面按路径重复展开，而且每一轮都从头开始。",
    ],
    code: &[&[
        line(["for depth := 0, 1, 2, ..", "对 depth := 0, 1, 2, .."]),
        acts(&[Start], ["    search(start)", "    search(start)"]),
        line(["    if the goal was found: return its path", "    若已找到目标：返回它的路径"]),
        line(["function search(node)", "函数 search(node)"]),
        acts(&[Goal], ["    if node is the goal: it is found", "    若 node 是目标：找到了"]),
        acts(&[Expanded], ["    for each move of node, until the goal is found", "    对 node 的每个移动，直到找到目标"]),
        acts(&[Undoes], ["        if it undoes the last move: skip it", "        若撤销上一步：跳过"]),
        line(["        child := the board after the move;  g(child) := g(node) + 1", "        child := 移动后的局面；g(child) := g(node) + 1"]),
        acts(&[Threshold], ["        if g(child) > depth: cut it off", "        若 g(child) > depth：剪去"]),
        acts(&[Generated], ["        else search(child)", "        否则 search(child)"]),
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
        acts(&[Start], ["sides := levels from start, levels from goal", "sides := 从 start 起的各层，从 goal 起的各层"]),
        line(["while both last levels have boards", "当两侧的最后一层都有局面时"]),
        line(["    side := the one with the smaller last level;  other := the other one", "    side := 最后一层较小的一侧；other := 另一侧"]),
        line(["    for each node of the last level of side", "    对 side 最后一层的每个 node"]),
        acts(&[Expanded], ["        for each move of node", "        对 node 的每个移动"]),
        acts(&[Undoes], ["            if it undoes the last move: skip it", "            若撤销上一步：跳过"]),
        line(["            child := the board after the move", "            child := 移动后的局面"]),
        acts(&[Seen], ["            if side has reached child: skip it", "            若 side 已到达 child：跳过"]),
        acts(&[Generated, Met], ["            add child to the next level of side", "            把 child 加入 side 的下一层"]),
        acts(&[Met], ["            if other has reached child: return the path through it", "            若 other 已到达 child：返回经过它的路径"]),
        line(["return no answer", "返回没有答案"]),
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
        acts(&[Start], ["table := levels from goal;  forward := levels from start", "table := 从 goal 起的各层；forward := 从 start 起的各层"]),
        line(["repeat 13 times: extend(table)", "重复 13 次：extend(table)"]),
        line(["repeat until a board is in both: extend(forward)", "重复直到有局面同在两边：extend(forward)"]),
        line(["return the path through that board", "返回经过该局面的路径"]),
        line(["function extend(side)", "函数 extend(side)"]),
        line(["    for each node of the last level of side", "    对 side 最后一层的每个 node"]),
        acts(&[Expanded], ["        for each move of node", "        对 node 的每个移动"]),
        acts(&[Undoes], ["            if it undoes the last move: skip it", "            若撤销上一步：跳过"]),
        line(["            child := the board after the move", "            child := 移动后的局面"]),
        acts(&[Seen], ["            if side has reached child: skip it", "            若 side 已到达 child：跳过"]),
        acts(&[Generated, Met], ["            add child to the next level of side", "            把 child 加入 side 的下一层"]),
    ]],
    before: Some("both-ends"),
    idea: [
        "The side of the goal is searched once, to a fixed depth, for any number of boards.",
        "目标一侧只搜索一次，深度固定，可供任意多个局面使用。",
    ],
};
