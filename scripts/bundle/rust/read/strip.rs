//! Removes what a judge does not need: documentation and strict lint levels.
//!
//! The arguments and bodies of macros stay as they are: there a pattern may match a doc comment.

use crate::rust::read::attributes::{self, Features};
use crate::rust::read::code::Code;
use crate::rust::read::edits::Edits;

/// Removes doc comments, `doc` attributes, strict lint levels, and conditions on features that hold.
pub fn strip(code: &Code, features: Features, edits: &mut Edits) {
    edits.cut_docs();
    for attribute in attributes::all(code).filter(|attribute| !code.in_macro(attribute.start)) {
        if attribute.is_dropped(code, features) {
            edits.cut(attribute.start, attribute.end);
        } else if code.is(attribute.name, "expect") {
            edits.replace(attribute.name, "allow");
        }
    }
}
