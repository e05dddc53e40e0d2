//! How far a program came that ended early: the boards that it answered, and the board that fails or takes longest alone.

use super::run::Run;
use super::trial::{hardest_first, Alone, Trial};
use super::verdict::Verdict;
use crate::kit::grid::Case;
use crate::problems::answers::Rejection;
use crate::problems::problem::Problem;
use crate::text::{count, figures};
use std::time::Duration;

/// The longest search for the board that fails or takes longest.
pub const SEARCH: Duration = Duration::from_secs(10);

/// The longest search after this run: longer where a busy machine let the run wait for a processor.
pub fn search_after(run: &Run) -> Duration {
    let awake = run.elapsed.saturating_sub(run.slept).as_secs_f64();
    SEARCH.mul_f64((awake / run.time.as_secs_f64().max(0.001)).clamp(1.0, 10.0))
}

/// How far a run came.
pub struct Reach {
    /// The same in words; nothing for an input of one board.
    pub said: String,
    /// Whether an answer is wrong.
    pub is_wrong: bool,
    /// Whether a board by itself ends early.
    pub is_one: bool,
    /// Whether a board that it answered never ends by itself: it does not see the end of the input.
    pub is_endless: bool,
    /// The longest time of a board by itself, if none of those that were run is the one looked for. If there was no time for
    /// any, what the run took for each answer.
    pub slowest: Option<Duration>,
}

/// Says how many boards were answered before the run ended early, whether these answers are right, and which board fails or
/// takes longest by itself, or that the trial ended before. If a board that takes most of the time `is_no_fault`, looks only
/// for boards that end early by themselves.
///
/// # Errors
/// The program cannot be run.
pub fn reach(trial: &Trial, input: &[u8], run: &Run, is_no_fault: bool) -> Result<Reach, String> {
    let cases = trial.problem.cases(input)?;
    if cases.len() < 2 {
        return Ok(Reach { said: String::new(), is_wrong: false, is_one: false, is_endless: false, slowest: None });
    }
    let beginning = trial.problem.check_beginning(input, &run.output);
    let (right, all) = (beginning.ends.len(), cases.len());
    let answered = match &beginning.fault {
        Some(fault) if right == 0 => format!("; {fault}"),
        Some(fault) => format!("; answered {right} of {all} right, then {fault}"),
        None if right == all && run.has_ended => String::new(),
        None if right == all => format!("; {}", all_right(trial.problem, all)),
        None if right == 0 => "; no answer was printed before it ended (its output may be in a buffer)".to_string(),
        None => format!("; answered {right} of {all}, the first {right} right"),
    };
    let suspect = match run.verdict {
        Verdict::OutOfTime if is_no_fault => None,
        Verdict::OutOfTime => by_output(run, &beginning.ends, all),
        _ => Some((right, run.time)).filter(|_| right < all),
    };
    let alone = alone(trial, &cases, &first(run, &beginning.ends, all), suspect, run.verdict)?;
    let slowest = match &alone {
        Alone::Slowest(_, run) | Alone::Unfinished(_, Some((_, run))) => Some(run.time),
        Alone::Unfinished(_, None) => Some(run.time / right.max(1) as u32),
        Alone::Found(..) => None,
    };
    // A patient run had more time than a board by itself.
    let has_as_long = |alone: &Run| !run.has_ended && run.time < 2 * alone.time;
    let is_endless = match &alone {
        Alone::Found(index, alone) if [run, alone].iter().all(|run| run.verdict == Verdict::OutOfTime) => {
            *index < right && has_as_long(alone)
        }
        _ => false,
    };
    let end = if is_endless { format!(", though it was answered: {END}") } else { String::new() };
    Ok(Reach {
        said: answered + &said(trial, &alone, run) + &end,
        is_wrong: beginning.fault.is_some(),
        is_one: matches!(&alone, Alone::Found(_, one) if one.verdict.is_early()),
        is_endless,
        slowest,
    })
}

const END: &str = "does its loop see the end of the input?";

/// Says of a program that has answered all boards rightly what it does then; `None` for another one. One that is out of time
/// while it prints the last answer does nothing more.
pub fn finished(problem: &Problem, input: &[u8], run: &Run) -> Option<String> {
    let is_stopped = matches!(run.verdict, Verdict::OutOfTime | Verdict::TooMuchOutput) && !run.has_ended;
    if !(is_stopped || run.verdict == Verdict::RuntimeError) || run.output.is_empty() {
        return None;
    }
    let all = problem.cases(input).ok()?.len();
    let judged = problem.judged(problem.rule, input, &run.output);
    let is_complete = !matches!(judged.fault, Some((_, Rejection::Wrong(_))));
    let goes_on = || {
        let beginning = problem.check_beginning(input, &run.output);
        beginning.ends.len() == all && is_stopped
    };
    let (right, why) = (all_right(problem, all), &run.why);
    let printed = run.growth.last().map_or(Duration::ZERO, |(time, _)| *time);
    let sleeps = 2 * run.slept > run.elapsed;
    let then = match run.verdict {
        Verdict::RuntimeError if is_complete => return Some(format!("{right}; then {why}")),
        _ if !is_complete && goes_on() => format!("goes on printing: {END}"),
        _ if is_complete && sleeps => "does not end".to_string(),
        _ if is_complete && run.time - printed.min(run.time) > run.time / SHARE => format!("does not end: {END}"),
        _ => return None,
    };
    Some(format!("{why}; {right}; then it {then}"))
}

/// A program that has printed nothing more for this part of its time does not end.
const SHARE: u32 = 20;

/// Says that all boards are answered rightly.
fn all_right(problem: &Problem, all: usize) -> String {
    match (problem.noun(), all) {
        (noun, 1) => format!("the {noun} is answered, and right"),
        (noun, _) => format!("all {all} {noun}s are answered, and right"),
    }
}

/// The boards to run by themselves first after TLE: the one after the last answer, and one that was answered, which ends unless
/// the program does not see the end of the input. Where the output goes on behind the last answer, it may only have been in a
/// buffer, and that one is the first.
fn first(run: &Run, ends: &[usize], all: usize) -> Vec<usize> {
    if run.verdict != Verdict::OutOfTime || ends.is_empty() {
        return Vec::new();
    }
    let mut first: Vec<usize> = [ends.len(), 0].into_iter().filter(|&index| index < all).collect();
    if ends.last() != Some(&run.output.len()) {
        first.reverse();
    }
    first
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

/// Looks for a board that ends early by itself: these first, then the suspect, which after TLE may also take most of its time,
/// and then the others, the hardest first.
fn alone(
    trial: &Trial,
    cases: &[Case],
    first: &[usize],
    suspect: Option<(usize, Duration)>,
    verdict: Verdict,
) -> Result<Alone, String> {
    let mut order = first.to_vec();
    for index in suspect.map(|(index, _)| index).into_iter().chain(hardest_first(cases)) {
        if !order.contains(&index) {
            order.push(index);
        }
    }
    let is_long =
        |index: usize, run: &Run| suspect.is_some_and(|(suspect, time)| index == suspect && 2 * run.time > time);
    trial.alone(cases, &order, |index, run| is_cut(run.verdict) || verdict == Verdict::OutOfTime && is_long(index, run))
}

/// Whether a board by itself ended early, or was printed on without an end.
fn is_cut(verdict: Verdict) -> bool {
    verdict.is_early() || verdict == Verdict::TooMuchOutput
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
                verdict if is_cut(verdict) => format!("{board}: {}", run.why),
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
