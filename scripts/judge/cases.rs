//! The inputs that a program is judged by.

use crate::options::Options;
use scripts::problems::problem::Problem;
use scripts::programs::root;
use std::fs;
use std::io::Read;

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
        Some(file) => vec![given(file)?],
        None => kept(problem.program)?,
    };
    for input in &inputs {
        problem.cases(&input.text).map_err(|error| format!("{}: {}", input.name, error))?;
    }
    Ok(inputs)
}

/// The file, or standard input.
fn given(file: &str) -> Result<Input, String> {
    let mut text = Vec::new();
    let read = match file {
        "-" => std::io::stdin().read_to_end(&mut text).map(drop),
        _ => fs::read(file).map(|bytes| text = bytes),
    };
    read.map_err(|error| format!("cannot read {file}: {error}"))?;
    Ok(Input { name: if file == "-" { "standard input".to_string() } else { file.to_string() }, text })
}

/// The files of `judge_inputs/PROGRAM`, in order.
fn kept(program: &str) -> Result<Vec<Input>, String> {
    let folder = root().join("judge_inputs").join(program);
    let cannot = |error: std::io::Error| format!("cannot read {}: {}", folder.display(), error);
    let mut inputs = Vec::new();
    for file in fs::read_dir(&folder).map_err(cannot)? {
        let path = file.map_err(cannot)?.path();
        if path.extension().is_some_and(|ending| ending == "in") {
            let name = path.file_stem().map_or(String::new(), |stem| stem.to_string_lossy().to_string());
            inputs.push(Input { name, text: fs::read(&path).map_err(cannot)? });
        }
    }
    inputs.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(inputs)
}
