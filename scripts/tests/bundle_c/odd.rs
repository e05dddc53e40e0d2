//! Programs that ask everything of the translator to C: operations of every width, jumps, memory, texts. Each prints what
//! it computes, and in C it has to print the same.

use crate::bundling::{
    all_of, bundled, c_compiler, compile_c, compile_with, makes_c, refused, run, scratch, write_package,
};
use crate::tool::not_checked;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What a translation that is wrong without a crash shows itself by.
const SANITIZERS: [&str; 3] = ["-O0", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"];

/// GCC does not see that a vector without room, whose address is no memory, is never freed.
const FAST: [&str; 4] = ["-ansi", "-pedantic-errors", "-O2", "-Wno-free-nonheap-object"];

/// A package of one program; answers its manifest.
fn package(name: &str, source: &str) -> PathBuf {
    let folder = scratch(&format!("odd_{name}"));
    write_package(&folder, &[("src/main.rs", source)]);
    folder.join("Cargo.toml")
}

/// Whether a compiler has the sanitizers and their programs run here.
fn sanitizes(compiler: &str) -> bool {
    let folder = scratch("sanitizers");
    let (source, made) = (folder.join("trivial.c"), folder.join("trivial"));
    fs::write(&source, "int main(void){return 0;}\n").unwrap();
    let mut command = Command::new(compiler);
    let done = command.args(SANITIZERS).arg("-o").arg(&made).arg(&source).output().unwrap();
    done.status.success() && all_of(&made, &source) == (Some(0), String::new(), String::new())
}

/// A program, the input that it reads, and the options with which C is made of it.
struct Odd {
    name: &'static str,
    source: &'static str,
    input: &'static [u8],
    form: &'static [&'static str],
}

const ARITHMETIC: Odd = Odd { name: "arithmetic", source: include_str!("odd/arithmetic.rs"), input: b"", form: &[] };
const FLOW: Odd = Odd { name: "flow", source: include_str!("odd/flow.rs"), input: b"", form: &["--short"] };
const MEMORY: Odd = Odd { name: "memory", source: include_str!("odd/memory.rs"), input: b"", form: &[] };
const VALUES: Odd = Odd { name: "values", source: include_str!("odd/values.rs"), input: b"", form: &[] };
const TEXT: Odd = Odd {
    name: "text",
    source: include_str!("odd/text.rs"),
    input: b"first \xc3\xa9t\xc3\xa9\r\n1 -2 3\n40 2\r\n12 -7 300 abc *x 99999999999 \xff\xc3\xa9t\xc3\xa9 true -128 +5 0 _\xe6\xbc\xa2\n  last 12a\r\nb 255 4294967295",
    form: &[],
};

const CONTEST: Odd = Odd {
    name: "contest",
    source: include_str!("odd/contest.rs"),
    input: b"4 4\n0 1 5\n0 2 1\r\n2 1 2\n1 0\n\n9\nb -2 a 40\nup to;abcand all\nthat is left",
    form: &[],
};

impl Odd {
    /// Holds all that the program prints, made in C by a compiler with these options, against what it prints in Rust.
    fn is_the_same_by(&self, compiler: &str, options: &[&str]) {
        let manifest = package(self.name, self.source);
        let file = |name: &str| manifest.with_file_name(name);
        let (in_c, input) = (file("kit.c"), file("input"));
        let (path, made) = (manifest.to_str().unwrap(), in_c.to_str().unwrap());
        bundled(&[&["kit", "--c", "--manifest-path", path, "-o", made], self.form].concat());
        fs::write(&input, self.input).unwrap();
        compile_with(&file("src/main.rs"), "2021", &file("original"), &["-O"]);
        compile_c(compiler, options, &in_c, &file("made"));
        let (wanted, made) = (all_of(&file("original"), &input), all_of(&file("made"), &input));
        assert!(made == wanted, "{}{}", difference(&wanted.1, &made.1), made.2);
    }

    fn is_the_same_in_c(&self) {
        if let Some(compiler) = c_compiler().filter(|_| makes_c()) {
            self.is_the_same_by(compiler, &FAST);
        }
    }
}

/// The first line that differs.
fn difference(wanted: &str, given: &str) -> String {
    let mut lines = wanted.lines().zip(given.lines());
    match lines.find(|(wanted, given)| wanted != given) {
        Some((wanted, given)) => format!("{wanted} in Rust, {given} in C\n"),
        None => "what is printed ends elsewhere\n".to_string(),
    }
}

#[test]
fn arithmetic_of_every_width() {
    ARITHMETIC.is_the_same_in_c();
}

#[test]
fn loops_and_jumps() {
    FLOW.is_the_same_in_c();
}

