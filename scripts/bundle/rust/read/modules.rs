//! A run of tokens with its items, which are read once.

use crate::rust::read::code::{Code, Text, Token};
use crate::rust::read::items::{items, Item, Sort};
use std::ops::Deref;

/// Tokens that are a crate, and the tree of its modules.
#[derive(Clone)]
pub struct Parsed {
    code: Code,
    modules: Vec<Module>,
}

/// A module.
#[derive(Clone)]
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

impl Parsed {
    /// Finds the items of all modules.
    pub fn new(tokens: Vec<Token>) -> Parsed {
        let code = Code::new(tokens);
        let mut modules = vec![Module { parent: None, item: None, items: items(&code, 0, code.len()) }];
        let mut next = 0;
        while next < modules.len() {
            let is_module = |item: &&Item| item.sort == Sort::Module && item.body.is_some();
            for item in modules[next].items.iter().filter(is_module).cloned().collect::<Vec<_>>() {
                modules.push(Module { parent: Some(next), items: item.inner(&code), item: Some(item) });
            }
            next += 1;
        }
        Parsed { code, modules }
    }

    /// Returns the modules, each after its parent; the first is the crate itself.
    pub fn modules(&self) -> &[Module] {
        &self.modules
    }

    /// Returns the items of the crate itself.
    pub fn top(&self) -> &[Item] {
        &self.modules[0].items
    }

    /// Returns the items of all modules.
    pub fn items(&self) -> impl Iterator<Item = &Item> {
        self.modules.iter().flat_map(|module| &module.items)
    }
}

impl Deref for Parsed {
    type Target = Code;

    fn deref(&self) -> &Code {
        &self.code
    }
}
