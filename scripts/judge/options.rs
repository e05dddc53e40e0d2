//! The command line.

use std::time::Duration;

/// What `--help` prints.
pub const HELP: &str = "\
Runs a program on a problem's cases and says what its judge would say.

    judge PROGRAM                        the kit's program, as cargo builds it
    judge PROGRAM --bundle               the kit's program, bundled into one file and compiled by rustc
    judge PROGRAM -- COMMAND ARGUMENT..  anybody's program, in any language
    judge --all                          the kit's programs, all of them; or with --bundle their bundles

    --input FILE                         this input instead of the cases in judge_inputs/PROGRAM; - is standard input
    --time SECONDS                       the most time for a case (if not given, 3)
    --table                              the problems, as README has them

AC  accepted                 PE  the answers are right, blanks or line ends are not
WA  wrong answer             TLE more time than --time     RE  ended with an error
OLE more output than 64 MB   --  not run: what this judge never gives, as boards without an answer, or odd blanks

A path is replayed; that it has the fewest moves is found by search. Time is what goes by. Memory is the most that the
process itself had, looked up while it runs, on Linux, when it runs for 5 ms or more. At the end of its time the process
is ended, but not what it started itself. Exit status 1 when anything that ran is not AC.
";

/// What the user asked for.
pub struct Options {
    /// `--help`.
    pub help: bool,
    /// `--table`.
    pub table: bool,
    /// `--all`.
    pub all: bool,
    /// `--bundle`.
    pub bundle: bool,
    /// The problem, by the kit's program for it.
    pub program: Option<String>,
    /// `--input`.
    pub input: Option<String>,
    /// `--time`.
    pub time: Duration,
    /// What stands behind `--`.
    pub command: Vec<String>,
}

impl Options {
    /// Reads the arguments after the command's own name.
    ///
    /// # Errors
    /// An unknown option, a missing or wrong value, options that do not go together.
    pub fn read(mut arguments: impl Iterator<Item = String>) -> Result<Options, String> {
        let time = Duration::from_secs(3);
        let (program, input, command) = (None, None, Vec::new());
        let mut options =
            Options { help: false, table: false, all: false, bundle: false, program, input, time, command };
        while let Some(argument) = arguments.next() {
            let mut value = || arguments.next().ok_or_else(|| format!("{argument} needs a value"));
            match argument.as_str() {
                "-h" | "--help" => options.help = true,
                "--table" => options.table = true,
                "--all" => options.all = true,
                "--bundle" => options.bundle = true,
                "--input" => options.input = Some(value()?),
                "--time" => options.time = seconds(&value()?)?,
                "--" => options.command = some(arguments.by_ref().collect())?,
                other if other.starts_with('-') => return Err(format!("no option {other}, see --help")),
                other if options.program.is_some() => return Err(format!("{other:?} is a second program, see --help")),
                _ => options.program = Some(argument),
            }
        }
        options.agree()?;
        Ok(options)
    }

    fn agree(&self) -> Result<(), String> {
        let alone = self.help || self.table;
        let clash = match self {
            _ if alone => return Ok(()),
            _ if self.program.is_none() && !self.all => return Err("no program's name, see --help".to_string()),
            _ if self.program.is_some() && self.all => "--all and a program's name",
            _ if self.input.is_some() && self.all => "--all and --input",
            _ if !self.command.is_empty() && self.all => "--all and a command",
            _ if !self.command.is_empty() && self.bundle => "--bundle and a command",
            _ => return Ok(()),
        };
        Err(format!("{clash} do not go together"))
    }
}

fn some(command: Vec<String>) -> Result<Vec<String>, String> {
    if command.is_empty() {
        return Err("no command behind --, see --help".to_string());
    }
    Ok(command)
}

fn seconds(value: &str) -> Result<Duration, String> {
    let seconds = value.parse().ok().filter(|&seconds: &f64| seconds > 0.0 && seconds <= 86_400.0);
    seconds.map(Duration::from_secs_f64).ok_or_else(|| format!("{value:?} is no number of seconds"))
}
