//! Compares the meaning of two forms of a bundle by rustc's middle form (MIR), module names aside.
//!
//! In the middle form every method and path is resolved, every constant has its value and every type is explicit. Two
//! forms that differ only in their modules differ there only in the modules' names, the source positions, and the way
//! an `impl` is named. Anything else counts as a difference.

use crate::fault::Outcome;
use crate::parallel::each;
use crate::rustc::Rustc;
use std::collections::BTreeSet;

/// Whether two texts, which may have these modules, have the same middle form and no warning.
///
/// Errors: rustc cannot be run.
pub fn is_same(one: &str, other: &str, modules: &BTreeSet<&str>, rustc: &Rustc) -> Outcome<bool> {
    let form = |text| Ok(without_modules(&rustc.middle_form(&rustc.edition, text)?, modules));
    let forms = each(vec![one, other], form).into_iter().collect::<Outcome<Vec<String>>>()?;
    Ok(!forms[0].is_empty() && forms[0] == forms[1])
}

/// Removes what modules change in a middle form.
fn without_modules(form: &str, modules: &BTreeSet<&str>) -> String {
    let form = without_impls(&without_paths(form, modules)).replace("::<", "<");
    form.split_whitespace().collect()
}

/// Removes modules in paths and source positions.
fn without_paths(form: &str, modules: &BTreeSet<&str>) -> String {
    let in_place = |c: char| c.is_ascii_digit() || ": ".contains(c);
    let form: String = form.split("<anon>:").map(|part| part.trim_start_matches(in_place)).collect();
    let mut kept = String::with_capacity(form.len());
    for part in form.split_inclusive("::") {
        let path = part.trim_end_matches("::");
        let last = path.rsplit(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or("");
        let is_module = path.len() < part.len() && modules.contains(last);
        kept += if is_module { &path[..path.len() - last.len()] } else { part };
    }
    kept
}

/// Writes `<impl Trait for Type>` as `<Type as Trait>` and `<impl Type>` as `Type`: which of them rustc prints depends
/// on whether the `impl` is in the module of the type.
fn without_impls(form: &str) -> String {
    const OPEN: &str = "<impl ";
    let mut kept = String::with_capacity(form.len());
    let mut rest = form;
    while let Some(start) = rest.find(OPEN) {
        kept.push_str(&rest[..start]);
        rest = &rest[start + OPEN.len()..];
        let end = closing(rest);
        let head = without_impls(&rest[..end]);
        match head.split_once(" for ") {
            Some((of, on)) => kept += &format!("<{} as {}", on, of),
            None => kept += &head,
        }
        rest = if head.contains(" for ") { &rest[end..] } else { rest[end..].trim_start_matches('>') };
    }
    kept + rest
}

/// Returns the position of the `>` that closes a `<` before the text.
fn closing(text: &str) -> usize {
    let mut open = 1;
    let closes = |(at, c): &(usize, char)| {
        open += match c {
            '<' => 1,
            '>' if !text[..*at].ends_with('-') => -1,
            _ => 0,
        };
        open == 0
    };
    text.char_indices().find(closes).map_or(text.len(), |(at, _)| at)
}
