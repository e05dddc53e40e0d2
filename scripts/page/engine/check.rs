//! Judges an output as `judge` does, and shows the board that a fault concerns.

use crate::json;
use scripts::problems::answers::Fault;
use scripts::problems::grid::Case;
use scripts::problems::list::find;
use scripts::problems::oracle::Oracle;
use scripts::problems::problem::Problem;
use scripts::problems::replay::spell;
use scripts::solve::solve;
use slidekit::board::Move;
use slidekit::search::Answer;

/// The most cells of a board that the page shows, and the most boards of an output.
const CELLS: usize = 100;
const BOARDS: usize = 500;

/// Returns the verdict on an output, its reason, and the board of the fault with a right answer. The first `bytes` bytes
/// are the input.
///
/// # Errors
/// There is no such program, or the input is malformed.
pub fn check(program: &str, bytes: &str, both: &[u8]) -> Result<String, String> {
    let (problem, (input, output)) = (find(program)?, split(bytes, both)?);
    let given = problem.moves_given(input, output)?;
    let (verdict, why, number) = match problem.check_each(problem.rule, input, output) {
        Ok(()) => ("AC", String::new(), 0),
        Err((number, Fault::Wrong(clause))) => ("WA", clause, number),
        Err((number, Fault::Presentation(clause))) => ("PE", clause, number),
    };
    let shown = number.checked_sub(1).map(|index| &given[index]).filter(|(case, _)| case.start.tiles.len() <= CELLS);
    let case = json::optional(shown, |(case, moves)| {
        let truth = oracle(problem).truth(case);
        let right = truth.map_or_else(|| solve(case), moves_of);
        self::case(case, moves, right)
    });
    let has_carriage_returns = output.windows(2).any(|pair| pair == b"\r\n");
    let note = if has_carriage_returns { "lines end with CR LF" } else { "" };
    Ok(format!(
        "{{\"verdict\":\"{verdict}\",\"why\":{},\"note\":\"{note}\",\"board\":{number},\"of\":{},\"case\":{case}}}\n",
        json::text(&why),
        given.len()
    ))
}

/// Returns the boards of an input, each with the moves of an output, or if these do not solve it, with the kit's, unless the
/// board is too large for its tables. The first `bytes` bytes are the input.
///
/// # Errors
/// There is no such program, or the input is malformed.
pub fn boards(program: &str, bytes: &str, both: &[u8]) -> Result<String, String> {
    let (problem, (input, output)) = (find(program)?, split(bytes, both)?);
    let mut oracle = oracle(problem);
    let given = problem.moves_given(input, output)?;
    let shown = given.iter().filter(|(case, _)| case.start.tiles.len() <= CELLS).take(BOARDS);
    let cases = shown.map(|(case, moves)| {
        let end = moves.iter().try_fold(case.start.clone(), |board, &mv| board.after(mv));
        let is_solved = end.as_ref() == Some(&case.goal);
        self::case(case, moves, if is_solved { None } else { oracle.truth(case).and_then(moves_of) })
    });
    Ok(format!("{{\"boards\":{}}}\n", json::list(cases)))
}

/// Splits what was read into an input of this length and an output.
fn split<'a>(bytes: &str, both: &'a [u8]) -> Result<(&'a [u8], &'a [u8]), String> {
    let length = bytes.parse().ok().filter(|&length: &usize| length <= both.len());
    Ok(both.split_at(length.ok_or_else(|| format!("{bytes:?} is not the length of an input"))?))
}

/// Finds the answers that the kit's program promises.
fn oracle(problem: &Problem) -> Oracle {
    Oracle::new(problem.promise, problem.limit)
}

fn moves_of(answer: Answer) -> Option<Vec<Move>> {
    match answer {
        Answer::Moves(moves) => Some(moves),
        Answer::TooLong | Answer::Unsolvable => None,
    }
}

fn case(case: &Case, moves: &[Move], right: Option<Vec<Move>>) -> String {
    format!(
        "{{\"columns\":{},\"start\":{},\"goal\":{},\"moves\":\"{}\",\"right\":{}}}",
        case.start.columns,
        json::board(&case.start),
        json::board(&case.goal),
        spell(moves),
        json::optional(right, |moves| format!("\"{}\"", spell(&moves)))
    )
}
