//! The problems as README shows them.

use super::problem::{Boards, Form, Goal, Layout, Problem, Rule, Shape};
use super::problems::PROBLEMS;

/// One row a problem, in Markdown; `file` gives the ending of the file to paste, of a program.
pub fn table(file: impl Fn(&str) -> &'static str) -> String {
    let head = "| program | judge and problem | input | answer | paste |\n|---|---|---|---|---|\n";
    let row = |problem: &Problem| {
        let program = problem.program;
        let file = file(program);
        let language = if file == "c" { "C" } else { "Rust" };
        let paste = format!("[{}](expected/submissions/{}.{})", language, program, file);
        format!("| `{}` | {} | {} | {} | {} |\n", program, problem.title, input(problem), answer(problem), paste)
    };
    head.to_string() + &PROBLEMS.iter().map(row).collect::<String>()
}

fn input(problem: &Problem) -> String {
    let input = &problem.input;
    let boards = match (input.boards, input.goal) {
        (Boards::One, _) => "one board",
        (Boards::Counted, Goal::Given) => "N, a board and its goal each",
        (Boards::Counted, _) => "N, boards",
        (Boards::ToTheEnd, _) => "boards",
    };
    let shape = match input.shape {
        Shape::Fixed(rows, columns) => format!("{} x {}", rows, columns),
        Shape::Square(least, most) => format!("side {} to {} before it", least, most),
    };
    let goal = match input.goal {
        Goal::BlankLast | Goal::Given => "",
        Goal::BlankFirst => ", the goal's blank first",
        Goal::Spiral => ", the goal a spiral",
    };
    let layout = match input.layout {
        Layout::Line => "a line each",
        Layout::Rows => "a line a row",
        Layout::Column => "a line a tile",
        Layout::Word => "a word each",
        Layout::WordRows => "a word a row",
    };
    format!("{}, {}, {}, `{}` the blank{}", boards, shape, layout, input.blank, goal)
}

fn answer(problem: &Problem) -> String {
    let output = &problem.output;
    let [down, left, right, up] = output.moves;
    let letters = if down.len() == 1 { [down, left, right, up].concat() } else { [down, left, right, up].join(" ") };
    let form = match output.form {
        Form::Moves => format!("`{}`", letters),
        Form::Count => "their number".to_string(),
        Form::CountAndMoves => format!("their number, then `{}`", letters),
        Form::CountAndWords => format!("their number, then `{}`, a line each", letters),
        Form::YesAndMoves => format!("`YES`, then `{}`", letters),
    };
    let rule = match (problem.rule, problem.promise) {
        (Rule::Any, Rule::Any) => "any moves",
        (Rule::Any, _) => "any moves, ours the fewest",
        (Rule::Fewest, _) => "the fewest moves",
        (Rule::Least, _) => "the fewest moves, the alphabetically least",
    };
    let limit = problem.limit.map_or(String::new(), |limit| format!(" up to {}", limit));
    let none = match (output.named, output.too_long) {
        (false, _) => String::new(),
        (true, None) => format!("; or `{}`", output.unsolvable),
        (true, Some(too_long)) => format!("; or `{}` or `{}`", output.unsolvable, too_long),
    };
    format!("{}{}: {}{}", rule, limit, form, none)
}
