//! `--stress`: random boards until the program fails, then the smallest input on which it still fails.

use crate::bounds::Bounds;
use crate::report::details;
use crate::run::Run;
use crate::smaller::smallest;
use crate::trial::Trial;
use crate::verdict::Verdict;
use scripts::boards::easy_first::easy_first;
use scripts::cli::options::Given;
use scripts::cli::progress::Progress;
use scripts::cli::{count, figures, print, write_file, Failure};
use scripts::problems::grid::Case;
use scripts::problems::problem::{Boards, Problem};
use scripts::solve::{is_shortest, solve};
use std::time::{Duration, Instant};

/// An input on which the program failed or was slow.
pub struct Failing {
    pub cases: Vec<Case>,
    pub run: Run,
}

/// What a search finds.
#[derive(Default)]
struct Found {
    /// The number of boards run.
    boards: usize,
    failing: Option<Failing>,
    /// The time of all inputs.
    time: Duration,
    /// The input with the most time a board.
    slowest: Option<Failing>,
}

/// Runs a program on boards until it fails, and shows the smallest failing input.
pub fn stress(problem: &'static Problem, programs: &[Vec<String>], given: &Given) -> Result<(), Failure> {
    let [program] = programs else {
        return Err(Failure::Usage("--stress takes one program".to_string()));
    };
    let most = given.number("--count", 1..=1_000_000, "boards")?.unwrap_or(1000);
    let whole = given.seconds("--time")?.unwrap_or(Duration::from_secs(60));
    let (bounds, seed) = (Bounds::of(problem, "--each", given)?, given.seed()?);
    print(&format!("{}: {}\n{}", problem.title, program.join(" "), bounds.line()))?;
    let (drawn, start) = (easy_first(problem, seed)?.take(most), Instant::now());
    let progress = &Progress::new(most);
    let trial = Trial { problem, program, limits: bounds.limits, end: start + whole, progress };
    // A quarter of the time is for shrinking the input.
    let mut found = search(&trial, drawn, start + whole * 3 / 4)?;
    let boards = count(found.boards, "board");
    let file = given.text("--save").map_or_else(|| format!("{}-failing.in", problem.program), str::to_string);
    if let Some(failing) = found.failing {
        let smallest = smallest(&trial, failing)?;
        progress.hide();
        let (verdict, size) = (smallest.run.verdict, size(&smallest.cases));
        print(&format!("{verdict} after {boards}, seed {seed}; the smallest input found: {size}\n\n"))?;
        return report(&trial, &smallest, &file);
    }
    let elapsed = figures(start.elapsed().as_secs_f64());
    let slow = found.slow(&trial, most)?;
    progress.hide();
    let rest = if found.boards < most { format!("; their time was over before {most} had run") } else { String::new() };
    let Some(slow) = slow else { return print(&format!("no fault on {boards}, seed {seed}{rest}\n")) };
    print(&format!("slow: only {boards} in {elapsed} s, seed {seed}; a slow input:\n\n"))?;
    report(&trial, &slow, &file)
}

/// The most boards in an input.
const LARGEST: usize = 64;

/// Runs the program on ever larger inputs until it fails, all boards were run, or the time is over.
fn search(trial: &Trial, mut boards: impl Iterator<Item = Case>, end: Instant) -> Result<Found, String> {
    let (mut found, mut size) = (Found::default(), 1);
    while Instant::now() < end {
        let cases: Vec<Case> = boards.by_ref().take(size).collect();
        if cases.is_empty() {
            break;
        }
        trial.progress.show(found.boards, "boards, those near the goal first");
        let Some(time) = found.add(trial, cases)? else { break };
        if found.failing.is_some() {
            break;
        }
        size = match trial.problem.input.boards {
            Boards::One => 1,
            _ if time > trial.limits.time / 2 => (size / 4).max(1),
            _ => LARGEST.min(2 * size),
        };
    }
    Ok(found)
}

/// A program that takes more than this share of the limit for a board, on average, is slow.
const SLOW: u32 = 10;

impl Found {
    /// Runs the program on some more cases, and returns the time that it took. Returns `None` if the end came before.
    fn add(&mut self, trial: &Trial, cases: Vec<Case>) -> Result<Option<Duration>, String> {
        let Some(run) = trial.run(&cases)? else { return Ok(None) };
        let ran = Failing { cases, run };
        let time = ran.run.time;
        self.boards += ran.cases.len();
        self.time += time;
        if ran.run.verdict == Verdict::OutOfTime {
            self.failing = trial.failing(&ran.cases)?;
        }
        let is_slowest = self.slowest.as_ref().is_none_or(|slowest| ran.each() > slowest.each());
        match ran.run.verdict {
            Verdict::Accepted | Verdict::OutOfTime if is_slowest => self.slowest = Some(ran),
            Verdict::Accepted | Verdict::OutOfTime => {}
            _ => self.failing = Some(ran),
        }
        Ok(Some(time))
    }

    /// Returns the slowest board of a program without a fault that is slow: it had no time for all boards, and takes much
    /// of the limit for one. If there is no time to find that board, returns the slowest input.
    fn slow(&mut self, trial: &Trial, most: usize) -> Result<Option<Failing>, String> {
        let is_slow = self.boards < most && self.time / self.boards.max(1) as u32 > trial.limits.time / SLOW;
        let Some(mut slow) = self.slowest.take().filter(|_| is_slow) else { return Ok(None) };
        trial.progress.show(self.boards, "the slowest board");
        if let Some((index, run)) = trial.slowest(&slow.cases, Verdict::OutOfTime)? {
            slow = Failing { cases: vec![slow.cases.swap_remove(index)], run };
        }
        slow.run.why = format!("{} s a board", figures(slow.each().as_secs_f64()));
        Ok(Some(slow))
    }
}

impl Failing {
    /// The time a board.
    fn each(&self) -> Duration {
        self.run.time / self.cases.len() as u32
    }
}

fn report(trial: &Trial, failing: &Failing, file: &str) -> Result<(), Failure> {
    let input = trial.problem.input_of(&failing.cases);
    print(&details(trial.problem, input.as_bytes(), &failing.run, None))?;
    write_file(file, &input)?;
    if file != "-" {
        let program = trial.program.iter().map(|word| quoted(word)).collect::<Vec<_>>().join(" ");
        let again = format!("cargo run --release --bin judge -- {} --input {file} -v", trial.problem.program);
        print(&format!("\nthe input is in {file}; run it again with: {again} -- {program}\n"))?;
    }
    Err(Failure::Told)
}

/// A word as a shell reads it.
fn quoted(word: &str) -> String {
    match word.contains([' ', '\'', '"', '$', '*', ';', '|']) {
        true => format!("'{}'", word.replace('\'', "'\\''")),
        false => word.to_string(),
    }
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

impl Trial<'_> {
    /// Runs the program on these cases, and returns the failure if there is one. If they take too much time, their halves
    /// are run, down to a single case. After the end nothing is run.
    pub fn failing(&self, cases: &[Case]) -> Result<Option<Failing>, String> {
        let Some(run) = self.run(cases)? else { return Ok(None) };
        match (run.verdict, cases.split_at(cases.len() / 2)) {
            (Verdict::Accepted, _) => Ok(None),
            (Verdict::OutOfTime, (first, second)) if !first.is_empty() => match self.failing(first)? {
                None => self.failing(second),
                failing => Ok(failing),
            },
            _ => Ok(Some(Failing { cases: cases.to_vec(), run })),
        }
    }
}
