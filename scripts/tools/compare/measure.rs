//! Runs each method on each board, and times it.

use scripts::cli::progress::Progress;
use scripts::kit::grid::Case;
use scripts::kit::solve;
use scripts::methods::effort::{Ended, Stop};
use scripts::methods::method::{Method, MethodSettings, Trial};
use scripts::system::clock::Clock;
use scripts::text::count;
use scripts::text::numbers::median;
use scripts::tools::compare::times::are_enough;
use slidekit::board::Move;
use slidekit::search::Answer;
use std::time::{Duration, Instant};

/// Shorter runs are timed by the wall clock: reading the processor time takes some microseconds.
const SHORT: Duration = Duration::from_millis(1);

/// The runs of a method on a board.
pub struct MethodRuns {
    pub method: &'static Method,
    /// The result, the same in every run.
    pub trial: Trial,
    pub times: Vec<Duration>,
    /// Whether the answer is a shortest one, or why there is none.
    pub answer: String,
}

/// A board and the runs of each method on it.
pub struct MeasuredBoard<'a> {
    pub case: &'a Case,
    /// For each method.
    pub runs: Vec<MethodRuns>,
    /// The fewest moves, if a method that promises them has ended or the kit knows them.
    pub fewest: Option<usize>,
}

/// Runs the methods on solvable boards, `repeat` times each.
pub fn measure<'a>(
    cases: &[&'a Case],
    methods: &[&'static Method],
    settings: &MethodSettings,
    repeat: usize,
) -> Vec<MeasuredBoard<'a>> {
    let progress = Progress::new(cases.len() * methods.len());
    let mut all = Vec::new();
    for (row, &case) in cases.iter().enumerate() {
        let mut runs = Vec::new();
        for (column, method) in methods.iter().enumerate() {
            progress.show(row * methods.len() + column, method.name);
            runs.push(run(method, case, settings, repeat));
        }
        let fewest = fewest(case, settings, &runs);
        runs.iter_mut().for_each(|run| run.answer = answer(&run.trial.ended, fewest, settings));
        all.push(MeasuredBoard { case, runs, fewest });
    }
    all
}

fn run(method: &'static Method, case: &Case, settings: &MethodSettings, repeat: usize) -> MethodRuns {
    let (mut times, clock) = (Vec::new(), Clock::of_main_thread());
    loop {
        let (before, start) = (clock.now(), Instant::now());
        let trial = method.run(case, settings);
        let elapsed = start.elapsed();
        let by_the_wall = elapsed < SHORT || trial.ended == Err(Stop::Time);
        times.push(if by_the_wall { elapsed } else { clock.now() - before });
        if are_enough(&times, repeat) {
            return MethodRuns { method, trial, times, answer: String::new() };
        }
    }
}

/// The fewest moves, by a method that promises them or else by the kit.
fn fewest(case: &Case, settings: &MethodSettings, runs: &[MethodRuns]) -> Option<usize> {
    let promised = runs.iter().filter(|run| run.method.promises(case, settings));
    let known = promised.filter_map(|run| run.moves()).map(<[Move]>::len).min();
    if known.is_some() || !solve::is_shortest(case) {
        return known;
    }
    let searched = solve::within(case, settings.limits.time.as_nanos() as u64)?;
    match searched.answer? {
        Answer::Moves(moves) => Some(moves.len()),
        Answer::TooLong | Answer::Unsolvable => None,
    }
}

/// Whether an answer is a shortest one, or why there is none.
pub fn answer(ended: &Ended, fewest: Option<usize>, settings: &MethodSettings) -> String {
    let MethodSettings { cut, limits, .. } = settings;
    match (ended, fewest) {
        (Ok(Some(moves)), Some(fewest)) if moves.len() == fewest => "shortest".to_string(),
        (Ok(Some(moves)), Some(fewest)) => format!("{} longer", moves.len() - fewest),
        (Ok(Some(_)), None) => "shortest not known".to_string(),
        (Ok(None), _) => format!("none within {}", count(*cut as usize, "move")),
        (Err(stop), _) => stop.clause(limits),
    }
}

impl MethodRuns {
    /// Whether the method takes boards of this size.
    pub fn has_begun(&self) -> bool {
        self.trial.ended != Err(Stop::NotTaken)
    }

    /// The moves to the goal, if they were found.
    pub fn moves(&self) -> Option<&[Move]> {
        self.trial.ended.as_ref().ok()?.as_deref()
    }

    /// The median time of the runs.
    pub fn time(&self) -> Duration {
        let seconds = self.times.iter().map(Duration::as_secs_f64);
        Duration::from_secs_f64(median(seconds.collect()).expect("a run"))
    }
}
