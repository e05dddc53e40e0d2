//! The inputs that a program is run on.

use scripts::cli::read_file;
use scripts::problems::problem::Problem;
use scripts::programs::{files, judge_inputs};
use std::fs;
use std::path::{Path, PathBuf};

/// An input.
pub struct Input {
    pub name: String,
    pub text: Vec<u8>,
    /// The answer that is kept beside it.
    pub answer: Option<Vec<u8>>,
}

/// The input, or the folder of inputs, that was asked for; else the problem's cases, by name.
///
/// # Errors
/// A file that cannot be read or is no input, or a folder that has none.
pub fn inputs(problem: &Problem, asked: Option<&str>) -> Result<Vec<Input>, String> {
    let Some(asked) = asked else {
        return judge_inputs(problem.program)?.iter().map(|path| kept(problem, path)).collect();
    };
    if !Path::new(asked).is_dir() {
        return Ok(vec![input(problem, asked.to_string(), asked)?]);
    }
    let paths: Vec<PathBuf> = files(Path::new(asked))?.into_iter().filter(|path| has_ending(path, "in")).collect();
    match paths.as_slice() {
        [] => Err(format!("{asked}: no file whose name ends in .in")),
        paths => paths.iter().map(|path| kept(problem, path)).collect(),
    }
}

/// An input of a folder, with the answer beside it if there is one.
fn kept(problem: &Problem, path: &Path) -> Result<Input, String> {
    let name = path.file_stem().unwrap_or_default().to_string_lossy().into();
    let answer = ["out", "ans"].iter().find_map(|ending| fs::read(path.with_extension(ending)).ok());
    Ok(Input { answer, ..input(problem, name, &path.to_string_lossy())? })
}

fn input(problem: &Problem, name: String, file: &str) -> Result<Input, String> {
    let text = read_file(file)?;
    problem.cases(&text).map_err(|error| format!("{file}: {error}"))?;
    Ok(Input { name, text, answer: None })
}

fn has_ending(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|other| other == ending)
}
