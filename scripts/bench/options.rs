//! The command line.

/// What `--help` prints.
pub const HELP: &str = "\
Measures the kit's searches: the boards they expand and generate, and their time beside that of the plainest one.

    cargo bench                          everything, in about a minute
    cargo bench -- --markdown            the same as the README has it
    cargo bench -- --signature           the counts alone, on every 10th board, as kept in expected/bench.out
    cargo bench -- --vs 'COMMAND'        another program and the kit's own in turn, by their CPU time

With --vs:
    --program NAME                       the problem that COMMAND answers: uva10181 (if not given), uva652, poj1077
                                         or hdu1043
    --lengths FROM-TO                    boards of the 15-puzzle that need so many moves, of 30-55 (if not given, 30-50)
    --input FILE                         any other input of that problem
    --pairs N                            so many turns of each (if not given, 5)

CPU time is read from /proc on Linux; elsewhere it is the time that goes by, and the output says so.
";

/// What the user asked for.
pub struct Options {
    /// `--help`.
    pub help: bool,
    /// `--markdown`.
    pub markdown: bool,
    /// `--signature`.
    pub signature: bool,
    /// `--vs`: the other program with its arguments.
    pub rival: Option<String>,
    /// `--program`.
    pub program: String,
    /// `--lengths`.
    pub lengths: (usize, usize),
    /// `--input`.
    pub input: Option<String>,
    /// `--pairs`.
    pub pairs: usize,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            help: false,
            markdown: false,
            signature: false,
            rival: None,
            program: "uva10181".to_string(),
            lengths: (30, 50),
            input: None,
            pairs: 5,
        }
    }
}

impl Options {
    /// Reads the arguments after the command's own name.
    ///
    /// # Errors
    /// An unknown option, a missing or wrong value.
    pub fn read(arguments: impl Iterator<Item = String>) -> Result<Options, String> {
        let mut arguments = arguments.filter(|argument| argument != "--bench"); // cargo adds it
        let mut options = Options::default();
        while let Some(argument) = arguments.next() {
            let mut value = || arguments.next().ok_or_else(|| format!("{argument} needs a value"));
            match argument.as_str() {
                "-h" | "--help" => options.help = true,
                "--markdown" => options.markdown = true,
                "--signature" => options.signature = true,
                "--vs" => options.rival = Some(value()?),
                "--program" => options.program = value()?,
                "--lengths" => options.lengths = lengths(&value()?)?,
                "--input" => options.input = Some(value()?),
                "--pairs" => options.pairs = pairs(&value()?)?,
                other => return Err(format!("no option {other}, see --help")),
            }
        }
        Ok(options)
    }
}

fn lengths(value: &str) -> Result<(usize, usize), String> {
    let (from, to) = value.split_once('-').unwrap_or((value, value));
    match (from.parse(), to.parse()) {
        (Ok(from), Ok(to)) if from <= to => Ok((from, to)),
        _ => Err(format!("{value:?} is no range of lengths such as 30-50")),
    }
}

fn pairs(value: &str) -> Result<usize, String> {
    value.parse().ok().filter(|&pairs| pairs > 0).ok_or_else(|| format!("{value:?} is no number of pairs"))
}
