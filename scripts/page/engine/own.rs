//! Formats of one's own: a description comes before what a command reads.
//!
//! In the place of a program, `own:N` is the description in the first N bytes of the input.

use crate::json;
use scripts::boards::graded::{graded, Graded};
use scripts::problems::description::{described, read};
use scripts::problems::list::find;
use scripts::problems::problem::{Boards, Problem, Shape};
use scripts::problems::tiers::Tier;

/// What the report calls a description.
const FILE: &str = "description";

/// Returns the problem of a program, or the one that is described, and the bytes after its description.
///
/// # Errors
/// There is no such program, or the description is wrong.
pub fn problem<'a>(program: &str, bytes: &'a [u8]) -> Result<(&'static Problem, &'a [u8]), String> {
    let Some(length) = program.strip_prefix("own:") else { return Ok((find(program)?, bytes)) };
    let (text, rest) = split(length, bytes)?;
    Ok((Box::leak(Box::new(described(FILE, &String::from_utf8_lossy(text))?)), rest))
}

/// Splits bytes behind the first so many.
///
/// # Errors
/// There are not so many.
pub fn split<'a>(length: &str, bytes: &'a [u8]) -> Result<(&'a [u8], &'a [u8]), String> {
    let at = length.parse().ok().filter(|&at: &usize| at <= bytes.len());
    Ok(bytes.split_at(at.ok_or_else(|| format!("{length:?} is not the length of an input"))?))
}

/// Returns the kit's answers to an input that is behind a description.
///
/// # Errors
/// There is no such program, the description or the input is wrong, or the kit has no answer to a board.
pub fn answer(program: &str, bytes: &[u8]) -> Result<String, String> {
    let (problem, input) = problem(program, bytes)?;
    problem.cases(input)?;
    let answers = problem.answers(input).ok_or("a board is too large to solve here")?;
    Ok(String::from_utf8_lossy(&answers).into_owned())
}

/// What the random boards of a problem can be, as fields of JSON: whether an input has one, whether some may be unsolvable,
/// their sides if there are several, and whether these are rows.
pub fn drawn(problem: &Problem) -> String {
    let sides = json::optional(problem.input.shape.sides(), |(least, most)| json::list([least, most]));
    format!(
        "\"one\":{},\"unsolvable\":{},\"sides\":{sides},\"rectangles\":{}",
        problem.input.boards == Boards::One,
        problem.output.named,
        matches!(problem.input.shape, Shape::Rectangle(..))
    )
}

/// How the page names whether a case decides and is harder than those of the judge.
pub fn tier(tier: Tier) -> &'static str {
    match tier {
        Tier::Judge => "",
        Tier::Shown(_) => "shown",
        Tier::Hard => "hard",
        Tier::Kit(_) => "kit",
    }
}

/// Returns what a description says: the title, the boards and the answer, what random boards can be, and its cases, each with
/// its name, its input and a right output; or the first line that is wrong, 0 if there is none, with what is allowed there.
///
/// # Errors
/// It has boards whose fewest moves are not known.
pub fn describe(text: &str) -> Result<String, String> {
    let problem: &'static Problem = match read(FILE, text) {
        Ok(problem) => Box::leak(Box::new(problem)),
        Err((line, clause)) => return Ok(format!("{{\"line\":{line},\"why\":{}}}\n", json::clause(&clause))),
    };
    let case = |made: &Graded| {
        let input = problem.input_of(&made.cases);
        let answer = problem.answers(input.as_bytes()).unwrap_or_default();
        let [name, input, output] = [&made.name, &input, &*String::from_utf8_lossy(&answer)].map(json::text);
        let tier = tier(made.tier);
        format!("{{\"name\":{name},\"tier\":\"{tier}\",\"input\":{input},\"output\":{output}}}")
    };
    let cases = json::list(graded(problem)?.iter().map(case));
    let [title, about] = [json::text(problem.title), json::both(&problem.about())];
    Ok(format!("{{\"title\":{title},\"about\":{about},{},\"cases\":{cases}}}\n", drawn(problem)))
}
