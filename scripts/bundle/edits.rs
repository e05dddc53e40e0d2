//! Changes to a run of tokens, gathered first and made at once.

use crate::code::{tokens_of, Code, Token};
use crate::lexer::Kind;
use crate::strip::{mark_item, remove};
use std::collections::BTreeMap;

/// The changes to make to one run of tokens; places count the tokens that are code.
pub struct Edits<'a, 'b> {
    code: &'b Code<'a>,
    replaced: BTreeMap<usize, String>,
    gone: Vec<bool>,
}

impl<'a, 'b> Edits<'a, 'b> {
    /// No change yet.
    pub fn new(code: &'b Code<'a>) -> Edits<'a, 'b> {
        Edits { code, replaced: BTreeMap::new(), gone: vec![false; code.tokens.len()] }
    }

    /// Puts other text in the place of a token.
    pub fn replace(&mut self, at: usize, text: &str) {
        self.replaced.insert(self.code.place(at), text.to_string());
    }

    /// Takes the tokens from `start` to `end` out and nothing else.
    pub fn cut(&mut self, start: usize, end: usize) {
        self.gone[self.code.place(start)..=self.code.place(end - 1)].iter_mut().for_each(|gone| *gone = true);
    }

    /// Takes an item out, with the comments that belong to it.
    pub fn cut_item(&mut self, start: usize, end: usize) {
        mark_item(self.code, start, end, &mut self.gone);
    }

    /// Puts text in the place of the tokens from `start` to `end`.
    pub fn rewrite(&mut self, start: usize, end: usize, text: &str) {
        self.cut(start, end);
        self.gone[self.code.place(start)] = false;
        self.replace(start, text);
    }

    /// The tokens as changed; new ones have the place of the token that they stand for.
    pub fn apply(&self) -> Vec<Token> {
        remove_and_replace(self.code.tokens, &self.gone, &self.replaced)
    }
}

fn remove_and_replace(tokens: &[Token], gone: &[bool], replaced: &BTreeMap<usize, String>) -> Vec<Token> {
    let mut changed = Vec::with_capacity(tokens.len());
    let mut still_gone = Vec::with_capacity(tokens.len());
    for (place, token) in tokens.iter().enumerate() {
        match replaced.get(&place) {
            Some(text) => {
                changed.extend(written(token, text));
                still_gone.resize(changed.len(), gone[place]);
            }
            None => {
                changed.push(token.clone());
                still_gone.push(gone[place]);
            }
        }
    }
    remove(&changed, &still_gone)
}

/// New text as tokens that say they come from the place of `origin`.
pub fn written(origin: &Token, text: &str) -> Vec<Token> {
    let mut tokens = tokens_of(text, &origin.file, origin.depth);
    for token in &mut tokens {
        token.line = origin.line;
        token.byte = origin.byte;
        if token.kind == Kind::Doc {
            token.kind = Kind::Comment;
        }
    }
    tokens
}
