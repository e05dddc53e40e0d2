//! AcWing 108, 奇数码问题.

use super::bases::*;

pub static PROBLEM: Problem = Problem {
    program: "acwing108",
    title: "AcWing 108, 奇数码问题",
    judge: &judges::ACWING,
    names: &["奇数码", "N 数码"],
    statement: Some("https://www.acwing.com/problem/content/110/"),
    reads: [
        "cases to the end of the input, each an odd side of 1 to 499, then the rows of a board and of its \
        goal, 0 the blank; empty lines may occur.",
        "数据直到输入结束，每组先是边长，1 至 499 的奇数，再是一个局面和它的目标的各行，0 表示空格；\
        其间可能有空行。",
    ],
    prints: [
        "a line a case, `TAK` if some moves lead from the board to the goal, or `NIE`. Even sides are \
        accepted as well.",
        "每组数据一行：局面能变成目标则输出 `TAK`，否则输出 `NIE`。边长为偶数也接受。",
    ],
    notes: &[["Whether the judge takes Rust is not confirmed.", "评测机是否支持 Rust 尚未核实。"]],
    pitfalls: &[
        QUADRATIC,
        ZERO,
        pitfall(
            Shows::Form,
            "the number of cases is not given: read to the end of the input, and skip empty lines",
            "没有给出数据的组数：要读到输入结束，并跳过空行",
        )
        .of(&[Mistake::FirstBoardOnly, Mistake::LastBoardLeftOut, Mistake::LastBoardTwice]),
    ],
    input: Input {
        boards: Boards::ToTheEnd,
        lines: "{side}\n{start}\n{goal}",
        shape: Shape::OddSquare(1, 499),
        goal: Goal::Given,
        ..EIGHT.input
    },
    output: Output { answer: "TAK", unsolvable: "NIE", ..SOLVABLE.output },
    ..SOLVABLE
};
