//! Leaves out what a judge has no use for: tests, documentation, and the kit's strictness with itself.
//!
//! Inside macro arguments and macro bodies nothing is touched: there a doc comment is a token that a
//! pattern may be waiting for.

use crate::rust::read::attributes::{self, Features};
use crate::rust::read::code::{Code, Token};
use crate::rust::read::edits::Edits;
use crate::rust::read::items::{self, Item, Sort};

/// The tokens without tests, doc comments, `doc` attributes and strict lint levels, and without what needs a feature
/// that is off.
pub fn strip(tokens: &[Token], features: Features) -> Vec<Token> {
    let code = Code::new(tokens);
    let mut edits = Edits::new(&code);
    edits.cut_docs();
    for attribute in attributes::all(&code).filter(|attribute| !code.in_macro(attribute.start)) {
        if attribute.is_dropped(&code, features) {
            edits.cut(attribute.start, attribute.end);
        } else if code.is(attribute.name, "expect") {
            edits.replace(attribute.name, "allow");
        }
    }
    cut_never(&code, &items::top(&code), features, &mut edits);
    edits.apply()
}

fn cut_never(code: &Code, found: &[Item], features: Features, edits: &mut Edits) {
    for item in found {
        if attributes::is_never(code, item, features) {
            edits.cut_item(item.start, item.end);
        } else if matches!(item.sort, Sort::Module | Sort::Impl | Sort::Trait | Sort::Foreign) {
            cut_never(code, &item.inner(code), features, edits);
        }
    }
}
