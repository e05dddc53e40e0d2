//! The lessons from IDA* to the kit.

use super::lesson::Lesson;
use super::pseudocode::{acts, line, DEPTH_FIRST, FOLLOW, MANHATTAN, REDUNDANT};
use crate::methods::trace::Event::{Expanded, Generated, Goal, Outdated, Seen, Start, Undoes};

pub const IDASTAR: Lesson = Lesson {
    method: "idastar",
    title: ["IDA*, Manhattan distance", "IDA*，曼哈顿距离"],
    text: [
        "IDA* (Korf, 1985) needs almost no memory. It searches depth first, turns back where f exceeds a threshold, \
         and raises the threshold to the lowest f that it has cut off until it finds the goal. It expands more nodes \
         than A*, for each threshold begins anew and a board is expanded once for each path to it, but a node needs \
         neither queue nor set, and nothing is held but the current path.",
        "IDA*（Korf，1985）几乎不占内存。它深度优先搜索，f 超过阈值就回头；没找到目标时，把阈值提高到被剪结点中最小的 f，再从头开始。\
         它展开的结点比 A* 多，因为每个阈值都从头开始，同一局面也按路径重复展开；但结点不需要队列和集合，内存里只有当前路径。",
    ],
    code: &[DEPTH_FIRST, FOLLOW, MANHATTAN],
    before: Some("astar-manhattan-seen"),
    idea: [
        "Depth first, it cuts off what cannot end within the threshold, and holds one path instead of all nodes.",
        "深度优先，剪去阈值内到不了目标的结点；只保存一条路径，不保存所有结点。",
    ],
};

pub const IDASTAR_PATTERNS: Lesson = Lesson {
    method: "idastar-patterns",
    title: ["IDA*, pattern database", "IDA*，模式数据库"],
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
    code: &[DEPTH_FIRST, FOLLOW, &[line(["h(board) := the greater of the moves that its two patterns need", "h(局面) := 两个模式所需步数中较大的"])]],
    before: Some("idastar"),
    idea: [
        "A table says how many moves several tiles need together, and not only each by itself.",
        "表中是几块合起来所需的步数，而不是每块单独所需的步数。",
    ],
};

pub const KIT_INCREMENTAL: Lesson = Lesson {
    method: "kit-incremental",
    title: ["IDA*, Manhattan distance updated move by move", "IDA*，逐步更新的曼哈顿距离"],
    text: [
        "A move slides one tile, so only the distance of that tile changes: the estimate is updated, and not added up \
         anew for each board. This is the kit's own IDA*. It expands the same nodes as the textbook's, and each costs a \
         fraction of the time.",
        "一步只移动一块，所以只有这一块的距离改变：估计只需更新，不必对每个局面重新求和。这是本项目自己的 IDA*。\
         它展开的结点与教科书的相同，而每个结点只用几分之一的时间。",
    ],
    code: &[DEPTH_FIRST, FOLLOW, &[line(["h(child) := h(node), changed by the tile that moved", "h(child) := 按移动的块更新的 h(node)"])]],
    before: Some("idastar"),
    idea: ["The nodes stay the same, and each of them costs less.", "结点不变，但每个结点花费更少。"],
};

pub const KIT_SEQUENCES: Lesson = Lesson {
    method: "kit-sequences",
    title: ["IDA* without redundant sequences of moves", "没有多余移动序列的 IDA*"],
    text: [
        "Two sequences of moves may lead to the same board. Then the longer one is redundant, or if both are equally long, \
         the one that comes later in the alphabet: it never has to be tried (Taylor and Korf, 1993). A finite-state machine \
         reads the path and says after each move whether a redundant sequence ends there. It knows all of up to 9 moves.",
        "两串移动可能通向同一局面。这时较长的一串是多余的；一样长时，字母顺序靠后的一串是多余的：永远不必尝试（Taylor 与 Korf，1993）。\
         一个有限状态机逐步读入路径，每走一步就知道是否构成了多余的序列。它认识不超过 9 步的所有多余序列。",
    ],
    code: &[DEPTH_FIRST, REDUNDANT, FOLLOW, MANHATTAN],
    before: Some("kit-incremental"),
    idea: [
        "IDA* keeps no set of boards; the machine does a part of its work in almost no memory.",
        "IDA* 不保存局面的集合；状态机几乎不用内存，就做到了其中一部分。",
    ],
};

pub const KIT_4443: Lesson = Lesson {
    method: "kit-4443",
    title: ["IDA*, additive pattern database", "IDA*，可相加的模式数据库"],
    text: [
        "Divide the tiles of the 15-puzzle into groups of 4, 4, 4 and 3, and count in each pattern only the moves of the \
         group's own tiles. A move slides one tile, so no move is counted twice, and the estimates of the groups may be \
         added (Korf and Felner, 2002). All four tables together take 0.3 MB.",
        "把十五数码的块分成 4、4、4、3 四组，每个模式只计本组的块所走的步数。一步只移动一块，没有一步会计算两次，\
         因此各组的估计可以相加（Korf 与 Felner，2002）。四张表共 0.3 MB。",
    ],
    code: &[DEPTH_FIRST, REDUNDANT, FOLLOW, &[line(["h(board) := the sum over the groups of the moves of their tiles", "h(局面) := 各组的块所需步数之和"])]],
    before: Some("kit-sequences"),
    idea: [
        "Estimates of groups that count their own moves only may be added.",
        "每组只计自己的步数，所以各组的估计可以相加。",
    ],
};

