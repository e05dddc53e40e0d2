//! The tokens of C, and lines that are short enough.

/// The most characters of a line, unless one token is longer: no compiler of C has to take more.
pub const WIDTH: usize = 509;

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

/// The tokens of a text where one operator is apart from the next.
pub fn words(text: &str) -> Vec<String> {
    let kind = |letter: char| match letter {
        letter if letter.is_ascii_alphanumeric() || letter == '_' => Some(true),
        '+' | '-' | '*' | '/' | '%' | '&' | '|' | '^' | '<' | '>' | '=' | '!' => Some(false),
        _ => None,
    };
    let letters: Vec<char> = text.chars().collect();
    let tokens = letters.chunk_by(|&one, &next| kind(one).is_some() && kind(one) == kind(next));
    tokens.map(String::from_iter).filter(|token| token != " ").collect()
}

/// The blank that two tokens need between them, if they need one.
pub fn blank(one: &str, other: &str) -> &'static str {
    let (Some(&last), Some(&first)) = (one.as_bytes().last(), other.as_bytes().first()) else { return "" };
    // Behind a string, C++ of 2011 takes a word for a part of it.
    let is_word = |letter: u8| letter.is_ascii_alphanumeric() || letter == b'_';
    let is_one = is_word(first) && (is_word(last) || last == b'"');
    let clashes = is_one || matches!((last, first), (b'+', b'+') | (b'-', b'-') | (b'&', b'&') | (b'/', b'*'));
    if clashes {
        " "
    } else {
        ""
    }
}
