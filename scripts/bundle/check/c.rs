//! Compiles a bundle in C by the C and C++ compilers that must accept it: those of judges, and stricter ones.

use crate::check::cases::Cases;
use crate::check::verdict::{complaint, Verdict};
use crate::deliver::Bundle;
use crate::fault::Outcome;
use crate::parallel::each;
use crate::scratch::write;
use std::path::Path;
use std::process::Command;

/// A compiler with its arguments.
#[derive(Clone, Copy)]
struct Compiler {
    command: &'static str,
    arguments: &'static str,
    /// The command that runs its programs, if this system cannot.
    runner: Option<&'static str>,
}

const fn compiler(command: &'static str, arguments: &'static str) -> Compiler {
    Compiler { command, arguments, runner: None }
}

/// The compilers, the judges' own first.
const COMPILERS: [Compiler; 9] = [
    compiler("gcc", "-ansi -pedantic-errors -O2"),
    compiler("gcc", "-std=c99 -pedantic-errors -O2"),
    compiler("g++", "-x c++ -std=c++98 -pedantic-errors -Wno-long-long -O2"),
    compiler("g++", "-x c++ -std=c++17 -O2"),
    compiler("gcc", "-O0 -fsanitize=address,undefined -fno-sanitize-recover=all"),
    compiler("gcc", "-m32 -ansi -pedantic-errors -O2"),
    compiler("clang", "-ansi -pedantic-errors -w -O2"),
    // It warns of functions that end by aborting.
    compiler("tcc", "-w"),
    Compiler { command: "i686-w64-mingw32-gcc", arguments: "-O2", runner: Some("wine") },
];

/// A program that shows whether a compiler is installed and its programs run.
const TRIVIAL: &str = "#include <stdio.h>\nint main(void){puts(\"yes\");return 0;}\n";

/// Returns what each compiler makes of a bundle: it must not warn, and its program must answer as in the cases.
pub fn findings(bundle: &Bundle, cases: &Cases, folder: &Path) -> Outcome<Vec<(String, Verdict)>> {
    let (source, trivial) = (folder.join("bundle.c"), folder.join("trivial.c"));
    write(&source, &bundle.text)?;
    write(&trivial, TRIVIAL)?;
    Ok(each(COMPILERS.to_vec(), |compiler| (compiler.name(), compiler.finding(&source, &trivial, cases))))
}

impl Compiler {
    fn name(&self) -> String {
        format!("{} {}", self.command, self.arguments)
    }

    fn finding(&self, source: &Path, trivial: &Path, cases: &Cases) -> Verdict {
        let program = |source: &Path| {
            let name = source.file_stem().unwrap_or_default().to_string_lossy();
            source.with_file_name(format!("{name} {}.exe", self.name()))
        };
        let compile = |source: &Path| {
            let mut command = Command::new(self.command);
            complaint(command.args(self.arguments.split_whitespace()).arg("-o").arg(program(source)).arg(source))
        };
        if compile(trivial).is_some() {
            return Err("not found here");
        }
        if let Some(complaint) = compile(source) {
            return Ok(Some(complaint));
        }
        let answers = self.runs(&program(trivial)).output();
        if !answers.is_ok_and(|output| output.status.success() && output.stdout.starts_with(b"yes")) {
            return Err("compiles, but its programs do not run here");
        }
        Ok(cases.problem(|| self.runs(&program(source)), cfg!(windows) || self.runner.is_some()))
    }

    /// Returns the command that runs a program of this compiler.
    fn runs(&self, program: &Path) -> Command {
        let mut command = self.runner.map_or_else(|| Command::new(program), Command::new);
        if self.runner.is_some() {
            command.arg(program);
        }
        command.env("ASAN_OPTIONS", "detect_leaks=0").env("WINEDEBUG", "-all");
        command
    }
}
