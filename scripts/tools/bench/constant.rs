//! A constant in a text of Rust, with another value.

/// Returns the text in which a constant of one line has another value, or `None` if it has no such constant.
pub fn with_value(text: &str, name: &str, value: &str) -> Option<String> {
    let start = format!("const {name}: ");
    let is_it = |line: &&str| line.trim_start_matches("pub ").starts_with(&start) && line.ends_with(';');
    let line = text.lines().find(is_it)?;
    let (before, _) = line.split_once(" = ")?;
    Some(text.replace(line, &format!("{before} = {value};")))
}
