//! Judges an output as `judge` does, and shows the board that a fault concerns.

use super::own::{problem, split};
use crate::json;
use scripts::kit::grid::Case;
use scripts::kit::oracle::Oracle;
use scripts::kit::solve::solve;
use scripts::mistakes::hint::{hints, shown};
use scripts::problems::answers::Rejection;
use scripts::problems::clause::{encoding, Clause, Code};
use scripts::problems::judged::Judged;
use scripts::problems::problem::{Goal, Problem};
use scripts::problems::replay::spell;
use slidekit::board::Move;
use slidekit::search::Answer;

/// The most cells of a board that the page shows, the most boards of an output, and the most moves of each and of all.
const CELLS: usize = 100;
const BOARDS: usize = 500;
const MOVES: usize = 50_000;
const ALL_MOVES: usize = 1_000_000;

/// What is wrong with an output, or with its input.
#[derive(Default)]
struct Finding {
    verdict: &'static str,
    why: Option<Clause>,
    /// The case of the fault from 1, or 0 if it concerns no single case.
    number: usize,
    /// What is said besides, and the pitfalls that it may come from, as JSON.
    notes: Vec<String>,
}

/// Returns the verdict on an output, its reason, and the board of the fault with a right answer. The first `bytes` bytes
/// are the input. A fault of the input is the verdict `input`.
///
/// # Errors
/// There is no such program, or the description before the input is wrong.
pub fn check(program: &str, bytes: &str, all: &[u8]) -> Result<String, String> {
    let (problem, both) = problem(program, all)?;
    let (input, output) = split(bytes, both)?;
    let given = match problem.moves_given(input, output) {
        Ok(given) => given,
        Err(clause) => {
            let why = encoding(input).map_or(Code::InInput.with(clause), |code| code.with(Code::TheInput));
            return Ok(verdict(&Finding { verdict: "input", why: Some(why), ..Finding::default() }, 0, None));
        }
    };
    let finding = found(problem, input, output);
    let shown = finding.number.checked_sub(1).map(|index| &given[index]);
    let case = shown.filter(|(case, _)| case.start.tiles.len() <= CELLS).map(|(case, moves)| {
        let truth = Oracle::new(problem.promise, problem.limit).truth(case);
        self::case(case, moves, truth.or_else(|| solve(case).map(Answer::Moves)))
    });
    Ok(verdict(&finding, given.len(), case))
}

fn found(problem: &'static Problem, input: &[u8], output: &[u8]) -> Finding {
    let Judged { fault, notes } = problem.judged(problem.rule, input, output);
    let mut notes: Vec<String> = notes.iter().map(json::clause).collect();
    let Some((number, rejection)) = fault else {
        return Finding { verdict: "AC", notes, ..Finding::default() };
    };
    let shows = shown(problem, input, output, &rejection);
    let hint = |text| json::list([json::text("Common"), json::both(text)]);
    notes
        .extend(hints(problem, problem.pitfalls, &shows, input, output, &[]).iter().map(|pitfall| hint(&pitfall.text)));
    let (verdict, why) = match rejection {
        Rejection::Wrong(clause) => ("WA", clause),
        Rejection::Presentation(clause) => ("PE", clause),
    };
    let is_shown = problem.cases(input).is_ok_and(|boards| problem.failed_on(&boards).is_some());
    let why = Some(if is_shown { Code::FailedThere.with(why) } else { why });
    Finding { verdict, why, number, notes }
}

fn verdict(finding: &Finding, of: usize, case: Option<String>) -> String {
    let Finding { verdict, why, number, notes } = finding;
    let (why, notes) = (json::optional(why.as_ref(), json::clause), json::list(notes));
    let case = json::optional(case, |case| case);
    format!("{{\"verdict\":\"{verdict}\",\"why\":{why},\"notes\":{notes},\"board\":{number},\"of\":{of},\"case\":{case}}}\n")
}

/// Returns the number of boards of an input, and its first ones up to a too large one, each with an output's moves,
/// or if they do not solve it the kit's, unless the kit's tables are too large. The first `bytes` bytes are the input.
///
/// # Errors
/// There is no such program, or the input is malformed.
pub fn boards(program: &str, bytes: &str, all: &[u8]) -> Result<String, String> {
    let (problem, both) = problem(program, all)?;
    let (input, output) = split(bytes, both)?;
    let mut oracle = Oracle::new(problem.promise, problem.limit);
    let given = problem.moves_given(input, output)?;
    // Where any farthest board will do, that of a right answer is the goal.
    let is_any = problem.input.goal == Goal::Farthest && problem.check(problem.rule, input, output).is_ok();
    let (of, mut all) = (given.len(), 0);
    let shown = given.iter().take(BOARDS).take_while(|(case, _)| case.start.tiles.len() <= CELLS);
    let cases = shown.map_while(|(case, moves)| {
        all += moves.len().min(MOVES);
        if all > ALL_MOVES {
            return None;
        }
        let end = moves.iter().try_fold(case.start.clone(), |board, &mv| board.after(mv));
        Some(match end {
            Some(goal) if is_any || goal == case.goal => {
                self::case(&Case { start: case.start.clone(), goal }, moves, None)
            }
            _ => self::case(case, moves, oracle.truth(case)),
        })
    });
    Ok(format!("{{\"boards\":{},\"of\":{of}}}\n", json::list(cases)))
}

fn case(case: &Case, moves: &[Move], right: Option<Answer>) -> String {
    let right = right.and_then(|answer| match answer {
        Answer::Moves(moves) => Some(json::text(&spell(&moves))),
        Answer::TooLong | Answer::Unsolvable => None,
    });
    format!(
        "{{\"columns\":{},\"start\":{},\"goal\":{},\"moves\":\"{}\",\"right\":{}}}",
        case.start.columns,
        json::list(&case.start.tiles),
        json::list(&case.goal.tiles),
        spell(&moves[..moves.len().min(MOVES)]),
        json::optional(right, |moves| moves)
    )
}
