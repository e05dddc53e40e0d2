//! Writes a bundle to be read: the source's own lines, moved to the depth that they have in the bundle.
//!
//! Strings keep every byte. What the removals left behind is closed up the way rustfmt would do it: at most
//! one empty line, none after an opening brace or before a closing one.

use crate::rust::read::code::{Code, Token};
use crate::rust::read::edits::Edits;
use crate::rust::read::lexer::Kind;
use crate::rust::read::uses::{self, Ending, Tree};

const WIDTH: usize = 100;

/// The readable text of a bundle.
pub fn readable(tokens: &[Token], head: &str) -> String {
    let tokens = with_short_uses(tokens);
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
        text += &shifted(token);
        before = Some(token);
    }
    text + "\n"
}

/// What stands between two tokens that blanks separate.
fn gap(before: Option<&Token>, blank: &Token, after: &Token) -> String {
    let opened = before.is_some_and(|token| matches!(&*token.text, "{" | "(" | "["));
    let closes = matches!(&*after.text, "}" | ")" | "]");
    let empty = opened && closes;
    let comment = before.is_some_and(|token| token.kind == Kind::Comment && token.text.starts_with("//"));
    match blank.newlines() {
        _ if empty && !comment => String::new(),
        _ if before.is_none() => String::new(),
        0 if after.kind == Kind::Comment => blank.text.to_string(),
        0 => " ".to_string(),
        lines => {
            let most = if opened || closes { 1 } else { 2 };
            "\n".repeat(lines.min(most)) + &"    ".repeat(after.depth) + blank.indent()
        }
    }
}

/// A token's text; the later lines of a block comment move with the first.
fn shifted(token: &Token) -> String {
    if token.kind != Kind::Comment || token.depth == 0 {
        return token.text.trim_end_matches(|c| c == ' ' && token.kind == Kind::Comment).to_string();
    }
    let lines: Vec<&str> = token.text.trim_end().split('\n').collect();
    lines.join(&format!("\n{}", "    ".repeat(token.depth)))
}

/// The tokens with every overlong `use` spread over several lines.
fn with_short_uses(tokens: &[Token]) -> Vec<Token> {
    let code = Code::new(tokens);
    let mut edits = Edits::new(&code);
    for tree in uses::within(&code, 0, code.len()) {
        let place = code.place(tree.keyword());
        let one_line = code.run(tree.keyword(), tree.end).iter().all(|token| token.newlines() == 0);
        let indent = tokens[..place].iter().rev().find(|token| token.newlines() > 0).map_or("", Token::indent);
        let depth = 4 * tokens[place].depth;
        if one_line && depth + indent.len() + tree.text().len() + "pub use ;".len() > WIDTH {
            if let Some(text) = spread(&tree, indent, WIDTH - depth) {
                edits.rewrite(tree.at, tree.end, &text);
            }
        }
    }
    edits.apply()
}

/// The group of a tree, filled line by line; a nested group has a line of its own.
fn spread(tree: &Tree, indent: &str, width: usize) -> Option<String> {
    let Ending::Group(parts) = &tree.ending else { return None };
    let path = Tree { ending: Ending::Glob, ..tree.clone() };
    let mut text = path.text().trim_end_matches('*').to_string() + "{";
    let mut room = 0;
    for part in parts {
        let nested = matches!(part.ending, Ending::Group(_));
        let part_text = part.text() + ",";
        if nested || room < part_text.len() + 1 {
            text += &format!("\n{}    {}", indent, part_text);
            room = width.saturating_sub(indent.len() + 4 + part_text.len());
        } else {
            text += &format!(" {}", part_text);
            room -= part_text.len() + 1;
        }
        room = if nested { 0 } else { room };
    }
    Some(format!("{}\n{}}}", text, indent))
}
