//! Removes what is gone from a bundle, and what means nothing without it: methods, `impl`s, modules and imports.

use crate::rust::read::code::Text;
use crate::rust::read::edits::Edits;
use crate::rust::read::items::{is_inherent, is_of_trait, trait_and_type, Item, Sort};
use crate::rust::read::modules::Parsed;
use crate::rust::read::uses::{self, Leaf};
use crate::rust::shrink::names::{around, Names};
use crate::rust::shrink::spans::item_at;
use std::collections::HashSet;

/// Removes what is at these places, items and leaves of a `use`, and what means nothing without it.
pub fn without_orphans(names: &Names, mut gone: HashSet<usize>) -> Parsed {
    let code = names.code;
    add_methods(names, &mut gone);
    while add_empty(code, &mut gone) || names.add_lost(&mut gone) {}
    let mut edits = Edits::new(code);
    edits.cut_imports(|leaf| gone.contains(&leaf.at));
    let members = code.items().iter().filter(|item| matches!(item.sort, Sort::Impl | Sort::Trait));
    let items = code.items().iter().chain(members.flat_map(|item| code.members(item)));
    for item in items.filter(|item| gone.remove(&item.place())) {
        edits.cut_item(item.start, item.end);
    }
    // The rest is in functions.
    gone.iter().filter_map(|&at| item_at(code, at)).for_each(|item| edits.cut_item(item.start, item.end));
    edits.applied_to(code)
}

/// Adds the methods of `impl`s whose declarations are gone from their trait.
fn add_methods(names: &Names, gone: &mut HashSet<usize>) {
    let code = names.code;
    for item in code.items().iter().filter(|item| item.sort == Sort::Impl && is_of_trait(code, item)) {
        let mut head = trait_and_type(code, item).skip(1);
        let after = head.find(|&at| code.is(at, "<") || code.is(at, "for")).unwrap_or(item.start + 1);
        let traits = names.items(after - 1, around(code, item.start));
        let declared = traits.iter().flat_map(|of| code.members(of)).filter(|member| gone.contains(&member.place()));
        let lost: Vec<Text> = declared.map(|member| member.name_in(code)).collect();
        let members = code.members(item).iter().filter(|member| lost.contains(&member.name_in(code)));
        gone.extend(members.map(Item::place));
    }
}

/// Adds the inherent `impl`s and the modules of which nothing is left, the innermost first; returns whether there are any.
fn add_empty(code: &Parsed, gone: &mut HashSet<usize>) -> bool {
    let before = gone.len();
    for module in code.modules().iter().rev() {
        let items = code.items_of(module);
        for item in items.iter().filter(|item| is_inherent(code, item)) {
            if code.members(item).iter().all(|member| gone.contains(&member.place())) {
                gone.insert(item.place());
            }
        }
        let is_lost = |leaf: Leaf| gone.contains(&leaf.at);
        let is_import =
            |item: &Item| item.sort == Sort::Use && (!item.is_public(code) || uses::imports(code, [item]).all(is_lost));
        let is_empty = items.iter().all(|item| gone.contains(&item.place()) || is_import(item));
        gone.extend(module.item.iter().filter(|_| is_empty).map(Item::place));
    }
    gone.len() > before
}
