//! What each option of the bundler does.

use super::{bundle_of, output_of, packages, prints, refusal_of};
use crate::bundling::{scratch, text, write_package};
use crate::tool::{command, refused};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Output;
use std::time::{Duration, SystemTime};

const FILES: [(&str, &str); 3] = [
    ("src/lib.rs", "//! Doc.\npub mod a;\n"),
    ("src/a.rs", "/// Doc.\npub fn f() -> u8 {\n    1\n}\n"),
    ("src/bin/p.rs", "//! Doc.\nuse kit::a::f;\nfn main() {\n    std::process::exit(f().into());\n}\n"),
];

/// The folder of a tiny package.
fn package(name: &str) -> PathBuf {
    let folder = scratch(name);
    write_package(&folder, &FILES);
    folder
}

#[test]
fn two_folders_give_the_same_bytes_and_leave_no_temporary_files() {
    let temporary = scratch("temporary");
    let made = |folder: PathBuf| {
        let mut command = command("bundle");
        // Windows reads the second.
        command.envs([("TMPDIR", &temporary), ("TMP", &temporary)]).args(["p", "--manifest-path"]);
        let output = command.arg(folder.join("Cargo.toml")).output().unwrap();
        assert_eq!(fs::read_dir(&temporary).unwrap().count(), 0, "{output:?}");
        text(&output.stdout)
    };
    let bundle = made(package("same_one"));
    assert!(bundle == made(package("same_other/below")) && bundle.contains("fn f()"), "{bundle}");
    assert!(!bundle.contains("same_one"));
    let wrong = package("wrong");
    write_package(&wrong, &[("src/bin/p.rs", "fn main() {\n    1\n}\n")]);
    assert_eq!(made(wrong), "");
}

#[test]
fn the_first_line_says_whose_it_is_and_stays_a_comment() {
    let folder = package("licence");
    for (line, shown) in
        [("", ""), ("license = \"MIT */ or\\nx\"", ", MIT  / or x"), ("license-file = \"LEAVE\"", ", LEAVE")]
    {
        let manifest = format!("[package]\nname = \"kit\"\nversion = \"1.2.3\"\nedition = \"2021\"\n{line}\n");
        write_package(&folder, &[("Cargo.toml", &manifest)]);
        let bundle = bundle_of(&folder, &["--keep-all"]);
        assert!(bundle.starts_with(&format!("// p: kit 1.2.3{shown}: bundle p --keep-all\n")), "{bundle}");
    }
}

#[test]
fn docs_of_items_stay_on_demand() {
    let folder = package("docs");
    for (flags, docs) in [(&["--keep-all"][..], 0), (&["--keep-all", "--docs"], 1)] {
        assert_eq!(bundle_of(&folder, flags).matches("/// Doc.\n").count(), docs);
    }
}

#[test]
fn what_the_source_allows_is_not_allowed_again() {
    let folder = scratch("allowed");
    let program = "#[allow(dead_code)]\nstruct S {\n    a: u8,\n    b: u8,\n}\n\nfn main() {\n    println!(\"{}\", S { a: 1, b: 2 }.a);\n}\n";
    write_package(&folder, &[("src/bin/p.rs", program)]);
    assert_eq!(bundle_of(&folder, &[]).split_once('\n').unwrap().1, program);
}

#[test]
fn a_bundle_over_the_limit_is_written_and_fails() {
    let folder = package("limit");
    write_package(&folder, &[("src/bin/p.rs", "fn main() {\n    println!(\"\u{e9}\");\n}\n")]);
    let bytes = bundle_of(&folder, &["--keep-all"]).len();
    let file = folder.join("out.rs");
    let to_file = ["--keep-all", "-o", file.to_str().unwrap(), "--limit"];
    let run = |limit: usize| output_of(&folder, &[&to_file[..], &[&limit.to_string()]].concat());
    let failed = run(bytes - 1);
    assert_eq!(failed.status.code(), Some(1));
    let wanted = format!("p: {bytes} bytes\nbundle: p: {bytes} bytes are more than {}\n", bytes - 1);
    assert_eq!(text(&failed.stderr), wanted);
    assert_eq!(fs::read_to_string(&file).unwrap().len(), bytes);
    let written = run(bytes);
    assert!(written.status.success() && text(&written.stderr) == format!("p: {bytes} bytes\n"), "{written:?}");
}

