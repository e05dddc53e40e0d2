//! Removes items, and the modules, `impl`s, methods and imports that mean nothing without them.

use crate::rust::read::code::{plain, Code, Text};
use crate::rust::read::edits::Edits;
use crate::rust::read::items::{is_inherent, is_of_trait, trait_and_type, Item, Sort};
use crate::rust::read::modules::Parsed;
use crate::rust::read::uses::{self, Leaf};
use crate::rust::shrink::declared::Declared;
use crate::rust::shrink::spans::item_named;
use std::collections::HashSet;

/// Removes what is at these places, items and leaves of a `use`, and what means nothing without it.
pub fn without_orphans(declared: &Declared, mut gone: HashSet<usize>) -> Parsed {
    let code = declared.code;
    add_methods(declared, &mut gone);
    while add_empty(declared, &mut gone) || declared.add_lost(&mut gone) {}
    let mut edits = Edits::new(code);
    edits.cut_imports(|leaf| gone.contains(&leaf.at));
    let members = code.items().iter().filter(|item| matches!(item.sort, Sort::Impl | Sort::Trait));
    let items = code.items().iter().chain(members.flat_map(|item| code.members(item)));
    for item in items.filter(|item| gone.remove(&item.place())) {
        edits.cut_item(item.start, item.end);
    }
    // The rest is in functions.
    gone.iter().filter_map(|&at| item_named(code, at)).for_each(|item| edits.cut_item(item.start, item.end));
    edits.applied_to(code)
}

/// Adds the methods of `impl`s whose declarations are gone from a trait, unless another trait has its name.
fn add_methods(declared: &Declared, gone: &mut HashSet<usize>) {
    let code = declared.code;
    let mut lost: Vec<(Text, Text)> = Vec::new();
    let traits = || code.items().iter().filter(|item| item.sort == Sort::Trait).map(|of| (of, of.name_in(code)));
    for (of, name) in traits().filter(|(_, name)| traits().filter(|(_, other)| other == name).count() == 1) {
        let members = code.members(of).iter().filter(|member| gone.contains(&member.place()));
        lost.extend(members.map(|member| (name, member.name_in(code))));
    }
    for item in code.items().iter().filter(|item| item.sort == Sort::Impl && is_of_trait(code, item)) {
        let name = name_of_trait(code, item);
        let is_lost = |member: &Item| lost.contains(&(name, member.name_in(code)));
        gone.extend(code.members(item).iter().filter(|member| is_lost(member)).map(Item::place));
    }
}

/// Returns the last name in the path of the trait of an `impl`.
fn name_of_trait(code: &Code, item: &Item) -> Text {
    let (start, end) = trait_and_type(code, item);
    let after = (start + 1..end).find(|&at| code.is(at, "<") || code.is(at, "for")).unwrap_or(end);
    plain(code.text(after - 1))
}

/// Adds the inherent `impl`s and the modules of which nothing is left, the innermost first; returns whether there are any.
fn add_empty(declared: &Declared, gone: &mut HashSet<usize>) -> bool {
    let (code, before) = (declared.code, gone.len());
    for module in code.modules().iter().rev() {
        let items = code.items_of(module);
        for item in items.iter().filter(|item| is_inherent(code, item)) {
            if code.members(item).iter().all(|member| gone.contains(&member.place())) {
                gone.insert(item.place());
            }
        }
        let is_lost = |leaf: Leaf| gone.contains(&leaf.at);
        let is_import = |item: &Item| {
            item.sort == Sort::Use
                && (!item.is_public(code) || uses::imports(code, std::slice::from_ref(item)).all(is_lost))
        };
        let is_empty = items.iter().all(|item| gone.contains(&item.place()) || is_import(item));
        gone.extend(module.item.iter().filter(|_| is_empty).map(Item::place));
    }
    gone.len() > before
}
