//! Packages in the folder `packages`: each program's bundle, in Rust and in C, prints what the file beside the manifest says.

use super::{bundle_of, packages, program_prints};
use crate::bundling::{is_since_1_92, refused, scratch, write_package};
use crate::to_c::{c_compiler, makes_c};
use crate::tool::{command, text};
use crate::{one_in, TAKES_ALL};
use std::fs;
use std::path::PathBuf;

/// Whether a bundle in C can be made and compiled here.
fn has_c() -> bool {
    makes_c() && c_compiler().is_some()
}

#[test]
fn what_is_off_or_unneeded_is_no_reason_to_refuse() {
    let folder = packages("off_and_unused");
    program_prints(&folder, "p", &[], "2021");
    // In C, the same is removed.
    if TAKES_ALL && has_c() {
        program_prints(&folder, "p", &["--c"], "2021");
    }
}

#[test]
fn what_only_cargo_has_is_refused_where_it_is_needed() {
    let folder = packages("only_cargo_has");
    program_prints(&folder, "sides", &[], "2021");
    let manifest = folder.join("Cargo.toml");
    let rand = "crate rand is from a registry: only path dependencies are bundled; --extern rand if the judge has it";
    let friend = rand.replace("rand", "lib_of_a_friend").replace("a registry", "git");
    let made = "cfg(made) is decided by the build script, which cannot run at a judge";
    let cases = [
        (&["roll"][..], format!("src/random.rs:42: {rand}")),
        (&["sides", "--keep-all"], format!("src/bin/sides.rs:9: {friend}")),
        (&["friend"], format!("src/bin/friend.rs:2: {friend}")),
        (&["shadow"], format!("src/bin/shadow.rs:8: {rand}")),
        (&["made"], format!("src/lib.rs:22: {made}")),
        (&["ten"], format!("src/lib.rs:29: {made}")),
    ];
    for (arguments, wanted) in cases.into_iter().step_by(one_in(2)) {
        assert_eq!(refused(&[arguments, &["--manifest-path", manifest.to_str().unwrap()]].concat()), wanted);
    }
    // rustc knows these since 1.88.
    let (folder, condition) = (scratch("known"), "cfg!(any(true, not(false)))");
    let program = format!("fn main() {{\n    print!(\"{{}}\", {condition});\n}}\n");
    write_package(&folder, &[("build.rs", "fn main() {}\n"), ("src/bin/p.rs", &program)]);
    assert!(bundle_of(&folder, &["--keep-all"]).contains(condition));
}

#[test]
fn packages_programs_and_features_are_chosen_as_cargo_chooses_them() {
    let (registry, members) = (packages("only_cargo_has"), packages("members"));
    let [registry, members] = [registry, members].map(|folder| folder.to_str().unwrap().to_string());
    let virtual_one = workspace().to_str().unwrap().to_string();
    let mixed = scratch("mixed");
    let empty = "fn main() {}\n";
    write_package(&mixed, &[("src/main.rs", empty), ("examples/a.rs", empty), ("examples/b.rs", empty)]);
    let mixed = mixed.to_str().unwrap().to_string();
    let alone = scratch("alone");
    write_package(&alone, &[("src/lib.rs", ""), ("examples/a.rs", empty)]);
    let cases = [
        (mixed.as_str(), &["--keep-all"][..], "kit"),
        (&mixed, &["--example", "a", "--keep-all"], "a"),
        (&mixed, &["--bin", "a"], "no program a in kit, only: kit"),
        (alone.to_str().unwrap(), &["--keep-all"], "a"),
        (&members, &["same", "--keep-all"], "same"),
        (&members, &["bin/same.rs", "--keep-all"], "no program bin/same.rs in members, only: changed, same"),
        (&members, &["--example", "same"], "no program in members"),
        (&members, &[], "which program: changed, same"),
        (&format!("{members}/src/bin"), &["same.rs", "--keep-all"], "same"),
        (&format!("{members}/newer"), &["same", "--keep-all"], "same"),
        (&format!("{members}/newer"), &[], "no program in newer"),
        (&members, &["-p", "newer", "same"], "no program in newer"),
        (&virtual_one, &["--bin", "gone"], "no package of the workspace has a program gone"),
        (&virtual_one, &["--bin", "both"], "which package of the workspace, -p: one, two"),
        (&virtual_one, &["--bin", "own", "--keep-all"], "own"),
        (&virtual_one, &["three/src/bin/own.rs", "--keep-all"], "own"),
        (&members, &["-p", "older", "same"], "no package older in the workspace, only: members, newer, other"),
        (&members, &["--manifest-path", &mixed, "--keep-all"], "kit"),
        (&registry, &["sides", "--features", "ten,twenty"], "no feature twenty in only_cargo_has"),
    ];
    for (folder, arguments, wanted) in cases {
        let output = command("bundle").current_dir(folder).args(arguments).output().unwrap();
        let said = if output.status.success() {
            text(&output.stdout)[3..].split(':').next().unwrap().to_string()
        } else {
            text(&output.stderr).trim_end().trim_start_matches("bundle: ").to_string()
        };
        assert_eq!(sorted(&said), sorted(wanted), "{folder} {arguments:?}");
    }
}

