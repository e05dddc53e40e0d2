//! What the options of the bundler do for C.

use crate::bundling::{bundle, bundled, c_compiler, makes_c, scratch, text, write_package};
use std::fs;

#[test]
fn check_says_what_each_compiler_makes_of_the_file() {
    if !makes_c() || c_compiler().is_none() {
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
        if makes_c() {
            let in_c = first(&["--c"]);
            assert!(in_c.starts_with(&format!("/* kit: kit 1.2.3, {shown}, rustc 1.")), "{in_c}");
            assert!(in_c.ends_with(": bundle kit --c */"), "{in_c}");
        }
    }
}

#[test]
fn of_all_programs_those_are_made_that_may_need_it_and_short_where_the_judge_takes_little() {
    if !makes_c() {
        return;
    }
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
