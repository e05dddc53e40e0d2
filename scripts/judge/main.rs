//! Judges a program: the kit's own, its bundle, or anybody's.

#![forbid(unsafe_code)]

mod bundled;
mod group;
mod report;
mod run;
mod verdict;

use bundled::bundled;
use report::Report;
use scripts::cli::options::{Given, Tool};
use scripts::cli::terminal::Progress;
use scripts::cli::{self, read_file, Failure};
use scripts::problems::list::{find, titles, PROBLEMS};
use scripts::problems::problem::Problem;
use scripts::problems::table::table;
use scripts::programs::{built, judge_inputs};
use std::process::ExitCode;
use std::time::Duration;
use verdict::{verdict, NOT_RUN};

static TOOL: Tool = Tool {
    name: "judge",
    about: "Runs a program on a problem's cases and says what its judge would say.",
    word: "PROGRAM",
    usage: &[
        ("PROGRAM", "the kit's program, as cargo builds it"),
        ("PROGRAM --bundle", "the kit's program, bundled into one file and compiled by rustc"),
        ("PROGRAM -- COMMAND ARGUMENT..", "anybody's program, in any language"),
        ("--all", "the kit's programs, all of them; or with --bundle their bundles"),
    ],
    options: &[
        ("--all", "every problem"),
        ("--bundle", "the kit's program as one file"),
        ("--input FILE", "this input instead of the cases in judge_inputs/PROGRAM; - is standard input"),
        ("--time SECONDS", "the most time for a case (if not given, 3)"),
        ("--table", "the problems, as README has them"),
        ("-- COMMAND", "the program to judge, with its arguments"),
    ],
    notes: || NOTES.to_string() + &titles(),
};

const NOTES: &str = "\
AC  accepted                 PE  the answers are right, blanks or line ends are not
WA  wrong answer             TLE more time than --time     RE  ended with an error
OLE more output than 64 MB   --  not run: what this judge never gives, as boards without an answer, or odd blanks

A path is replayed; that it has the fewest moves is found by search. Time is what goes by. Memory is the most that the
process itself had, looked up while it runs, on Linux, when it runs for 5 ms or more. What a program started ends with
it, and with the judge, on Unix. Exit status 1 when anything that ran is not AC.

";

fn main() -> ExitCode {
    cli::run(&TOOL, judge)
}

fn judge(given: &Given) -> Result<(), Failure> {
    given.apart(&[["--all", "PROGRAM"], ["--all", "--input"], ["--all", "--"], ["--bundle", "--"]])?;
    let time = given.seconds("--time")?.unwrap_or(Duration::from_secs(3));
    let problem = given.word()?.map(find).transpose().map_err(Failure::Usage)?;
    if given.has("--table") {
        return cli::print(&table());
    }
    if given.has("--") && given.command.is_empty() {
        return Err(given.missing("command behind --"));
    }
    let mut report = Report::new();
    match problem {
        Some(problem) => judge_one(problem, given, time, &mut report)?,
        None if given.has("--all") => {
            PROBLEMS.iter().try_for_each(|problem| judge_one(problem, given, time, &mut report))?
        }
        None => return Err(given.missing("PROGRAM")),
    }
    report.end()
}

/// Runs one program on its cases.
fn judge_one(problem: &Problem, given: &Given, time: Duration, report: &mut Report) -> Result<(), Failure> {
    let inputs = inputs(problem, given.text("--input"))?;
    let command = command(problem.program, given)?;
    let title = format!("{}: {}", problem.title, command.join(" "));
    report.begin(&title, inputs.iter().map(|input| input.name.as_str()))?;
    let progress = Progress::new(inputs.len());
    for (done, input) in inputs.iter().enumerate() {
        progress.show(done, &input.name);
        let not_run = reason(problem, input).filter(|_| given.has("--"));
        let (said, run) = match not_run {
            Some(why) => ((NOT_RUN, why.to_string()), None),
            None => {
                let run = run::run(&command, &input.text, time)?;
                (verdict(problem, &input.text, &run), Some(run))
            }
        };
        progress.hide();
        report.line(&input.name, said, run.as_ref())?;
    }
    Ok(())
}

/// The user's command, or one for the kit's program, which is built first.
fn command(program: &str, given: &Given) -> Result<Vec<String>, String> {
    if given.has("--") {
        return Ok(given.command.clone());
    }
    let path = if given.has("--bundle") { bundled(program)? } else { built(program)? };
    Ok(vec![path.display().to_string()])
}

struct Input {
    name: String,
    text: Vec<u8>,
}

/// The one input that was asked for, or the problem's cases, by name.
fn inputs(problem: &Problem, file: Option<&str>) -> Result<Vec<Input>, String> {
    let input = |name: String, file: &str| {
        let text = read_file(file)?;
        problem.cases(&text).map_err(|error| format!("{name}: {error}"))?;
        Ok(Input { name, text })
    };
    if let Some(file) = file {
        return Ok(vec![input(file.to_string(), file)?]);
    }
    let kept = judge_inputs(problem.program)?.into_iter();
    kept.map(|path| input(path.file_stem().unwrap_or_default().to_string_lossy().into(), &path.to_string_lossy()))
        .collect()
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
