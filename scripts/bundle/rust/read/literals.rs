//! Writes out as literals what a macro of the standard library reads where cargo compiles: other files, the variables
//! that cargo sets, and which features are on.
//!
//! In the definition of a macro nothing is changed, for there the crate that calls it decides; nor where names are
//! shown.

use crate::crates::Crate;
use crate::fault::Outcome;
use crate::rust::read::attributes;
use crate::rust::read::code::{Code, Token};
use crate::rust::read::edits::Edits;
use crate::rust::read::lexer::Kind;
use std::fs;
use std::path::Path;

/// The most bytes of a file that go into a bundle.
const LARGEST: usize = 64 << 10;

/// The tokens of a crate, whose files are below a folder, with literals for such macros.
///
/// Errors: a file that cannot be read, is too long or should be text and is none.
pub fn with_literals(tokens: Vec<Token>, of: &Crate, root: &Path) -> Outcome<Vec<Token>> {
    let code = Code::new(&tokens);
    let mut edits = Edits::new(&code);
    let mut at = 0;
    while at < code.len() {
        let after = code.after_macro(at);
        let stays = matches!(code.text(at), "macro_rules" | "stringify");
        let literal = match after {
            Some(_) if !stays => literal(&code, at, of, root)?,
            _ => None,
        };
        if let (Some(after), Some(literal)) = (after, &literal) {
            edits.rewrite(start_of_path(&code, at), after, literal);
        }
        at = after.filter(|_| stays || literal.is_some()).unwrap_or(at + 1);
    }
    Ok(edits.changed().unwrap_or(tokens))
}

/// The literal for the macro call at a place.
fn literal(code: &Code, at: usize, of: &Crate, root: &Path) -> Outcome<Option<String>> {
    let open = at + 2;
    let only = text(code, open + 1).filter(|_| code.arguments(open).len() == 1);
    match (code.text(at), only) {
        ("include_str", Some(path)) => {
            let bytes = file(code, at, path, root)?;
            let text = String::from_utf8(bytes).map_err(|_| code.fault(at, format!("{path} is not UTF-8 text")))?;
            Ok(Some(format!("{text:?}")))
        }
        ("include_bytes", Some(path)) => Ok(Some(format!("b\"{}\"", file(code, at, path, root)?.escape_ascii()))),
        ("env", _) => {
            Ok(text(code, open + 1).and_then(|name| of.variables.get(name)).map(|value| format!("{value:?}")))
        }
        ("cfg", _) if code.words(open, code.partner(open)).any(|word| word == "feature") => {
            let features = of.features.as_deref();
            let truth = features.and_then(|_| attributes::truth(code, open + 1, features));
            Ok(truth.map(|truth| truth.to_string()))
        }
        _ => Ok(None),
    }
}

/// The value of a string at a place, if nothing in it is escaped.
fn text<'a>(code: &Code<'a>, at: usize) -> Option<&'a str> {
    let literal = code.text(at);
    let is_plain = code.kind(at) == Kind::Text && literal.starts_with(['"', 'r']) && !literal.contains('\\');
    is_plain.then(|| attributes::unquoted(literal))
}

/// The bytes of a file that is named from the file of the token at a place.
fn file(code: &Code, at: usize, path: &str, root: &Path) -> Outcome<Vec<u8>> {
    let own = root.join(&*code.tokens[code.place(at)].file);
    let bytes = fs::read(own.with_file_name(path));
    let bytes = bytes.map_err(|error| code.fault(at, format!("cannot read {path}: {error}")))?;
    if bytes.len() > LARGEST {
        return Err(code.fault(at, format!("{path} has more than {LARGEST} bytes")));
    }
    Ok(bytes)
}

/// Where the path starts that ends in the name at a place.
fn start_of_path(code: &Code, mut at: usize) -> usize {
    while code.before(at, 1) == "::" {
        at -= 1;
        at -= usize::from(at > 0 && code.is_word(at - 1));
    }
    at
}
