//! Removes from a bundle what rustc calls unused, until it finds nothing more.
//!
//! A removal may leave something without meaning, such as an `impl` of a trait that is gone: rustc's errors name its place,
//! and it goes, too. What is left must compile to the same MIR as before. Else those that the errors name stay, or each half is
//! tried alone.

use crate::fault::Outcome;
use crate::rust::read::attributes;
use crate::rust::read::code::{plain, Code, Text};
use crate::rust::read::edits::Edits;
use crate::rust::read::items::{self, is_inherent, trait_and_type, Item, Sort};
use crate::rust::read::modules::Parsed;
use crate::rust::read::outside::Outside;
use crate::rust::read::uses::{self, Leaf};
use crate::rust::shrink::absent::compiling;
use crate::rust::shrink::errors::{innermost, makes_members, orphans, Lost};
use crate::rust::shrink::modules::without_unnamed;
use crate::rust::shrink::origin::{last_word, Origin};
use crate::rust::shrink::seen::Seen;
use crate::rust::shrink::spans::{item_at, leaves_at, places};
use crate::rust::shrink::unnamed::never_named;
use crate::rustc::{Finding, Rustc, UNUSED};
use std::collections::{HashSet, VecDeque};

/// The most batches that are tried.
const TRIALS: usize = 20;

/// The most removals in a row of what the one before has left without meaning.
const DEEPEST: usize = 20;

/// Removes what is unused.
///
/// Errors: what is left needs what is `outside`, or does not compile.
pub fn remove_unused(code: &Parsed, outside: &[Outside], rustc: &Rustc, is_for_c: bool) -> Outcome<Seen> {
    let (mut state, absent) = compiling(&without_unnamed(code), outside, rustc, is_for_c)?;
    let (mut kept, mut trials) = (HashSet::new(), TRIALS);
    loop {
        let dead = unused(&state, &kept);
        if dead.is_empty() {
            let needed = absent.iter().find(|one| one.is_in(&state.code.tokens));
            return needed.map_or(Ok(state), |one| Err(one.fault.clone()));
        }
        let mut batches = VecDeque::from([dead]);
        while let Some(batch) = batches.pop_front() {
            let smaller = if trials > 0 { smaller(&state, &batch, rustc)? } else { Err(HashSet::new()) };
            match smaller {
                Ok(smaller) => state = smaller,
                Err(_) if batch.len() == 1 || trials == 0 => kept.extend(batch),
                Err(blamed) => batches.extend(parts(batch, &blamed, &mut kept)),
            }
            trials = trials.saturating_sub(1);
        }
    }
}

/// Parts a batch that cannot be removed: those that errors name are kept; if they name none, the halves are apart.
fn parts(batch: Vec<Origin>, blamed: &HashSet<String>, kept: &mut HashSet<Origin>) -> Vec<Vec<Origin>> {
    let (named, mut unnamed): (Vec<Origin>, Vec<Origin>) = batch.into_iter().partition(|one| one.is_named_by(blamed));
    let last = if named.is_empty() { unnamed.split_off(unnamed.len().div_ceil(2)) } else { Vec::new() };
    kept.extend(named);
    [unnamed, last].into_iter().filter(|part| !part.is_empty()).collect()
}

/// Removes a batch and what has no meaning without it; or else returns the words that rustc's errors name.
fn smaller(state: &Seen, batch: &[Origin], rustc: &Rustc) -> Outcome<Result<Seen, HashSet<String>>> {
    let (mut code, mut causes) = (without(&state.code, batch), Vec::new());
    for _ in 0..DEEPEST {
        let seen = Seen::new(code, rustc)?;
        if seen.is_rest_of(state, rustc)? {
            return Ok(Ok(seen));
        }
        let lost = match orphans(&seen) {
            Ok(lost) if lost.is_empty() => break,
            Ok(lost) => lost,
            Err(unexplained) => return Ok(Err(blamed(&unexplained, &causes))),
        };
        let origin = |lost: &Lost| Origin::new(&seen.code, lost.at);
        code = without(&seen.code, &lost.iter().map(|(lost, _)| origin(lost)).collect::<Vec<_>>());
        causes.extend(lost.iter().map(|(lost, error)| {
            let named = Some(origin(lost)).filter(|_| !makes_members(&seen.code, lost, error));
            (named, words_of(&[error]))
        }));
    }
    Ok(Err(HashSet::new()))
}

