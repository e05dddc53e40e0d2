//! Each thing that cannot be in a bundle is refused with its file, its line and the reason.

use super::refusal_of;
use crate::bundling::{scratch, write_package};
use crate::tool::{self, command};
use scripts::programs::root;
use std::path::Path;

const PROGRAM: (&str, &str) = ("src/bin/p.rs", "use kit::a::f;\nfn main() { f() }\n");
const LIBRARY: (&str, &str) = ("src/lib.rs", "pub mod a;\n");
const HEAD: &str = "[package]\nname = \"kit\"\nversion = \"1.2.3\"\nedition = \"2021\"\n";

/// The files that differ from those of a package that is fine, and what is said of them.
type Case<'a> = (&'a [(&'a str, &'a str)], &'a str);

/// Holds what the bundler says of program `p` of some packages; `+Cargo.toml` is what their manifest has more.
fn refuse_all(name: &str, cases: &[Case]) {
    for (files, wanted) in cases {
        let folder = scratch(&format!("refusal_{name}"));
        write_package(&folder, &[LIBRARY, PROGRAM, ("src/a.rs", "pub fn f() {}\n")]);
        write_package(&folder, files);
        if let Some((_, more)) = files.iter().find(|(path, _)| *path == "+Cargo.toml") {
            std::fs::write(folder.join("Cargo.toml"), format!("{HEAD}{more}")).unwrap();
        }
        assert_eq!(refusal_of(&folder, &[]), *wanted);
    }
}

#[test]
fn what_only_cargo_can_give_is_refused() {
    refuse_all(
        "cargo",
        &[
            (
                &[("+Cargo.toml", "[lib]\nproc-macro = true\n")],
                "Cargo.toml:6: a procedural macro cannot be in a bundle",
            ),
            (&[("src/a.rs", "pub fn f() {\n    let _ = \"x\\\";\n}\n")], "src/a.rs:2: a string is never closed"),
            (&[("src/a.rs", "pub fn f() {}\n/* /* x */\n")], "src/a.rs:2: a comment is never closed"),
            (&[("build.rs", "fn main() {}\n")], "build.rs:1: a build script cannot run at a judge"),
            (&[("+Cargo.toml", "build = \"make.rs\"\n")], "Cargo.toml:5: a build script cannot run at a judge"),
            (
                &[
                    ("+Cargo.toml", "[features]\ndefault = [\"big\"]\nbig = []\n"),
                    ("src/a.rs", "pub fn f() {\n    if cfg!(all(feature = \"big\", unix)) {}\n}\n"),
                ],
                "src/a.rs:2: feature big is on in cargo only",
            ),
            (&[("src/a.rs", "pub fn f() {\n    include!(\"x.in\")\n}\n")], "src/a.rs:2: include! reads another file"),
            (
                &[("src/x", &"x".repeat(65537)), ("src/a.rs", "pub fn f() { let _ = include_str!(\"x\"); }\n")],
                "src/a.rs:1: x has more than 65536 bytes",
            ),
            (
                &[("src/a.rs", "macro_rules! m { () => { include_bytes!(\"x\") } }\npub fn f() { m!(); }\n")],
                "src/a.rs:1: include_bytes! reads another file",
            ),
            (
                &[("src/a.rs", "pub fn f() { println!(\"{}\", env!(\"HOME\")) }\n")],
                "src/a.rs:1: env! reads what only this machine's compiler is told",
            ),
            (
                &[("src/lib.rs", "extern crate rand;\npub mod a;\n")],
                "src/lib.rs:1: crate rand is not part of the package",
            ),
        ],
    );
}

