//! Shows an answer board by board: printed, played in the terminal, or as an animated picture.

#![forbid(unsafe_code)]

mod animate;
mod clock;
mod layout;
mod motion;
mod options;
mod play;
mod print;
mod style;
mod svg;
mod text;

use options::{Options, TOOL};
use play::Play;
use scripts::cli::options::Given;
use scripts::cli::terminal::width;
use scripts::cli::{self, Failure};
use scripts::problems::argument::line;
use scripts::problems::replay::spell;
use scripts::solve::solve;
use std::io::{stdout, IsTerminal};
use std::process::ExitCode;
use text::Mark;

fn main() -> ExitCode {
    cli::run(&TOOL, show)
}

fn show(given: &Given) -> Result<(), Failure> {
    let options = Options::new(given)?;
    let play = play(&options)?;
    match &options.svg {
        Some(file) if play.fault.is_none() => cli::write_file(file, &svg::svg(&play, options.step))?,
        Some(_) => (),
        None if options.animate => animate::animate(&play, options.step)?,
        None => {
            let mark = if stdout().is_terminal() { Mark::Colour } else { Mark::Brackets };
            cli::print(&print::boards(&play, width(), mark))?;
        }
    }
    match &play.fault {
        Some(fault) => Err(fault.clone().into()),
        None if options.svg.as_deref() == Some("-") => Ok(()),
        None => cli::print(&format!("{}\n", play.summary())),
    }
}

/// The answer that was given, or the kit's own, played.
fn play(options: &Options) -> Result<Play, String> {
    let case = options.case.clone();
    if let Some(moves) = &options.moves {
        return Ok(Play::new(case, &play::words(moves)));
    }
    if !case.solvable() {
        return Err(format!("no moves lead to {}; for another goal see --goal", line(&case.goal)));
    }
    let (rows, columns) = (case.start.rows(), case.start.columns);
    let moves = solve(&case).ok_or_else(|| format!("boards of {rows} x {columns} need an answer given by --moves"))?;
    Ok(Play::new(case, &play::words(&spell(&moves))))
}
