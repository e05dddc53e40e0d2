//! Each thing that cannot be in a bundle is refused with its file, its line and the reason.

use super::{bundle_of, refusal_of};
use crate::bundling::write_package;
use crate::tool::{self, command, scratch};
use scripts::system::programs::root;
use std::fs;
use std::path::Path;

const MANIFEST: &str = "[package]\nname = \"kit\"\nversion = \"1.2.3\"\nedition = \"2021\"\n";
const PROGRAM: (&str, &str) = ("src/bin/p.rs", "use kit::a::f;\nfn main() { f() }\n");
const LIBRARY: (&str, &str) = ("src/lib.rs", "pub mod a;\n#[macro_export]\nmacro_rules! m { () => {} }\n");

/// A file of a package that is otherwise fine, its text, and what is said of it.
type Case<'a> = (&'a str, &'a str, &'a str);

/// Checks what the bundler says of program `p` of each package, with these flags.
fn refuse_all(flags: &[&str], cases: &[Case]) {
    let features = format!("{MANIFEST}[features]\ndefault = [\"big\"]\nbig = []\n");
    let long = "x".repeat(65537);
    // Before any error of a program, rustc warns of what the library never uses.
    let unused = "pub fn f() {}\nfn unused() {}\n";
    let fine = [LIBRARY, PROGRAM, ("Cargo.toml", &features), ("src/a.rs", unused), ("src/long", &long)];
    for &(file, text, wanted) in cases {
        let folder = scratch("package");
        write_package(&folder, &[&fine[..], &[(file, text)]].concat());
        assert_eq!(refusal_of(&folder, flags), wanted);
    }
}

#[test]
fn what_only_cargo_can_give_is_refused() {
    let procedural = MANIFEST.to_owned() + "[lib]\nproc-macro = true\n";
    let feature = "pub fn f() {\n    if cfg!(all(unix, feature = \"big\")) {}\n}\n";
    let bytes = "macro_rules! m { () => { include_bytes!(\"x\") } }\npub fn f() { m!(); }\n";
    let told = "src/a.rs:1: env! reads what only this machine's compiler is told";
    let asked = told.replace("env", "option_env");
    refuse_all(
        &["--keep-all"],
        &[
            ("Cargo.toml", &procedural, "Cargo.toml:6: a procedural macro cannot be in a bundle"),
            ("src/a.rs", feature, "src/a.rs:2: feature big is on in cargo only"),
            ("src/a.rs", "pub fn f() {\n    include!(\"x.in\")\n}\n", "src/a.rs:2: include! reads another file"),
            ("src/a.rs", "pub fn f() { include_str!(\"long\"); }\n", "src/a.rs:1: long has more than 65536 bytes"),
            ("src/a.rs", bytes, "src/a.rs:1: include_bytes! reads another file"),
            ("src/a.rs", "pub fn f() { println!(\"{}\", env!(\"HOME\")) }\n", told),
            ("src/a.rs", "pub fn f() { option_env!(\"CARGO_PKG_NAME\"); }\n", &asked),
            ("src/lib.rs", "extern crate rand;\npub mod a;\n", "src/lib.rs:1: crate rand is not part of the package"),
        ],
    );
}

#[test]
fn modules_that_cannot_be_found_are_refused() {
    let gone = "src/lib.rs:3: no file for module gone, neither src/gone.rs nor src/gone/mod.rs";
    let in_macro = "pub mod a;\nmacro_rules! m { ($($t:tt)*) => { $($t)* } }\nm! { mod a2; }\n";
    let by_parameter = "pub mod a;\nmacro_rules! m { ($n:ident) => { mod $n; } }\nm! { a2 }\n";
    let hidden = |place: &str| format!("{place} is named inside a macro or a function");
    let machine = "src/lib.rs:1: a module's path depends on the machine";
    refuse_all(
        &["--keep-all"],
        &[
            ("src/lib.rs", "pub mod a;\n\nmod gone;\n", gone),
            ("src/a/mod.rs", "", "src/lib.rs:1: module a has two files, src/a.rs and src/a/mod.rs"),
            ("src/lib.rs", in_macro, &hidden("src/lib.rs:3: the file of module a2")),
            ("src/lib.rs", by_parameter, "src/lib.rs:3: macro m declares modules, whose files only rustc finds"),
            ("src/a.rs", "pub fn f() {\n    mod inner;\n}\n", &hidden("src/a.rs:2: the file of module inner")),
            ("src/lib.rs", "#[cfg_attr(windows, path = \"b.rs\")]\npub mod a;\n", machine),
            ("src/a.rs", "#[path = \"a.rs\"]\nmod a;\npub fn f() {}\n", "src/a.rs:2: module a contains itself"),
        ],
    );
}

