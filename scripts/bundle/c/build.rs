//! Has rustc compile a program without the standard library, down to IR.

use super::Program;
use crate::fault::{Fault, Outcome};
use crate::rustc;
use std::fs;
use std::path::Path;
use std::process::Command;

/// The stand-in for the standard library, and what calls the program.
const STAND_IN: [(&str, &str); 3] = [
    ("std.rs", include_str!("../bare/std.rs")),
    ("io.rs", include_str!("../bare/io.rs")),
    ("entry.rs", include_str!("../bare/entry.rs")),
];

/// Compiles a program, given as one file of Rust, and answers its IR after all optimisations.
///
/// Errors: rustc cannot be run, or the program asks something of the standard library that the stand-in does not have.
pub fn ir(program: &Program, level: &str, folder: &Path) -> Outcome<String> {
    for (name, text) in STAND_IN {
        write(&folder.join(name), text)?;
    }
    write(&folder.join("program.rs"), &format!("{}\npub fn bare_main() {{ main() }}\n", program.source))?;
    let at_level = format!("opt-level={}", level);
    let compile = |edition: &str, arguments: &[&str], features: &[String]| {
        let mut command = Command::new(rustc::name());
        command.current_dir(folder).args(["--edition", edition, "-C", "panic=abort", "-C", "codegen-units=1", "-C"]);
        command.args([at_level.as_str(), "-C", "embed-bitcode=yes", "--cap-lints", "allow", "-L", "."]).args(arguments);
        for feature in features {
            command.arg("--cfg").arg(format!("feature=\"{}\"", feature));
        }
        let output = command.output().map_err(|error| Fault::plain(format!("cannot run rustc: {}", error)))?;
        Ok((output.status.success(), String::from_utf8_lossy(&output.stderr).to_string()))
    };
    let crates: [&[&str]; 2] = [
        &["--crate-type", "rlib", "--crate-name", "std", "std.rs"],
        &["--crate-type", "rlib", "--crate-name", "program", "--extern", "std=libstd.rlib", "program.rs"],
    ];
    for (arguments, edition) in IntoIterator::into_iter(crates).zip(["2021", &program.edition]) {
        let (done, said) = compile(edition, arguments, &program.features)?;
        if !done {
            return Err(Fault::plain(format!("rustc does not compile it for C: {}", said.trim())));
        }
    }
    // Without relocation a switch is no table of distances between addresses, which no constant of C can hold. The IR is
    // written before anything is linked; there is nothing to link with, and nothing to link.
    let link = ["--crate-type", "bin", "--crate-name", "entry", "--extern", "program=libprogram.rlib", "--extern"];
    let lean = ["std=libstd.rlib", "-C", "lto=fat", "-C", "linker=true", "-C", "relocation-model=static"];
    let emit = ["-C", "no-vectorize-loops", "-C", "no-vectorize-slp", "--emit", "llvm-ir,link", "entry.rs"];
    let (_, said) = compile("2021", &[&link[..], &lean[..], &emit[..]].concat(), &[])?;
    fs::read_to_string(folder.join("entry.ll"))
        .map_err(|_| Fault::plain(format!("rustc makes no IR of it: {}", said.trim())))
}

fn write(path: &Path, text: &str) -> Outcome<()> {
    fs::write(path, text).map_err(|error| Fault::plain(format!("cannot write {}: {}", path.display(), error)))
}