/// A workspace of three packages, without one at its root; two have the program `both`.
fn workspace() -> PathBuf {
    let folder = scratch("workspace_without_root");
    fs::write(folder.join("Cargo.toml"), "[workspace]\nresolver = \"2\"\nmembers = [\"one\", \"two\", \"three\"]\n")
        .unwrap();
    for (name, program) in [("one", "both"), ("two", "both"), ("three", "own")] {
        let own = folder.join(name);
        fs::create_dir_all(own.join("src/bin")).unwrap();
        let manifest = format!("[package]\nname = \"{name}\"\nversion = \"1.0.0\"\nedition = \"2021\"\n");
        fs::write(own.join("Cargo.toml"), manifest).unwrap();
        fs::write(own.join(format!("src/bin/{program}.rs")), "fn main() {}\n").unwrap();
    }
    folder
}

/// A text with its list, whose order cargo chooses, in order.
fn sorted(said: &str) -> String {
    let (head, list) = said.rsplit_once(": ").unwrap_or(("", said));
    let mut names: Vec<&str> = list.split(", ").collect();
    names.sort();
    format!("{head}{}", names.join(", "))
}

#[test]
fn default_run_the_only_program_and_features() {
    let folder = scratch("features");
    let manifest =
        "[package]\nname = \"kit\"\nversion = \"1.2.3\"\ndefault-run = \"sides\"\n[features]\ndefault = [\"ten\"]\n\
                    ten = []\nhundred = []\n";
    let program = "fn main() {\n    print!(\"{}\", [cfg!(feature = \"ten\"), cfg!(feature = \"hundred\")]);\n}\n";
    write_package(&folder, &[("Cargo.toml", manifest), ("src/bin/sides.rs", program), ("src/bin/other.rs", program)]);
    for (arguments, wanted, shown) in [
        ("", "[true, false]", "sides --keep-all"),
        ("--features hundred", "[true, true]", "sides --keep-all --features hundred"),
        (
            "--features hundred --no-default-features",
            "[false, true]",
            "sides --no-default-features --keep-all --features hundred",
        ),
    ] {
        let mut command = command("bundle");
        let output =
            command.current_dir(&folder).args(arguments.split_whitespace()).arg("--keep-all").output().unwrap();
        let bundle = text(&output.stdout);
        assert!(bundle.contains(wanted), "{output:?}");
        assert!(bundle.lines().next().unwrap().ends_with(&format!(": bundle {shown}")), "{bundle}");
    }
}

#[test]
fn macro_calls_go_with_the_items_that_they_make() {
    let folder = packages("made_by_macros");
    let unread = if is_since_1_92() { "Readable" } else { "SEED" };
    let cases = [
        (
            "p",
            &["CALLS", "memory!(Memory2", "readable!(", "reader!(u64"][..],
            &["Memory1", "Memory3", "SEED", "reader!(u32"][..],
        ),
        ("count", &[], &["memory", "reader!", "HashMap", unread]),
    ];
    for (program, left, gone) in cases.into_iter().step_by(one_in(2)) {
        let bundle = program_prints(&folder, program, &[], "2021");
        assert!(left.iter().all(|part| bundle.contains(part)), "{bundle}");
        assert!(!gone.iter().any(|part| bundle.contains(part)), "{bundle}");
    }
}
