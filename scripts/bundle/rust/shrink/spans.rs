//! Maps rustc's byte spans to tokens, items and leaves of a `use`.

use crate::fault::Fault;
use crate::rust::read::code::{Code, Token};
use crate::rust::read::items::{self, Item, Sort};
use crate::rust::read::uses;
use crate::rustc::Finding;

/// Returns the first code token of a span of bytes, and the one after its last.
pub fn places(code: &Code, span: &(usize, usize)) -> (usize, usize) {
    let before = |end: usize| {
        let mut byte = 0;
        let is_before = |token: &&Token| {
            let start = byte;
            byte += token.text.len();
            start < end
        };
        code.tokens.iter().take_while(is_before).filter(|token| token.is_code()).count()
    };
    let start = before(span.0);
    (start, before(span.1).max(start + 1))
}

/// Returns an error at the first place that a finding is about.
pub fn fault_at(finding: &Finding, tokens: &[Token], reason: &str) -> Fault {
    let code = Code::new(tokens.to_vec());
    let place = finding.spans.first().map(|span| places(&code, span).0);
    place.map_or_else(|| Fault::plain(reason), |at| code.fault(at, reason))
}

/// Returns the first tokens of the import leaves that a range of code covers.
pub fn leaves_at(code: &Code, start: usize, end: usize) -> Vec<usize> {
    let tree = uses::around(code, start).filter(|_| !code.in_macro(start));
    let leaves = tree.map_or(Vec::new(), |tree| tree.leaves());
    leaves.iter().map(|leaf| leaf.at).filter(|at| (start..end).contains(at)).collect()
}

/// Returns the item whose name is at a place, or the macro call that begins there.
pub fn item_at(code: &Code, at: usize) -> Option<Item> {
    let item = items::item(code, items::start_of(code, at), code.len());
    let is_call = item.sort == Sort::Call && code.is(at + 1, "!");
    let is_named = item.name.is_some() && item.sort != Sort::Module;
    Some(item).filter(|item| item.place() == at && (is_call || is_named))
}
