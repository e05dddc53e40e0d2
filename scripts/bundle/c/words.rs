//! The words of a line of IR.

/// One word of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Word {
    /// A name such as `add` or `i64`, or a number.
    Plain(String),
    /// `%name`
    Local(String),
    /// `@name`
    Global(String),
    /// `c"text"`, its bytes; or any other text between quotation marks.
    Text(Vec<u8>),
    /// `#12` or `!dbg`
    Note,
    Mark(char),
}

/// Cuts a line into its words; a comment ends it.
pub fn words(line: &str) -> Vec<Word> {
    let mut words = Vec::new();
    let mut rest = line;
    while let Some(first) = rest.chars().next() {
        let (word, length) = match first {
            ' ' | '\t' => (None, 1),
            ';' => break,
            '%' | '@' => {
                let (name, length) = name(&rest[1..]);
                (Some(if first == '%' { Word::Local(name) } else { Word::Global(name) }), length + 1)
            }
            '#' | '!' => (Some(Word::Note), 1 + name(&rest[1..]).1),
            'c' if rest.starts_with("c\"") => {
                let end = quoted(&rest[1..]);
                (Some(Word::Text(bytes(&rest[2..end]))), end + 1)
            }
            '"' => {
                let end = quoted(rest);
                (Some(Word::Text(bytes(&rest[1..end - 1]))), end)
            }
            _ => {
                let length = plain(rest);
                match length {
                    0 => (Some(Word::Mark(first)), first.len_utf8()),
                    _ => (Some(Word::Plain(rest[..length].to_string())), length),
                }
            }
        };
        words.extend(word);
        rest = &rest[length..];
    }
    words
}

/// A name with or without quotation marks, and the length of what it stands in.
fn name(text: &str) -> (String, usize) {
    if text.starts_with('"') {
        let end = quoted(text);
        (text[1..end - 1].to_string(), end)
    } else {
        (text[..plain(text)].to_string(), plain(text))
    }
}

/// The length of a text with its quotation marks.
fn quoted(text: &str) -> usize {
    text[1..].find('"').map_or(text.len(), |end| end + 2)
}

fn plain(text: &str) -> usize {
    text.find(|c: char| !(c.is_ascii_alphanumeric() || "._$-".contains(c))).unwrap_or(text.len())
}

/// The bytes of a text, where a backslash and two hexadecimal digits are one, and so are two backslashes.
fn bytes(text: &str) -> Vec<u8> {
    let text = text.as_bytes();
    let mut bytes = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let escaped = if text[at] == b'\\' { text.get(at + 1..at + 3) } else { None };
        let byte = escaped.and_then(|digits| u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok());
        bytes.push(byte.unwrap_or(text[at]));
        at += match byte {
            Some(_) => 3,
            None if text[at..].starts_with(br"\\") => 2,
            None => 1,
        };
    }
    bytes
}
