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
mod width;

use options::{Options, HELP};
use play::Play;
use scripts::problems::argument;
use scripts::problems::grid::Case;
use std::fs;
use std::io::{self, ErrorKind, Write};
use std::io::{stdout, IsTerminal};
use std::process::exit;
use text::Mark;

fn main() {
    let shown = Options::read(std::env::args().skip(1)).map_err(Failure::from).and_then(|options| show(&options));
    match shown {
        Ok(()) => (),
        Err(Failure::Output(error)) if error.kind() == ErrorKind::BrokenPipe => (),
        Err(Failure::Output(error)) => fail(&error.to_string()),
        Err(Failure::Clause(clause)) => fail(&clause),
    }
}

fn fail(clause: &str) {
    eprintln!("{clause}");
    exit(1);
}

/// Why the tool ends before its work is done.
pub enum Failure {
    Clause(String),
    Output(io::Error),
}

impl From<String> for Failure {
    fn from(clause: String) -> Failure {
        Failure::Clause(clause)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

/// Does what was asked for.
fn show(options: &Options) -> Result<(), Failure> {
    if options.help {
        io::stdout().write_all(HELP.as_bytes())?;
        return Ok(());
    }
    let play = play(options)?;
    match &options.svg {
        Some(file) => picture(&play, options.step, file)?,
        None if options.animate => animate::animate(&play, options.step)?,
        None => {
            let mark = if stdout().is_terminal() { Mark::Colour } else { Mark::Brackets };
            io::stdout().write_all(print::boards(&play, width::width(), mark).as_bytes())?;
        }
    }
    match &play.fault {
        Some(fault) => Err(fault.clone().into()),
        None if options.svg.as_deref() == Some("-") => Ok(()),
        None => Ok(writeln!(io::stdout(), "{}", play.summary())?),
    }
}

/// The answer that was given, or the kit's own, played.
fn play(options: &Options) -> Result<Play, String> {
    let start = argument::board(&options.board)?;
    let (rows, columns) = (start.rows(), start.columns);
    let case = Case { goal: argument::goal(&options.goal, rows, columns)?, start };
    if let Some(moves) = &options.moves {
        return Ok(Play::new(case, &play::words(moves)));
    }
    if !case.solvable() {
        return Err(format!("no moves lead to {}; for another goal see --goal", argument::line(&case.goal)));
    }
    let moves = scripts::solve::solve(&case);
    let moves = moves.ok_or_else(|| format!("boards of {rows} x {columns} need an answer given by --moves"))?;
    Ok(Play::new(case, &play::words(&play::spell(&moves))))
}

/// Writes the picture of a right answer, and none of a wrong one.
fn picture(play: &Play, step: u64, file: &str) -> Result<(), Failure> {
    if play.fault.is_some() {
        return Ok(());
    }
    let svg = svg::svg(play, step);
    match file {
        "-" => Ok(io::stdout().write_all(svg.as_bytes())?),
        _ => fs::write(file, svg).map_err(|error| format!("cannot write {file}: {error}").into()),
    }
}
