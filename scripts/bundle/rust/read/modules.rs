//! The tree of modules in the tokens of one crate.

use crate::rust::read::code::{Code, Text};
use crate::rust::read::items::{self, Item, Sort};

/// A module; the first in the list is the crate itself.
pub struct Module {
    /// The index of its parent.
    pub parent: Option<usize>,
    /// Its declaration.
    pub item: Option<Item>,
    /// Its items, declared modules included.
    pub items: Vec<Item>,
}

impl Module {
    /// Returns its name; that of the crate is `crate`.
    pub fn name(&self, code: &Code) -> Text {
        self.item.as_ref().map_or("crate", |item| item.name_in(code))
    }
}

/// Returns the modules of a crate, each after its parent.
pub fn modules(code: &Code) -> Vec<Module> {
    let mut found = vec![Module { parent: None, item: None, items: items::top(code) }];
    let mut next = 0;
    while next < found.len() {
        let is_module = |item: &&Item| item.sort == Sort::Module && item.body.is_some();
        for item in found[next].items.iter().filter(is_module).cloned().collect::<Vec<_>>() {
            found.push(Module { parent: Some(next), items: item.inner(code), item: Some(item) });
        }
        next += 1;
    }
    found
}

/// Returns the items of all modules of a crate.
pub fn items_of_all(code: &Code) -> Vec<Item> {
    modules(code).into_iter().flat_map(|module| module.items).collect()
}
