//! Judges a program: the kit's own, its bundle, or anybody's.

#![forbid(unsafe_code)]

mod bundled;
mod group;
mod inputs;
mod report;
mod run;
mod show;
mod smaller;
mod stress;
mod verdict;

use bundled::bundled;
use inputs::{inputs, Input};
use report::Report;
use run::Run;
use scripts::cli::options::{Given, Tool};
use scripts::cli::terminal::Progress;
use scripts::cli::{self, Failure};
use scripts::problems::list::{find, titles, PROBLEMS};
use scripts::problems::problem::Problem;
use scripts::problems::table::table;
use scripts::programs::built;
use std::process::ExitCode;
use std::thread::scope;
use std::time::Duration;
use verdict::{verdict, Said, ACCEPTED, NOT_RUN};

static TOOL: Tool = Tool {
    name: "judge",
    about: "Runs a program on a problem's cases and says what its judge would say.",
    word: "PROGRAM",
    usage: &[
        ("PROGRAM", "the kit's program, as cargo builds it"),
        ("PROGRAM --bundle", "the kit's program, bundled into one file and compiled by rustc"),
        ("PROGRAM -- COMMAND ARGUMENT..", "anybody's program, in any language"),
        ("PROGRAM -- COMMAND.. --- COMMAND..", "several programs, side by side"),
        ("PROGRAM --stress -- COMMAND..", "on random boards until one breaks it, then on ever smaller inputs"),
        ("--all", "the kit's programs, all of them; or with --bundle their bundles"),
    ],
    options: &[
        ("--all", "every problem"),
        ("--bundle", "the kit's program as one file"),
        (
            "--input FILE",
            "this input instead of the cases in judge_inputs/PROGRAM; - is standard input; a folder stands for all its \
                files NAME.in, each with the answer in NAME.out or NAME.ans if there is one",
        ),
        ("--time SECONDS", "the most time for a case (if not given, 3); with --stress, for everything (60)"),
        ("-v", "shows the input, the output and a right answer of each case that is not AC"),
        ("--jobs N", "N cases at a time (if not given, 1, for the best times)"),
        ("--stress", "draws boards, those near the goal first, until the program fails"),
        ("--count N", "with --stress: at most N boards (if not given, 1000)"),
        ("--seed S", "with --stress: other boards for another S (if not given, 1)"),
        ("--each SECONDS", "with --stress: the most time for an input (if not given, 5)"),
        ("--save FILE", "with --stress: where the smallest input goes (if not given, PROGRAM-failing.in)"),
        ("--table", "the problems, as README has them"),
        ("-- COMMAND", "the program to judge, with its arguments; --- and another one may follow"),
    ],
    notes: || NOTES.to_string() + &titles(),
};

const NOTES: &str = "\
AC  accepted                 PE  the answers are right, blanks or line ends are not
WA  wrong answer             TLE more time than --time     RE  ended with an error
OLE more output than 64 MB   --  not run: a case that this judge never gives, such as a board without an answer

A path is replayed; that it has the fewest moves is found by search. Time is what goes by. Memory is the most that the
process itself had, looked up while it runs, on Linux, when it runs for 5 ms or more. What a program started ends with
it, and with the judge, on Unix. Exit status 1 when anything that ran is not AC.

";

fn main() -> ExitCode {
    cli::run(&TOOL, judge)
}

/// Options that exclude each other.
const APART: [[&str; 2]; 9] = [
    ["--all", "PROGRAM"],
    ["--all", "--input"],
    ["--all", "--"],
    ["--all", "--stress"],
    ["--bundle", "--"],
    ["--stress", "--input"],
    ["--stress", "--jobs"],
    ["--stress", "-v"],
    ["--stress", "--table"],
];

