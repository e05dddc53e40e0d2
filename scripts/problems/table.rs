//! The problems as README shows them.

use super::list::PROBLEMS;
use super::problem::{Boards, Form, Goal, Layout, Problem, Rule, Shape};

/// One row a problem, in Markdown.
pub fn table() -> String {
    let head = "| program | judge and problem | input | answer | paste |\n|---|---|---|---|---|\n";
    let row = |problem: &Problem| {
        let program = problem.program;
        let link = |(language, ending): &(&str, &str)| format!("[{language}](expected/submissions/{program}.{ending})");
        let paste = problem.judge.files().iter().map(link).collect::<Vec<_>>().join(" or ");
        format!("| `{}` | {} | {} | {} | {} |\n", program, problem.title, input(problem), answer(problem), paste)
    };
    head.to_string() + &PROBLEMS.iter().map(row).collect::<String>()
}

fn input(problem: &Problem) -> String {
    let input = &problem.input;
    let boards = match input.boards {
        Boards::One => "one board",
        Boards::Counted => "N boards",
        Boards::ToTheEnd | Boards::Framed(_) | Boards::ToZero => "boards",
    };
    let shape = match input.shape {
        Shape::Fixed(rows, columns) => format!("{rows} x {columns}"),
        Shape::Square(least, most) => format!("side {least} to {most}, its side first"),
        Shape::Rectangle(least, most) => format!("sides {least} to {most}, these first"),
    };
    let layout = match input.layout {
        Layout::Line => "a line each",
        Layout::Rows => "a line a row",
        Layout::Column => "a line a tile",
        Layout::Word => "a word each",
        Layout::WordRows => "a word a row",
        Layout::LetterRows => "a word of letters a row",
    };
    let goal = match input.goal {
        Goal::BlankLast => "",
        Goal::BlankFirst => "; the goal's blank is first",
        Goal::Spiral => "; the goal is a spiral",
        Goal::Given => "; after each its goal",
    };
    let end = match input.boards {
        Boards::ToZero => "; 0 ends them".to_string(),
        Boards::Framed(most) => {
            format!("; before them `START`, the side and a limit of 0 to {most}, behind them `END`")
        }
        _ => String::new(),
    };
    format!("{boards} of {shape}, {layout}, `{}` the blank{goal}{end}", input.blank)
}

fn answer(problem: &Problem) -> String {
    let output = &problem.output;
    let [down, left, right, up] = output.moves;
    let letters = [down, left, right, up].join(if down.len() == 1 { "" } else { " " });
    let form = match output.form {
        Form::Moves => format!("`{letters}`"),
        Form::Count => "the number of moves".to_string(),
        Form::CountAndMoves => format!("the number of moves, then `{letters}`"),
        Form::CountAndWords => format!("the number of moves, then `{letters}`, a line each"),
        Form::YesAndMoves => format!("`YES`, then `{letters}`"),
        Form::Tiles => "the tiles to slide".to_string(),
        Form::Within => {
            return "`SOLVABLE WITHIN` the fewest `MOVES`; else `NOT SOLVABLE WITHIN` the limit `MOVES`".into()
        }
        Form::Whether(yes) => {
            let moves = problem.limit.map_or("some moves".to_string(), |limit| format!("at most {limit} moves"));
            return format!("`{yes}` if {moves} solve it; else `{}`", output.unsolvable);
        }
    };
    let rule = match (problem.rule, problem.promise) {
        (Rule::Any, Rule::Any) => "any",
        (Rule::Any, _) => "any (ours has the fewest moves)",
        (Rule::Fewest, _) => "the fewest",
        (Rule::Least, _) => "the alphabetically least of the fewest",
    };
    let limit = problem.limit.map_or(String::new(), |limit| format!(", at most {limit} moves"));
    let none = match (output.named, output.too_long) {
        (false, _) => String::new(),
        (true, None) => format!("; else `{}`", output.unsolvable),
        (true, Some(too_long)) => format!("; else `{}`, or `{}`", output.unsolvable, too_long),
    };
    format!("{form}: {rule}{limit}{none}")
}
