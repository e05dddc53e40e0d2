//! Writes JSON.

use scripts::problems::clause::{Clause, Value};
use std::fmt::Display;

/// A text in quotation marks.
pub fn text(text: &str) -> String {
    let escaped = |letter: char| match letter {
        '"' | '\\' => format!("\\{letter}"),
        '\n' => "\\n".to_string(),
        letter if letter.is_ascii_control() => format!("\\u{:04x}", letter as u32),
        letter => letter.to_string(),
    };
    format!("\"{}\"", text.chars().map(escaped).collect::<String>())
}

/// A text in English and in Chinese.
pub fn both<Text: AsRef<str>>([english, chinese]: &[Text; 2]) -> String {
    format!("{{\"en\":{},\"zh\":{}}}", text(english.as_ref()), text(chinese.as_ref()))
}

/// A value, or `null`.
pub fn optional<T>(value: Option<T>, json: impl Fn(T) -> String) -> String {
    value.map_or("null".to_string(), json)
}

/// A list of values that are JSON already, such as numbers.
pub fn list<T: Display>(values: impl IntoIterator<Item = T>) -> String {
    let values: Vec<String> = values.into_iter().map(|value| value.to_string()).collect();
    format!("[{}]", values.join(","))
}

/// A clause: its code, then its values.
pub fn clause(clause: &Clause) -> String {
    let code = format!("\"{:?}\"", clause.code);
    let value = |value: &Value| match value {
        Value::Text(value) => text(value),
        Value::Clause(value) => self::clause(value),
    };
    list([code].into_iter().chain(clause.values.iter().map(value)))
}
