//! Programs that use every part of the translator to C: operations of every width, jumps, memory, texts. Each prints what
//! it computes, and its C has to print the same.

use super::{c_compiler, compile_c, makes_c};
use crate::bundling::{bundle, compile_with, copy, refused, run, scratch, text, write_package};
use crate::one_in;
use crate::tool::not_checked;
use scripts::system::programs::root;
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// Options for the original: what the translation leaves out, overflow checks and debug assertions, is left out here too.
const ORIGINAL: [&str; 3] = ["-Copt-level=0", "-Cdebug-assertions=off", "-Coverflow-checks=off"];

/// Options that show a translation to be wrong even where it does not crash.
const SANITIZERS: [&str; 3] = ["-O0", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"];

/// As a judge compiles. GCC does not see that an empty vector, whose address is no memory, is never freed.
const OPTIMIZED: [&str; 4] = ["-ansi", "-pedantic-errors", "-O2", "-Wno-free-nonheap-object"];

const QUICK: [&str; 3] = ["-ansi", "-pedantic-errors", "-O0"];

/// The widths of operations, and those that each `cargo test` takes.
const WIDTHS: [[&str; 2]; 5] = [
    ["(u8 u16 u32 u64 i8 i16 i32 i64)", "(i16)"],
    ["(i8 i16 i32 i64)", "(i32)"],
    ["(u8 u16 u32 u64)", "(u16)"],
    ["(u128 i128)", "(i128)"],
    ["(u64 i64 u8 i32)", "(i32)"],
];

/// What each `cargo test` leaves out of the program `kit`.
const LEFT_OUT: [[&str; 2]; 4] = [
    ["mod memory;\n", ""],
    ["mod used;\n", ""],
    ["    memory::main();\n", ""],
    ["used::main()", "std::process::ExitCode::from(7)"],
];

/// The input of the program `kit`, and that of `text`.
const INPUT: &[u8] =
    b"some bytes of an intwo\nfirst \xc3\xa9\r\nsecond\r\n\r\n third\rfourth\nup to;abcall\nthat is left";
const TEXT: &[u8] =
    b"12 -7 300 abc *x 99999999999 \xff\xc3\xa9t\xc3\xa9 true -128 +5 0 _\xe6\xbc\xa2\n  last 12a\r\nb 255 \
    42949672954 0\n1\r\n\n9\n-2 40";

/// The line of a file that has GCC optimise whatever its options say; it is left out where they do not ask for that.
const PRAGMA: &str = "#pragma GCC optimize 3\n";

/// The longest wait for what a program prints.
const PATIENCE: Duration = Duration::from_secs(60);

/// What is said of a package that does not become C.
fn refusal(files: &[(&str, &str)]) -> String {
    let folder = scratch("refused");
    write_package(&folder, files);
    refused(&["kit", "--c", "--manifest-path", folder.join("Cargo.toml").to_str().unwrap()])
}

/// Checks whether a compiler has the sanitizers and their programs run here.
fn sanitizes(compiler: &str) -> bool {
    let folder = scratch("sanitizers");
    let (source, made) = (folder.join("trivial.c"), folder.join("trivial"));
    fs::write(&source, "int main(void){return 0;}\n").unwrap();
    let mut command = Command::new(compiler);
    let done = command.args(SANITIZERS).arg("-o").arg(&made).arg(&source).output().unwrap();
    done.status.success() && run(&made, Some(&source)) == (Some(0), String::new(), String::new())
}

/// A package of all programs of the folder `odd`.
struct Package {
    manifest: PathBuf,
}

impl Package {
    fn new() -> Package {
        let folder = scratch("odd");
        write_package(&folder, &[]);
        copy(&root().join("scripts/tests/to_c/odd"), &folder.join("src"));
        Package { manifest: folder.join("Cargo.toml") }
    }

    fn file(&self, name: &str) -> PathBuf {
        self.manifest.with_file_name(name)
    }

    /// Bundles a program in C, and returns its file and what the bundler says.
    fn in_c(&self, program: &str, form: &[&str]) -> (PathBuf, String) {
        let file = self.file(&format!("{program}.c"));
        let paths = [self.manifest.to_str().unwrap(), "-o", file.to_str().unwrap()];
        let output = bundle(&[&[program, "--c", "--manifest-path"], &paths[..], form].concat());
        assert!(output.status.success(), "{}", text(&output.stderr));
        (file, text(&output.stderr))
    }

    /// Makes a program in C, and compares what it prints for an input, compiled in each of these ways, with what the original
    /// prints. Returns the C.
    fn is_the_same(&self, program: &str, form: &[&str], input: &[u8], compiler: &str, ways: &[&[&str]]) -> String {
        let (in_c, _) = self.in_c(program, form);
        let (given, made) = (self.file(&format!("{program}.in")), self.file(&format!("{program}.made")));
        let text = fs::read_to_string(&in_c).unwrap();
        fs::write(&given, input).unwrap();
        let source = if program == "kit" { "main".to_string() } else { format!("bin/{program}") };
        compile_with(&self.file(&format!("src/{source}.rs")), "2021", &made, &ORIGINAL);
        let wanted = run(&made, Some(&given));
        for &options in ways {
            let optimizes = options == OPTIMIZED;
            fs::write(&in_c, if optimizes { text.clone() } else { text.replacen(PRAGMA, "", 1) }).unwrap();
            compile_c(compiler, options, &in_c, &made);
            let made = run(&made, Some(&given));
            assert!(made == wanted, "{}{}", difference(&wanted.1, &made.1), made.2);
        }
        text
    }
}

/// Returns the first line that differs.
fn difference(wanted: &str, given: &str) -> String {
    let mut lines = wanted.lines().zip(given.lines());
    match lines.find(|(wanted, given)| wanted != given) {
        Some((wanted, given)) => format!("{wanted} in Rust, {given} in C\n"),
        None => "what is printed ends elsewhere\n".to_string(),
    }
}

/// Replaces texts of a file, each of which it has.
fn edit(file: &Path, edits: &[[&str; 2]]) {
    let mut text = fs::read_to_string(file).unwrap();
    for [old, new] in edits {
        assert!(text.contains(old), "{old}");
        text = text.replace(old, new);
    }
    fs::write(file, text).unwrap();
}

/// `2147483648` is no `int`, and in a C of 1989 with 32 bits unsigned: with a minus in front it is still positive.
fn assert_within_int(text: &str) {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '.');
    let beyond: Vec<&str> =
        words.filter(|word| word.parse().is_ok_and(|number: u64| number > i32::MAX as u64)).collect();
    assert!(beyond.is_empty(), "{beyond:?} in\n{text}");
}

