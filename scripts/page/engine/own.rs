//! Formats of one's own: a description comes before what a command reads.
//!
//! In the place of a program, `own:N` is the description in the first N bytes of the input.

use crate::json;
use scripts::boards::graded::graded;
use scripts::problems::description::{described, read};
use scripts::problems::list::find;
use scripts::problems::problem::Problem;

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

/// Returns what a description says: the title, the boards and the answer, and its cases, each with its name, its input and a
/// right output; or the first line that is wrong, 0 if there is none, with what is allowed there.
///
/// # Errors
/// It has boards whose fewest moves are not known.
pub fn describe(text: &str) -> Result<String, String> {
    let problem: &'static Problem = match read(FILE, text) {
        Ok(problem) => Box::leak(Box::new(problem)),
        Err((line, clause)) => return Ok(format!("{{\"line\":{line},\"why\":{}}}\n", json::text(&clause))),
    };
    let case = |input: &str, name: &str| {
        let answer = problem.answers(input.as_bytes()).unwrap_or_default();
        let [name, input, output] = [name, input, &String::from_utf8_lossy(&answer)].map(json::text);
        format!("{{\"name\":{name},\"input\":{input},\"output\":{output}}}")
    };
    let cases = graded(problem)?;
    let cases = cases.iter().map(|made| case(&problem.input_of(&made.cases), &made.name));
    let [title, about, cases] = [json::text(problem.title), json::both(&problem.about()), json::list(cases)];
    Ok(format!("{{\"title\":{title},\"about\":{about},\"cases\":{cases}}}\n"))
}
