//! What is left standing when the item that it speaks of is gone: imports, `impl` blocks, empty modules.

use crate::rust::read::code::{Code, Token};
use crate::rust::read::edits::Edits;
use crate::rust::read::items::{self, is_of_trait, Item, Sort};
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
    let mut impls = Vec::new();
    all_impls(&code, &items::items(&code, 0, code.len()), &mut impls);
    let places: Vec<(usize, usize)> = findings
        .iter()
        .filter(|finding| finding.is_error)
        .flat_map(|finding| finding.spans.iter().map(|span| spans.places(span)))
        .collect();
    let other = |finding: &&Finding| finding.is_error && !UNRESOLVED.contains(&finding.code.as_str());
    if places.is_empty() || findings.iter().any(|finding| other(&finding)) {
        return None;
    }
    let mut remains = Remains { code: &code, cut: Vec::new(), leaves: Vec::new() };
    let unexplained: Vec<usize> =
        places.iter().filter(|(start, end)| !remains.explains(*start, *end, &impls)).map(|place| place.0).collect();
    let inside = |at: &usize| remains.cut.iter().any(|&(start, end)| (start..end).contains(at));
    if unexplained.iter().all(inside) {
        Some(remains.apply())
    } else {
        None
    }
}

/// Every `impl` of the crate, those in functions left aside.
fn all_impls(code: &Code, found: &[Item], impls: &mut Vec<Item>) {
    for item in found {
        match (item.sort, item.body) {
            (Sort::Module, Some((open, close))) => all_impls(code, &items::items(code, open + 1, close), impls),
            (Sort::Impl, Some(_)) => impls.push(item.clone()),
            _ => {}
        }
    }
}

struct Remains<'a, 'b> {
    code: &'b Code<'a>,
    cut: Vec<(usize, usize)>,
    leaves: Vec<usize>,
}

impl Remains<'_, '_> {
    /// Whether an error is about an import, the head of an `impl`, or a method that its trait has lost.
    fn explains(&mut self, start: usize, end: usize, impls: &[Item]) -> bool {
        let leaves = import_at(self.code, start, end);
        if !leaves.is_empty() {
            self.leaves.extend(leaves);
            return true;
        }
        for item in impls {
            let (open, close) = item.body.unwrap_or((item.end, item.end));
            if (item.start..open).contains(&start) {
                self.cut.push((item.start, item.end));
                return true;
            }
            let mut members = items::items(self.code, open + 1, close).into_iter();
            if let Some(member) = members.find(|member| (member.start..=member.keyword + 1).contains(&start)) {
                if is_of_trait(self.code, item) {
                    self.cut.push((member.start, member.end));
                    return true;
                }
            }
        }
        false
    }

    fn apply(&self) -> Vec<Token> {
        let mut edits = Edits::new(self.code);
        for &(start, end) in &self.cut {
            edits.cut_item(start, end);
        }
        for keyword in (0..self.code.len()).filter(|&at| uses::starts(self.code, at)) {
            let tree = uses::tree(self.code, keyword);
            let places: Vec<usize> =
                tree.leaves().iter().map(|leaf| leaf.at).filter(|at| self.leaves.contains(at)).collect();
            edits.cut_leaves(keyword, &places);
        }
        edits.apply()
    }
}

/// The leaves that an error inside a `use` is about: those it covers, or the one that it lies in.
fn import_at(code: &Code, start: usize, end: usize) -> Vec<usize> {
    let covered = leaves_within(code, start, end);
    if !covered.is_empty() {
        return covered;
    }
    let keyword = match (0..=start).rev().find(|&at| uses::starts(code, at)) {
        Some(keyword) if uses::tree(code, keyword).end > start => keyword,
        _ => return Vec::new(),
    };
    let leaves = uses::tree(code, keyword).leaves();
    leaves.iter().rev().map(|leaf| leaf.at).find(|&at| at <= start).into_iter().collect()
}

/// The tokens without modules and inherent `impl` blocks that have nothing in them.
pub fn without_empty(tokens: &[Token]) -> Vec<Token> {
    let code = Code::new(tokens);
    let mut edits = Edits::new(&code);
    let found = cut_empty(&code, &items::items(&code, 0, code.len()), &mut edits);
    if found {
        without_empty(&edits.apply())
    } else {
        tokens.to_vec()
    }
}

fn cut_empty(code: &Code, found: &[Item], edits: &mut Edits) -> bool {
    let mut any = false;
    for item in found {
        let (open, close) = match item.body {
            Some(body) => body,
            None => continue,
        };
        let empty = items::items(code, open + 1, close).is_empty();
        let hollow = item.sort == Sort::Module || (item.sort == Sort::Impl && !is_of_trait(code, item));
        if empty && hollow {
            edits.cut_item(item.start, item.end);
            any = true;
        } else if item.sort == Sort::Module {
            any |= cut_empty(code, &items::items(code, open + 1, close), edits);
        }
    }
    any
}
