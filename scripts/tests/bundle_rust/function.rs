//! The form for judges that take functions only.

use super::{bundle_of, output_of, refusal_of};
use crate::bundling::{bundle, compile_with, run, scratch, submission, text, write_package};
use scripts::problems::submission::takes_functions_only;
use std::fs;
use std::path::{Path, PathBuf};

/// What LeetCode brings, and a `main` that reads boards.
const JUDGE: &str = "
struct Solution;

fn main() {
    let mut text = String::new();
    std::io::Read::read_to_string(&mut std::io::stdin(), &mut text).unwrap();
    let numbers: Vec<i32> = text.split_whitespace().map(|word| word.parse().unwrap()).collect();
    for board in numbers.chunks(6) {
        println!(\"{}\", Solution::sliding_puzzle(vec![board[..3].to_vec(), board[3..].to_vec()]));
    }
}
";

const PROGRAM: &str = "use kit::{a::pair, b};
struct Other;
impl Other {
    pub fn lost(n: i32) -> i32 { n }
}
struct Solution;
impl Solution {
    pub fn double(n: i32) -> i32 { Self::twice(pair(n).one) }
    fn twice(n: i32) -> i32 { 2 * n }
    fn lost(n: i32) -> i32 { n }
    pub(crate) fn inside(n: i32) -> i32 { n }
    pub const LOST: i32 = 0;
}
impl Solution {
    pub fn half(n: i32) -> i32 { n / 2 }
}
fn main() {
    println!(\"{}\", b::shown(Solution::double(4) + Solution::half(6)));
}
";

const MADE: &str = "// p: kit 1.2.3, rustc VERSION: bundle p --function
impl Solution {
    pub fn double(n: i32) -> i32 { Self::twice(pair(n).one) }
    fn twice(n: i32) -> i32 { 2 * n }
}
impl Solution {
    pub fn half(n: i32) -> i32 { n / 2 }
}

// a

#[allow(LINT)]
struct Pair { one: i32, never: i32 }
fn pair(one: i32) -> Pair { Pair { one, never: 1 } }
";

/// The folder of a tiny package with this program.
fn package(name: &str, program: &str) -> PathBuf {
    let folder = scratch(&format!("function_{name}"));
    let files = [
        ("src/lib.rs", "pub mod a;\npub mod b;\n"),
        (
            "src/a.rs",
            "pub struct Pair { pub one: i32, pub never: i32 }\n\
             pub fn pair(one: i32) -> Pair { Pair { one, never: 1 } }\n",
        ),
        ("src/b.rs", "pub fn shown(n: i32) -> String { format!(\"{}!\", n) }\n"),
        ("src/bin/p.rs", program),
        ("judge_inputs/p/one.in", "1\n"),
    ];
    write_package(&folder, &files);
    folder
}

/// A program's file as its judge compiles it: where that takes functions only, a copy with what the judge brings.
pub fn at_its_judge(program: &str, source: &Path, folder: &Path) -> PathBuf {
    if !takes_functions_only(program) {
        return source.to_path_buf();
    }
    let copy = folder.join("at_its_judge.rs");
    fs::write(&copy, fs::read_to_string(source).unwrap() + JUDGE).unwrap();
    copy
}

#[test]
fn the_function_alone_answers_the_samples() {
    let folder = scratch("function_leetcode773");
    let (file, input, made) = (submission("leetcode773"), folder.join("sample.in"), folder.join("made"));
    fs::write(&input, "1 2 3 4 0 5  1 2 3 5 4 0  4 1 2 5 0 3  3 2 4 1 5 0\n").unwrap();
    let bundle = fs::read_to_string(&file).unwrap();
    for gone in ["fn main", "struct Solution", "Words", "std::io", "fn run", "#!["] {
        assert!(!bundle.contains(gone), "{gone} is still in\n{bundle}");
    }
    compile_with(&at_its_judge("leetcode773", &file, &folder), "2015", &made, &[]);
    assert_eq!(run(&made, Some(&input)), (Some(0), "1\n-1\n5\n14\n".to_string(), String::new()));
}

#[test]
fn every_public_function_stays_and_what_only_main_needs_goes() {
    let folder = package("two", PROGRAM);
    let bundle = bundle_of(&folder, &["--function"]);
    let version = bundle.split("rustc ").nth(1).unwrap().split(':').next().unwrap();
    assert_eq!(bundle, MADE.replace("VERSION", version).replace("LINT", "dead_code"));
    let braces = PROGRAM.replace("struct Solution;", "#[allow(dead_code)]\nstruct Solution {}");
    write_package(&folder, &[("src/bin/p.rs", &braces)]);
    let short = bundle_of(&folder, &["--function", "--minify", "--rename"]);
    for kept in ["impl Solution{", "pub fn double(", "pub fn half("] {
        assert!(short.contains(kept), "{kept} is not in\n{short}");
    }
    assert!(!short.contains("twice"), "{short}");
    let (source, made) = (folder.join("short.rs"), folder.join("made"));
    let judge = "struct Solution;\nfn main() { println!(\"{}{}\", Solution::double(4), Solution::half(6)); }\n";
    fs::write(&source, short + judge).unwrap();
    compile_with(&source, "2024", &made, &[]);
    assert_eq!(run(&made, None), (Some(0), "83\n".to_string(), String::new()));
}

#[test]
fn check_calls_the_functions_from_the_rest_of_the_program() {
    let folder = package("check_more", &PROGRAM.replace("Solution::half(6)", "Solution::twice(6)"));
    let output = output_of(&folder, &["--function", "--check"]);
    assert_eq!(output.status.code(), Some(1));
    let said = text(&output.stdout);
    assert!(said.contains("NO  p edition 2024: the program cannot call it: error[E0624]"), "{said}");
    assert!(said.contains("ok  p edition 2018: compiles\n"), "{said}");
}

#[test]
fn all_writes_every_program_in_the_form_that_its_judge_takes() {
    let folder = package("all", PROGRAM);
    write_package(&folder, &[("src/bin/leetcode773.rs", PROGRAM), ("src/bin/spoj_solving.rs", PROGRAM)]);
    let (manifest, made) = (folder.join("Cargo.toml"), folder.join("made"));
    let all = ["--all", "--manifest-path", manifest.to_str().unwrap(), "-o", made.to_str().unwrap()];
    for (flags, functions) in [(&[][..], true), (&["--keep-all"], false)] {
        let output = bundle(&[&all, flags].concat());
        assert!(output.status.success() && output.stdout.is_empty(), "{output:?}");
        let said = text(&output.stderr);
        assert_eq!(!said.contains("; LeetCode takes functions only: --function\n"), functions, "{said}");
        assert_eq!(fs::read_to_string(made.join("p.rs")).unwrap(), bundle_of(&folder, flags));
        let written = fs::read_to_string(made.join("leetcode773.rs")).unwrap();
        assert_eq!(!written.contains("fn main"), functions, "{written}");
        assert_eq!(written.lines().next().unwrap().contains(" --function"), functions, "{written}");
        // This judge takes little, so its file is as short as possible.
        let least = fs::read_to_string(made.join("spoj_solving.rs")).unwrap();
        let form = if functions { "--short --minify --rename" } else { "--keep-all" };
        let head = least.lines().next().unwrap();
        assert!(head.ends_with(&format!(": bundle spoj_solving {form}")), "{head}");
        assert_eq!(!least.contains("fn twice") && least.lines().count() < 5, functions, "{least}");
    }
    assert_eq!(fs::read_dir(&made).unwrap().count(), 3);
}

#[test]
fn a_program_without_such_functions_is_refused_at_its_source() {
    let folder = package("refused", PROGRAM);
    let differs = "src/bin/p.rs:2: a judge's `struct Solution;` has no field and no attribute";
    let cases = [
        ("fn main() {}\n", "src/bin/p.rs:1: no `struct Solution;` whose functions a judge could call"),
        ("\nstruct Solution(u8);\nfn main() {}\n", differs),
        ("\n#[derive(Clone)] struct Solution;\nfn main() {}\n", differs),
        (
            "\nstruct Solution;\nimpl Solution {\n    fn f() {}\n}\nfn main() {}\n",
            "src/bin/p.rs:2: no `pub fn` of `Solution` that a judge could call",
        ),
        (
            "#![recursion_limit = \"9\"]\nstruct Solution;\nimpl Solution {\n    pub fn f() {}\n}\nfn main() {}\n",
            "src/bin/p.rs:1: an attribute of the whole crate cannot be in a file of functions",
        ),
    ];
    for (program, wanted) in cases {
        write_package(&folder, &[("src/bin/p.rs", program)]);
        assert_eq!(refusal_of(&folder, &["--function"]), wanted);
    }
}
