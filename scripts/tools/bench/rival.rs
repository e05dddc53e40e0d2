//! Another program, beside the kit's: its input, and whether it is right.

use crate::boards::draw::cases;
use crate::cli::Failure;
use crate::problems::problem::Problem;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Writes a file with boards of a problem into a folder, on 4 x 4 those with fewest moves in this range.
///
/// # Errors
/// No board is in the range, or the file cannot be written.
pub fn boards(problem: &'static Problem, (from, to): (usize, usize), folder: &Path) -> Result<PathBuf, Failure> {
    let cases = cases(problem, (from, to));
    if cases.is_empty() {
        return Err(Failure::Usage(format!("--lengths: the boards need 30 to 55 moves, not {from} to {to}")));
    }
    let file = folder.join(format!("{}.in", problem.program));
    fs::write(&file, problem.input_of(&cases)).map_err(|error| format!("cannot write {}: {error}", file.display()))?;
    Ok(file)
}

/// Returns what is to be said of the answers of a command to an input: that they are right, what is wrong, or how it ended.
///
/// # Errors
/// It cannot be run.
pub fn check(command: &[String], input: &Path, text: &[u8], problem: &Problem) -> Result<String, String> {
    let output = start(command, input)?.output().map_err(|error| format!("cannot run {}: {error}", command[0]))?;
    if !output.status.success() {
        return Ok(output.status.to_string());
    }
    Ok(match problem.judged(problem.rule, text, &output.stdout).fault {
        None => "every answer is right".to_string(),
        Some((_, fault)) => fault.to_string(),
    })
}

/// Returns the process that runs a command on an input.
///
/// # Errors
/// The command is empty, or the input cannot be read.
pub fn start(command: &[String], input: &Path) -> Result<Command, String> {
    let (program, arguments) = command.split_first().ok_or("no command after --vs")?;
    let file = File::open(input).map_err(|error| format!("cannot read {}: {}", input.display(), error))?;
    let mut command = Command::new(program);
    command.args(arguments).stdin(file);
    Ok(command)
}
