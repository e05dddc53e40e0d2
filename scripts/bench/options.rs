//! The command line.

use scripts::cli::options::{Given, Tool};
use scripts::cli::Failure;
use scripts::problems::list::{find, titles};
use scripts::problems::problem::Problem;

/// What the bench is.
pub static TOOL: Tool = Tool {
    name: "bench",
    about: "Measures the kit's searches: the boards they expand and generate, and their time beside that of the plainest one.",
    word: "ARGUMENT",
    usage: &[
        ("", "everything, in about a minute"),
        ("--markdown", "the same as a table in Markdown"),
        ("--signature", "the counts alone, on every 10th board, as kept in expected/bench.out"),
        ("--vs 'COMMAND'", "another program and the kit's own in turn, by their CPU time"),
    ],
    options: &[
        ("--markdown", "a table in Markdown"),
        ("--signature", "the counts alone"),
        ("--vs COMMAND", "the other program, with its arguments"),
        ("--program PROGRAM", "the problem that COMMAND answers (if not given, uva10181)"),
        ("--lengths FROM-TO", "boards of the 15-puzzle that need so many moves, of 30-55 (if not given, 30-50)"),
        ("--input FILE", "any other input of that problem"),
        ("--pairs N", "so many turns of each (if not given, 5)"),
        ("--bench", "cargo adds it; changes nothing"),
    ],
    notes: || NOTES.to_string() + &titles(),
};

const NOTES: &str = "\
It is called as `cargo bench -- OPTIONS`. CPU time is read from /proc on Linux; elsewhere it is the time that goes by,
and the output says so.

";

/// What a comparison with another program needs.
pub struct Versus {
    /// `--vs`: the other program with its arguments.
    pub rival: String,
    /// `--program`.
    pub problem: &'static Problem,
    /// `--lengths`.
    pub lengths: (usize, usize),
    /// `--input`.
    pub input: Option<String>,
    /// `--pairs`.
    pub pairs: usize,
}

impl Versus {
    /// Takes what was given, if it asks for a comparison.
    ///
    /// # Errors
    /// A wrong value.
    pub fn new(given: &Given) -> Result<Option<Versus>, Failure> {
        let Some(rival) = given.text("--vs") else { return Ok(None) };
        Ok(Some(Versus {
            rival: rival.to_string(),
            problem: find(given.text("--program").unwrap_or("uva10181")).map_err(Failure::Usage)?,
            lengths: given.moves("--lengths")?.unwrap_or((30, 50)),
            input: given.text("--input").map(str::to_string),
            pairs: given.number("--pairs", 1..=usize::MAX, "pairs")?.unwrap_or(5),
        }))
    }
}
