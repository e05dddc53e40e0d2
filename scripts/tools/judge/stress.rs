//! `--stress`: random boards until the program fails, then the smallest input on which it still fails.

use super::bounds::Bounds;
use super::report::{common, details};
use super::run::Run;
use super::smaller::smallest;
use super::times::Times;
use super::trial::{Alone, Culprit, Failing, Started, Trial};
use super::verdict::Verdict;
use crate::boards::easy_first::easy_first;
use crate::cli::options::Given;
use crate::cli::progress::Progress;
use crate::cli::{print, write_file, Failure};
use crate::kit::grid::Case;
use crate::kit::solve::{is_shortest, solve};
use crate::mistakes::hint::hints;
use crate::problems::contract::Shows;
use crate::problems::problem::{Boards, Problem};
use crate::text::shell_word;
use crate::text::{count, figures};
use std::slice::from_ref;
use std::time::{Duration, Instant};

/// The default for `--time`.
pub const TIME: Duration = Duration::from_secs(60);

/// Runs a program on boards until it fails, and shows the smallest failing input.
pub fn stress(problem: &'static Problem, programs: &[Vec<String>], given: &Given) -> Result<(), Failure> {
    let [command] = programs else {
        return Err(Failure::Usage("--stress takes one program".to_string()));
    };
    let most = given.number("--count", 1..=1_000_000, "boards")?.unwrap_or(1000);
    let (time, seed) = (given.seconds("--time")?.unwrap_or(TIME), given.seed()?);
    let bounds = Bounds::of(problem, "--each", given, command)?;
    print(&format!("{}: {}\n{}", problem.titles()[0], command.join(" "), bounds.line()))?;
    let drawn = easy_first(problem, seed)?.filter(|case| problem.failed_on(from_ref(case)).is_none()).take(most);
    let (limits, progress) = (bounds.limits, &Progress::new(most));
    let program = &Started { problem, command, limits, start: Instant::now() };
    let trial = Trial { problem, program, limit: limits.time, end: end(time), progress };
    let found = search(&trial, drawn, most, time)?;
    progress.hide();
    print(&(found.said(most, seed, time) + "\n" + &found.noted() + &found.common(problem)))?;
    let file = given.text("--save").map_or_else(|| found.end.file(problem.program), str::to_string);
    match found.end.failing() {
        Some(failing) => show(problem, command, failing, &file),
        None => Ok(()),
    }
}

/// When all ends if the search of ever larger inputs has this time: to find the board at fault and to shrink the input may
/// take a quarter more.
pub fn end(time: Duration) -> Duration {
    time * 5 / 4
}

/// What a search finds.
pub struct Found {
    /// The number of boards run.
    pub boards: usize,
    /// The number of inputs that were out of time although their boards are right by themselves.
    pub together: usize,
    pub end: Ending,
    /// The wall-clock time until the search of ever larger inputs ended.
    elapsed: Duration,
    /// The times of the runs within the limit.
    times: Times,
    /// The input with the most time a board, beyond start-up.
    slowest: Option<Failing>,
    /// What was different in an output that was accepted, and does not count or is not known to.
    note: Option<String>,
    /// Whether the program was right on an unsolvable board.
    ends: bool,
}

/// How a search ends.
pub enum Ending {
    /// Every board was answered rightly.
    Right,
    /// The smallest input found on which the program fails.
    Fails(Failing),
    /// An input that is out of time, when no time was left to find which board it is.
    Within(Failing),
    /// The slowest board or input of a program without a fault that had no time for all boards.
    Slow(Failing),
}

impl Ending {
    pub fn failing(&self) -> Option<&Failing> {
        match self {
            Ending::Right => None,
            Ending::Fails(failing) | Ending::Within(failing) | Ending::Slow(failing) => Some(failing),
        }
    }

    /// The input on which the program fails, unless it is only slow.
    pub fn fault(&self) -> Option<&Failing> {
        self.failing().filter(|_| !matches!(self, Ending::Slow(_)))
    }

