//! `--stress`: random boards until the program fails, then the smallest input on which it still fails.

use crate::report::details;
use crate::run::{run, Run, ACCEPTED, OUT_OF_TIME};
use crate::smaller::smallest;
use scripts::boards::easy_first::easy_first;
use scripts::cli::options::Given;
use scripts::cli::progress::Progress;
use scripts::cli::{count, print, write_file, Failure};
use scripts::problems::grid::Case;
use scripts::problems::problem::{Boards, Problem};
use scripts::solve::{is_shortest, solve};
use std::time::{Duration, Instant};

/// A program under test.
pub struct Trial<'a> {
    problem: &'static Problem,
    program: &'a [String],
    each: Duration,
    /// The end of all runs.
    end: Instant,
    pub progress: Progress,
}

/// An input on which the program failed.
pub struct Failing {
    pub cases: Vec<Case>,
    pub run: Run,
}

/// Runs a program on boards until it fails, and shows the smallest failing input.
pub fn stress(problem: &'static Problem, programs: &[Vec<String>], given: &Given) -> Result<(), Failure> {
    let [program] = programs else {
        return Err(Failure::Usage("--stress takes one program".to_string()));
    };
    let most = given.number("--count", 1..=1_000_000, "boards")?.unwrap_or(1000);
    let whole = given.seconds("--time")?.unwrap_or(Duration::from_secs(60));
    let (each, seed) = (given.seconds("--each")?.unwrap_or(Duration::from_secs(5)), given.seed()?);
    print(&format!("{}: {}\n", problem.title, program.join(" ")))?;
    let start = Instant::now();
    let trial = Trial { problem, program, each, end: start + whole, progress: Progress::new(most) };
    // A quarter of the time is for shrinking the input.
    let (boards, failing) = search(&trial, easy_first(problem, seed)?.take(most), start + whole * 3 / 4)?;
    let Some(failing) = failing else {
        trial.progress.hide();
        let rest = if boards < most { format!("; the time was over before {most} had run") } else { String::new() };
        return print(&format!("no fault on {}, seed {seed}{rest}\n", count(boards, "board")));
    };
    let smallest = smallest(&trial, failing)?;
    trial.progress.hide();
    let (verdict, boards, size) = (smallest.run.verdict, count(boards, "board"), size(&smallest.cases));
    print(&format!("{verdict} after {boards}, seed {seed}; the smallest input found: {size}\n\n"))?;
    let file = given.text("--save").map_or_else(|| format!("{}-failing.in", problem.program), str::to_string);
    report(&trial, &smallest, &file)
}

/// The most boards in an input.
const LARGEST: usize = 64;

/// What a search finds: the number of boards run, and the failure if there is one.
type Found = (usize, Option<Failing>);

/// Runs the program on ever larger inputs until it fails, all boards were run, or the time is over.
fn search(trial: &Trial, mut boards: impl Iterator<Item = Case>, end: Instant) -> Result<Found, String> {
    let (mut done, mut size) = (0, 1);
    while Instant::now() < end {
        let cases: Vec<Case> = boards.by_ref().take(size).collect();
        if cases.is_empty() {
            break;
        }
        trial.progress.show(done, "boards, those near the goal first");
        let begun = Instant::now();
        let failing = trial.failing(&cases)?;
        // At the end, some of the cases may not have run.
        if failing.is_none() && Instant::now() >= end {
            break;
        }
        done += cases.len();
        if failing.is_some() {
            return Ok((done, failing));
        }
        size = match trial.problem.input.boards {
            Boards::One => 1,
            _ if begun.elapsed() > trial.each => (size / 4).max(1),
            _ => LARGEST.min(2 * size),
        };
    }
    Ok((done, None))
}

fn report(trial: &Trial, failing: &Failing, file: &str) -> Result<(), Failure> {
    let input = trial.problem.input_of(&failing.cases);
    print(&details(trial.problem, input.as_bytes(), &failing.run, None))?;
    write_file(file, &input)?;
    if file != "-" {
        let quoted = |word: &String| if word.contains(' ') { format!("'{word}'") } else { word.clone() };
        let program = trial.program.iter().map(quoted).collect::<Vec<_>>().join(" ");
        let again = format!("cargo run --release --bin judge -- {} --input {file} -v", trial.problem.program);
        print(&format!("\nthe input is in {file}; run it again with: {again} -- {program}\n"))?;
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

impl Trial<'_> {
    /// Runs the program on these cases, and returns the failure if there is one. If they take too much time, their halves
    /// are run, down to a single case. After the end nothing is run.
    pub fn failing(&self, cases: &[Case]) -> Result<Option<Failing>, String> {
        if Instant::now() >= self.end {
            return Ok(None);
        }
        let input = self.problem.input_of(cases);
        let run = run(self.problem, self.program, input.as_bytes(), self.each)?;
        match (run.verdict, cases.split_at(cases.len() / 2)) {
            (ACCEPTED, _) => Ok(None),
            (OUT_OF_TIME, (first, second)) if !first.is_empty() => match self.failing(first)? {
                None => self.failing(second),
                failing => Ok(failing),
            },
            _ => Ok(Some(Failing { cases: cases.to_vec(), run })),
        }
    }
}
