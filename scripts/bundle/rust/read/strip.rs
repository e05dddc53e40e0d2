//! Strips a crate of what a bundle never has: what never holds, attributes that mean nothing, and docs.
//!
//! The conditions on features and tests are judged here, once: what never holds goes, and so does an attribute that always
//! holds, so whatever condition is left depends on the compiler. In macros all of them stay, for there the calling crate decides.

use crate::rust::read::attributes::{self, Features};
use crate::rust::read::edits::Edits;
use crate::rust::read::modules::Parsed;

/// The conditions on the machine and its system.
const MACHINE: &str = "unix windows target_arch target_env target_family target_feature target_os target_vendor";

/// The import of the mark of cargo-snippet.
const MARK: [&str; 2] = ["cargo_snippet", "snippet"];

/// Strips a crate with these features of all but the docs of its items; not in macros, where a pattern may match a doc comment.
pub fn stripped(code: &Parsed, features: Features) -> Parsed {
    let mut edits = Edits::new(code);
    edits.cut_docs(true);
    edits.cut_imports(|leaf| leaf.path == MARK);
    for attribute in attributes::all(code).filter(|attribute| !code.in_macro(attribute.start)) {
        if attribute.is_dropped(code, features) {
            edits.cut(attribute.start, attribute.end);
        } else if let Some(expanded) = attribute.expanded(code, features) {
            edits.rewrite(attribute.start, attribute.end, &expanded);
        } else if code.is(attribute.name, "expect") {
            edits.replace(attribute.name, "allow");
        }
    }
    for item in code.items().iter().flat_map(|item| code.members(item).iter().chain([item])) {
        if item.is_never(code, features) {
            edits.cut_item(item.start, item.end);
        }
        item.never_within(code, features).into_iter().for_each(|(start, end)| edits.cut_item(start, end));
    }
    edits.applied_to(code)
}

/// Removes doc comments; not in macros either.
pub fn without_docs(code: &Parsed) -> Parsed {
    let mut edits = Edits::new(code);
    edits.cut_docs(false);
    edits.applied_to(code)
}

/// Lets no condition on the machine or its system hold: C is compiled for any.
pub fn without_machine(code: &Parsed) -> Parsed {
    let mut edits = Edits::new(code);
    let is_machine = |at: &usize| MACHINE.split(' ').any(|word| code.is(*at, word));
    for at in (0..code.len()).filter_map(|at| attributes::condition(code, at)).flatten().filter(is_machine) {
        edits.rewrite(at, at + if code.is(at + 1, "=") { 3 } else { 1 }, "any()");
    }
    stripped(&edits.applied_to(code), None)
}