    /// The file for the input, if none is given.
    pub fn file(&self, program: &str) -> String {
        let kind = if self.fault().is_some() { "failing" } else { "slow" };
        format!("{program}-{kind}.in")
    }
}

/// The most boards in an input.
const LARGEST: usize = 64;

/// Runs a program on ever larger inputs until it fails, all of `most` boards were run, or the time is over. These runs are not
/// cut off, so none that fails is taken for right.
pub fn search(
    trial: &Trial,
    mut boards: impl Iterator<Item = Case>,
    most: usize,
    time: Duration,
) -> Result<Found, String> {
    let mut found = Found {
        boards: 0,
        together: 0,
        end: Ending::Right,
        elapsed: Duration::ZERO,
        times: Times::default(),
        slowest: None,
        note: None,
        ends: false,
    };
    let mut size = 1;
    while found.boards == 0 || trial.program.now() < time {
        let cases: Vec<Case> = boards.by_ref().take(size).collect();
        if cases.is_empty() {
            break;
        }
        trial.progress.show(found.boards, "boards, those near the goal first");
        let each = found.add(trial, cases)?;
        if found.end.failing().is_some() {
            return Ok(found);
        }
        // The boards of an input should take no more than a quarter of what start-up leaves of the limit, so that they are
        // not too many together.
        let left = trial.limit.saturating_sub(found.times.start_up());
        let fits = (left.as_nanos() / 4).checked_div(each.as_nanos()).map_or(LARGEST, |fits| fits as usize);
        size = match trial.problem.input.boards {
            Boards::One => 1,
            _ => LARGEST.min(2 * size).min(fits).max(1),
        };
    }
    found.elapsed = trial.program.now();
    found.end = found.slow(trial, most)?;
    Ok(found)
}

/// A program that takes more than this share of the limit for a board, on average and beyond start-up, is slow.
const SLOW: u32 = 10;

impl Found {
    /// Runs the program on some more cases, and returns the time that each took beyond start-up.
    fn add(&mut self, trial: &Trial, cases: Vec<Case>) -> Result<Duration, String> {
        let run = trial.program.run(&cases, None)?.expect("a run without an end that cuts it off");
        self.boards += cases.len();
        let notes = [
            Some(&run.why).filter(|why| run.verdict == Verdict::Accepted && !why.is_empty()),
            run.of_all_lines.as_ref(),
        ];
        self.note = self.note.take().or_else(|| notes.into_iter().flatten().next().cloned());
        let ran = Failing { cases, run };
        let verdict = ran.run.verdict;
        if verdict == Verdict::Accepted {
            self.times.add(ran.cases.len() as u32, ran.run.time);
            self.ends |= ran.cases.iter().any(|case| !case.solvable());
        }
        let start_up = self.times.start_up();
        let each = ran.each(start_up);
        self.end = match verdict {
            Verdict::Accepted => Ending::Right,
            Verdict::OutOfTime => match trial.fault(&ran.cases, ran.run.clone())? {
                None => Ending::Right,
                Some(Culprit::Found(failing)) => Ending::Fails(smallest(trial, failing)?),
                Some(Culprit::Within(failing)) => Ending::Within(failing),
            },
            _ => Ending::Fails(smallest(trial, ran.clone())?),
        };
        self.together += usize::from(verdict == Verdict::OutOfTime && matches!(self.end, Ending::Right));
        if self.slowest.as_ref().is_none_or(|slowest| each > slowest.each(start_up)) {
            self.slowest = Some(ran);
        }
        Ok(each)
    }

