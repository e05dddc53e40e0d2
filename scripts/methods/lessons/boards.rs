//! Boards worth a lesson, and a teacher's path: what to look at in which method on which of them.

use crate::problems::contract::Text;

/// A board with its goal.
pub struct LessonBoard {
    pub name: &'static str,
    pub title: Text,
    pub board: &'static str,
    /// The name of the goal.
    pub goal: &'static str,
}

const fn board(name: &'static str, title: Text, board: &'static str) -> LessonBoard {
    LessonBoard { name, title, board, goal: "blank-last" }
}

/// The boards, the easiest first; the last is that of the methods' page.
pub const BOARDS: [LessonBoard; 8] = [
    LessonBoard {
        goal: "spiral", ..board("near", ["8-puzzle, 4 moves", "八数码，4 步"], "2 8 3 / 1 0 4 / 7 6 5")
    },
    board("greedy", ["8-puzzle, 8 moves", "八数码，8 步"], "1 3 6 / 5 0 2 / 4 7 8"),
    board("thresholds", ["8-puzzle, 8 moves, estimated at 4", "八数码，8 步，估计为 4"], "2 4 3 / 1 5 6 / 7 8 0"),
    board("estimates", ["8-puzzle, 11 moves", "八数码，11 步"], "4 1 3 / 8 7 5 / 2 0 6"),
    board("unsolvable", ["8-puzzle, unsolvable", "八数码，无解"], "2 1 3 / 4 8 5 / 7 6 0"),
    board("middle", ["8-puzzle, 20 moves", "八数码，20 步"], "4 3 0 / 6 8 5 / 2 7 1"),
    board("hardest", ["The 8-puzzle’s hardest, 31 moves", "最难的八数码，31 步"], "8 6 7 / 2 5 4 / 3 0 1"),
    board("fifteen", ["A 15-puzzle, 32 moves", "十五数码，32 步"], "3 2 4 1 / 5 6 8 7 / 9 11 10 12 / 13 14 15 0"),
];

/// A stop on the path.
pub struct Stop {
    /// The name of the board.
    pub board: &'static str,
    pub method: &'static str,
    /// The method that is shown beside it, if any.
    pub beside: Option<&'static str>,
    /// The step, from 1; of two searches, the last of the longer one.
    pub step: usize,
    /// What to look at.
    pub look: Text,
}

/// The path, for a lesson of twenty minutes.
pub const PATH: [Stop; 8] = [
    Stop {
        board: "near",
        method: "breadth-first",
        beside: None,
        step: 1,
        look: [
            "Level by level. Press “Which is next?” and let the class say which node it is. The goal is 4 moves away, and 34 \
             nodes are expanded before it is taken.",
            "逐层展开。按“下一个是哪个？”，让学生回答。目标只有 4 步远，取出它之前展开了 34 个结点。",
        ],
    },
    Stop {
        board: "near",
        method: "both-ends",
        beside: Some("breadth-first"),
        step: 130,
        look: [
            "From both ends, 8 nodes are enough: two small trees meet in the middle.",
            "从两端出发只需 8 个结点：两棵小树在中间相遇。",
        ],
    },
    Stop {
        board: "near",
        method: "astar-manhattan-seen",
        beside: Some("breadth-first"),
        step: 130,
        look: [
            "An estimate leads: A* expands 4 nodes, all of them on the answer. Below each node stands g + h = f.",
            "估计指出方向：A* 只展开 4 个结点，都在答案上。每个结点下面是 g + h = f。",
        ],
    },
    Stop {
        board: "estimates",
        method: "astar-manhattan-seen",
        beside: Some("astar-hamming-seen"),
        step: 198,
        look: [
            "The same search with two estimates. Manhattan distance is done after 11 nodes, misplaced tiles need 52.",
            "同一个搜索，两种估计。曼哈顿距离展开 11 个结点就完成，错位块数需要 52 个。",
        ],
    },
    Stop {
        board: "greedy",
        method: "greedy-best-first",
        beside: Some("astar-manhattan-seen"),
        step: 95,
        look: [
            "Greedy search looks at h alone: its answer has 10 moves, that of A* has 8, and here it even expands more.",
            "贪心搜索只看 h：它的答案有 10 步，A* 的只有 8 步，而且它在这里展开得更多。",
        ],
    },
    Stop {
        board: "thresholds",
        method: "idastar",
        beside: None,
        step: 1,
        look: [
            "IDA* draws a tree for each threshold: 4, 6 and 8. What is cut off gives the next one, and only the path is in \
             memory.",
            "IDA* 对每个阈值各有一棵树：4、6、8。被剪去的结点给出下一个阈值，内存中只有当前路径。",
        ],
    },
    Stop {
        board: "unsolvable",
        method: "twin",
        beside: None,
        step: 38,
        look: [
            "Unsolvable: no moves lead to the goal. The search of the twin, with two tiles swapped, reaches it, and that is \
             the proof.",
            "无解：无法到达目标。交换两块后的孪生局面的搜索到达了目标，这就是证明。",
        ],
    },
    Stop {
        board: "fifteen",
        method: "astar-conflict-seen",
        beside: None,
        step: 1,
        look: [
            "The tree of a 15-puzzle is too large to draw whole. Run all methods below, and sort them by nodes, by what they hold and by time.",
            "十五数码的树太大，无法整棵画出。在下面运行所有方法，再按结点、保存数和时间排序。",
        ],
    },
];
