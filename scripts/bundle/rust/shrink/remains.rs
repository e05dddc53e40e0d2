//! What is left standing when the item that it speaks of is gone: imports, `impl` blocks, empty modules.

use crate::rust::read::code::{Code, Token};
use crate::rust::read::edits::Edits;
use crate::rust::read::items::{is_of_trait, Item, Sort};
use crate::rust::read::modules::items_of_all;
use crate::rust::shrink::spans::{leaves_at, Spans};
use crate::rustc::Finding;

/// The errors of a name that is not there, or of a method that its trait does not have.
const UNRESOLVED: [&str; 13] = [
    "E0404", "E0405", "E0407", "E0412", "E0422", "E0423", "E0425", "E0432", "E0433", "E0437", "E0438", "E0531", "E0532",
];

/// The tokens without the imports, `impl` blocks and methods that the errors are about; nothing when an
/// error is about anything else.
pub fn explain(tokens: &[Token], findings: &[Finding]) -> Option<Vec<Token>> {
    let code = Code::new(tokens);
    let spans = Spans::new(tokens, &code);
    let errors = || findings.iter().filter(|finding| finding.is_error);
    let places: Vec<_> = errors().flat_map(|error| error.spans.iter().map(|span| spans.places(span))).collect();
    if places.is_empty() || errors().any(|error| !UNRESOLVED.contains(&error.code.as_str())) {
        return None;
    }
    let mut impls = items_of_all(&code);
    impls.retain(|item| item.sort == Sort::Impl);
    let (mut cut, mut leaves, mut unexplained) = (Vec::new(), Vec::new(), Vec::new());
    for (start, end) in places {
        let imported = leaves_at(&code, start, end);
        match impls.iter().find_map(|item| part_at(&code, item, start)) {
            _ if !imported.is_empty() => leaves.extend(imported),
            Some(part) => cut.push(part),
            None => unexplained.push(start),
        }
    }
    let is_cut = |at: &usize| cut.iter().any(|part| (part.start..part.end).contains(at));
    if !unexplained.iter().all(is_cut) {
        return None;
    }
    let mut edits = Edits::new(&code);
    cut.iter().for_each(|part| edits.cut_item(part.start, part.end));
    edits.cut_imports(|leaf| leaves.contains(&leaf));
    Some(edits.apply())
}

/// What an error at a place is about: the `impl` whose head it is in, or the method that its trait has lost.
fn part_at(code: &Code, item: &Item, at: usize) -> Option<Item> {
    let (open, _) = item.body?;
    if (item.start..open).contains(&at) {
        return Some(item.clone());
    }
    let is_meant = |member: &Item| (member.start..=member.keyword + 1).contains(&at);
    item.inner(code).into_iter().find(is_meant).filter(|_| is_of_trait(code, item))
}

/// The tokens without modules and inherent `impl` blocks that have nothing in them.
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
