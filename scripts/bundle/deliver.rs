//! Writes a bundle to a file or to standard output.

use crate::options::Options;
use crate::scratch::{create, write};
use scripts::cli::{print, Failure};
use scripts::problems::submission::{excess, verdict};

/// A bundle that is ready to be delivered.
pub struct Bundle {
    /// The program's name.
    pub program: String,
    /// Its text.
    pub text: String,
    /// For `--function --check`: the rest of the program, which calls the functions.
    pub caller: Option<String>,
}

/// Writes a bundle where the options say. Returns a message if it is longer than `--limit` or, without that, than its judge
/// takes; it is written all the same, because its author has to see it to shorten it.
///
/// Errors: it cannot be written.
pub fn deliver(bundle: &Bundle, options: &Options) -> Result<Option<String>, Failure> {
    let bytes = bundle.text.len();
    eprintln!("{}", verdict(&bundle.program, bytes, options.submission()));
    if let Some(folder) = options.output.as_ref().filter(|_| options.all) {
        create(folder)?;
    }
    match options.file(&bundle.program) {
        Some(file) => write(&file, &bundle.text)?,
        None if options.check => {}
        None => print(&bundle.text)?,
    }
    Ok(excess(&bundle.program, bytes, options.submission(), options.limit))
}
