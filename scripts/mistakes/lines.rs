//! Reads an input as a program does that trusts its lines.

use crate::kit::grid::Case;
use crate::problems::problem::{Boards, Layout, Problem, Shape};

/// Reads the boards of an input, each after so many lines that are skipped, up to the first that is not where it has to
/// be.
pub fn boards_by_lines(problem: &Problem, input: &str, skipped: usize) -> Vec<Case> {
    // Where a board is not read after an empty line, there may be some.
    let mut lines = input.lines().filter(|line| problem.input.gaps || !line.trim().is_empty());
    let mut number = match problem.input.boards {
        Boards::One => 1,
        Boards::Counted => lines.next().and_then(|line| line.trim().parse().ok()).unwrap_or(0),
        Boards::ToTheEnd | Boards::Framed(_) | Boards::ToZero => usize::MAX,
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
    let mut read = vec![lines.next()?];
    let side = |word: usize| read[0].split_whitespace().nth(word).and_then(|side| side.parse::<usize>().ok());
    let (head, rows, columns) = match (input.boards, input.shape) {
        (_, Shape::Fixed(rows, columns)) => (0, rows, columns),
        (Boards::Framed(_), _) => (1, side(1)?, side(1)?),
        (_, Shape::Square(..) | Shape::OddSquare(..)) => (1, side(0)?, side(0)?),
        (_, Shape::Rectangle(..)) => (1, side(0)?, side(1)?),
    };
    let lines_of_board = match input.layout {
        Layout::Line | Layout::Word => 1,
        Layout::Rows | Layout::WordRows | Layout::LetterRows => rows,
        Layout::Column => rows * columns,
    };
    let boards = if input.goal.is_of_each() { 2 } else { 1 };
    let end = usize::from(matches!(input.boards, Boards::Framed(_)));
    let all = head + boards * lines_of_board + end;
    read.extend(lines.take(all - 1));
    let is_whole = read.len() == all && read.iter().all(|line| !line.trim().is_empty());
    let begin = if input.boards == Boards::Counted { "1\n" } else { "" };
    let text = format!("{begin}{}\n{}", read.join("\n"), ending(input.boards, input.shape));
    problem.cases(text.as_bytes()).ok().filter(|cases| is_whole && cases.len() == 1)?.pop()
}

fn ending(boards: Boards, shape: Shape) -> &'static str {
    match (boards, shape) {
        (Boards::ToZero, Shape::Rectangle(..)) => "0 0\n",
        (Boards::ToZero, _) => "0\n",
        _ => "",
    }
}
