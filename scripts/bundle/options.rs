//! The command line.

use crate::package::{Package, SHORT};
use scripts::cli::options::{Given, Tool};
use scripts::cli::Failure;
use scripts::problems::judges::{self, Form};
use scripts::programs::root;
use std::path::PathBuf;

/// What `bundle` is.
pub static TOOL: Tool = Tool {
    name: "bundle",
    about: "Makes one file to paste out of a program and what it needs of its library.",
    word: "PROGRAM",
    usage: &[
        ("PROGRAM", "the bundle on standard output, its size on standard error"),
        ("PROGRAM -o FILE", "the bundle in a file"),
        (
            "--all -o DIR",
            "every program's bundle, DIR/<program>.rs, in the form that its judge asks for; with --c \
                          DIR/<program>.c of those that may need it",
        ),
    ],
    options: &[
        ("-o FILE", "the file to write, or with --all the folder"),
        ("--all", "every program"),
        ("--manifest-path FILE", "the Cargo.toml of another package"),
        ("--keep-all", "whole modules, nothing taken out (needs no rustc)"),
        ("--minify", "no comments, no blanks that are not needed"),
        ("--rename", "the shortest names for all that the bundle declares itself"),
        (
            "--function",
            "for judges that take functions only, as LeetCode: without `main` and `struct Solution`, which \
                        the judge brings, and what only `main` needs",
        ),
        (
            "--extern NAME,..",
            "crates that the judge has: what names them stays as it is; `atcoder` is all that AtCoder has",
        ),
        (
            "--c",
            "C instead of Rust, for judges that take only that: of programs that read standard input and compute with \
                     integers of up to 64 bits, without `HashMap`",
        ),
        ("--short", "for judges that limit the length: the package's feature `short` is on"),
        ("--limit N", "more than N bytes is an error"),
        (
            "--check",
            "compile it in every edition, or its C by every compiler that is here, and compare its answers with \
                     those of cargo's build",
        ),
    ],
    notes: String::new,
};

/// The crates that AtCoder has had since 2023.
const ATCODER: &str = "ac_library once_cell static_assertions varisat memoise argio bitvec counter hashbag pathfinding \
     recur_fn indexing amplify amplify_derive amplify_num easy_ext multimap btreemultimap bstr az glidesort tap omniswap \
     multiversion num num_bigint num_complex num_integer num_iter num_rational num_traits num_derive ndarray nalgebra \
     alga libm rand getrandom rand_chacha rand_core rand_hc rand_pcg rand_distr petgraph indexmap regex lazy_static \
     ordered_float ascii permutohedron superslice itertools itertools_num maplit either im_rc fixedbitset bitset_fixed \
     proconio text_io rustc_hash smallvec";

/// What excludes each other.
const APART: [[&str; 2]; 8] = [
    ["--c", "--extern"],
    ["--all", "PROGRAM"],
    ["--function", "--all"],
    ["--function", "--c"],
    ["--function", "--keep-all"],
    ["--c", "--keep-all"],
    ["--c", "--minify"],
    ["--c", "--rename"],
];

/// What the user asked for.
#[derive(Clone)]
pub struct Options {
    /// The manifest of the package.
    pub manifest: PathBuf,
    /// The program to bundle.
    pub program: Option<String>,
    /// The file, or with `all` the folder, to write.
    pub output: Option<PathBuf>,
    /// The crates that the judge has, by the names that code has for them.
    pub externs: Vec<String>,
    /// The most bytes that a bundle may have.
    pub limit: Option<usize>,
    // The options of the same names.
    pub all: bool,
    pub keep_all: bool,
    pub minify: bool,
    pub rename: bool,
    pub function: bool,
    pub c: bool,
    pub short: bool,
    pub check: bool,
}

impl Options {
    /// Takes what was given.
    ///
    /// # Errors
    /// A wrong value, options that do not go together, a missing one.
    pub fn new(given: &Given) -> Result<Options, Failure> {
        given.apart(&APART)?;
        let all = given.has("--all");
        if all && !given.has("-o") && !given.has("--check") {
            return Err(Failure::Usage("--all needs -o or --check".to_string()));
        }
        Ok(Options {
            manifest: PathBuf::from(given.text("--manifest-path").unwrap_or("Cargo.toml")),
            program: given.word()?.map(str::to_string),
            output: given.text("-o").map(PathBuf::from),
            externs: externs(given.text("--extern").unwrap_or("")),
            limit: given.number("--limit", 0..=usize::MAX, "bytes")?,
            all,
            keep_all: given.has("--keep-all"),
            minify: given.has("--minify"),
            rename: given.has("--rename"),
            function: given.has("--function"),
            c: given.has("--c"),
            short: given.has("--short"),
            check: given.has("--check"),
        })
    }

    /// The programs to bundle: of all, in C those that are wanted in it.
    pub fn programs(&self, package: &Package) -> Result<Vec<String>, String> {
        let is_wanted = |program: &String| !self.c || judges::wants_c(program);
        match &self.program {
            _ if self.all => Ok(package.judged().into_iter().filter(is_wanted).collect()),
            Some(program) => package.program(program).map(|_| vec![program.clone()]).map_err(|fault| fault.to_string()),
            None => Err(format!("which program: {}", package.judged().join(", "))),
        }
    }

    /// The feature of the package that cargo has to turn on for the same program.
    pub fn feature(&self, package: &Package) -> Option<&'static str> {
        Some(SHORT).filter(|_| self.short && package.has_short)
    }

    /// What holds for one program: of all programs each gets the form that its judge asks for.
    pub fn for_program(&self, program: &str) -> Options {
        let rust = self.all && !self.c && !self.keep_all;
        let least = rust && judges::wants_least(program);
        Options {
            short: self.short || least || (self.c && judges::wants_short(program)),
            minify: self.minify || least,
            rename: self.rename || least,
            function: self.function || (rust && judges::takes_functions_only(program)),
            ..self.clone()
        }
    }

    /// What is made.
    pub fn form(&self) -> Form {
        match self {
            Options { c: true, .. } => Form::C,
            Options { function: true, .. } => Form::Functions,
            _ => Form::Program,
        }
    }

    /// The command that makes the same bundle again: what changes its bytes, and no path.
    pub fn command(&self, package: &Package, program: &str) -> String {
        let own = package.root.canonicalize().ok() == root().canonicalize().ok();
        let mut command = String::from(if own { "cargo run --release --bin bundle -- " } else { "bundle " });
        command += program;
        let flags = [
            (self.function, " --function"),
            (self.c, " --c"),
            (self.short, " --short"),
            (self.keep_all, " --keep-all"),
            (self.minify, " --minify"),
            (self.rename, " --rename"),
        ];
        for (_, name) in IntoIterator::into_iter(flags).filter(|(flag, _)| *flag) {
            command += name;
        }
        if !self.externs.is_empty() {
            command +=
                &format!(" --extern {}", self.externs.join(",").replace(&externs("atcoder").join(","), "atcoder"));
        }
        command
    }
}

/// The crates of a list with commas; a judge's name stands for all that it has.
fn externs(list: &str) -> Vec<String> {
    let names = list.split(',').filter(|name| !name.is_empty());
    let crates = names.flat_map(|name| if name == "atcoder" { ATCODER } else { name }.split_whitespace());
    crates.map(|name| name.replace('-', "_")).collect()
}
