//! Begins a new problem: copies a program and its description, and names them where the problems are listed.

use scripts::cli::print;
use scripts::cli::Failure;
use scripts::problems::list::find;
use scripts::problems::problem::Problem;
use scripts::programs::root;
use std::fs;

const LIST: &str = "scripts/problems/list/mod.rs";

/// Begins a program like another one.
///
/// # Errors
/// The name is taken or cannot be that of a module, or a file cannot be read or written.
pub fn start(program: &str, other: &Problem) -> Result<(), Failure> {
    let is_letter = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_';
    if !program.starts_with(|first: char| first.is_ascii_lowercase()) || !program.chars().all(is_letter) {
        return Err(Failure::Usage(format!("{program:?} is not a program's name: small letters, digits and _")));
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

/// Adds a module to the list, and its problem as the last one.
fn listed(text: &str, program: &str) -> String {
    let module = format!("mod {program};\n");
    let is_after = |line: &&str| line.starts_with("mod ") && **line > *module;
    let before = text.split_inclusive('\n').find(is_after).map_or(0, |line| text.find(line).unwrap_or_default());
    let (head, tail) = text.split_at(before);
    let tail = tail.replacen("\n];", &format!("\n    &{program}::PROBLEM,\n];"), 1);
    format!("{head}{module}{tail}")
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
