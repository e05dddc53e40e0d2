//! How far a program came that ended early: the boards that it answered, and the board that fails or takes longest alone.

use super::run::Run;
use super::trial::{hardest_first, Alone, Trial};
use super::verdict::Verdict;
use crate::kit::grid::Case;
use crate::text::{count, figures};
use std::time::Duration;

/// The longest search for the board that fails or takes longest.
pub const SEARCH: Duration = Duration::from_secs(10);

/// Says how many boards were answered before the run ended early, whether these answers are right, and which board fails or
/// takes longest by itself, or that the trial ended before. Says nothing about an input of one board.
pub fn reach(trial: &Trial, input: &[u8], run: &Run) -> Result<String, String> {
    let cases = trial.problem.cases(input)?;
    if cases.len() < 2 {
        return Ok(String::new());
    }
    let beginning = trial.problem.check_beginning(input, &run.output);
    let (right, all) = (beginning.ends.len(), cases.len());
    let answered = match &beginning.fault {
        Some(fault) if right == 0 => format!("; {fault}"),
        Some(fault) => format!("; answered {right} of {all} right, then {fault}"),
        None if right == all => String::new(),
        None if right == 0 => "; no answer was printed before it ended (its output may be in a buffer)".to_string(),
        None => format!("; answered {right} of {all}, the first {right} right"),
    };
    let suspect = match run.verdict {
        Verdict::OutOfTime => by_output(run, &beginning.ends, all),
        _ => Some((right, run.time)).filter(|_| right < all),
    };
    Ok(answered + &said(trial, &alone(trial, &cases, suspect, run.verdict)?, run))
}

/// The board before whose answer the output did not grow for the longest time, with that time. If the program does not
/// print each answer at once, this may be another board.
fn by_output(run: &Run, ends: &[usize], all: usize) -> Option<(usize, Duration)> {
    let (mut before, mut longest) = ((Duration::ZERO, 0), None);
    let last = (run.time, u64::MAX);
    for &(time, length) in run.growth.iter().chain([&last]) {
        let (since, printed) = before;
        let index = ends.iter().filter(|&&end| end as u64 <= printed).count();
        let wait = time.saturating_sub(since);
        if index < all && longest.is_none_or(|(_, longest)| wait > longest) {
            longest = Some((index, wait));
        }
        before = (time, length);
    }
    longest.filter(|_| !run.growth.is_empty())
}

/// Looks for a board that ends early by itself: first the suspect, which after TLE may also take most of its time, and then
/// the others, the hardest first.
fn alone(trial: &Trial, cases: &[Case], suspect: Option<(usize, Duration)>, verdict: Verdict) -> Result<Alone, String> {
    let others = hardest_first(cases).into_iter().filter(|&index| suspect.is_none_or(|(suspect, _)| index != suspect));
    let order: Vec<usize> = suspect.map(|(index, _)| index).into_iter().chain(others).collect();
    let is_long =
        |index: usize, run: &Run| suspect.is_some_and(|(suspect, time)| index == suspect && 2 * run.time > time);
    trial.alone(cases, &order, |index, run| {
        run.verdict.is_early() || verdict == Verdict::OutOfTime && is_long(index, run)
    })
}

/// Says what the runs on single boards show, in comparison with the run of all.
fn said(trial: &Trial, alone: &Alone, all: &Run) -> String {
    let noun = trial.problem.noun();
    let seconds = |run: &Run| figures(run.time.as_secs_f64());
    match alone {
        Alone::Found(index, run) => {
            let board = format!("; {noun} {} alone", index + 1);
            match run.verdict {
                Verdict::RuntimeError if run.why == all.why => format!("{board}: the same"),
                verdict if verdict.is_early() => format!("{board}: {}", run.why),
                _ => format!("{board} takes {} s", seconds(run)),
            }
        }
        Alone::Slowest(index, run) if all.verdict == Verdict::OutOfTime => {
            format!("; {noun} {} alone takes {} s, the others less", index + 1, seconds(run))
        }
        Alone::Slowest(..) => format!("; no {noun} fails like this by itself"),
        Alone::Unfinished(_, None) => format!("; no time was left to find the {noun}"),
        Alone::Unfinished(tried, Some((index, run))) => {
            let tried = count(*tried, noun);
            let (number, seconds) = (index + 1, seconds(run));
            format!(
                "; the time to find the {noun} was over after {tried}; the slowest, {noun} {number}, takes {seconds} s"
            )
        }
    }
}
