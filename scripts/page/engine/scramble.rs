//! Draws boards as the tool `scramble` does.

use scripts::boards::draw::{draw, Depth, Wanted, MOST};
use scripts::cli::options::{moves, number, seed};
use scripts::problems::list::find;

/// Returns an input of a program: a number of boards, their fewest moves (`any`, `hardest`, a number or a range), how many
/// of them are unsolvable, and the seed; and the side of the boards, if the judge has several.
///
/// # Errors
/// The problem has no such boards, or they take too long to find.
pub fn scramble(program: &str, words: &[&str]) -> Result<String, String> {
    let [boards, fewest, unsolvable, begin, side @ ..] = words else {
        return Err("scramble takes a number of boards, of moves, of unsolvable ones, and a seed".to_string());
    };
    let depth = match *fewest {
        "any" => Depth::Any,
        "hardest" => Depth::Hardest,
        fewest => moves(fewest).map(|(from, to)| Depth::Within(from, to))?,
    };
    let wanted = Wanted {
        problem: find(program)?,
        count: number(boards, &(1..=MOST), "boards")?,
        depth,
        unsolvable: number(unsolvable, &(0..=MOST), "boards")?,
        side: side.first().map(|side| number(side, &(0..=usize::MAX), "rows")).transpose()?,
        seed: seed(begin)?,
    };
    Ok(wanted.problem.input_of(&draw(&wanted)?))
}
