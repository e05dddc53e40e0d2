//! What programs share: the frame that runs them, and answers as lines of output.

use crate::board::Move;
use crate::input::{Error, Words};
use crate::solver::Answer;
use crate::text::Text;
use std::io::{self, BufWriter, Write};
use std::process;

/// Runs a program: calls `answer` with the words of standard input and with standard output.
///
/// An error is written as one line to standard error, after all answers before it, and the exit status is 1. If the reader
/// of the output goes away, the program ends quietly with status 0.
pub fn run(answer: fn(&mut Words, &mut dyn Write) -> Result<(), Error>) {
    let (stdin, stdout) = (io::stdin(), io::stdout());
    let mut input = stdin.lock();
    let mut output = BufWriter::with_capacity(1 << 16, stdout.lock());
    let answered = answer(&mut Words::new(&mut input), &mut output);
    let flushed = output.flush().map_err(Error::from);
    if let Err(error) = answered.and(flushed) {
        if !error.text().is_empty() {
            let mut stderr = io::stderr();
            let _ = stderr.write_all(error.text()).and(stderr.write_all(b"\n"));
            process::exit(1);
        }
    }
}

/// Writes the moves of an answer as a line, or `no_answer`. The letters are those for down, left, right and up.
///
/// # Errors
/// Any error of the output.
pub fn write_moves(output: &mut dyn Write, answer: &Answer, letters: &[u8; 4], no_answer: &str) -> Result<(), Error> {
    match answer {
        Answer::Moves(moves) => output.write_all(&spell(moves, letters))?,
        Answer::TooLong | Answer::Unsolvable => output.write_all(no_answer.as_bytes())?,
    }
    Ok(output.write_all(b"\n")?)
}

/// Spells moves. The letters are those of [`Move::ALL`], in that order.
pub fn spell(moves: &[Move], letters: &[u8; 4]) -> Vec<u8> {
    let mut spelled = vec![0; moves.len()];
    for (letter, &mv) in spelled.iter_mut().zip(moves) {
        *letter = letters[mv as usize];
    }
    spelled
}

/// Writes the number of moves of an answer as a line, or `no_answer`.
///
/// # Errors
/// Any error of the output.
pub fn write_count(output: &mut dyn Write, answer: &Answer, no_answer: &str) -> Result<(), Error> {
    let text = match answer {
        Answer::Moves(moves) => Text::empty().with_number(moves.len() as u64),
        Answer::TooLong | Answer::Unsolvable => Text::empty().with(no_answer.as_bytes()),
    };
    Ok(output.write_all(text.with(b"\n").bytes())?)
}

/// Writes `Case 1: `, as some judges want it before the answer to each case. Cases are numbered from 1.
///
/// # Errors
/// Any error of the output.
pub fn write_case(output: &mut dyn Write, number: u64) -> Result<(), Error> {
    Ok(output.write_all(Text::empty().with(b"Case ").with_number(number).with(b": ").bytes())?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_given_in_the_order_of_the_moves() {
        assert_eq!(spell(&Move::ALL, b"DLRU"), b"DLRU");
        assert_eq!(spell(&[Move::Up, Move::Down, Move::Up], b"abcd"), b"dad");
        assert_eq!(spell(&[], b"DLRU"), b"");
    }

    #[test]
    fn an_answer_is_written_as_a_line() {
        let written = |answer: &Answer| {
            let mut output = Vec::new();
            write_case(&mut output, 10).unwrap();
            write_count(&mut output, answer, "-1").unwrap();
            write_moves(&mut output, answer, b"DLRU", "none").unwrap();
            String::from_utf8(output).unwrap()
        };
        assert_eq!(written(&Answer::Moves(vec![Move::Left, Move::Up])), "Case 10: 2\nLU\n");
        assert_eq!(written(&Answer::Moves(vec![])), "Case 10: 0\n\n");
        assert_eq!(written(&Answer::TooLong), "Case 10: -1\nnone\n");
        assert_eq!(written(&Answer::Unsolvable), "Case 10: -1\nnone\n");
    }
}
