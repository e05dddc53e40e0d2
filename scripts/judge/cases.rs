//! The inputs that a program is judged by.

use crate::options::Options;
use scripts::cli::read_file;
use scripts::problems::problem::Problem;
use scripts::programs::judge_inputs;

/// One input.
pub struct Input {
    pub name: String,
    pub text: Vec<u8>,
}

/// The one input that was asked for, or the problem's cases, by name.
///
/// # Errors
/// There is none, or one cannot be read or is no input of the problem.
pub fn inputs(problem: &Problem, options: &Options) -> Result<Vec<Input>, String> {
    let inputs = match &options.input {
        Some(file) => vec![Input { name: file.clone(), text: read_file(file)? }],
        None => kept(problem.program)?,
    };
    for input in &inputs {
        problem.cases(&input.text).map_err(|error| format!("{}: {error}", input.name))?;
    }
    Ok(inputs)
}

/// The files of `judge_inputs/PROGRAM`, in order.
fn kept(program: &str) -> Result<Vec<Input>, String> {
    let read = |path: std::path::PathBuf| {
        let name = path.file_stem().map_or(String::new(), |stem| stem.to_string_lossy().to_string());
        Ok(Input { name, text: read_file(&path.to_string_lossy())? })
    };
    judge_inputs(program)?.into_iter().map(read).collect()
}
