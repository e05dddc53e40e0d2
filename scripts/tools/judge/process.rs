//! Runs a program within limits.
//!
//! Input and output are unnamed files: processes that the program has started cannot block the judge, and output takes no
//! memory here before it is read.

use super::group::{self, Group};
use super::measured::{ending, Limits, Measured};
use super::refusal::refusal;
use super::usage::Usage;
use crate::system::temporary;
use std::env;
use std::fs::{self, File, FileTimes, OpenOptions};
use std::io::{self, Read, Seek, Write};
use std::process::{Child, Command};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

/// What a run leaves.
pub struct Ended {
    pub measured: Measured,
    /// The length of the output each time it was seen to have grown, with the time used until then.
    pub growth: Vec<(Duration, u64)>,
    stdin: File,
    stdout: File,
    stderr: File,
}

/// The interval at which a running program is looked at: a share of its time so far, within these bounds.
const SHARE: u32 = 50;
const SHORTEST: Duration = Duration::from_micros(300);
const LONGEST: Duration = Duration::from_millis(3);

/// A look that comes later than this after its time is late because the judge did not run.
const LATE: Duration = Duration::from_millis(10);

/// Runs a command on an input. Returns `None` if it is cut off: it has not ended at this moment.
///
/// # Errors
/// The command cannot be run; the clause has what is to be done about it, if that is known.
pub fn run(command: &[String], input: &[u8], limits: &Limits, end: Option<Instant>) -> Result<Option<Ended>, String> {
    let files = || -> io::Result<_> { Ok([file(input)?, file(&[])?, file(&[])?]) };
    let [stdin, stdout, stderr] = files().map_err(|error| unmade(&error))?;
    let mut started = Command::new(&command[0]);
    started.args(&command[1..]).stdin(shared(&stdin)).stdout(shared(&stdout)).stderr(shared(&stderr));
    let mut group = Group::empty();
    let start = Instant::now();
    let mut child = group.start(&mut started).map_err(|error| refusal(&command[0], &error))?;
    let mut ended = Ended { measured: Measured::default(), growth: Vec::new(), stdin, stdout, stderr };
    let has_ended = ended.watch(&mut child, start, limits, end)?;
    drop(group);
    // What had left the program's group may have written more.
    ended.measured.written = ended.written();
    Ok(has_ended.then_some(ended))
}

impl Ended {
    /// Waits until the program has ended, and returns true; or stops it: beyond a limit, or at the end of the time for it,
    /// where it returns false.
    fn watch(
        &mut self,
        child: &mut Child,
        start: Instant,
        limits: &Limits,
        end: Option<Instant>,
    ) -> Result<bool, String> {
        let (mut usage, mut unseen, mut due) = (Usage::default(), Duration::ZERO, Duration::ZERO);
        loop {
            // Read first: the time in which this process has to wait between two readings is not the program's sleep.
            let elapsed = start.elapsed();
            unseen += elapsed.saturating_sub(due + LATE);
            usage.look(child.id());
            let status = child.try_wait().map_err(|error| format!("cannot wait for the program: {error}"))?;
            self.measured = Measured {
                status: status.map(|status| if status.success() { Ok(()) } else { Err(ending(&status.to_string())) }),
                elapsed,
                processor: usage.processor,
                waited: usage.waited(),
                unseen,
                memory: usage.memory,
                written: self.written(),
            };
            self.note_growth();
            let is_over = end.is_some_and(|end| Instant::now() >= end);
            let has_ended = status.is_some() || self.measured.beyond(limits).is_some();
            if has_ended || is_over {
                if cfg!(windows) && status.is_none() {
                    group::end_tree(child.id());
                }
                let _ = child.kill().and_then(|()| child.wait().map(drop));
                return Ok(has_ended);
            }
            let pause = (elapsed / SHARE).clamp(SHORTEST, LONGEST);
            due = elapsed + pause;
            thread::sleep(pause);
        }
    }

    fn note_growth(&mut self) {
        let length = length(&self.stdout);
        if self.growth.last().map_or(0, |(_, before)| *before) < length {
            self.growth.push((self.measured.time(), length));
        }
    }

    /// Whether the program has read nothing of an input that has something. Who reads standard input moves its position,
    /// which the program shares; who opens it anew, as `/dev/stdin` on Linux, still changes the time of the last access, where
    /// that is kept.
    pub fn left_input(&self) -> bool {
        let is_at_start = (&self.stdin).stream_position().is_ok_and(|position| position == 0);
        let accessed = self.stdin.metadata().and_then(|file| file.accessed());
        is_at_start && accessed.is_ok_and(|time| time == UNREAD) && length(&self.stdin) > 0
    }

    fn written(&self) -> u64 {
        length(&self.stdout).max(length(&self.stderr))
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

/// The variables that may name the folder for temporary files, the first that is set before the others.
const FOLDERS: &[&str] = if cfg!(windows) { &["TMP", "TEMP"] } else { &["TMPDIR"] };

/// The clause for a file that cannot be made.
fn unmade(error: &io::Error) -> String {
    let named = FOLDERS.iter().find(|name| env::var_os(name).is_some());
    let origin = named.map_or(String::new(), |name| format!(", which {name} names"));
    format!("cannot make a file in {}{origin}: {error}", env::temp_dir().display())
}

/// The time of the last access to a file that nobody has read.
const UNREAD: SystemTime = SystemTime::UNIX_EPOCH;

/// Creates an unnamed file with these bytes, which no other user can open.
fn file(bytes: &[u8]) -> io::Result<File> {
    let mut options = File::options();
    own(options.read(true).write(true).create_new(true));
    let (mut file, path) = temporary::create(&env::temp_dir(), "judge", |path| options.open(path))?;
    // Where it cannot be set, no input counts as unread.
    let _ = file.set_times(FileTimes::new().set_accessed(UNREAD));
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

fn length(file: &File) -> u64 {
    file.metadata().map_or(0, |file| file.len())
}

fn beginning(mut file: &File, most: u64) -> Vec<u8> {
    let mut bytes = Vec::new();
    let read = file.rewind().and_then(|()| file.take(most).read_to_end(&mut bytes));
    read.map_or_else(|_| Vec::new(), |_| bytes)
}
