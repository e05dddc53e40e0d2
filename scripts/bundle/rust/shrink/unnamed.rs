//! Finds what is unused though rustc may not say so: items to which no name leads from the rest.
//!
//! rustc never says that of a macro, a thread local, or what is under a condition; of a type with an `impl` of a trait from
//! elsewhere, and of a trait without methods, some of its versions do. rustc checks each removal.

use crate::rust::read::code::{plain, Text};
use crate::rust::read::items::{trait_and_type, Item, Sort};
use crate::rust::read::modules::Parsed;
use std::collections::HashSet;

/// An item, and the names by which it is judged.
struct Node<'a> {
    item: &'a Item,
    /// Those that lead to it, if rustc may not say that it is unused.
    names: Vec<Text>,
    /// The types and traits that an `impl` or a macro call is for.
    owners: Vec<Text>,
}

/// Returns the places of the items to which no name leads. What counts is the text of all other items, but that of an `impl` or a
/// macro call only if names lead to each type and trait that it is for.
pub fn never_named(code: &Parsed) -> Vec<usize> {
    let declared = declared(code);
    // An import without `as` leads nowhere by itself: what it is for is named where it is used.
    let is_import = |item: &Item| item.sort == Sort::Use && !code.words(item.start, item.end).any(|word| word == "as");
    let items = code.items().iter().filter(|item| item.sort != Sort::Module && !is_import(item));
    let node = |item| Node { item, names: names_to(code, item), owners: owners_of(code, item, &declared) };
    let nodes: Vec<Node> = items.map(node).collect();
    let (mut left, mut named): (Vec<&Node>, HashSet<Text>) = (nodes.iter().collect(), HashSet::new());
    loop {
        let (met, unmet): (Vec<&Node>, Vec<&Node>) =
            left.into_iter().partition(|node| is_met(code, node, &nodes, &named));
        left = unmet;
        if met.is_empty() {
            return left.iter().filter(|node| !node.names.is_empty()).map(|node| node.item.place()).collect();
        }
        named.extend(met.iter().flat_map(|node| code.words(node.item.start, node.item.end)).map(plain));
    }
}

/// Whether names lead to an item: to a trait also those of its methods, if something has them.
fn is_met(code: &Parsed, node: &Node, nodes: &[Node], named: &HashSet<Text>) -> bool {
    let is_named = |name: &Text| named.contains(name);
    let own = node.item.name_in(code);
    let has_it = |one: &Node| one.owners.contains(&own) && one.owners.iter().all(|name| *name == own || is_named(name));
    match node.item.sort {
        Sort::Trait => is_named(&own) || (node.names.iter().any(is_named) && nodes.iter().any(has_it)),
        _ if !node.names.is_empty() => node.names.iter().any(is_named),
        _ => node.owners.iter().all(is_named),
    }
}

/// Returns the names of the types and traits of a bundle.
pub fn declared(code: &Parsed) -> HashSet<Text> {
    let declared = code.items().iter().filter(|item| matches!(item.sort, Sort::Type | Sort::Trait));
    declared.map(|item| item.name_in(code)).collect()
}

/// Returns those of the declared types and traits that an `impl` or a macro call is for.
pub fn owners_of(code: &Parsed, item: &Item, declared: &HashSet<Text>) -> Vec<Text> {
    let range = match item.sort {
        Sort::Impl => trait_and_type(code, item),
        Sort::Call => item.keyword..item.end,
        _ => 0..0,
    };
    code.words(range.start, range.end).map(plain).filter(|name| declared.contains(name)).collect()
}

/// Returns the names that lead to an item, if rustc may not say that it is unused: for a trait those of its members, too.
fn names_to(code: &Parsed, item: &Item) -> Vec<Text> {
    let locals = || (item.start..item.end).filter(|&at| code.before(at, 1) == "static").map(|at| plain(code.text(at)));
    match item.sort {
        Sort::Call if code.is(item.keyword, "thread_local") => locals().collect(),
        Sort::Trait => code.members(item).iter().chain([item]).map(|one| one.name_in(code)).collect(),
        Sort::Type | Sort::Macro => vec![item.name_in(code)],
        _ if item.name.is_some() && item.name_in(code) != "main" && item.is_conditional(code) => {
            vec![item.name_in(code)]
        }
        _ => Vec::new(),
    }
}