#[test]
fn all_that_lies_in_memory() {
    MEMORY.is_the_same_in_c();
}

#[test]
fn values_of_odd_shapes() {
    VALUES.is_the_same_in_c();
}

#[test]
fn texts_and_what_is_read() {
    TEXT.is_the_same_in_c();
}

#[test]
fn what_contests_use() {
    CONTEST.is_the_same_in_c();
}

/// Makes a program's C and compiles it, if that can be done here.
fn made(name: &str, source: &str) -> Option<PathBuf> {
    let compiler = c_compiler().filter(|_| makes_c())?;
    let manifest = package(name, source);
    let (in_c, made) = (manifest.with_file_name("kit.c"), manifest.with_file_name("made"));
    bundled(&["kit", "--c", "--manifest-path", manifest.to_str().unwrap(), "-o", in_c.to_str().unwrap()]);
    compile_c(compiler, &FAST, &in_c, &made);
    Some(made)
}

#[test]
fn what_is_written_before_a_panic_arrives() {
    let source = "use std::io::Write;\nfn main() {\n    println!(\"1\");\n    print!(\"2\");\n    let mut out = \
                  std::io::BufWriter::new(std::io::stdout());\n    out.write_all(b\"3\").unwrap();\n    \
                  std::io::stdin().read_line(&mut String::new()).map(|length| [1][length + 1]).unwrap();\n}\n";
    if let Some(made) = made("panic", source) {
        assert_eq!(run(&made, None), (Some(1), b"1\n23".to_vec()));
    }
}

/// What is printed at once has to come before the program waits for an answer.
#[test]
fn a_question_arrives_before_its_answer_is_read() {
    let ask = "use std::io::{stdin, stdout, BufRead, BufReader, Write};\nfn main() {\n    let mut lines = \
               BufReader::new(stdin()).lines();\n    println!(\"first?\");\n    let first = lines.next().unwrap().unwrap();\n    \
               writeln!(stdout(), \"{}, second?\", first).unwrap();\n    println!(\"{} end\", lines.next().unwrap().unwrap());\n}\n";
    let Some(made) = made("asks", ask) else { return };
    let mut child = Command::new(made).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut answers = child.stdin.take().unwrap();
    let mut questions = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    for (question, answer) in [("first?", "1\n"), ("1, second?", "2\n")] {
        assert_eq!(questions.next().unwrap(), question);
        answers.write_all(answer.as_bytes()).unwrap();
    }
    assert_eq!(questions.next().unwrap(), "2 end");
    assert!(child.wait().unwrap().success());
}

#[test]
#[ignore = "takes half a minute"]
fn sanitizers_find_nothing_in_odd_programs() {
    let Some(compiler) = c_compiler().filter(|compiler| makes_c() && sanitizes(compiler)) else {
        return not_checked("no sanitizers on this machine");
    };
    for odd in [ARITHMETIC, FLOW, MEMORY, VALUES, TEXT, CONTEST] {
        odd.is_the_same_by(compiler, &SANITIZERS);
    }
}

/// What the bundler says of a program of which it cannot make C.
fn refusal(name: &str, source: &str) -> String {
    refused(&["kit", "--c", "--manifest-path", package(name, source).to_str().unwrap()])
}

#[test]
fn what_the_stand_in_does_not_have_is_refused_at_its_place() {
    if !makes_c() {
        return;
    }
    let manifest = package("map", "//! Counts.\n\nfn main() {\n    kit::count();\n}\n");
    let library = "//! Counts.\n\n/// Counts.\npub fn count() {\n    std::collections::HashMap::<u8, u8>::new();\n}\n";
    fs::write(manifest.with_file_name("src/lib.rs"), library).unwrap();
    let said = refused(&["kit", "--c", "--manifest-path", manifest.to_str().unwrap()]);
    assert!(said.starts_with("src/lib.rs:5: not supported in C: ") && said.contains("HashMap"), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
}

#[test]
fn numbers_that_c_does_not_have_are_refused_where_they_are_named() {
    if !makes_c() {
        return;
    }
    let program = "use std::io::Read;\nfn main() {\n    let mut buffer = [0; 32];\n    let n = std::io::stdin().read(&mut buffer).unwrap();\n    let all = buffer[..n].iter().fold(7 as T, |all, &byte| all * 977 as T + byte as T);\n    std::process::exit((all / 3 as T) as i32);\n}\n";
    for (kind, kinds) in [("u128", "u128 and i128"), ("f64", "f32 and f64")] {
        let said = refusal(kind, &program.replace('T', kind));
        assert_eq!(said, format!("src/main.rs:5: {kinds} are not supported in C"));
    }
}
