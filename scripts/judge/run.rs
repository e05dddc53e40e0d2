//! One run of a program: its output, how it ended, its time and its memory.
//!
//! Input and output are files without a name: nobody waits for what the program started itself, and what it prints takes
//! no memory here before it is read.

use crate::group::Group;
use std::fs::{self, File};
use std::io::{self, Read, Seek, Write};
use std::process::{self, Child, Command, ExitStatus};
use std::thread;
use std::time::{Duration, Instant};

/// What a run came to.
pub struct Run {
    pub ending: Ending,
    pub time: Duration,
    /// The most bytes of memory, where that can be told: on Linux, of a run that is not too short.
    pub memory: Option<u64>,
    /// What it printed; only the beginning when it did not end well.
    pub output: Vec<u8>,
    /// The beginning of what went to standard error.
    pub errors: Vec<u8>,
}

/// How a run ended.
pub enum Ending {
    Exit(ExitStatus),
    OutOfTime(Duration),
    TooMuchOutput,
}

/// The most bytes of output, and of what goes to standard error.
pub const OUTPUT: u64 = 64 << 20;

/// So much is kept of standard error, and of an output that is only shown.
pub const BEGINNING: u64 = 4 << 10;

/// How often it is looked whether the program has ended.
const LOOK: Duration = Duration::from_micros(300);

/// A run that ends sooner is not looked at often enough to tell its memory.
const SHORT: Duration = Duration::from_millis(5);

/// Runs a command on an input, for at most so long.
///
/// # Errors
/// It cannot be run.
pub fn run(command: &[String], input: &[u8], limit: Duration) -> Result<Run, String> {
    let files = || -> io::Result<_> { Ok([file(input)?, file(&[])?, file(&[])?]) };
    let [stdin, stdout, stderr] = files().map_err(|error| format!("cannot make a file: {error}"))?;
    let mut started = Command::new(&command[0]);
    started.args(&command[1..]).stdin(stdin).stdout(shared(&stdout)).stderr(shared(&stderr));
    let mut group = Group::new();
    let start = Instant::now();
    let mut child = group.start(&mut started).map_err(|error| format!("cannot run {}: {}", command[0], error))?;
    let is_full = || [&stdout, &stderr].iter().any(|file| file.metadata().is_ok_and(|file| file.len() > OUTPUT));
    let (ending, memory) = watch(&mut child, start, limit, is_full)?;
    let time = start.elapsed();
    drop(group);
    let memory = memory.filter(|_| time >= SHORT);
    let is_judged = matches!(ending, Ending::Exit(status) if status.success());
    let output = beginning(stdout, if is_judged { OUTPUT } else { BEGINNING });
    Ok(Run { ending, time, memory, output, errors: beginning(stderr, BEGINNING) })
}

/// A file of these bytes that goes when nobody has it open any more.
fn file(bytes: &[u8]) -> io::Result<File> {
    let name = std::env::temp_dir().join(format!("judge-{}-{:?}", process::id(), thread::current().id()));
    let mut file = File::options().read(true).write(true).create_new(true).open(&name)?;
    fs::remove_file(name)?;
    file.write_all(bytes)?;
    file.rewind()?;
    Ok(file)
}

fn shared(file: &File) -> File {
    file.try_clone().expect("a file that is open")
}

/// The first bytes of a file, at most so many.
fn beginning(mut file: File, most: u64) -> Vec<u8> {
    let mut bytes = Vec::new();
    let read = file.rewind().and_then(|()| file.take(most).read_to_end(&mut bytes));
    read.map_or_else(|_| Vec::new(), |_| bytes)
}

/// Waits for the end, or ends what takes too long or prints too much, and keeps an eye on the memory.
fn watch(
    child: &mut Child,
    start: Instant,
    limit: Duration,
    is_full: impl Fn() -> bool,
) -> Result<(Ending, Option<u64>), String> {
    let mut memory = None;
    loop {
        memory = peak(child.id()).max(memory);
        let status = child.try_wait().map_err(|error| format!("cannot wait for the program: {error}"))?;
        let ending = match status {
            _ if is_full() => Ending::TooMuchOutput,
            Some(status) => Ending::Exit(status),
            None if start.elapsed() > limit => Ending::OutOfTime(limit),
            None => {
                thread::sleep(LOOK);
                continue;
            }
        };
        let _ = child.kill().and_then(|()| child.wait().map(drop));
        return Ok((ending, memory));
    }
}

/// The most bytes that a running process has had in memory so far, on Linux.
fn peak(process: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    let kilobytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(1024 * kilobytes)
}
