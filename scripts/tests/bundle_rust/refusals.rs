//! Each thing that cannot be in a bundle is refused with its file, its line and the reason.

use crate::bundling::{refused, scratch, write_package};
use crate::tool::{self, command};
use scripts::programs::root;

const PROGRAM: (&str, &str) = ("src/bin/p.rs", "use kit::a::f;\nfn main() { f() }\n");
const LIBRARY: (&str, &str) = ("src/lib.rs", "pub mod a;\n");
const HEAD: &str = "[package]\nname = \"kit\"\nversion = \"1.2.3\"\nedition = \"2021\"\n";

/// A name, the files that differ from the package that is fine, and what is said of them.
type Case<'a> = (&'a str, &'a [(&'a str, &'a str)], &'a str);

/// What the bundler says of program `p` in a package.
fn refusal(name: &str, files: &[(&str, &str)]) -> String {
    let folder = scratch(&format!("refusal_{name}"));
    write_package(&folder, &[LIBRARY, PROGRAM, ("src/a.rs", "pub fn f() {}\n")]);
    write_package(&folder, files);
    let manifest = folder.join("Cargo.toml");
    if let Some((_, more)) = files.iter().find(|(path, _)| *path == "+Cargo.toml") {
        std::fs::write(&manifest, format!("{HEAD}{more}")).unwrap();
    }
    refused(&["p", "--manifest-path", manifest.to_str().unwrap()])
}

fn refuse_all(cases: &[Case]) {
    for (name, files, wanted) in cases {
        assert_eq!(refusal(name, files), *wanted, "{name}");
    }
}

#[test]
fn what_only_cargo_can_give_is_refused() {
    refuse_all(&[
        (
            "macro_crate",
            &[("+Cargo.toml", "[lib]\nproc-macro = true\n")],
            "Cargo.toml:6: a procedural macro cannot be in a bundle",
        ),
        ("string", &[("src/a.rs", "pub fn f() {\n    let _ = \"x\\\";\n}\n")], "src/a.rs:2: a string is never closed"),
        ("comment", &[("src/a.rs", "pub fn f() {}\n/* /* x */\n")], "src/a.rs:2: a comment is never closed"),
        ("build_script", &[("build.rs", "fn main() {}\n")], "build.rs:1: a build script cannot run at a judge"),
        (
            "named_script",
            &[("+Cargo.toml", "build = \"make.rs\"\n")],
            "Cargo.toml:5: a build script cannot run at a judge",
        ),
        (
            "feature",
            &[
                ("+Cargo.toml", "[features]\ndefault = [\"big\"]\nbig = []\n"),
                ("src/a.rs", "pub fn f() {\n    if cfg!(all(feature = \"big\", unix)) {}\n}\n"),
            ],
            "src/a.rs:2: feature big is on in cargo only",
        ),
        (
            "include",
            &[("src/a.rs", "pub fn f() {\n    include!(\"x.in\")\n}\n")],
            "src/a.rs:2: include! reads another file",
        ),
        (
            "include_str",
            &[("src/x", &"x".repeat(65537)), ("src/a.rs", "pub fn f() { let _ = include_str!(\"x\"); }\n")],
            "src/a.rs:1: x has more than 65536 bytes",
        ),
        (
            "include_in_a_macro",
            &[("src/a.rs", "macro_rules! m { () => { include_bytes!(\"x\") } }\npub fn f() { m!(); }\n")],
            "src/a.rs:1: include_bytes! reads another file",
        ),
        (
            "env",
            &[("src/a.rs", "pub fn f() { println!(\"{}\", env!(\"HOME\")) }\n")],
            "src/a.rs:1: env! reads what only this machine's compiler is told",
        ),
        (
            "other_crate",
            &[("src/lib.rs", "extern crate rand;\npub mod a;\n")],
            "src/lib.rs:1: crate rand is not part of the package",
        ),
    ]);
}

#[test]
fn modules_that_cannot_be_found_are_refused() {
    refuse_all(&[
        (
            "no_file",
            &[("src/lib.rs", "pub mod a;\n\nmod gone;\n")],
            "src/lib.rs:3: no file for module gone, neither src/gone.rs nor src/gone/mod.rs",
        ),
        ("two_files", &[("src/a/mod.rs", "")], "src/lib.rs:1: module a has two files, src/a.rs and src/a/mod.rs"),
        (
            "in_a_macro",
            &[("src/lib.rs", "pub mod a;\nmacro_rules! m { ($($t:tt)*) => { $($t)* } }\nm! { mod a2; }\n")],
            "src/lib.rs:3: the file of module a2 is named inside a macro or a function",
        ),
        (
            "in_a_function",
            &[("src/a.rs", "pub fn f() {\n    mod inner;\n}\n")],
            "src/a.rs:2: the file of module inner is named inside a macro or a function",
        ),
        (
            "some_path",
            &[("src/lib.rs", "#[cfg_attr(windows, path = \"b.rs\")]\npub mod a;\n")],
            "src/lib.rs:1: a module's path depends on the machine",
        ),
        (
            "endless",
            &[("src/a.rs", "#[path = \"a.rs\"]\nmod a;\npub fn f() {}\n")],
            "src/a.rs:2: module a contains itself",
        ),
    ]);
}

#[test]
fn code_that_cannot_be_moved_is_refused() {
    refuse_all(&[
        ("open", &[("src/a.rs", "pub fn f() {\n    (1, 2\n}\n")], "src/a.rs:3: `}` closes nothing"),
        ("never_closed", &[("src/a.rs", "pub fn f() {\n\n")], "src/a.rs:1: `{` is never closed"),
        (
            "bare_crate",
            &[("src/a.rs", "macro_rules! m { ($c:tt) => { $c::a::g() } }\npub fn f() { m!(crate) }\nfn g() {}\n")],
            "src/a.rs:2: `crate` alone, without a path, cannot be moved into a module",
        ),
        (
            "same_macro",
            &[
                ("src/lib.rs", "pub mod a;\n#[macro_export]\nmacro_rules! m { () => {} }\n"),
                ("src/bin/p.rs", "#[macro_export]\nmacro_rules! m { () => {} }\nfn main() { kit::a::f() }\n"),
            ],
            "src/bin/p.rs:2: macro m is exported by the library too",
        ),
    ]);
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    let folder = scratch("refusal_bytes");
    write_package(&folder, &[LIBRARY, PROGRAM]);
    std::fs::write(folder.join("src/a.rs"), b"pub fn f() {} // \xff\n").unwrap();
    let manifest = folder.join("Cargo.toml");
    assert_eq!(refused(&["p", "--manifest-path", manifest.to_str().unwrap()]), "src/a.rs:1: not UTF-8 text");
}

#[test]
fn a_bundle_that_does_not_compile_is_refused_at_its_source() {
    let folder = scratch("refusal_broken");
    write_package(&folder, &[LIBRARY, PROGRAM, ("src/a.rs", "/// Doc.\npub fn f() {\n    let x: u8 = \"no\";\n}\n")]);
    let manifest = folder.join("Cargo.toml");
    let wanted = "src/a.rs:3: the bundle does not compile: mismatched types";
    assert_eq!(refused(&["p", "--manifest-path", manifest.to_str().unwrap()]), wanted);
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
    let said = refused(&["p", "--manifest-path", folder.join("Cargo.toml").to_str().unwrap()]);
    assert!(said.starts_with("src/b.rs:1: cannot read it: "), "{}", said); // the rest is the system's
    let said = refused(&["p", "--manifest-path", "/nowhere/Cargo.toml"]);
    assert!(said.starts_with("cannot read /nowhere/Cargo.toml: "), "{said}");
}
