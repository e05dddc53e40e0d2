//! What several problems have in common, and the names that a problem's file needs. Each problem takes one of these and says
//! what differs.

pub use crate::kit::oracle::Rule;
pub use crate::problems::contract::{pitfall, Pitfall, Shows};
pub use crate::problems::judges;
pub use crate::problems::mistake::Mistake;
pub use crate::problems::problem::{Boards, Goal, Input, Kind, Layout, Output, Problem, Shape};
pub use crate::problems::replay::{LETTERS as CAPITALS, WORDS};

pub const LETTERS: [&str; 4] = ["d", "l", "r", "u"];

/// One 3 x 3 board, its fewest moves asked for; no unsolvable boards.
pub const EIGHT: Problem = Problem {
    program: "",
    file: None,
    prints_to: None,
    judge: &judges::AOJ,
    is_hidden: false,
    title: "",
    same: &[],
    names: &[],
    statement: None,
    reads: [""; 2],
    prints: [""; 2],
    notes: &[],
    pitfalls: &[],
    input: Input {
        lines: "{start}",
        boards: Boards::One,
        shape: Shape::Fixed(3, 3),
        layout: Layout::Rows,
        blank: "0",
        goal: Goal::BlankLast,
        most: 0,
    },
    output: Output {
        answer: "{count}",
        each: "",
        after: "",
        unsolvable: "-1",
        too_long: None,
        named: false,
        gaps: false,
        moves: LETTERS,
        between: "",
        of_tile: false,
        is_free: false,
    },
    rule: Rule::Fewest,
    promise: Rule::Fewest,
    limit: None,
    seconds: None,
    megabytes: None,
    promised: None,
    harder: &[],
    failed_there: &[],
    java: None,
    most_boards: None,
};

/// The same, but any path.
pub const ANY: Problem = Problem {
    output: Output { answer: "{moves}", moves: CAPITALS, named: true, ..EIGHT.output },
    rule: Rule::Any,
    promise: Rule::Any,
    ..EIGHT
};

/// 3 x 3 boards, each on a line, to the end of the input; any path.
pub const EIGHT_PATH: Problem = Problem {
    input: Input { boards: Boards::ToTheEnd, layout: Layout::Line, blank: "x", ..EIGHT.input },
    output: Output { answer: "{moves}", unsolvable: "unsolvable", named: true, ..EIGHT.output },
    rule: Rule::Any,
    ..EIGHT
};

/// One 4 x 4 board; any path within the limit.
pub const FIFTEEN: Problem = Problem {
    input: Input { shape: Shape::Fixed(4, 4), ..EIGHT.input },
    output: Output { unsolvable: "This puzzle is not solvable.", ..ANY.output },
    limit: Some(50),
    ..ANY
};

/// Only whether the board is solvable.
pub const SOLVABLE: Problem = Problem { output: Output { answer: "YES", unsolvable: "NO", ..ANY.output }, ..ANY };

// The pitfalls that several problems share.

pub const BLANK_MOVES: Pitfall = pitfall(
    Shows::Named,
    "the letters are the moves of the blank, not those of a tile",
    "字母表示空格的移动方向，不是数字块的移动方向",
);

pub const GAPS: Pitfall = pitfall(
    Shows::Presentation,
    "an empty line stands between two answers, and none after the last",
    "两个答案之间有一个空行，最后一个答案之后没有",
)
.of(&[Mistake::NoLineBetween, Mistake::NoLineAfterUnsolvable, Mistake::LineAfterEach]);

pub const NO_ANSWER: Pitfall = pitfall(
    Shows::Unsolvable,
    "a board without an answer gets -1: the search may end without reaching the goal",
    "无解要输出 -1：搜索可能到不了目标就结束了",
);

pub const OVERESTIMATE: Pitfall = pitfall(
    Shows::Detours,
    "Manhattan distance that counts the blank may be too high: the answers are then not always the fewest moves",
    "曼哈顿距离若算上空格，可能会高估，得到的步数就不一定最少",
);

pub const BLANK_FIRST: Pitfall = pitfall(
    Shows::Wrong,
    "the goal has the blank first: a parity test and a heuristic for the blank last do not fit",
    "目标局面的空格在最前面：奇偶性判断和估价函数不能按空格在最后来写",
)
.of(&[Mistake::OtherGoal, Mistake::ParityOfUsualGoal, Mistake::DistanceToOtherGoal]);

pub const ROW_END: Pitfall = pitfall(
    Shows::Wrong,
    "from the end of a row to the beginning of the next is no move, though the indices differ by 1",
    "行尾和下一行的行首下标只差 1，但不能互换",
)
.of(&[Mistake::RowEnd]);

/// The same where the moves are printed.
pub const OVER_ROW_END: Pitfall = Pitfall { shows: Shows::Illegal, ..ROW_END };

