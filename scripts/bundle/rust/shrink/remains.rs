//! Removes imports, `impl`s and modules orphaned by earlier removals.

use crate::rust::read::code::{Code, Token};
use crate::rust::read::edits::Edits;
use crate::rust::read::items::{is_of_trait, Item, Sort};
use crate::rust::read::modules::items_of_all;
use crate::rust::shrink::made::Made;
use crate::rust::shrink::spans::{call_around, leaves_at, places};
use crate::rustc::Finding;
use std::collections::HashSet;

/// The errors about an unknown name, or a method that is not in its trait.
const UNRESOLVED: [&str; 13] = [
    "E0404", "E0405", "E0407", "E0412", "E0422", "E0423", "E0425", "E0432", "E0433", "E0437", "E0438", "E0531", "E0532",
];

/// Removes the imports, `impl`s, methods and macro calls that errors about unknown names refer to; `None` if there are none.
pub fn without_remains(tokens: &[Token], errors: &[&Finding]) -> Option<Vec<Token>> {
    let code = Code::new(tokens);
    let items = items_of_all(&code);
    let errors: Vec<&&Finding> = errors.iter().filter(|error| UNRESOLVED.contains(&error.code.as_str())).collect();
    let missing: HashSet<&str> = errors.iter().flat_map(|error| error.names()).collect();
    let is_about_missing = |call: &Item| {
        Made::of(&code, &items, call).is_some_and(|made| made.is_only_about(|name| missing.contains(name)))
    };
    let (mut cut, mut leaves) = (Vec::new(), Vec::new());
    for error in errors {
        for (start, end) in error.spans.iter().map(|span| places(&code, span)) {
            leaves.extend(leaves_at(&code, start, end));
            cut.extend(around(&items, start).and_then(|item| part_at(&code, item, start)));
        }
        let places = error.spans.iter().chain(&error.calls).map(|span| places(&code, span).0);
        cut.extend(places.filter_map(|at| call_around(&code, &items, at)).filter(is_about_missing));
    }
    if cut.is_empty() && leaves.is_empty() {
        return None;
    }
    let mut edits = Edits::new(&code);
    cut.iter().for_each(|part| edits.cut_item(part.start, part.end));
    edits.cut_imports(|leaf| leaves.contains(&leaf));
    Some(edits.apply())
}

/// Returns the innermost item around a place.
fn around(items: &[Item], at: usize) -> Option<&Item> {
    items.iter().rev().find(|item| (item.start..item.end).contains(&at))
}

/// Returns what an error at a place refers to: an `impl`, by its head, or a method that is no longer in its trait.
fn part_at(code: &Code, item: &Item, at: usize) -> Option<Item> {
    let (open, _) = item.body.filter(|_| item.sort == Sort::Impl)?;
    if (item.start..open).contains(&at) {
        return Some(item.clone());
    }
    let is_meant = |member: &Item| (member.start..=member.keyword + 1).contains(&at);
    item.inner(code).into_iter().find(is_meant).filter(|_| is_of_trait(code, item))
}

/// Removes empty modules and empty inherent `impl`s.
pub fn without_empty(tokens: &[Token]) -> Vec<Token> {
    let code = Code::new(tokens);
    let mut hollow = items_of_all(&code);
    hollow.retain(|item| {
        let may_go = item.sort == Sort::Module || (item.sort == Sort::Impl && !is_of_trait(&code, item));
        may_go && item.body.is_some() && item.inner(&code).is_empty()
    });
    if hollow.is_empty() {
        return tokens.to_vec();
    }
    let mut edits = Edits::new(&code);
    hollow.iter().for_each(|item| edits.cut_item(item.start, item.end));
    without_empty(&edits.apply())
}
