//! Has rustc compile a program without the standard library, down to IR.

use super::read::source::NOT_IN_C;
use crate::fault::{Fault, Outcome};
use crate::rust::read::code::{text_of, Token};
use crate::rust::shrink::spans::fault_at;
use crate::rustc;
use crate::scratch::write;
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

/// An attribute that is for speed, token by token.
const FORCED_INLINING: [&str; 7] = ["#", "[", "inline", "(", "always", ")", "]"];

/// Compiles a program at a level of optimisation and returns its IR.
///
/// Errors: rustc cannot be run, or the program asks something of the standard library that the stand-in does not have;
/// with the place in the package.
pub fn ir(tokens: &[Token], edition: &str, level: &[&str], folder: &Path) -> Outcome<String> {
    for (name, text) in STAND_IN {
        write(&folder.join(name), text)?;
    }
    let for_size = matches!(level[0], "-Copt-level=s" | "-Copt-level=z");
    let tokens = if for_size { without_forced_inlining(tokens) } else { tokens.to_vec() };
    let start = "pub fn bare_main() -> i32 { ::std::process::bare_status(main()) }";
    write(&folder.join("program.rs"), format!("{}\n{}\n", text_of(&tokens), start))?;
    let has_features = text_of(&tokens).contains("#![feature(");
    let compile = |edition: &str, arguments: &[&str]| {
        let mut command = Command::new(rustc::name());
        command.current_dir(folder).args(ALIKE).arg(edition).args(level).args(arguments);
        // It lets a stable rustc take unstable features, and changes the order of what it writes.
        if !has_features {
            command.env_remove("RUSTC_BOOTSTRAP");
        }
        let output = command.output().map_err(|error| Fault::plain(format!("cannot run rustc: {}", error)))?;
        Ok((output.status.success(), String::from_utf8_lossy(&output.stderr).trim().to_string()))
    };
    let library = |edition: &str, arguments: &[&str]| match compile(edition, arguments)? {
        (true, _) => Ok(()),
        (false, said) => Err(refusal(&said, &tokens)),
    };
    library("2021", &["--crate-type=rlib", "--crate-name=std", "std.rs"])?;
    let program = ["--crate-type=rlib", "--crate-name=program", "--extern=std=libstd.rlib", "program.rs"];
    library(edition, &[&program[..], &["--error-format=json"]].concat())?;
    // The IR is written before anything is linked; there is nothing to link with, and nothing to link.
    let crates = ["--extern=std=libstd.rlib", "--extern=program=libprogram.rlib", "--crate-name=entry", "entry.rs"];
    let whole = ["-Clto=fat", "-Clinker=true", "--emit=llvm-ir,link", "--crate-type=bin"];
    let (_, said) = compile("2021", &[whole, crates].concat())?;
    fs::read_to_string(folder.join("entry.ll")).map_err(|_| Fault::plain(format!("rustc makes no IR of it: {}", said)))
}

/// Returns rustc's first error, at the token that it is about.
fn refusal(said: &str, tokens: &[Token]) -> Fault {
    let errors = rustc::findings_in(said).into_iter().filter(|finding| finding.is_error);
    let Some(error) = &errors.min_by_key(|error| error.spans.first().map_or(usize::MAX, |span| span.0)) else {
        return Fault::plain(format!("rustc does not compile it for C: {}", said));
    };
    fault_at(error, tokens, &reason(error.message.trim_start_matches("failed to resolve: ")))
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

/// The tokens with `#[inline]` for `#[inline(always)]`, which would write a function once for each call: the C compiler
/// is asked to inline it instead.
fn without_forced_inlining(tokens: &[Token]) -> Vec<Token> {
    let mut changed = tokens.to_vec();
    for (start, seven) in tokens.windows(FORCED_INLINING.len()).enumerate() {
        if seven.iter().map(|token| token.text).eq(FORCED_INLINING) {
            changed[start + 3..start + 6].iter_mut().for_each(|token| token.text = "");
        }
    }
    changed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rust::read::code::tokens_of;

    #[test]
    fn forced_inlining_becomes_a_hint_in_code_and_not_in_literals() {
        let source = "#[inline(always)]\nfn f() { g(\"#[inline(always)]\") }\n#[inline]\nfn g(_: &str) {}";
        let wanted = "#[inline]\nfn f() { g(\"#[inline(always)]\") }\n#[inline]\nfn g(_: &str) {}";
        let tokens = tokens_of(source, "main.rs", 0);
        assert_eq!(text_of(&without_forced_inlining(&tokens)), wanted);
    }
}
