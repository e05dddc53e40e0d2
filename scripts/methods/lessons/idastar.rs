//! The lessons from IDA* to the kit.

use super::lesson::Lesson;
use super::pseudocode::{acts, line, DEPTH_FIRST, MANHATTAN};
use crate::methods::trace::Event::{Expanded, Generated, Goal, Outdated, Seen, Start, Undoes};

pub const IDASTAR: Lesson = Lesson {
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
    code: &[DEPTH_FIRST, MANHATTAN],
    before: Some("astar-manhattan-seen"),
    idea: [
        "Depth first, it cuts off what cannot end within the threshold, and holds one path instead of all nodes.",
        "深度优先，剪去阈值内到不了目标的结点；只保存一条路径，不保存所有结点。",
    ],
};

pub const IDASTAR_PATTERNS: Lesson = Lesson {
    method: "idastar-patterns",
    title: ["A pattern database", "模式数据库"],
    text: [
        "Take four tiles of the 8-puzzle and the blank, and treat all other tiles as alike. There are only 15,120 such \
         patterns, so one breadth-first search from the goal finds the moves that each needs (Culberson and Schaeffer, \
         1998). A board needs at least as many moves as its pattern. Of two such estimates, for tiles 1 to 4 and for \
         tiles 5 to 8, the greater one counts. It knows how the tiles of a pattern stand in each other's way, which \
         Manhattan distance does not.",
        "取八数码的四块和空格，其余各块视为相同。这样的模式只有 15,120 个，从目标做一次广度优先搜索，就得到每个模式所需的步数\
         （Culberson 与 Schaeffer，1998）。局面所需的步数不少于其模式。这里有两个估计，分别用 1 至 4 号块和 5 至 8 号块，取较大的一个。\
         它知道同一模式的块怎样互相妨碍，而曼哈顿距离不知道。",
    ],
    code: &[DEPTH_FIRST, &[line("h(board) := the greater of the moves that its two patterns need")]],
    before: Some("idastar"),
    idea: [
        "A table says how many moves several tiles need together, and not only each by itself.",
        "表中是几块合起来所需的步数，而不是每块单独所需的步数。",
    ],
};

pub const KIT: Lesson = Lesson {
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
};