pub const KIT_REFLECTION: Lesson = Lesson {
    method: "kit-reflection",
    title: ["IDA*, additive pattern database, mirror image", "IDA*，可相加的模式数据库，镜像"],
    text: [
        "The goal of the 15-puzzle is its own mirror image across the main diagonal, but for the names of its tiles. So the \
         mirror image of a board is as far from the goal as the board, and the same tables give a second estimate. The \
         greater one counts.",
        "不计块的编号，十五数码的目标以主对角线为轴的镜像就是它自己。因此局面的镜像与局面离目标一样远，同样的表给出第二个估计。\
         取较大的一个。",
    ],
    code: &[DEPTH_FIRST, REDUNDANT, FOLLOW, &[line(["h(board) := the greater sum, of the board or of its mirror image", "h(局面) := 局面与镜像两个和中较大的"])]],
    before: Some("kit-4443"),
    idea: ["The same tables give a second estimate.", "同样的表给出第二个估计。"],
};

pub const KIT_555: Lesson = Lesson {
    method: "kit-555",
    title: ["IDA*, additive pattern database, larger groups", "IDA*，可相加的模式数据库，更大的组"],
    text: [
        "Groups of 5, 5 and 5 tiles know more of how tiles stand in each other's way. Their tables take 3 MB, and longer to \
         fill, so they pay only where the search is long.",
        "5、5、5 的分组更了解各块怎样互相妨碍。表占 3 MB，填表的时间也更长，所以只有搜索很久时才合算。",
    ],
    code: &[DEPTH_FIRST, REDUNDANT, FOLLOW, &[line(["h(board) := as before, with the tables of larger groups", "h(局面) := 同前，但用更大分组的表"])]],
    before: Some("kit-reflection"),
    idea: ["A larger table costs more once, and saves nodes on each board.", "更大的表一次花费更多，但每个局面都省结点。"],
};

pub const KIT_LONG_SEQUENCES: Lesson = Lesson {
    method: "kit-long-sequences",
    title: ["IDA* without longer sequences of moves", "没有更长多余移动序列的 IDA*"],
    text: [
        "The machine may know longer redundant sequences: here all of up to 12 moves that fit on the board, and those of 13 \
         moves that 11 others replace. They are many, and each is seldom met, so they save less than the short ones, and \
         the machine takes 2 ms to build.",
        "状态机也可以认识更长的多余序列：这里包括棋盘上放得下的不超过 12 步的所有序列，以及可由 11 步代替的 13 步序列。\
         它们很多，每一个却很少遇到，所以省下的比短序列少；建立状态机要 2 毫秒。",
    ],
    code: &[DEPTH_FIRST, REDUNDANT, FOLLOW, &[line(["h(board) := as before", "h(局面) := 同前"])]],
    before: Some("kit-555"),
    idea: ["The longer the sequences it knows, the fewer boards it expands again.", "认识的序列越长，重复展开的局面越少。"],
};

pub const KIT: Lesson = Lesson {
    method: "kit",
    title: ["The kit", "本项目"],
    text: [
        "The kit's solver climbs only as high as a board needs. It runs A* with Manhattan distance while about a thousand \
         nodes of memory last, then its IDA*. When the search has cost as much as to build it, the database of 4, 4, 4 and 3 \
         tiles takes over, and on harder boards that of 5, 5 and 5 tiles with the longer sequences. On the 8-puzzle, a table \
         of all boards does.",
        "本项目的求解器只用局面所需的手段。它先用曼哈顿距离的 A*，直到约一千个结点的内存用完，再用自己的 IDA*。\
         当搜索的代价达到建表的代价时，改用 4、4、4、3 分组的数据库；更难的局面再用 5、5、5 分组的数据库和更长的序列。\
         八数码则建立所有局面的表。",
    ],
    code: &[&[
        line(["if the parity is wrong: return unsolvable", "若奇偶性不符：返回无解"]),
        acts(&[Start], ["open := {start}", "open := {start}"]),
        line(["while fewer than about 1,000 nodes are stored", "当保存的结点少于约 1,000 个时"]),
        acts(&[Expanded], ["    node := take the one with the lowest g + h from open", "    node := 从 open 取出 g + h 最小的"]),
        acts(&[Goal], ["    if node is the goal: return its path", "    若 node 是目标：返回它的路径"]),
        acts(&[Undoes], ["    for each move of node but the one that undoes the last", "    对 node 的每个移动，撤销上一步的除外"]),
        line(["        child := the board after it;  h := h, changed by the tile that moved", "        child := 移动后的局面；h := 按移动的块更新的 h"]),
        acts(&[Generated, Seen, Outdated], ["        unless reached by as few moves: add child to open", "        若此前没有以同样少的步数到达：把 child 加入 open"]),
        line(["for threshold := h(start), h(start) + 2, ..", "对 threshold := h(start), h(start) + 2, .."]),
        line(["    IDA* within threshold, without redundant sequences of moves", "    在 threshold 之内做 IDA*，不走多余的移动序列"]),
        line(["    if the goal was found: return its path", "    若已找到目标：返回它的路径"]),
        line(["    after 100,000 nodes: h := that of a pattern database", "    满 100,000 个结点后：h := 模式数据库的估计"]),
        line(["    after 300,000 nodes more: h := that of a larger one", "    再满 300,000 个结点后：h := 更大的数据库的估计"]),
    ]],
    before: Some("kit-sequences"),
    idea: [
        "It pays for a stronger heuristic when the board is worth its price.",
        "局面够难时，才花时间建立更强的启发函数。",
    ],
};