#[test]
fn code_that_cannot_be_moved_is_refused() {
    let alone = "macro_rules! m { ($c:tt) => { $c::a::g() } }\npub fn f() { m!(crate) }\nfn g() {}\n";
    refuse_all(
        &["--keep-all"],
        &[
            ("src/a.rs", "pub fn f() {\n    let _ = \"x\\\";\n}\n", "src/a.rs:2: a string is never closed"),
            ("src/a.rs", "pub fn f() {}\n/* /* x */\n", "src/a.rs:2: a comment is never closed"),
            ("src/a.rs", "pub fn f() {\n    (1, 2\n}\n", "src/a.rs:3: `}` closes nothing"),
            ("src/a.rs", "pub fn f() {\n\n", "src/a.rs:1: `{` is never closed"),
            ("src/a.rs", alone, "src/a.rs:2: `crate` alone, without a path, cannot be moved into a module"),
        ],
    );
}

#[test]
fn what_does_not_compile_under_cargo_either_is_refused_for_that() {
    let mismatched = "/// Doc.\npub fn f() {\n    let x: u8 = \"no\";\n}\n";
    let imported = "use rand::random;\npub fn f() -> u8 {\n    random()\n}\n";
    let named = "pub fn f() -> u8 {\n    rand::random()\n}\n";
    let no_crate = |line: usize| format!("src/a.rs:{line}: no module rand here, and no crate rand in Cargo.toml");
    let returned = "`main` has invalid return type `u8`: `main` can only return types that implement `Termination`";
    refuse_all(
        &[],
        &[
            ("src/bin/p.rs", "async fn main() {}\n", "src/bin/p.rs:1: `main` function is not allowed to be `async`"),
            ("src/bin/p.rs", "fn main() -> u8 {\n    1\n}\n", &format!("src/bin/p.rs:1: {returned}")),
            ("src/a.rs", mismatched, "src/a.rs:3: mismatched types: expected `u8`, found `&str`"),
            ("src/a.rs", "pub fn let() {}\n", "src/a.rs:1: expected identifier, found keyword `let`"),
            ("src/a.rs", imported, &no_crate(1)),
            ("src/a.rs", named, &no_crate(2)),
            (
                "src/bin/p.rs",
                "fn main() {\n    let a = vec![kit::a::f()];\n    drop(a);\n    drop(a);\n}\n",
                "src/bin/p.rs:4: use of moved value: `a`: value used here after move",
            ),
        ],
    );
    // Here cargo names files relative to the workspace.
    let member = scratch("whole/member");
    fs::write(member.join("../Cargo.toml"), "[workspace]\nmembers = [\"member\"]\nresolver = \"2\"\n").unwrap();
    write_package(&member, &[LIBRARY, PROGRAM, ("src/a.rs", mismatched)]);
    assert_eq!(refusal_of(&member, &[]), "src/a.rs:3: mismatched types: expected `u8`, found `&str`");
}

/// The manifest is the package's, or that of another package of its workspace.
#[test]
fn what_cargo_says_of_a_manifest_is_told_at_its_line() {
    let folder = scratch("package");
    let (own, member) = (format!("{MANIFEST}[workspace]\nmembers = [\"member\"]\n"), MANIFEST.replace("kit", "member"));
    let cases = [
        ("Cargo.toml", format!("{own}[features\n"), "Cargo.toml:7: "),
        ("member/Cargo.toml", format!("{member}[features\n"), "member/Cargo.toml:5: "),
        ("member/Cargo.toml", member.replace("2021", "2077"), "member/Cargo.toml:1: supported edition values are "),
    ];
    for (file, text, wanted) in &cases {
        write_package(&folder, &[("Cargo.toml", &own), ("member/Cargo.toml", &member), PROGRAM, (file, text)]);
        let said = refusal_of(&folder, &[]);
        assert!(said.starts_with(wanted), "{said}");
    }
}

