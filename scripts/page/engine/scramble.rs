//! Draws boards as the tool `scramble` does.

use super::own::problem;
use crate::json;
use scripts::boards::draw::{draw, Depth, Wanted, MOST};
use scripts::text::numbers::{moves, number, seed};

/// Returns an input of a program: a number of boards, their fewest moves (`any`, `hardest`, a number or a range), how many
/// of them are unsolvable, and the seed; and the side of the boards, if the judge has several. Instead of an input, it may
/// be why the problem has no such boards, or that they take too long to find.
///
/// # Errors
/// An argument is malformed.
pub fn scramble(program: &str, words: &[&str], description: &[u8]) -> Result<String, String> {
    let [boards, fewest, unsolvable, begin, side @ ..] = words else {
        return Err("scramble takes a number of boards, of moves, of unsolvable ones, and a seed".to_string());
    };
    let depth = match *fewest {
        "any" => Depth::Any,
        "hardest" => Depth::Hardest,
        fewest => moves(fewest).map(|(from, to)| Depth::Within(from, to))?,
    };
    let wanted = Wanted {
        problem: problem(program, description)?.0,
        count: number(boards, &(1..=MOST), "boards")?,
        depth,
        unsolvable: number(unsolvable, &(0..=MOST), "boards")?,
        side: side.first().map(|side| number(side, &(0..=usize::MAX), "rows")).transpose()?,
        seed: seed(begin)?,
    };
    let (input, why) = match draw(&wanted) {
        Ok(cases) => (Some(wanted.problem.input_of(&cases)), None),
        Err(clause) => (None, Some(clause)),
    };
    let [input, why] = [json::optional(input, |input| json::text(&input)), json::optional(why.as_ref(), json::clause)];
    Ok(format!("{{\"input\":{input},\"why\":{why}}}\n"))
}
