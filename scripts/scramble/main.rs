//! Writes an input of boards with known fewest moves.

#![forbid(unsafe_code)]

use scripts::boards::draw::{draw, Depth, Wanted, MOST};
use scripts::cli::options::{Given, Tool};
use scripts::cli::{self, Failure};
use scripts::problems::list::{find, titles};
use std::process::ExitCode;

static TOOL: Tool = Tool {
    name: "scramble",
    about: "Writes an input for one of the kit's programs: random boards, the length of the shortest solution proved by search.",
    word: "PROGRAM",
    usage: &[("PROGRAM", "a random solvable board, all equally likely")],
    options: &[
        ("--count N", "N boards, if an input has more than one (default 1)"),
        ("--moves N", "boards whose shortest solution has N moves"),
        ("--moves N-M", "boards whose shortest solution is in this range, each length equally likely"),
        ("--hardest", "boards with the most moves, within the judge's limit; on 4 x 4 at most 70"),
        ("--unsolvable K", "K of the boards, at random positions, are unsolvable"),
        ("--side N", "boards of N x N, if the problem has several sizes (default the largest); for poj2893 of N x N+1 if N is even"),
        ("--seed S", "the seed, from 0 to 2^64 - 1 (default 1)"),
    ],
    notes: || NOTES.to_string() + &titles(),
};

const NOTES: &str = "\
The same command gives the same bytes on every machine. Up to 3 x 3, all boards with such a solution come in random
order before any is repeated. On 4 x 4, boards are taken from the path of a random board to the goal, so not all are
equally likely. Above 70 moves, and on larger boards, the fewest moves would take too long to find. If the input gives
the goal, it is random too, but on 4 x 4 with --moves or --hardest the goal of a solvable board has its blank last. A
judge's limit on the number of boards is ignored.

";

fn main() -> ExitCode {
    cli::run(&TOOL, |given| {
        let wanted = wanted(given)?;
        let cases = draw(&wanted).map_err(Failure::Usage)?;
        cli::print(&wanted.problem.input_of(&cases))
    })
}

fn wanted(given: &Given) -> Result<Wanted, Failure> {
    given.apart(&[["--hardest", "--moves"]])?;
    let depth = match given.moves("--moves")? {
        Some((from, to)) => Depth::Within(from, to),
        None if given.has("--hardest") => Depth::Hardest,
        None => Depth::Any,
    };
    Ok(Wanted {
        problem: find(given.word()?.ok_or_else(|| given.missing("PROGRAM"))?).map_err(Failure::Usage)?,
        count: given.number("--count", 1..=MOST, "boards")?.unwrap_or(1),
        depth,
        unsolvable: given.number("--unsolvable", 0..=MOST, "boards")?.unwrap_or(0),
        side: given.number("--side", 0..=usize::MAX, "rows")?,
        seed: given.seed()?,
    })
}
