//! Checks a bundle in Rust: a bare rustc compiles it in every edition, and it answers as cargo's build does.

use crate::check::answers::{answer, built_by_cargo, file_name, judge_inputs, run};
use crate::check::report::Report;
use crate::deliver::Bundle;
use crate::fault::Outcome;
use crate::options::Options;
use crate::package::Package;
use crate::parallel::each;
use crate::rust::function;
use crate::rustc::{self, given};
use crate::scratch::{write, Scratch};
use std::path::{Path, PathBuf};
use std::process::Command;

const EDITIONS: [&str; 4] = ["2015", "2018", "2021", "2024"];

/// The place of the first edition that knows crates without `extern crate`.
const WITH_EXTERNS: usize = 1;

/// The editions in which a bundle is also run; in the others rustc only emits metadata.
const RUN_IN: [&str; 2] = ["2015", "2024"];

/// Checks a bundle and prints a line for each edition and each judge input, `ok` or `NO` first.
///
/// Errors: any line says `NO`, or a compiler cannot be run.
pub fn check(package: &Package, bundle: &Bundle, options: &Options) -> Outcome<()> {
    let scratch = Scratch::new()?;
    let externs = given(package, &bundle.program, options, &bundle.text)?;
    let first = if externs.is_empty() { 0 } else { WITH_EXTERNS };
    let trial = Trial::new(package, bundle, externs, &scratch.folder)?;
    let mut report = Report::new(&bundle.program);
    let mut made = Vec::new();
    let editions = EDITIONS.into_iter().skip(first).filter(|edition| knows(edition)).collect();
    for (edition, problem) in each(editions, |edition| (edition, trial.problem(edition))) {
        let problem = problem?;
        report.line(&format!("edition {edition}"), problem.as_deref());
        if RUN_IN.contains(&edition) && problem.is_none() {
            made.push((edition, trial.program(edition)));
        }
    }
    let inputs = judge_inputs(&package.root, &bundle.program);
    if inputs.is_empty() {
        report.skipped(&format!("no file in judge_inputs/{}, so no answers were compared", bundle.program));
        return report.end();
    }
    let original = built_by_cargo(package, &bundle.program, options.feature(package))?;
    for input in inputs {
        report.line(&file_name(&input), difference(&original, &made, &input)?.as_deref());
    }
    report.end()
}

/// Whether the rustc that cargo uses knows an edition: it may be older than the one that built the bundler. Each that
/// builds the kit knows 2021.
fn knows(edition: &str) -> bool {
    if edition <= "2021" {
        return true;
    }
    let output = Command::new(rustc::name()).args(["--edition", edition, "--print", "cfg"]).output();
    output.is_ok_and(|output| output.status.success())
}

/// A bundle's file and its compiled programs.
struct Trial<'a> {
    folder: &'a Path,
    source: PathBuf,
    /// The arguments for the crates that the judge provides.
    externs: Vec<String>,
    /// For a bundle of functions: the file of the program that calls them, and its edition.
    caller: Option<(PathBuf, &'a str)>,
}

impl<'a> Trial<'a> {
    /// Writes the files to compile. Functions become a crate of their own.
    fn new(package: &'a Package, bundle: &Bundle, externs: Vec<String>, folder: &'a Path) -> Outcome<Trial<'a>> {
        let (source, caller_file) = (folder.join("bundle.rs"), folder.join("caller.rs"));
        let Some(caller) = &bundle.caller else {
            write(&source, &bundle.text)?;
            return Ok(Trial { folder, source, externs, caller: None });
        };
        write(&source, function::as_a_crate(&bundle.text))?;
        write(&caller_file, caller)?;
        Ok(Trial { folder, source, externs, caller: Some((caller_file, &package.edition)) })
    }

    /// Returns the first error of a bare `rustc -O -D warnings` in an edition, or of the program that calls the
    /// functions.
    fn problem(&self, edition: &str) -> Outcome<Option<String>> {
        let runs = RUN_IN.contains(&edition);
        let mut command = Command::new(rustc::name());
        command.args(["-O", "-D", "warnings", "--edition", edition]).args(&self.externs).arg(&self.source);
        if !runs {
            command.arg("--emit=metadata");
        }
        match self.caller {
            Some(_) => {
                command.args(["--crate-type=rlib", "--crate-name", function::CRATE, "-o"]).arg(self.functions(edition))
            }
            None => command.arg("-o").arg(self.program(edition)),
        };
        let problem = complaint(&mut command)?;
        match &self.caller {
            Some((caller, own_edition)) if runs && problem.is_none() => self.call(caller, own_edition, edition),
            _ => Ok(problem),
        }
    }

    /// Compiles the program that calls the functions.
    fn call(&self, caller: &Path, own_edition: &str, edition: &str) -> Outcome<Option<String>> {
        let functions = format!("{}={}", function::CRATE, self.functions(edition).display());
        let mut command = Command::new(rustc::name());
        command.args(["-O", "--cap-lints=allow", "--edition", own_edition, "--extern", &functions, "-o"]);
        let problem = complaint(command.arg(self.program(edition)).args(&self.externs).arg(caller))?;
        Ok(problem.map(|problem| format!("the program cannot call it: {problem}")))
    }

    fn program(&self, edition: &str) -> PathBuf {
        self.folder.join(edition)
    }

    fn functions(&self, edition: &str) -> PathBuf {
        self.folder.join(format!("lib{edition}.rlib"))
    }
}

/// Runs a compiler and returns its first error.
fn complaint(command: &mut Command) -> Outcome<Option<String>> {
    let output = run(command)?;
    let said = String::from_utf8_lossy(&output.stderr);
    let first = || said.lines().next().unwrap_or("rustc fails").to_string();
    Ok((!output.status.success()).then(first))
}

/// Returns how a program's answer to an input differs from the original's in any edition.
fn difference(original: &Path, made: &[(&str, PathBuf)], input: &Path) -> Outcome<Option<String>> {
    let wanted = answer(&mut Command::new(original), input)?;
    for (edition, program) in made {
        let given = answer(&mut Command::new(program), input)?;
        if given.status.code() != wanted.status.code() {
            return Ok(Some(format!("another exit status in edition {edition}")));
        }
        if given.stdout != wanted.stdout {
            return Ok(Some(format!("another answer in edition {edition}")));
        }
    }
    Ok(None)
}
