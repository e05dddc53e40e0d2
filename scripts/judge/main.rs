//! Judges a program: the kit's own, its bundle, or anybody's.

#![forbid(unsafe_code)]

mod cases;
mod command;
mod options;
mod report;
mod run;
mod verdict;

use cases::{inputs, Input};
use options::{Options, TOOL};
use report::Report;
use scripts::cli::options::Given;
use scripts::cli::terminal::Progress;
use scripts::cli::{self, Failure};
use scripts::problems::list::PROBLEMS;
use scripts::problems::problem::Problem;
use scripts::problems::table::table;
use std::process::ExitCode;
use verdict::{verdict, Verdict};

fn main() -> ExitCode {
    cli::run(&TOOL, judge)
}

fn judge(given: &Given) -> Result<(), Failure> {
    let options = Options::new(given)?;
    if options.table {
        return cli::print(&table());
    }
    let mut report = Report::new();
    match options.problem {
        Some(problem) => judge_one(problem, &options, &mut report)?,
        None => PROBLEMS.iter().try_for_each(|problem| judge_one(problem, &options, &mut report))?,
    }
    report.end()
}

/// Runs one program on its cases.
fn judge_one(problem: &Problem, options: &Options, report: &mut Report) -> Result<(), Failure> {
    let inputs = inputs(problem, options)?;
    let command = command::command(problem.program, options)?;
    let title = format!("{}: {}", problem.title, command.join(" "));
    report.begin(&title, inputs.iter().map(|input| input.name.as_str()))?;
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