/// In the place of cargo or rustc, rustup's own program says this.
#[cfg(unix)]
#[test]
fn a_toolchain_that_is_missing_is_refused_where_it_is_asked_for() {
    use std::os::unix::fs::PermissionsExt;
    let folder = scratch("refusals");
    let says = "#!/bin/sh\necho \"info: the active toolchain 'stable' is overridden\" >&2\n\
                echo \"error: toolchain '1.70.0-x86_64-unknown-linux-gnu' is not installed\" >&2\nexit 1\n";
    write_package(&folder, &[LIBRARY, PROGRAM, ("src/a.rs", "pub fn f() {}\n"), ("rustup", says)]);
    let rustup = folder.join("rustup");
    fs::set_permissions(&rustup, fs::Permissions::from_mode(0o755)).unwrap();
    let reason = "toolchain '1.70.0-x86_64-unknown-linux-gnu' is not installed";
    let said = |tool: &str| tool::refused(command("bundle").current_dir(&folder).env(tool, &rustup).arg("p"), 1);
    assert_eq!(said("CARGO"), reason);
    let toolchains =
        [("rust-toolchain", "1.70.0\n", 1), ("rust-toolchain.toml", "[toolchain]\nchannel = \"1.70.0\"\n", 2)];
    for (file, text, line) in toolchains {
        write_package(&folder, &[(file, text)]);
        for tool in ["CARGO", "RUSTC"] {
            assert_eq!(said(tool), format!("{file}:{line}: {reason}"), "{tool}");
        }
        fs::remove_file(folder.join(file)).unwrap();
    }
}

/// Whole modules need no rustc.
#[cfg(unix)]
#[test]
fn a_rustc_that_fails_is_refused_with_what_it_says() {
    use std::os::unix::fs::PermissionsExt;
    let folder = scratch("refusals");
    write_package(&folder, &[LIBRARY, PROGRAM, ("src/a.rs", "use std::cmp::max;\npub fn f() {}\n")]);
    let rustc = folder.join("rustc");
    let run = |flags: &[&str]| {
        let mut command = command("bundle");
        command.current_dir(&folder).env("RUSTC", &rustc).arg("p").args(flags);
        command
    };
    let gone = tool::refused(&mut run(&[]), 1);
    let (name, needless) = (rustc.display(), "(--keep-all needs none)");
    assert!(gone.starts_with(&format!("cannot run {name}: ")) && gone.ends_with(needless), "{gone}");
    assert!(String::from_utf8(run(&["--keep-all"]).output().unwrap().stdout).unwrap().contains("use std::cmp::max;"));
    let fails = "[ $1 = --version ] && echo rustc 1.2.3 || { cat > /dev/null; echo why >&2; exit 1; }";
    for (script, wanted) in
        [("exit 1", format!("cannot run {name}: no version {needless}")), (fails, format!("{name} fails: why"))]
    {
        fs::write(&rustc, format!("#!/bin/sh\n{script}\n")).unwrap();
        fs::set_permissions(&rustc, fs::Permissions::from_mode(0o755)).unwrap();
        assert_eq!(tool::refused(&mut run(&[]), 1), wanted);
    }
}

#[test]
fn what_is_not_needed_is_not_refused() {
    let folder = scratch("package");
    let library = "pub fn f() {}\npub fn g() { include!(\"x.in\"); env!(\"HOME\"); h!(crate); }\n";
    write_package(&folder, &[LIBRARY, PROGRAM, ("src/a.rs", library)]);
    assert!(bundle_of(&folder, &[]).ends_with("\n// a\n\nfn f() {}\n"));
    // Without `!` these are names like others, and so is `feature` outside of a condition.
    let variables = ["include", "include_str", "include_bytes", "env", "option_env", "feature"]
        .map(|name| format!("    let {name} = \"big\";\n    drop({name});\n"));
    let features = format!("{MANIFEST}[features]\ndefault = [\"big\"]\nbig = []\n");
    let library = format!("pub fn f() {{\n{}}}\n", variables.concat());
    write_package(&folder, &[("Cargo.toml", &features), ("src/a.rs", &library)]);
    assert!(bundle_of(&folder, &[]).ends_with(&library["pub ".len()..]));
}

