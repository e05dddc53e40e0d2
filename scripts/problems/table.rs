//! The table of problems in README.

use super::judges::takes_functions_only;
use super::list::PROBLEMS;
use super::problem::{Form, Goal, Problem, Rule, Shape};

/// Returns the table in Markdown, a row for each problem.
pub fn table() -> String {
    let head = "| problem | boards and answer | paste |\n|---|---|---|\n";
    let row = |problem: &Problem| {
        let link = |(_, ending): &(&str, &str)| {
            let file = format!("{}.{ending}", problem.program);
            format!("[{file}](expected/submissions/{file})")
        };
        let paste = problem.judge.files().iter().map(link).collect::<Vec<_>>().join(" or ");
        let part = if takes_functions_only(problem.program) { "the function in " } else { "" };
        format!("| {} | {}: {} | {part}{paste} |\n", problem.title, boards(problem), answer(problem))
    };
    head.to_string() + &PROBLEMS.iter().map(row).collect::<String>()
}

fn boards(problem: &Problem) -> String {
    let shape = match problem.input.shape {
        Shape::Fixed(rows, columns) => format!("{rows} x {columns}"),
        Shape::Square(least, most) => format!("side {least} to {most}"),
        Shape::Rectangle(_, most) => format!("up to {most} x {most}"),
    };
    let goal = match problem.input.goal {
        Goal::BlankLast => "",
        Goal::BlankFirst => ", blank first",
        Goal::Spiral => ", spiral goal",
        Goal::Given => ", any goal",
    };
    shape + goal
}

fn answer(problem: &Problem) -> String {
    let limit = problem.limit.map_or(String::new(), |limit| format!(" of at most {limit} moves"));
    let path = match (problem.rule, problem.promise) {
        (Rule::Any, Rule::Any) => "any path",
        (Rule::Any, _) => "any path (ours is a shortest)",
        (Rule::Fewest, _) => "a shortest path",
        (Rule::Least, _) => "the alphabetically first shortest path",
    };
    match problem.output.form {
        Form::Count => "the fewest moves".to_string(),
        Form::Within => "the fewest moves, within a limit".to_string(),
        Form::Tiles => "the tiles to slide".to_string(),
        Form::Whether(_) => format!("is there a path{limit}?"),
        Form::Moves | Form::CountAndMoves | Form::CountAndWords | Form::YesAndMoves => format!("{path}{limit}"),
    }
}
