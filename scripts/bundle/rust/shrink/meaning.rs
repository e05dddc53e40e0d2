//! Compares the meaning of two forms of a bundle by rustc's middle form (MIR), module names aside.
//!
//! In the middle form every method and path is resolved, every constant has its value and every type is explicit. Two
//! forms that differ only in their modules differ there only in the modules' names, the source positions, and the way
//! an `impl` is named. Anything else counts as a difference.

use crate::fault::Outcome;
use crate::rustc::Rustc;
use std::collections::BTreeSet;

/// Whether two texts, which may have these modules, have the same middle form and no warning.
///
/// Errors: rustc cannot be run.
pub fn is_same(one: &str, other: &str, modules: &BTreeSet<&str>, rustc: &Rustc) -> Outcome<bool> {
    let (one, other) = (rustc.middle_form(&rustc.edition, one)?, rustc.middle_form(&rustc.edition, other)?);
    Ok(!one.is_empty() && without_modules(&one, modules) == without_modules(&other, modules))
}

/// Removes what modules change in a middle form.
fn without_modules(form: &str, modules: &BTreeSet<&str>) -> String {
    let form = without_impls(&without_paths(form, modules)).replace("::<", "<");
    form.split_whitespace().collect()
}

/// Removes modules in paths and source positions.
fn without_paths(form: &str, modules: &BTreeSet<&str>) -> String {
    let mut kept = String::with_capacity(form.len());
    let mut rest = form;
    while !rest.is_empty() {
        let in_word = |c: char| c.is_alphanumeric() || c == '_';
        let (word, after) = rest.split_at(rest.find(|c| !in_word(c)).unwrap_or(rest.len()));
        match after.strip_prefix("::") {
            Some(after) if modules.contains(word) => {
                rest = after;
                continue;
            }
            _ => kept.push_str(word),
        }
        let place = after.strip_prefix("<anon>:");
        rest = place.map_or(after, |place| place.trim_start_matches(|c: char| c.is_ascii_digit() || ": ".contains(c)));
        if place.is_none() {
            let mark = rest.chars().next().map_or(0, char::len_utf8);
            kept.push_str(&rest[..mark]);
            rest = &rest[mark..];
        }
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
    let mut before = ' ';
    for (at, c) in text.char_indices() {
        match c {
            '<' => open += 1,
            '>' if before != '-' => open -= 1,
            _ => {}
        }
        if open == 0 {
            return at;
        }
        before = c;
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_places_and_the_manner_of_naming_an_impl_do_not_count() {
        let modules: BTreeSet<&str> = vec!["kit", "a", "b"].into_iter().collect();
        let same = |one: &str, other: &str| without_modules(one, &modules) == without_modules(other, &modules);
        assert!(same("_1 = kit::a::f::<b::S>(x)", "_1 = f::<S>(x)"));
        assert!(same("{closure@<anon>:24:5: 24:8}", "{closure@<anon>:3:1: 3:10}"));
        assert!(same("const b::<impl a::T<fn() -> u8> for S<u8>>::f", "const <S<u8> as T<fn() -> u8>>::f"));
        assert!(same("b::<impl a::S<u8>>::f(_1)", "S::<u8>::f(_1)"));
        assert!(!same("main::g()", "a::g()"));
        assert!(!same("<S as T>::f", "<S as U>::f"));
        assert!(!same("S::f(_1)", "<S as T>::f(_1)"));
        assert!(!same("const 1_u8", "const 2_u8"));
    }
}