/// The program has the name of one whose judge takes few bytes.
#[test]
fn a_bundle_over_its_judges_limit_fails_when_all_are_written() {
    let (folder, made) = (scratch("judged"), scratch("judged_made"));
    let long = format!("fn main() {{\n    print!(\"{}\");\n}}\n", "x".repeat(10_000));
    let programs =
        [("src/bin/a.rs", "fn main() {}\n"), ("src/bin/spoj_solving.rs", &long), ("src/bin/uva652.rs", &long)];
    write_package(&folder, &programs);
    let run = |arguments: &[&str]| command("bundle").current_dir(&folder).args(arguments).output().unwrap();
    let last = |output: &Output| text(&output.stderr).lines().last().unwrap().to_string();
    let output = run(&["--all", "-o", made.to_str().unwrap()]);
    let written =
        ["a", "spoj_solving", "uva652"].map(|name| fs::read_to_string(made.join(format!("{name}.rs"))).unwrap());
    let wanted = format!("bundle: spoj_solving: {} bytes are more than 10000, the limit of SPOJ", written[1].len());
    assert_eq!((output.status.code(), last(&output)), (Some(1), wanted));
    let output = run(&["spoj_solving", "--keep-all", "--check"]);
    assert_eq!(output.status.code(), Some(1));
    let report = text(&output.stdout);
    let without_cases =
        "--  spoj_solving no file in judge_inputs/spoj_solving, so no answers to a judge's input are compared\n";
    assert!(report.starts_with(without_cases) && report.contains("ok  spoj_solving edition 2024\n"), "{output:?}");
    assert!(last(&output).ends_with(" bytes are more than 10000, the limit of SPOJ"), "{output:?}");
}

/// In the place of rustc, a script writes another word behind each function's first line whenever it runs.
#[cfg(unix)]
#[test]
fn a_rustc_that_writes_one_text_in_two_ways_is_told() {
    use crate::bundling::rustc_version;
    use crate::tool::rustc;
    use std::os::unix::fs::PermissionsExt;
    let folder = package("two_ways");
    let script = format!(
        "#!/bin/sh\necho >> \"$0.runs\"\n'{}' \"$@\" || exit\nwhile [ $# -gt 1 ] && [ \"$1\" != -o ]; do shift; done\n\
         [ -f \"$2\" ] || exit 0\nsed \"s/^fn .*/& $(wc -l < \"$0.runs\")/\" \"$2\" > \"$2.new\" && mv \"$2.new\" \"$2\"\n",
        rustc().display()
    );
    write_package(&folder, &[("rustc.sh", &script)]);
    let shown = folder.join("rustc.sh");
    fs::set_permissions(&shown, fs::Permissions::from_mode(0o755)).unwrap();
    let mut command = command("bundle");
    let output = command.current_dir(&folder).env("RUSTC", &shown).args(["p", "--rename"]).output().unwrap();
    let (said, bundle) = (text(&output.stderr), text(&output.stdout));
    assert!(output.status.success() && bundle.contains("mod a {"), "{output:?}");
    let reason = format!("rustc {} writes the MIR of one text in two ways, so nothing can be proved", rustc_version());
    let wanted = format!("warning: modules, long names and what only rustc calls unused stay: {reason}\n");
    assert_eq!(said, format!("{wanted}p: {} bytes\n", bundle.len()));
}

#[test]
fn a_file_that_has_the_text_is_not_written_again() {
    let (folder, long_ago) = (package("kept"), SystemTime::UNIX_EPOCH + Duration::from_secs(1 << 30));
    let file = folder.join("out.rs");
    let bundle = bundle_of(&folder, &["--keep-all"]);
    for (text, is_kept) in [(bundle.clone(), true), (format!("{bundle}\n"), false)] {
        fs::write(&file, text).unwrap();
        File::options().write(true).open(&file).unwrap().set_modified(long_ago).unwrap();
        assert!(output_of(&folder, &["--keep-all", "-o", file.to_str().unwrap()]).status.success());
        assert_eq!(fs::read_to_string(&file).unwrap(), bundle);
        assert_eq!(file.metadata().unwrap().modified().unwrap() == long_ago, is_kept);
    }
}

#[test]
fn the_default_feature_local_is_off_unless_it_is_asked_for() {
    let folder = scratch("local");
    let manifest = "[package]\nname = \"kit\"\nversion = \"1.2.3\"\nedition = \"2021\"\n\
                    [features]\ndefault = [\"fast\", \"other\"]\nfast = [\"local\"]\nlocal = [\"of_local\"]\nof_local = []\nother = []\n";
    let program = "fn main() {\n    #[cfg(feature = \"local\")]\n    print!(\"local\");\n    \
                   #[cfg(feature = \"of_local\")]\n    print!(\"of_local\");\n    \
                   #[cfg(feature = \"other\")]\n    print!(\"other\");\n}\n";
    write_package(&folder, &[("Cargo.toml", manifest), ("src/bin/p.rs", program)]);
    let features = |flags: &[&str]| {
        let bundle = bundle_of(&folder, flags);
        ["local", "of_local", "other"].map(|feature| bundle.contains(&format!("print!(\"{feature}\")")))
    };
    assert_eq!(features(&[]), [false, false, true]);
    assert_eq!(features(&["--features", "local"]), [true, true, true]);
    assert_eq!(features(&["--no-default-features"]), [false, false, false]);
}

