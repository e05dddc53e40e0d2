//! Programs that use every part of the translator to C: operations of every width, jumps, memory, texts. Each prints what
//! it computes, and its C has to print the same.

use super::{c_compiler, compile_c, makes_c};
use crate::bundling::{bundle, bundled, compile_with, refused, run, scratch, text, write_package};
use crate::one_in;
use crate::tool::not_checked;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
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

/// The widths for operations on two numbers, and those that `cargo test` takes: each with a sign or without.
const WIDTHS: [&str; 2] = ["(u8 u16 u32 u64 i8 i16 i32 i64)", "(u8 i16 u32 i64)"];

/// The line of a file that has GCC optimise whatever its options say; it is left out where they do not ask for that.
const PRAGMA: &str = "#pragma GCC optimize 3\n";

/// The longest wait for what a program prints.
const PATIENCE: Duration = Duration::from_secs(60);

/// Writes a package of one program and returns the path of its manifest.
fn package(name: &str, source: &str) -> PathBuf {
    let folder = scratch(&format!("odd_{name}"));
    write_package(&folder, &[("src/main.rs", source)]);
    folder.join("Cargo.toml")
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

/// A program, the input that it reads, and the options with which C is made of it.
struct Odd {
    name: &'static str,
    source: &'static str,
    input: &'static [u8],
    form: &'static [&'static str],
}

/// The text of a program that prints what it computes of random numbers.
macro_rules! random {
    ($file:literal) => {
        concat!(include_str!($file), include_str!("odd/random.rs"))
    };
}

const ARITHMETIC: Odd = Odd { name: "arithmetic", source: random!("odd/arithmetic.rs"), input: b"", form: &[] };
const FLOW: Odd = Odd { name: "flow", source: random!("odd/flow.rs"), input: b"", form: &[] };
const FLOW_IN_SHORT: Odd = Odd { name: "flow_in_short", form: &["--short"], ..FLOW };
const ORDER: Odd = Odd { name: "order", source: random!("odd/order.rs"), input: b"some bytes of an input", form: &[] };
const SHORT: Odd = Odd { name: "short", source: include_str!("odd/short.rs"), input: b"", form: &["--short"] };
const MEMORY: Odd = Odd { name: "memory", source: random!("odd/memory.rs"), input: b"", form: &[] };
const HASHED: Odd = Odd { name: "hashed", source: random!("odd/hashed.rs"), input: b"two\nlines\n", form: &[] };
const USED: Odd = Odd {
    name: "used",
    source: random!("odd/used.rs"),
    input: b"first \xc3\xa9\r\nsecond\r\n\r\n third\rfourth\nup to;abcall\nthat is left",
    form: &[],
};
const TEXT: Odd = Odd {
    name: "text",
    source: include_str!("odd/text.rs"),
    input: b"first \xc3\xa9t\xc3\xa9\r\n1 -2 3\n40 2\r\n\
             12 -7 300 abc *x 99999999999 \xff\xc3\xa9t\xc3\xa9 true -128 +5 0 _\xe6\xbc\xa2\n  last 12a\r\nb 255 4294967295\
             4 0\n1\r\n\n9\n-2 40\nup to;abcand all\nthat is left",
    form: &[],
};

impl Odd {
    /// Makes the program in C, and compares all that it prints, compiled in each of these ways, with what the original prints.
    /// Returns the C.
    fn is_the_same_in_c(&self, compiler: &str, ways: &[&[&str]]) -> String {
        let manifest = package(self.name, &self.source.replace(WIDTHS[0], WIDTHS[usize::from(one_in(2) == 2)]));
        let file = |name: &str| manifest.with_file_name(name);
        let (in_c, input, program) = (file("kit.c"), file("input"), file("made"));
        let (path, made) = (manifest.to_str().unwrap(), in_c.to_str().unwrap());
        bundled(&[&["kit", "--c", "--manifest-path", path, "-o", made], self.form].concat());
        let text = fs::read_to_string(&in_c).unwrap();
        fs::write(&input, self.input).unwrap();
        compile_with(&file("src/main.rs"), "2021", &program, &ORIGINAL);
        let wanted = run(&program, Some(&input));
        for &options in ways {
            let optimizes = options == OPTIMIZED;
            fs::write(&in_c, if optimizes { text.clone() } else { text.replacen(PRAGMA, "", 1) }).unwrap();
            compile_c(compiler, options, &in_c, &program);
            let made = run(&program, Some(&input));
            assert!(made == wanted, "{}{}", difference(&wanted.1, &made.1), made.2);
        }
        text
    }

