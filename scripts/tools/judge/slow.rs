//! Cases that are out of time only for their number of boards, which no statement names: they do not count. That their
//! answers are right is looked at all the same.

use super::run::Run;
use super::trial::Program;
use super::verdict::Verdict;
use crate::kit::grid::Case;
use crate::problems::contract::Shows;
use crate::problems::problem::Problem;
use crate::text::{count, figures};
use std::time::Duration;

/// The most time for all boards of a case.
const MOST: Duration = Duration::from_secs(30);

/// How such a case shows what is wrong.
const SHOWS: [Shows; 3] = [Shows::Costly, Shows::Slow, Shows::Each];

/// The most boards that are judged if all would take longer.
pub const PART: usize = 31;

/// The most time for all boards of a case if one may take this long.
pub fn most(limit: Duration) -> Duration {
    (10 * limit).min(MOST).max(limit)
}

/// Judges a run that was out of time although no board by itself is; the slowest takes so long by itself. Within the most time
/// for all boards, `whole` runs the program on its input again, and `patient` on some of its boards.
///
/// # Errors
/// The program cannot be run.
pub fn slow(
    problem: &Problem,
    whole: impl Fn() -> Result<Run, String>,
    patient: &dyn Program,
    limit: Duration,
    cases: &[Case],
    run: Run,
    slowest: Duration,
) -> Result<Run, String> {
    let (most, slowest) = (most(limit), slowest.max(Duration::from_millis(1)));
    let expected = slowest * cases.len() as u32;
    let fits = expected <= 2 * most;
    if fits {
        let whole = whole()?;
        if whole.verdict == Verdict::Accepted && whole.time <= limit {
            return Ok(whole);
        }
        if whole.verdict != Verdict::OutOfTime {
            return Ok(whole_judged(problem, whole, cases.len()));
        }
        if expected < most / 2 {
            return Ok(Run { why: run.why + &format!("; together more than {} s", most.as_secs_f64()), ..run });
        }
    }
    let share = (most.as_nanos() / (2 * slowest).as_nanos()) as usize;
    let first = share.clamp(1, PART).min(cases.len());
    let part = patient.run(&cases[..first], None)?.expect("a run without an end that cuts it off");
    Ok(part_judged(problem, run, part, [first, cases.len()], if fits { most } else { limit }))
}

/// The verdict on a run that has ended after the limit.
pub fn whole_judged(problem: &Problem, whole: Run, boards: usize) -> Run {
    let seconds = figures(whole.time.as_secs_f64());
    if whole.verdict != Verdict::Accepted {
        return Run { why: format!("{}; {seconds} s needed", whole.why), ..whole };
    }
    let (each, all) = (each(problem, &whole, boards), count(boards, problem.noun()));
    let why = format!("{seconds} s for {all}, {each}; {}", unnamed(problem));
    Run { verdict: Verdict::Slow, why, shows: SHOWS.to_vec(), ..whole }
}

/// The verdict on a run that has not ended after this time, by another one of the first boards.
pub fn part_judged(problem: &Problem, run: Run, part: Run, [first, all]: [usize; 2], over: Duration) -> Run {
    let (noun, over) = (problem.noun(), over.as_secs_f64());
    let head = if first == 1 { format!("the first {noun}") } else { format!("the first {first} {noun}s") };
    match part.verdict {
        Verdict::Accepted => {
            let (all, each, unnamed) = (count(all, noun), each(problem, &part, first), unnamed(problem));
            let why = format!("more than {over} s for {all}; {head} judged, and right, {each}; {unnamed}");
            Run { verdict: Verdict::Slow, why, shows: SHOWS.to_vec(), ..run }
        }
        Verdict::OutOfTime => {
            let how = if first == 1 { "alone" } else { "together" };
            Run { why: format!("{}; {head} {how}: {}", run.why, part.why), ..run }
        }
        verdict => {
            let why = format!("{head} judged, as all take more than {over} s: {}", part.why);
            Run { verdict, why, shows: part.shows, output: part.output, errors: part.errors, ..run }
        }
    }
}

/// The time a board.
fn each(problem: &Problem, run: &Run, boards: usize) -> String {
    format!("{} s a {}", figures((run.time / boards as u32).as_secs_f64()), problem.noun())
}

/// Why the number of boards does not count.
fn unnamed(problem: &Problem) -> String {
    let noun = problem.noun();
    let names = match problem.most_boards {
        None => format!("no number of {noun}s"),
        Some(most) => format!("at most {}", count(most, noun)),
    };
    format!("the statement names {names}, so it does not count")
}
