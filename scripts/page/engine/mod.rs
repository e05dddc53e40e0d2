//! The program inside the page. Its commands:
//!
//! - `answer PROGRAM`: what the program prints for the input, or the answers in a format of one's own
//! - [`check`]: the verdict on an output, and the board with its first fault; the boards of an output
//! - [`scramble`]: an input of random boards
//! - [`own`]: a description of a format of one's own, and its cases; the commands above take one in place of a program
//! - [`solve`]: a board in any form, and what to change if it is unsolvable; the kit's moves for it
//! - `method NAME GOAL`: one of the textbook's [`methods`] on a board; `trace NAME GOAL`: its first nodes, step by step

pub mod check;
pub mod methods;
pub mod own;
pub mod scramble;
pub mod solve;

include!(concat!(env!("OUT_DIR"), "/programs.rs"));

/// Runs a command on an input, and returns what it prints.
///
/// # Errors
/// One clause: the command or its input is wrong.
pub fn run(words: &[&str], input: &[u8]) -> Result<String, String> {
    match *words {
        ["check", program, bytes] => check::check(program, bytes, input),
        ["boards", program, bytes] => check::boards(program, bytes, input),
        ["scramble", program, ref words @ ..] => scramble::scramble(program, words, input),
        ["describe"] => own::describe(text(input)?),
        ["answer", program] => own::answer(program, input),
        ["board", goal] => Ok(solve::read(goal, text(input)?)),
        ["solve", goal] => solve::solve(goal, text(input)?),
        ["method", name, goal] => methods::method(name, goal, text(input)?),
        ["trace", name, goal] => methods::trace(name, goal, text(input)?),
        _ => Err(format!("no command {:?}", words.join(" "))),
    }
}

fn text(input: &[u8]) -> Result<&str, String> {
    std::str::from_utf8(input).map_err(|_| "the input is not text".to_string())
}