/// Returns the words of what errors name, and of the causes of what that has lost. A cause with no origin always counts. The name
/// of something that was lost for another reason is left out.
fn blamed(errors: &[&Finding], causes: &[(Option<Origin>, HashSet<String>)]) -> HashSet<String> {
    let (mut blamed, mut explained) = (words_of(errors), HashSet::new());
    for (lost, words) in causes.iter().rev() {
        if lost.as_ref().is_none_or(|lost| lost.is_named_by(&blamed)) {
            blamed.extend(words.iter().cloned());
            explained.extend(lost.as_ref().and_then(Origin::name).filter(|name| !words.contains(*name)));
        }
    }
    blamed.retain(|word| !explained.contains(word.as_str()));
    blamed
}

fn words_of(errors: &[&Finding]) -> HashSet<String> {
    errors.iter().flat_map(|error| error.words()).map(str::to_string).collect()
}

/// Removes items and imports, and then the inherent `impl`s and the modules in which nothing is left.
fn without(code: &Parsed, victims: &[Origin]) -> Parsed {
    let victims: HashSet<&Origin> = victims.iter().collect();
    let mut gone: HashSet<usize> = (0..code.len()).filter(|&at| victims.contains(&Origin::new(code, at))).collect();
    add_impls_and_calls(code, &mut gone);
    add_imports(code, &mut gone);
    add_empty(code, &mut gone);
    let mut edits = Edits::new(code);
    edits.cut_imports(|leaf| gone.contains(&leaf.at));
    let members = code.items().iter().filter(|item| matches!(item.sort, Sort::Impl | Sort::Trait));
    let items = code.items().iter().chain(members.flat_map(|item| code.members(item)));
    for item in items.filter(|item| gone.remove(&item.place())) {
        edits.cut_item(item.start, item.end);
    }
    // The rest is in functions.
    gone.iter().filter_map(|&at| item_at(code, at)).for_each(|item| edits.cut_item(item.start, item.end));
    edits.applied_to(code)
}

/// Adds the `impl`s of the types and traits that are gone, and the macro calls that name no others, if their module has the
/// names from there: it saves a run of rustc to see that, which takes long where a call makes many `impl`s.
fn add_impls_and_calls(code: &Parsed, gone: &mut HashSet<usize>) {
    let is_lost = |item: &&Item| matches!(item.sort, Sort::Type | Sort::Trait) && gone.contains(&item.place());
    let types = code.items().iter().filter(|item| matches!(item.sort, Sort::Type | Sort::Trait));
    let (lost, left): (Vec<&Item>, Vec<&Item>) = types.partition(is_lost);
    let [lost, left] = [lost, left].map(|items| items.iter().map(|item| item.name_in(code)).collect::<HashSet<Text>>());
    let mut orphans = Vec::new();
    for module in code.modules().iter().filter(|_| !lost.is_empty()) {
        let items = code.items_of(module);
        let own = items.iter().filter(is_lost).map(|item| item.name_in(code));
        let is_from_here = |leaf: &Leaf| matches!(leaf.path.first(), Some(&"crate" | &"self" | &"super"));
        let own_name = |leaf: Leaf| leaf.name.filter(|name| leaf.path.last() == Some(name));
        let imported = uses::imports(code, items).filter(is_from_here).filter_map(own_name);
        let lost_here: HashSet<Text> = own.chain(imported.filter(|name| lost.contains(name))).collect();
        let is_of_lost = |item: &&Item| {
            let head = trait_and_type(code, item);
            let is_parameter = |name: Text| code.words(item.keyword, head.start).any(|word| word == name);
            let is_lost_here = |at: usize| lost_here.contains(plain(code.text(at))) && !code.is(at - 1, "::");
            item.sort == Sort::Impl && head.clone().any(|at| is_lost_here(at) && !is_parameter(code.text(at)))
        };
        let is_for_lost = |item: &&Item| {
            let words: Vec<Text> = code.words(item.keyword + 1, item.end).map(plain).collect();
            let names = |types: &HashSet<Text>| words.iter().any(|word| types.contains(word));
            item.sort == Sort::Call && names(&lost_here) && !names(&left)
        };
        orphans.extend(items.iter().filter(|item| is_for_lost(item) || is_of_lost(item)).map(Item::place));
    }
    gone.extend(orphans);
}

