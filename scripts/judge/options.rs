//! The command line.

use scripts::cli::options::{Given, Tool};
use scripts::cli::Failure;
use scripts::problems::list::{find, titles};
use scripts::problems::problem::Problem;
use std::time::Duration;

/// What `judge` is.
pub static TOOL: Tool = Tool {
    name: "judge",
    about: "Runs a program on a problem's cases and says what its judge would say.",
    word: "PROGRAM",
    usage: &[
        ("PROGRAM", "the kit's program, as cargo builds it"),
        ("PROGRAM --bundle", "the kit's program, bundled into one file and compiled by rustc"),
        ("PROGRAM -- COMMAND ARGUMENT..", "anybody's program, in any language"),
        ("--all", "the kit's programs, all of them; or with --bundle their bundles"),
    ],
    options: &[
        ("--all", "every problem"),
        ("--bundle", "the kit's program as one file"),
        ("--input FILE", "this input instead of the cases in judge_inputs/PROGRAM; - is standard input"),
        ("--time SECONDS", "the most time for a case (if not given, 3)"),
        ("--table", "the problems, as README has them"),
        ("-- COMMAND", "the program to judge, with its arguments"),
    ],
    notes: || NOTES.to_string() + &titles(),
};

const NOTES: &str = "\
AC  accepted                 PE  the answers are right, blanks or line ends are not
WA  wrong answer             TLE more time than --time     RE  ended with an error
OLE more output than 64 MB   --  not run: what this judge never gives, as boards without an answer, or odd blanks

A path is replayed; that it has the fewest moves is found by search. Time is what goes by. Memory is the most that the
process itself had, looked up while it runs, on Linux, when it runs for 5 ms or more. At the end of its time the process
is ended, but not what it started itself. Exit status 1 when anything that ran is not AC.

";

/// What the user asked for.
pub struct Options {
    /// `--table`.
    pub table: bool,
    /// `--bundle`.
    pub bundle: bool,
    /// The problem, by the kit's program for it; without one all.
    pub problem: Option<&'static Problem>,
    /// `--input`.
    pub input: Option<String>,
    /// `--time`.
    pub time: Duration,
    /// What stands behind `--`.
    pub command: Vec<String>,
}

impl Options {
    /// Takes what was given.
    ///
    /// # Errors
    /// A wrong value, options that do not go together, no program.
    pub fn new(given: &Given) -> Result<Options, Failure> {
        given.apart(&[["--all", "PROGRAM"], ["--all", "--input"], ["--all", "--"], ["--bundle", "--"]])?;
        let table = given.has("--table");
        if !table && !given.has("--all") && !given.has("PROGRAM") {
            return Err(given.missing("PROGRAM"));
        }
        if given.has("--") && given.command.is_empty() {
            return Err(given.missing("command behind --"));
        }
        Ok(Options {
            table,
            bundle: given.has("--bundle"),
            problem: given.word()?.map(find).transpose().map_err(Failure::Usage)?,
            input: given.text("--input").map(str::to_string),
            time: given.seconds("--time")?.unwrap_or(Duration::from_secs(3)),
            command: given.command.clone(),
        })
    }
}
