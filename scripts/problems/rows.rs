//! Cuts a text into rows of words, and keeps where each word stands.
//!
//! A row ends at the end of a line, at `/` and `;`, and at a bracket; in brackets, the end of a line does not end it. Blank
//! space, commas and quotes separate words.

use super::clause::{Clause, Code};

/// A word, or one character of it.
#[derive(Clone, Copy)]
pub struct Word<'a> {
    /// The line, and the number of the word on its line, both from 1.
    line: usize,
    number: usize,
    pub whole: &'a str,
    /// The part that is a tile: the word, or the character.
    pub tile: &'a str,
}

/// The words of a row.
#[derive(Clone)]
pub struct Row<'a> {
    pub words: Vec<Word<'a>>,
    /// Whether an empty line precedes it.
    pub after_gap: bool,
}

/// What is wrong with a text, and where.
#[derive(Debug)]
pub struct TextFault {
    /// The line, and the number of the word on its line; word 0 is the line as a whole.
    pub place: (usize, usize),
    pub clause: Clause,
}

impl TextFault {
    /// The clause with its place; in a text of one line, without the line.
    pub fn placed(self, is_one_line: bool) -> Clause {
        match self.place {
            (_, 0) if is_one_line => self.clause,
            (line, 0) => Code::InLine.with(line).with(self.clause),
            (_, word) if is_one_line => Code::InWord.with(word).with(self.clause),
            (line, word) => Code::InLineWord.with(line).with(word).with(self.clause),
        }
    }
}

impl<'a> Word<'a> {
    /// Its characters, each as a word.
    pub fn characters(self) -> impl Iterator<Item = Word<'a>> {
        let end = |at: usize, character: char| at + character.len_utf8();
        let part = move |(at, character)| Word { tile: &self.tile[at..end(at, character)], ..self };
        self.tile.char_indices().map(part)
    }

    /// A fault at this word.
    pub fn fault(&self, clause: impl Into<Clause>) -> TextFault {
        TextFault { place: (self.line, self.number), clause: clause.into() }
    }
}

impl Row<'_> {
    /// The fault that the row as a whole is.
    pub fn fault(&self, clause: impl Into<Clause>) -> TextFault {
        TextFault { place: (self.words[0].line, 0), clause: clause.into() }
    }
}

/// Cuts a text. A `#` begins a comment, unless `hash_is_blank` and it stands before digits only, or before nothing.
pub fn rows(text: &str, hash_is_blank: bool) -> Vec<Row<'_>> {
    let mut cut = Cut { rows: Vec::new(), depth: 0, row_ended: true, after_gap: false };
    for (number, line) in (1..).zip(text.strip_prefix('\u{feff}').unwrap_or(text).lines()) {
        cut.after_gap |= cut.depth == 0 && line.trim().is_empty();
        cut.row_ended |= cut.depth == 0;
        cut.line(number, without_comment(line, hash_is_blank));
    }
    cut.rows
}

fn without_comment(line: &str, hash_is_blank: bool) -> &str {
    let before_digits = |&at: &usize| {
        let rest = line[at + 1..].split('#').next().unwrap_or("");
        rest.chars().all(|character| character.is_ascii_digit() || separates(character))
    };
    let mut hashes = line.match_indices('#').map(|(at, _)| at);
    let comment = hashes.find(|at| !(hash_is_blank && before_digits(at)));
    &line[..comment.unwrap_or(line.len())]
}

fn separates(character: char) -> bool {
    character.is_whitespace() || "/;[](){},'\"".contains(character)
}

/// The rows so far.
struct Cut<'a> {
    rows: Vec<Row<'a>>,
    /// The number of open brackets.
    depth: usize,
    row_ended: bool,
    after_gap: bool,
}

impl<'a> Cut<'a> {
    fn line(&mut self, line: usize, text: &'a str) {
        let mut number = 0;
        for piece in text.split_inclusive(separates) {
            let whole = piece.trim_end_matches(separates);
            if !whole.is_empty() {
                number += 1;
                self.add(Word { line, number, whole, tile: whole });
            }
            match piece[whole.len()..].chars().next() {
                Some('[' | '(' | '{') => self.depth += 1,
                Some(']' | ')' | '}') => self.depth = self.depth.saturating_sub(1),
                Some('/' | ';') => (),
                _ => continue,
            }
            self.row_ended = true;
        }
    }

    fn add(&mut self, word: Word<'a>) {
        match self.rows.last_mut() {
            Some(row) if !self.row_ended => row.words.push(word),
            _ => self.rows.push(Row { words: vec![word], after_gap: self.after_gap }),
        }
        (self.row_ended, self.after_gap) = (false, false);
    }
}
