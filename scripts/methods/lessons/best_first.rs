//! The lessons of A* and its kin: the node that looks best comes first.

use super::lesson::Lesson;
use super::pseudocode::{acts, line, BEGIN, CONFLICT, EXPAND, IS_GOAL, LOWEST_F, MANHATTAN};
use crate::methods::trace::Event::{Expanded, Generated, Goal, Limit, Outdated, Seen, Start, Undoes};

pub const ASTAR_HAMMING_SEEN: Lesson = Lesson {
    method: "astar-hamming-seen",
    title: ["A*, misplaced tiles (Hamming)", "A*，错位块数（汉明距离）"],
    text: [
        "The searches so far spread in every direction alike. A* (Hart, Nilsson and Raphael, 1968) expands the node \
         with the lowest f = g + h first: g is the number of moves made, h a heuristic, an estimate of the moves left. \
         If h is never too high, the first answer is a shortest one. The simplest heuristic is Hamming distance, the \
         number of misplaced tiles.",
        "前面的搜索向各个方向同样扩散。A*（Hart、Nilsson 与 Raphael，1968）先展开 f = g + h 最小的结点：g 是已走的步数，h 是启发函数，\
         即对剩余步数的估计。只要 h 从不偏高，第一个答案就是最短的。最简单的启发函数是汉明距离，即不在目标位置的数字块个数。",
    ],
    code: &[BEGIN, LOWEST_F, IS_GOAL, EXPAND, &[line(["h(board) := the number of tiles that are not in their goal cells", "h(局面) := 不在目标位置的块数"])]],
    before: Some("breadth-first"),
    idea: [
        "An estimate of the moves left says which boards look closer to the goal; these come first.",
        "对剩余步数的估计指出哪些局面离目标更近，先展开它们。",
    ],
};

pub const ASTAR_MANHATTAN_SEEN: Lesson = Lesson {
    method: "astar-manhattan-seen",
    title: ["A*, Manhattan distance", "A*，曼哈顿距离"],
    text: [
        "Manhattan distance adds up how many rows and columns each tile is from its goal cell. A move takes one tile \
         one cell, so the sum is never too high. It is at least the number of misplaced tiles, and much closer to the \
         truth.",
        "曼哈顿距离把每个数字块与目标位置相差的行数和列数加起来。一步只把一块移动一格，所以总和从不偏高。它不小于不在目标位置的块数，\
         而且更接近真实步数。",
    ],
    code: &[
        BEGIN,
        LOWEST_F,
        IS_GOAL,
        EXPAND,
        &[
            line(["h(board) := the sum over all tiles, but not the blank, of", "h(局面) := 对空格以外的所有块求和："]),
            line(["            |row - goal row| + |column - goal column|", "            |行 - 目标行| + |列 - 目标列|"]),
        ],
    ],
    before: Some("astar-hamming-seen"),
    idea: [
        "The estimate says how far each tile is, and not only that it is misplaced.",
        "估计不只看块是否错位，还看它离目标有多远。",
    ],
};

pub const ASTAR_CONFLICT_SEEN: Lesson = Lesson {
    method: "astar-conflict-seen",
    title: ["A*, linear conflicts", "A*，线性冲突"],
    text: [
        "Two tiles in their goal row but in the wrong order cannot pass each other: one has to leave the row and come \
         back, which costs two more moves (Hansson, Mayer and Yung, 1992). The same holds for columns. With linear \
         conflicts added, A* expands fewer nodes, but each node costs more time.",
        "两块都在各自的目标行里但次序相反时，谁也越不过谁：必须有一块离开该行再回来，要多走两步（Hansson、Mayer 与 Yung，1992）。\
         列也一样。加上线性冲突后，A* 展开的结点更少，但每个结点更费时间。",
    ],
    code: &[BEGIN, LOWEST_F, IS_GOAL, EXPAND, CONFLICT],
    before: Some("astar-manhattan-seen"),
    idea: [
        "Two tiles that block each other cost two moves more: a better estimate, a dearer node.",
        "互相挡住的两块要多走两步：估计更准，但每个结点更费时间。",
    ],
};

pub const ASTAR_CONFLICT: Lesson = Lesson {
    method: "astar-conflict",
    title: ["A* without the set of reached boards", "不记录已到达局面的 A*"],
    text: [
        "Without this set, A* may expand a board once for each path that leads to it. It expands more nodes, but each \
         without a lookup. The tree is a real tree now: the same board may be in it several times.",
        "没有这个集合时，A* 可能对通向同一局面的每条路径都展开一次。展开的结点更多，但每个结点省去一次查找。这时的树是真正的树：\
         同一局面可以出现多次。",
    ],
    code: &[
        &[
            acts(&[Start], ["open := {start}", "open := {start}"]),
            line(["while open is not empty", "当 open 非空时"]),
            line(["    node := take the one with the lowest g + h from open", "    node := 从 open 取出 g + h 最小的"]),
            acts(&[Goal], ["    if node is the goal: return its path", "    若 node 是目标：返回它的路径"]),
            acts(&[Expanded], ["    for each move of node", "    对 node 的每个移动"]),
            acts(&[Undoes], ["        if it undoes the last move: skip it", "        若撤销上一步：跳过"]),
            line(["        child := the board after the move;  g(child) := g(node) + 1", "        child := 移动后的局面；g(child) := g(node) + 1"]),
            acts(&[Generated], ["        add child to open", "        把 child 加入 open"]),
        ],
        CONFLICT,
    ],
    before: Some("astar-conflict-seen"),
    idea: ["Nothing is looked up, so a board is expanded once for each path to it.", "不再查找，因此同一局面按路径重复展开。"],
};

