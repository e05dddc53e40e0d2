//! Compiles a program in Rust to C89 that is also valid C++98: rustc compiles it to LLVM's intermediate representation
//! (IR), and what the program needs of that becomes one file. `README.md` explains how. A module imports only from the
//! layers below its own:
//!
//! | layer | modules |
//! |---|---|
//! | 6 has rustc compile the program to IR, with the stand-in for the standard library in `std` | [`rustc`] |
//! | 5 prints a file of C | [`print`] |
//! | 4 makes expressions and statements of C | [`tree`] |
//! | 3 reads IR from text; drops unused code, and plans variables and the order of blocks | [`read`], [`plan`] |
//! | 2 what is known of IR | [`ir`] |
//! | 1 C's operators, LLVM's intrinsics; why a program does not become C | [`operator`], [`intrinsics`], [`refusal`] |

// The map is for readers of the source.
#![allow(rustdoc::private_intra_doc_links)]

mod intrinsics;
mod ir;
mod operator;
mod plan;
mod print;
mod read;
mod refusal;
mod rustc;
mod tree;

pub use refusal::Refusal;
use std::path::Path;

/// The oldest rustc that compiles the stand-in for `std`: it has `&raw mut`.
const OLDEST: u32 = 82;

/// The option of rustc with which IR says where it comes from; it takes longer then.
const LINES: &str = "-Cdebuginfo=line-tables-only";

/// A level at which rustc optimises; C compilers optimise again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level(&'static [&'static str]);

impl Level {
    /// The level of a file whose length does not matter.
    pub const USUAL: Level = Level(&["-Copt-level=2"]);

    /// All levels, the fastest first. At the last, a function of a few instructions goes into its callers, and so do the
    /// blocks that a jump skips: both make the text shorter.
    pub const FASTEST_FIRST: [Level; 3] = [
        Level(&["-Copt-level=3"]),
        Level::USUAL,
        Level(&["-Copt-level=z", "-Cllvm-args=-inline-threshold=30 -jump-threading-threshold=10"]),
    ];

    /// Whether the text gets shorter at the expense of speed.
    pub fn is_for_size(self) -> bool {
        self.0[0] == "-Copt-level=z"
    }
}

/// The compiler from Rust to C: a rustc that makes IR, and the translator of that.
#[derive(Clone, Copy)]
pub struct Compiler<'a> {
    rustc: &'a str,
    version: &'a str,
    is_short: bool,
}

impl<'a> Compiler<'a> {
    /// Returns a compiler by the command that runs rustc and its version; `is_short` gives repeated text a macro.
    ///
    /// # Errors
    /// This rustc is too old.
    pub fn new(rustc: &'a str, version: &'a str, is_short: bool) -> Result<Compiler<'a>, Refusal> {
        let minor = version.split('.').nth(1).and_then(|minor| minor.parse().ok()).unwrap_or(0);
        if minor < OLDEST {
            return Err(Refusal::plain(format!("C needs rustc 1.{OLDEST} or newer, this is {version}")));
        }
        Ok(Compiler { rustc, version, is_short })
    }

    /// Makes a file of C from a program, the text of a crate that needs only the standard library. Intermediate files go to
    /// an empty folder.
    ///
    /// # Errors
    /// The program needs something that C does not have, or its IR has something that the translator does not know; rustc
    /// cannot be run, or a file cannot be written.
    pub fn compile(&self, text: &str, edition: &str, level: Level, folder: &Path) -> Result<String, Refusal> {
        let made = |options: &[&str]| {
            let ir = rustc::ir(self.rustc, text, edition, options, folder)?;
            of_ir(&ir, self.version, self.is_short)
        };
        made(level.0).map_err(|refusal| match refusal.place {
            Some(_) => refusal,
            None => made(&[level.0, &[LINES]].concat()).err().filter(|other| other.place.is_some()).unwrap_or(refusal),
        })
    }
}

/// Makes a file of C from IR of this version of rustc.
///
/// Errors: the IR has something that the translator does not know.
fn of_ir(ir: &str, version: &str, is_short: bool) -> Result<String, Refusal> {
    print::file::file(&plan::prune::prune(read::source::read(ir, version)?)?, is_short)
}

#[cfg(test)]
mod example;
#[cfg(test)]
mod tests;
