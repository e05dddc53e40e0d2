//! Proves a bundle: a bare rustc compiles it in every edition, and it answers as cargo's build does.

use crate::check::answers::{answer, built_by_cargo, file_name, judge_inputs};
use crate::check::report::Report;
use crate::deliver::Bundle;
use crate::fault::{Fault, Outcome};
use crate::options::Options;
use crate::package::Package;
use crate::rust::function;
use crate::rustc;
use crate::scratch::Scratch;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

const EDITIONS: [&str; 4] = ["2015", "2018", "2021", "2024"];

/// In these a bundle is run, too; in the others rustc reads it to the end and writes no program.
const RUN_IN: [&str; 2] = ["2015", "2024"];

/// Checks a bundle and prints a line for each edition and each judge input, `ok` or `NO` first.
///
/// Errors: any line says `NO`, or a compiler cannot be run.
pub fn check(package: &Package, bundle: &Bundle, options: &Options) -> Outcome<()> {
    let scratch = Scratch::new()?;
    let trial = Trial::new(package, bundle, &scratch.folder)?;
    let mut report = Report::new(&bundle.program);
    let mut made = Vec::new();
    let editions = EDITIONS.iter().filter(|edition| knows(edition));
    let started: Outcome<Vec<_>> = editions.map(|&edition| Ok((edition, trial.start(edition)?))).collect();
    for (edition, compiler) in started? {
        let runs = RUN_IN.contains(&edition);
        let problem = match complaint(compiler)? {
            None if runs => trial.call(edition)?,
            problem => problem,
        };
        report.line(&format!("edition {}", edition), problem.as_deref());
        if runs && problem.is_none() {
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
        report.line(&file_name(&input), compare(&original, &made, &input)?.as_deref());
    }
    report.end()
}

/// Whether the installed rustc knows an edition.
fn knows(edition: &str) -> bool {
    let output = Command::new(rustc::name()).args(["--edition", edition, "--print", "cfg"]).output();
    output.is_ok_and(|output| output.status.success())
}

/// A bundle's file and what it is compiled to.
struct Trial<'a> {
    folder: &'a Path,
    source: PathBuf,
    /// Of a bundle of functions: the file of the program that calls them, and its edition.
    caller: Option<(PathBuf, &'a str)>,
}

impl<'a> Trial<'a> {
    /// Writes what is to be compiled. Functions are a crate of their own, as they are at a judge.
    fn new(package: &'a Package, bundle: &Bundle, folder: &'a Path) -> Outcome<Trial<'a>> {
        let (text, caller) = match &bundle.caller {
            Some(caller) => (function::as_a_crate(&bundle.text), Some(write(folder, "caller.rs", caller)?)),
            None => (bundle.text.clone(), None),
        };
        let caller = caller.map(|file| (file, package.edition.as_str()));
        Ok(Trial { folder, source: write(folder, "bundle.rs", &text)?, caller })
    }

    /// Starts a bare `rustc -O -D warnings`.
    fn start(&self, edition: &str) -> Outcome<Child> {
        let mut command = Command::new(rustc::name());
        if !RUN_IN.contains(&edition) {
            command.arg("--emit=metadata");
        }
        command.args(["-O", "-D", "warnings", "--edition", edition, "-o"]);
        match self.caller {
            Some(_) => {
                command.arg(self.functions(edition)).args(["--crate-type=rlib", "--crate-name", function::CRATE])
            }
            None => command.arg(self.program(edition)),
        };
        spawn(command.arg(&self.source))
    }

    /// Compiles the caller of functions, if there is one, and answers the first complaint.
    fn call(&self, edition: &str) -> Outcome<Option<String>> {
        let (caller, own_edition) = match &self.caller {
            Some(caller) => caller,
            None => return Ok(None),
        };
        let functions = format!("{}={}", function::CRATE, self.functions(edition).display());
        let mut command = Command::new(rustc::name());
        command.args(["-O", "--cap-lints=allow", "--edition", own_edition, "--extern", &functions, "-o"]);
        let problem = complaint(spawn(command.arg(self.program(edition)).arg(caller))?)?;
        Ok(problem.map(|problem| format!("the program cannot call it: {}", problem)))
    }

    fn program(&self, edition: &str) -> PathBuf {
        self.folder.join(edition)
    }

    fn functions(&self, edition: &str) -> PathBuf {
        self.folder.join(format!("lib{}.rlib", edition))
    }
}

fn write(folder: &Path, name: &str, text: &str) -> Outcome<PathBuf> {
    let file = folder.join(name);
    fs::write(&file, text).map_err(|error| Fault::plain(format!("cannot write the bundle: {}", error)))?;
    Ok(file)
}

fn spawn(command: &mut Command) -> Outcome<Child> {
    command.stdout(Stdio::null()).stderr(Stdio::piped());
    command.spawn().map_err(|error| Fault::plain(format!("cannot run rustc: {}", error)))
}

/// The first complaint of a compiler.
fn complaint(child: Child) -> Outcome<Option<String>> {
    let output = child.wait_with_output().map_err(|error| Fault::plain(format!("cannot run rustc: {}", error)))?;
    if output.status.success() {
        return Ok(None);
    }
    let complaint = String::from_utf8_lossy(&output.stderr).to_string();
    Ok(Some(complaint.lines().next().unwrap_or("rustc fails").to_string()))
}

/// How a program's answer to an input differs from the original's in any edition.
fn compare(original: &Path, made: &[(&str, PathBuf)], input: &Path) -> Outcome<Option<String>> {
    let wanted = answer(&mut Command::new(original), input)?;
    for (edition, program) in made {
        let given = answer(&mut Command::new(program), input)?;
        if given.status.code() != wanted.status.code() {
            return Ok(Some(format!("another exit status in edition {}", edition)));
        }
        if given.stdout != wanted.stdout {
            return Ok(Some(format!("another answer in edition {}", edition)));
        }
    }
    Ok(None)
}
