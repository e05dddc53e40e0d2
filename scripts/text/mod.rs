//! Texts that the tools read and write.
//!
//! - [`numbers`]: parses numbers; the median
//! - [`json`]: parses JSON
//! - [`names`]: proposes the nearest of some known names

pub mod json;
pub mod names;
pub mod numbers;

/// A number of things, such as `1 move` or `2 moves`.
pub fn count(number: usize, thing: &str) -> String {
    format!("{number} {thing}{}", if number == 1 { "" } else { "s" })
}

/// A number with three significant figures and at most three decimals; from 1,000 on, with all figures before the point.
pub fn figures(number: f64) -> String {
    let decimals = match number {
        ..0.9995 => 3,
        ..9.995 => 2,
        ..99.95 => 1,
        _ => 0,
    };
    format!("{number:.decimals$}")
}

/// A word as this system's shell reads it, in quotation marks if it needs them.
pub fn shell_word(word: &str) -> String {
    if cfg!(windows) {
        cmd_word(word)
    } else {
        posix_word(word)
    }
}

/// A word as a POSIX shell reads it.
pub fn posix_word(word: &str) -> String {
    if is_plain(word, "-_./,:=+@%") {
        word.to_string()
    } else {
        format!("'{}'", word.replace('\'', "'\\''"))
    }
}

/// A word as cmd passes it on and a program for Windows reads it: a quotation mark is doubled, and so is a backslash
/// before one.
pub fn cmd_word(word: &str) -> String {
    if is_plain(word, r"-_./\:+") {
        return word.to_string();
    }
    let (mut quoted, mut backslashes) = (String::from("\""), 0);
    for one in word.chars().chain(['"']) {
        if one == '"' {
            quoted += &r"\".repeat(backslashes);
            quoted.push('"');
        }
        quoted.push(one);
        backslashes = if one == '\\' { backslashes + 1 } else { 0 };
    }
    // The last quotation mark is not one of the word.
    quoted.pop();
    quoted
}

/// Whether a word has only letters, digits and some marks.
fn is_plain(word: &str, marks: &str) -> bool {
    !word.is_empty() && word.chars().all(|one| one.is_alphanumeric() || marks.contains(one))
}
