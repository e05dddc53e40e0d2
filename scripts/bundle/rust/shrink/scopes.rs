//! Finds the scopes in which each word has a meaning: words without a common scope can share a short name.
//!
//! Each function is a scope, and so are each type, the crate around them, and all members that are called or stand behind
//! `::`. After a dot, a field has no scope: the type tells fields of one name apart. A constant is in every scope,
//! because a pattern of its name would stand for its value.

use crate::rust::read::code::{Code, Text};
use crate::rust::read::items;
use std::collections::{BTreeMap, BTreeSet};

/// The scope of what is declared outside of functions and types. The number of any other is the place where it begins.
const CRATE: usize = usize::MAX;

/// The scope of methods, associated functions and variants.
const MEMBERS: usize = CRATE - 1;

/// The scopes of each word.
pub struct Scopes(BTreeMap<Text, BTreeSet<usize>>);

impl Scopes {
    /// Finds the scopes of all words.
    pub fn new(code: &Code) -> Scopes {
        let (mut scope, mut end, mut end_of_members) = (CRATE, 0, 0);
        let mut found: BTreeMap<Text, BTreeSet<usize>> = BTreeMap::new();
        for at in 0..code.len() {
            let begins = at >= end && code.is_word(at + 1);
            match code.text(at) {
                "impl" | "trait" if at >= end => end_of_members = items::item(code, at, code.len()).end,
                "fn" | "struct" | "enum" | "union" if begins => {
                    (scope, end) = (at, items::item(code, at, code.len()).end);
                }
                _ if at >= end => scope = CRATE,
                _ => {}
            }
            let scopes = scopes_at(code, at, scope, at < end_of_members);
            found.entry(code.text(at)).or_default().extend(scopes);
        }
        let all: BTreeSet<usize> = found.values().flatten().copied().collect();
        let constants = (0..code.len()).filter(|&at| code.before(at, 1) == "const");
        found.extend(constants.map(|at| (code.text(at), all.clone())));
        Scopes(found)
    }

    /// Whether two words have a scope in common.
    pub fn meet(&self, one: &str, other: &str) -> bool {
        let scopes = self.0.get(one).zip(self.0.get(other));
        scopes.is_some_and(|(one, other)| !one.is_disjoint(other))
    }
}

/// Returns the scopes of the word at a place in a scope, which may be that of a member.
fn scopes_at(code: &Code, at: usize, scope: usize, is_member: bool) -> Vec<usize> {
    match (code.before(at, 1), code.text(at + 1)) {
        (".", "(" | "::") | ("::", _) => vec![MEMBERS],
        (".", _) => vec![],
        ("fn", _) if is_member => vec![MEMBERS],
        ("fn" | "struct" | "enum" | "union", _) => vec![CRATE, scope],
        _ => vec![scope],
    }
}
