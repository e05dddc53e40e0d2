//! The command line.

use scripts::problems::list::PROBLEMS;

const HELP: &str = "\
Writes an input for one of the kit's programs: boards whose fewest moves are known, because a search proved them.

    scramble PROGRAM                 a random board, any that has an answer as likely as the others

    --count N                        N boards, where the judge reads more than one
    --moves N                        boards whose fewest moves are N
    --moves N-M                      boards whose fewest moves are within these, each number as likely
    --hardest                        boards that need the most moves, within the judge's limit; 4 x 4: at most 70
    --unsolvable K                   K of the boards, at random places, have no answer at all
    --side N                         boards of N x N, where the judge has several sizes (if not given, the greatest)
    --seed S                         other boards for another S of 0 to 2^64 - 1 (if not given, 1)

The same command gives the same bytes on every machine. Up to 3 x 3, boards of a number of moves come in any order, and
none comes again before all have come. Of 4 x 4, one is met on the way from a random board to the goal: not every board
is as likely. Above 70 moves, and on larger boards, the fewest moves would take too long to find. Where start and goal
are both given, both are random. A judge's limit on N is not looked at.

PROGRAM is one of:
";

/// What `--help` prints.
pub fn help() -> String {
    let row = |(program, title)| format!("    {program:<32} {title}\n");
    HELP.to_string() + &PROBLEMS.iter().map(|problem| row((problem.program, problem.title))).collect::<String>()
}

/// How many moves the boards need.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Depth {
    /// Any number: nobody asked.
    Any,
    /// From the least to the most.
    Within(usize, usize),
    /// As many as there are, or as the judge allows.
    Hardest,
}

/// What the user asked for.
pub struct Options {
    /// `--help`.
    pub help: bool,
    /// The program that is to answer.
    pub program: String,
    /// `--count`.
    pub count: usize,
    /// `--moves` or `--hardest`.
    pub depth: Depth,
    /// `--unsolvable`.
    pub unsolvable: usize,
    /// `--side`.
    pub side: Option<usize>,
    /// `--seed`.
    pub seed: u64,
}

/// The most boards of an input.
const MOST: usize = 1_000_000;

impl Options {
    /// Reads the arguments after the command's own name.
    ///
    /// # Errors
    /// An unknown option, a missing or wrong value, options that do not go together.
    pub fn read(arguments: &[String]) -> Result<Options, String> {
        let mut options = Options {
            help: false,
            program: String::new(),
            count: 1,
            depth: Depth::Any,
            unsolvable: 0,
            side: None,
            seed: 1,
        };
        let mut left = arguments.iter();
        while let Some(argument) = left.next() {
            let mut value = || left.next().ok_or_else(|| format!("{argument} needs a value"));
            match argument.as_str() {
                "-h" | "--help" => options.help = true,
                "--hardest" => options.set_depth(Depth::Hardest)?,
                "--moves" => options.set_depth(range(value()?)?)?,
                "--count" => options.count = count(value()?)?,
                "--unsolvable" => options.unsolvable = number(value()?, "boards without an answer")?,
                "--side" => options.side = Some(number(value()?, "rows")?),
                "--seed" => options.seed = seed(value()?)?,
                other => options.name(other)?,
            }
        }
        options.agree()?;
        Ok(options)
    }

    fn set_depth(&mut self, depth: Depth) -> Result<(), String> {
        if (self.depth == Depth::Hardest) != (depth == Depth::Hardest) && self.depth != Depth::Any {
            return Err("--hardest and --moves do not go together".to_string());
        }
        self.depth = depth;
        Ok(())
    }

    /// Reads what is no option that has been told apart.
    fn name(&mut self, argument: &str) -> Result<(), String> {
        if argument.starts_with('-') {
            return Err(format!("no option {argument}, see --help"));
        }
        if !self.program.is_empty() {
            return Err(format!("one program at a time, {argument} is the second"));
        }
        self.program = argument.to_string();
        Ok(())
    }

    fn agree(&self) -> Result<(), String> {
        if self.help {
            Ok(())
        } else if self.program.is_empty() {
            Err("no program given, see --help".to_string())
        } else if self.unsolvable > self.count {
            Err(format!("--unsolvable {} is more than --count {}", self.unsolvable, self.count))
        } else {
            Ok(())
        }
    }
}

fn range(value: &str) -> Result<Depth, String> {
    let (from, to) = value.split_once('-').unwrap_or((value, value));
    match (from.parse(), to.parse()) {
        (Ok(from), Ok(to)) if from <= to => Ok(Depth::Within(from, to)),
        _ => Err(format!("{value:?} is no number of moves such as 45, and no range such as 30-50")),
    }
}

fn count(value: &str) -> Result<usize, String> {
    let count = value.parse().ok().filter(|count| (1..=MOST).contains(count));
    count.ok_or_else(|| format!("{value:?} is no number of boards from 1 to {MOST}"))
}

fn number(value: &str, what: &str) -> Result<usize, String> {
    value.parse().map_err(|_| format!("{value:?} is no number of {what}"))
}

fn seed(value: &str) -> Result<u64, String> {
    value.parse().map_err(|_| format!("{:?} is no seed from 0 to {}", value, u64::MAX))
}
