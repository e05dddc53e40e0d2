//! What a place that rustc speaks of stands for: an item, or leaves of a `use`.

use crate::rust::read::code::{Code, Token};
use crate::rust::read::items::{self, Item, Sort};
use crate::rust::read::uses;

/// Where the code tokens begin, to find them by bytes.
pub struct Spans {
    starts: Vec<usize>,
}

impl Spans {
    /// Cost: one walk.
    pub fn new(tokens: &[Token], code: &Code) -> Spans {
        let mut byte = 0;
        let mut starts = vec![0; tokens.len() + 1];
        for (place, token) in tokens.iter().enumerate() {
            starts[place] = byte;
            byte += token.text.len();
        }
        Spans { starts: (0..code.len()).map(|at| starts[code.place(at)]).collect() }
    }

    /// The first code token of a span, and the one after its last.
    pub fn places(&self, span: &(usize, usize)) -> (usize, usize) {
        let start = self.starts.partition_point(|&byte| byte < span.0);
        (start, self.starts.partition_point(|&byte| byte < span.1).max(start + 1))
    }
}

/// Whether a place is in a macro's call or definition.
pub fn is_in_macro(code: &Code, wanted: usize) -> bool {
    let mut at = 0;
    while at <= wanted {
        at = match code.after_macro(at) {
            Some(_) if code.is(at, "macro_rules") && wanted == at + 2 => return false,
            Some(after) if after > wanted => return true,
            Some(after) => after,
            None => at + 1,
        };
    }
    false
}

/// The first tokens of the import leaves that begin in a stretch of code.
pub fn leaves_within(code: &Code, start: usize, end: usize) -> Vec<usize> {
    let keyword = (0..=start).rev().find(|&at| uses::starts(code, at)).filter(|&at| !is_in_macro(code, at));
    let tree = keyword.map(|keyword| uses::tree(code, keyword)).filter(|tree| tree.end > start);
    let leaves = tree.map_or(Vec::new(), |tree| tree.leaves());
    leaves.iter().map(|leaf| leaf.at).filter(|at| (start..end).contains(at)).collect()
}

/// The item whose name is at a place.
pub fn item_named(code: &Code, at: usize) -> Option<Item> {
    let mut start = at.checked_sub(1)?;
    if code.is(start, "mut") || code.is(start, "!") {
        start -= 1;
    }
    let item = items::item(code, items::start_of(code, start), code.len());
    let removable = !matches!(item.sort, Sort::Other | Sort::Call | Sort::Module);
    Some(item).filter(|item| item.name == Some(at) && removable)
}
