//! One run of a program: its output, how it ended, its time and its memory.

use std::fs;
use std::io::{Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{channel, Receiver, Sender};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// What a run came to.
pub struct Run {
    pub ending: Ending,
    pub time: Duration,
    /// The most bytes of memory, where that can be told: on Linux, of a run that is not too short.
    pub memory: Option<u64>,
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

/// The most bytes of output.
pub const OUTPUT: usize = 64 << 20;

/// So much of standard error is kept.
const ERRORS: usize = 4 << 10;

/// How often it is looked whether the program has ended.
const LOOK: Duration = Duration::from_micros(300);

/// A run that ends sooner is not looked at often enough to tell its memory.
const SHORT: Duration = Duration::from_millis(5);

/// How long the output of a program that has ended may still take to arrive: something it started can hold it open.
const GRACE: Duration = Duration::from_secs(1);

/// Runs a command on an input, for at most so long.
///
/// # Errors
/// It cannot be run.
pub fn run(command: &[String], input: &[u8], limit: Duration) -> Result<Run, String> {
    let mut started = Command::new(&command[0]);
    started.args(&command[1..]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let start = Instant::now();
    let mut child = started.spawn().map_err(|error| format!("cannot run {}: {}", command[0], error))?;
    feed(&mut child, input.to_vec());
    let output = collect(child.stdout.take().expect("a pipe"), OUTPUT + 1, true);
    let errors = collect(child.stderr.take().expect("a pipe"), ERRORS, false);
    let (status, memory) = watch(&mut child, start, limit)?;
    let time = start.elapsed();
    let grace = status.map_or(Duration::from_secs(0), |_| GRACE);
    let (output, errors) = (output.taken(grace), errors.taken(grace));
    let ending = match status {
        _ if output.len() > OUTPUT => Ending::TooMuchOutput,
        Some(status) => Ending::Exit(status),
        None => Ending::OutOfTime(limit),
    };
    Ok(Run { ending, time, memory: memory.filter(|_| time >= SHORT), output, errors })
}

/// Writes the input; a program that does not read it to its end is no fault.
fn feed(child: &mut Child, input: Vec<u8>) {
    let mut stdin = child.stdin.take().expect("a pipe");
    thread::spawn(move || stdin.write_all(&input));
}

/// What comes out of a pipe.
struct Collected {
    bytes: Arc<Mutex<Vec<u8>>>,
    /// Hangs up when there is nothing more to come.
    end: Receiver<()>,
}

impl Collected {
    /// What has come, and what still comes within this time.
    fn taken(self, grace: Duration) -> Vec<u8> {
        let _ = self.end.recv_timeout(grace);
        std::mem::take(&mut *self.bytes.lock().expect("no thread panics"))
    }
}

/// Reads so many bytes, and then either closes the pipe or reads on and forgets.
fn collect(mut pipe: impl Read + Send + 'static, most: usize, close: bool) -> Collected {
    let bytes = Arc::new(Mutex::new(Vec::new()));
    let (kept, (sender, end)) = (bytes.clone(), channel());
    thread::spawn(move || {
        let _sender: Sender<()> = sender;
        let mut buffer = [0; 1 << 16];
        while let Ok(length @ 1..=usize::MAX) = pipe.read(&mut buffer) {
            let mut kept = kept.lock().expect("no thread panics");
            let room = most - kept.len();
            kept.extend(&buffer[..length.min(room)]);
            if close && kept.len() == most {
                return;
            }
        }
    });
    Collected { bytes, end }
}

/// Waits for the end, or ends what takes too long, and keeps an eye on the memory.
fn watch(child: &mut Child, start: Instant, limit: Duration) -> Result<(Option<ExitStatus>, Option<u64>), String> {
    let mut memory = None;
    loop {
        memory = peak(child.id()).max(memory);
        let status = child.try_wait().map_err(|error| format!("cannot wait for the program: {error}"))?;
        if status.is_some() {
            return Ok((status, memory));
        }
        if start.elapsed() > limit {
            let _ = child.kill().and_then(|()| child.wait().map(drop));
            return Ok((None, memory));
        }
        thread::sleep(LOOK);
    }
}

/// The most bytes that a running process has had in memory so far, on Linux.
fn peak(process: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    let kilobytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(1024 * kilobytes)
}
