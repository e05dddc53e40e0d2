//! Removes from a bundle what rustc calls unused, until it finds nothing more.
//!
//! A round removes every item and import that rustc reports, and what has no meaning without them. If the result does not
//! compile or the rest means another thing, what the errors name is put back, or else each half of the round is tried
//! alone. What cannot be removed stays, and so does what has not been tried after some runs of rustc.

use crate::fault::Outcome;
use crate::rust::read::attributes;
use crate::rust::read::code::{text_of, Code, Text};
use crate::rust::read::items::{self, Item, Sort};
use crate::rust::read::modules::Parsed;
use crate::rust::read::outside::Outside;
use crate::rust::shrink::compiled::Compiled;
use crate::rust::shrink::flatten::flatten;
use crate::rust::shrink::made::{holds_outside, Expansion};
use crate::rust::shrink::named::{without, Unneeded};
use crate::rust::shrink::spans::{call_around, fault_at, item_named, last_word, leaves_at, origin, places, Origin};
use crate::rustc::{Rustc, UNUSED};
use std::collections::HashSet;

/// The most runs of rustc for what may be removed.
const TRIALS: usize = 20;

/// How the reason begins if the bundle does not compile.
pub const NO_BUNDLE: &str = "the bundle does not compile: ";

/// A bundle without what is unused.
pub struct Used {
    /// Its code, with the modules of the package.
    pub code: Parsed,
    /// The bundle that rustc has seen last: flat if it can be, or else this code.
    pub compiled: Compiled,
}

/// Removes what is unused, and `merges` the modules if nothing depends on them.
///
/// Errors: the bundle does not compile.
pub fn remove_unused(code: &Parsed, outside: &[Outside], rustc: &Rustc, merges: bool) -> Outcome<Used> {
    let (mut state, unneeded) = named(code, outside, rustc)?;
    let without = |victims: &[Origin], code: &Parsed| without(code, victims, unneeded, outside);
    let merged = |code: &Parsed, state: &Compiled| if merges { flatten(code, &state.report, rustc) } else { Ok(None) };
    // What has been tried and is still there.
    let mut kept = HashSet::new();
    let mut trials = TRIALS;
    loop {
        let mut dead = victims(&state);
        dead.retain(|victim| kept.insert(victim.clone()));
        if dead.is_empty() {
            let code = state.code.clone();
            let compiled = merged(&code, &state)?.unwrap_or(state);
            return Ok(Used { code, compiled });
        }
        // If this is the last round, rustc need not see the code with its modules.
        let code = without(&dead, &state.code);
        let is_last = |flat: &Compiled| victims(flat).iter().all(|victim| kept.contains(victim));
        if let Some(compiled) = merged(&code, &state)?.filter(is_last) {
            return Ok(Used { code, compiled });
        }
        state = attempt(state, dead, &without, rustc, &mut trials)?;
    }
}

/// Removes what is never named if the rest compiles, and returns what may be removed.
///
/// Errors: the bundle does not compile.
fn named(code: &Parsed, outside: &[Outside], rustc: &Rustc) -> Outcome<(Compiled, Unneeded)> {
    let [items, calls] = [Unneeded::Items, Unneeded::Calls].map(|unneeded| without(code, &[], unneeded, outside));
    let has_calls = text_of(&items.tokens) != text_of(&calls.tokens);
    if let Some(items) = Compiled::new(items, rustc)? {
        let calls = if has_calls { Compiled::new(calls, rustc)? } else { None };
        return Ok(match calls.filter(|calls| calls.is_part_of(&items)) {
            Some(calls) => (calls, Unneeded::Calls),
            None => (items, Unneeded::Items),
        });
    }
    let whole = Compiled::look(code.clone(), rustc)?;
    match whole.report.error() {
        Some(error) => Err(fault_at(error, &code.tokens, &format!("{NO_BUNDLE}{}", error.message))),
        None => Ok((whole, Unneeded::Nothing)),
    }
}

/// Returns the items and import leaves that rustc calls unused, except those that conditional code may name.
fn victims(bundle: &Compiled) -> Vec<Origin> {
    let code = &bundle.code;
    let elsewhere = words_under_conditions(code);
    let makes_only_own = |call: &&Item| Expansion::of(code, call).is_some_and(|made| made.is_only_about(|_| false));
    let call = |at: usize| call_around(code, at).filter(makes_only_own).map(|call| call.keyword);
    let mut found = Vec::new();
    for finding in bundle.report.findings.iter().filter(|finding| UNUSED.contains(&finding.code.as_str())) {
        for span in finding.spans.iter().chain(&finding.calls) {
            let (start, end) = places(code, span);
            let may_go = || {
                item_named(code, start).is_some_and(|item| {
                    item.sort != Sort::Call && (item.sort == Sort::Macro || !holds_outside(code, &item))
                })
            };
            let names = match finding.code.as_str() {
                "unused_imports" => leaves_at(code, start, end),
                _ if may_go() && !code.in_macro(start) => vec![start],
                "dead_code" => call(start).into_iter().collect(),
                _ => Vec::new(),
            };
            let free = names.into_iter().filter(|&at| !elsewhere.contains(last_word(code, at)));
            found.extend(free.map(|at| origin(code, at)));
        }
    }
    found
}

/// Returns the words of every item and statement with a `cfg` that depends on the compiler's options or the system.
fn words_under_conditions(code: &Code) -> HashSet<Text> {
    let conditions = attributes::all(code).filter(|attribute| attribute.is_condition(code));
    conditions.flat_map(|one| code.words(one.start, items::item(code, one.start, code.len()).end)).collect()
}

/// Removes the victims and what only they need. If that does not compile, those that an error names stay; if it names none,
/// the halves are tried one after another. A victim that cannot be removed alone stays.
fn attempt(
    mut state: Compiled,
    victims: Vec<Origin>,
    without: &impl Fn(&[Origin], &Parsed) -> Parsed,
    rustc: &Rustc,
    trials: &mut usize,
) -> Outcome<Compiled> {
    if *trials == 0 || victims.is_empty() {
        return Ok(state);
    }
    *trials -= 1;
    let smaller = Compiled::look(without(&victims, &state.code), rustc)?;
    if smaller.report.error().is_none() && smaller.is_part_of(&state) {
        return Ok(smaller);
    }
    let blamed = smaller.report.blamed();
    let is_blamed = |victim: &Origin| victim.2.split(' ').skip(1).any(|word| blamed.contains(word));
    let (put_back, mut others): (Vec<Origin>, Vec<Origin>) = victims.into_iter().partition(is_blamed);
    if put_back.is_empty() {
        let last = others.split_off(others.len().div_ceil(2));
        if !last.is_empty() {
            state = attempt(state, others, without, rustc, trials)?;
        }
        others = last;
    }
    attempt(state, others, without, rustc, trials)
}
