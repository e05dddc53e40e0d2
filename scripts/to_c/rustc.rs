//! Has rustc compile a program without the standard library, down to IR.

use crate::read::absent::NOT_IN_C;
use crate::read::source::PROGRAM;
use crate::refusal::Refusal;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Files of the folder `std`, by name.
macro_rules! files {
    ($($name:literal)*) => { [$(($name, include_str!(concat!("std/", $name)))),*] };
}

/// The stand-in for the standard library, and what calls the program.
const STAND_IN: [(&str, &str); 13] = files![
    "std.rs" "io.rs" "hash.rs" "hash_table.rs" "hash_entry.rs" "hash_map.rs" "hash_set.rs" "hash_traits.rs" "local.rs"
    "sync.rs" "float.rs" "absent.rs" "entry.rs"
];

/// For every crate: no unwinding, one unit, and nothing that plain C does not have, such as vectors. The static relocation
/// model avoids tables of relative addresses, which C cannot express. The machine code that rustc makes beside the IR is
/// never run, so it is made in the fastest way.
const ALIKE: [&str; 10] = [
    "-Cpanic=abort",
    "-Ccodegen-units=1",
    "-Cembed-bitcode=yes",
    "-Crelocation-model=static",
    "-Cno-vectorize-loops",
    "-Cno-vectorize-slp",
    "-Cllvm-args=-vectorize-slp=false -fast-isel -optimize-regalloc=false",
    "--cap-lints=allow",
    "-L.",
    "--edition",
];

/// What follows the program in its crate, for `entry.rs`.
const START: &str = "pub fn bare_main() -> i32 { ::std::process::bare_status(main()) }";

/// Compiles a program, a text of this edition, with further options and returns its IR.
///
/// Errors: rustc cannot be run, or the program asks something of the standard library that the stand-in does not have.
pub fn ir(rustc: &str, text: &str, edition: &str, options: &[&str], folder: &Path) -> Result<String, Refusal> {
    for (name, text) in STAND_IN {
        write(&folder.join(name), text)?;
    }
    write(&folder.join(PROGRAM), &format!("{text}\n{START}\n"))?;
    let has_features = text.contains("#![feature(");
    let compile = |edition: &str, arguments: &[&str]| {
        let mut command = Command::new(rustc);
        command.current_dir(folder).args(ALIKE).arg(edition).args(options).args(arguments);
        // It lets a stable rustc take unstable features, and changes the order of what it writes.
        if !has_features {
            command.env_remove("RUSTC_BOOTSTRAP");
        }
        let output = command.output().map_err(|error| Refusal::plain(format!("cannot run {rustc}: {error}")))?;
        Ok((output.status.success(), String::from_utf8_lossy(&output.stderr).trim().to_string()))
    };
    let library = |edition: &str, arguments: &[&str]| match compile(edition, arguments)? {
        (true, _) => Ok(()),
        (false, said) => Err(refusal(&said)),
    };
    // The stand-in is there if the program is compiled once more, for the place of a refusal.
    if !folder.join("libstd.rlib").exists() {
        library("2021", &["--crate-type=rlib", "--crate-name=std", "std.rs"])?;
    }
    library(edition, &["--crate-type=rlib", "--crate-name=program", "--extern=std=libstd.rlib", PROGRAM])?;
    // The IR is written before anything is linked; there is nothing to link with, and nothing to link.
    let crates = ["--extern=std=libstd.rlib", "--extern=program=libprogram.rlib", "--crate-name=entry", "entry.rs"];
    let whole = ["-Clto=fat", "-Clinker=true", "--emit=llvm-ir,link", "--crate-type=bin"];
    let (_, said) = compile("2021", &[whole, crates].concat())?;
    fs::read_to_string(folder.join("entry.ll")).map_err(|_| Refusal::plain(format!("rustc makes no IR of it: {said}")))
}

fn write(file: &Path, text: &str) -> Result<(), Refusal> {
    fs::write(file, text).map_err(|error| Refusal::plain(format!("cannot write {}: {error}", file.display())))
}

/// Returns the error that rustc tells of the first place in the program.
fn refusal(said: &str) -> Refusal {
    let lines: Vec<&str> = said.lines().collect();
    let errors = lines.windows(2).filter_map(|two| Some((place(two[1])?, message(two[0])?)));
    match errors.min_by_key(|(place, _)| *place) {
        Some((place, message)) => Refusal { place: Some(place), absent: None, reason: reason(message) },
        None => Refusal::plain(format!("rustc does not compile it for C: {said}")),
    }
}

/// The message of a line such as ``error[E0432]: unresolved import `std::net` ``.
fn message(line: &str) -> Option<&str> {
    let (kind, message) = line.split_once(": ")?;
    kind.starts_with("error").then(|| message.trim_start_matches("failed to resolve: "))
}

/// The line and the column of a line such as ` --> program.rs:3:5`.
fn place(line: &str) -> Option<(usize, usize)> {
    let mut place = line.trim_start().strip_prefix("--> ")?.strip_prefix(PROGRAM)?.split(':').skip(1);
    Some((place.next()?.parse().ok()?, place.next()?.parse().ok()?))
}

/// What is missing, if a message of rustc says only that; else the message.
fn reason(message: &str) -> String {
    match message.split('`').collect::<Vec<_>>()[..] {
        ["unresolved import ", name, ""] => format!("{name}{NOT_IN_C}"),
        ["cannot find " | "could not find ", name, " in ", "std", ""] => format!("std::{name}{NOT_IN_C}"),
        ["cannot find " | "could not find ", name, " in ", module, ""] => format!("std::{module}::{name}{NOT_IN_C}"),
        _ => format!("not supported in C: {message}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_of_the_first_place_is_told() {
        let said = "error: cannot find macro `x` in this scope\n  --> std.rs:1:1\n   |\n\n\
                    error[E0433]: failed to resolve: could not find `net` in `std`\n  --> program.rs:12:5\n   |\n\
                    12 | use std::net;\n\nwarning: unused\n --> program.rs:1:1\n\n\
                    error[E0432]: unresolved import `std::os`\n --> program.rs:9:20\n\n\
                    error[E0432]: unresolved import `std::fs`\n --> program.rs:31:5\n\n\
                    error: aborting due to 3 previous errors";
        let Refusal { place, reason, .. } = refusal(said);
        assert_eq!((place, reason.as_str()), (Some((9, 20)), "std::os is not supported in C"));
        let refusal = refusal(&said.replace("program.rs:9", "std.rs:9"));
        assert_eq!((refusal.place, refusal.reason.as_str()), (Some((12, 5)), "std::net is not supported in C"));
    }
}
