//! The language of a program, by the command that runs it.

use crate::problems::languages::Language;
use std::fs::File;
use std::io::Read;

/// Returns the language that the name of a command tells, or else the line `#!` of a script; `None` if neither does.
pub fn language(command: &[String]) -> Option<Language> {
    let word = program(command)?;
    by_name(word).or_else(|| by_name(program(&interpreter(word))?))
}

/// The word of a command that names the program.
fn program(command: &[String]) -> Option<&str> {
    command.iter().map(String::as_str).find(|word| !is_prefix(word))
}

/// Whether a word comes before the name of the command: `env` itself, its option, or a variable that it sets.
fn is_prefix(word: &str) -> bool {
    word.starts_with('-') || word.contains('=') || file_name(word) == "env"
}

/// The name of a program without its folder, and without `.exe`.
fn file_name(word: &str) -> String {
    let name = word.rsplit(['/', '\\']).next().unwrap_or_default().to_lowercase();
    name.strip_suffix(".exe").map_or(name.clone(), str::to_string)
}

fn by_name(word: &str) -> Option<Language> {
    let name = file_name(word);
    // The version follows, as in `python3.11`.
    match name.trim_end_matches(|end: char| end.is_ascii_digit() || end == '.') {
        "java" => Some(Language::Java),
        "python" | "py" => Some(Language::Python),
        "pypy" => Some(Language::PyPy),
        "node" | "nodejs" => Some(Language::Node),
        "ruby" => Some(Language::Ruby),
        _ => None,
    }
}

/// The most bytes read of a line `#!`.
const LINE: u64 = 256;

/// The words of the line `#!` at the beginning of a file; none if it has no such line.
fn interpreter(file: &str) -> Vec<String> {
    let mut beginning = Vec::new();
    let read = File::open(file).and_then(|file| file.take(LINE).read_to_end(&mut beginning));
    let text = String::from_utf8_lossy(&beginning);
    let line = text.lines().next().and_then(|line| line.strip_prefix("#!")).filter(|_| read.is_ok());
    line.map_or(Vec::new(), |line| line.split_whitespace().map(str::to_string).collect())
}
