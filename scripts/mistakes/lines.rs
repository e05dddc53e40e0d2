//! Reads an input as a program does that trusts its lines.

use crate::kit::grid::Case;
use crate::problems::problem::{Boards, Layout, Problem, Shape};

/// Reads the boards of an input, each after so many lines that are skipped, up to the first that is not where it has to
/// be.
pub fn boards_by_lines(problem: &Problem, input: &str, skipped: usize) -> Vec<Case> {
    // Where a board is not read after an empty line, there may be some.
    let mut lines = input.lines().filter(|line| problem.input.has_gaps() || !line.trim().is_empty());
    let mut number = match problem.input.boards {
        Boards::One => 1,
        Boards::Counted => lines.next().and_then(|line| line.trim().parse().ok()).unwrap_or(0),
        Boards::ToTheEnd | Boards::ToZero => usize::MAX,
    };
    let mut cases = Vec::new();
    while number > 0 {
        let Some(case) = next(problem, &mut lines.by_ref().skip(skipped)) else { break };
        cases.push(case);
        number -= 1;
    }
    cases
}

/// Reads the next board and its goal.
fn next<'a>(problem: &Problem, lines: &mut impl Iterator<Item = &'a str>) -> Option<Case> {
    let input = &problem.input;
    let (mut rows, mut columns) = match input.shape {
        Shape::Fixed(rows, columns) => (rows, columns),
        _ => (0, 0),
    };
    let mut read: Vec<&str> = Vec::new();
    for format in input.parts().1.lines().filter(|line| !line.is_empty()) {
        let (from, is_board) = (read.len(), matches!(format, "{start}" | "{goal}"));
        let number = match input.layout {
            Layout::Rows | Layout::WordRows | Layout::LetterRows if is_board => rows,
            Layout::Column if is_board => rows * columns,
            _ => 1,
        };
        read.extend(lines.take(number));
        if read.len() < from + number || read.iter().any(|line| line.trim().is_empty()) {
            return None;
        }
        let side = |hole| {
            let at = format.split_whitespace().position(|word| word == hole)?;
            read[from].split_whitespace().nth(at)?.parse().ok()
        };
        rows = side("{side}").or(side("{rows}")).unwrap_or(rows);
        columns = side("{side}").or(side("{columns}")).unwrap_or(columns);
    }
    let begin = if input.boards == Boards::Counted { "1\n" } else { "" };
    let text = format!("{begin}{}\n{}", read.join("\n"), input.ending());
    problem.cases(text.as_bytes()).ok().filter(|cases| cases.len() == 1)?.pop()
}
