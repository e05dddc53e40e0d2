//! The program inside the page: one command a run, with plain standard input and output.

use page::engine;
use slidekit::arguments;
use std::env;
use std::io::{self, Read, Write};
use std::process::ExitCode;
use std::sync::atomic::Ordering;

fn main() -> ExitCode {
    let words: Vec<String> = env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned()).collect();
    match work(&words.iter().map(String::as_str).collect::<Vec<_>>()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(clause) => {
            eprintln!("{clause}");
            ExitCode::FAILURE
        }
    }
}

fn work(words: &[&str]) -> Result<(), String> {
    let program = words.strip_prefix(&["answer"]).and_then(|program| program.first());
    if let Some(main) = program.and_then(|program| engine::main_of(program)) {
        // The program reads, prints and fails by itself.
        arguments::ARE_FOREIGN.store(true, Ordering::Relaxed);
        main();
        return Ok(());
    }
    let mut input = Vec::new();
    io::stdin().read_to_end(&mut input).map_err(|error| format!("cannot read: {error}"))?;
    let answer = engine::run(words, &input)?;
    io::stdout().write_all(answer.as_bytes()).map_err(|error| format!("cannot write: {error}"))
}
