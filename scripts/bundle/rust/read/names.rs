//! The names that a module or a function declares, so that a path is not mistaken for another crate's.

use crate::rust::read::code::{plain, Code, Text};
use crate::rust::read::items::{Item, Sort};
use crate::rust::read::uses::{self, Leaf};
use std::collections::HashSet;

/// The keywords before the name of an item that is no macro.
pub const DECLARING: [&str; 9] = ["fn", "struct", "enum", "union", "trait", "type", "const", "static", "mod"];

/// Returns the names of the modules, types and imports among these items, but not of functions. An import
/// that only repeats a crate's name shadows nothing: it counts only among `all`.
pub fn declared(code: &Code, items: &[Item], all: bool) -> HashSet<Text> {
    let declares = |item: &&Item| matches!(item.sort, Sort::Module | Sort::Type | Sort::Trait);
    let own = items.iter().filter(declares).map(|item| item.name_in(code));
    own.chain(uses::imports(code, items).filter_map(|leaf| brought(leaf, all))).collect()
}

/// Returns the names of the types and traits that these items define, without aliases.
pub fn defined(code: &Code, items: &[Item]) -> HashSet<Text> {
    let defines = |item: &&Item| matches!(item.sort, Sort::Type | Sort::Trait) && !code.is(item.keyword, "type");
    items.iter().filter(defines).map(|item| item.name_in(code)).collect()
}

/// Returns the names that an item declares anywhere inside, macros excluded.
pub fn declared_within(code: &Code, item: &Item, all: bool) -> HashSet<Text> {
    let declares = |at: usize| matches!(code.text(at), "mod" | "struct" | "enum" | "union" | "trait" | "type");
    let mut names = HashSet::new();
    for at in (item.start..item.end).filter(|&at| !code.in_macro(at)) {
        if declares(at) && code.is_word(at + 1) {
            names.insert(plain(code.text(at + 1)));
        }
        let leaves = uses::at(code, at).map_or(Vec::new(), |tree| tree.leaves());
        names.extend(leaves.into_iter().filter_map(|leaf| brought(leaf, all)));
    }
    names
}

/// Returns the name that an import declares.
fn brought(leaf: Leaf, all: bool) -> Option<Text> {
    let first = leaf.path.first().map(|first| plain(first));
    let is_item = leaf.global && leaf.path.len() > 1;
    leaf.name.filter(|name| all || is_item || Some(*name) != first)
}

/// Whether a path starts with the name at `at`, or with the `::` before it.
pub fn starts_path(code: &Code, at: usize) -> bool {
    if code.before(at, 1) != "::" {
        return true;
    }
    let joined = at >= 2 && code.place(at - 1) == code.place(at - 2) + 1;
    match code.before(at, 2) {
        ">" => !joined,
        before => at < 2 || !code.is_word(at - 2) || is_operator(before),
    }
}

/// Whether a word is a keyword that a path can follow.
fn is_operator(word: &str) -> bool {
    let words =
        "as break const dyn else if impl in let match move mut pub ref return static unsafe use where while yield";
    words.split(' ').any(|keyword| keyword == word)
}
