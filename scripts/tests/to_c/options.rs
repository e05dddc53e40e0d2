//! What the options of the bundler do for C.

use crate::bundling::{scratch, write_package};
use crate::one_in;
use std::os::unix::fs::symlink;

/// `.ci/run` has all of the compilers make programs of the kit.
#[test]
fn check_says_what_each_compiler_makes_of_the_file() {
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
