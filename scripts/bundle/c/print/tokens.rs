//! The tokens of C, and lines that are short enough.

/// The most characters of a line, unless one token is longer: no compiler of C has to take more.
pub const WIDTH: usize = 509;

/// Operators of two characters and more.
const OPERATORS: [&str; 20] = [
    "<<=", ">>=", "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "+=", "-=", "*=", "/=", "%=", "&=", "^=",
    "|=",
];

/// The text of tokens in lines of this width, with as few blanks as possible.
pub fn joined(tokens: &[String], width: usize) -> String {
    let (mut text, mut column, mut before) = (String::new(), 0, "");
    for token in tokens {
        let gap = blank(before, token);
        let is_full = column > 0 && column + gap.len() + token.len() > width;
        text += if is_full { "\n" } else { gap };
        text += token;
        column = text.len() - text.rfind('\n').map_or(0, |end| end + 1);
        before = token;
    }
    text
}

/// Bytes as a text of C.
pub fn string(bytes: &[u8]) -> String {
    let mut text = String::from("\"");
    for (at, &byte) in bytes.iter().enumerate() {
        let digit_follows = bytes.get(at + 1).is_some_and(u8::is_ascii_digit);
        match byte {
            b'"' | b'\\' | b'?' => text.extend(['\\', char::from(byte)].iter()),
            b'\n' => text += "\\n",
            32..=126 => text.push(char::from(byte)),
            _ if digit_follows => text += &format!("\\{:03o}", byte),
            _ => text += &format!("\\{:o}", byte),
        }
    }
    text + "\""
}

fn is_word(letter: u8) -> bool {
    letter.is_ascii_alphanumeric() || letter == b'_'
}

/// The tokens of a text without the blanks between them; the end of a line is one.
pub fn tokens(text: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(&first) = rest.as_bytes().first() {
        let operator = OPERATORS.iter().find(|operator| rest.starts_with(**operator));
        let length = match (first, operator) {
            (b'"', _) => string_end(rest),
            (_, Some(operator)) => operator.len(),
            _ if is_word(first) => rest.bytes().position(|letter| !is_word(letter)).unwrap_or(rest.len()),
            _ => 1,
        };
        tokens.push(&rest[..length]);
        rest = rest[length..].trim_start_matches(' ');
    }
    tokens
}

fn string_end(text: &str) -> usize {
    let mut escaped = true;
    let end = text.bytes().position(|byte| {
        let ends = byte == b'"' && !escaped;
        escaped = byte == b'\\' && !escaped;
        ends
    });
    end.map_or(text.len(), |end| end + 1)
}

/// The blank that two tokens need between them, if they need one.
pub fn blank(one: &str, other: &str) -> &'static str {
    let (Some(&last), Some(&first)) = (one.as_bytes().last(), other.as_bytes().first()) else { return "" };
    // Behind a string, C++ of 2011 takes a word for a part of it.
    let is_one = is_word(first) && (is_word(last) || last == b'"');
    let clashes = is_one || matches!((last, first), (b'+', b'+') | (b'-', b'-') | (b'&', b'&') | (b'/', b'*'));
    if clashes {
        " "
    } else {
        ""
    }
}
