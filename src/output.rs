//! What programs share: the frame that runs them, and answers as lines of output. Writing fails only if the output does.

use crate::board::Board;
use crate::search::Answer;
use crate::words::{Error, Words, MAX_WORD};
use std::io::{self, BufWriter, ErrorKind, Read, Stdin, Stdout, Write};
use std::process;

/// Runs a program: calls `answer` with the words of standard input and with standard output.
///
/// An error is written as one line to standard error, after all answers before it, and the exit status is 1. If the reader
/// of the output goes away, the program ends quietly with status 0. With the feature `local`, arguments are refused.
///
/// ```no_run
/// slidekit::output::run(|words, output| {
///     let board = words.board::<4, 4>("0")?;
///     Ok(std::io::Write::write_all(output, format!("{:?}\n", board).as_bytes())?)
/// });
/// ```
pub fn run(answer: fn(&mut Words<Stdin>, &mut BufWriter<Stdout>) -> Result<(), Error>) {
    #[cfg(feature = "local")]
    crate::arguments::refuse();
    let mut words = Words::new(io::stdin());
    let mut output = BufWriter::with_capacity(1 << 16, io::stdout());
    let answered = answer(&mut words, &mut output);
    let flushed = output.flush().map_err(Error::from);
    match answered.and(flushed) {
        Err(Error(Some(error))) if error.kind() == ErrorKind::BrokenPipe => {}
        Err(error) => {
            let _ = write_error(&mut io::stderr(), &words, &error);
            process::exit(1);
        }
        Ok(()) => {}
    }
}

/// Writes an error as a line: one clause, such as `board 3, word 12: "7" appears twice`.
pub fn write_error<I: Read>(output: &mut impl Write, words: &Words<I>, error: &Error) -> io::Result<()> {
    match &error.0 {
        Some(error) => output.write_all(error.to_string().as_bytes())?,
        None => {
            if words.board > 0 {
                output.write_all(b"board ")?;
                write_number(output, words.board)?;
                output.write_all(b", ")?;
            }
            output.write_all(b"word ")?;
            write_number(output, words.word_number)?;
            output.write_all(b": ")?;
            if words.length > 0 {
                write_quoted(output, &words.word[..words.length])?;
            }
            output.write_all(words.fault.as_bytes())?;
        }
    }
    output.write_all(b"\n")
}

/// Writes a word in quotation marks and a space, with `?` for what cannot be printed and dots if the word may be longer.
fn write_quoted(output: &mut impl Write, word: &[u8]) -> io::Result<()> {
    output.write_all(b"\"")?;
    for &byte in word {
        output.write_all(&[if byte.is_ascii_graphic() { byte } else { b'?' }])?;
    }
    if word.len() == MAX_WORD {
        output.write_all(b"...")?;
    }
    output.write_all(b"\" ")
}

/// Writes a number in decimal, without the machinery of `format!`, which is larger than a program.
pub fn write_number(output: &mut impl Write, number: u64) -> io::Result<()> {
    if number > 9 {
        write_number(output, number / 10)?;
    }
    output.write_all(&[b'0' + (number % 10) as u8])
}

/// The letters of moves: the initials of down, left, right and up. A lower-case letter has one bit more in ASCII.
#[derive(Clone, Copy, Debug)]
pub enum Letters {
    /// `D`, `L`, `R` and `U`.
    Upper,
    /// `d`, `l`, `r` and `u`.
    Lower = 32,
}

/// Writes the moves of an answer as a line, or `no_answer`. Letters in another order do not compile:
///
/// ```compile_fail,E0308
/// # use slidekit::{output::write_moves, search::Answer};
/// write_moves(&mut vec![], &Answer::TooLong, b"UDLR", "none");
/// ```
pub fn write_moves(output: &mut impl Write, answer: &Answer, letters: Letters, no_answer: &str) -> Result<(), Error> {
    match answer {
        Answer::Moves(moves) => {
            for &mv in moves {
                output.write_all(&[b"DLRU"[mv as usize] | letters as u8])?;
            }
        }
        Answer::TooLong | Answer::Unsolvable => output.write_all(no_answer.as_bytes())?,
    }
    Ok(output.write_all(b"\n")?)
}

/// Writes the number of moves of an answer as a line, or `no_answer`.
pub fn write_count(output: &mut impl Write, answer: &Answer, no_answer: &str) -> Result<(), Error> {
    match answer {
        Answer::Moves(moves) => write_number(output, moves.len() as u64)?,
        Answer::TooLong | Answer::Unsolvable => output.write_all(no_answer.as_bytes())?,
    }
    Ok(output.write_all(b"\n")?)
}

/// Writes the rows of a board as lines, a space between two tiles.
pub fn write_board<const R: usize, const C: usize>(output: &mut impl Write, board: Board<R, C>) -> Result<(), Error> {
    for (cell, tile) in board.tiles().enumerate() {
        write_number(output, tile as u64)?;
        output.write_all(if (cell + 1) % C > 0 { b" " } else { b"\n" })?;
    }
    Ok(())
}

/// Writes `Case 1: `, as some judges want it before the answer to each case. Cases are numbered from 1.
pub fn write_case(output: &mut impl Write, number: u64) -> Result<(), Error> {
    output.write_all(b"Case ")?;
    write_number(output, number)?;
    Ok(output.write_all(b": ")?)
}

/// Writes `yes` or `no` as a line.
pub fn write_whether(output: &mut impl Write, is_so: bool, yes: &str, no: &str) -> Result<(), Error> {
    output.write_all(if is_so { yes } else { no }.as_bytes())?;
    Ok(output.write_all(b"\n")?)
}
