//! Tells an item or an import leaf from all others, also where what is before it has changed.

use crate::rust::read::code::{Code, Text};
use std::collections::HashSet;

/// The origin of an item or a leaf: its file, its byte there, and words, for what the bundler has written has the place of
/// what is beside it.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Origin {
    file: Text,
    byte: u32,
    words: Vec<Text>,
}

impl Origin {
    /// Returns the origin of the item whose name is at a place, or of the leaf, the `impl` or the macro call that begins there.
    pub fn new(code: &Code, at: usize) -> Origin {
        let token = &code.tokens[code.place(at)];
        let words = match code.after_macro(at) {
            Some(end) => code.words(at + 1, end).collect(),
            None if token.text == "impl" => {
                let open = code.level(at, code.len()).find(|&at| matches!(code.text(at), "{" | ";"));
                code.words(at, open.unwrap_or(at)).collect()
            }
            None => vec![token.text, last_word(code, at)],
        };
        Origin { file: token.file, byte: token.byte, words }
    }

    /// Returns the name of an item, or of an import of one word.
    pub fn name(&self) -> Option<Text> {
        match self.words[..] {
            [first, last] if first == last => Some(first),
            _ => None,
        }
    }

    /// Whether one of its words is among these.
    pub fn is_named_by(&self, words: &HashSet<String>) -> bool {
        self.words.iter().any(|word| words.contains(*word))
    }
}

/// Returns the name that an import leaf declares, or the name at a place.
pub fn last_word(code: &Code, mut at: usize) -> Text {
    while code.is(at + 1, "::") || code.is(at + 1, "as") {
        at += 2;
    }
    code.text(at)
}
