//! Judges a program: the kit's, its bundle, or any other.

#![forbid(unsafe_code)]

mod group;
mod inputs;
mod report;
mod run;
mod smaller;
mod stress;

use inputs::{inputs, Input};
use report::{details, Report};
use run::{run, Run, ACCEPTED, NOT_RUN};
use scripts::cli::options::{Given, Tool};
use scripts::cli::progress::Progress;
use scripts::cli::{self, Failure};
use scripts::problems::list::{find, titles, PROBLEMS};
use scripts::problems::problem::Problem;
use scripts::programs::{built, bundled};
use std::process::ExitCode;
use std::slice::from_ref;
use std::thread::scope;
use std::time::Duration;

static TOOL: Tool = Tool {
    name: "judge",
    about: "Runs a program on the cases of a problem and gives the judge's verdicts.",
    word: "PROGRAM",
    usage: &[
        ("PROGRAM", "the kit's program, built by cargo"),
        ("PROGRAM --bundle", "the kit's program, bundled into one file and compiled by rustc"),
        ("PROGRAM -- COMMAND ARGUMENT..", "any program, in any language"),
        ("PROGRAM -- COMMAND.. --- COMMAND..", "several programs, side by side"),
        ("PROGRAM --stress -- COMMAND..", "on random boards until one fails, then on ever smaller inputs"),
        ("--all", "all programs of the kit, or with --bundle their bundles"),
    ],
    options: &[
        ("--all", "judges every problem"),
        ("--bundle", "judges the bundle of the kit's program"),
        (
            "--input FILE",
            "this input instead of the cases in judge_inputs/PROGRAM; - is standard input; in a folder, all files NAME.in, \
                each with the answer in NAME.out or NAME.ans if there is one",
        ),
        ("--time SECONDS", "the time limit for a case (default 3), or with --stress, for everything (default 60)"),
        ("-v", "shows input, output and a right answer of each case that is not AC"),
        ("--jobs N", "runs N cases at a time (default 1, for the best times)"),
        ("--stress", "draws boards, those near the goal first, until the program fails"),
        ("--count N", "with --stress, at most N boards (default 1000)"),
        ("--seed S", "with --stress, the seed of the boards (default 1)"),
        ("--each SECONDS", "with --stress, the time limit for an input (default 5)"),
        ("--save FILE", "with --stress, the file for the smallest input (default PROGRAM-failing.in)"),
        ("-- COMMAND", "the program to judge, with its arguments; --- separates several programs"),
    ],
    notes: || NOTES.to_string() + &titles(),
};

const NOTES: &str = "\
AC  accepted                 PE  presentation error: only spaces or line ends are wrong
WA  wrong answer             TLE more time than --time     RE  runtime error: exit status not 0, or a signal
OLE more output than 64 MB   --  not run: a case that the judge never gives, such as an unsolvable board

Paths are replayed; a search checks that they have the fewest moves. Times are elapsed times. Memory is the peak of the
process itself, read while it runs, on Linux, for runs of at least 5 ms. On Unix, the processes that a program has
started end with it and with judge. The exit status is 1 if anything that ran is not AC.

";

fn main() -> ExitCode {
    cli::run(&TOOL, judge)
}

const APART: [[&str; 2]; 8] = [
    ["--all", "PROGRAM"],
    ["--all", "--input"],
    ["--all", "--"],
    ["--all", "--stress"],
    ["--bundle", "--"],
    ["--stress", "--input"],
    ["--stress", "--jobs"],
    ["--stress", "-v"],
];

fn judge(given: &Given) -> Result<(), Failure> {
    given.apart(&APART)?;
    given.need("--stress", &["--count", "--seed", "--each", "--save"])?;
    let problems = match given.word()? {
        Some(program) => from_ref(find(program).map_err(Failure::Usage)?),
        None if given.has("--all") => &PROBLEMS[..],
        None => return Err(given.missing("PROGRAM")),
    };
    if given.has("--stress") {
        return stress::stress(&problems[0], &programs(problems[0].program, given)?, given);
    }
    let mut report = Report::new();
    problems.iter().try_for_each(|problem| judge_one(problem, given, &mut report))?;
    report.end()
}

/// Returns the programs to run: the given commands, or the kit's program, which is built first.
fn programs(program: &str, given: &Given) -> Result<Vec<Vec<String>>, Failure> {
    let commands = given.commands()?;
    if !commands.is_empty() {
        return Ok(commands);
    }
    let path = if given.has("--bundle") { bundled(program)? } else { built(program)? };
    Ok(vec![vec![path.display().to_string()]])
}

fn judge_one(problem: &Problem, given: &Given, report: &mut Report) -> Result<(), Failure> {
    let time = given.seconds("--time")?.unwrap_or(Duration::from_secs(3));
    let jobs = given.number("--jobs", 1..=1000, "cases")?.unwrap_or(1);
    let inputs = inputs(problem, given.text("--input"))?;
    let programs = programs(problem.program, given)?;
    report.begin(problem.title, &programs, &inputs)?;
    let progress = Progress::new(inputs.len() * programs.len());
    let pairs = inputs.iter().flat_map(|input| (0..programs.len()).map(move |program| (input, program)));
    let pairs: Vec<(&Input, usize)> = pairs.collect();
    for (number, some) in pairs.chunks(jobs).enumerate() {
        progress.show(number * jobs, &some[0].0.name);
        let runs = at_once(some, |&(input, program)| match reason(problem, input).filter(|_| given.has("--")) {
            Some(why) => Ok(Run { verdict: NOT_RUN, why: why.to_string(), ..Run::default() }),
            None => run(problem, &programs[program], &input.text, time),
        });
        progress.hide();
        for (&(input, program), run) in some.iter().zip(runs) {
            let run = run?;
            let is_shown = given.has("-v") && ![ACCEPTED, NOT_RUN].contains(&run.verdict);
            let shown = is_shown.then(|| details(problem, &input.text, &run, input.answer.as_deref()));
            report.add(program, &input.name, &run, &shown.unwrap_or_default())?;
        }
    }
    Ok(())
}

/// Does each piece of work on its own thread.
fn at_once<P: Sync, T: Send>(pieces: &[P], work: impl Fn(&P) -> T + Sync) -> Vec<T> {
    scope(|scope| {
        let threads: Vec<_> = pieces.iter().map(|piece| scope.spawn(|| work(piece))).collect();
        threads.into_iter().map(|thread| thread.join().expect("a thread that ends")).collect()
    })
}

/// Returns why the judge would never give an input, so that only the kit's program has to answer it.
fn reason(problem: &Problem, input: &Input) -> Option<&'static str> {
    let cases = problem.cases(&input.text).expect("an input that was read before");
    match input.name.as_str() {
        "messy" => Some("not a judge's format"),
        "too_hard" => Some("more moves than the judge's boards need"),
        _ if !problem.output.named && !cases.iter().all(|case| case.solvable()) => Some("a board is unsolvable"),
        _ => None,
    }
}
