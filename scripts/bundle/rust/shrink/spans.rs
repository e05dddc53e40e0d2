//! What a place that rustc speaks of stands for: an item, or leaves of a `use`.

use crate::rust::read::code::{Code, Token};
use crate::rust::read::items::{self, Item, Sort};
use crate::rust::read::uses::{self, Tree};

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

/// The first tokens of the import leaves that a stretch of code covers, or of those whose path it is a part of.
pub fn leaves_at(code: &Code, start: usize, end: usize) -> Vec<usize> {
    let Some(tree) = uses::around(code, start).filter(|_| !code.in_macro(start)) else { return Vec::new() };
    let places = |tree: &Tree| tree.leaves().iter().map(|leaf| leaf.at).collect::<Vec<usize>>();
    let covered: Vec<usize> = places(&tree).into_iter().filter(|at| (start..end).contains(at)).collect();
    if covered.is_empty() {
        return places(tree.branch_at(start));
    }
    covered
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
