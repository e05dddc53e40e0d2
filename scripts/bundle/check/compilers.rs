//! The C and C++ compilers that must accept a bundle in C: those of judges, and stricter ones.

use crate::check::answers::run;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A compiler with its arguments.
pub struct Compiler {
    command: &'static str,
    arguments: &'static str,
    /// The command that runs its programs, if this system cannot.
    runner: Option<&'static str>,
}

const fn compiler(command: &'static str, arguments: &'static str) -> Compiler {
    Compiler { command, arguments, runner: None }
}

/// The compilers, the judges' own first.
pub const COMPILERS: [Compiler; 9] = [
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

impl Compiler {
    /// Returns the command line without files.
    pub fn name(&self) -> String {
        format!("{} {}", self.command, self.arguments).trim_end().to_string()
    }

    /// Compiles a file; returns the first error or warning, if any.
    pub fn compile(&self, source: &Path, program: &Path) -> Option<String> {
        let mut command = Command::new(self.command);
        let output = command.args(self.arguments.split_whitespace()).arg("-o").arg(program).arg(source).output();
        match output {
            Ok(output) if output.status.success() && output.stderr.is_empty() => None,
            Ok(output) => Some(first_complaint(&output)),
            Err(error) => Some(error.to_string()),
        }
    }

    /// Returns the command that runs a program of this compiler.
    pub fn runs(&self, program: &Path) -> Command {
        let mut command = self.runner.map_or_else(|| Command::new(program), Command::new);
        if self.runner.is_some() {
            command.arg(program);
        }
        command.env("ASAN_OPTIONS", "detect_leaks=0").env("WINEDEBUG", "-all");
        command
    }

    /// Whether its programs end lines with two characters.
    pub fn is_for_windows(&self) -> bool {
        self.runner.is_some()
    }

    /// Compiles a trivial program; `None` if the compiler is not installed.
    pub fn trivial(&self, folder: &Path) -> Option<PathBuf> {
        let source = folder.join(format!("{} trivial.c", self.name()));
        fs::write(&source, TRIVIAL).ok()?;
        let program = source.with_extension("exe");
        self.compile(&source, &program).is_none().then_some(program)
    }

    /// Whether its programs run here, given the trivial one.
    pub fn is_runnable(&self, trivial: &Path) -> bool {
        run(&mut self.runs(trivial)).is_ok_and(|output| output.status.success() && output.stdout.starts_with(b"yes"))
    }
}

/// Returns the first error or warning in a compiler's output, or else its first line.
fn first_complaint(output: &Output) -> String {
    let said = String::from_utf8_lossy(&output.stderr).to_string();
    let telling = |line: &&str| line.contains("error") || line.contains("warning");
    let line = said.lines().find(telling).or_else(|| said.lines().next());
    line.unwrap_or("it fails and says nothing").to_string()
}
