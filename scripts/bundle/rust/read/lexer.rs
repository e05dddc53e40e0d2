//! Splits Rust source into tokens; joined again, their texts are the input, byte for byte.
//!
//! The rules are those of rustc's lexer; blanks and comments are tokens too, so a pass that copies tokens loses
//! nothing. Of the operators only `::`, `->` and `=>` are single tokens: passes look for them, and `>` must stay alone
//! to close generics. The cost is linear. No input is an error: an unclosed literal or comment extends to the end of
//! the text.

/// The kind of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// White space.
    Blank,
    /// A comment that is no documentation.
    Comment,
    /// A `///`, `//!`, `/**` or `/*!` comment.
    Doc,
    /// A name or a keyword, `r#name` included.
    Word,
    /// `'a`.
    Lifetime,
    /// `1`, `0x1f`, `1.5e-3f32`.
    Number,
    /// A string or character literal of any kind, with its prefix and suffix.
    Text,
    /// Punctuation: one character, or `::`, `->`, `=>`.
    Mark,
}

/// Splits `source` into tokens.
pub fn lex(source: &str) -> impl Iterator<Item = (Kind, &str)> {
    let mut rest = source;
    std::iter::from_fn(move || {
        let (kind, length) = (!rest.is_empty()).then(|| token(rest))?;
        let (text, after) = rest.split_at(length);
        rest = after;
        Some((kind, text))
    })
}

/// Returns a source without a byte order mark and a `#!` line; `#![` starts an attribute.
pub fn without_preamble(source: &str) -> &str {
    let text = source.strip_prefix('\u{feff}').unwrap_or(source);
    let shebang = text.starts_with("#!") && !text[2..].trim_start().starts_with('[');
    &text[if shebang { text.find('\n').unwrap_or(text.len()) } else { 0 }..]
}

/// Whether `c` can begin a name; outside of ASCII, anything but a blank can.
fn begins_word(c: char) -> bool {
    c == '_' || c.is_ascii_alphabetic() || (!c.is_ascii() && !is_blank(c))
}

/// Whether `c` can continue a name.
fn continues_word(c: char) -> bool {
    begins_word(c) || c.is_ascii_digit()
}

/// Unicode's `Pattern_White_Space`, which is what Rust skips.
fn is_blank(c: char) -> bool {
    matches!(c, '\t'..='\r' | ' ' | '\u{85}' | '\u{200e}' | '\u{200f}' | '\u{2028}' | '\u{2029}')
}

/// Returns the length of the prefix whose characters are `wanted`.
fn run(text: &str, wanted: impl Fn(char) -> bool) -> usize {
    text.find(|c| !wanted(c)).unwrap_or(text.len())
}

/// Returns the kind and the length of the first token.
fn token(text: &str) -> (Kind, usize) {
    let first = text.chars().next().unwrap_or('\0');
    match first {
        _ if is_blank(first) => (Kind::Blank, run(text, is_blank)),
        _ if text.starts_with("//") => line_comment(text),
        _ if text.starts_with("/*") => block_comment(text),
        '0'..='9' => (Kind::Number, number(text)),
        '"' => (Kind::Text, string(text, 0)),
        '\'' => quote(text),
        _ if begins_word(first) => word(text),
        _ if ["::", "->", "=>"].iter().any(|pair| text.starts_with(pair)) => (Kind::Mark, 2),
        _ => (Kind::Mark, first.len_utf8()),
    }
}

fn line_comment(text: &str) -> (Kind, usize) {
    let is_doc = (text.starts_with("///") && !text.starts_with("////")) || text.starts_with("//!");
    (if is_doc { Kind::Doc } else { Kind::Comment }, run(text, |c| c != '\n'))
}

