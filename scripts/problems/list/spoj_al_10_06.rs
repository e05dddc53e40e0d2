//! SPOJ (pl) AL_10_06, Pietnastka.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "spoj_al_10_06",
    title: "SPOJ (pl) AL_10_06, Pietnastka",
    judge: &judges::SPOJ,
    is_hidden: true,
    names: &["Piętnastka", "ALGOLIGA", "十五数码", "15-puzzle"],
    reads: ["one board, 4 lines of 4 numbers, 0 the blank.", "一个局面，4 行，每行 4 个数，0 表示空格。"],
    prints: [
        "moves of the blank as `RLUD`, at most 50 of them, or `NIE`, on a line. Any answer is accepted. \
        An already solved board gets an empty line.",
        "一行：用 `RLUD` 表示空格的移动方向，至多 50 步；无解则输出 `NIE`。任意解都接受。\
        已经是目标的局面输出空行。",
    ],
    pitfalls: &[LONG, ENDLESS, BLANK_ROW, ROW_FROM_TOP, BLANK_MOVES],
    output: Output { unsolvable: "NIE", ..FIFTEEN.output },
    seconds: Some(5),
    ..FIFTEEN
};
