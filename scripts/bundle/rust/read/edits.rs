//! Changes to a run of tokens, gathered first and made at once.

use crate::rust::read::code::{tokens_of, Code, Token};
use crate::rust::read::items;
use crate::rust::read::lexer::Kind;
use crate::rust::read::uses::{self, Tree};
use std::collections::BTreeMap;

/// The changes to make to one run of tokens; places count the tokens that are code.
pub struct Edits<'a, 'b> {
    code: &'b Code<'a>,
    replaced: BTreeMap<usize, Vec<Token>>,
    gone: Vec<bool>,
}

impl<'a, 'b> Edits<'a, 'b> {
    /// No change yet.
    pub fn new(code: &'b Code<'a>) -> Edits<'a, 'b> {
        Edits { code, replaced: BTreeMap::new(), gone: vec![false; code.tokens.len()] }
    }

    /// Puts other text in the place of a token.
    pub fn replace(&mut self, at: usize, text: &str) {
        let place = self.code.place(at);
        self.replaced.insert(place, written(&self.code.tokens[place], text));
    }

    /// Puts text in the place of the tokens from `start` to `end`.
    pub fn rewrite(&mut self, start: usize, end: usize, text: &str) {
        self.cut(start, end);
        self.gone[self.code.place(start)] = false;
        self.replace(start, text);
    }

    /// Puts a block behind what the semicolon at a place ends, instead of it, with an empty line before and after.
    pub fn put_block(&mut self, start: usize, semicolon: usize, block: Vec<Token>) {
        let (first, last) = (self.code.place(start), self.code.place(semicolon));
        self.replaced.insert(last, block);
        for place in [first.wrapping_sub(1), last + 1] {
            let blank = self.code.tokens.get(place).filter(|token| place > 0 && token.kind == Kind::Blank);
            if let Some(blank) = blank.filter(|blank| blank.newlines() == 1) {
                self.replaced.insert(place, vec![blank.with(Kind::Blank, &format!("\n{}", blank.text))]);
            }
        }
    }

    /// Takes the tokens from `start` to `end` out and nothing else.
    pub fn cut(&mut self, start: usize, end: usize) {
        self.gone[self.code.place(start)..=self.code.place(end - 1)].fill(true);
    }

    /// Takes the tokens from `start` to `end` out, with the blanks before what follows.
    pub fn cut_before(&mut self, start: usize, end: usize) {
        self.gone[self.code.place(start)..self.code.place(end)].fill(true);
    }

    /// Takes the documentation out, but for what a macro is given.
    pub fn cut_docs(&mut self) {
        for (place, token) in self.code.tokens.iter().enumerate() {
            self.gone[place] |= token.kind == Kind::Doc && !self.code.place_in_macro(place);
        }
    }

    /// Takes an item out, with the comment lines right above and a comment behind it.
    pub fn cut_item(&mut self, start: usize, end: usize) {
        let tokens = self.code.tokens;
        let first = comments_above(tokens, self.code.place(start));
        let mut last = self.code.place(end - 1);
        let behind = tokens.get(last + 1).is_some_and(|blank| blank.kind == Kind::Blank && blank.newlines() == 0);
        if behind && tokens.get(last + 2).is_some_and(|token| token.kind == Kind::Comment) {
            last += 2;
        }
        self.gone[first..=last].fill(true);
    }

    /// Takes a whole `use` out.
    pub fn cut_use(&mut self, tree: &Tree) {
        self.cut_item(items::start_of(self.code, tree.keyword()), tree.end + 1);
    }

    /// Takes every leaf out of a `use` that `is_gone` holds for, and with the last of them all of it.
    pub fn cut_leaves(&mut self, tree: &Tree, is_gone: impl Fn(usize) -> bool) {
        match tree.without(&is_gone) {
            _ if !tree.leaves().iter().any(|leaf| is_gone(leaf.at)) => {}
            Some(left) => self.rewrite(tree.at, tree.end, &left.text()),
            None => self.cut_use(tree),
        }
    }

    /// Takes leaves out of every `use`.
    pub fn cut_imports(&mut self, is_gone: impl Fn(usize) -> bool) {
        for tree in uses::within(self.code, 0, self.code.len()) {
            self.cut_leaves(&tree, &is_gone);
        }
    }

    /// The tokens as changed, or nothing when nothing changes.
    pub fn changed(self) -> Option<Vec<Token>> {
        (!self.replaced.is_empty() || self.gone.contains(&true)).then(|| self.apply())
    }

    /// The tokens as changed; new ones have the place of the token that they stand for.
    pub fn apply(mut self) -> Vec<Token> {
        let more: usize = self.replaced.values().map(Vec::len).sum();
        let mut changed = Vec::with_capacity(self.code.tokens.len() + more);
        for (place, token) in self.code.tokens.iter().enumerate().filter(|(place, _)| !self.gone[*place]) {
            match self.replaced.remove(&place) {
                Some(written) => changed.extend(written),
                None => changed.push(token.clone()),
            }
        }
        joined(changed)
    }
}

/// The tokens with blanks that meet as one, which has the wider line gap and the last indent.
pub fn joined(mut tokens: Vec<Token>) -> Vec<Token> {
    tokens.dedup_by(|token, last| {
        let meet = last.kind == Kind::Blank && token.kind == Kind::Blank;
        if meet {
            let lines = last.newlines().max(token.newlines());
            last.text = if lines == 0 { " ".into() } else { ("\n".repeat(lines) + token.indent()).into() };
        }
        meet
    });
    tokens
}

/// The first of the whole-line comments that touch the line of the token at `place`.
fn comments_above(tokens: &[Token], mut place: usize) -> usize {
    while place >= 2 {
        let (comment, blank) = (&tokens[place - 2], &tokens[place - 1]);
        let touches = blank.kind == Kind::Blank && blank.newlines() == 1;
        let whole = place == 2 || tokens[place - 3].newlines() > 0;
        if !touches || !whole || !matches!(comment.kind, Kind::Comment | Kind::Doc) {
            break;
        }
        place -= 2;
    }
    place
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
