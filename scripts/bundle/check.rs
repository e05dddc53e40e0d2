//! Proves a bundle: a bare rustc compiles it in every edition, and it answers as cargo's build does.

use crate::fault::{Fault, Outcome};
use crate::json::Json;
use crate::make::Bundle;
use crate::package::Package;
use crate::rustc;
use crate::scratch::Scratch;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

const EDITIONS: [&str; 4] = ["2015", "2018", "2021", "2024"];

/// Checks a bundle and prints a line for each edition and each judge input, `ok` or `NO` first.
///
/// Errors: any line says `NO`, or a compiler cannot be run.
pub fn check(package: &Package, bundle: &Bundle) -> Outcome<()> {
    let scratch = Scratch::new()?;
    let source = scratch.folder.join("bundle.rs");
    fs::write(&source, &bundle.page.text)
        .map_err(|error| Fault::plain(format!("cannot write the bundle: {}", error)))?;
    let mut report = Report { program: &bundle.program, lines: 0, bad: 0 };
    let mut made = Vec::new();
    let editions = EDITIONS.iter().filter(|edition| knows(edition));
    let started: Outcome<Vec<_>> = editions.map(|edition| start(&source, edition, &scratch.folder)).collect();
    for (edition, program, compiler) in started? {
        let problem = complaint(compiler)?;
        report.line(&format!("edition {}", edition), problem.as_deref());
        if problem.is_none() {
            made.push((edition, program));
        }
    }
    let inputs = judge_inputs(&package.root, &bundle.program);
    if inputs.is_empty() {
        println!("--  {} no file in judge_inputs/{}, so no answers were compared", bundle.program, bundle.program);
        return report.end();
    }
    let original = built_by_cargo(package, &bundle.program)?;
    for input in inputs {
        let name = input.file_name().map_or(String::new(), |name| name.to_string_lossy().to_string());
        report.line(&name, compare(&original, &made, &input)?.as_deref());
    }
    report.end()
}

struct Report<'a> {
    program: &'a str,
    lines: usize,
    bad: usize,
}

impl Report<'_> {
    fn line(&mut self, what: &str, problem: Option<&str>) {
        self.lines += 1;
        match problem {
            None => println!("ok  {} {}", self.program, what),
            Some(problem) => {
                self.bad += 1;
                println!("NO  {} {}: {}", self.program, what, problem);
            }
        }
    }

    fn end(&self) -> Outcome<()> {
        if self.bad == 0 {
            return Ok(());
        }
        Err(Fault::plain(format!("{} of {} checks of {} failed", self.bad, self.lines, self.program)))
    }
}

/// Runs a command to its end.
fn run(command: &mut Command) -> Outcome<Output> {
    command.output().map_err(|error| Fault::plain(format!("cannot run {:?}: {}", command, error)))
}

/// Whether the installed rustc knows an edition.
fn knows(edition: &str) -> bool {
    let output = Command::new(rustc::name()).args(["--edition", edition, "--print", "cfg"]).output();
    output.map_or(false, |output| output.status.success())
}

/// Starts a bare `rustc -O -D warnings`, and answers the edition, the program to be and the compiler at work.
fn start(source: &Path, edition: &'static str, folder: &Path) -> Outcome<(&'static str, PathBuf, Child)> {
    let program = folder.join(edition);
    let mut command = Command::new(rustc::name());
    command.args(["-O", "-D", "warnings", "--edition", edition, "-o"]).arg(&program).arg(source);
    command.stdout(Stdio::null()).stderr(Stdio::piped());
    let child = command.spawn().map_err(|error| Fault::plain(format!("cannot run rustc: {}", error)))?;
    Ok((edition, program, child))
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

/// The program as cargo builds it.
fn built_by_cargo(package: &Package, program: &str) -> Outcome<PathBuf> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_string());
    let mut command = Command::new(cargo);
    command.current_dir(&package.root).args([
        "build",
        "--release",
        "--quiet",
        "--bin",
        program,
        "--message-format=json",
    ]);
    let output = run(&mut command)?;
    let answer = String::from_utf8_lossy(&output.stdout).to_string();
    let executable = |line: &str| Json::read(line).map(|object| object.text("executable").to_string());
    let found = answer.lines().filter_map(executable).find(|path| !path.is_empty());
    found.map(PathBuf::from).ok_or_else(|| Fault::plain(format!("cargo does not build {}", program)))
}

fn judge_inputs(root: &Path, program: &str) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = match fs::read_dir(root.join("judge_inputs").join(program)) {
        Ok(entries) => entries.flatten().map(|entry| entry.path()).filter(|path| path.is_file()).collect(),
        Err(_) => Vec::new(),
    };
    files.sort();
    files
}

/// How a program's answer to an input differs from the original's in any edition.
fn compare(original: &Path, made: &[(&str, PathBuf)], input: &Path) -> Outcome<Option<String>> {
    let wanted = answer(original, input)?;
    for (edition, program) in made {
        let given = answer(program, input)?;
        if given.status.code() != wanted.status.code() {
            return Ok(Some(format!("another exit status in edition {}", edition)));
        }
        if given.stdout != wanted.stdout {
            return Ok(Some(format!("another answer in edition {}", edition)));
        }
    }
    Ok(None)
}

fn answer(program: &Path, input: &Path) -> Outcome<Output> {
    let file =
        File::open(input).map_err(|error| Fault::plain(format!("cannot read {}: {}", input.display(), error)))?;
    run(Command::new(program).stdin(Stdio::from(file)))
}
