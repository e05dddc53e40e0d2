//! Inputs, and the answers of cargo's build to them.

use crate::deliver::Bundle;
use crate::fault::{Fault, Outcome};
use crate::options::Options;
use crate::package::Package;
use crate::scratch::write;
use scripts::system::programs::files;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The inputs of one program.
pub struct Cases {
    /// Each input and the answer to it.
    cases: Vec<(PathBuf, Output)>,
    /// Whether standard error counts; in Rust it may show a line of the source.
    with_complaints: bool,
}

impl Cases {
    /// Builds a program with cargo and runs it on the files of `judge_inputs/PROGRAM`, and for C on bad inputs.
    ///
    /// Errors: cargo does not build it, or a file cannot be read or written.
    pub fn new(package: &Package, bundle: &Bundle, options: &Options, folder: &Path) -> Outcome<Cases> {
        let program = &bundle.program;
        let judged = judged(package, program);
        if judged.is_empty() {
            println!("--  {program} no file in judge_inputs/{program}, so no answers to a judge's input are compared");
        }
        let original = built_by_cargo(package, program, &options.features(package))?;
        let mut inputs = Vec::new();
        if options.c {
            inputs = bad_inputs(judged.first().map(PathBuf::as_path), folder)?;
        }
        inputs.extend(judged);
        let case = |input: PathBuf| answer(&mut Command::new(&original), &input).map(|output| (input, output));
        let cases = inputs.into_iter().map(case).collect::<Outcome<_>>()?;
        Ok(Cases { cases, with_complaints: options.c })
    }

    /// Returns the first difference of a program's answers from the original's. On Windows lines end with two
    /// characters.
    pub fn problem(&self, program: impl Fn() -> Command, is_for_windows: bool) -> Option<String> {
        self.cases.iter().find_map(|(input, wanted)| {
            let problem = match answer(&mut program(), input) {
                Ok(mut given) => {
                    if !self.with_complaints {
                        given.stderr.clone_from(&wanted.stderr);
                    }
                    difference(wanted, &given, is_for_windows)?
                }
                Err(fault) => fault.to_string(),
            };
            Some(format!("{problem} on {}", input.file_name().unwrap_or_default().to_string_lossy()))
        })
    }
}

/// Returns the files of `judge_inputs/PROGRAM`.
pub fn judged(package: &Package, program: &str) -> Vec<PathBuf> {
    let mut judged = files(&package.root.join("judge_inputs").join(program)).unwrap_or_default();
    judged.retain(|path| path.is_file());
    judged
}

/// Builds a program with cargo, and shows why if that fails.
fn built_by_cargo(package: &Package, program: &str, features: &[String]) -> Outcome<PathBuf> {
    let (messages, complaints) = package.build(program, features)?;
    let found = messages.iter().map(|object| object.text("executable")).find(|path| !path.is_empty());
    found.map(PathBuf::from).ok_or_else(|| {
        eprint!("{complaints}");
        Fault::plain(format!("cargo does not build {program}"))
    })
}

/// Runs a command with a file as its standard input.
fn answer(command: &mut Command, input: &Path) -> Outcome<Output> {
    let file = File::open(input).map_err(|error| Fault::plain(format!("cannot read {}: {error}", input.display())))?;
    command.stdin(file).output().map_err(|error| Fault::plain(format!("cannot run {command:?}: {error}")))
}

/// Writes inputs that no judge gives: empty, no numbers, too large a number, and a judge's input that is cut off,
/// goes on or has a strange byte in its middle.
fn bad_inputs(first: Option<&Path>, folder: &Path) -> Outcome<Vec<PathBuf>> {
    let judged = first.map_or(Vec::new(), |file| fs::read(file).unwrap_or_default());
    let (head, tail) = judged.split_at(judged.len() / 2);
    let texts = [
        ("empty", Vec::new()),
        ("blanks", b" \t\r\n\n".to_vec()),
        ("zzz", b"zzz\n".to_vec()),
        ("large", b"1 99999999999999999999999 -1\n".to_vec()),
        ("cut", head.to_vec()),
        ("strange", [head, b"\xff", tail].concat()),
        ("on", [&judged[..], b"\nzzz 0 \x00 1"].concat()),
    ];
    let one = |(name, text): (&str, Vec<u8>)| {
        let file = folder.join(format!("bad input {name}"));
        write(&file, &text).map(|_| file)
    };
    texts.into_iter().map(one).collect()
}

/// Returns how an answer differs from the original's. A panic has another status in C, whatever was printed before.
fn difference(wanted: &Output, given: &Output, is_for_windows: bool) -> Option<String> {
    let panics = wanted.status.code() == Some(101) && String::from_utf8_lossy(&wanted.stderr).contains("panicked at");
    let same = |wanted: &[u8], given: &[u8]| if is_for_windows { unix(given) == wanted } else { given == wanted };
    if panics {
        return given.status.success().then(|| "no panic".to_string());
    }
    if given.status.code() != wanted.status.code() {
        let said = String::from_utf8_lossy(&given.stderr);
        let telling = said.lines().find(|line| line.to_lowercase().contains("error"));
        return Some(format!("another exit status{}", telling.map_or(String::new(), |line| format!(" ({line})"))));
    }
    if !same(&wanted.stdout, &given.stdout) {
        return Some("another answer".to_string());
    }
    (!same(&wanted.stderr, &given.stderr)).then(|| "another complaint".to_string())
}

/// Converts line ends of Windows to those of Unix.
fn unix(text: &[u8]) -> Vec<u8> {
    text.iter().copied().filter(|&byte| byte != b'\r').collect()
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn output(code: i32, stdout: &str, stderr: &str) -> Output {
        let status = Command::new("sh").args(["-c", &format!("exit {code}")]).status().unwrap();
        Output { status, stdout: stdout.as_bytes().to_vec(), stderr: stderr.as_bytes().to_vec() }
    }

    #[test]
    fn answers_are_compared_byte_by_byte_unless_the_original_panics() {
        let good = output(0, "1\n", "");
        let compare = |given: &Output, is_for_windows| difference(&good, given, is_for_windows).unwrap_or_default();
        assert_eq!(compare(&output(0, "1\r\n", ""), true), "");
        assert_eq!(compare(&output(0, "1\r\n", ""), false), "another answer");
        assert_eq!(compare(&output(0, "1\n", "x"), false), "another complaint");
        assert_eq!(compare(&output(0, "2\r\n", ""), true), "another answer");
        assert_eq!(compare(&output(1, "", "==\n==1==ERROR: it\nmore"), false), "another exit status (==1==ERROR: it)");
        let panic = output(101, "1\n", "thread 'main' panicked at 'x'");
        assert_eq!(difference(&panic, &output(134, "", ""), false), None);
        assert_eq!(difference(&panic, &good, false), Some("no panic".to_string()));
    }
}
