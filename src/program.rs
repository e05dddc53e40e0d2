//! What programs share: the frame, and an answer as a line.

use crate::input::Error;
use crate::moves::spell;
use crate::solver::Answer;
use std::io::{self, BufWriter, Read, Write};
use std::process;

/// Runs a program's `answer` on standard input and standard output.
///
/// An error becomes one line on standard error and exit status 1, after everything answered before it. When the reader
/// of the output goes away, the program ends quietly.
pub fn run(answer: fn(&mut dyn Read, &mut dyn Write) -> Result<(), Error>) {
    let (stdin, stdout) = (io::stdin(), io::stdout());
    let mut output = BufWriter::with_capacity(1 << 16, stdout.lock());
    let answered = answer(&mut stdin.lock(), &mut output);
    let flushed = output.flush().map_err(Error::from);
    if let Err(error) = answered.and(flushed) {
        if !error.text().is_empty() {
            let mut stderr = io::stderr();
            let _ = stderr.write_all(error.text()).and(stderr.write_all(b"\n"));
            process::exit(1);
        }
    }
}

/// Writes the moves as a line, in these letters for down, left, right and up; or that there is no answer.
///
/// # Errors
/// Those of the output.
pub fn write_moves(output: &mut dyn Write, answer: &Answer, letters: &[u8; 4], no_answer: &str) -> Result<(), Error> {
    match answer {
        Answer::Moves(moves) => output.write_all(&spell(moves, letters))?,
        Answer::TooLong | Answer::Unsolvable => output.write_all(no_answer.as_bytes())?,
    }
    Ok(output.write_all(b"\n")?)
}