fn judge(given: &Given) -> Result<(), Failure> {
    given.apart(&APART)?;
    given.need("--stress", &["--count", "--seed", "--each", "--save"])?;
    let settings = settings(given)?;
    let problem = given.word()?.map(find).transpose().map_err(Failure::Usage)?;
    if given.has("--table") {
        return cli::print(&table());
    }
    let commands = given.commands()?;
    let mut report = Report::new();
    match problem {
        Some(problem) if given.has("--stress") => {
            return stress::stress(problem, &programs(problem.program, given, commands)?, given)
        }
        Some(problem) => judge_one(problem, given, commands, &settings, &mut report)?,
        None if given.has("--all") => PROBLEMS
            .iter()
            .try_for_each(|problem| judge_one(problem, given, commands.clone(), &settings, &mut report))?,
        None => return Err(given.missing("PROGRAM")),
    }
    report.end()
}

/// How the cases are run and shown.
struct Settings {
    time: Duration,
    jobs: usize,
    verbose: bool,
}

fn settings(given: &Given) -> Result<Settings, Failure> {
    Ok(Settings {
        time: given.seconds("--time")?.unwrap_or(Duration::from_secs(3)),
        jobs: given.number("--jobs", 1..=1000, "cases")?.unwrap_or(1),
        verbose: given.has("-v"),
    })
}

/// The programs to run: the user's commands, or one for the kit's program, which is built first.
fn programs(program: &str, given: &Given, commands: Vec<Vec<String>>) -> Result<Vec<Vec<String>>, String> {
    if !commands.is_empty() {
        return Ok(commands);
    }
    let path = if given.has("--bundle") { bundled(program)? } else { built(program)? };
    Ok(vec![vec![path.display().to_string()]])
}

/// Runs programs on the cases of one problem.
fn judge_one(
    problem: &Problem,
    given: &Given,
    commands: Vec<Vec<String>>,
    settings: &Settings,
    report: &mut Report,
) -> Result<(), Failure> {
    let inputs = inputs(problem, given.text("--input"))?;
    let (is_strange, programs) = (!commands.is_empty(), programs(problem.program, given, commands)?);
    report.begin(problem.title, &programs, inputs.iter().map(|input| input.name.as_str()))?;
    let progress = Progress::new(inputs.len());
    let columns = programs.len();
    let work = |piece: usize| -> Result<(Said, Option<Run>), String> {
        let input = &inputs[piece / columns];
        progress.show(piece / columns, &input.name);
        match reason(problem, input).filter(|_| is_strange) {
            Some(why) => Ok(((NOT_RUN, why.to_string()), None)),
            None => judged(problem, &programs[piece % columns], &input.text, settings.time),
        }
    };
    let pieces: Vec<usize> = (0..inputs.len() * columns).collect();
    for some in pieces.chunks(settings.jobs) {
        for (&piece, done) in some.iter().zip(at_once(some, work)) {
            let (input, (said, run)) = (&inputs[piece / columns], done?);
            let fault = run.as_ref().filter(|_| settings.verbose && said.0 != ACCEPTED);
            let fault = fault.map(|run| show::fault(problem, &input.text, run, &said, input.answer.as_deref()));
            progress.hide();
            report.add(piece % columns, &input.name, &said, run.as_ref(), &fault.unwrap_or_default())?;
        }
    }
    Ok(())
}

/// Does pieces of work, each on a thread of its own.
fn at_once<T: Send>(pieces: &[usize], work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let work = &work;
    scope(|scope| {
        let threads: Vec<_> = pieces.iter().map(|&piece| scope.spawn(move || work(piece))).collect();
        threads.into_iter().map(|thread| thread.join().expect("a thread that ends")).collect()
    })
}

/// Runs a program on an input.
fn judged(problem: &Problem, program: &[String], input: &[u8], time: Duration) -> Result<(Said, Option<Run>), String> {
    let mut run = run::run(program, input, time)?;
    let said = verdict(problem, input, &run);
    run.output.truncate(run::BEGINNING as usize);
    run.output.shrink_to_fit();
    Ok((said, Some(run)))
}

/// Why the judge would not give an input, so that only the kit's own program has to answer it.
fn reason(problem: &Problem, input: &Input) -> Option<&'static str> {
    let cases = problem.cases(&input.text).expect("an input that was read before");
    match input.name.as_str() {
        "messy" => Some("no judge's form"),
        "too_hard" => Some("more moves than the judge's boards need"),
        _ if !problem.output.named && !cases.iter().all(|case| case.solvable()) => Some("a board has no answer"),
        _ => None,
    }
}
