//! Runs each method on each board, and times it.

use scripts::cli::terminal::Progress;
use scripts::clock::Clock;
use scripts::methods::catalogue::{Method, Settings, Trial};
use scripts::methods::effort::Stop;
use scripts::problems::argument::line;
use scripts::problems::grid::Case;
use scripts::solve;
use slidekit::board::Move;
use slidekit::search::Answer;
use std::time::{Duration, Instant};

/// A method that has taken so long in all is not run on the same board again.
const ENOUGH: Duration = Duration::from_secs(1);

/// What is shorter is measured by the time that goes by; to look up the processor's account takes some microseconds.
const SHORT: Duration = Duration::from_millis(1);

/// What came of a method on a board.
pub struct Run {
    pub trial: Trial,
    /// The time of each run.
    pub times: Vec<Duration>,
}

/// A board, and what came of each method on it.
pub struct Measured<'a> {
    pub case: &'a Case,
    /// For each method; `None` when it does not serve the board.
    pub runs: Vec<Option<Run>>,
    /// The fewest moves, if a method that promises them has ended or the kit knows them.
    pub fewest: Option<usize>,
}

/// Runs the methods on solvable boards, each so many times.
///
/// # Errors
/// A method whose moves do not lead to the goal, or that breaks its promise of the fewest moves.
pub fn measure<'a>(
    cases: &[&'a Case],
    methods: &[&Method],
    settings: &Settings,
    repeat: usize,
) -> Result<Vec<Measured<'a>>, String> {
    let progress = Progress::new(cases.len() * methods.len());
    let mut all = Vec::new();
    for (row, &case) in cases.iter().enumerate() {
        let mut runs = Vec::new();
        for (column, method) in methods.iter().enumerate() {
            progress.show(row * methods.len() + column, method.name);
            runs.push(if method.serves(case) { Some(run(method, case, settings, repeat)) } else { None });
        }
        let fewest = fewest(case, methods, settings, &runs);
        let measured = Measured { case, runs, fewest };
        check(&measured, methods, settings)?;
        all.push(measured);
    }
    Ok(all)
}

fn run(method: &Method, case: &Case, settings: &Settings, repeat: usize) -> Run {
    let (mut times, clock) = (Vec::new(), Clock::of_this_thread());
    loop {
        let (before, start) = (clock.now(), Instant::now());
        let trial = method.run(case, settings);
        let elapsed = start.elapsed();
        let by_the_wall = elapsed < SHORT || trial.ended == Err(Stop::Time);
        times.push(if by_the_wall { elapsed } else { clock.now() - before });
        if times.len() == repeat || times.iter().sum::<Duration>() >= ENOUGH {
            return Run { trial, times };
        }
    }
}

/// The fewest moves by a method that promises them, or else by the kit.
fn fewest(case: &Case, methods: &[&Method], settings: &Settings, runs: &[Option<Run>]) -> Option<usize> {
    let promised = methods.iter().zip(runs).filter(|(method, _)| method.promises(case, settings));
    let known = promised.filter_map(|(_, run)| run.as_ref()?.moves()).map(<[Move]>::len).min();
    known.or_else(|| {
        let nanoseconds = settings.limits.time.as_nanos() as u64;
        let said = if solve::is_shortest(case) { solve::within(case, nanoseconds) } else { None };
        match said?.answer? {
            Answer::Moves(moves) => Some(moves.len()),
            Answer::TooLong | Answer::Unsolvable => None,
        }
    })
}

fn check(measured: &Measured, methods: &[&Method], settings: &Settings) -> Result<(), String> {
    for (method, run) in methods.iter().zip(&measured.runs) {
        let Some(moves) = run.as_ref().and_then(Run::moves) else { continue };
        let told = |fault: &str| Err(format!("{}: {} {}", line(&measured.case.start), method.name, fault));
        if !measured.case.is_solved_by(moves) {
            return told("does not lead to the goal");
        }
        let promises = method.promises(measured.case, settings);
        match measured.fewest {
            Some(fewest) if moves.len() < fewest => {
                return told("has fewer moves than a method that promises the fewest")
            }
            Some(fewest) if promises && moves.len() > fewest => return told("has not the fewest moves"),
            _ => (),
        }
    }
    Ok(())
}

impl Run {
    /// The answer, if it has one.
    pub fn moves(&self) -> Option<&[Move]> {
        self.trial.ended.as_ref().ok()?.as_deref()
    }

    /// The median over the runs.
    pub fn time(&self) -> Duration {
        let mut times = self.times.clone();
        times.sort_unstable();
        times[times.len() / 2]
    }
}