pub const TWIN: Lesson = Lesson {
    method: "twin",
    title: ["A* on a board and its twin", "局面与孪生局面上的 A*"],
    text: [
        "Half of all boards are unsolvable. A board's twin has two tiles swapped, which changes the parity of their \
         order, so exactly one of the two is solvable (Johnson and Story, 1879). Search both in turn: one search \
         reaches the goal, and if it is the twin's, the board is unsolvable. A solvable board costs about twice as much \
         as by itself. The parity alone says as much without a search.",
        "一半的局面无解。孪生局面是交换了两块的局面，交换会改变排列的奇偶性，因此两者恰有一个有解（Johnson 与 Story，1879）。\
         轮流搜索两者：必有一个搜索到达目标；若是孪生局面的搜索，原局面就无解。局面有解时，代价约为单独搜索的两倍。\
         只看奇偶性，不搜索也能判断。",
    ],
    code: &[
        &[
            acts(&[Start], ["for both, start and its twin: open := {it};  best[it] := 0", "对 start 和它的孪生局面：open := {它}；best[它] := 0"]),
            line(["repeat for both in turn", "对两者轮流重复"]),
            line(["    node := take the one with the lowest g + h from its open", "    node := 从它的 open 取出 g + h 最小的"]),
            acts(&[Goal], ["    if node is the goal: return its path, or unsolvable on the twin's side", "    若 node 是目标：返回它的路径；在孪生一侧则返回无解"]),
        ],
        EXPAND,
        MANHATTAN,
    ],
    before: Some("astar-manhattan-seen"),
    idea: [
        "A second search reaches the goal where the first one never would.",
        "第一个搜索到不了目标时，第二个会到达。",
    ],
};

pub const GREEDY_BEST_FIRST: Lesson = Lesson {
    method: "greedy-best-first",
    title: ["Greedy best-first search, Manhattan distance", "贪心最佳优先搜索，曼哈顿距离"],
    text: [
        "Greedy best-first search (Doran and Michie, 1966) expands the node with the lowest h first, however many moves \
         were made. It needs few nodes, but its path is often much longer than the shortest.",
        "贪心最佳优先搜索（Doran 与 Michie，1966）先展开 h 最小的结点，不管已经走了多少步。它展开的结点很少，\
         但路径往往比最短的长得多。",
    ],
    code: &[BEGIN, &[line(["    node := take the one with the lowest h from open", "    node := 从 open 取出 h 最小的"])], IS_GOAL, EXPAND, MANHATTAN],
    before: Some("astar-manhattan-seen"),
    idea: [
        "Only the moves that seem to be left count, and not those that were made.",
        "只看似乎还剩多少步，不看已经走了多少步。",
    ],
};

pub const WEIGHTED_ASTAR_SEEN_CUT: Lesson = Lesson {
    method: "weighted-astar-seen-cut",
    title: ["Weighted A*, Manhattan distance", "加权 A*，曼哈顿距离"],
    text: [
        "If any path of at most 50 moves is accepted, h may be multiplied by a weight, here 10, so that the search \
         runs towards boards that look close to the goal (Pohl, 1970). A node is cut off when g + h exceeds 50, with h \
         unweighted, so an answer within the limit is never lost. The answer comes sooner, but it is seldom a shortest \
         one.",
        "若不超过 50 步的任意解都可以，就可以给 h 乘上权重（这里是 10），让搜索奔向看起来离目标近的局面（Pohl，1970）。\
         当 g + h（h 不加权）超过 50 时剪去该结点，因此不会丢掉限度内的答案。答案来得更快，但很少是最短的。",
    ],
    code: &[&[
        acts(&[Start], ["open := {start};  best[start] := 0", "open := {start}；best[start] := 0"]),
        line(["while open is not empty", "当 open 非空时"]),
        line(["    node := take the one with the lowest g + 10 h from open", "    node := 从 open 取出 g + 10 h 最小的"]),
        acts(&[Goal], ["    if node is the goal: return its path", "    若 node 是目标：返回它的路径"]),
        acts(&[Outdated], ["    if g(node) > best[node]: skip it", "    若 g(node) > best[node]：跳过"]),
        acts(&[Expanded], ["    for each move of node", "    对 node 的每个移动"]),
        acts(&[Undoes], ["        if it undoes the last move: skip it", "        若撤销上一步：跳过"]),
        line(["        child := the board after the move;  g(child) := g(node) + 1", "        child := 移动后的局面；g(child) := g(node) + 1"]),
        acts(&[Limit], ["        if g(child) + h(child) > 50: cut it off", "        若 g(child) + h(child) > 50：剪去"]),
        acts(&[Seen], ["        if g(child) >= best[child]: skip it", "        若 g(child) >= best[child]：跳过"]),
        acts(&[Generated], ["        best[child] := g(child);  add child to open", "        best[child] := g(child)；把 child 加入 open"]),
        line(["h(board) := its Manhattan distance", "h(局面) := 它的曼哈顿距离"]),
    ]],
    before: Some("astar-manhattan-seen"),
    idea: [
        "It gives up the shortest answer and hurries to boards that look close to the goal.",
        "放弃最短，奔向看起来离目标近的局面。",
    ],
};
