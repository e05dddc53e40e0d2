//! The text of a bundle, and where each of its lines comes from.

use crate::code::Token;
use std::sync::Arc;

/// Text that grows token by token.
#[derive(Default)]
pub struct Page {
    /// The text so far.
    pub text: String,
    /// For each line the stretches of source in it: a file, its first line and its last.
    origins: Vec<Vec<(Arc<str>, usize, usize)>>,
    line: usize,
}

impl Page {
    /// Adds a text, `shown` for the token that it came from.
    pub fn write(&mut self, token: &Token, shown: &str) {
        let first = self.line;
        self.space(shown);
        for line in first..=self.line {
            if self.origins.len() <= line {
                self.origins.resize(line + 1, Vec::new());
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
        for (line, origins) in self.origins.iter().enumerate().filter(|(_, origins)| !origins.is_empty()) {
            let sources: Vec<String> = origins.iter().map(stretch).collect();
            shown += &format!("{}\t{}\n", line + 1, sources.join(" "));
        }
        shown
    }

    fn note(&mut self, line: usize, token: &Token, source: usize) {
        match self.origins[line].last_mut() {
            Some((file, first, last)) if *file == token.file && source >= *first => *last = source.max(*last),
            _ => self.origins[line].push((token.file.clone(), source, source)),
        }
    }
}

/// `file:first-last`, or `file:line` for one line.
fn stretch((file, first, last): &(Arc<str>, usize, usize)) -> String {
    if first == last {
        format!("{}:{}", file, first)
    } else {
        format!("{}:{}-{}", file, first, last)
    }
}
