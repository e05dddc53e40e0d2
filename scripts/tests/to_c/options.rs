//! What the options of the bundler do for C.

use crate::bundling::{bundled, scratch, write_package};
use crate::one_in;
use std::fs;

/// `.ci/run` has all of the compilers make programs of the kit.
#[cfg(unix)]
#[test]
fn check_says_what_each_compiler_makes_of_the_file() {
    use std::os::unix::fs::symlink;
    if super::c_compiler() != Some("gcc") {
        return;
    }
    // One of the compilers, and what it and cargo run.
    let (folder, path) = (scratch("check_c"), scratch("path"));
    let around = std::env::var_os("PATH").unwrap();
    for program in ["gcc", "cc", "as", "ld", "true"] {
        let found = std::env::split_paths(&around).map(|path| path.join(program)).find(|path| path.is_file());
        if let Some(found) = found {
            symlink(found, path.join(program)).unwrap();
        }
    }
    let program = "use std::io::Write;\nfn main() {\n    std::io::stdout().write_all(b\"1\\n\").unwrap();\n}\n";
    let other = program.replace("b\"1\\n\"", "if cfg!(panic = \"abort\") { b\"2\\n\" } else { b\"1\\n\" }");
    let (ok, no) = ("ok  kit ", "NO  kit ");
    for (program, sign, other_sign) in [(&other[..], no, ok), (program, ok, no)].into_iter().step_by(one_in(2)) {
        write_package(&folder, &[("src/main.rs", program), ("judge_inputs/kit/one.in", "1\n")]);
        let mut command = crate::tool::command("bundle");
        command.env("PATH", &path).current_dir(&folder).args(["kit", "--c", "--check"]);
        let output = command.output().unwrap();
        let report = crate::tool::text(&output.stdout);
        let told = |sign: &str| report.lines().filter(|line| line.starts_with(sign)).count();
        // Of nine compilers, those that are not there have no verdict.
        assert!(told(sign) > 0 && told(other_sign) == 0, "{report}{}", String::from_utf8_lossy(&output.stderr));
        assert!(told("--  kit ") >= 5 && told(sign) + told("--  kit ") == 9 && report.lines().count() == 9, "{report}");
        let differs = report.contains(": another answer on bad input empty\n");
        assert_eq!((output.status.success(), differs), (sign.starts_with("ok"), sign.starts_with("NO")), "{report}");
    }
}

#[test]
#[ignore = "compiles at every level"]
fn of_all_programs_those_are_made_that_may_need_c() {
    let folder = scratch("forms_in_c");
    let program = "fn main() {\n    std::process::exit(if cfg!(feature = \"short\") { 7 } else { 8 });\n}\n";
    let manifest = "[package]\nname = \"kit\"\nversion = \"1.2.3\"\nedition = \"2021\"\n[features]\nshort = []\n";
    let programs = ["src/bin/uva10181.rs", "src/bin/aoj0121.rs", "src/bin/p.rs"].map(|file| (file, program));
    write_package(&folder, &[&[("Cargo.toml", manifest)], &programs[..]].concat());
    let (manifest, made) = (folder.join("Cargo.toml"), folder.join("made"));
    bundled(&["--all", "--c", "--manifest-path", manifest.to_str().unwrap(), "-o", made.to_str().unwrap()]);
    for (name, flags, status) in [("uva10181", "--c --short", "exit(7)"), ("p", "--c", "exit(8)")] {
        let written = fs::read_to_string(made.join(format!("{name}.c"))).unwrap();
        assert!(written.lines().next().unwrap().ends_with(&format!(": bundle {name} {flags} */")), "{written}");
        assert!(written.contains(status), "{written}");
    }
    assert_eq!(fs::read_dir(&made).unwrap().count(), 2);
}
