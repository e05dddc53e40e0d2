//! Removes items, and the modules, `impl`s, methods and imports that mean nothing without them.

use crate::rust::read::code::{plain, Code, Text, Token};
use crate::rust::read::edits::Edits;
use crate::rust::read::items::{is_inherent, is_of_trait, trait_and_type, Item, Sort};
use crate::rust::read::modules::Module;
use crate::rust::read::uses::{self, Leaf};
use crate::rust::shrink::spans::item_named;
use std::collections::{BTreeMap, HashSet};

/// Removes these items, and the items and leaves of a `use` at these places, with what means nothing without them.
pub fn without_orphans(code: &Code, modules: &[Module], items: Vec<Item>, mut leaves: HashSet<usize>) -> Vec<Token> {
    let named = leaves.iter().filter_map(|&at| item_named(code, at));
    let all = items.into_iter().chain(named).chain(methods(code, modules, &leaves));
    let mut gone: BTreeMap<usize, usize> = all.map(|item| (item.start, item.end)).collect();
    add_empty(code, modules, &mut gone);
    add_lost(code, modules, &gone, &mut leaves);
    let mut edits = Edits::new(code);
    edits.cut_imports(|leaf| leaves.contains(&leaf.at));
    gone.into_iter().for_each(|(start, end)| edits.cut_item(start, end));
    edits.apply()
}

/// Returns the methods of `impl`s whose declarations in a trait are at these places.
fn methods(code: &Code, modules: &[Module], places: &HashSet<usize>) -> Vec<Item> {
    let items = || modules.iter().flat_map(|module| &module.items);
    let mut found = Vec::new();
    for of in items().filter(|item| item.sort == Sort::Trait) {
        let declared =
            of.inner(code).into_iter().filter(|member| member.name.is_some_and(|name| places.contains(&name)));
        let lost: Vec<Text> = declared.map(|member| member.name_in(code)).collect();
        for item in items().filter(|item| !lost.is_empty() && item.sort == Sort::Impl && is_of_trait(code, item)) {
            let (start, end) = trait_and_type(code, item);
            if code.words(start, end).any(|word| plain(word) == of.name_in(code)) {
                found.extend(item.inner(code).into_iter().filter(|member| lost.contains(&member.name_in(code))));
            }
        }
    }
    found
}

/// Adds the inherent `impl`s and the modules of which nothing is left, the innermost first.
fn add_empty(code: &Code, modules: &[Module], gone: &mut BTreeMap<usize, usize>) {
    for module in modules.iter().rev() {
        for item in module.items.iter().filter(|item| is_inherent(code, item)) {
            if item.inner(code).iter().all(|member| gone.contains_key(&member.start)) {
                gone.insert(item.start, item.end);
            }
        }
        let is_import = |item: &Item| item.sort == Sort::Use && !item.is_public(code);
        let is_empty = module.items.iter().all(|item| gone.contains_key(&item.start) || is_import(item));
        gone.extend(module.item.iter().filter(|_| is_empty).map(|item| (item.start, item.end)));
    }
}

/// Adds the leaves that lead only to what is gone, by whatever imports.
fn add_lost(code: &Code, modules: &[Module], gone: &BTreeMap<usize, usize>, lost: &mut HashSet<usize>) {
    let name = |module: &Module| module.item.as_ref().map_or("crate", |item| item.name_in(code));
    let mut names = Vec::new();
    for module in modules {
        let items = module.items.iter().filter(|item| item.name.is_some());
        names.extend(items.map(|item| (name(module), item.name_in(code), item.start)));
        names.extend(uses::imports(code, &module.items).filter_map(|leaf| Some((name(module), leaf.name?, leaf.at))));
    }
    let is_own =
        |first: &str| matches!(first, "crate" | "self" | "super") || names.iter().any(|(module, ..)| *module == first);
    let trees = uses::within(code, 0, code.len()).flat_map(|tree| tree.leaves());
    let leaves: Vec<Leaf> = trees.filter(|leaf| leaf.path.len() > 1 && is_own(leaf.path[0])).collect();
    loop {
        let before = lost.len();
        for leaf in &leaves {
            let (parent, last) = (plain(leaf.path[leaf.path.len() - 2]), plain(leaf.path[leaf.path.len() - 1]));
            let named = || names.iter().filter(|(_, name, at)| *name == last && *at != leaf.at);
            let is_there = named().any(|(module, ..)| *module == parent);
            let mut meant = named().filter(|(module, ..)| !is_there || *module == parent).peekable();
            if meant.peek().is_some() && meant.all(|(_, _, at)| gone.contains_key(at) || lost.contains(at)) {
                lost.insert(leaf.at);
            }
        }
        if lost.len() == before {
            return;
        }
    }
}
