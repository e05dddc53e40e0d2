//! Shows an answer board by board: as text, or as an animated picture.

mod text;

use scripts::cli::argument;
use scripts::cli::options::{Given, Tool};
use scripts::cli::{self, Failure};
use scripts::kit::grid::Case;
use scripts::kit::solve::solve;
use scripts::problems::goals;
use scripts::problems::picture::svg;
use scripts::problems::replay::{spell, Play};
use scripts::text::count;
use std::process::ExitCode;

static TOOL: Tool = Tool {
    name: "replay",
    about: "Solves a board and shows the answer, board by board.",
    word: "BOARD",
    usage: &[
        ("BOARD", "every board, side by side"),
        ("BOARD --svg FILE", "an animated picture"),
        ("--input FILE", "the boards of a file"),
    ],
    options: &[
        argument::OPTIONS[0],
        argument::OPTIONS[1],
        argument::OPTIONS[2],
        ("--moves MOVES", "this answer instead of the kit's, shown up to its first fault"),
        ("--svg FILE", "draws the answer as one file without scripts; - is standard output"),
        ("--speed NUMBER", "the moves a second of the picture, from 0.1 to 50 (default 2)"),
    ],
    notes: || argument::FORMS.to_string() + NOTES,
};

const NOTES: &str = "
MOVES is one argument, the blank's moves as letters or words: LLLDRDRDR, or left,down. The kit answers boards of up to
16 cells, and squares up to side 10 whose goal has the blank in a corner; other boards need --moves. Its answers have
the fewest moves on up to 12 cells except 2 x 6, and on 4 x 4 with such a goal. The environment variable COLUMNS, if it
is exported, sets the width of the output (default 80). The exit status is 1 if the answer is wrong or there is none.
";

fn main() -> ExitCode {
    cli::run(&TOOL, show)
}

fn show(given: &Given) -> Result<(), Failure> {
    given.apart(&[["BOARD", "--input"]])?;
    given.need("--svg", &["--speed"])?;
    let step = given.value("--speed", step)?.unwrap_or(500);
    let picture = given.svg("--svg")?.map(|file| (file, step));
    let cases = argument::cases(given)?.ok_or_else(|| given.missing("BOARD"))?;
    match ["--svg", "--moves"].into_iter().find(|option| given.has(option)) {
        Some(option) if cases.len() > 1 => Err(format!("{option} takes one board, not {}", cases.len()).into()),
        _ if cases.len() > 1 => show_all(cases, given),
        _ => cases.into_iter().try_for_each(|case| show_one(case, picture, given)),
    }
}

/// Shows several boards; one without an answer is reported by its number.
fn show_all(cases: Vec<Case>, given: &Given) -> Result<(), Failure> {
    let mut ended = Ok(());
    for (number, case) in (1..).zip(cases) {
        match show_one(case, None, given) {
            Err(Failure::Clause(clause)) => {
                eprintln!("replay: board {number}: {clause}");
                ended = Err(Failure::Told);
            }
            shown => shown?,
        }
    }
    ended
}

/// Shows a board, or draws it into the file of a picture whose moves take so many milliseconds each.
fn show_one(case: Case, picture: Option<(&str, u64)>, given: &Given) -> Result<(), Failure> {
    let play = play(case, given.text("--moves"))?;
    match picture {
        Some((file, step)) if play.fault.is_none() => cli::write_file(file, &svg(&play, step))?,
        Some(_) => (),
        None => cli::print(&text::boards(&play))?,
    }
    match &play.fault {
        Some(fault) => Err(fault.to_string().into()),
        None if picture.is_some_and(|(file, _)| file == "-") => Ok(()),
        None if play.steps.is_empty() => cli::print("0 moves: already solved\n"),
        None => cli::print(&format!("{}: {}\n", count(play.steps.len(), "move"), play.letters())),
    }
}

/// Parses the moves a second into milliseconds a move.
fn step(value: &str) -> Result<u64, String> {
    let speed = value.parse().ok().filter(|&speed: &f64| (0.1..=50.0).contains(&speed));
    let step = speed.map(|speed| (1000.0 / speed).round() as u64);
    step.ok_or_else(|| format!("{value:?} is not a number from 0.1 to 50"))
}

fn play(case: Case, moves: Option<&str>) -> Result<Play, String> {
    if let Some(moves) = moves {
        return Ok(Play::new(case, moves));
    }
    if !case.solvable() {
        return Err(goals::unsolvable(&case));
    }
    let (rows, columns) = (case.start.rows(), case.start.columns);
    let moves = solve(&case).ok_or_else(|| format!("boards of {rows} x {columns} need --moves"))?;
    Ok(Play::new(case, &spell(&moves)))
}
