//! How far a program came that ended early: the boards that it answered, and the board that takes longest.

use crate::run::Run;
use crate::trial::Trial;
use crate::verdict::Verdict;
use scripts::cli::figures;
use scripts::problems::grid::Case;
use std::time::Duration;

/// Says how many boards were answered before the run ended early, whether these answers are right, and which board takes
/// longest, if the trial's time suffices. Says nothing about an input of one board.
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
        None if right == 0 => format!("; answered none of {all}, as far as it printed"),
        None => format!("; answered {right} of {all}, the first {right} right"),
    };
    if run.verdict == Verdict::OutOfTime && run.time <= trial.limits.time {
        // It hangs.
        return Ok(answered);
    }
    let seen = match run.verdict {
        Verdict::OutOfTime => by_output(run, &beginning.ends, all),
        _ => Some((right, run.time)).filter(|_| right < all),
    };
    let slowest = match seen {
        Some((index, time)) => confirmed(trial, &cases, index, time, run.verdict)?,
        None => None,
    };
    let slowest = match slowest {
        None => trial.slowest(&cases, run.verdict)?,
        found => found,
    };
    Ok(answered + &slowest.map_or(String::new(), |(index, alone)| said(trial, index, &alone, run)))
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

/// Runs a board by itself, and returns its run if it ends early in the same way or, after TLE, takes most of this time.
fn confirmed(
    trial: &Trial,
    cases: &[Case],
    index: usize,
    time: Duration,
    verdict: Verdict,
) -> Result<Option<(usize, Run)>, String> {
    let alone = trial.run(&cases[index..=index])?;
    let is_long = |alone: &Run| verdict == Verdict::OutOfTime && 2 * alone.time > time;
    Ok(alone.filter(|alone| alone.verdict == verdict || is_long(alone)).map(|alone| (index, alone)))
}

/// Says how a board by itself ends, in comparison with the run of all.
fn said(trial: &Trial, index: usize, alone: &Run, all: &Run) -> String {
    let board = format!("; {} {} alone", trial.problem.noun(), index + 1);
    match all.verdict {
        Verdict::RuntimeError if alone.why == all.why => format!("{board}: the same"),
        _ if alone.verdict.is_early() => format!("{board}: {}", alone.why),
        Verdict::OutOfTime => format!("{board} takes {} s", figures(alone.time.as_secs_f64())),
        _ => String::new(),
    }
}
