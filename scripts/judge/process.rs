//! Runs a program within limits.
//!
//! Input and output are unnamed files: processes that the program has started cannot block the judge, and output takes no
//! memory here before it is read.

use crate::group::Group;
use crate::refusal::refusal;
use crate::usage::Usage;
use scripts::temporary;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, Write};
use std::process::{Child, Command, ExitStatus};
use std::thread;
use std::time::{Duration, Instant};

/// The limits of a run.
#[derive(Clone, Copy)]
pub struct Limits {
    /// The most processor time; where that is not known, the most wall-clock time.
    pub time: Duration,
    /// The most memory in bytes, where it is known.
    pub memory: u64,
}

impl Limits {
    /// The most wall-clock time of a program that hardly runs.
    pub fn elapsed(&self) -> Duration {
        (3 * self.time).max(self.time + Duration::from_secs(2))
    }
}

/// How a run ends.
pub enum Ending {
    /// The program has ended.
    Exit(ExitStatus),
    /// It was stopped because it used too much processor time.
    OutOfTime,
    /// It was stopped because it had not ended after [`Limits::elapsed`], and hardly ran.
    Hangs,
    OutOfMemory,
    TooMuchOutput,
}

/// What a run leaves.
pub struct Ended {
    pub ending: Ending,
    /// The wall-clock time.
    pub elapsed: Duration,
    pub usage: Usage,
    /// The length of the output each time it was seen to have grown, with the time used until then.
    pub growth: Vec<(Duration, u64)>,
    stdout: File,
    stderr: File,
}

/// The most bytes of output, and of standard error.
pub const OUTPUT: u64 = 64 << 20;

/// A program that hardly runs uses less than one part in this many.
const IDLE: u32 = 20;

/// The interval at which a running program is looked at: a share of its time so far, within these bounds.
const SHARE: u32 = 50;
const SHORTEST: Duration = Duration::from_micros(300);
const LONGEST: Duration = Duration::from_millis(3);

/// Runs a command on an input.
///
/// # Errors
/// The command cannot be run; the clause has what is to be done about it, if that is known.
pub fn run(command: &[String], input: &[u8], limits: Limits) -> Result<Ended, String> {
    let files = || -> io::Result<_> { Ok([file(input)?, file(&[])?, file(&[])?]) };
    let [stdin, stdout, stderr] = files().map_err(|error| format!("cannot make a file: {error}"))?;
    let mut started = Command::new(&command[0]);
    started.args(&command[1..]).stdin(stdin).stdout(shared(&stdout)).stderr(shared(&stderr));
    let mut group = Group::new();
    let start = Instant::now();
    let mut child = group.start(&mut started).map_err(|error| refusal(&command[0], &error))?;
    let mut ended = Ended {
        ending: Ending::Hangs,
        elapsed: Duration::ZERO,
        usage: Usage::default(),
        growth: Vec::new(),
        stdout,
        stderr,
    };
    ended.watch(&mut child, start, limits)?;
    drop(group);
    // What had left the program's group may have written more.
    if ended.is_full() {
        ended.ending = Ending::TooMuchOutput;
    }
    Ok(ended)
}

impl Ended {
    /// Waits for the program, or stops it.
    fn watch(&mut self, child: &mut Child, start: Instant, limits: Limits) -> Result<(), String> {
        loop {
            self.usage = Usage::of(child.id()).max(self.usage);
            self.elapsed = start.elapsed();
            self.note_growth();
            let status = child.try_wait().map_err(|error| format!("cannot wait for the program: {error}"))?;
            if let Some(ending) = self.ending(status, limits) {
                self.ending = ending;
                let _ = child.kill().and_then(|()| child.wait().map(drop));
                return Ok(());
            }
            thread::sleep((self.elapsed / SHARE).clamp(SHORTEST, LONGEST));
        }
    }

    fn note_growth(&mut self) {
        let length = self.stdout.metadata().map_or(0, |file| file.len());
        if self.growth.last().map_or(0, |(_, before)| *before) < length {
            self.growth.push((self.time(), length));
        }
    }

    /// The end of the run, if it has come.
    fn ending(&self, status: Option<ExitStatus>, limits: Limits) -> Option<Ending> {
        match status {
            _ if self.is_full() => Some(Ending::TooMuchOutput),
            _ if self.usage.memory > Some(limits.memory) => Some(Ending::OutOfMemory),
            _ if self.time() > limits.time => Some(Ending::OutOfTime),
            Some(status) => Some(Ending::Exit(status)),
            None if self.elapsed > limits.elapsed() && self.is_idle() => Some(Ending::Hangs),
            None => None,
        }
    }

    /// The time that counts: processor time, or where it is not known, the wall-clock time.
    pub fn time(&self) -> Duration {
        self.usage.processor.unwrap_or(self.elapsed)
    }

    /// Whether it has used less than a small part of the elapsed time, if that is known: not even a busy machine gives a
    /// program that wants to run so little.
    fn is_idle(&self) -> bool {
        self.usage.processor.is_none_or(|used| used * IDLE < self.elapsed)
    }

    fn is_full(&self) -> bool {
        [&self.stdout, &self.stderr].iter().any(|file| file.metadata().is_ok_and(|file| file.len() > OUTPUT))
    }

    /// Returns at most so many bytes of the output.
    pub fn output(&self, most: u64) -> Vec<u8> {
        beginning(&self.stdout, most)
    }

    /// Returns at most so many bytes of standard error.
    pub fn errors(&self, most: u64) -> Vec<u8> {
        beginning(&self.stderr, most)
    }
}

/// Creates an unnamed file with these bytes, which no other user can open.
fn file(bytes: &[u8]) -> io::Result<File> {
    let mut options = File::options();
    own(options.read(true).write(true).create_new(true));
    let (mut file, path) = temporary::create("judge", |path| options.open(path))?;
    fs::remove_file(path)?;
    file.write_all(bytes)?;
    file.rewind()?;
    Ok(file)
}

#[cfg(unix)]
fn own(options: &mut OpenOptions) {
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
}

#[cfg(not(unix))]
fn own(_: &mut OpenOptions) {}

fn shared(file: &File) -> File {
    file.try_clone().expect("an open file")
}

fn beginning(mut file: &File, most: u64) -> Vec<u8> {
    let mut bytes = Vec::new();
    let read = file.rewind().and_then(|()| file.take(most).read_to_end(&mut bytes));
    read.map_or_else(|_| Vec::new(), |_| bytes)
}