#[test]
fn arithmetic_and_jumps_are_the_same_in_c() {
    let Some(compiler) = c_compiler().filter(|_| makes_c()) else { return };
    let package = Package::new();
    edit(&package.file("src/arithmetic.rs"), &WIDTHS);
    edit(&package.file("src/main.rs"), &LEFT_OUT);
    assert_within_int(&package.is_the_same("kit", &[], INPUT, compiler, &[&QUICK]));
}

/// Where `core` has vectors in its own functions.
#[test]
fn formatted_text_is_refused_with_a_rustc_before_1_88() {
    if !makes_c() {
        let shown = ("src/main.rs", "fn main() {\n    println!(\"{:?}\", std::env::args().next());\n}\n");
        assert!(refusal(&[shown]).contains(": a vector (with rustc before 1.88, formatted text has some): "));
    }
}

/// What is printed has to arrive before the program waits for an answer, and before it ends by a panic.
#[test]
fn output_arrives_in_time_or_is_an_error() {
    let Some(compiler) = c_compiler().filter(|_| makes_c()) else { return };
    let package = Package::new();
    let (in_c, told) = package.in_c("modes", &[]);
    let warning = "warning: modes: in C a thread runs on the judge's stack, whatever size it asks for\n";
    assert_eq!(told, format!("{warning}modes: {} bytes of C\n", in_c.metadata().unwrap().len()));
    let made = package.file("modes.made");
    compile_c(compiler, &OPTIMIZED, &in_c, &made);
    let mut child = Command::new(&made).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let (mut answers, questions) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    let (sender, asked) = mpsc::channel();
    thread::spawn(move || BufReader::new(questions).lines().try_for_each(|line| sender.send(line.unwrap())));
    answers.write_all(b"ask\n").unwrap();
    for (question, answer) in [("first?", "1\n"), ("1, second?", "2\n"), ("2, third?", "3\n")] {
        // A program that waits for an answer before it has asked is ended.
        let said = asked.recv_timeout(PATIENCE).inspect_err(|_| child.kill().unwrap());
        assert_eq!(said.as_deref(), Ok(question));
        answers.write_all(answer.as_bytes()).unwrap();
    }
    assert_eq!(asked.iter().collect::<Vec<_>>(), ["3 end", "34"]);
    assert_eq!(child.wait().unwrap().code(), Some(1));
    let input = package.file("input");
    fs::write(&input, "fill\n").unwrap();
    if let Ok(full) = File::options().write(true).open("/dev/full") {
        let output = Command::new(&made).stdin(File::open(&input).unwrap()).stdout(full).output().unwrap();
        assert_eq!((output.status.code(), text(&output.stderr).lines().count()), (Some(1), 1), "{output:?}");
    }
    fs::write(&input, "bits\n").unwrap();
    let (status, said, told) = run(&made, Some(&input));
    assert_eq!((status, said.as_str()), (Some(0), "1\n"));
    assert!(told.starts_with('[') && told.ends_with("] [7] = [\n    7,\n]\n"), "{told}");
}

