//! Compiles a bundle in Rust by a bare rustc in every edition.

use crate::check::cases::Cases;
use crate::check::verdict::{complaint, Verdict};
use crate::deliver::Bundle;
use crate::externs::extern_arguments;
use crate::fault::Outcome;
use crate::options::Options;
use crate::package::Package;
use crate::parallel::each;
use crate::rust::function;
use crate::rustc;
use crate::scratch::write;
use std::path::Path;
use std::process::Command;

const EDITIONS: [&str; 4] = ["2015", "2018", "2021", "2024"];

/// The editions in which a bundle is also run, besides the package's own; in the others rustc only emits metadata.
const RUN_IN: [&str; 2] = ["2015", "2024"];

/// A bundle whose files, `bundle.rs` and for functions `caller.rs`, are in a folder.
struct Trial<'a> {
    folder: &'a Path,
    cases: &'a Cases,
    /// The arguments for the crates that the judge provides.
    externs: Vec<String>,
    /// The edition of the package.
    own: &'a str,
    /// For a bundle of functions: the edition of the program that calls them.
    caller: Option<&'a str>,
}

/// Returns what rustc makes of a bundle in each edition: it must not warn, and the program must answer as in the cases.
pub fn findings(
    package: &Package,
    bundle: &Bundle,
    options: &Options,
    cases: &Cases,
    folder: &Path,
) -> Outcome<Vec<(String, Verdict)>> {
    let mut text = bundle.text.clone();
    if let Some(caller) = &bundle.caller {
        text = function::as_a_crate(&text);
        write(&folder.join("caller.rs"), caller)?;
    }
    write(&folder.join("bundle.rs"), text)?;
    let externs = extern_arguments(package, &bundle.program, options, &bundle.text)?;
    // Edition 2015 knows crates only by `extern crate`.
    let first = if externs.is_empty() { "2015" } else { "2018" };
    let editions = EDITIONS.into_iter().filter(|edition| *edition >= first && knows(edition)).collect();
    let caller = bundle.caller.as_ref().map(|_| package.edition.as_str());
    let trial = Trial { folder, cases, externs, own: &package.edition, caller };
    Ok(each(editions, |edition| {
        let problem = trial.problem(edition);
        let only = if trial.runs(edition) || problem.is_some() { "" } else { ": compiles" };
        (format!("edition {edition}{only}"), Ok(problem))
    }))
}

/// Whether the rustc that cargo uses knows an edition: it may be older than the one that built the bundler. Each that
/// builds the kit knows 2021.
fn knows(edition: &str) -> bool {
    let output = || Command::new(rustc::name()).args(["--edition", edition, "--print", "cfg"]).output();
    edition <= "2021" || output().is_ok_and(|output| output.status.success())
}

impl Trial<'_> {
    /// Whether the bundle is also run in an edition.
    fn runs(&self, edition: &str) -> bool {
        edition == self.own || RUN_IN.contains(&edition)
    }

    fn problem(&self, edition: &str) -> Option<String> {
        let runs = self.runs(edition);
        let (program, functions) = (self.folder.join(edition), self.folder.join(format!("lib{edition}.rlib")));
        let mut command = self.rustc(edition, "-Dwarnings", "bundle.rs");
        if !runs {
            command.arg("--emit=metadata");
        }
        match self.caller {
            Some(_) => command.args(["--crate-type=rlib", "--crate-name", function::CRATE, "-o"]).arg(&functions),
            None => command.arg("-o").arg(&program),
        };
        let problem = complaint(&mut command).or_else(|| {
            let caller = self.caller.filter(|_| runs)?;
            let functions = format!("{}={}", function::CRATE, functions.display());
            let mut command = self.rustc(caller, "--cap-lints=allow", "caller.rs");
            let problem = complaint(command.args(["--extern", &functions, "-o"]).arg(&program))?;
            Some(format!("the program cannot call it: {problem}"))
        });
        if runs {
            problem.or_else(|| self.cases.problem(|| Command::new(&program), false))
        } else {
            problem
        }
    }

    fn rustc(&self, edition: &str, lints: &str, file: &str) -> Command {
        let mut command = Command::new(rustc::name());
        command.args(["-O", lints, "--edition", edition]).args(&self.externs).arg(self.folder.join(file));
        command
    }
}
