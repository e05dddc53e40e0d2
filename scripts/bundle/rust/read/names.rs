//! The names that items define, and the words around names.

use crate::rust::read::code::{Code, Text};
use crate::rust::read::items::{Item, Sort};
use crate::rust::read::uses::STANDARD;
use std::collections::HashSet;

/// The keywords before the name of an item that is no macro.
pub const DECLARING: [&str; 9] = ["fn", "struct", "enum", "union", "trait", "type", "const", "static", "mod"];

/// Returns the names of the types and traits that these items define, without aliases.
pub fn defined(code: &Code, items: &[Item]) -> HashSet<Text> {
    let defines = |item: &&Item| matches!(item.sort, Sort::Type | Sort::Trait) && !code.is(item.keyword, "type");
    items.iter().filter(defines).map(|item| item.name_in(code)).collect()
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

/// Whether the path that leads to a name begins with a crate that comes with the compiler, or with a type.
pub fn is_standard(code: &Code, mut at: usize) -> bool {
    while code.before(at, 1) == "::" && at >= 2 && code.is_word(at - 2) {
        at -= 2;
    }
    STANDARD.contains(&code.text(at)) || (code.before(at, 1) == "::" && code.before(at, 2) == ">")
}

/// Whether a word is a keyword that a path can follow.
fn is_operator(word: &str) -> bool {
    let words =
        "as break const dyn else if impl in let match move mut pub ref return static unsafe use where while yield";
    words.split(' ').any(|keyword| keyword == word)
}
