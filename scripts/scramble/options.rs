//! The command line.

use scripts::cli::options::{Given, Tool};
use scripts::cli::Failure;
use scripts::problems::list::{find, titles};
use scripts::problems::problem::Problem;

/// What `scramble` is.
pub static TOOL: Tool = Tool {
    name: "scramble",
    about: "Writes an input for one of the kit's programs: boards whose fewest moves are known, because a search proved them.",
    word: "PROGRAM",
    usage: &[("PROGRAM", "a random board, any that has an answer as likely as the others")],
    options: &[
        ("--count N", "N boards, where the judge reads more than one"),
        ("--moves N", "boards whose fewest moves are N"),
        ("--moves N-M", "boards whose fewest moves are within these, each number as likely"),
        ("--hardest", "boards that need the most moves, within the judge's limit; 4 x 4: at most 70"),
        ("--unsolvable K", "K of the boards, at random places, have no answer at all"),
        ("--side N", "boards of N x N, where the judge has several sizes (if not given, the greatest)"),
        ("--seed S", "other boards for another S of 0 to 2^64 - 1 (if not given, 1)"),
    ],
    notes: || NOTES.to_string() + &titles(),
};

const NOTES: &str = "\
The same command gives the same bytes on every machine. Up to 3 x 3, boards of a number of moves come in any order, and
none comes again before all have come. Of 4 x 4, one is met on the way from a random board to the goal: not every board
is as likely. Above 70 moves, and on larger boards, the fewest moves would take too long to find. Where start and goal
are both given, both are random. A judge's limit on N is not looked at.

";

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
    /// The problem, by the program that is to answer.
    pub problem: &'static Problem,
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
    /// Takes what was given.
    ///
    /// # Errors
    /// A wrong value, options that do not go together, no program.
    pub fn new(given: &Given) -> Result<Options, Failure> {
        given.apart(&[["--hardest", "--moves"]])?;
        let depth = match given.moves("--moves")? {
            Some((from, to)) => Depth::Within(from, to),
            None if given.has("--hardest") => Depth::Hardest,
            None => Depth::Any,
        };
        let options = Options {
            problem: find(given.word()?.ok_or_else(|| given.missing("PROGRAM"))?).map_err(Failure::Usage)?,
            count: given.number("--count", 1..=MOST, "boards")?.unwrap_or(1),
            depth,
            unsolvable: given.number("--unsolvable", 0..=MOST, "boards")?.unwrap_or(0),
            side: given.number("--side", 0..=usize::MAX, "rows")?,
            seed: given.seed()?,
        };
        if options.unsolvable > options.count {
            let clause = format!("--unsolvable {} is more than --count {}", options.unsolvable, options.count);
            return Err(Failure::Usage(clause));
        }
        Ok(options)
    }
}