fn block_comment(text: &str) -> (Kind, usize) {
    let is_outer = text.starts_with("/**") && !text.starts_with("/***") && !text.starts_with("/**/");
    let is_doc = is_outer || text.starts_with("/*!");
    let (mut depth, mut end) = (0, 0);
    while end == 0 || (depth > 0 && end < text.len()) {
        let rest = &text[end..];
        let (opens, closes) = (rest.starts_with("/*"), rest.starts_with("*/"));
        depth += opens as i32 - closes as i32;
        end += if opens || closes { 2 } else { rest.chars().next().map_or(1, char::len_utf8) };
    }
    (if is_doc { Kind::Doc } else { Kind::Comment }, end)
}

/// A name, or the literal or raw name that its letters are the prefix of.
fn word(text: &str) -> (Kind, usize) {
    let end = run(text, continues_word);
    let (name, after) = text.split_at(end);
    match name {
        "b" if after.starts_with('\'') => (Kind::Text, character(text, 1)),
        "b" | "c" if after.starts_with('"') => (Kind::Text, string(text, 1)),
        "r" | "br" | "cr" if after.trim_start_matches('#').starts_with('"') => (Kind::Text, raw_string(text, end)),
        "r" if after.starts_with('#') && after[1..].starts_with(begins_word) => {
            (Kind::Word, 2 + run(&after[1..], continues_word))
        }
        _ => (Kind::Word, end),
    }
}

/// The end of the string whose quote opens at `open`.
fn string(text: &str, open: usize) -> usize {
    let start = open + 1;
    let mut escaped = false;
    let close = text[start..].find(|c| {
        let found = c == '"' && !escaped;
        escaped = c == '\\' && !escaped;
        found
    });
    close.map_or(text.len(), |at| with_suffix(text, start + at + 1))
}

/// The end of the string whose `#` signs and quote begin at `open`.
fn raw_string(text: &str, open: usize) -> usize {
    let hashes = run(&text[open..], |c| c == '#');
    let close = format!("\"{}", "#".repeat(hashes));
    let start = open + hashes + 1;
    text[start..].find(&close).map_or(text.len(), |at| with_suffix(text, start + at + close.len()))
}

/// A character, or a lifetime: a lifetime is a name that no quote follows.
fn quote(text: &str) -> (Kind, usize) {
    let rest = &text[1..];
    let name = rest.strip_prefix("r#").filter(|name| name.starts_with(begins_word)).unwrap_or(rest);
    let end = text.len() - name.len() + run(name, continues_word);
    if name.starts_with(continues_word) && !text[end..].starts_with('\'') {
        return (Kind::Lifetime, end);
    }
    (Kind::Text, character(text, 0))
}

/// The end of the character whose quote opens at `open`.
fn character(text: &str, open: usize) -> usize {
    let own = if text[open + 1..].starts_with('\\') { 2 } else { 1 };
    let start: usize = text.chars().take(open + 1 + own).map(char::len_utf8).sum();
    text[start..].find('\'').map_or(text.len(), |at| with_suffix(text, start + at + 1))
}

/// The end of a literal with its suffix.
fn with_suffix(text: &str, end: usize) -> usize {
    let is_there = text[end..].starts_with(begins_word);
    end + if is_there { run(&text[end..], continues_word) } else { 0 }
}

/// A number; its dot is its own only when neither another dot nor a name follows it.
fn number(text: &str) -> usize {
    let is_digit = |c: char| c.is_ascii_digit() || c == '_';
    let mut end = run(text, continues_word);
    let dot = text[..end].chars().all(is_digit).then(|| text[end..].strip_prefix('.')).flatten();
    if dot.is_some_and(|after| !after.starts_with(|c| c == '.' || begins_word(c))) {
        end += 1;
        end += run(&text[end..], continues_word);
    }
    let mantissa = text[..end].strip_suffix(['e', 'E']);
    let exponent = mantissa.filter(|digits| digits.chars().all(|c| is_digit(c) || c == '.'));
    let sign = exponent.and_then(|_| text[end..].strip_prefix(['+', '-']));
    if sign.is_some_and(|digits| digits.trim_start_matches('_').starts_with(|c: char| c.is_ascii_digit())) {
        end += 1;
        end += run(&text[end..], continues_word);
    }
    end
}
