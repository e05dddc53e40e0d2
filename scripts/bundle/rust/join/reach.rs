//! Finds the modules of a library that a program may need, by the words in its code.
//!
//! A module is needed if needed code mentions its name. A leaf of a `pub use` counts only if its name occurs, or a `*` may
//! import it. A module that is never named is still needed if it has an `impl` for items of other modules, calls a macro,
//! or defines one that is called. In doubt a module is kept: rustc finds what is unused in it.

use crate::rust::read::code::{plain, Code, Text};
use crate::rust::read::edits::Edits;
use crate::rust::read::items::{impls_within, trait_and_type, Item, Sort};
use crate::rust::read::modules::{Module, Parsed};
use crate::rust::read::names;
use crate::rust::read::uses::{self, Leaf, Tree};
use std::collections::{BTreeSet, HashSet};

/// Removes the modules of a library that the crates `above` it cannot reach.
pub fn needed(library: &Parsed, above: &[&Parsed]) -> Parsed {
    let (needed, words, globs) = Default::default();
    let mut reach = Reach { code: library, modules: library.modules(), needed, words, globs };
    above.iter().for_each(|code| reach.read(code, 0, code.len()));
    while reach.grows() {}
    reach.cut().applied_to(library)
}

struct Reach<'a> {
    code: &'a Code,
    modules: &'a [Module],
    /// The numbers of the needed modules.
    needed: BTreeSet<usize>,
    /// The words of the needed code.
    words: HashSet<Text>,
    /// Whether a `*` in it may import from the library.
    globs: bool,
}

impl<'a> Reach<'a> {
    /// Adds the words and the globs of a range of code.
    fn read(&mut self, code: &Code, start: usize, end: usize) {
        self.words.extend(code.words(start, end).map(plain));
        self.globs |=
            uses::within(code, start, end).flat_map(|tree| tree.leaves()).any(|leaf| leaf.glob && !leaf.is_standard());
    }

    /// Adds what the words lead to; returns whether that is anything new.
    fn grows(&mut self) -> bool {
        let before = (self.needed.len(), self.words.len());
        for (number, module) in self.modules.iter().enumerate() {
            if self.needed.contains(&number) {
                let leaves = self.given(module).flat_map(|tree| tree.leaves()).filter(|leaf| self.is_meant(leaf));
                let words: Vec<Text> = leaves.flat_map(|leaf| leaf.path).map(plain).collect();
                self.words.extend(words);
            } else if self.needs(number, module) {
                self.needed.insert(number);
                let is_read = |item: &&Item| item.sort != Sort::Module && !self.is_given(item);
                let read: Vec<&Item> = module.items.iter().filter(is_read).collect();
                read.iter().for_each(|item| self.read(self.code, item.start, item.end));
            }
        }
        before != (self.needed.len(), self.words.len())
    }

    /// Returns the trees of a module's re-exports.
    fn given<'b>(&'b self, module: &'b Module) -> impl Iterator<Item = Tree> + 'b {
        let items = module.items.iter().filter(|item| self.is_given(item));
        items.filter_map(|item| uses::at(self.code, item.keyword))
    }

    /// Whether an item is a re-export.
    fn is_given(&self, item: &Item) -> bool {
        item.sort == Sort::Use && item.is_public(self.code)
    }

    /// Whether needed code may name a leaf of a re-export.
    fn is_meant(&self, leaf: &Leaf) -> bool {
        self.globs || leaf.name.is_none_or(|name| self.words.contains(name))
    }

    /// Whether a module is the crate, is named, is around a needed one, or is needed though no path names it.
    fn needs(&self, number: usize, module: &Module) -> bool {
        let (Some(item), Some(parent)) = (&module.item, module.parent) else { return true };
        let is_named = self.needed.contains(&parent) && self.words.contains(item.name_in(self.code));
        let is_around = || self.needed.iter().any(|&inner| self.modules[inner].parent == Some(number));
        is_named || is_around() || self.is_needed_unnamed(module, item)
    }

    fn is_needed_unnamed(&self, module: &Module, declaration: &Item) -> bool {
        let own = names::defined(self.code, &module.items);
        let is_shared = |item: &Item| item.has(self.code, "macro_export") || declaration.has(self.code, "macro_use");
        module.items.iter().any(|item| match item.sort {
            Sort::Impl => self.is_for_others(item, &own),
            Sort::Value => impls_within(self.code, item).iter().any(|inner| self.is_for_others(inner, &own)),
            Sort::Call | Sort::Foreign => true,
            Sort::Macro => self.words.contains(item.name_in(self.code)) && is_shared(item),
            _ => false,
        })
    }

    /// Whether neither the trait nor the type of an `impl` is the module's own.
    fn is_for_others(&self, item: &Item, own: &HashSet<Text>) -> bool {
        let (start, end) = trait_and_type(self.code, item);
        !self.code.words(start, end).any(|word| own.contains(plain(word)))
    }

    /// Removes the modules and the leaves of re-exports that are not needed.
    fn cut(&self) -> Edits<'a> {
        let mut edits = Edits::new(self.code);
        for (number, module) in self.modules.iter().enumerate() {
            if self.needed.contains(&number) {
                for tree in self.given(module) {
                    edits.cut_leaves(&tree, |leaf| !self.is_meant(leaf));
                }
            } else if let Some(item) = &module.item {
                edits.cut_item(item.start, item.end);
            }
        }
        edits
    }
}
