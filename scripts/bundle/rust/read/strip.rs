//! Removes what a judge does not need: tests, documentation and strict lint levels.
//!
//! The arguments and bodies of macros stay as they are: there a pattern may match a doc comment.

use crate::rust::read::attributes::{self, Features};
use crate::rust::read::code::{Code, Token};
use crate::rust::read::edits::Edits;
use crate::rust::read::items::{self, Item, Sort};

/// Removes tests, doc comments, `doc` attributes, strict lint levels, and what needs a feature that is off.
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
