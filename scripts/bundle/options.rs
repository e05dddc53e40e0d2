//! The command line.

use crate::choice::Choice;
use crate::files::real;
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
    options: OPTIONS,
    notes: String::new,
};

/// The crates that AtCoder has had since 2023.
const ATCODER: &str = "ac_library once_cell static_assertions varisat memoise argio bitvec counter hashbag pathfinding \
     recur_fn indexing amplify amplify_derive amplify_num easy_ext multimap btreemultimap bstr az glidesort tap omniswap \
     multiversion num num_bigint num_complex num_integer num_iter num_rational num_traits num_derive ndarray nalgebra \
     alga libm rand getrandom rand_chacha rand_core rand_hc rand_pcg rand_distr petgraph indexmap regex lazy_static \
     ordered_float ascii permutohedron superslice itertools itertools_num maplit either im_rc fixedbitset bitset_fixed \
     proconio text_io rustc_hash smallvec";

/// Makes the table of the options, and the parsed command line, with a field for each option that has no value.
macro_rules! options {
    ($($option:literal $(=> $flag:ident, $in_command:literal)?, apart: [$($other:literal),*], $help:expr;)*) => {
        /// The options and their help.
        const OPTIONS: &[(&str, &str)] = &[$(($option, $help)),*];

        /// Each option, and what it does not go with.
        const APART: &[(&str, &[&str])] = &[$(($option, &[$($other),*])),*];

        /// The parsed command line.
        #[derive(Clone, Default)]
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
            $($(pub $flag: bool,)?)*
        }

        impl Options {
            /// Returns the options without a value.
            fn flags(given: &Given) -> Options {
                Options { $($($flag: given.has($option),)?)* ..Options::default() }
            }

            /// Returns those that change the bytes of a bundle.
            fn in_command(&self) -> impl Iterator<Item = &'static str> {
                let flags = [$($((self.$flag && $in_command, $option),)?)*];
                flags.into_iter().filter_map(|(is_there, option)| is_there.then_some(option))
            }
        }
    };
}

// A row: an option; without a value, its field and whether it changes the bytes of a bundle; what it does not go with; help.
options! {
    "-o FILE", apart: [], "the file to write; with --all, the folder";
    "--all" => all, false, apart: ["PROGRAM", "--bin", "--example"], "every program";
    "--bin NAME", apart: ["PROGRAM", "--example"], "the program of this name";
    "--example NAME", apart: ["PROGRAM"], "the example of this name";
    "-p PACKAGE", apart: [], "a package of the workspace";
    "--manifest-path FILE", apart: [], "the Cargo.toml of another package, or its folder";
    "--features NAME,..", apart: [], "features of the package to turn on";
    "--no-default-features" => no_default_features, true, apart: [], "do not turn on its default features";
    "--extern NAME,..", apart: [],
        "crates that the judge provides and the bundle only names; `atcoder` stands for all those of AtCoder";
    "--function" => function, true, apart: ["--all", "--c", "--keep-all"],
        "for judges that take only functions, as LeetCode does: leave out `main`, what only `main` needs, and \
         `struct Solution`, which the judge declares";
    "--c" => c, true, apart: ["--extern", "--keep-all", "--minify", "--rename"],
        "C instead of Rust, for judges that take only that: of programs that read standard input and need no files and no \
         clock";
    "--short" => short, true, apart: [], "for judges that limit the length: turn on the package's feature `short`";
    "--keep-all" => keep_all, true, apart: ["--rename"], "keep whole modules, remove nothing (needs no rustc)";
    "--docs" => docs, true, apart: ["--minify", "--c"], "keep the doc comments of the items that are left";
    "--any-edition" => any_edition, true, apart: [],
        "take a library of another edition though it may mean another thing in the program's, and warn";
    "--minify" => minify, true, apart: [], "remove comments and unneeded spaces";
    "--rename" => rename, true, apart: [], "give everything that the bundle declares the shortest name possible";
    "--limit N", apart: [], "fail if the bundle has more than N bytes, instead of more than its judge takes";
    "--check" => check, false, apart: [],
        "compile it in every edition, or its C with every installed compiler, and compare its answers with those of \
         cargo's build";
}

impl Options {
    /// Checks and converts the given options.
    ///
    /// # Errors
    /// An invalid value, options that exclude each other, or a missing option.
    pub fn new(given: &Given) -> Result<Options, Failure> {
        let name = |option: &'static str| option.split(' ').next().unwrap_or(option);
        for (option, others) in APART {
            others.iter().try_for_each(|other| given.apart(&[[name(option), other]]))?;
        }
        if given.has("--all") && !given.has("-o") && !given.has("--check") {
            return Err(Failure::Usage("--all needs -o or --check".to_string()));
        }
        Ok(Options {
            choice: choice(given)?,
            output: given.text("-o").map(PathBuf::from),
            externs: given.texts("--extern").flat_map(externs).collect(),
            features: given.texts("--features").flat_map(names).map(str::to_string).collect(),
            limit: given.number("--limit", 0..=usize::MAX, "bytes")?,
            ..Options::flags(given)
        })
    }

    /// Returns the programs to bundle; of all programs, in C only those whose judge wants C.
    pub fn programs(&self, package: &Package) -> Result<Vec<String>, String> {
        let is_wanted = |program: &String| !self.c || submission::wants_c(program);
        if let Some(unknown) = package.unknown(&self.features) {
            return Err(format!("no feature {unknown} in {}", package.name));
        }
        if self.all {
            Ok(package.judged().into_iter().filter(is_wanted).collect())
        } else {
            Ok(vec![self.choice.program(package)?])
        }
    }

    /// Returns the features that are asked of the package, as far as it has them. If `default` turns `local` on, what it
    /// turns on without `local` stands in its place.
    pub fn features(&self, package: &Package) -> Vec<String> {
        let mut asked: Vec<String> = (!self.no_default_features).then(|| "default".to_string()).into_iter().collect();
        let turns_it_on = |name: &String| package.features_for(vec![name.clone()]).iter().any(|on| on == LOCAL);
        if asked.iter().any(turns_it_on) {
            asked = package.features_without(LOCAL, asked);
            asked.retain(|name| !turns_it_on(name));
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
        let own = real(&package.root).ok() == real(root()).ok();
        let mut command = String::from(if own { "cargo run --release --bin bundle -- " } else { "bundle " });
        command += program;
        self.in_command().for_each(|option| command += &format!(" {option}"));
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
