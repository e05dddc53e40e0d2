//! Runs a program and gives the verdict on its output.
//!
//! Input and output are unnamed files: processes that the program has started cannot block the judge, and output takes no
//! memory here before it is read.

use crate::group::Group;
use scripts::problems::answers::Fault;
use scripts::problems::problem::Problem;
use std::borrow::Cow;
use std::fs::{self, File};
use std::io::{self, Read, Seek, Write};
use std::process::{self, Child, Command, ExitStatus};
use std::thread;
use std::time::{Duration, Instant};

/// The verdicts that are not faults.
pub const ACCEPTED: &str = "AC";
pub const NOT_RUN: &str = "--";

/// Two that are.
pub const PRESENTATION_ERROR: &str = "PE";
pub const OUT_OF_TIME: &str = "TLE";

/// The result of a run.
#[derive(Default)]
pub struct Run {
    pub verdict: &'static str,
    /// The reason, if the verdict is not AC.
    pub why: String,
    pub time: Duration,
    /// The peak memory in bytes, if known: on Linux, for runs that are not too short.
    pub memory: Option<u64>,
    /// Its output; only the beginning if the run failed.
    pub output: Vec<u8>,
    /// The beginning of its standard error.
    pub errors: Vec<u8>,
}

/// A verdict and its reason.
type Verdict = (&'static str, String);

/// The most bytes of output, and of standard error.
const OUTPUT: u64 = 64 << 20;

/// The bytes kept of standard error, and of an output that is only shown.
const BEGINNING: u64 = 4 << 10;

/// The interval at which a running program is checked.
const LOOK: Duration = Duration::from_micros(300);

/// A shorter run is not checked often enough to know its memory, and a program that has only begun takes less than this.
const SHORT: Duration = Duration::from_millis(5);
const BEGUN: u64 = 256 << 10;

/// Runs a command on an input of a problem, with a time limit.
pub fn run(problem: &Problem, command: &[String], input: &[u8], limit: Duration) -> Result<Run, String> {
    let files = || -> io::Result<_> { Ok([file(input)?, file(&[])?, file(&[])?]) };
    let [stdin, stdout, stderr] = files().map_err(|error| format!("cannot make a file: {error}"))?;
    let mut started = Command::new(&command[0]);
    started.args(&command[1..]).stdin(stdin).stdout(shared(&stdout)).stderr(shared(&stderr));
    let mut group = Group::new();
    let start = Instant::now();
    let mut child = group.start(&mut started).map_err(|error| format!("cannot run {}: {}", command[0], error))?;
    let is_full = || [&stdout, &stderr].iter().any(|file| file.metadata().is_ok_and(|file| file.len() > OUTPUT));
    let (ended, memory) = watch(&mut child, start, limit, is_full)?;
    let time = start.elapsed();
    drop(group);
    let memory = memory.filter(|&bytes| time >= SHORT && bytes >= BEGUN);
    let is_judged = ended.as_ref().is_ok_and(ExitStatus::success);
    let output = beginning(stdout, if is_judged { OUTPUT } else { BEGINNING });
    let errors = beginning(stderr, BEGINNING);
    let (verdict, why) = match ended {
        Err(stopped) => stopped,
        Ok(_) if is_judged => judged(problem, input, &output),
        Ok(status) => ("RE", format!("{status}{}", complaint(&errors))),
    };
    Ok(Run { verdict, why, time, memory, output, errors })
}

fn file(bytes: &[u8]) -> io::Result<File> {
    let name = std::env::temp_dir().join(format!("judge-{}-{:?}", process::id(), thread::current().id()));
    let mut file = File::options().read(true).write(true).create_new(true).open(&name)?;
    fs::remove_file(name)?;
    file.write_all(bytes)?;
    file.rewind()?;
    Ok(file)
}

fn shared(file: &File) -> File {
    file.try_clone().expect("an open file")
}

fn beginning(mut file: File, most: u64) -> Vec<u8> {
    let mut bytes = Vec::new();
    let read = file.rewind().and_then(|()| file.take(most).read_to_end(&mut bytes));
    read.map_or_else(|_| Vec::new(), |_| bytes)
}

/// Waits for a program, stops it if it takes too long or prints too much, and records its peak memory.
fn watch(
    child: &mut Child,
    start: Instant,
    limit: Duration,
    is_full: impl Fn() -> bool,
) -> Result<(Result<ExitStatus, Verdict>, Option<u64>), String> {
    let mut memory = None;
    loop {
        memory = peak(child.id()).max(memory);
        let status = child.try_wait().map_err(|error| format!("cannot wait for the program: {error}"))?;
        let ended = match status {
            _ if is_full() => Err(("OLE", format!("more than {} MB", OUTPUT >> 20))),
            Some(status) => Ok(status),
            None if start.elapsed() > limit => Err((OUT_OF_TIME, format!("more than {} s", limit.as_secs_f64()))),
            None => {
                thread::sleep(LOOK);
                continue;
            }
        };
        let _ = child.kill().and_then(|()| child.wait().map(drop));
        return Ok((ended, memory));
    }
}

/// The peak memory of a running process in bytes, on Linux.
fn peak(process: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    let kilobytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(1024 * kilobytes)
}

fn judged(problem: &Problem, input: &[u8], output: &[u8]) -> Verdict {
    // On Windows, a program may print the line ends of Windows.
    let output: Cow<[u8]> = match std::str::from_utf8(output) {
        Ok(text) if cfg!(windows) => text.replace("\r\n", "\n").into_bytes().into(),
        _ => output.into(),
    };
    match problem.check(problem.rule, input, &output) {
        Ok(()) => (ACCEPTED, String::new()),
        Err(Fault::Presentation(clause)) => (PRESENTATION_ERROR, clause),
        Err(Fault::Wrong(clause)) => ("WA", clause),
    }
}

/// The line with the error: the first, but in a Python traceback the last.
fn complaint(errors: &[u8]) -> String {
    let errors = String::from_utf8_lossy(errors);
    let mut lines = errors.lines().filter(|line| !line.trim().is_empty());
    let line = if errors.trim_start().starts_with("Traceback") { lines.next_back() } else { lines.next() };
    line.map_or(String::new(), |line| format!(", {line}"))
}
