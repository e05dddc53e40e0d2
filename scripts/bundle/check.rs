//! Proves a bundle: a bare rustc compiles it in every edition, and it answers as cargo's build does.

use crate::answers::{answer, built_by_cargo, file_name, judge_inputs};
use crate::fault::{Fault, Outcome};
use crate::make::Bundle;
use crate::options::Options;
use crate::package::Package;
use crate::report::Report;
use crate::rustc;
use crate::scratch::Scratch;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

const EDITIONS: [&str; 4] = ["2015", "2018", "2021", "2024"];

/// Checks a bundle and prints a line for each edition and each judge input, `ok` or `NO` first.
///
/// Errors: any line says `NO`, or a compiler cannot be run.
pub fn check(package: &Package, bundle: &Bundle, options: &Options) -> Outcome<()> {
    let scratch = Scratch::new()?;
    let source = scratch.folder.join("bundle.rs");
    fs::write(&source, &bundle.page.text)
        .map_err(|error| Fault::plain(format!("cannot write the bundle: {}", error)))?;
    let mut report = Report::new(&bundle.program);
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