#[test]
fn an_option_with_a_list_may_be_given_several_times() {
    let folder = scratch("several_times");
    let manifest = "[package]\nname = \"kit\"\nversion = \"1.2.3\"\nedition = \"2021\"\n[features]\none = []\n\
                    two = []\nthree = []\n[dependencies]\ndice = { package = \"rand\", version = \"0.8\" }\n\
                    numbers = { package = \"num-bigint\", version = \"0.4\" }\n";
    let program = "fn main() {\n    if cfg!(all(feature = \"one\", feature = \"two\")) {\n        \
                   println!(\"{}\", numbers::pow(dice::random::<u32>(), 2));\n    }\n}\n";
    write_package(&folder, &[("Cargo.toml", manifest), ("src/bin/p.rs", program)]);
    // A crate of the judge is named as in code, or as its package.
    let several =
        ["--keep-all", "--features", "one", "--extern", "num_bigint", "--features", "two three", "--extern", "dice"];
    let bundle = bundle_of(&folder, &several);
    assert!(bundle.contains("if true {"), "{bundle}");
    let head = bundle.lines().next().unwrap();
    assert!(head.ends_with(": bundle p --keep-all --features one,two,three --extern num_bigint,dice"), "{head}");
    let bundle = bundle_of(&folder, &["--keep-all", "--extern", "atcoder,dice,numbers"]);
    let head = bundle.lines().next().unwrap();
    assert!(head.ends_with(": bundle p --keep-all --extern atcoder,dice,numbers"), "{head}");
    let written = "--no-default-features --short --keep-all --docs --any-edition --extern dice,numbers";
    let bundle = bundle_of(&folder, &written.split(' ').collect::<Vec<_>>());
    let head = bundle.lines().next().unwrap();
    assert!(head.ends_with(&format!(": bundle p {written}")), "{head}");
}

/// Links to a file of a package.
#[cfg(unix)]
fn links(folder: &Path) -> Vec<&'static str> {
    std::os::unix::fs::symlink("src/a.rs", folder.join("soft")).unwrap();
    fs::hard_link(folder.join("src/a.rs"), folder.join("hard")).unwrap();
    vec!["soft", "hard"]
}

/// On Windows not every user may make a soft link, and the bundler does not know a hard one.
#[cfg(not(unix))]
fn links(_: &Path) -> Vec<&'static str> {
    Vec::new()
}

/// Paths of the files below are refused, and so are links to them; each file stays what it is.
#[test]
fn a_file_that_was_read_is_not_written_over() {
    let folder = package("whole/read");
    fs::write(folder.join("../Cargo.toml"), "[workspace]\nmembers = [\"read\"]\n").unwrap();
    let manifest = "[package]\nname = \"kit\"\nversion = \"1.2.3\"\nedition = \"2021\"\n[dependencies]\n\
                    one = { path = \"one\" }\njudge = { path = \"judge\" }\n";
    let [one, judge] = ["one", "judge"].map(|name| manifest.split("[dep").next().unwrap().replace("kit", name));
    let files = [
        ("Cargo.toml", manifest),
        ("one/Cargo.toml", &one),
        ("one/src/lib.rs", "pub fn g() -> &'static str { include_str!(\"text\") }\n"),
        ("one/src/text", "text"),
        ("judge/Cargo.toml", &judge),
        ("judge/src/lib.rs", "pub mod m;\n"),
        ("judge/src/m.rs", "pub fn h() {}\n"),
        ("src/bin/p.rs", "fn main() { judge::m::h(); println!(\"{} {}\", kit::a::f(), one::g()); }\n"),
        ("judge_inputs/p/one.in", ""),
    ];
    write_package(&folder, &files);
    let other_paths = ["src/a.rs", "src/../src/./lib.rs", "../Cargo.toml"].into_iter();
    let outputs: Vec<&str> = files.iter().map(|(file, _)| *file).chain(other_paths).chain(links(&folder)).collect();
    let run = |arguments: &[&str]| refused(command("bundle").current_dir(&folder).args(arguments), 1);
    let texts = || outputs.iter().map(|file| fs::read_to_string(folder.join(file)).unwrap()).collect::<Vec<_>>();
    let before = texts();
    for output in &outputs {
        let wanted = format!("cannot write {output}: bundle reads this file");
        assert_eq!(run(&["p", "--keep-all", "--extern", "judge", "--check", "-o", output]), wanted);
    }
    write_package(&folder, &[("Cargo.toml", manifest), ("examples/a.rs", "fn main() {}\n")]);
    let wanted = format!("cannot write {}: bundle reads this file", Path::new("src/bin").join("p.rs").display());
    assert_eq!(run(&["--all", "--keep-all", "--extern", "judge", "-o", "src/bin"]), wanted);
    assert!(!folder.join("src/bin/a.rs").exists());
    assert_eq!(texts(), before);
}

