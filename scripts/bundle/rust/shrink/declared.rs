//! The items and imports that a name of a bundle may mean.

use crate::rust::read::code::{plain, Text};
use crate::rust::read::items::Item;
use crate::rust::read::modules::{Module, Parsed};
use crate::rust::read::uses::{self, Leaf};
use std::collections::{HashMap, HashSet};

/// What the modules of a bundle declare and import, each by its place.
pub struct Declared<'a> {
    /// The bundle.
    pub code: &'a Parsed,
    /// By its name, the module that declares something, and its place.
    names: HashMap<Text, Vec<(Text, usize)>>,
    /// The imports from its modules.
    imports: Vec<Leaf>,
}

impl<'a> Declared<'a> {
    /// Reads the items and imports of all modules, and the imports in functions.
    pub fn new(code: &'a Parsed) -> Declared<'a> {
        let modules = code.modules();
        let mut names: HashMap<Text, Vec<(Text, usize)>> = HashMap::new();
        for module in modules {
            let items = code.items_of(module).iter().map(|item| (item.name_in(code), item.place()));
            let imports = uses::imports(code, code.items_of(module)).filter_map(|leaf| Some((leaf.name?, leaf.at)));
            for (name, place) in items.chain(imports) {
                names.entry(name).or_default().push((module.name(code), place));
            }
        }
        let is_own = |first: &str| {
            matches!(first, "crate" | "self" | "super") || modules.iter().any(|module| module.name(code) == first)
        };
        let leaves = uses::within(code, 0, code.len()).flat_map(|tree| tree.leaves());
        let imports = leaves.filter(|leaf| leaf.path.len() > 1 && is_own(leaf.path[0])).collect();
        Declared { code, names, imports }
    }

    /// Whether all that a name may mean at a place is gone: what the module around it declares, or else any.
    pub fn is_gone(&self, name: &str, at: usize, gone: &HashSet<usize>) -> bool {
        !gone.is_empty() && self.leads_nowhere(self.around(at).name(self.code), name, usize::MAX, gone)
    }

    /// Returns the innermost module around a place.
    fn around(&self, at: usize) -> &Module {
        let is_around = |item: &Item| (item.start..item.end).contains(&at);
        let (modules, last) = (self.code.modules(), |module: &&Module| module.item.as_ref().is_none_or(is_around));
        modules.iter().rev().find(last).unwrap_or(&modules[0])
    }

    /// Returns the name of the module that an import is from.
    fn source(&self, path: &[Text], at: usize) -> Text {
        let mut module = self.around(at);
        for step in &path[..path.len() - 1] {
            match (*step, module.parent) {
                ("self", _) => {}
                ("super", Some(parent)) => module = &self.code.modules()[parent],
                _ => return plain(path[path.len() - 2]),
            }
        }
        module.name(self.code)
    }

    /// Adds the imports that lead only to what is gone; returns whether there are any.
    pub fn add_lost(&self, gone: &mut HashSet<usize>) -> bool {
        let before = gone.len();
        for Leaf { path, at, .. } in &self.imports {
            if self.leads_nowhere(self.source(path, *at), plain(path[path.len() - 1]), *at, gone) {
                gone.insert(*at);
            }
        }
        gone.len() > before
    }

    /// The same, but for what is at a place itself.
    fn leads_nowhere(&self, module: &str, name: &str, itself: usize, gone: &HashSet<usize>) -> bool {
        let named = || self.names.get(name).into_iter().flatten().filter(|(_, place)| *place != itself);
        let is_there = named().any(|(own, _)| *own == module);
        let mut meant = named().filter(|(own, _)| !is_there || *own == module).peekable();
        meant.peek().is_some() && meant.all(|(_, place)| gone.contains(place))
    }
}
