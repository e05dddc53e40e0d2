//! Replaces macros of the standard library by literals where they read something outside of the source: other files,
//! cargo's variables, and features. What else depends on cargo is refused where it is needed.
//!
//! The definitions of macros stay as they are, for there the calling crate decides, and so does the input of
//! `stringify!`.

use crate::crates::Crate;
use crate::files::read;
use crate::package::Package;
use crate::rust::read::attributes;
use crate::rust::read::code::{Code, Text};
use crate::rust::read::edits::Edits;
use crate::rust::read::lexer::Kind;
use crate::rust::read::modules::Parsed;
use crate::rust::read::outside::Outside;
use std::path::{Path, PathBuf};

/// The conditions that a build script does not decide.
const CONDITIONS: &str = "all any not true false feature test doc doctest debug_assertions overflow_checks panic miri \
     proc_macro unix windows target_arch target_endian target_env target_family target_feature target_has_atomic \
     target_os target_pointer_width target_vendor";

/// The maximum size of an included file in bytes.
const LARGEST: usize = 64 << 10;

/// Replaces such macros in a crate, whose files are below a folder; what cannot be in a bundle goes to `outside`: such a
/// macro where it cannot be replaced, a condition on a feature that cargo turns on, or a file that cannot be read, is too
/// long, or should be UTF-8 and is not.
pub fn with_literals(
    code: &Parsed,
    of: &Crate,
    root: &Path,
    features: &[String],
    outside: &mut Vec<Outside>,
) -> Parsed {
    let mut edits = Edits::new(code);
    let (mut at, mut definition) = (0, 0);
    while at < code.len() {
        let after = code.after_macro(at);
        if code.is(at, "stringify") {
            at = after.unwrap_or(at + 1);
            continue;
        }
        if code.is(at, "macro_rules") {
            definition = definition.max(after.unwrap_or(0));
        }
        let literal = match after {
            Some(_) if at >= definition => literal(code, at, of, root),
            _ => Ok(None),
        };
        let is_literal = matches!(literal, Ok(Some(_)));
        match literal {
            Ok(Some(literal)) => edits.rewrite(start_of_path(code, at), after.unwrap_or(at), &literal),
            Ok(None) => {
                let reason = refused(code, at, features).or_else(|| of_script(code, at, of.package));
                outside.extend(reason.map(|reason| Outside::new(code, at, None, reason)));
            }
            Err(reason) => outside.push(Outside::new(code, at, None, reason)),
        }
        at = after.filter(|_| is_literal).unwrap_or(at + 1);
    }
    edits.applied_to(code)
}

/// Returns why the token at a place cannot be in a bundle: it begins a macro that reads something outside, or a
/// condition on one of these features.
fn refused(code: &Code, at: usize, features: &[String]) -> Option<String> {
    let is_macro = || code.after_macro(at).is_some();
    match code.text(at) {
        name @ ("include" | "include_str" | "include_bytes") if is_macro() => {
            Some(format!("{name}! reads another file"))
        }
        name @ ("env" | "option_env") if is_macro() => {
            Some(format!("{name}! reads what only this machine's compiler is told"))
        }
        "feature" if code.is(at + 1, "=") && matches!(code.before(at, 1), "(" | ",") => {
            let name = attributes::unquoted(code.text(at + 2));
            features.iter().any(|feature| feature == name).then(|| format!("feature {name} is on in cargo only"))
        }
        _ => None,
    }
}

/// Returns why a condition at a place cannot be in a bundle: a build script may decide it.
fn of_script(code: &Code, at: usize, package: &Package) -> Option<String> {
    let is_known = |at: usize| CONDITIONS.split_whitespace().any(|known| code.is(at, known));
    let mut condition = attributes::condition(code, at).filter(|_| package.has_script)?;
    let name = condition.find(|&at| code.is_word(at) && !is_known(at))?;
    Some(format!("cfg({}) is decided by the build script, which cannot run at a judge", code.text(name)))
}

/// Returns the literal for the macro call at a place, if it has one.
///
/// Errors: why the file that it names cannot be one.
fn literal(code: &Code, at: usize, of: &Crate, root: &Path) -> Result<Option<String>, String> {
    let open = at + 2;
    let included = || included(code, open, of, root);
    match code.text(at) {
        "include_str" => {
            let Some((path, file)) = included() else { return Ok(None) };
            let text = String::from_utf8(bytes(path, &file)?).map_err(|_| format!("{path} is not UTF-8 text"))?;
            Ok(Some(format!("{text:?}")))
        }
        "include_bytes" => {
            let Some((path, file)) = included() else { return Ok(None) };
            Ok(Some(format!("b\"{}\"", bytes(path, &file)?.escape_ascii())))
        }
        "env" => {
            Ok(text(code, open + 1).and_then(|name| of.package.variables.get(name)).map(|value| format!("{value:?}")))
        }
        "cfg" if code.words(open, code.partner(open)).any(|word| word == "feature") => {
            Ok(attributes::truth(code, open + 1, Some(&of.features)).map(|truth| truth.to_string()))
        }
        _ => Ok(None),
    }
}

/// Returns the value of the string at a place, if it has no escapes.
fn text(code: &Code, at: usize) -> Option<Text> {
    let literal = code.text(at);
    let is_plain = code.kind(at) == Kind::Text && literal.starts_with(['"', 'r']) && !literal.contains('\\');
    is_plain.then(|| attributes::unquoted(literal))
}

/// Returns the path in the argument of a macro that includes a file, and the file: relative to that of the macro, or behind
/// `env!("CARGO_MANIFEST_DIR")` to the folder of the package.
fn included(code: &Code, open: usize, of: &Crate, root: &Path) -> Option<(Text, PathBuf)> {
    const FOLDER: &str = "concat ! ( env ! ( \"CARGO_MANIFEST_DIR\" ) ,";
    let at = if code.reads(open + 1, FOLDER) { open + 9 } else { open };
    let path = text(code, at + 1).filter(|_| matches!(code.text(at + 2), ")" | ","))?;
    let own = root.join(code.tokens[code.place(open)].file);
    Some((path, if at == open { own.with_file_name(path) } else { of.package.root.join(path.trim_start_matches('/')) }))
}

fn bytes(path: &str, file: &Path) -> Result<Vec<u8>, String> {
    let bytes = read(file).map_err(|error| format!("cannot read {path}: {error}"))?;
    if bytes.len() > LARGEST {
        return Err(format!("{path} has more than {LARGEST} bytes"));
    }
    Ok(bytes)
}

/// Returns the start of the path that ends in the name at a place.
fn start_of_path(code: &Code, mut at: usize) -> usize {
    while code.before(at, 1) == "::" {
        at -= 1;
        at -= usize::from(at > 0 && code.is_word(at - 1));
    }
    at
}
