//! Writes what a problem still lacks: its description, cases, outputs, files to paste and rows of tables.

use scripts::cli::options::{Given, Tool};
use scripts::cli::{self, Failure};
use scripts::problems::list::{find, titles, PROBLEMS};
use scripts::system::programs::root;
use scripts::tools::problems::missing::Missing;
use scripts::tools::problems::start::start;
use std::process::ExitCode;

static TOOL: Tool = Tool {
    name: "problems",
    about: "Writes what follows from the descriptions of the problems, where it is missing.",
    word: "PROGRAM",
    usage: &[
        ("", "cases, outputs and files to paste that are missing; the tables of all pages and Cargo.toml as they have to be"),
        ("PROGRAM", "the same for one program"),
        ("PROGRAM --like OTHER", "begins a new program and its description, with those of another one as the start"),
    ],
    options: &[("--like OTHER", "the program to start from")],
    notes: || NOTES.to_string() + &titles(),
};

const NOTES: &str = "\
Each file that is written is named. A case or a file to paste that is there is never changed, an output only if it is no
right answer to its input. It is written only if the program's answers are right. The page is made by
cargo run --release --bin page.

";

fn main() -> ExitCode {
    cli::run(&TOOL, run)
}

fn run(given: &Given) -> Result<(), Failure> {
    let program = given.word()?;
    if let Some(other) = given.text("--like") {
        let program = program.ok_or_else(|| given.missing("PROGRAM"))?;
        return start(root(), program, find(other).map_err(Failure::Usage)?, &mut cli::print);
    }
    let problems = match program {
        Some(program) => vec![find(program).map_err(Failure::Usage)?],
        None => PROBLEMS.to_vec(),
    };
    let print = &mut cli::print;
    let mut missing = Missing { root: root(), tell: print, written: 0 };
    missing.all(&problems)?;
    if missing.written == 0 {
        cli::print("nothing is missing\n")?;
    }
    Ok(())
}