#[test]
#[ignore = "takes a minute"]
fn optimizers_and_sanitizers_change_nothing_in_odd_programs() {
    let Some(compiler) = c_compiler().filter(|_| makes_c()) else { return };
    let has_sanitizers = sanitizes(compiler);
    if !has_sanitizers {
        not_checked("no sanitizers on this machine");
    }
    let ways = [&OPTIMIZED[..], &SANITIZERS];
    let (ways, package) = (&ways[..if has_sanitizers { 2 } else { 1 }], Package::new());
    thread::scope(|scope| {
        for (program, form, input) in [("kit", &[][..], INPUT), ("flow", &["--short"], b""), ("text", &[], TEXT)] {
            let package = &package;
            scope.spawn(move || assert_within_int(&package.is_the_same(program, form, input, compiler, ways)));
        }
    });
}

#[test]
fn what_c_does_not_have_is_refused_where_it_is_named() {
    let folds = "//! Folds bytes.\n\nuse std::io::Read;\n\npub fn f() -> i32 {\n    let mut buffer = [0; 32];\n    \
                 let n = std::io::stdin().read(&mut buffer).unwrap();\n    \
                 let all = buffer[..n].iter().fold(7 as T, |all, &byte| all * 977 as T + byte as T);\n    \
                 (all / 3 as T) as i32\n}\n";
    let counts = folds.replace("(all / 3 as T)", "all.count_ones()").replace('T', "i128");
    let opens = "pub fn f() -> i32 {\n    let file = std::fs::File::open(\"input\");\n    file.is_ok() as i32\n}\n";
    let sines = "pub fn f() -> i32 {\n    7.5f64.sin() as i32\n}\n".to_string();
    let cases = [
        (counts, "src/lib.rs:9: not supported in C: the intrinsic ctpop of more than 64 bits, in the IR of rustc "),
        (opens.to_string(), "src/lib.rs:2: std::fs is not supported in C"),
        (sines, "src/lib.rs:2: not supported in C: no method named `sin` found for type `f64`"),
        (folds.replace('T', "f32"), "src/lib.rs:8: f32 is not supported in C"),
    ];
    for (library, wanted) in cases.into_iter().step_by(one_in(4)) {
        let said = refusal(&[
            ("src/main.rs", "fn main() {\n    std::process::exit(kit::f());\n}\n"),
            ("src/lib.rs", &library),
        ]);
        assert!(said.starts_with(wanted) && said.lines().count() == 1, "{said}");
    }
    let bits = include_str!("odd/bin/modes.rs").replace("first())", "nth(1))");
    let wanted =
        "src/main.rs:17: in C, no condition on the machine or its system holds: cannot find function `select` in";
    assert!(refusal(&[("src/main.rs", &bits)]).starts_with(wanted));
}
