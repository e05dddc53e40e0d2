//! What the options of the bundler do for C.

use super::{c_compiler, compile_c, makes_c};
use crate::bundling::{bundle, bundled, refused, run, scratch, text, write_package};
use crate::tool::command;
use std::fs;

#[test]
fn check_says_what_each_compiler_makes_of_the_file() {
    if c_compiler().is_none() {
        return;
    }
    let folder = scratch("check_c");
    let manifest = folder.join("Cargo.toml");
    let program = "use std::io::Write;\nfn main() {\n    std::io::stdout().write_all(b\"1\\n\").unwrap();\n}\n";
    write_package(&folder, &[("src/main.rs", program), ("judge_inputs/kit/one.in", "1\n")]);
    let arguments = ["kit", "--c", "--check", "--manifest-path", manifest.to_str().unwrap()];
    let report = bundled(&arguments);
    // A line for each of nine compilers, of which those that are not installed have no verdict.
    let told = |report: &str, sign: &str| report.lines().filter(|line| line.starts_with(sign)).count();
    let is_told = |report: &str, sign| {
        told(report, sign) > 0 && told(report, sign) + told(report, "--  kit ") == 9 && report.lines().count() == 9
    };
    assert!(is_told(&report, "ok  kit "), "{report}");
    let other = program.replace("b\"1\\n\"", "if cfg!(panic = \"abort\") { b\"2\\n\" } else { b\"1\\n\" }");
    write_package(&folder, &[("src/main.rs", &other)]);
    let output = bundle(&arguments);
    let bad = text(&output.stdout);
    assert!(is_told(&bad, "NO  kit "), "{bad}");
    assert!(!output.status.success() && bad.contains(": another answer on bad input empty\n"), "{bad}");
}

#[test]
fn what_is_under_a_condition_on_the_machine_may_be_missing_where_nothing_needs_it() {
    let Some(compiler) = c_compiler().filter(|_| makes_c()) else { return };
    let folder = scratch("machine");
    let program = "mod bits {\n    #[cfg(any(unix, windows))]\n    pub fn select(word: u64, n: u64) -> u64 {\n        \
                   word >> n\n    }\n}\n\npub struct Bits(u64);\n\nimpl Bits {\n    pub fn nth(&self, n: u64) -> u64 {\n        \
                   bits::select(self.0, n)\n    }\n\n    pub fn first(&self) -> u64 {\n        self.0 & 1\n    }\n}\n\n\
                   fn main() {\n    println!(\"{}\", Bits(3).first());\n    dbg!([7]);\n}\n";
    write_package(&folder, &[("src/main.rs", program)]);
    let (manifest, in_c, made) = (folder.join("Cargo.toml"), folder.join("kit.c"), folder.join("made"));
    let arguments = ["kit", "--c", "--manifest-path", manifest.to_str().unwrap(), "-o", in_c.to_str().unwrap()];
    bundled(&arguments);
    compile_c(compiler, &["-ansi", "-O1"], &in_c, &made);
    let (status, said, told) = run(&made, None);
    assert_eq!((status, said.as_str()), (Some(0), "1\n"));
    assert!(told.starts_with('[') && told.ends_with("] [7] = [\n    7,\n]\n"), "{told}");
    write_package(&folder, &[("src/main.rs", &program.replace("first()", "nth(1)"))]);
    let wanted =
        "src/main.rs:12: in C, no condition on the machine or its system holds: cannot find function `select` in";
    assert!(refused(&arguments).starts_with(wanted), "{}", refused(&arguments));
}

#[test]
fn a_stack_that_is_asked_for_is_said_to_be_the_judges() {
    let folder = scratch("stack");
    let program = "use std::thread::Builder;\nfn main() {\n    \
                   Builder::new().stack_size(1 << 26).spawn(|| println!(\"1\")).unwrap().join().unwrap();\n}\n";
    let manifest = folder.join("Cargo.toml");
    write_package(&folder, &[("src/main.rs", program)]);
    let output = bundle(&["kit", "--c", "--manifest-path", manifest.to_str().unwrap()]);
    let warning = "warning: kit: in C a thread runs on the judge's stack, whatever size it asks for\n";
    assert!(output.status.success() && text(&output.stderr).matches(warning).count() == 1, "{output:?}");
}

#[test]
fn unstable_features_that_are_allowed_change_nothing() {
    if !makes_c() {
        return;
    }
    let folder = scratch("bootstrap");
    // What only names a size is no thread that asks for one.
    let program =
        "fn main() {\n    // No stack_size.\n    let mut line = String::new();\n    std::io::stdin().read_line(&mut line).unwrap();\n    \
                   println!(\"{:?}\", line.trim().parse::<u8>());\n}\n";
    write_package(&folder, &[("src/main.rs", program)]);
    let manifest = folder.join("Cargo.toml");
    let arguments = ["kit", "--c", "--manifest-path", manifest.to_str().unwrap()];
    let allowed = command("bundle").env("RUSTC_BOOTSTRAP", "1").args(arguments).output().unwrap();
    assert_eq!(text(&allowed.stdout), bundled(&arguments));
    assert_eq!(text(&allowed.stderr), format!("kit: {} bytes of C\n", allowed.stdout.len()));
}

#[test]
fn the_first_line_says_whose_it_is_and_stays_a_comment() {
    let folder = scratch("licence");
    let manifest = folder.join("Cargo.toml");
    write_package(&folder, &[("src/main.rs", "fn main() {}\n")]);
    let without = fs::read_to_string(&manifest).unwrap();
    let first = |options: &[&str]| {
        let made = bundled(&[&["kit", "--manifest-path", manifest.to_str().unwrap()], options].concat());
        made.lines().next().unwrap().to_string()
    };
    assert_eq!(first(&["--keep-all"]), "// kit: kit 1.2.3: bundle kit --keep-all");
    for (licence, shown) in [("license = \"MIT */ or\\nx\"", "MIT  / or x"), ("license-file = \"LEAVE\"", "LEAVE")] {
        fs::write(&manifest, format!("{without}{licence}\n")).unwrap();
        assert_eq!(first(&["--keep-all"]), format!("// kit: kit 1.2.3, {shown}: bundle kit --keep-all"));
        if licence.contains("*/") {
            let in_c = first(&["--c"]);
            assert!(in_c.starts_with(&format!("/* kit: kit 1.2.3, {shown}, rustc 1.")), "{in_c}");
            assert!(in_c.ends_with(": bundle kit --c */"), "{in_c}");
        }
    }
}

#[test]
fn of_all_programs_those_are_made_that_may_need_it_and_short_where_the_judge_takes_little() {
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
