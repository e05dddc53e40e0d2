//! Finds the modules of a library that a program may need, by the words in its code.
//!
//! A module is needed if its name occurs in the program or in a needed module. A leaf of a `pub use` counts only if its
//! name occurs, or a `*` may import it. A module that is never named is still needed if it has an `impl` for items of
//! other modules, calls a macro, or defines one that is called. In doubt a module is needed: rustc finds what is unused
//! in it.

use crate::rust::read::attributes;
use crate::rust::read::code::{plain, Code, Text, Token};
use crate::rust::read::edits::Edits;
use crate::rust::read::items::{impls_within, trait_and_type, Item, Sort};
use crate::rust::read::modules::{modules, Module};
use crate::rust::read::names::{self, STANDARD};
use crate::rust::read::uses::{self, Leaf, Tree};
use std::collections::HashSet;

/// Removes the modules of a library that `program` cannot reach.
pub fn needed(library: &[Token], program: &[Token]) -> Vec<Token> {
    let code = Code::new(library);
    let modules = modules(&code);
    let is_needed = vec![false; modules.len()];
    let (words, kept) = (HashSet::new(), HashSet::new());
    let mut reach = Reach { code: &code, modules: &modules, is_needed, words, globs: false, kept };
    let program = Code::new(program);
    reach.read(&program, 0, program.len());
    reach.need(0);
    while reach.grows() {}
    reach.cut()
}

struct Reach<'a> {
    code: &'a Code<'a>,
    modules: &'a [Module],
    is_needed: Vec<bool>,
    /// The words of the needed code.
    words: HashSet<Text>,
    /// Whether a `*` in it may import from the library.
    globs: bool,
    /// The needed leaves of `pub use`.
    kept: HashSet<usize>,
}

impl Reach<'_> {
    /// Marks a module and its parents as needed.
    fn need(&mut self, module: usize) {
        let mut next = Some(module);
        while let Some(module) = next.filter(|&module| !self.is_needed[module]) {
            self.is_needed[module] = true;
            let modules = self.modules;
            let is_read = |item: &&Item| item.sort != Sort::Module && !self.is_given(item);
            for item in modules[module].items.iter().filter(is_read).collect::<Vec<_>>() {
                self.read(self.code, item.start, item.end);
            }
            next = modules[module].parent;
        }
    }

    /// Whether an item is a re-export.
    fn is_given(&self, item: &Item) -> bool {
        item.sort == Sort::Use && item.is_public(self.code)
    }

    /// Adds the words and the globs of a range of code.
    fn read(&mut self, code: &Code, start: usize, end: usize) {
        let is_own_glob =
            |leaf: &Leaf| leaf.glob && leaf.path.first().is_none_or(|name| !STANDARD.contains(&plain(name)));
        self.words.extend(code.words(start, end).map(plain));
        self.globs |= uses::within(code, start, end).any(|tree| tree.leaves().iter().any(is_own_glob));
    }

    /// Marks what the words lead to as needed; returns whether that is more than before.
    fn grows(&mut self) -> bool {
        let modules = self.modules;
        let mut more = false;
        for (number, module) in modules.iter().enumerate() {
            if self.is_needed[number] {
                for tree in self.given(module) {
                    more |= self.keeps(&tree);
                }
            } else if self.is_named(module) || self.is_needed_unnamed(module) {
                self.need(number);
                more = true;
            }
        }
        more
    }

    /// Returns the trees of a module's re-exports.
    fn given(&self, module: &Module) -> Vec<Tree> {
        let items = module.items.iter().filter(|item| self.is_given(item));
        items.filter_map(|item| uses::at(self.code, item.keyword)).collect()
    }

    /// Keeps the leaves of a re-export that may be meant; returns whether one is new.
    fn keeps(&mut self, tree: &Tree) -> bool {
        let mut more = false;
        for leaf in tree.leaves() {
            let is_meant = self.globs || leaf.name.is_none_or(|name| self.words.contains(name));
            if is_meant && self.kept.insert(leaf.at) {
                self.words.extend(leaf.path.iter().map(|name| plain(name)));
                more = true;
            }
        }
        more
    }

    fn is_named(&self, module: &Module) -> bool {
        let is_said = |item: &Item| self.words.contains(item.name_in(self.code));
        module.parent.is_some_and(|parent| self.is_needed[parent]) && module.item.as_ref().is_some_and(is_said)
    }

    /// Whether a module is needed though no path names it.
    fn is_needed_unnamed(&self, module: &Module) -> bool {
        let own = names::defined(self.code, &module.items);
        let is_macro_use = || module.item.as_ref().is_some_and(|item| attributes::has(self.code, item, "macro_use"));
        module.items.iter().any(|item| match item.sort {
            Sort::Impl => self.is_for_others(item, &own),
            Sort::Value => impls_within(self.code, item).iter().any(|inner| self.is_for_others(inner, &own)),
            Sort::Call | Sort::Foreign => true,
            Sort::Macro => {
                let shared = attributes::has(self.code, item, "macro_export") || is_macro_use();
                shared && self.words.contains(item.name_in(self.code))
            }
            _ => false,
        })
    }

    /// Whether neither the trait nor the type of an `impl` is the module's own.
    fn is_for_others(&self, item: &Item, own: &HashSet<Text>) -> bool {
        let code = self.code;
        let (start, end) = trait_and_type(code, item);
        !code.words(start, end).any(|word| own.contains(plain(word)))
    }

    /// Removes the modules and the leaves of re-exports that are not needed.
    fn cut(&self) -> Vec<Token> {
        let mut edits = Edits::new(self.code);
        for (module, is_needed) in self.modules.iter().zip(&self.is_needed) {
            match &module.item {
                Some(item) if !is_needed => edits.cut_item(item.start, item.end),
                _ if !is_needed => {}
                _ => {
                    for tree in self.given(module) {
                        edits.cut_leaves(&tree, |at| !self.kept.contains(&at));
                    }
                }
            }
        }
        edits.apply()
    }
}