#[test]
fn check_says_ok_for_each_edition_and_no_where_an_answer_differs() {
    let folder = package("check");
    write_package(
        &folder,
        &[("judge_inputs/p/one.in", "1\n"), ("judge_inputs/p/two.in", "2\n"), ("judge_inputs/p/no/file.in", "3\n")],
    );
    // What it says on standard error does not count.
    let complains = FILES[2].1.replace("fn main() {", "fn main() {\n    eprintln!(\"{}\", line!());");
    write_package(&folder, &[("src/bin/p.rs", &complains)]);
    let shared = scratch("check_target");
    let mut checked = command("bundle");
    checked.env("CARGO_TARGET_DIR", &shared).args(["p", "--check", "--manifest-path"]).arg(folder.join("Cargo.toml"));
    let wanted = ["2015", "2018: compiles", "2021", "2024"].map(|edition| format!("ok  p edition {edition}\n"));
    assert_eq!(text(&checked.output().unwrap().stdout), wanted.concat());
    assert!(!shared.join("release").exists(), "another package may have built its p there");
    let program =
        "fn main() {\n    let mut line = String::new();\n    std::io::stdin().read_line(&mut line).unwrap();\n    \
        std::process::exit(if line == \"2\\n\" { module_path!().len() as i32 } else { 1 });\n}\n";
    write_package(&folder, &[("src/bin/p.rs", program)]);
    let output = output_of(&folder, &["--check", "--keep-all"]);
    assert_eq!(output.status.code(), Some(1));
    let said = text(&output.stdout);
    assert!(
        said.contains("NO  p edition 2015: another exit status on two.in\nok  p edition 2018: compiles\n"),
        "{said}"
    );
    assert!(text(&output.stderr).ends_with("3 of 4 checks of p failed\n"));
    write_package(&folder, &[("src/bin/p.rs", "fn main() {\n    1\n}\n")]);
    let output = output_of(&folder, &["--check", "--keep-all"]);
    let said = text(&output.stderr);
    assert!(
        said.contains("error[E0308]: mismatched types\n") && said.ends_with("\nbundle: cargo does not build p\n"),
        "{said}"
    );
}

#[test]
fn rename_shortens_what_the_bundle_declares_and_nothing_that_can_be_seen() {
    let bundle = prints(&packages("rename/seen_and_unseen"), &["--rename"], "2021");
    for gone in ["kit::", "unseen", "Unseen", "first", "longer"] {
        assert!(!bundle[bundle.find('\n').unwrap()..].contains(gone), "{gone} is still in\n{bundle}");
    }
    for kept in
        ["Seen", "field", "{shown_as_text}", "{:>wide_as_text$.exact_as_text$}", "max", "main", "println", "_second"]
    {
        assert!(bundle.contains(kept), "{kept} is not in\n{bundle}");
    }
    let folder = scratch("rename");
    for (shown, word) in [
        ("std::any::type_name::<u8>()", "type_name"),
        ("std::any::type_name_of_val(&0)", "type_name_of_val"),
        ("module_path!()", "module_path"),
    ] {
        write_package(&folder, &[("src/bin/p.rs", &format!("fn main() {{\n    println!(\"{{}}\", {shown});\n}}\n"))]);
        let wanted = format!("src/bin/p.rs:2: {word} shows names, which --rename changes");
        assert_eq!(refusal_of(&folder, &["--rename"]), wanted);
    }
}

#[test]
fn rename_shortens_a_name_wherever_it_is_declared() {
    let bundle = prints(&packages("rename/names_of_every_kind"), &["--rename"], "2018").to_lowercase();
    assert!(!bundle.contains("long") && bundle.matches("swap_remove").count() == 3, "{bundle}");
}

#[test]
fn rename_says_that_it_keeps_every_name() {
    let folder = scratch("kept_names");
    let program = "fn longer() -> u32 {\n    1\n}\n\nfn main() {\n    let all = [longer(), column!()];\n    println!(\"{:?}\", all);\n}\n";
    write_package(&folder, &[("src/bin/p.rs", program)]);
    let output = output_of(&folder, &["--rename"]);
    assert!(text(&output.stderr).contains("warning: --rename keeps every name"), "{output:?}");
    assert!(text(&output.stdout).contains("fn longer"), "{output:?}");
}

#[test]
fn words_that_share_a_short_name_mean_what_they_meant() {
    prints(&packages("rename/lookalikes"), &["--rename"], "2021");
}
