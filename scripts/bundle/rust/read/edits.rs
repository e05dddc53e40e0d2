//! Edits to a run of tokens, collected first and applied together.

use crate::rust::read::code::{tokens_of, Code, Token};
use crate::rust::read::items;
use crate::rust::read::lexer::Kind;
use crate::rust::read::modules::Parsed;
use crate::rust::read::uses::{self, Leaf, Tree};
use std::collections::BTreeMap;

/// The edits to one run of tokens; places count code tokens.
pub struct Edits<'a> {
    code: &'a Code,
    replaced: BTreeMap<usize, Vec<Token>>,
    gone: Vec<bool>,
}

impl<'a> Edits<'a> {
    /// Returns an empty set of edits.
    pub fn new(code: &'a Code) -> Edits<'a> {
        Edits { code, replaced: BTreeMap::new(), gone: vec![false; code.tokens.len()] }
    }

    /// Replaces a token by text.
    pub fn replace(&mut self, at: usize, text: &str) {
        let place = self.code.place(at);
        self.replaced.insert(place, written(&self.code.tokens[place], text));
    }

    /// Replaces the tokens from `start` to `end` by text.
    pub fn rewrite(&mut self, start: usize, end: usize, text: &str) {
        self.put(start, end, written(&self.code.tokens[self.code.place(start)], text));
    }

    /// Replaces the semicolon that ends an item by a block, with an empty line before and after the item.
    pub fn put_block(&mut self, start: usize, semicolon: usize, block: Vec<Token>) {
        let (first, last) = (self.code.place(start), self.code.place(semicolon));
        self.replaced.insert(last, block);
        for place in [first.wrapping_sub(1), last + 1] {
            let blank = self.code.tokens.get(place).filter(|token| place > 0 && token.kind == Kind::Blank);
            if let Some(blank) = blank.filter(|blank| blank.newlines() == 1) {
                self.replaced.insert(place, vec![blank.with(Kind::Blank, format!("\n{}", blank.text).leak())]);
            }
        }
    }

    /// Replaces the tokens from `start` to `end` by others.
    pub fn put(&mut self, start: usize, end: usize, tokens: Vec<Token>) {
        self.cut(start, end);
        let place = self.code.place(start);
        self.gone[place] = false;
        self.replaced.insert(place, tokens);
    }

    /// Removes the tokens from `start` to `end`.
    pub fn cut(&mut self, start: usize, end: usize) {
        self.gone[self.code.place(start)..=self.code.place(end - 1)].fill(true);
    }

    /// Removes the tokens from `start` to `end` and the blanks after them.
    pub fn cut_before(&mut self, start: usize, end: usize) {
        self.gone[self.code.place(start)..self.code.place(end)].fill(true);
    }

    /// Removes doc comments outside of macro arguments; if the docs of items stay, only those of what is around them.
    pub fn cut_docs(&mut self, stay: bool) {
        for (place, token) in self.code.tokens.iter().enumerate() {
            let stays = stay && !token.text.starts_with("//!") && !token.text.starts_with("/*!");
            self.gone[place] |= token.kind == Kind::Doc && !stays && !self.code.place_in_macro(place);
        }
    }

    /// Removes an item, the comment lines right above it and a comment after it on its line.
    pub fn cut_item(&mut self, start: usize, end: usize) {
        let tokens = &self.code.tokens;
        let first = comments_above(tokens, self.code.place(start));
        let mut last = self.code.place(end - 1);
        let behind = tokens.get(last + 1).is_some_and(|blank| blank.kind == Kind::Blank && blank.newlines() == 0);
        if behind && tokens.get(last + 2).is_some_and(|token| token.kind == Kind::Comment) {
            last += 2;
        }
        self.gone[first..=last].fill(true);
    }

    /// Removes the leaves of a `use` for which `is_gone` holds; with its last leaf, all of it.
    pub fn cut_leaves(&mut self, tree: &Tree, is_gone: impl Fn(&Leaf) -> bool) {
        let gone: Vec<usize> = tree.leaves().iter().filter(|leaf| is_gone(leaf)).map(|leaf| leaf.at).collect();
        match tree.without(&gone) {
            _ if gone.is_empty() => {}
            Some(left) => self.rewrite(tree.at, tree.end, &left.text()),
            None => self.cut_item(items::start_of(self.code, tree.at - 1), tree.end + 1),
        }
    }

    /// Removes such leaves from every `use`.
    pub fn cut_imports(&mut self, is_gone: impl Fn(&Leaf) -> bool) {
        for tree in uses::within(self.code, 0, self.code.len()) {
            self.cut_leaves(&tree, &is_gone);
        }
    }

    /// Returns what the edits make of what they are for, which is not read again if there are none.
    pub fn applied_to(self, parsed: &Parsed) -> Parsed {
        if self.replaced.is_empty() && !self.gone.contains(&true) {
            parsed.clone()
        } else {
            Parsed::new(self.apply())
        }
    }

    /// Applies the edits; new tokens have the origin of the token that they replace.
    pub fn apply(self) -> Vec<Token> {
        let more: usize = self.replaced.values().map(Vec::len).sum();
        let mut changed = Vec::with_capacity(self.code.tokens.len() + more);
        let mut replaced = self.replaced.into_iter().peekable();
        for (place, token) in self.code.tokens.iter().enumerate() {
            match replaced.next_if(|(replaced, _)| *replaced == place) {
                _ if self.gone[place] => {}
                Some((_, written)) => changed.extend(written),
                None => changed.push(*token),
            }
        }
        joined(changed)
    }
}

/// Merges adjacent blanks; the result has the larger number of line breaks and the last indent.
pub fn joined(mut tokens: Vec<Token>) -> Vec<Token> {
    tokens.dedup_by(|token, last| {
        let meet = last.kind == Kind::Blank && token.kind == Kind::Blank;
        if meet {
            let lines = last.newlines().max(token.newlines());
            last.text = if lines == 0 { " " } else { ("\n".repeat(lines) + token.indent()).leak() };
        }
        meet
    });
    tokens
}

/// Returns the index of the first whole-line comment right above the token at `place`.
fn comments_above(tokens: &[Token], mut place: usize) -> usize {
    while place >= 2 {
        let (comment, blank) = (&tokens[place - 2], &tokens[place - 1]);
        let touches = blank.kind == Kind::Blank && blank.newlines() == 1;
        let is_whole_line = place == 2 || tokens[place - 3].newlines() > 0;
        if !touches || !is_whole_line || !matches!(comment.kind, Kind::Comment | Kind::Doc) {
            break;
        }
        place -= 2;
    }
    place
}

/// Returns the tokens of new text, with the origin of a token.
pub fn written(origin: &Token, text: &str) -> Vec<Token> {
    let mut tokens = tokens_of(text.to_string().leak(), origin.file, origin.depth);
    for token in &mut tokens {
        token.line = origin.line;
        token.byte = origin.byte;
    }
    tokens
}
