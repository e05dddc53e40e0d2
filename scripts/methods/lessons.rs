//! The text of each method that is taught: for its page here, and for the page in a browser.

use super::trace::Event::{self, Expanded, Generated, Goal, Limit, Met, Outdated, Seen, Start, Threshold, Undoes};

/// A text in English and in Chinese.
pub type Both = [&'static str; 2];

/// A line of pseudocode.
pub struct Line {
    pub text: &'static str,
    /// The events of a trace in which this line acts.
    pub acts: &'static [Event],
}

/// How a method works.
pub struct Lesson {
    /// The name of the method.
    pub method: &'static str,
    /// The heading in `scripts/methods/README.md` under which it is taught, and its translation.
    pub title: Both,
    pub text: Both,
    /// The pseudocode, in parts that methods share.
    pub code: &'static [&'static [Line]],
    /// The method that it is best compared with.
    pub before: Option<&'static str>,
    /// What separates it from that method.
    pub idea: Both,
}

impl Lesson {
    /// The lines of its pseudocode.
    pub fn lines(&self) -> impl Iterator<Item = &'static Line> {
        self.code.iter().copied().flatten()
    }
}

const fn line(text: &'static str) -> Line {
    Line { text, acts: &[] }
}

const fn acts(acts: &'static [Event], text: &'static str) -> Line {
    Line { text, acts }
}

/// Returns the lesson of a method, if it is taught.
pub fn lesson(method: &str) -> Option<&'static Lesson> {
    LESSONS.iter().find(|lesson| lesson.method == method)
}

/// A* with a set of reached boards.
const ASTAR: &[Line] = &[
    acts(&[Start], "open := {start};  best[start] := 0"),
    line("while open is not empty"),
    line("    node := take the one with the lowest g + h from open"),
    acts(&[Goal], "    if node is the goal: return its path"),
    acts(&[Outdated], "    if g(node) > best[node]: skip it"),
    acts(&[Expanded], "    for each move of node"),
    acts(&[Undoes], "        if it undoes the last move: skip it"),
    line("        child := the board after the move;  g(child) := g(node) + 1"),
    acts(&[Seen], "        if g(child) >= best[child]: skip it"),
    acts(&[Generated], "        best[child] := g(child);  add child to open"),
];

const CONFLICT: &[Line] = &[
    line("h(board) := its Manhattan distance, and 2 for each tile that has to leave"),
    line("            its goal row or column to let another one pass"),
];

