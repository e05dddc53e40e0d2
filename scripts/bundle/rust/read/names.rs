//! Which names a module or a function declares, so that a path is not taken for another's.

use crate::rust::read::code::{plain, Code};
use crate::rust::read::items::{Item, Sort};
use crate::rust::read::uses;
use std::collections::HashSet;

/// The crates that every compiler brings.
pub const STANDARD: [&str; 5] = ["std", "core", "alloc", "proc_macro", "test"];

/// The names of the modules, types and imports among these items, those of functions left aside.
/// An import of one of the `crates` itself, or of a thing in it that has its name, hides nothing.
pub fn declared(code: &Code, items: &[Item], crates: &[String]) -> HashSet<String> {
    let mut names = HashSet::new();
    for item in items {
        match item.sort {
            Sort::Module | Sort::Type | Sort::Trait => {
                names.insert(item.name_in(code).to_string());
            }
            Sort::Use => imported(code, item.keyword, crates, &mut names),
            _ => {}
        }
    }
    names
}

/// The names of the types and traits that these items define; an alias is only another name.
pub fn defined(code: &Code, items: &[Item]) -> HashSet<String> {
    let defines = |item: &&Item| matches!(item.sort, Sort::Type | Sort::Trait) && !code.is(item.keyword, "type");
    items.iter().filter(defines).map(|item| item.name_in(code).to_string()).collect()
}

/// Whether an import among these items gives a name to something inside a crate.
pub fn imports_as(code: &Code, items: &[Item], name: &str) -> bool {
    let declarations = items.iter().filter(|item| item.sort == Sort::Use);
    let mut leaves = declarations.flat_map(|item| uses::tree(code, item.keyword).leaves());
    leaves.any(|leaf| leaf.path.len() > 1 && leaf.name.as_deref() == Some(name))
}

/// The names that a stretch of code declares anywhere inside, macros left aside.
pub fn declared_within(code: &Code, start: usize, end: usize, crates: &[String]) -> HashSet<String> {
    let mut names = HashSet::new();
    let mut at = start;
    while at < end {
        if matches!(code.text(at), "mod" | "struct" | "enum" | "union" | "trait" | "type") && code.is_word(at + 1) {
            names.insert(plain(code.text(at + 1)).to_string());
        } else if uses::starts(code, at) {
            imported(code, at, crates, &mut names);
        }
        at = code.after_macro(at).unwrap_or(at + 1);
    }
    names
}

fn imported(code: &Code, keyword: usize, crates: &[String], names: &mut HashSet<String>) {
    for leaf in uses::tree(code, keyword).leaves() {
        let first = leaf.path.first().map_or("", |first| plain(first));
        let known = crates.iter().any(|name| name == first);
        let itself = known && (leaf.path.len() == 1 || leaf.name.as_deref() == Some(first));
        if let (Some(name), false) = (leaf.name, itself) {
            names.insert(name);
        }
    }
}

/// Whether a path starts with the name at `at`, and if `::` stands before it, the place of that.
pub fn path_start(code: &Code, at: usize) -> Option<Option<usize>> {
    if at == 0 || !code.is(at - 1, "::") {
        return Some(None);
    }
    let joined = at >= 2 && code.place(at - 1) == code.place(at - 2) + 1;
    let global = match code.before(at, 2) {
        ">" => !joined,
        before => at < 2 || !code.is_word(at - 2) || is_operator(before),
    };
    global.then_some(Some(at - 1))
}

/// A keyword that a whole path can follow.
fn is_operator(word: &str) -> bool {
    let words =
        "as break const dyn else if impl in let match move mut pub ref return static unsafe use where while yield";
    words.split(' ').any(|keyword| keyword == word)
}
