//! Removes from a bundle what rustc calls unused, until it finds nothing more.
//!
//! A round removes every item and import that rustc reports, and what has no meaning without them. If the result does
//! not compile, the round is split in two, and each half is tried alone. What cannot be removed stays.

use crate::fault::Outcome;
use crate::rust::join::outside::Outside;
use crate::rust::read::attributes;
use crate::rust::read::code::{text_of, Code, Text, Token};
use crate::rust::read::edits::written;
use crate::rust::read::items::{self, Item, Sort};
use crate::rust::read::modules::items_of_all;
use crate::rust::shrink::made::Expansion;
use crate::rust::shrink::named::without;
use crate::rust::shrink::spans::{call_around, fault_at, item_named, leaves_at, origin, places, Origin};
use crate::rustc::{Finding, Rustc, UNUSED};
use std::collections::{BTreeSet, HashSet};

/// A bundle and rustc's findings about it.
struct State {
    tokens: Vec<Token>,
    /// Whether it compiles without what is never named.
    by_names: bool,
    findings: Vec<Finding>,
}

/// Removes what is unused, and allows the lints that remain.
///
/// Errors: the bundle does not compile.
pub fn remove_unused(tokens: Vec<Token>, outside: &[Outside], rustc: &Rustc) -> Outcome<Vec<Token>> {
    let mut state = named(tokens, outside, rustc)?;
    // What has been tried and is still there.
    let mut kept = HashSet::new();
    loop {
        let mut victims = victims(&state.tokens, &state.findings);
        victims.retain(|victim| kept.insert(victim.clone()));
        if victims.is_empty() {
            return quiet(state, rustc);
        }
        state = attempt(state, &victims, outside, rustc)?;
    }
}

/// Removes what is never named, if the rest compiles.
///
/// Errors: the bundle does not compile.
fn named(tokens: Vec<Token>, outside: &[Outside], rustc: &Rustc) -> Outcome<State> {
    if let Some(state) = compiled(without(&tokens, &[], true, outside), true, rustc)? {
        return Ok(state);
    }
    let findings = rustc.findings(&text_of(&tokens), true)?;
    match findings.iter().find(|finding| finding.is_error) {
        Some(error) => Err(fault_at(error, &tokens, &format!("the bundle does not compile: {}", error.message))),
        None => Ok(State { tokens, by_names: false, findings }),
    }
}

/// Returns the items and import leaves that rustc calls unused, except those that conditional code may name.
fn victims(tokens: &[Token], findings: &[Finding]) -> Vec<Origin> {
    let code = Code::new(tokens);
    let (elsewhere, items) = (words_under_conditions(&code), items_of_all(&code));
    let makes_only_own =
        |call: &Item| Expansion::of(&code, &items, call).is_some_and(|made| made.is_only_about(|_| false));
    let call = |at: usize| call_around(&code, &items, at).filter(makes_only_own).map(|call| call.keyword);
    let mut found = Vec::new();
    for finding in findings.iter().filter(|finding| UNUSED.contains(&finding.code.as_str())) {
        for span in finding.spans.iter().chain(&finding.calls) {
            let (start, end) = places(&code, span);
            let may_go = || item_named(&code, start).is_some_and(|item| has_no_impl(&code, &item));
            let names = match finding.code.as_str() {
                "unused_imports" => leaves_at(&code, start, end),
                _ if may_go() && !code.in_macro(start) => vec![start],
                "dead_code" => call(start).into_iter().collect(),
                _ => Vec::new(),
            };
            let free = names.into_iter().filter(|&at| !elsewhere.contains(last_word(&code, at)));
            found.extend(free.map(|at| origin(&code, at)));
        }
    }
    found
}

/// Returns the words of every item and statement with a `cfg` that depends on the compiler's options or the system.
fn words_under_conditions(code: &Code) -> HashSet<Text> {
    let conditions = attributes::all(code).filter(|attribute| attribute.is_condition(code));
    conditions.flat_map(|one| code.words(one.start, items::item(code, one.start, code.len()).end)).collect()
}

/// Returns the name that an import leaf declares, or the name at a place.
fn last_word(code: &Code, mut at: usize) -> Text {
    while code.is(at + 1, "::") || code.is(at + 1, "as") {
        at += 2;
    }
    code.text(at)
}

/// Whether an item is no macro call, and no function or constant with a trait `impl`, which would hold outside too.
fn has_no_impl(code: &Code, item: &Item) -> bool {
    item.sort != Sort::Call && (item.sort != Sort::Value || items::impls_within(code, item).is_empty())
}

/// Removes the victims and what only they need. If that fails, the halves are tried one after another; a victim that
/// cannot be removed alone stays.
fn attempt(state: State, victims: &[Origin], outside: &[Outside], rustc: &Rustc) -> Outcome<State> {
    let smaller = without(&state.tokens, victims, state.by_names, outside);
    if let Some(smaller) = compiled(smaller, state.by_names, rustc)? {
        return Ok(smaller);
    }
    if victims.len() == 1 {
        return Ok(state);
    }
    let (first, last) = victims.split_at(victims.len() / 2);
    let state = attempt(state, first, outside, rustc)?;
    attempt(state, last, outside, rustc)
}

/// Asks rustc about a bundle; `None` if it does not compile.
fn compiled(tokens: Vec<Token>, by_names: bool, rustc: &Rustc) -> Outcome<Option<State>> {
    let findings = rustc.findings(&text_of(&tokens), true)?;
    let compiles = !findings.iter().any(|finding| finding.is_error);
    Ok(compiles.then_some(State { tokens, by_names, findings }))
}

/// Allows the lints that rustc still reports, such as a field that is never read.
fn quiet(State { tokens, mut findings, .. }: State, rustc: &Rustc) -> Outcome<Vec<Token>> {
    let allows = tokens.iter().any(|token| token.text == "allow");
    if allows && findings.iter().any(|finding| UNUSED.contains(&finding.code.as_str())) {
        findings = rustc.findings(&text_of(&tokens), false)?;
    }
    let speaking = findings.into_iter().filter(|finding| !finding.is_error && !finding.code.is_empty());
    let lints: BTreeSet<String> = speaking.map(|finding| finding.code).collect();
    let mut quieted = match tokens.first() {
        Some(first) if !lints.is_empty() => written(first, &format!("#![allow({})]\n\n", allowing(lints))),
        _ => Vec::new(),
    };
    quieted.extend(tokens);
    Ok(quieted)
}

/// Returns the list of an attribute that allows these lints, some of which a compiler may not know.
pub fn allowing(lints: BTreeSet<String>) -> String {
    let strange = lints.iter().any(|lint| !UNUSED.contains(&lint.as_str()));
    let first = Some("unknown_lints".to_string()).filter(|_| strange);
    first.into_iter().chain(lints).collect::<Vec<_>>().join(", ")
}
