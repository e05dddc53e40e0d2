//! One run of a program: its output, how it ended, its time and its memory.

use super::memory::peak;
use std::io::{Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{channel, Receiver};
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
    OutOfTime,
    TooMuchOutput,
}

/// The most bytes of output.
const OUTPUT: usize = 64 << 20;

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
    let output = output.recv_timeout(grace).unwrap_or_default();
    let errors = errors.recv_timeout(grace).unwrap_or_default();
    let ending = match status {
        _ if output.len() > OUTPUT => Ending::TooMuchOutput,
        Some(status) => Ending::Exit(status),
        None => Ending::OutOfTime,
    };
    Ok(Run { ending, time, memory: memory.filter(|_| time >= SHORT), output, errors })
}

/// Writes the input; a program that does not read it to its end is no fault.
fn feed(child: &mut Child, input: Vec<u8>) {
    let mut stdin = child.stdin.take().expect("a pipe");
    thread::spawn(move || stdin.write_all(&input));
}

/// Reads so many bytes, and then either closes the pipe or reads on and forgets.
fn collect(pipe: impl Read + Send + 'static, most: usize, close: bool) -> Receiver<Vec<u8>> {
    let (sender, receiver) = channel();
    thread::spawn(move || {
        let (mut bytes, mut pipe) = (Vec::new(), pipe);
        let _ = pipe.by_ref().take(most as u64).read_to_end(&mut bytes);
        if !close {
            let _ = std::io::copy(&mut pipe, &mut std::io::sink());
        }
        let _ = sender.send(bytes);
    });
    receiver
}

/// Waits for the end, or ends what takes too long, and keeps an eye on the memory.
fn watch(child: &mut Child, start: Instant, limit: Duration) -> Result<(Option<ExitStatus>, Option<u64>), String> {
    let mut memory = None;
    loop {
        memory = peak(child.id()).max(memory);
        let status = child.try_wait().map_err(|error| format!("cannot wait for the program: {}", error))?;
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
