//! A bundle, and what rustc reports about it.

use crate::fault::Outcome;
use crate::rust::mir::bundles::is_rest;
use crate::rust::mir::steady::is_steady;
use crate::rust::read::code::{text_of, Token};
use crate::rust::read::edits::written;
use crate::rust::read::modules::Parsed;
use crate::rustc::{Report, Rustc, UNUSED};
use std::collections::BTreeSet;

/// The errors for something that is used from where it is not visible.
const VISIBLE: [&str; 3] = ["E0364", "E0365", "E0446"];

/// A bundle that rustc has seen; it may not compile.
pub struct Seen {
    /// Its code.
    pub code: Parsed,
    /// What rustc reports about it, unused code whatever it allows.
    pub report: Report,
}

impl Seen {
    /// Asks rustc about a bundle.
    ///
    /// Errors: rustc cannot be run.
    pub fn new(code: Parsed, rustc: &Rustc) -> Outcome<Seen> {
        let mut report = rustc.report(&without_pub(&code), true)?;
        if report.errors().any(|error| VISIBLE.contains(&error.code.as_str())) {
            report = rustc.report(&code.tokens, true)?;
        }
        Ok(Seen { code, report })
    }

    /// Whether it compiles.
    pub fn compiles(&self) -> bool {
        self.report.errors().next().is_none()
    }

    /// Whether it compiles, and means the same as that part of another bundle.
    ///
    /// Errors: rustc cannot be run.
    pub fn is_rest_of(&self, whole: &Seen, rustc: &Rustc) -> Outcome<bool> {
        let is_rest = is_rest(&self.report.mir, &whole.report.mir);
        if !is_rest && self.compiles() {
            whole.is_steady(rustc)?;
        }
        Ok(is_rest)
    }

    /// Whether rustc writes its MIR again, so that a comparison with it means something.
    ///
    /// Errors: rustc cannot be run.
    pub fn is_steady(&self, rustc: &Rustc) -> Outcome<bool> {
        is_steady(rustc, &self.report.mir, || rustc.report(&self.code.tokens, false))
    }
}

/// Returns the tokens of a bundle with blanks for each `pub` of an item at its root: rustc does not call unused what is public
/// there.
fn without_pub(code: &Parsed) -> Vec<Token> {
    let mut tokens = code.tokens.clone();
    for item in code.top().iter().filter(|item| item.is_public(code) && !code.is(item.head + 1, "(")) {
        tokens[code.place(item.head)].text = "   ";
    }
    tokens
}

/// Allows the lints that rustc still reports about a bundle, such as a field that is never read.
pub fn quiet(bundle: &Seen, rustc: &Rustc) -> Outcome<Vec<Token>> {
    let (tokens, report) = (&bundle.code.tokens, &bundle.report);
    let is_allowed_in_part = tokens.iter().any(|token| token.text == "allow");
    let mut lints = report.lints();
    let is_part_hidden = text_of(&without_pub(&bundle.code)) != text_of(tokens);
    if (is_allowed_in_part || is_part_hidden) && UNUSED.iter().any(|lint| lints.contains(*lint)) {
        lints = rustc.report(tokens, false)?.lints();
    }
    Ok(with_allowed(lints, tokens))
}

/// Puts an attribute in front of a file that allows these lints, if there are any.
pub fn with_allowed(lints: BTreeSet<String>, tokens: &[Token]) -> Vec<Token> {
    let mut quieted = match tokens.first() {
        Some(first) if !lints.is_empty() => written(first, &format!("#![allow({})]\n\n", allowing(lints))),
        _ => Vec::new(),
    };
    quieted.extend_from_slice(tokens);
    quieted
}

/// Returns the list of an attribute that allows these lints, some of which a compiler may not know.
pub fn allowing(lints: BTreeSet<String>) -> String {
    let strange = lints.iter().any(|lint| !UNUSED.contains(&lint.as_str()));
    let first = Some("unknown_lints".to_string()).filter(|_| strange);
    first.into_iter().chain(lints).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_lints_are_allowed_where_a_compiler_may_not_know_one() {
        let list = |lints: &[&str]| allowing(lints.iter().map(|lint| lint.to_string()).collect());
        assert_eq!(list(&["dead_code", "unused_imports"]), "dead_code, unused_imports");
        assert_eq!(list(&["dead_code", "unused_labels"]), "unknown_lints, dead_code, unused_labels");
    }
}