/// Adds the private imports whose names are only in what is gone from their module: it saves a run of rustc to see that.
fn add_imports(code: &Parsed, gone: &mut HashSet<usize>) {
    let mut is_gone = vec![false; code.len()];
    let items = code.items().iter().flat_map(|item| code.members(item).iter().chain([item]));
    items.filter(|item| gone.contains(&item.place())).for_each(|item| is_gone[item.start..item.end].fill(true));
    for module in code.modules() {
        let items = code.items_of(module);
        let own = items.iter().filter(|item| !matches!(item.sort, Sort::Module | Sort::Use));
        let (mut lost, mut left) = (HashSet::new(), HashSet::new());
        for at in own.flat_map(|item| item.start..item.end).filter(|&at| code.is_word(at)) {
            if is_gone[at] { &mut lost } else { &mut left }.insert(code.text(at));
        }
        let private = items.iter().filter(|item| item.sort == Sort::Use && !item.is_public(code));
        let is_idle = |leaf: &Leaf| leaf.name.is_some_and(|name| lost.contains(name) && !left.contains(name));
        gone.extend(uses::imports(code, private).filter(is_idle).map(|leaf| leaf.at));
    }
}

/// Adds the inherent `impl`s and the modules of which nothing is left, the innermost first.
fn add_empty(code: &Parsed, gone: &mut HashSet<usize>) {
    for module in code.modules().iter().rev() {
        let items = code.items_of(module);
        for item in items.iter().filter(|item| is_inherent(code, item)) {
            if code.members(item).iter().all(|member| gone.contains(&member.place())) {
                gone.insert(item.place());
            }
        }
        let is_lost = |item: &Item| uses::imports(code, [item]).all(|leaf| gone.contains(&leaf.at));
        let is_import = |item: &Item| item.sort == Sort::Use && (!item.is_public(code) || is_lost(item));
        let is_empty = items.iter().all(|item| gone.contains(&item.place()) || is_import(item));
        gone.extend(module.item.iter().filter(|_| is_empty).map(Item::place));
    }
}

/// Returns the items and imports that rustc calls unused, except those that conditional code may name or that are kept, and
/// those to which no name leads without them.
fn unused(bundle: &Seen, kept: &HashSet<Origin>) -> Vec<Origin> {
    let code = &bundle.code;
    let elsewhere = words_under_conditions(code);
    let findings = bundle.report.findings.iter().filter(|finding| UNUSED.contains(&finding.code.as_str()));
    let spans =
        findings.flat_map(|finding| finding.spans.iter().chain(&finding.calls).map(move |span| (finding, span)));
    let found = spans.flat_map(|(finding, span)| unused_at(code, finding, span));
    let found = found.filter(|&at| !elsewhere.contains(last_word(code, at))).map(|at| Origin::new(code, at));
    let mut met = kept.clone();
    let mut dead: Vec<Origin> = found.filter(|one| met.insert(one.clone())).collect();
    let rest = without(code, &dead);
    dead.extend(never_named(&rest).into_iter().map(|at| Origin::new(&rest, at)).filter(|one| !met.contains(one)));
    dead
}

/// Returns the places of what a finding calls unused at a span: leaves of an import, an item, or a macro call that makes one.
fn unused_at(code: &Parsed, finding: &Finding, span: &(usize, usize)) -> Vec<usize> {
    let (start, end) = places(code, span);
    let call = || innermost(code, start).filter(|item| item.sort == Sort::Call);
    match finding.code.as_str() {
        "unused_imports" => leaves_at(code, start, end),
        _ if !code.in_macro(start) && item_at(code, start).is_some_and(|item| item.sort != Sort::Call) => vec![start],
        "dead_code" => call().map(|call| call.keyword).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// Returns the words of every item and statement with a `cfg` that depends on the compiler's options or the system.
fn words_under_conditions(code: &Code) -> HashSet<Text> {
    let conditions = attributes::all(code).filter(|attribute| attribute.is_condition(code));
    conditions.flat_map(|one| code.words(one.start, items::item(code, one.start, code.len()).end)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rust::read::code::{text_of, tokens_of};

    #[test]
    fn calls_that_name_only_what_is_gone_go_with_it() {
        let code = Parsed::new(tokens_of("struct A;\nstruct B;\nm!(A);\nm!(B);\nm!(A, B);\n", "a.rs", 0));
        let left = without(&code, &[Origin::new(&code, 1)]);
        assert_eq!(text_of(&left.tokens).split_whitespace().collect::<String>(), "structB;m!(B);m!(A,B);");
    }
}
