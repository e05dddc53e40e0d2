//! Judges a program: the kit's own, its bundle, or anybody's.

#![forbid(unsafe_code)]

mod cases;
mod command;
mod memory;
mod options;
mod report;
mod run;
mod verdict;

use cases::{inputs, Input};
use options::{Options, HELP};
use report::Report;
use scripts::cli::progress::Progress;
use scripts::problems::list::{find, PROBLEMS};
use scripts::problems::problem::Problem;
use scripts::problems::table::table;
use std::io::{self, ErrorKind, Write};
use std::process::exit;
use verdict::{verdict, Verdict};

fn main() {
    let options = arguments().and_then(|given| Options::read(given.into_iter()));
    match options.map_err(Failure::from).and_then(|options| judge(&options)) {
        Ok(true) => (),
        Ok(false) => exit(1),
        Err(Failure::Output(error)) if error.kind() == ErrorKind::BrokenPipe => (),
        Err(Failure::Output(error)) => fail(&error.to_string()),
        Err(Failure::Clause(clause)) => fail(&clause),
    }
}

fn arguments() -> Result<Vec<String>, String> {
    let given: Result<_, _> = std::env::args_os().skip(1).map(|word| word.into_string()).collect();
    given.map_err(|word| format!("{word:?} is not text"))
}

fn fail(clause: &str) {
    eprintln!("{clause}");
    exit(1);
}

/// Why the tool ends before its work is done.
enum Failure {
    Clause(String),
    Output(io::Error),
}

impl From<String> for Failure {
    fn from(clause: String) -> Failure {
        Failure::Clause(clause)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

/// Does what was asked for, and says whether all is well.
fn judge(options: &Options) -> Result<bool, Failure> {
    if options.help {
        io::stdout().write_all(HELP.as_bytes())?;
        return Ok(true);
    }
    if options.table {
        io::stdout().write_all(table(scripts::problems::judges::files).as_bytes())?;
        return Ok(true);
    }
    let mut report = Report::new();
    match &options.program {
        Some(program) => judge_one(find(program)?, options, &mut report)?,
        None => PROBLEMS.iter().try_for_each(|problem| judge_one(problem, options, &mut report))?,
    }
    Ok(report.end()?)
}

/// Runs one program on its cases.
fn judge_one(problem: &Problem, options: &Options, report: &mut Report) -> Result<(), Failure> {
    let inputs = inputs(problem, options)?;
    let command = command::command(problem.program, options)?;
    report
        .begin(&format!("{}: {}", problem.title, command.join(" ")), inputs.iter().map(|input| input.name.as_str()))?;
    let progress = Progress::new(inputs.len());
    for (done, input) in inputs.iter().enumerate() {
        progress.show(done, &input.name);
        if let Some(why) = reason(problem, input).filter(|_| !options.command.is_empty()) {
            progress.hide();
            report.line(&input.name, (Verdict::NotRun, why.to_string()), None)?;
            continue;
        }
        let run = run::run(&command, &input.text, options.time)?;
        let said = verdict(problem, &input.text, &run);
        progress.hide();
        report.line(&input.name, said, Some(&run))?;
    }
    Ok(())
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
