//! Writes a bundle to a file or to standard output.

use crate::options::Options;
use crate::scratch::{create, write};
use scripts::cli::{print, Failure};
use scripts::problems::submission::verdict;

/// A bundle that is ready to be delivered.
pub struct Bundle {
    /// The program's name.
    pub program: String,
    /// Its text.
    pub text: String,
    /// For `--function --check`: the rest of the program, which calls the functions.
    pub caller: Option<String>,
}

/// Writes a bundle where the options say.
///
/// Errors: it is longer than the limit, or cannot be written.
pub fn deliver(bundle: &Bundle, options: &Options) -> Result<(), Failure> {
    let bytes = bundle.text.len();
    eprintln!("{}", verdict(&bundle.program, bytes, options.submission()));
    if let Some(limit) = options.limit.filter(|&limit| bytes > limit) {
        return Err(format!("{}: {} bytes are more than {}", bundle.program, bytes, limit).into());
    }
    if let Some(folder) = options.output.as_ref().filter(|_| options.all) {
        create(folder)?;
    }
    match options.file(&bundle.program) {
        Some(file) => write(&file, &bundle.text)?,
        None if options.check => {}
        None => print(&bundle.text)?,
    }
    Ok(())
}
