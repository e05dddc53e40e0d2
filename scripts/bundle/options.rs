//! The command line.

use crate::choice::Choice;
use crate::package::{Package, LOCAL, PROGRAMS, SHORT};
use scripts::cli::options::{Given, Tool};
use scripts::cli::Failure;
use scripts::problems::submission::{self, Submission};
use scripts::system::programs::root;
use std::path::PathBuf;

/// The tool's name, options and help.
pub static TOOL: Tool = Tool {
    name: "bundle",
    about: "Turns a program and the parts of its library that it needs into one file to paste.",
    word: "PROGRAM",
    usage: &[
        (
            "PROGRAM",
            "write the bundle of a program, given by its name or file, to standard output, and its size to standard error",
        ),
        ("", "do so for the package's `default-run` or only program"),
        ("PROGRAM -o FILE", "write the bundle to a file"),
        (
            "--all -o DIR",
            "every program's bundle, DIR/<program>.rs, in the form that its judge asks for; with --c \
                          DIR/<program>.c of those that may need it",
        ),
    ],
    options: &[
        ("-o FILE", "the file to write; with --all, the folder"),
        ("--all", "every program"),
        ("--bin NAME", "the program of this name"),
        ("--example NAME", "the example of this name"),
        ("-p PACKAGE", "a package of the workspace"),
        ("--manifest-path FILE", "the Cargo.toml of another package, or its folder"),
        ("--features NAME,..", "features of the package to turn on"),
        ("--no-default-features", "do not turn on its default features"),
        ("--keep-all", "keep whole modules, remove nothing (needs no rustc)"),
        (
            "--any-edition",
            "take a library of another edition though it may mean another thing in the program's, and warn",
        ),
        ("--docs", "keep the doc comments of the items that are left"),
        ("--minify", "remove comments and unneeded spaces"),
        ("--rename", "give everything that the bundle declares the shortest name possible"),
        (
            "--function",
            "for judges that take only functions, as LeetCode does: leave out `main`, what only `main` needs, \
                        and `struct Solution`, which the judge declares",
        ),
        (
            "--extern NAME,..",
            "crates that the judge provides and the bundle only names; `atcoder` stands for all those of AtCoder",
        ),
        (
            "--c",
            "C instead of Rust, for judges that take only that: of programs that read standard input and need no \
                     files, clock or threads",
        ),
        ("--short", "for judges that limit the length: turn on the package's feature `short`"),
        ("--limit N", "fail if the bundle has more than N bytes"),
        (
            "--check",
            "compile it in every edition, or its C with every installed compiler, and compare its answers with \
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

/// Options that exclude each other.
const APART: [[&str; 2]; 16] = [
    ["--c", "--extern"],
    ["--all", "PROGRAM"],
    ["--all", "--bin"],
    ["--all", "--example"],
    ["--bin", "PROGRAM"],
    ["--example", "PROGRAM"],
    ["--bin", "--example"],
    ["--function", "--all"],
    ["--function", "--c"],
    ["--function", "--keep-all"],
    ["--docs", "--minify"],
    ["--docs", "--c"],
    ["--c", "--keep-all"],
    ["--c", "--minify"],
    ["--c", "--rename"],
    ["--keep-all", "--rename"],
];

/// The parsed command line.
#[derive(Clone)]
pub struct Options {
    /// The package and the program.
    pub choice: Choice,
    /// The file, or with `all` the folder, to write.
    pub output: Option<PathBuf>,
    /// The features of the package to turn on.
    pub features: Vec<String>,
    /// The crates that the judge provides, as code names them.
    pub externs: Vec<&'static str>,
    /// The maximum size of a bundle in bytes.
    pub limit: Option<usize>,
    // The flags of the same names.
    pub all: bool,
    pub default_features: bool,
    pub keep_all: bool,
    pub docs: bool,
    pub any_edition: bool,
    pub minify: bool,
    pub rename: bool,
    pub function: bool,
    pub c: bool,
    pub short: bool,
    pub check: bool,
}

impl Options {
    /// Checks and converts the given options.
    ///
    /// # Errors
    /// An invalid value, options that exclude each other, or a missing option.
    pub fn new(given: &Given) -> Result<Options, Failure> {
        given.apart(&APART)?;
        let all = given.has("--all");
        if all && !given.has("-o") && !given.has("--check") {
            return Err(Failure::Usage("--all needs -o or --check".to_string()));
        }
        Ok(Options {
            choice: choice(given)?,
            output: given.text("-o").map(PathBuf::from),
            externs: given.texts("--extern").flat_map(externs).collect(),
            features: given.texts("--features").flat_map(names).map(str::to_string).collect(),
            default_features: !given.has("--no-default-features"),
            limit: given.number("--limit", 0..=usize::MAX, "bytes")?,
            all,
            keep_all: given.has("--keep-all"),
            docs: given.has("--docs"),
            any_edition: given.has("--any-edition"),
            minify: given.has("--minify"),
            rename: given.has("--rename"),
            function: given.has("--function"),
            c: given.has("--c"),
            short: given.has("--short"),
            check: given.has("--check"),
        })
    }

    /// Returns the programs to bundle; of all programs, in C only those whose judge wants C.
    pub fn programs(&self, package: &Package) -> Result<Vec<String>, String> {
        let is_wanted = |program: &String| !self.c || submission::wants_c(program);
        if let Some(unknown) = package.unknown(&self.features) {
            return Err(format!("no feature {unknown} in {}", package.name));
        }
        match self.all {
            true => Ok(package.judged().into_iter().filter(is_wanted).collect()),
            false => Ok(vec![self.choice.program(package)?]),
        }
    }

    /// Returns the features that are asked of the package, as far as it has them. If `default` turns `local` on, the others
    /// that it turns on stand in its place.
    pub fn features(&self, package: &Package) -> Vec<String> {
        let mut asked: Vec<String> = self.default_features.then(|| "default".to_string()).into_iter().collect();
        let usual = package.features_for(asked.clone());
        if usual.iter().any(|name| name == LOCAL) {
            asked = usual.into_iter().filter(|name| name != "default" && name != LOCAL).collect();
        }
        asked.extend(self.short.then(|| SHORT.to_string()));
        asked.extend(self.features.iter().cloned());
        asked.retain(|name| package.unknown(std::slice::from_ref(name)).is_none());
        asked
    }

    /// Returns the options for one program; with `--all`, each program gets the form that its judge asks for.
    pub fn for_program(&self, program: &str) -> Options {
        let rust = self.all && !self.c && !self.keep_all;
        let least = rust && submission::wants_least(program);
        Options {
            short: self.short || least || (self.c && submission::wants_short(program)),
            minify: self.minify || least,
            rename: self.rename || least,
            function: self.function || (rust && submission::takes_functions_only(program)),
            ..self.clone()
        }
    }

    /// Returns the file to write for a program, unless its bundle is printed.
    pub fn file(&self, program: &str) -> Option<PathBuf> {
        let output = self.output.as_ref()?;
        let ending = if self.c { "c" } else { "rs" };
        Some(if self.all { output.join(format!("{program}.{ending}")) } else { output.clone() })
    }

    /// Returns what the bundle is for its judge.
    pub fn submission(&self) -> Submission {
        match self {
            Options { c: true, .. } => Submission::C,
            Options { function: true, .. } => Submission::Functions,
            _ => Submission::Program,
        }
    }

    /// Returns the command that makes the same bundle again, without the options that do not change its bytes.
    pub fn command(&self, package: &Package, program: &str) -> String {
        let own = package.root.canonicalize().ok() == root().canonicalize().ok();
        let mut command = String::from(if own { "cargo run --release --bin bundle -- " } else { "bundle " });
        command += program;
        let flags = [
            (self.function, " --function"),
            (self.c, " --c"),
            (self.short, " --short"),
            (self.keep_all, " --keep-all"),
            (self.docs, " --docs"),
            (self.any_edition, " --any-edition"),
            (!self.default_features, " --no-default-features"),
            (self.minify, " --minify"),
            (self.rename, " --rename"),
        ];
        for (_, name) in IntoIterator::into_iter(flags).filter(|(flag, _)| *flag) {
            command += name;
        }
        if !self.features.is_empty() {
            command += &format!(" --features {}", self.features.join(","));
        }
        if !self.externs.is_empty() {
            let atcoder = externs("atcoder").collect::<Vec<_>>().join(",");
            command += &format!(" --extern {}", self.externs.join(",").replace(&atcoder, "atcoder"));
        }
        command
    }
}

/// Returns the names in a list that is separated by commas or spaces.
fn names(list: &str) -> impl Iterator<Item = &str> {
    list.split([',', ' ']).filter(|name| !name.is_empty())
}

/// Returns what a command line says of the package and the program.
fn choice(given: &Given) -> Result<Choice, Failure> {
    let kinds = match (given.has("--bin"), given.has("--example")) {
        (true, _) => &PROGRAMS[..1],
        (_, true) => &PROGRAMS[1..],
        _ => &PROGRAMS[..],
    };
    let program = given.text("--bin").or(given.text("--example")).or(given.word()?);
    Ok(Choice {
        manifest: given.text("--manifest-path").map(PathBuf::from),
        package: given.text("-p").map(str::to_string),
        program: program.map(str::to_string),
        kinds: kinds.to_vec(),
    })
}

/// Returns the crates of a list; `atcoder` stands for all the crates on AtCoder.
fn externs(list: &str) -> impl Iterator<Item = &'static str> + '_ {
    let crates = names(list).flat_map(|name| if name == "atcoder" { ATCODER } else { name }.split_whitespace());
    crates.map(|name| &*name.replace('-', "_").leak())
}
