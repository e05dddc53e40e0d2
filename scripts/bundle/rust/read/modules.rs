//! A run of tokens with its items, which are read once.

use crate::rust::read::code::{Code, Token};
use crate::rust::read::items::{items, Item, Sort};
use std::collections::HashMap;
use std::ops::{Deref, Range};

/// Tokens that are a crate, and the tree of its modules.
#[derive(Clone)]
pub struct Parsed {
    code: Code,
    items: Vec<Item>,
    modules: Vec<Module>,
    /// The items in each `impl`, trait and `extern` block, by its first token.
    members: HashMap<usize, Vec<Item>>,
}

/// A module.
#[derive(Clone)]
pub struct Module {
    /// The index of its parent.
    pub parent: Option<usize>,
    /// Its declaration.
    pub item: Option<Item>,
    /// Its items among those of all modules, declared modules included.
    items: Range<usize>,
}

impl Parsed {
    /// Finds the items of all modules.
    pub fn new(tokens: Vec<Token>) -> Parsed {
        let code = Code::new(tokens);
        let mut items = items(&code, 0, code.len());
        let mut modules = vec![Module { parent: None, item: None, items: 0..items.len() }];
        let mut next = 0;
        while next < modules.len() {
            let is_module = |item: &&Item| item.sort == Sort::Module && item.body.is_some();
            let own = &items[modules[next].items.clone()];
            for item in own.iter().filter(is_module).cloned().collect::<Vec<_>>() {
                let start = items.len();
                items.extend(item.inner(&code));
                modules.push(Module { parent: Some(next), items: start..items.len(), item: Some(item) });
            }
            next += 1;
        }
        let has_members = |item: &&Item| matches!(item.sort, Sort::Impl | Sort::Trait | Sort::Foreign);
        let members = items.iter().filter(has_members).map(|item| (item.start, item.inner(&code))).collect();
        Parsed { code, items, modules, members }
    }

    /// Returns the modules, each after its parent; the first is the crate itself.
    pub fn modules(&self) -> &[Module] {
        &self.modules
    }

    /// Returns the items of the crate itself.
    pub fn top(&self) -> &[Item] {
        self.items_of(&self.modules[0])
    }

    /// Returns the items of a module, declared modules included.
    pub fn items_of(&self, module: &Module) -> &[Item] {
        &self.items[module.items.clone()]
    }

    /// Returns the items in an `impl`, a trait or an `extern` block.
    pub fn members(&self, item: &Item) -> &[Item] {
        self.members.get(&item.start).map_or(&[], Vec::as_slice)
    }

    /// Returns the items of all modules.
    pub fn items(&self) -> &[Item] {
        &self.items
    }
}

impl Deref for Parsed {
    type Target = Code;

    fn deref(&self) -> &Code {
        &self.code
    }
}
