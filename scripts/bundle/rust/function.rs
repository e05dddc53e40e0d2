//! The form for judges that take only functions, and declare `main` and `struct Solution;` themselves.
//!
//! Until the last step it is a whole program whose `main` only names the functions that the judge calls, so only what
//! they need is used. The last step removes `main` and the `struct`.

use crate::fault::{Fault, Outcome};
use crate::rust::read::attributes;
use crate::rust::read::code::{Code, Text, Token};
use crate::rust::read::edits::{written, Edits};
use crate::rust::read::items::{is_of_trait, Item, Sort};
use crate::rust::read::modules::Parsed;
use crate::rust::shrink::seen::allowing;
use crate::rust::shrink::spans::places;
use crate::rustc::{Finding, Rustc};
use std::collections::BTreeSet;

/// The type whose functions such a judge calls.
const TYPE: &str = "Solution";

/// The name of the functions' crate in `--check`.
pub const CRATE: &str = "solution";

/// Replaces `main` by one that only names the functions.
///
/// Errors: it has no `struct Solution;`, one that differs from a judge's, or no function in it.
pub fn rooted(code: &Parsed, file: &str) -> Outcome<Parsed> {
    let top = code.top();
    let reason = format!("no `struct {};` whose functions a judge could call", TYPE);
    let declaration = top.iter().find(|item| is_type(code, item)).ok_or_else(|| Fault::at(file, 1, reason))?;
    let refused = |reason: &str| code.fault(declaration.keyword, reason);
    if !is_as_a_judge_has_it(code, declaration) {
        return Err(refused("a judge's `struct Solution;` has no field and no attribute"));
    }
    let functions = functions(code);
    let last = functions.last().ok_or_else(|| refused("no `pub fn` of `Solution` that a judge could call"))?;
    let mut edits = Edits::new(code);
    top.iter().filter(|item| is_main(code, item)).for_each(|item| edits.cut_item(item.start, item.end));
    let mut rooted = edits.apply();
    let calls: String = functions.iter().map(|&at| format!("    let _ = {TYPE}::{};\n", code.text(at))).collect();
    rooted.extend(written(&code.tokens[code.place(*last)], &format!("\n\nfn main() {{\n{calls}}}\n")));
    Ok(Parsed::new(rooted))
}

/// Returns the names that the judge uses.
pub fn names(code: &Parsed) -> Vec<Text> {
    functions(code).into_iter().map(|at| code.text(at)).chain([TYPE]).collect()
}

/// Removes what the judge declares; lints are allowed at single items, for the file is not a whole crate.
///
/// Errors: it has an attribute that only the start of a crate can have, or rustc cannot be run.
pub fn alone(tokens: Vec<Token>, rustc: &Rustc) -> Outcome<Vec<Token>> {
    let code = without_attributes(&Parsed::new(tokens))?;
    let findings = rustc.report(&code.tokens, false)?.findings;
    let mut edits = Edits::new(&code);
    for item in code.top() {
        let lints = lints_in(&code, item, &findings);
        if is_main(&code, item) || is_type(&code, item) {
            edits.cut_item(item.start, item.end);
        } else if !lints.is_empty() {
            edits.replace(item.start, &format!("#[allow({})]\n{}", allowing(lints), code.text(item.start)));
        }
    }
    Ok(edits.apply())
}

/// Returns the rest of a whole program, which calls the functions in their own crate.
pub fn caller(code: &Parsed) -> Vec<Token> {
    let mut edits = Edits::new(code);
    for item in code.top() {
        if is_type(code, item) {
            edits.rewrite(item.start, item.end, &format!("extern crate {};\nuse {}::{};", CRATE, CRATE, TYPE));
        } else if is_own_impl(code, item) {
            edits.cut_item(item.start, item.end);
        }
    }
    edits.apply()
}

/// Returns a bundle of functions as a crate, with the declaration that the judge adds.
pub fn as_a_crate(text: &str) -> String {
    format!("{}\npub struct {};\n", text, TYPE)
}

/// Removes the lint levels of the whole crate.
fn without_attributes(code: &Parsed) -> Outcome<Parsed> {
    let mut edits = Edits::new(code);
    for attribute in attributes::run(code, 0, true) {
        if !code.is(attribute.name, "allow") {
            return Err(code.fault(attribute.start, "an attribute of the whole crate cannot be in a file of functions"));
        }
        edits.cut(attribute.start, attribute.end);
    }
    Ok(edits.applied_to(code))
}

/// Returns the lints reported within an item.
fn lints_in(code: &Code, item: &Item, findings: &[Finding]) -> BTreeSet<String> {
    let within = |span: &(usize, usize)| (item.start..item.end).contains(&places(code, span).0);
    let speaks = |finding: &&Finding| !finding.code.is_empty() && finding.spans.iter().any(within);
    findings.iter().filter(speaks).map(|finding| finding.code.clone()).collect()
}

fn is_main(code: &Code, item: &Item) -> bool {
    code.is(item.keyword, "fn") && item.name_in(code) == "main"
}

fn is_type(code: &Code, item: &Item) -> bool {
    code.is(item.keyword, "struct") && item.name_in(code) == TYPE
}

/// Whether a `struct` is the same as the judge's, lint levels aside.
fn is_as_a_judge_has_it(code: &Code, item: &Item) -> bool {
    let after = item.keyword + 2;
    let empty = code.is(after, ";") || code.reads(after, "{ }");
    empty && item.attributes(code).iter().all(|attribute| code.is(attribute.name, "allow"))
}

fn is_own_impl(code: &Code, item: &Item) -> bool {
    item.sort == Sort::Impl && code.is(item.keyword + 1, TYPE) && !is_of_trait(code, item)
}

/// Returns the places of the names of the public functions.
fn functions(code: &Parsed) -> Vec<usize> {
    let members = code.top().iter().filter(|item| is_own_impl(code, item)).flat_map(|item| code.members(item));
    let callable = |item: &&Item| code.is(item.keyword, "fn") && item.is_public(code) && !code.is(item.head + 1, "(");
    members.filter(callable).filter_map(|item| item.name).collect()
}