/// All lessons, the plainest method first.
pub const LESSONS: [Lesson; 10] = [
    Lesson {
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
    },
    Lesson {
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
    },
    Lesson {
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
    },
    Lesson {
        method: "astar-hamming-seen",
        title: ["A*", "A*"],
        text: [
            "The searches so far spread in every direction alike. A* (Hart, Nilsson and Raphael, 1968) expands the node \
             with the lowest f = g + h first: g is the number of moves made, h a heuristic, an estimate of the moves left. \
             If h is never too high, the first answer is a shortest one. The simplest heuristic is Hamming distance, the \
             number of misplaced tiles.",
            "前面的搜索向各个方向同样扩散。A*（Hart、Nilsson 与 Raphael，1968）先展开 f = g + h 最小的结点：g 是已走的步数，h 是启发函数，\
             即对剩余步数的估计。只要 h 从不偏高，第一个答案就是最短的。最简单的启发函数是汉明距离，即不在目标位置的数字块个数。",
        ],
        code: &[ASTAR, &[line("h(board) := the number of tiles that are not in their goal cells")]],
        before: Some("breadth-first"),
        idea: [
            "An estimate of the moves left says which boards look closer to the goal; these come first.",
            "对剩余步数的估计指出哪些局面离目标更近，先展开它们。",
        ],
    },
    Lesson {
        method: "astar-manhattan-seen",
        title: ["Manhattan distance", "曼哈顿距离"],
        text: [
            "Manhattan distance adds up how many rows and columns each tile is from its goal cell. A move takes one tile \
             one cell, so the sum is never too high. It is at least the number of misplaced tiles, and much closer to the \
             truth.",
            "曼哈顿距离把每个数字块与目标位置相差的行数和列数加起来。一步只把一块移动一格，所以总和从不偏高。它不小于不在目标位置的块数，\
             而且更接近真实步数。",
        ],
        code: &[
            ASTAR,
            &[
                line("h(board) := the sum over all tiles, but not the blank, of"),
                line("            |row - goal row| + |column - goal column|"),
            ],
        ],
        before: Some("astar-hamming-seen"),
        idea: [
            "The estimate says how far each tile is, and not only that it is misplaced.",
            "估计不只看块是否错位，还看它离目标有多远。",
        ],
    },
    Lesson {
        method: "astar-conflict-seen",
        title: ["Linear conflicts", "线性冲突"],
        text: [
            "Two tiles in their goal row but in the wrong order cannot pass each other: one has to leave the row and come \
             back, which costs two more moves (Hansson, Mayer and Yung, 1992). The same holds for columns. With linear \
             conflicts added, A* expands fewer nodes, but each node costs more time.",
            "两块都在各自的目标行里但次序相反时，谁也越不过谁：必须有一块离开该行再回来，要多走两步（Hansson、Mayer 与 Yung，1992）。\
             列也一样。加上线性冲突后，A* 展开的结点更少，但每个结点更费时间。",
        ],
        code: &[ASTAR, CONFLICT],
        before: Some("astar-manhattan-seen"),
        idea: [
            "Two tiles that block each other cost two moves more: a better estimate, a dearer node.",
            "互相挡住的两块要多走两步：估计更准，但每个结点更费时间。",
        ],
    },
    Lesson {
        method: "astar-conflict",
        title: ["Without the set of reached boards", "不记录已到达的局面"],
        text: [
            "Without this set, A* may expand a board once for each path that leads to it. It expands more nodes, but each \
             without a lookup. The tree is a real tree now: the same board may be in it several times.",
            "没有这个集合时，A* 可能对通向同一局面的每条路径都展开一次。展开的结点更多，但每个结点省去一次查找。这时的树是真正的树：\
             同一局面可以出现多次。",
        ],
        code: &[
            &[
                acts(&[Start], "open := {start}"),
                line("while open is not empty"),
                line("    node := take the one with the lowest g + h from open"),
                acts(&[Goal], "    if node is the goal: return its path"),
                acts(&[Expanded], "    for each move of node"),
                acts(&[Undoes], "        if it undoes the last move: skip it"),
                line("        child := the board after the move;  g(child) := g(node) + 1"),
                acts(&[Generated], "        add child to open"),
            ],
            CONFLICT,
        ],
        before: Some("astar-conflict-seen"),
        idea: ["Nothing is looked up, so a board is expanded once for each path to it.", "不再查找，因此同一局面按路径重复展开。"],
    },
    Lesson {
        method: "weighted-astar-seen-cut",
        title: ["Weighted A*", "加权 A*"],
        text: [
            "If any path of at most 50 moves is accepted, h may be multiplied by a weight, here 10, so that the search \
             runs towards boards that look close to the goal (Pohl, 1970). A node is cut off when g + h exceeds 50, with h \
             unweighted, so an answer within the limit is never lost. The answer comes sooner, but it is seldom a shortest \
             one.",
            "若不超过 50 步的任意解都可以，就可以给 h 乘上权重（这里是 10），让搜索奔向看起来离目标近的局面（Pohl，1970）。\
             当 g + h（h 不加权）超过 50 时剪去该结点，因此不会丢掉限度内的答案。答案来得更快，但很少是最短的。",
        ],
        code: &[&[
            acts(&[Start], "open := {start};  best[start] := 0"),
            line("while open is not empty"),
            line("    node := take the one with the lowest g + 10 h from open"),
            acts(&[Goal], "    if node is the goal: return its path"),
            acts(&[Outdated], "    if g(node) > best[node]: skip it"),
            acts(&[Expanded], "    for each move of node"),
            acts(&[Undoes], "        if it undoes the last move: skip it"),
            line("        child := the board after the move;  g(child) := g(node) + 1"),
            acts(&[Limit], "        if g(child) + h(child) > 50: cut it off"),
            acts(&[Seen], "        if g(child) >= best[child]: skip it"),
            acts(&[Generated], "        best[child] := g(child);  add child to open"),
            line("h(board) := its Manhattan distance"),
        ]],
        before: Some("astar-manhattan-seen"),
        idea: [
            "It gives up the shortest answer and hurries to boards that look close to the goal.",
            "放弃最短，奔向看起来离目标近的局面。",
        ],
    },
    Lesson {
        method: "idastar",
        title: ["IDA*", "IDA*"],
        text: [
            "IDA* (Korf, 1985) needs almost no memory. It searches depth first, turns back where f exceeds a threshold, \
             and raises the threshold to the lowest f that it has cut off until it finds the goal. It expands more nodes \
             than A*, for each threshold begins anew and a board is expanded once for each path to it, but a node needs \
             neither queue nor set, and nothing is held but the current path.",
            "IDA*（Korf，1985）几乎不占内存。它深度优先搜索，f 超过阈值就回头；没找到目标时，把阈值提高到被剪结点中最小的 f，再从头开始。\
             它展开的结点比 A* 多，因为每个阈值都从头开始，同一局面也按路径重复展开；但结点不需要队列和集合，内存里只有当前路径。",
        ],
        code: &[&[
            line("threshold := h(start), its Manhattan distance"),
            line("repeat"),
            acts(&[Start], "    next := infinity;  search(start)"),
            line("    if the goal was found: return its path"),
            line("    threshold := next"),
            line("function search(node)"),
            acts(&[Goal], "    if node is the goal: it is found"),
            acts(&[Expanded], "    for each move of node, until the goal is found"),
            acts(&[Undoes], "        if it undoes the last move: skip it"),
            line("        child := the board after the move;  f := g(child) + h(child)"),
            acts(&[Threshold], "        if f > threshold: cut it off;  next := min(next, f)"),
            acts(&[Generated], "        else search(child)"),
        ]],
        before: Some("astar-manhattan-seen"),
        idea: [
            "Depth first, it cuts off what cannot end within the threshold, and holds one path instead of all nodes.",
            "深度优先，剪去阈值内到不了目标的结点；只保存一条路径，不保存所有结点。",
        ],
    },
    Lesson {
        method: "kit",
        title: ["The kit", "本项目"],
        text: [
            "The kit runs A* with Manhattan distance while about a thousand nodes of memory last, then IDA*. It updates the heuristic move by move \
             instead of computing it anew, and skips a move sequence when another one leads to the same board. If that \
             takes long, it builds a pattern database, a much stronger heuristic, and on harder boards a larger one; on the \
             8-puzzle it builds a table of all boards.",
            "本项目先用曼哈顿距离的 A*，直到约一千个结点的内存用完，再用 IDA*。启发函数随每步更新，不重新计算；若另一串移动通向同一局面，就跳过这一串。\
             如果仍需很久，就建立模式数据库，它是强得多的启发函数；更难的局面再建更大的一个；八数码则建立所有局面的表。",
        ],
        code: &[&[
            line("if the parity is wrong: return unsolvable"),
            acts(&[Start], "open := {start}"),
            line("while fewer than about 1,000 nodes are stored"),
            acts(&[Expanded], "    node := take the one with the lowest g + h from open"),
            acts(&[Goal], "    if node is the goal: return its path"),
            acts(&[Undoes], "    for each move of node but the one that undoes the last"),
            line("        child := the board after it;  h := h, changed by the tile that moved"),
            acts(&[Generated, Seen, Outdated], "        unless reached by as few moves: add child to open"),
            line("for threshold := h(start), h(start) + 2, .."),
            line("    IDA* within threshold, without redundant sequences of moves"),
            line("    if the goal was found: return its path"),
            line("    after 100,000 nodes: h := that of a pattern database"),
            line("    after 300,000 nodes more: h := that of a larger one"),
        ]],
        before: Some("idastar"),
        idea: [
            "It skips redundant sequences of moves, and buys a stronger heuristic when the board is worth its price.",
            "跳过重复的移动序列；局面够难时，才花时间建立更强的启发函数。",
        ],
    },
];
