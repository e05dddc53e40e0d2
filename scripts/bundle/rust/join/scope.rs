//! The names that a module or a function declares, so that a path is not mistaken for another crate's.

use crate::rust::read::code::{plain, Code, Text};
use crate::rust::read::items::{declaration, Item, Sort};
use crate::rust::read::uses::{self, Leaf};
use std::collections::HashMap;

/// Where a name is declared that is no function's; the later shadows the earlier.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
pub enum Level {
    /// In an import that repeats the name of a crate, and hides it only in other paths than those of `use`.
    Import,
    /// In a module.
    Module,
    /// In a function or another item.
    Item,
}

/// The names that a path may mean instead of a crate.
#[derive(Clone)]
pub struct Scope {
    /// Whether it is the root of a crate.
    pub is_root: bool,
    names: HashMap<Text, Level>,
}

impl Scope {
    /// Returns the scope of a module; at the root, an import that repeats a crate's name changes nothing.
    pub fn new(code: &Code, items: &[Item], is_root: bool) -> Scope {
        let mut scope = Scope { is_root, names: HashMap::new() };
        let named = items.iter().filter(|item| begins_paths(item.sort));
        named.for_each(|item| scope.add(item.name_in(code), Level::Module));
        for leaf in uses::imports(code, items).filter(|leaf| !is_root || !repeats(leaf)) {
            scope.import(&leaf, Level::Module);
        }
        scope
    }

    /// Returns the scope inside an item, of names that it declares anywhere but in macros.
    pub fn within(&self, code: &Code, item: &Item) -> Scope {
        let mut scope = self.clone();
        for at in (item.start..item.end).filter(|&at| !code.in_macro(at)) {
            if let Some((_, name)) = declaration(code, at).filter(|(sort, _)| begins_paths(*sort)) {
                scope.add(plain(code.text(name)), Level::Item);
            }
            let leaves = uses::at(code, at).map_or(Vec::new(), |tree| tree.leaves());
            leaves.iter().for_each(|leaf| scope.import(leaf, Level::Item));
        }
        scope
    }

    fn import(&mut self, leaf: &Leaf, level: Level) {
        let level = if repeats(leaf) { Level::Import } else { level };
        leaf.name.into_iter().for_each(|name| self.add(name, level));
    }

    fn add(&mut self, name: Text, level: Level) {
        let highest = self.names.entry(name).or_insert(level);
        *highest = if level > *highest { level } else { *highest };
    }

    /// Returns where a name is declared.
    pub fn level(&self, name: &str) -> Option<Level> {
        self.names.get(name).copied()
    }

    /// Whether it declares a name that is no crate's.
    pub fn declares(&self, name: &str) -> bool {
        self.level(name).is_some_and(|level| level > Level::Import)
    }
}

/// Whether a path may begin with the name of an item of this sort.
fn begins_paths(sort: Sort) -> bool {
    matches!(sort, Sort::Module | Sort::Type | Sort::Alias | Sort::Trait)
}

/// Whether an import only repeats the name of a crate.
fn repeats(leaf: &Leaf) -> bool {
    let is_item = leaf.global && leaf.path.len() > 1;
    !is_item && leaf.name.is_some() && leaf.name == leaf.path.first().map(|first| plain(first))
}
