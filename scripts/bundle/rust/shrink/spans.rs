//! Maps rustc's byte spans to tokens, items and leaves of a `use`.

use crate::fault::Fault;
use crate::rust::read::code::{Code, Text, Token};
use crate::rust::read::items::{self, Item, Sort};
use crate::rust::read::modules::Parsed;
use crate::rust::read::uses;
use crate::rustc::Finding;

/// An item or a leaf of a `use` by its origin: its file, its byte there, and its text with the token before and, of a path,
/// the last word or, of a macro call, all words. What the bundler has written has the place of what is beside it.
pub type Origin = (Text, u32, String);

/// Returns the origin of the item whose name is at a place, or of what begins there.
pub fn origin(code: &Code, at: usize) -> Origin {
    let token = &code.tokens[code.place(at)];
    let text = match code.after_macro(at) {
        Some(end) => code.words(at, end).collect::<Vec<_>>().join(" "),
        None => format!("{} {} {}", code.before(at, 1), token.text, last_word(code, at)),
    };
    (token.file, token.byte, text)
}

/// Returns the name that an import leaf declares, or the name at a place.
pub fn last_word(code: &Code, mut at: usize) -> Text {
    while code.is(at + 1, "::") || code.is(at + 1, "as") {
        at += 2;
    }
    code.text(at)
}

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

/// Returns the innermost item around a place, also in an `impl`, if it is a macro call.
pub fn call_around(code: &Parsed, at: usize) -> Option<&Item> {
    let is_around = |item: &Item| (item.start..item.end).contains(&at);
    let item = code.items().iter().rev().find(|item| is_around(item))?;
    let inner = code.members(item).iter().find(|inner| item.sort == Sort::Impl && is_around(inner));
    inner.or(Some(item)).filter(|item| item.sort == Sort::Call)
}

/// Returns the item whose name is at a place, or the macro call that begins there.
pub fn item_named(code: &Code, at: usize) -> Option<Item> {
    let mut start = at.checked_sub(1)?;
    if code.is(start, "mut") || code.is(start, "!") {
        start -= 1;
    }
    if code.is(at + 1, "!") {
        let call = items::item(code, items::start_of(code, at), code.len());
        return Some(call).filter(|call| call.sort == Sort::Call && call.keyword == at);
    }
    let item = items::item(code, items::start_of(code, start), code.len());
    let removable = !matches!(item.sort, Sort::Other | Sort::Call | Sort::Module);
    Some(item).filter(|item| item.name == Some(at) && removable)
}
