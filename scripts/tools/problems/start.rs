//! Begins a new problem: copies a program and its description, and names them where the problems are listed.

use scripts::cli::{print, Failure};
use scripts::problems::list::find;
use scripts::problems::problem::Problem;
use scripts::problems::tables::{is_program_name, listed};
use scripts::system::programs::root;
use std::fs;

const LIST: &str = "scripts/problems/list/mod.rs";

/// Begins a program like another one.
///
/// # Errors
/// The name is taken or is none for a program, or a file cannot be read or written.
pub fn start(program: &str, other: &Problem) -> Result<(), Failure> {
    if !is_program_name(program) {
        let clause = "is not a program's name: small letters with digits or _, such as judge1 or judge_name";
        return Err(Failure::Usage(format!("{program:?} {clause}")));
    }
    if find(program).is_ok() {
        return Err(Failure::Usage(format!("there is a program {program}")));
    }
    for folder in ["src/bin", "scripts/problems/list"] {
        let text = read(&format!("{folder}/{}.rs", other.program))?;
        create(
            &format!("{folder}/{program}.rs"),
            &text.replace(&format!("{:?}", other.program), &format!("{program:?}")),
        )?;
    }
    fs::write(root().join(LIST), listed(&read(LIST)?, program))
        .map_err(|error| format!("cannot write {LIST}: {error}"))?;
    print(&format!(
        "{LIST}\nnow say in both files what the judge wants, write its sample to judge_inputs/{program}/sample.in, and run\n\
         problems {program}\n"
    ))
}

fn read(file: &str) -> Result<String, String> {
    fs::read_to_string(root().join(file)).map_err(|error| format!("cannot read {file}: {error}"))
}

/// Writes a file that is not there yet.
fn create(file: &str, text: &str) -> Result<(), Failure> {
    let path = root().join(file);
    if path.exists() {
        return Ok(());
    }
    fs::write(path, text).map_err(|error| format!("cannot write {file}: {error}"))?;
    print(&format!("{file}\n"))
}
