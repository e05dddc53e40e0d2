//! Programs that ask everything of the translator to C: operations of every width, jumps, memory, texts. Each prints what
//! it computes, and in C it has to print the same.

use crate::bundling::{all_of, bundled, c_compiler, compile_c, compile_with, makes_c, refused, scratch, write_package};
use crate::tool::not_checked;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

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
#[ignore = "takes half a minute"]
fn sanitizers_find_nothing_in_odd_programs() {
    let Some(compiler) = c_compiler().filter(|compiler| makes_c() && sanitizes(compiler)) else {
        return not_checked("no sanitizers on this machine");
    };
    for odd in [ARITHMETIC, FLOW, MEMORY, VALUES, TEXT] {
        odd.is_the_same_by(compiler, &SANITIZERS);
    }
}

/// What the bundler says of a program of which it cannot make C.
fn refusal(name: &str, source: &str) -> String {
    refused(&["kit", "--c", "--manifest-path", package(name, source).to_str().unwrap()])
}

#[test]
fn what_the_stand_in_does_not_have_is_refused_as_rustc_says() {
    if !makes_c() {
        return;
    }
    let said = refusal("map", "fn main() {\n    std::collections::HashMap::<u8, u8>::new();\n}\n");
    assert!(said.starts_with("kit: rustc does not compile it for C: error") && said.contains("HashMap"), "{said}");
    assert!(said.contains("program.rs:2:"), "{said}");
}

#[test]
fn numbers_that_c_does_not_have_are_refused_with_the_line() {
    if !makes_c() {
        return;
    }
    let program = "use std::io::Read;\nfn main() {\n    let mut buffer = [0; 32];\n    let n = std::io::stdin().read(&mut buffer).unwrap();\n    let all = buffer[..n].iter().fold(7 as T, |all, &byte| all * 977 as T + byte as T);\n    std::process::exit((all / 3 as T) as i32);\n}\n";
    for (kind, name) in [("u128", "i128"), ("f64", "double")] {
        let said = refusal(kind, &program.replace('T', kind));
        assert!(said.starts_with("kit: cannot make C of the IR of rustc 1."), "{said}");
        assert!(said.contains(", line ") && said.contains(&format!("the type {name} is not known")), "{said}");
    }
}
