//! Finds the modules of a library that a program may need, by the words that stand in its code.
//!
//! A module is needed when its name stands in the program or in a module that is needed. A leaf of a `pub use` counts
//! only when somebody says the name that it gives, or imports by `*`. A module that nobody names is needed all the same
//! when it has an `impl` for things of elsewhere, calls a macro, or defines one that is called. In doubt a module is
//! needed: what is dead in it, the compiler knows.

use crate::rust::read::attributes;
use crate::rust::read::code::{plain, Code, Token};
use crate::rust::read::edits::Edits;
use crate::rust::read::items::{impls_within, Item, Sort};
use crate::rust::read::lexer::Kind;
use crate::rust::read::modules::{modules, Module};
use crate::rust::read::names::{self, STANDARD};
use crate::rust::read::uses::{self, Leaf};
use std::collections::HashSet;

/// The library's tokens without the modules that `program` cannot reach.
pub fn needed(library: &[Token], program: &[Token]) -> Vec<Token> {
    let code = Code::new(library);
    let modules = modules(&code);
    let words =
        program.iter().filter(|token| token.kind == Kind::Word).map(|token| plain(&token.text).to_string()).collect();
    let is_needed = vec![false; modules.len()];
    let globs = has_glob(&Code::new(program));
    let mut reach = Reach { code: &code, modules: &modules, is_needed, words, globs, kept: HashSet::new() };
    reach.need(0);
    while reach.grows() {}
    reach.cut()
}

/// Whether a `*` may import something from the library.
fn has_glob(code: &Code) -> bool {
    let mut keywords = (0..code.len()).filter(|&at| uses::starts(code, at));
    keywords.any(|at| uses::tree(code, at).leaves().iter().any(is_own_glob))
}

fn is_own_glob(leaf: &Leaf) -> bool {
    leaf.glob && leaf.path.first().is_none_or(|first| !STANDARD.contains(&plain(first)))
}

struct Reach<'a> {
    code: &'a Code<'a>,
    modules: &'a [Module],
    is_needed: Vec<bool>,
    /// Every word in the code that is needed.
    words: HashSet<String>,
    /// Whether a `*` in it may import something from the library.
    globs: bool,
    /// The leaves of `pub use` that count.
    kept: HashSet<usize>,
}

impl Reach<'_> {
    /// Needs a module and those that it is in.
    fn need(&mut self, module: usize) {
        let mut next = Some(module);
        while let Some(module) = next.filter(|&module| !self.is_needed[module]) {
            self.is_needed[module] = true;
            let modules = self.modules;
            for item in modules[module].items.iter().filter(|item| item.sort != Sort::Module) {
                if !self.is_given(item) {
                    self.read(item.start, item.end);
                }
            }
            next = modules[module].parent;
        }
    }

    /// Whether an item gives names to others, who may want none of them.
    fn is_given(&self, item: &Item) -> bool {
        item.is_public(self.code) && uses::starts(self.code, item.keyword)
    }

    /// Notes the words and the globs of a stretch of code.
    fn read(&mut self, start: usize, end: usize) {
        let code = self.code;
        for at in (start..end).filter(|&at| code.is_word(at)) {
            self.words.insert(plain(code.text(at)).to_string());
            self.globs |= uses::starts(code, at) && uses::tree(code, at).leaves().iter().any(is_own_glob);
        }
    }

    /// Needs what the words lead to; whether that is more than before.
    fn grows(&mut self) -> bool {
        let modules = self.modules;
        let mut more = false;
        for (number, module) in modules.iter().enumerate() {
            if self.is_needed[number] {
                for item in module.items.iter().filter(|item| self.is_given(item)).collect::<Vec<_>>() {
                    more |= self.keeps(item);
                }
            } else if self.is_named(module) || self.is_needed_unnamed(module) {
                self.need(number);
                more = true;
            }
        }
        more
    }

    /// Keeps the leaves of a `pub use` that somebody may mean; whether one of them is new.
    fn keeps(&mut self, item: &Item) -> bool {
        let mut more = false;
        for leaf in uses::tree(self.code, item.keyword).leaves() {
            let is_meant = self.globs || leaf.name.as_deref().is_none_or(|name| self.words.contains(name));
            if is_meant && self.kept.insert(leaf.at) {
                self.read(item.start, item.keyword + 1);
                self.words.extend(leaf.path.iter().map(|name| plain(name).to_string()));
                more = true;
            }
        }
        more
    }

    fn is_named(&self, module: &Module) -> bool {
        module.parent.is_some_and(|parent| self.is_needed[parent]) && self.words.contains(&module.name)
    }

    /// Whether a module matters though no path names it.
    fn is_needed_unnamed(&self, module: &Module) -> bool {
        let own = names::defined(self.code, &module.items);
        let is_macro_use = || module.item.as_ref().is_some_and(|item| attributes::has(self.code, item, "macro_use"));
        module.items.iter().any(|item| match item.sort {
            Sort::Impl => self.is_for_others(item, &own),
            Sort::Value => {
                let inner = impls_within(self.code, item.keyword, item.end);
                inner.iter().any(|item| self.is_for_others(item, &own))
            }
            Sort::Call | Sort::Foreign => true,
            Sort::Macro => {
                let shared = attributes::has(self.code, item, "macro_export") || is_macro_use();
                shared && self.words.contains(item.name_in(self.code))
            }
            _ => false,
        })
    }

    /// Whether neither the trait nor the type of an `impl` is the module's own, whatever its bounds say.
    fn is_for_others(&self, item: &Item, own: &HashSet<String>) -> bool {
        let code = self.code;
        let open = item.body.map_or(item.end, |(open, _)| open);
        let mut angles = 0;
        let after_parameters = |&at: &usize| {
            angles += code.is(at, "<") as i32 - code.is(at, ">") as i32;
            angles == 0
        };
        let start = (item.keyword + 1..open).find(after_parameters).unwrap_or(open);
        let end = (start..open).find(|&at| code.is(at, "where")).unwrap_or(open);
        !(start..end).any(|at| code.is_word(at) && own.contains(plain(code.text(at))))
    }

    /// The library without the modules that are not needed and the `pub use` leaves that nobody means.
    fn cut(&self) -> Vec<Token> {
        let mut edits = Edits::new(self.code);
        for (module, is_needed) in self.modules.iter().zip(&self.is_needed) {
            match &module.item {
                Some(item) if !is_needed => edits.cut_item(item.start, item.end),
                _ if !is_needed => {}
                _ => module.items.iter().filter(|item| self.is_given(item)).for_each(|item| {
                    let leaves = uses::tree(self.code, item.keyword).leaves();
                    let lost =
                        leaves.iter().map(|leaf| leaf.at).filter(|at| !self.kept.contains(at)).collect::<Vec<_>>();
                    edits.cut_leaves(item.keyword, &lost);
                }),
            }
        }
        edits.apply()
    }
}
