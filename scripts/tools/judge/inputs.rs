//! The inputs to run a program on.

use crate::boards::graded::{graded, Graded};
use crate::cli::read_file;
use crate::problems::problem::Problem;
use crate::problems::tiers::Tier;
use crate::system::programs::{files, root};
use std::fs;
use std::path::{Path, PathBuf};

/// An input.
pub struct Input {
    pub name: String,
    pub text: Vec<u8>,
    pub tier: Tier,
    /// The right answer from the file next to it.
    pub answer: Option<Vec<u8>>,
}

/// Reads an input or a folder of inputs, by default the cases of the problem; those of a format of one's own are made.
pub fn inputs(problem: &Problem, given: Option<&str>) -> Result<Vec<Input>, String> {
    let folder = match given {
        Some(file) if !Path::new(file).is_dir() => return Ok(vec![input(problem, file.to_string(), file)?]),
        Some(folder) => PathBuf::from(folder),
        None if problem.file.is_some() => return made(problem),
        None => root().join("judge_inputs").join(problem.program),
    };
    let is_input = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "in");
    let paths: Vec<PathBuf> = files(&folder)?.into_iter().filter(is_input).collect();
    if paths.is_empty() {
        return Err(format!("{}: no file whose name ends in .in", folder.display()));
    }
    let mut inputs = paths.iter().map(|path| from_folder(problem, path)).collect::<Result<Vec<_>, _>>()?;
    if given.is_none() {
        for input in &mut inputs {
            input.tier = problem.tier(&input.name, &problem.cases(&input.text)?);
        }
    }
    Ok(inputs)
}

/// Makes the cases of a format of one's own.
fn made(problem: &Problem) -> Result<Vec<Input>, String> {
    let input = |made: Graded| {
        let text = problem.input_of(&made.cases).into_bytes();
        Input { name: made.name, text, tier: made.tier, answer: None }
    };
    Ok(graded(problem)?.into_iter().map(input).collect())
}

/// Reads an input of a folder, with the answer next to it if there is one. An answer that is not right is reported.
fn from_folder(problem: &Problem, path: &Path) -> Result<Input, String> {
    let name = path.file_stem().unwrap_or_default().to_string_lossy().into();
    let mut input = input(problem, name, &path.to_string_lossy())?;
    for file in ["out", "ans"].map(|ending| path.with_extension(ending)) {
        // A compiled program may have such a name, too.
        let Ok(answer) = fs::read_to_string(&file).map(String::into_bytes) else { continue };
        match problem.judged(problem.rule, &input.text, &answer).fault {
            None => input.answer = input.answer.or(Some(answer)),
            Some((_, fault)) => eprintln!("judge: {} is not a right answer: {fault}", file.display()),
        }
    }
    Ok(input)
}

/// Reads an input of the user's.
pub fn input(problem: &Problem, name: String, file: &str) -> Result<Input, String> {
    let text = read_file(file)?;
    let boards = problem.cases(&text).map_err(|error| format!("{file}: {error}"))?;
    let tier = problem.failed_on(&boards).map_or(Tier::Judge, Tier::Shown);
    Ok(Input { name, text, tier, answer: None })
}