    /// Does so without optimisation, and returns nothing where there is no compiler of C.
    fn is_the_same_unoptimized(&self) -> String {
        let compiler = c_compiler().filter(|_| makes_c());
        compiler.map_or(String::new(), |compiler| self.is_the_same_in_c(compiler, &[&QUICK]))
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

#[test]
fn arithmetic_of_every_width() {
    ARITHMETIC.is_the_same_unoptimized();
}

#[test]
fn loops_and_jumps() {
    FLOW.is_the_same_unoptimized();
}

/// `2147483648` is no `int`, and in a C of 1989 with 32 bits unsigned: with a minus in front it is still positive.
#[test]
fn what_happens_first_and_no_number_is_beyond_an_int_without_saying_so() {
    let text = ORDER.is_the_same_unoptimized();
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
    let beyond: Vec<&str> =
        words.filter(|word| word.parse().is_ok_and(|number: u64| number > i32::MAX as u64)).collect();
    assert!(beyond.is_empty(), "{beyond:?} in\n{text}");
}

#[test]
fn what_is_written_in_short() {
    SHORT.is_the_same_unoptimized();
}

#[test]
fn what_is_used_most_of_the_standard_library() {
    USED.is_the_same_unoptimized();
}

#[test]
fn all_that_lies_in_memory() {
    MEMORY.is_the_same_unoptimized();
}

/// Where `core` has vectors in its own functions.
#[test]
fn formatted_text_is_refused_with_a_rustc_that_is_too_old_for_it() {
    let manifest = package("formatted", "fn main() {\n    println!(\"{:?}\", std::env::args().next());\n}\n");
    let output = bundle(&["kit", "--c", "--manifest-path", manifest.to_str().unwrap()]);
    let said = text(&output.stderr);
    assert_eq!(output.status.success(), makes_c(), "{said}");
    assert_eq!(said.contains(": a vector (with rustc before 1.88, formatted text has some): "), !makes_c(), "{said}");
}

/// What is printed has to arrive before the program waits for an answer, and before it ends by a panic.
#[test]
fn output_arrives_before_an_answer_is_read_and_before_a_panic() {
    let Some(compiler) = c_compiler().filter(|_| makes_c()) else { return };
    let ask = "use std::io::{stdin, stdout, BufRead, BufReader, BufWriter, Write};\nfn main() {\n    let mut lines = \
               BufReader::new(stdin()).lines();\n    println!(\"first?\");\n    let first = lines.next().unwrap().unwrap();\n    \
               writeln!(stdout(), \"{}, second?\", first).unwrap();\n    let second = lines.next().unwrap().unwrap();\n    \
               let mut out: Box<dyn Write> = Box::new(BufWriter::new(stdout()));\n    writeln!(out, \"{}, third?\", second).unwrap();\n    \
               out.flush().unwrap();\n    println!(\"{} end\", lines.next().unwrap().unwrap());\n    \
               print!(\"3\");\n    fail();\n}\n\n#[inline(never)]\nfn fail() -> ! {\n    \
               BufWriter::new(stdout()).write_all(b\"4\").unwrap();\n    panic!()\n}\n";
    let manifest = package("asks", ask);
    let (in_c, made) = (manifest.with_file_name("kit.c"), manifest.with_file_name("made"));
    bundled(&["kit", "--c", "--manifest-path", manifest.to_str().unwrap(), "-o", in_c.to_str().unwrap()]);
    compile_c(compiler, &OPTIMIZED, &in_c, &made);
    let mut child = Command::new(made).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let (mut answers, questions) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    let (sender, asked) = mpsc::channel();
    thread::spawn(move || BufReader::new(questions).lines().try_for_each(|line| sender.send(line.unwrap())));
    for (question, answer) in [("first?", "1\n"), ("1, second?", "2\n"), ("2, third?", "3\n")] {
        // A program that waits for an answer before it has asked is ended.
        let said = asked.recv_timeout(PATIENCE).inspect_err(|_| child.kill().unwrap());
        assert_eq!(said.as_deref(), Ok(question));
        answers.write_all(answer.as_bytes()).unwrap();
    }
    assert_eq!(asked.iter().collect::<Vec<_>>(), ["3 end", "34"]);
    assert_eq!(child.wait().unwrap().code(), Some(1));
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
    let ways = &ways[..if has_sanitizers { 2 } else { 1 }];
    thread::scope(|scope| {
        for odd in [ARITHMETIC, FLOW, FLOW_IN_SHORT, HASHED, MEMORY, ORDER, TEXT, USED] {
            scope.spawn(move || odd.is_the_same_in_c(compiler, ways));
        }
    });
}

/// What fails is the write before the last flush, which has nothing left to write.
#[cfg(target_os = "linux")]
#[test]
fn a_failed_write_is_an_error() {
    let Some(compiler) = c_compiler() else { return };
    let program =
        "use std::io::{stdout, BufWriter, Write};\nfn main() {\n    let mut output = BufWriter::new(stdout());\n    \
                   output.write_all(&[b'x'; 1 << 16]).unwrap();\n    output.flush().unwrap();\n}\n";
    let manifest = package("full", program);
    let (in_c, made) = (manifest.with_file_name("kit.c"), manifest.with_file_name("made"));
    bundled(&["kit", "--c", "--manifest-path", manifest.to_str().unwrap(), "-o", in_c.to_str().unwrap()]);
    compile_c(compiler, &QUICK, &in_c, &made);
    let full = fs::File::options().write(true).open("/dev/full").unwrap();
    let output = Command::new(made).stdout(full).output().unwrap();
    assert_eq!((output.status.code(), text(&output.stderr).lines().count()), (Some(1), 1), "{output:?}");
}

#[test]
fn what_c_does_not_have_is_refused_where_it_is_named() {
    let folds = "//! Folds bytes.\n\nuse std::io::Read;\n\npub fn f() -> i32 {\n    let mut buffer = [0; 32];\n    \
                 let n = std::io::stdin().read(&mut buffer).unwrap();\n    \
                 let all = buffer[..n].iter().fold(7 as T, |all, &byte| all * 977 as T + byte as T);\n    \
                 (all / 3 as T) as i32\n}\n";
    let counts = folds.replace("(all / 3 as T)", "all.count_ones()").replace('T', "i128");
    let opens = "pub fn f() -> i32 {\n    let file = std::fs::File::open(\"input\");\n    file.is_ok() as i32\n}\n";
    let waits = "use std::sync::mpsc;\n\npub fn f() -> i32 {\n    mpsc::channel::<i32>().1.recv().unwrap()\n}\n";
    let sines = "pub fn f() -> i32 {\n    7.5f64.sin() as i32\n}\n".to_string();
    let cases = [
        (opens.to_string(), "src/lib.rs:2: std::fs is not supported in C"),
        (waits.to_string(), "src/lib.rs:1: std::sync::mpsc is not supported in C"),
        (sines, "src/lib.rs:2: not supported in C: no method named `sin` found for type `f64`"),
        (counts, "src/lib.rs:9: not supported in C: the intrinsic ctpop of more than 64 bits, in the IR of rustc "),
        (folds.replace('T', "f32"), "src/lib.rs:8: f32 is not supported in C"),
    ];
    for (library, wanted) in cases {
        let manifest = package("refused", "fn main() {\n    std::process::exit(kit::f());\n}\n");
        fs::write(manifest.with_file_name("src/lib.rs"), library).unwrap();
        let said = refused(&["kit", "--c", "--manifest-path", manifest.to_str().unwrap()]);
        assert!(said.starts_with(wanted) && said.lines().count() == 1, "{said}");
    }
}
