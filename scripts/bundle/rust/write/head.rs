//! The first line of a bundle.

use crate::package::Package;
use crate::rust::join::assemble::Licensed;
use crate::rust::read::code::Token;
use scripts::problems::list::find;

/// Returns what the first line of a bundle says before the command: the judge's problem, or else the program; the package
/// with its version and licence; the version of rustc; and the other licences of libraries that have code among these tokens.
pub fn about(package: &Package, program: &str, rustc: Option<&str>, licensed: &[Licensed], tokens: &[Token]) -> String {
    let title = find(program).ok().map(|problem| problem.title);
    let mut about = format!("{}: {} {}", title.unwrap_or(program), package.name, package.version);
    if !package.licence.is_empty() {
        about += &format!(", {}", in_comment(&package.licence));
    }
    about += &rustc.map_or(String::new(), |version| format!(", rustc {version}"));
    for one in licensed.iter().filter(|one| one.is_in(tokens)) {
        about += &format!(", {} under {}", one.library, in_comment(&one.licence));
    }
    about
}

/// Returns a licence without characters that could end a comment.
fn in_comment(licence: &str) -> String {
    licence.replace(|letter: char| letter.is_control() || letter == '*', " ").trim().to_string()
}
