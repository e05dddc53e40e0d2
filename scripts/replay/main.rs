//! Shows an answer board by board: printed, played in the terminal, or as an animated picture.

#![forbid(unsafe_code)]

mod animate;
mod layout;
mod motion;
mod play;
mod style;
mod svg;
mod text;

use play::Play;
use scripts::cli::options::{Given, Tool};
use scripts::cli::terminal::width;
use scripts::cli::{self, Failure};
use scripts::problems::argument;
use scripts::problems::grid::Case;
use scripts::problems::replay::spell;
use scripts::solve::solve;
use std::io::{stdout, IsTerminal};
use std::process::ExitCode;
use text::Mark;

static TOOL: Tool = Tool {
    name: "replay",
    about: "Solves a board and shows the answer, board by board.",
    word: "BOARD",
    usage: &[
        ("BOARD", "every board, side by side as the width allows"),
        ("BOARD --animate", "played in the terminal, in place"),
        ("BOARD --svg FILE", "an animated picture"),
        ("--input FILE", "the same for the boards of a file; - is standard input"),
    ],
    options: &[
        ("--input FILE", "boards, each on a line or a row a line; the side of a square may stand before it"),
        ("--moves MOVES", "shows this answer instead of the kit's own, up to its first fault"),
        ("--goal GOAL", "blank-last (if not given), blank-first, spiral, or a board"),
        ("--animate", "plays the answer in the terminal"),
        ("--svg FILE", "draws the answer, as one file without a script; - is standard output"),
        ("--speed NUMBER", "so many moves a second in --animate and --svg (if not given, 2)"),
    ],
    notes: || NOTES.to_string(),
};

const NOTES: &str = "\
BOARD is one argument: the tiles row by row, 0, x or _ for the blank. Rows may be set apart by /; without it the shape
is the square or the rectangle nearest to it. The side of a square may stand before its tiles. MOVES are the blank's,
as letters or words: LLLDRDRDR, or left down. The kit has an answer for boards of up to 16 cells, and for squares whose
goal has the blank in a corner; for others, give --moves. It has the fewest moves on up to 12 cells but not on 2 x 6,
and on 4 x 4 with that goal. The environment variable COLUMNS says how wide the output may be; without it that is the
terminal's width, or 80. Exit status 1 when the answer is wrong or there is none.
";

fn main() -> ExitCode {
    cli::run(&TOOL, show)
}

fn show(given: &Given) -> Result<(), Failure> {
    given.apart(&[["--animate", "--svg"], ["BOARD", "--input"]])?;
    let step = given.value("--speed", step)?.unwrap_or(500);
    let cases = cases(given)?;
    match ["--svg", "--moves"].into_iter().find(|option| given.has(option)) {
        Some(option) if cases.len() > 1 => Err(format!("{option} takes one board, not {}", cases.len()).into()),
        _ => cases.into_iter().try_for_each(|case| show_one(case, step, given)),
    }
}

fn cases(given: &Given) -> Result<Vec<Case>, Failure> {
    let goal = given.text("--goal");
    match (given.word()?, given.text("--input")) {
        (Some(board), _) => Ok(vec![argument::case(board, goal).map_err(Failure::Usage)?]),
        (None, Some(file)) => Ok(argument::cases_of_file(file, goal)?),
        (None, None) => Err(given.missing("BOARD")),
    }
}

fn show_one(case: Case, step: u64, given: &Given) -> Result<(), Failure> {
    let play = play(case, given.text("--moves"))?;
    match given.text("--svg") {
        Some(file) if play.fault.is_none() => cli::write_file(file, &svg::svg(&play, step))?,
        Some(_) => (),
        None if given.has("--animate") => animate::animate(&play, step)?,
        None => {
            let mark = if stdout().is_terminal() { Mark::Colour } else { Mark::Brackets };
            cli::print(&text::boards(&play, width(), mark))?;
        }
    }
    match &play.fault {
        Some(fault) => Err(fault.clone().into()),
        None if given.text("--svg") == Some("-") => Ok(()),
        None => cli::print(&format!("{}\n", play.summary())),
    }
}

/// The milliseconds of a move at so many moves a second.
fn step(value: &str) -> Result<u64, String> {
    let speed = value.parse().ok().filter(|&speed: &f64| (0.1..=50.0).contains(&speed));
    let step = speed.map(|speed| (1000.0 / speed).round() as u64);
    step.ok_or_else(|| format!("{value:?} is no number from 0.1 to 50"))
}

/// The answer that was given, or the kit's own, played.
fn play(case: Case, moves: Option<&str>) -> Result<Play, String> {
    if let Some(moves) = moves {
        return Ok(Play::new(case, moves));
    }
    if !case.solvable() {
        return Err(format!("no moves lead to {}; for another goal see --goal", argument::line(&case.goal)));
    }
    let (rows, columns) = (case.start.rows(), case.start.columns);
    let moves = solve(&case).ok_or_else(|| format!("boards of {rows} x {columns} need an answer given by --moves"))?;
    Ok(Play::new(case, &spell(&moves)))
}
