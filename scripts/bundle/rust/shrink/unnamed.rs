//! Finds what is unused though rustc may not say so: items to which no name leads from the rest.
//!
//! rustc never says that of a macro, a thread local, or what is under a condition; of a type with an `impl` of a trait from
//! elsewhere, and of a trait without methods, some of its versions do. rustc checks each removal.

use crate::rust::read::code::{plain, Text};
use crate::rust::read::items::{trait_and_type, Item, Sort};
use crate::rust::read::modules::Parsed;
use std::collections::HashSet;

/// Returns the places of the items to which no name leads. What counts is the text of all other items, but an `impl` only if
/// there are names of its trait and its type, and a macro call only if there is a name of a type or trait in its arguments.
pub fn never_named(code: &Parsed) -> Vec<usize> {
    let items = code.items().iter().filter(|item| item.sort != Sort::Module);
    let mut left: Vec<(&Item, Vec<Text>)> = items.map(|item| (item, names_to(code, item))).collect();
    let owners = left.iter().filter(|(item, _)| matches!(item.sort, Sort::Type | Sort::Trait));
    let owners: HashSet<Text> = owners.map(|(item, _)| item.name_in(code)).collect();
    let mut named = HashSet::new();
    loop {
        let is_met = |(item, names): &(&Item, Vec<Text>)| {
            let mut own = owners_in(code, item).filter(|name| owners.contains(name)).peekable();
            match item.sort {
                Sort::Impl => own.all(|name| named.contains(name)),
                _ if !names.is_empty() => names.iter().any(|name| named.contains(name)),
                _ => own.peek().is_none() || own.any(|name| named.contains(name)),
            }
        };
        let (met, others): (Vec<_>, Vec<_>) = left.into_iter().partition(is_met);
        left = others;
        if met.is_empty() {
            return left.iter().filter(|(_, names)| !names.is_empty()).map(|(item, _)| item.place()).collect();
        }
        named.extend(met.iter().flat_map(|(item, _)| code.words(item.start, item.end)).map(plain));
    }
}

/// Returns the words that may be the types and traits that an `impl` or a macro call is for.
fn owners_in<'a>(code: &'a Parsed, item: &Item) -> impl Iterator<Item = Text> + 'a {
    let range = match item.sort {
        Sort::Impl => trait_and_type(code, item),
        Sort::Call => item.keyword..item.end,
        _ => 0..0,
    };
    code.words(range.start, range.end).map(plain)
}

/// Returns the names that lead to an item, if rustc may not say that it is unused: for a trait those of its members, too.
fn names_to(code: &Parsed, item: &Item) -> Vec<Text> {
    let is_condition = || item.attributes(code).iter().any(|one| one.is_condition(code));
    let locals = || (item.start..item.end).filter(|&at| code.before(at, 1) == "static").map(|at| plain(code.text(at)));
    match item.sort {
        Sort::Call if code.is(item.keyword, "thread_local") => locals().collect(),
        Sort::Trait => code.members(item).iter().chain([item]).map(|one| one.name_in(code)).collect(),
        Sort::Type | Sort::Macro => vec![item.name_in(code)],
        _ if item.name.is_some() && item.name_in(code) != "main" && is_condition() => vec![item.name_in(code)],
        _ => Vec::new(),
    }
}