#[test]
fn an_included_file_may_have_as_many_bytes_as_are_allowed() {
    let (folder, text) = (scratch("package"), "x".repeat(65536));
    let library = "pub fn f() -> &'static str { include_str!(\"long\") }\n";
    write_package(&folder, &[LIBRARY, PROGRAM, ("src/a.rs", library), ("src/long", &text)]);
    assert!(bundle_of(&folder, &["--keep-all"]).contains(&text));
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    let folder = scratch("package");
    write_package(&folder, &[LIBRARY, PROGRAM]);
    fs::write(folder.join("src/a.rs"), b"pub fn f() {} // \xff\n").unwrap();
    assert_eq!(refusal_of(&folder, &[]), "src/a.rs:1: not UTF-8 text");
    fs::rename(folder.join("src/a.rs"), folder.join("src/bytes")).unwrap();
    for (file, wanted) in [("bytes", "bytes is not UTF-8 text"), ("gone", "cannot read gone: ")] {
        write_package(&folder, &[("src/a.rs", &format!("pub fn f() {{\n    include_str!(\"{file}\");\n}}\n"))]);
        let said = refusal_of(&folder, &[]);
        assert!(said.starts_with(&format!("src/a.rs:2: {wanted}")), "{said}");
    }
}

#[test]
fn a_command_line_that_makes_no_sense_is_refused() {
    let told = |arguments: &[&str]| tool::refused(command("bundle").current_dir(root()).args(arguments), 2);
    let known = "acwing108, acwing179";
    assert!(told(&["nope"]).starts_with(&format!("no program nope in slidekit, only: {known}")));
    assert_eq!(told(&["uva652", "hdu1043"]), "one PROGRAM at a time, \"hdu1043\" is the second");
    assert_eq!(told(&["uva652", "--limit", "many"]), "--limit: \"many\" is not a number of bytes");
    assert_eq!(told(&["--all"]), "--all needs -o or --check");
    assert_eq!(told(&["--all", "--check", "--features", "nope"]), "no feature nope in slidekit");
    let alone = tool::refused(command("bundle").current_dir("/").arg("p"), 1);
    assert_eq!(alone, "no Cargo.toml in this folder or around it");
    for (option, others) in [
        ("--all", "PROGRAM,--bin a,--example a"),
        ("--bin a", "PROGRAM,--example a"),
        ("--example a", "PROGRAM"),
        ("--function", "--all,--c,--keep-all"),
        ("--c", "--extern a,--keep-all,--minify,--rename"),
        ("--keep-all", "--rename"),
        ("--docs", "--minify,--c"),
    ] {
        for other in others.split(',') {
            let given = format!("{option} {other}").replace("PROGRAM", "uva652");
            let [one, other] = [option, other].map(|option| option.trim_end_matches(" a"));
            let wanted = format!("{one} and {other} do not go together");
            assert_eq!(told(&given.split(' ').chain(["-o", "x"]).collect::<Vec<_>>()), wanted);
        }
    }
    let folder = scratch("package");
    write_package(
        &folder,
        &[("src/lib.rs", "#[path = \"b.rs\"]\npub mod a;\n"), ("src/bin/p.rs", "fn main() { kit::a::f() }\n")],
    );
    let said = refusal_of(&folder, &[]);
    assert!(said.starts_with("src/b.rs:1: cannot read it: "), "{}", said); // the rest is the system's
    let nowhere = Path::new("/nowhere");
    let said = refusal_of(nowhere, &[]);
    assert!(said.starts_with(&format!("cannot read {}: ", nowhere.join("Cargo.toml").display())), "{said}");
}
