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

/// A word as a shell reads it, in quotation marks if it needs them.
pub fn shell_word(word: &str) -> String {
    let is_plain = |one: char| one.is_alphanumeric() || "-_./,:=+@%".contains(one);
    match !word.is_empty() && word.chars().all(is_plain) {
        true => word.to_string(),
        false => format!("'{}'", word.replace('\'', "'\\''")),
    }
}
