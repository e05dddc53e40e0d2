//! A constant in a text of Rust, or in one of the files of a folder, with another value.

use crate::system::programs::files;
use std::fs;
use std::path::Path;

/// Returns the name and the value of a wish such as `CONFLICT=8`.
///
/// # Errors
/// It has no `=`.
pub fn parsed(wish: &str) -> Result<(&str, &str), String> {
    wish.split_once('=').ok_or_else(|| format!("{wish:?} is not NAME=VALUE, such as CONFLICT=8"))
}

/// Returns the text in which a constant of one line has another value, or `None` if it has no such constant.
pub fn with_value(text: &str, name: &str, value: &str) -> Option<String> {
    let start = format!("const {name}: ");
    let is_it = |line: &&str| line.trim_start_matches("pub ").starts_with(&start) && line.ends_with(';');
    let line = text.lines().find(is_it)?;
    let (before, _) = line.split_once(" = ")?;
    Some(text.replace(line, &format!("{before} = {value};")))
}

/// Gives a constant another value in the one file of a folder that has it.
///
/// # Errors
/// No file has it, or one cannot be read or written.
pub fn set(folder: &Path, name: &str, value: &str) -> Result<(), String> {
    for file in files(folder)?.iter().filter(|file| file.is_file()) {
        let text = fs::read_to_string(file).map_err(|error| format!("cannot read {}: {error}", file.display()))?;
        if let Some(text) = with_value(&text, name, value) {
            return fs::write(file, text).map_err(|error| format!("cannot write {}: {error}", file.display()));
        }
    }
    Err(format!("no constant {name} stands in a line of src"))
}
