//! The tree of modules in the tokens of one crate.

use crate::rust::read::code::Code;
use crate::rust::read::items::{self, Item, Sort};

/// One module; the first in the list is the crate itself.
pub struct Module {
    /// Its name, empty for the crate.
    pub name: String,
    /// The module it is in.
    pub parent: Option<usize>,
    /// Its declaration.
    pub item: Option<Item>,
    /// Its items, declarations of modules among them.
    pub items: Vec<Item>,
    /// The modules in it.
    pub children: Vec<usize>,
}

/// The modules of a crate, each after the one it is in.
pub fn modules(code: &Code) -> Vec<Module> {
    let mut found = vec![Module {
        name: String::new(),
        parent: None,
        item: None,
        items: items::items(code, 0, code.len()),
        children: Vec::new(),
    }];
    let mut next = 0;
    while next < found.len() {
        let inner: Vec<Item> = found[next].items.iter().filter(|item| item.sort == Sort::Module).cloned().collect();
        for item in inner {
            if let Some((open, close)) = item.body {
                let child = found.len();
                found[next].children.push(child);
                found.push(Module {
                    name: item.name_in(code).to_string(),
                    parent: Some(next),
                    items: items::items(code, open + 1, close),
                    item: Some(item),
                    children: Vec::new(),
                });
            }
        }
        next += 1;
    }
    found
}
