//! Writes a bundle to a file or to standard output.

use crate::options::Options;
use crate::package::Package;
use crate::rust::join::assemble::Licensed;
use crate::rust::read::code::Token;
use crate::scratch::{create, write};
use scripts::cli::{print, Failure};
use scripts::problems::judges::verdict;
use scripts::problems::list::find;

/// A bundle that is ready to be delivered.
pub struct Bundle {
    /// The program's name.
    pub program: String,
    /// Its text.
    pub text: String,
    /// For `--function --check`: the rest of the program, which calls the functions.
    pub caller: Option<String>,
}

/// Returns what the first line of a bundle says: the judge's problem, or else the program; the package with its version
/// and licence; the version of rustc; and the other licences of libraries that have code among these tokens.
pub fn maker(package: &Package, program: &str, rustc: Option<&str>, licensed: &[Licensed], tokens: &[Token]) -> String {
    let title = find(program).ok().and_then(|problem| problem.title.split(';').next());
    let mut maker = format!("{}: {} {}", title.unwrap_or(program), package.name, package.version);
    if !package.licence.is_empty() {
        maker += &format!(", {}", in_comment(&package.licence));
    }
    maker += &rustc.map_or(String::new(), |version| format!(", rustc {version}"));
    for one in licensed.iter().filter(|one| one.is_in(tokens)) {
        maker += &format!(", {} under {}", one.library, in_comment(&one.licence));
    }
    maker
}

/// Returns a licence without characters that could end a comment.
fn in_comment(licence: &str) -> String {
    licence.replace(|letter: char| letter.is_control() || letter == '*', " ").trim().to_string()
}

/// Writes a bundle where the options say.
///
/// Errors: it is longer than the limit, or cannot be written.
pub fn deliver(bundle: &Bundle, options: &Options) -> Result<(), Failure> {
    let bytes = bundle.text.len();
    eprintln!("{}", verdict(&bundle.program, bytes, options.form()));
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
