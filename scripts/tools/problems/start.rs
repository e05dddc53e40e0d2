//! Begins a new problem: copies a program and its description, and names them where the problems are listed.

use super::Tell;
use crate::cli::Failure;
use crate::problems::list::find;
use crate::problems::problem::Problem;
use crate::problems::tables::{is_program_name, listed};
use std::fs;
use std::path::Path;

const LIST: &str = "scripts/problems/list/mod.rs";

/// The fields that a description sets, other than `program`, and the base of the rest, such as `..EIGHT`.
fn fields(description: &str) -> String {
    let names = description.lines().filter_map(|line| line.strip_prefix("    ")?.split(": ").next());
    let is_field = |name: &&str| name.starts_with(|first: char| first.is_ascii_lowercase() || first == '.');
    names.filter(|name| is_field(name) && *name != "program").collect::<Vec<_>>().join(", ")
}

/// Begins a program like another one in a repository.
///
/// # Errors
/// The name is taken or is none for a program, or a file cannot be read or written.
pub fn start(root: &Path, program: &str, other: &Problem, tell: Tell) -> Result<(), Failure> {
    if !is_program_name(program) {
        let clause = "is not a program's name: small letters with digits or _, such as judge1 or judge_name";
        return Err(Failure::Usage(format!("{program:?} {clause}")));
    }
    if find(program).is_ok() {
        return Err(Failure::Usage(format!("there is a program {program}")));
    }
    let read = |file: &str| fs::read_to_string(root.join(file)).map_err(|error| format!("cannot read {file}: {error}"));
    let write = |file: &str, text: String| {
        fs::write(root.join(file), text).map_err(|error| format!("cannot write {file}: {error}"))
    };
    let description = format!("scripts/problems/list/{program}.rs");
    let is_copied = !root.join(&description).exists();
    for folder in ["src/bin", "scripts/problems/list"] {
        let text = read(&format!("{folder}/{}.rs", other.program))?;
        let file = format!("{folder}/{program}.rs");
        // A file of this name may be there already, with more in it.
        if !root.join(&file).exists() {
            write(&file, text.replace(&format!("{:?}", other.program), &format!("{program:?}")))?;
            tell(&format!("{file}\n"))?;
        }
    }
    write(LIST, listed(&read(LIST)?, program))?;
    tell(&format!("{LIST}\n"))?;
    if is_copied {
        let fields = fields(&read(&description)?);
        tell(&format!("the fields of {} are copied, to be checked one by one: {fields}\n", other.program))?;
    }
    tell(&format!(
        "now say in both files what the judge wants, write its sample to judge_inputs/{program}/sample.in, and run\n\
         cargo run --bin problems -- {program}\n"
    ))
}
