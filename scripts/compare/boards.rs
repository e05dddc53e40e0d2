//! The boards to solve: from the command line, from a file, or random ones.

use super::argument;
use super::contract::grid::{Case, Grid};
use super::options::Options;
use std::fs;
use std::io::{self, Read};

/// The most cells of a side.
const SIDE: usize = 5;

/// Reads or makes what the options ask for.
///
/// # Errors
/// A file that cannot be read, the first board that is none, or a goal that does not fit.
pub fn cases(options: &Options) -> Result<Vec<Case>, String> {
    if let Some(board) = &options.board {
        return Ok(vec![case(board, options)?]);
    }
    if let Some(count) = options.random {
        let (rows, columns) = options.size;
        let goal = argument::goal(&options.goal, rows, columns)?;
        let mut numbers = Numbers(options.seed);
        return Ok((0..count).map(|_| random(&goal, &mut numbers)).collect());
    }
    let path = options.input.as_deref().expect("a source of boards");
    let text = read(path).map_err(|error| format!("cannot read {}: {}", path, error))?;
    let lines = (1..).zip(text.lines().map(|line| line.split('#').next().unwrap_or("").trim()));
    let told =
        |number: usize, line| case(line, options).map_err(|fault| format!("{}: line {}: {}", path, number, fault));
    let cases: Vec<Case> = lines
        .filter(|(_, line)| !line.is_empty())
        .map(|(number, line)| told(number, line))
        .collect::<Result<_, _>>()?;
    if cases.is_empty() {
        return Err(format!("{}: no board", path));
    }
    Ok(cases)
}

fn read(path: &str) -> io::Result<String> {
    let mut text = String::new();
    match path {
        "-" => io::stdin().read_to_string(&mut text).map(|_| text),
        path => fs::read_to_string(path),
    }
}

fn case(board: &str, options: &Options) -> Result<Case, String> {
    let start = argument::board(board)?;
    let (rows, columns) = (start.rows(), start.columns);
    if rows > SIDE || columns > SIDE {
        return Err(format!("{} x {} is no board of 2 x 2 to {} x {}", rows, columns, SIDE, SIDE));
    }
    Ok(Case { goal: argument::goal(&options.goal, rows, columns)?, start })
}

/// Random numbers by SplitMix64 (Steele, Lea and Flood, 2014).
struct Numbers(u64);

impl Numbers {
    /// The next number below another.
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ mixed >> 31) % most as u64) as usize
    }
}

/// A board that has an answer: shuffled (Durstenfeld, 1964), and its first two tiles exchanged when it has none.
fn random(goal: &Grid, numbers: &mut Numbers) -> Case {
    let mut case = Case { start: goal.clone(), goal: goal.clone() };
    for last in (1..goal.tiles.len()).rev() {
        case.start.tiles.swap(last, numbers.below(last + 1));
    }
    if case.solvable() {
        case
    } else {
        super::methods::twin::twin(&case)
    }
}

/// A board in one line.
pub fn line(grid: &Grid) -> String {
    let row = |row: &[u8]| row.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    grid.tiles.chunks(grid.columns).map(row).collect::<Vec<_>>().join(" / ")
}