    /// How the search ends for a program without a fault: it is slow if it had no time for all boards, and takes much of the
    /// limit for one of several. Its slowest board is looked for as long as there is time.
    fn slow(&mut self, trial: &Trial, most: usize) -> Result<Ending, String> {
        let is_slow =
            trial.problem.input.boards != Boards::One && self.boards < most && self.times.each() > trial.limit / SLOW;
        let Some(mut slow) = self.slowest.take().filter(|_| is_slow) else { return Ok(Ending::Right) };
        let order: Vec<usize> = (0..slow.cases.len()).collect();
        let alone = trial.alone(&slow.cases, &order, |_, _| false)?;
        if let Alone::Slowest(index, run) | Alone::Unfinished(_, Some((index, run))) = alone {
            slow = Failing { cases: vec![slow.cases.swap_remove(index)], run };
        }
        let start_up = self.times.start_up();
        let each = slow.each(start_up);
        let mut why = format!("{} s a board", figures(each.as_secs_f64()));
        if start_up > each / SLOW {
            why += &format!(" beyond {} s of start-up", figures(start_up.as_secs_f64()));
        }
        // An input may be out of time as a whole although its boards are right by themselves.
        slow.run =
            Run { verdict: Verdict::Accepted, why, shows: vec![Shows::Costly, Shows::Slow, Shows::Each], ..slow.run };
        Ok(Ending::Slow(slow))
    }

    /// A line on the first difference that does not count, or is not known to.
    pub fn noted(&self) -> String {
        self.note.as_ref().map_or(String::new(), |note| format!("AC, {note}\n"))
    }

    /// A line on each mistake that is common at the problem and shows as what was found.
    pub fn common(&self, problem: &'static Problem) -> String {
        self.end.failing().map_or(String::new(), |Failing { cases, run }| {
            let input = problem.input_of(cases);
            let speaks = |shows: &&Shows| !(self.ends && **shows == Shows::Endless);
            let shows: Vec<Shows> = run.shows.iter().filter(speaks).copied().collect();
            common(&hints(problem, problem.pitfalls, &shows, input.as_bytes(), &run.output, &[]))
        })
    }

    /// Says in a line what the search of `most` boards within this time has found.
    pub fn said(&self, most: usize, seed: u64, time: Duration) -> String {
        let boards = count(self.boards, "board");
        match &self.end {
            Ending::Right => {
                let over = format!(": the {} s were over (--time)", time.as_secs_f64());
                let why = if self.boards < most { over } else { String::new() };
                let together = match self.together {
                    0 => String::new(),
                    inputs => format!("; {} took too long as a whole, but no board alone", count(inputs, "input")),
                };
                format!("no fault on {} of {}, seed {seed}{why}{together}", self.boards, count(most, "board"))
            }
            Ending::Fails(failing) => {
                let (verdict, size) = (failing.run.verdict, size(&failing.cases));
                format!("{verdict} after {boards}, seed {seed}; the smallest input found: {size}")
            }
            Ending::Within(failing) => {
                let input = count(failing.cases.len(), "board");
                format!("TLE on an input of {input}, seed {seed}; no time was left to find which")
            }
            Ending::Slow(_) => {
                let seconds = figures(self.elapsed.as_secs_f64());
                format!("slow: only {boards} in {seconds} s, seed {seed}; a slow input:")
            }
        }
    }
}

/// Shows an input on which the program fails, with a right answer, and saves it.
fn show(problem: &Problem, command: &[String], failing: &Failing, file: &str) -> Result<(), Failure> {
    let input = problem.input_of(&failing.cases);
    print(&format!("\n{}", details(problem, input.as_bytes(), &failing.run, None)))?;
    match write_file(file, &input) {
        Ok(()) if file == "-" => {}
        Ok(()) => {
            let command = command.iter().map(|word| shell_word(word)).collect::<Vec<_>>().join(" ");
            let (program, file) = (problem.argument(), shell_word(file));
            let again = format!("cargo run --release --bin judge -- {program} --input {file} -v -- {command}");
            print(&format!("\nthe input is in {file}; run it again with: {again}\n"))?;
        }
        Err(Failure::Clause(clause)) => eprintln!("judge: the input is not saved: {clause}"),
        Err(failure) => return Err(failure),
    }
    Err(Failure::Told)
}

/// The number of boards, and the fewest moves of a single one.
fn size(cases: &[Case]) -> String {
    let boards = count(cases.len(), "board");
    match cases {
        [case] if !case.solvable() => boards + ", unsolvable",
        [case] if is_shortest(case) => {
            format!("{boards} whose fewest moves are {}", solve(case).map_or(0, |moves| moves.len()))
        }
        _ => boards,
    }
}