pub const LAST_TWO: Pitfall = pitfall(
    Shows::RowLeft,
    "row by row, the last two tiles of a row go in together: one alone may block the other",
    "逐行还原时，每行最后两块要一起放入：分别放可能互相挡住",
);

pub const EVEN_SIDE: Pitfall = pitfall(
    Shows::Parity,
    "on an odd side the inversions alone decide, on an even one the row of the blank counts too",
    "边长为奇数时只看逆序对，为偶数时还要算上空格所在的行",
)
.of(&[Mistake::NoRow, Mistake::RowAtOddWidth]);

pub const BLANK_ROW: Pitfall = pitfall(
    Shows::Parity,
    "with 4 columns the inversions alone do not decide: the row of the blank counts too",
    "4 列时只看逆序对不够，还要算上空格所在的行",
)
.of(&[Mistake::NoRow]);

pub const ZERO: Pitfall = pitfall(
    Shows::Parity,
    "the blank is no tile: leave it out of the inversions, whatever number stands for it",
    "空格不是数字块：数逆序对时不能算上它，无论用哪个数表示",
)
.of(&[Mistake::BlankAmongInversions]);

pub const LOST_ZERO: Pitfall = pitfall(
    Shows::Solvable,
    "a board that is turned into a number loses a 0 in front: it has nine digits all the same",
    "把局面变成整数会丢掉最前面的 0：仍要按九位处理",
)
.of(&[Mistake::NumberForBoard]);

pub const SPACES: Pitfall = pitfall(
    Shows::Spaces,
    "spaces may be doubled or lead the line: read words, not fixed columns",
    "单词之间可能有多个空白字符，行首也可能有：要按单词读入，不能按固定的列读",
);

pub const FROM_GOAL: Pitfall = pitfall(
    Shows::Each,
    "a search for each board may be too slow: search once from the goal, which answers every board",
    "对每个局面都搜索一遍可能太慢：从目标出发只搜索一次，就得到所有局面的答案",
);

pub const ALL_BOARDS: Pitfall = pitfall(
    Shows::Endless,
    "on an unsolvable board a search may visit all 181,440 boards it can reach: test the parity first",
    "无解时搜索可能走遍能到达的 181440 个局面：先判断奇偶性",
);

pub const ENDLESS: Pitfall = pitfall(
    Shows::Endless,
    "on an unsolvable board IDA* may never end, and A* may fill the memory: test the parity first",
    "无解时 IDA* 可能不会结束，A* 可能耗尽内存：先判断奇偶性",
);

pub const LONG: Pitfall = pitfall(
    Shows::Full,
    "at 40 moves and more breadth-first search and A* may fill the memory: take IDA*",
    "四十步以上时广度优先和 A* 可能耗尽内存：用 IDA*",
);

pub const ROW_FROM_TOP: Pitfall = pitfall(
    Shows::Parity,
    "the row of the blank counted the wrong way round turns the parity: a board is solvable if its inversions and this row, \
    1 at the top, are even together",
    "空格所在的行数反了，奇偶性就反了：行从上往下由 1 数起，逆序对数与该行之和为偶数才有解",
)
    .of(&[Mistake::RowFromTop]);

pub const PACKED: Pitfall = pitfall(
    Shows::Packed,
    "181,440 boards as strings or lists in a map may be slow: pack a board into an integer",
    "用 map 存字符串或数组形式的 181440 个局面可能太慢：把局面压缩成整数",
);

pub const LONG_PATHS: Pitfall = pitfall(
    Shows::Full,
    "at 40 moves and more breadth-first search and A* may fill the memory: take IDA*, and never undo a move",
    "四十步以上时，广度优先和 A* 可能耗尽内存：用 IDA*，并且不走回头步",
);

pub const AT_LIMIT: Pitfall = pitfall(
    Shows::Costly,
    "a board that needs more moves than the limit may keep a search busy: stop as soon as the threshold passes it",
    "步数超过上限的局面可能一直搜下去：阈值一超过上限就停止",
);

pub const NOT_SHORTEST: Pitfall = pitfall(
    Shows::Costly,
    "a shortest answer is not asked for and may take too long: weight the heuristic, or solve row by row",
    "不要求步数最少，求最短解可能太慢：给估价函数加权，或者逐行还原",
);

pub const QUADRATIC: Pitfall = pitfall(
    Shows::Slow,
    "inversions counted pair by pair may take too long: use merge sort or a Fenwick tree",
    "逐对数逆序对可能太慢：用归并排序或树状数组",
);

pub const PARITY_ALONE: Pitfall = pitfall(
    Shows::Costly,
    "a search may be too slow, and none is needed: parity alone decides",
    "搜索可能太慢，也不需要：只看奇偶性",
);

pub const MUCH_INPUT: Pitfall = pitfall(
    Shows::Slow,
    "there is much input: number by number from an unbuffered stream may be too slow; read it in large blocks",
    "数据量大：用没有缓冲的输入流逐个读可能太慢，要用快速读入",
);
