//! The command line.

use crate::fault::{Fault, Outcome};
use crate::in_c::SMALL;
use crate::package::Package;
use scripts::problems::judges::{self, Form};
use scripts::programs::root;
use std::path::PathBuf;

/// What `--help` prints.
pub const HELP: &str = "\
Makes one file to paste out of a program and what it needs of its library.

    bundle PROGRAM                  the bundle on standard output, its size on standard error
    bundle PROGRAM -o FILE          the bundle in a file
    bundle --all -o DIR             every program's bundle, DIR/<program>.rs, in the form that its judge asks for;
                                    with --c DIR/<program>.c of those that may need it

    --manifest-path FILE            the Cargo.toml of another package
    --keep-all                      whole modules, nothing taken out (needs no rustc)
    --minify                        no comments, no blanks that are not needed
    --rename                        the shortest names for all that the bundle declares itself
    --function                      for judges that take functions only, as LeetCode: without `main` and
                                    `struct Solution`, which the judge brings, and what only `main` needs
    --c                             C instead of Rust, for judges that take only that
    --small                         the form that is made to be short: the package's feature `small` is on
    --limit N                       more than N bytes is an error
    --check                         compile it in every edition, or its C by every compiler that is here, and
                                    compare its answers with those of cargo's build
    --copy                          the bundle on the clipboard
    --map                           on standard output, the source line of each line of the bundle
    --watch                         again whenever a source changes; with -o
";

/// What the user asked for.
#[derive(Clone, Default)]
pub struct Options {
    /// The manifest of the package.
    pub manifest: PathBuf,
    /// The program to bundle.
    pub program: Option<String>,
    /// The file, or with `all` the folder, to write.
    pub output: Option<PathBuf>,
    /// The most bytes that a bundle may have.
    pub limit: Option<usize>,
    /// `--all`.
    pub all: bool,
    /// `--keep-all`.
    pub keep_all: bool,
    /// `--minify`.
    pub minify: bool,
    /// `--rename`.
    pub rename: bool,
    /// `--function`.
    pub function: bool,
    /// `--c`.
    pub c: bool,
    /// `--small`.
    pub small: bool,
    /// `--check`.
    pub check: bool,
    /// `--copy`.
    pub copy: bool,
    /// `--map`.
    pub map: bool,
    /// `--watch`.
    pub watch: bool,
    /// `--help`.
    pub help: bool,
}

impl Options {
    /// Reads the arguments after the command's own name.
    ///
    /// Errors: an unknown option, a missing value, options that do not go together.
    pub fn read(arguments: &[String]) -> Outcome<Options> {
        let mut options = Options { manifest: PathBuf::from("Cargo.toml"), ..Options::default() };
        let mut left = arguments.iter();
        while let Some(argument) = left.next() {
            let mut value = || left.next().cloned().ok_or_else(|| Fault::plain(format!("{} needs a value", argument)));
            match argument.as_str() {
                "-o" => options.output = Some(PathBuf::from(value()?)),
                "--manifest-path" => options.manifest = PathBuf::from(value()?),
                "--limit" => options.limit = Some(number(&value()?)?),
                _ => options.flag(argument)?,
            }
        }
        options.agree()?;
        Ok(options)
    }

    fn flag(&mut self, argument: &str) -> Outcome<()> {
        let flag = match argument {
            "--all" => &mut self.all,
            "--keep-all" => &mut self.keep_all,
            "--minify" => &mut self.minify,
            "--rename" => &mut self.rename,
            "--function" => &mut self.function,
            "--c" => &mut self.c,
            "--small" => &mut self.small,
            "--check" => &mut self.check,
            "--copy" => &mut self.copy,
            "--map" => &mut self.map,
            "--watch" => &mut self.watch,
            "--help" | "-h" => &mut self.help,
            name if name.starts_with('-') => return Err(Fault::plain(format!("unknown option {}", name))),
            name if self.program.is_none() => {
                self.program = Some(name.to_string());
                return Ok(());
            }
            name => return Err(Fault::plain(format!("one program at a time, {} is the second", name))),
        };
        *flag = true;
        Ok(())
    }

    fn agree(&self) -> Outcome<()> {
        let clash = match self {
            _ if self.help => return Ok(()),
            _ if self.all && self.program.is_some() => "--all and a program's name",
            _ if self.function && self.all => "--function and --all",
            _ if self.function && self.c => "--function and --c",
            _ if self.function && self.keep_all => "--function and --keep-all",
            _ if self.c && self.keep_all => "--c and --keep-all",
            _ if self.c && self.rename => "--c and --rename",
            _ if self.c && self.map => "--c and --map",
            _ if self.all && self.copy => "--all and --copy",
            _ if self.all && self.map => "--all and --map",
            _ if self.all && self.output.is_none() && !self.check => {
                return Err(Fault::plain("--all needs -o DIR or --check".to_string()));
            }
            _ if self.watch && self.output.is_none() => {
                return Err(Fault::plain("--watch needs -o FILE".to_string()));
            }
            _ => return Ok(()),
        };
        Err(Fault::plain(format!("{} do not go together", clash)))
    }

    /// The feature of the package that cargo has to turn on for the same program.
    pub fn feature(&self, package: &Package) -> Option<&'static str> {
        Some(SMALL).filter(|name| self.small && package.has_feature(name))
    }

    /// What holds for one program: of all programs each gets the form that its judge asks for.
    pub fn for_program(&self, program: &str) -> Options {
        let rust = self.all && !self.c && !self.keep_all;
        let least = rust && judges::wants_least(program);
        Options {
            small: self.small || least || (self.all && self.c && judges::wants_small(program)),
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
            (self.small, " --small"),
            (self.keep_all, " --keep-all"),
            (self.minify, " --minify"),
            (self.rename, " --rename"),
        ];
        for (_, name) in IntoIterator::into_iter(flags).filter(|(flag, _)| *flag) {
            command += name;
        }
        command
    }
}

fn number(text: &str) -> Outcome<usize> {
    text.parse().map_err(|_| Fault::plain(format!("{} is no number of bytes", text)))
}
