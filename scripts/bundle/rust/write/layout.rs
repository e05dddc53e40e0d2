//! Writes a readable bundle: the source's own lines, indented for their depth in the bundle.
//!
//! Strings keep every byte. Gaps that removals left are closed as rustfmt does: at most one empty line, none after an
//! opening brace or before a closing one.

use crate::rust::read::code::Token;
use crate::rust::read::edits::joined;
use crate::rust::read::lexer::Kind;

/// Returns the readable text of a bundle.
pub fn readable(tokens: Vec<Token>, head: &str) -> String {
    let tokens = joined(tokens);
    let mut text = head.to_string();
    for (at, token) in tokens.iter().enumerate() {
        match (token.kind, tokens[..at].last(), tokens.get(at + 1)) {
            (Kind::Blank, Some(before), Some(after)) => text += &gap(before, token, after),
            (Kind::Blank, ..) => {}
            // The later lines of a comment are indented with the first.
            (Kind::Comment, ..) => {
                text += &token.text.trim_end().replace('\n', &format!("\n{}", "    ".repeat(token.depth as usize)))
            }
            _ => text += token.text,
        }
    }
    text + "\n"
}

/// Returns the blanks between two tokens.
fn gap(before: &Token, blank: &Token, after: &Token) -> String {
    let opened = matches!(before.text, "{" | "(" | "[");
    let closes = matches!(after.text, "}" | ")" | "]");
    match blank.newlines() {
        _ if opened && closes => String::new(),
        0 if after.kind == Kind::Comment => blank.text.to_string(),
        0 => " ".to_string(),
        lines => {
            let most = if opened || closes { 1 } else { 2 };
            "\n".repeat(lines.min(most)) + &"    ".repeat(after.depth as usize) + blank.indent()
        }
    }
}
