//! Removes from a bundle what is not needed, step by step.
//!
//! | step | may remove | is taken |
//! |---|---|---|
//! | names | what is not needed by its name ([`needed`](super::needed)), and what means nothing without it | if the rest compiles |
//! | calls | macro calls, too, that seem to be about types that are not needed | if the rest compiles, and its MIR is that of the step before |
//! | unused | what rustc calls unused, and what then is not needed: until rustc finds nothing more, in at most 20 runs | the same; else what the errors name is put back, or each half is tried alone |
//! | modules | the modules of the package ([`flatten`](super::flatten)) | if the rest compiles without another warning, and its MIR is that of the step before |
//!
//! If the step of names is not taken, nothing is removed but what rustc calls unused.

use crate::fault::Outcome;
use crate::rust::read::attributes;
use crate::rust::read::code::{text_of, Code, Text};
use crate::rust::read::items::{self, Item, Sort};
use crate::rust::read::modules::Parsed;
use crate::rust::read::outside::Outside;
use crate::rust::shrink::calls::{holds_outside, Call};
use crate::rust::shrink::flatten::flatten;
use crate::rust::shrink::needed::{without, Removal};
use crate::rust::shrink::origin::{last_word, Origin};
use crate::rust::shrink::seen::Seen;
use crate::rust::shrink::spans::{call_around, fault_at, item_at, leaves_at, places};
use crate::rustc::{Finding, Rustc, UNUSED};
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
    pub seen: Seen,
}

/// Removes what is unused, and `merges` the modules if nothing depends on them.
///
/// Errors: the bundle does not compile.
pub fn remove_unused(code: &Parsed, outside: &[Outside], rustc: &Rustc, merges: bool) -> Outcome<Used> {
    let (mut state, removal) = by_names(code, outside, rustc)?;
    let without = |victims: &[Origin], code: &Parsed| without(code, victims, removal, outside);
    let merged = |code: &Parsed, state: &Seen| if merges { flatten(code, state, rustc) } else { Ok(None) };
    // What has been tried and is still there.
    let mut kept = HashSet::new();
    let mut trials = TRIALS;
    loop {
        let mut dead = unused(&state);
        dead.retain(|victim| kept.insert(victim.clone()));
        if dead.is_empty() {
            let code = state.code.clone();
            let seen = merged(&code, &state)?.unwrap_or(state);
            return Ok(Used { code, seen });
        }
        // If this is the last round, rustc need not see the code with its modules.
        let code = without(&dead, &state.code);
        let is_last = |flat: &Seen| unused(flat).iter().all(|victim| kept.contains(victim));
        if let Some(seen) = merged(&code, &state)?.filter(is_last) {
            return Ok(Used { code, seen });
        }
        state = attempt(state, dead, &without, rustc, &mut trials)?;
    }
}

/// Takes the steps of names and calls, and returns what may be removed from then on.
///
/// Errors: the bundle does not compile.
fn by_names(code: &Parsed, outside: &[Outside], rustc: &Rustc) -> Outcome<(Seen, Removal)> {
    let [items, calls] = [Removal::Items, Removal::Calls].map(|removal| without(code, &[], removal, outside));
    let has_calls = text_of(&items.tokens) != text_of(&calls.tokens);
    let items = Seen::new(items, rustc)?;
    if items.compiles() {
        if has_calls {
            let calls = Seen::new(calls, rustc)?;
            if calls.is_rest_of(&items, rustc)? {
                return Ok((calls, Removal::Calls));
            }
        }
        return Ok((items, Removal::Items));
    }
    let whole = Seen::new(code.clone(), rustc)?;
    match whole.report.error() {
        Some(error) => Err(fault_at(error, &code.tokens, &format!("{NO_BUNDLE}{}", error.message))),
        None => Ok((whole, Removal::Nothing)),
    }
}

/// Returns the items and import leaves that rustc calls unused, except those that conditional code may name.
fn unused(bundle: &Seen) -> Vec<Origin> {
    let code = &bundle.code;
    let elsewhere = words_under_conditions(code);
    let findings = bundle.report.findings.iter().filter(|finding| UNUSED.contains(&finding.code.as_str()));
    let spans =
        findings.flat_map(|finding| finding.spans.iter().chain(&finding.calls).map(move |span| (finding, span)));
    let found = spans.flat_map(|(finding, span)| unused_at(code, finding, span));
    found.filter(|&at| !elsewhere.contains(last_word(code, at))).map(|at| Origin::new(code, at)).collect()
}

/// Returns the places of what a finding calls unused at a span: leaves of an import, an item that holds nothing for others,
/// or a macro call that makes nothing but such items.
fn unused_at(code: &Parsed, finding: &Finding, span: &(usize, usize)) -> Vec<usize> {
    let (start, end) = places(code, span);
    let may_go = |item: &Item| item.sort == Sort::Macro || (item.sort != Sort::Call && !holds_outside(code, item));
    let makes_only_own = |item: &&Item| {
        let call = Call::new(code, item);
        call.is_certain() && call.impls().next().is_none()
    };
    match finding.code.as_str() {
        "unused_imports" => leaves_at(code, start, end),
        _ if !code.in_macro(start) && item_at(code, start).is_some_and(|item| may_go(&item)) => vec![start],
        "dead_code" => call_around(code, start).filter(makes_only_own).map(|call| call.keyword).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// Returns the words of every item and statement with a `cfg` that depends on the compiler's options or the system.
fn words_under_conditions(code: &Code) -> HashSet<Text> {
    let conditions = attributes::all(code).filter(|attribute| attribute.is_condition(code));
    conditions.flat_map(|one| code.words(one.start, items::item(code, one.start, code.len()).end)).collect()
}

/// Removes the victims and what only they need. If that does not compile, those that an error names stay; if it names none,
/// the halves are tried one after another. A victim that cannot be removed alone stays.
fn attempt(
    mut state: Seen,
    victims: Vec<Origin>,
    without: &impl Fn(&[Origin], &Parsed) -> Parsed,
    rustc: &Rustc,
    trials: &mut usize,
) -> Outcome<Seen> {
    if *trials == 0 || victims.is_empty() {
        return Ok(state);
    }
    *trials -= 1;
    let smaller = Seen::new(without(&victims, &state.code), rustc)?;
    if smaller.is_rest_of(&state, rustc)? {
        return Ok(smaller);
    }
    let blamed = smaller.report.blamed();
    let (put_back, mut others): (Vec<Origin>, Vec<Origin>) =
        victims.into_iter().partition(|victim| victim.is_named_by(&blamed));
    if put_back.is_empty() {
        let last = others.split_off(others.len().div_ceil(2));
        if !last.is_empty() {
            state = attempt(state, others, without, rustc, trials)?;
        }
        others = last;
    }
    attempt(state, others, without, rustc, trials)
}
