//! Writes an input of boards that need a known number of moves: `scramble PROGRAM`, and `scramble --help` for the rest.

#![forbid(unsafe_code)]

use scripts::boards::draw::{draw, Depth, Wanted};
use scripts::cli::options::{Given, Tool};
use scripts::cli::{self, Failure};
use scripts::problems::list::{find, titles};
use std::process::ExitCode;

static TOOL: Tool = Tool {
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
        ("--side N", "boards of N x N, for poj2893 of N x N+1 if N is even, where there are several sizes (if not given, the greatest)"),
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

fn main() -> ExitCode {
    cli::run(&TOOL, |given| {
        let wanted = wanted(given)?;
        let cases = draw(&wanted).map_err(Failure::Usage)?;
        cli::print(&wanted.problem.input_of(&cases))
    })
}

/// The most boards of an input.
const MOST: usize = 1_000_000;

/// What the user asked for.
fn wanted(given: &Given) -> Result<Wanted, Failure> {
    given.apart(&[["--hardest", "--moves"]])?;
    let depth = match given.moves("--moves")? {
        Some((from, to)) => Depth::Within(from, to),
        None if given.has("--hardest") => Depth::Hardest,
        None => Depth::Any,
    };
    let wanted = Wanted {
        problem: find(given.word()?.ok_or_else(|| given.missing("PROGRAM"))?).map_err(Failure::Usage)?,
        count: given.number("--count", 1..=MOST, "boards")?.unwrap_or(1),
        depth,
        unsolvable: given.number("--unsolvable", 0..=MOST, "boards")?.unwrap_or(0),
        side: given.number("--side", 0..=usize::MAX, "rows")?,
        seed: given.seed()?,
    };
    if wanted.unsolvable > wanted.count {
        let clause = format!("--unsolvable {} is more than --count {}", wanted.unsolvable, wanted.count);
        return Err(Failure::Usage(clause));
    }
    Ok(wanted)
}
