//! The program inside the page: one command a run, with plain standard input and output.

#![forbid(unsafe_code)]

use page::engine;
use std::env;
use std::io::{self, Read, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned()).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    if let ["answer", program] = words[..] {
        // The program reads, prints and fails by itself.
        return engine::main_of(program).map_or_else(
            || refused(&format!("no program {program}")),
            |main| {
                main();
                ExitCode::SUCCESS
            },
        );
    }
    let mut input = Vec::new();
    let read = io::stdin().read_to_end(&mut input).map_err(|error| error.to_string());
    let answer = read.and_then(|_| engine::run(&words, &input));
    match answer.and_then(|answer| io::stdout().write_all(answer.as_bytes()).map_err(|error| error.to_string())) {
        Ok(()) => ExitCode::SUCCESS,
        Err(clause) => refused(&clause),
    }
}

fn refused(clause: &str) -> ExitCode {
    eprintln!("{clause}");
    ExitCode::FAILURE
}
