//! Changes to a run of tokens, gathered first and made at once.

use crate::rust::read::code::{tokens_of, Code, Token};
use crate::rust::read::items;
use crate::rust::read::lexer::Kind;
use crate::rust::read::strip::{mark_item, remove};
use crate::rust::read::uses;
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
        self.gone[self.code.place(start)..=self.code.place(end - 1)].fill(true);
    }

    /// Takes an item out, with the comments that belong to it.
    pub fn cut_item(&mut self, start: usize, end: usize) {
        mark_item(self.code, start, end, &mut self.gone);
    }

    /// Takes leaves out of the `use` at `keyword`, and with the last of them all of it.
    pub fn cut_leaves(&mut self, keyword: usize, leaves: &[usize]) {
        let tree = uses::tree(self.code, keyword);
        match tree.without(leaves) {
            _ if leaves.is_empty() => {}
            Some(left) => self.rewrite(tree.at, tree.end, &uses::text(&left)),
            None => self.cut_item(items::start_of(self.code, keyword), tree.end + 1),
        }
    }

    /// Takes every leaf out of a `use` that `is_gone` holds for.
    pub fn cut_imports(&mut self, is_gone: impl Fn(usize) -> bool) {
        for keyword in (0..self.code.len()).filter(|&at| uses::starts(self.code, at)) {
            let leaves = uses::tree(self.code, keyword).leaves();
            let gone: Vec<usize> = leaves.iter().map(|leaf| leaf.at).filter(|&at| is_gone(at)).collect();
            self.cut_leaves(keyword, &gone);
        }
    }

    /// Puts text in the place of the tokens from `start` to `end`.
    pub fn rewrite(&mut self, start: usize, end: usize, text: &str) {
        self.cut(start, end);
        self.gone[self.code.place(start)] = false;
        self.replace(start, text);
    }

    /// The tokens as changed; new ones have the place of the token that they stand for.
    pub fn apply(&self) -> Vec<Token> {
        let mut changed = Vec::new();
        let mut gone = Vec::new();
        for (place, token) in self.code.tokens.iter().enumerate() {
            match self.replaced.get(&place) {
                Some(text) => changed.extend(written(token, text)),
                None => changed.push(token.clone()),
            }
            gone.resize(changed.len(), self.gone[place]);
        }
        remove(&changed, &gone)
    }
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
