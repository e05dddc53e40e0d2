//! Checks a bundle in C: each installed compiler takes it without a warning, and it answers as cargo's build does, to
//! the judges' inputs and to bad ones.

use crate::check::answers::{answer, built_by_cargo, file_name, judge_inputs};
use crate::check::compilers::{Compiler, COMPILERS};
use crate::check::report::Report;
use crate::deliver::Bundle;
use crate::fault::Outcome;
use crate::options::Options;
use crate::package::Package;
use crate::parallel::each;
use crate::scratch::{write, Scratch};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A bundle's file and the expected answers.
struct Trial {
    folder: PathBuf,
    source: PathBuf,
    /// Each input and the original's answer to it.
    cases: Vec<(PathBuf, Output)>,
}

/// Checks a bundle and prints a line for each compiler: `ok`, `NO`, or `--` if it is not installed.
///
/// Errors: any line says `NO`, or no compiler is installed.
pub fn check(package: &Package, bundle: &Bundle, options: &Options) -> Outcome<()> {
    let scratch = Scratch::new()?;
    let source = scratch.folder.join("bundle.c");
    write(&source, &bundle.text)?;
    let mut report = Report::new(&bundle.program);
    let inputs = judge_inputs(&package.root, &bundle.program);
    if inputs.is_empty() {
        report.skipped(&format!("no file in judge_inputs/{}, so only bad inputs are compared", bundle.program));
    }
    let original = built_by_cargo(package, &bundle.program, options.feature(package))?;
    let all = [bad_inputs(inputs.first().map(PathBuf::as_path), &scratch.folder)?, inputs].concat();
    let ask = |input: PathBuf| Ok((input.clone(), answer(&mut Command::new(&original), &input)?));
    let cases = all.into_iter().map(ask).collect::<Outcome<Vec<_>>>()?;
    let trial = Trial { folder: scratch.folder.clone(), source, cases };
    let findings = each((0..COMPILERS.len()).collect(), |number| trial.of(&COMPILERS[number], number));
    for (compiler, finding) in COMPILERS.iter().zip(findings) {
        match finding {
            Ok(problem) => report.line(&compiler.name(), problem.as_deref()),
            Err(reason) => report.skipped(&format!("{}: {reason}", compiler.name())),
        }
    }
    report.end()
}

impl Trial {
    /// Returns the first problem with a compiler; the error is why it is not checked.
    fn of(&self, compiler: &Compiler, number: usize) -> Result<Option<String>, &'static str> {
        let trivial = compiler.trivial(&self.folder).ok_or("not found here")?;
        let program = self.folder.join(format!("made{}.exe", number));
        if let Some(complaint) = compiler.compile(&self.source, &program) {
            return Ok(Some(complaint));
        }
        if !compiler.is_runnable(&trivial) {
            return Err("compiles, but its programs do not run here");
        }
        Ok(self.cases.iter().find_map(|(input, wanted)| {
            let problem = match answer(&mut compiler.runs(&program), input) {
                Ok(given) => difference(wanted, &given, compiler.is_for_windows())?,
                Err(fault) => fault.to_string(),
            };
            Some(format!("{} on {}", problem, file_name(input)))
        }))
    }
}

/// Returns how an answer differs from the original's. A panic has another status in C, whatever was printed before.
fn difference(wanted: &Output, given: &Output, is_for_windows: bool) -> Option<String> {
    let panics = wanted.status.code() == Some(101) && String::from_utf8_lossy(&wanted.stderr).contains("panicked at");
    if panics {
        return if given.status.success() { Some("no panic".to_string()) } else { None };
    }
    let same = |wanted: &[u8], given: &[u8]| if is_for_windows { unix(given) == wanted } else { given == wanted };
    if given.status.code() != wanted.status.code() {
        let said = String::from_utf8_lossy(&given.stderr).to_string();
        let telling = said
            .lines()
            .find(|line| line.to_lowercase().contains("error"))
            .map_or(String::new(), |line| format!(" ({})", line));
        return Some(format!("another exit status{}", telling));
    }
    if !same(&wanted.stdout, &given.stdout) {
        return Some("another answer".to_string());
    }
    if !same(&wanted.stderr, &given.stderr) {
        return Some("another complaint".to_string());
    }
    None
}

/// Converts line ends of Windows to those of Unix.
fn unix(text: &[u8]) -> Vec<u8> {
    text.iter().copied().filter(|&byte| byte != b'\r').collect()
}

/// Writes inputs that no judge gives: empty, no numbers, too large a number, and a judge's input that is cut off,
/// goes on or has a strange byte in its middle.
fn bad_inputs(first: Option<&Path>, folder: &Path) -> Outcome<Vec<PathBuf>> {
    let judged = first.map_or(Vec::new(), |file| fs::read(file).unwrap_or_default());
    let (head, tail) = judged.split_at(judged.len() / 2);
    let texts: [(&str, Vec<u8>); 7] = [
        ("empty", Vec::new()),
        ("blanks", b" \t\r\n\n".to_vec()),
        ("zzz", b"zzz\n".to_vec()),
        ("large", b"1 99999999999999999999999 -1\n".to_vec()),
        ("cut", head.to_vec()),
        ("strange", [head, b"\xff", tail].concat()),
        ("on", [&judged[..], b"\nzzz 0 \x00 1"].concat()),
    ];
    let one = |(name, text): (&str, Vec<u8>)| {
        let file = folder.join(format!("bad input {}", name));
        write(&file, &text).map(|_| file)
    };
    IntoIterator::into_iter(texts).map(one).collect()
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn output(code: i32, stdout: &str, stderr: &str) -> Output {
        let status = Command::new("sh").args(["-c", &format!("exit {}", code)]).status().unwrap();
        Output { status, stdout: stdout.as_bytes().to_vec(), stderr: stderr.as_bytes().to_vec() }
    }

    #[test]
    fn answers_are_compared_byte_by_byte_unless_the_original_panics() {
        let good = output(0, "1\n", "");
        let compare = |given: &Output, is_for_windows| difference(&good, given, is_for_windows);
        assert_eq!(compare(&output(0, "1\n", ""), false), None);
        assert_eq!(compare(&output(0, "1\r\n", ""), true), None);
        assert_eq!(compare(&output(0, "1\r\n", ""), false), Some("another answer".to_string()));
        assert_eq!(compare(&output(0, "1\n", "x"), false), Some("another complaint".to_string()));
        let crash = output(1, "", "==1==ERROR: it\nmore");
        assert_eq!(compare(&crash, false), Some("another exit status (==1==ERROR: it)".to_string()));
        let panic = output(101, "1\n", "thread 'main' panicked at 'x'");
        assert_eq!(difference(&panic, &output(134, "", ""), false), None);
        assert_eq!(difference(&panic, &good, false), Some("no panic".to_string()));
    }
}
