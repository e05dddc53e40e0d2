//! Refuses a library of another edition if its meaning changes in the program's.
//!
//! rustc rejects code that the other edition does not accept. Its migration lints find changes of meaning up to 2021. For
//! 2024, where values live shorter, they are incomplete, so the MIR, in which each drop is written out, has to be the same.

use crate::fault::{Fault, Outcome};
use crate::rust::read::code::{text_of, Code, Text, Token};
use crate::rust::read::edits::written;
use crate::rust::read::items::top;
use crate::rust::shrink::spans::places;
use crate::rustc::{Finding, Rustc};
use std::collections::{BTreeSet, HashSet};

/// The lints for code that changes its meaning in edition 2021 and still compiles.
const CHANGES: [&str; 5] = [
    "array_into_iter",
    "non_fmt_panics",
    "rust_2021_incompatible_closure_captures",
    "rust_2021_incompatible_or_patterns",
    "rust_2021_prelude_collisions",
];

/// Checks the libraries of a bundle, given as modules and their editions.
///
/// Errors: something in one of them means another thing in the program's edition, or that cannot be found out.
pub fn refuse_differences(tokens: &[Token], editions: &[(Text, String)], rustc: &Rustc) -> Outcome<()> {
    let libraries = alone(tokens, editions);
    let others: BTreeSet<&str> = editions.iter().map(|(_, edition)| edition.as_str()).collect();
    for edition in others.into_iter().filter(|edition| *edition != rustc.edition) {
        let modules = editions.iter().filter(|(_, own)| own == edition).map(|(module, _)| *module);
        let reason = |module: &str| {
            format!("crate {module} is of edition {edition}, and means another thing in {}", rustc.edition)
        };
        let (older, newer) = (edition.min(&rustc.edition), edition.max(&rustc.edition));
        if older < "2021" {
            let mut looked_at = tokens;
            let mut findings = rustc.findings_as(older, &text_of(tokens), &CHANGES)?;
            if findings.iter().any(|finding| finding.is_error) {
                looked_at = &libraries;
                findings = rustc.findings_as(older, &text_of(&libraries), &CHANGES)?;
            }
            findings.retain(|finding| finding.is_error || CHANGES.contains(&finding.code.as_str()));
            modules.clone().try_for_each(|module| refuse_first(looked_at, module, &findings, &reason(module)))?;
        }
        if newer > "2021" {
            let text = text_of(&libraries);
            let forms = [rustc.middle_form(older.max("2021"), &text)?, rustc.middle_form(newer, &text)?];
            let differs = |module: &str| refuse_other_form(&values(&libraries, module), &forms, &reason(module));
            modules.clone().try_for_each(differs)?;
        }
    }
    Ok(())
}

/// Errors: the first finding in a module, or in the code of macros.
fn refuse_first(tokens: &[Token], module: &str, findings: &[Finding], reason: &str) -> Outcome<()> {
    let code = Code::new(tokens);
    let library = top(&code).into_iter().find(|item| item.name_in(&code) == module && item.body.is_some());
    let Some(library) = library else { return Ok(()) };
    for finding in findings {
        let reason = format!("{reason}: {}", finding.message);
        match finding.spans.first().map(|span| places(&code, span).0) {
            Some(at) if (library.start..library.end).contains(&at) => return Err(code.fault(at, reason)),
            Some(_) => {}
            None => return Err(Fault::plain(reason)),
        }
    }
    // An error elsewhere keeps rustc from its lints.
    match findings.iter().find(|finding| finding.is_error) {
        Some(error) => Err(Fault::plain(format!("{reason}, or that cannot be found out: {}", error.message))),
        None => Ok(()),
    }
}

/// Errors: the first function of these names that is not the same in two middle forms.
fn refuse_other_form(names: &HashSet<&str>, forms: &[String; 2], reason: &str) -> Outcome<()> {
    let [one, other] = forms.each_ref().map(|form| functions(form, names));
    if one == other && forms.iter().all(|form| !form.is_empty()) {
        return Ok(());
    }
    let same = one.iter().zip(&other).take_while(|(one, other)| one == other).count();
    let head = one.get(same).or(other.get(same)).and_then(|function| function.lines().next());
    let head = head.unwrap_or("it does not compile in both").trim_end_matches(" {");
    Err(Fault::plain(format!("{reason}: {head}")))
}

/// Returns the names of the functions and constants in a module.
fn values<'a>(tokens: &'a [Token], module: &str) -> HashSet<&'a str> {
    let code = Code::new(tokens);
    let library = top(&code).into_iter().find(|item| item.name_in(&code) == module);
    let (start, end) = library.map_or((0, 0), |item| (item.start + 1, item.end));
    let is_value = |at: &usize| matches!(code.before(*at, 1), "fn" | "const" | "static" | "mut") && code.is_word(*at);
    (start..end).filter(is_value).map(|at| code.text(at)).collect()
}

/// Returns the functions of a middle form that have these names, without the markers of storage.
fn functions(form: &str, names: &HashSet<&str>) -> Vec<String> {
    let mut found = Vec::new();
    for line in form.lines().filter(|line| !line.trim_start().starts_with("Storage")) {
        if !line.starts_with([' ', '}']) && !line.is_empty() {
            found.push(String::new());
        }
        if let Some(last) = found.last_mut() {
            *last += line;
            last.push('\n');
        }
    }
    let is_name = |word: &str| names.contains(word);
    found.retain(|text| {
        text.split('(').next().unwrap_or("").split(|c: char| !c.is_alphanumeric() && c != '_').any(is_name)
    });
    found
}

/// Returns the libraries of a bundle without the program, which may not compile in the older edition.
fn alone(tokens: &[Token], editions: &[(Text, String)]) -> Vec<Token> {
    let code = Code::new(tokens);
    let is_library = |name: &str| editions.iter().any(|(module, _)| *module == name);
    let items = top(&code).into_iter().filter(|item| item.body.is_some() && is_library(item.name_in(&code)));
    let made = |text: &str| tokens.first().map_or(Vec::new(), |first| written(first, text));
    let mut kept = made("#![allow(warnings)]\n");
    kept.extend(items.flat_map(|item| code.run(item.start, item.end).to_vec()));
    kept.extend(made("\nfn main() {}\n"));
    kept
}