#[test]
fn modules_that_cannot_be_found_are_refused() {
    refuse_all(
        "found",
        &[
            (
                &[("src/lib.rs", "pub mod a;\n\nmod gone;\n")],
                "src/lib.rs:3: no file for module gone, neither src/gone.rs nor src/gone/mod.rs",
            ),
            (&[("src/a/mod.rs", "")], "src/lib.rs:1: module a has two files, src/a.rs and src/a/mod.rs"),
            (
                &[("src/lib.rs", "pub mod a;\nmacro_rules! m { ($($t:tt)*) => { $($t)* } }\nm! { mod a2; }\n")],
                "src/lib.rs:3: the file of module a2 is named inside a macro or a function",
            ),
            (
                &[("src/a.rs", "pub fn f() {\n    mod inner;\n}\n")],
                "src/a.rs:2: the file of module inner is named inside a macro or a function",
            ),
            (
                &[("src/lib.rs", "#[cfg_attr(windows, path = \"b.rs\")]\npub mod a;\n")],
                "src/lib.rs:1: a module's path depends on the machine",
            ),
            (&[("src/a.rs", "#[path = \"a.rs\"]\nmod a;\npub fn f() {}\n")], "src/a.rs:2: module a contains itself"),
        ],
    );
}

#[test]
fn code_that_cannot_be_moved_is_refused() {
    refuse_all(
        "moved",
        &[
            (&[("src/a.rs", "pub fn f() {\n    (1, 2\n}\n")], "src/a.rs:3: `}` closes nothing"),
            (&[("src/a.rs", "pub fn f() {\n\n")], "src/a.rs:1: `{` is never closed"),
            (
                &[("src/a.rs", "macro_rules! m { ($c:tt) => { $c::a::g() } }\npub fn f() { m!(crate) }\nfn g() {}\n")],
                "src/a.rs:2: `crate` alone, without a path, cannot be moved into a module",
            ),
            (
                &[
                    ("src/lib.rs", "pub mod a;\n#[macro_export]\nmacro_rules! m { () => {} }\n"),
                    ("src/bin/p.rs", "#[macro_export]\nmacro_rules! m { () => {} }\nfn main() { kit::a::f() }\n"),
                ],
                "src/bin/p.rs:2: macro m is exported by the library too",
            ),
            (
                &[("src/a.rs", "/// Doc.\npub fn f() {\n    let x: u8 = \"no\";\n}\n")],
                "src/a.rs:3: the bundle does not compile: mismatched types",
            ),
        ],
    );
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    let folder = scratch("refusal_bytes");
    write_package(&folder, &[LIBRARY, PROGRAM]);
    std::fs::write(folder.join("src/a.rs"), b"pub fn f() {} // \xff\n").unwrap();
    assert_eq!(refusal_of(&folder, &[]), "src/a.rs:1: not UTF-8 text");
}

#[test]
fn a_command_line_that_makes_no_sense_is_refused() {
    let told = |arguments: &[&str]| tool::refused(command("bundle").current_dir(root()).args(arguments), 2);
    let known = "acwing179, acwing845";
    assert!(told(&[]).starts_with(&format!("which program: {known}")));
    assert!(told(&["nope"]).starts_with(&format!("no program nope in slidekit, only: {known}")));
    assert_eq!(told(&["uva652", "hdu1043"]), "one PROGRAM at a time, \"hdu1043\" is the second");
    assert_eq!(told(&["uva652", "--limit", "many"]), "--limit: \"many\" is not a number of bytes");
    assert_eq!(told(&["--all"]), "--all needs -o or --check");
    assert_eq!(told(&["--all", "uva652", "-o", "x"]), "--all and PROGRAM do not go together");
    for other in ["--c", "--keep-all", "--all"] {
        let wanted = format!("--function and {other} do not go together");
        assert_eq!(told(&["--function", other, "-o", "x"]), wanted);
    }
    let folder = scratch("refusal_no_such_path");
    write_package(
        &folder,
        &[("src/lib.rs", "#[path = \"b.rs\"]\npub mod a;\n"), ("src/bin/p.rs", "fn main() { kit::a::f() }\n")],
    );
    let said = refusal_of(&folder, &[]);
    assert!(said.starts_with("src/b.rs:1: cannot read it: "), "{}", said); // the rest is the system's
    let said = refusal_of(Path::new("/nowhere"), &[]);
    assert!(said.starts_with("cannot read /nowhere/Cargo.toml: "), "{said}");
}
