//! The text of a bundle, and where each of its lines comes from.

use crate::code::Token;
use std::rc::Rc;

/// Text that grows token by token.
#[derive(Default)]
pub struct Page {
    /// The text so far.
    pub text: String,
    /// For each line the source file, its first line and its last.
    pub origins: Vec<Option<(Rc<str>, usize, usize)>>,
    line: usize,
}

impl Page {
    /// Adds a text, `shown` for the token that it came from.
    pub fn write(&mut self, token: &Token, shown: &str) {
        let first = self.line;
        self.space(shown);
        for line in first..=self.line {
            if self.origins.len() <= line {
                self.origins.resize(line + 1, None);
            }
            self.note(line, token, token.line + line - first);
        }
    }

    /// Adds blanks, which come from nowhere.
    pub fn space(&mut self, blanks: &str) {
        self.text.push_str(blanks);
        self.line += blanks.matches('\n').count();
    }

    /// For each line of the text, the line of source that it comes from.
    pub fn map(&self) -> String {
        let mut shown = String::new();
        for (line, origin) in self.origins.iter().enumerate() {
            let source = match origin {
                None => continue,
                Some((file, first, last)) if first == last => format!("{}:{}", file, first),
                Some((file, first, last)) => format!("{}:{}-{}", file, first, last),
            };
            shown += &format!("{}\t{}\n", line + 1, source);
        }
        shown
    }

    fn note(&mut self, line: usize, token: &Token, source: usize) {
        match &mut self.origins[line] {
            Some((file, _, last)) if *file == token.file => *last = source.max(*last),
            Some(_) => {}
            empty => *empty = Some((token.file.clone(), source, source)),
        }
    }
}
