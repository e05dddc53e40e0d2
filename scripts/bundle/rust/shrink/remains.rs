//! What is left standing when the item that it speaks of is gone: imports, `impl` blocks, empty modules.

use crate::rust::read::code::{Code, Token};
use crate::rust::read::edits::Edits;
use crate::rust::read::items::{self, is_of_trait, Item, Sort};
use crate::rust::read::modules::modules;
use crate::rust::read::uses;
use crate::rust::shrink::spans::{leaves_within, Spans};
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
    let impls: Vec<Item> = modules(&code).into_iter().flat_map(|module| module.items).collect();
    let (mut cut, mut leaves, mut unexplained) = (Vec::new(), Vec::new(), Vec::new());
    for (start, end) in places {
        let imported = import_at(&code, start, end);
        match impls.iter().filter(|item| item.sort == Sort::Impl).find_map(|item| part_at(&code, item, start)) {
            _ if !imported.is_empty() => leaves.extend(imported),
            Some(part) => cut.push(part),
            None => unexplained.push(start),
        }
    }
    let is_cut = |at: &usize| cut.iter().any(|&(start, end)| (start..end).contains(at));
    if !unexplained.iter().all(is_cut) {
        return None;
    }
    let mut edits = Edits::new(&code);
    cut.iter().for_each(|&(start, end)| edits.cut_item(start, end));
    edits.cut_imports(|leaf| leaves.contains(&leaf));
    Some(edits.apply())
}

/// What an error at a place is about: the `impl` whose head it is in, or the method that its trait has lost.
fn part_at(code: &Code, item: &Item, at: usize) -> Option<(usize, usize)> {
    let (open, close) = item.body?;
    if (item.start..open).contains(&at) {
        return Some((item.start, item.end));
    }
    let mut members = items::items(code, open + 1, close).into_iter();
    let member = members.find(|member| (member.start..=member.keyword + 1).contains(&at))?;
    is_of_trait(code, item).then_some((member.start, member.end))
}

/// The leaves that an error inside a `use` is about: those it covers, or the one that it lies in.
fn import_at(code: &Code, start: usize, end: usize) -> Vec<usize> {
    let covered = leaves_within(code, start, end);
    if !covered.is_empty() {
        return covered;
    }
    let keyword = (0..=start).rev().find(|&at| uses::starts(code, at));
    let tree = keyword.map(|keyword| uses::tree(code, keyword)).filter(|tree| tree.end > start);
    let leaves = tree.map_or(Vec::new(), |tree| tree.leaves());
    leaves.iter().rev().map(|leaf| leaf.at).find(|&at| at <= start).into_iter().collect()
}

/// The tokens without modules and inherent `impl` blocks that have nothing in them.
pub fn without_empty(tokens: &[Token]) -> Vec<Token> {
    let code = Code::new(tokens);
    let is_hollow = |item: &Item| {
        let may_go = item.sort == Sort::Module || (item.sort == Sort::Impl && !is_of_trait(&code, item));
        may_go && item.body.is_some_and(|(open, close)| items::items(&code, open + 1, close).is_empty())
    };
    let all: Vec<Item> = modules(&code).into_iter().flat_map(|module| module.items).collect();
    if !all.iter().any(is_hollow) {
        return tokens.to_vec();
    }
    let mut edits = Edits::new(&code);
    all.iter().filter(|item| is_hollow(item)).for_each(|item| edits.cut_item(item.start, item.end));
    without_empty(&edits.apply())
}
