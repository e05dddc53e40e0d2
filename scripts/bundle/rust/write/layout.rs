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
    let mut before: Option<&Token> = None;
    let mut blank: Option<&Token> = None;
    for token in &tokens {
        if token.kind == Kind::Blank {
            blank = Some(token);
            continue;
        }
        if let Some(blank) = blank.take() {
            text += &gap(before, blank, token);
        }
        match token.kind {
            Kind::Comment => text += &shifted(token),
            _ => text += token.text,
        }
        before = Some(token);
    }
    text + "\n"
}

/// Returns the blanks between two tokens.
fn gap(before: Option<&Token>, blank: &Token, after: &Token) -> String {
    let opened = before.is_some_and(|token| matches!(token.text, "{" | "(" | "["));
    let closes = matches!(after.text, "}" | ")" | "]");
    let empty = opened && closes;
    let comment = before.is_some_and(|token| token.kind == Kind::Comment && token.text.starts_with("//"));
    match blank.newlines() {
        _ if empty && !comment => String::new(),
        _ if before.is_none() => String::new(),
        0 if after.kind == Kind::Comment => blank.text.to_string(),
        0 => " ".to_string(),
        lines => {
            let most = if opened || closes { 1 } else { 2 };
            "\n".repeat(lines.min(most)) + &"    ".repeat(after.depth as usize) + blank.indent()
        }
    }
}

/// Returns a comment; its later lines are indented with the first.
fn shifted(comment: &Token) -> String {
    comment.text.trim_end().replace('\n', &format!("\n{}", "    ".repeat(comment.depth as usize)))
}
