//! Compares the meaning of two forms of a bundle by rustc's middle form (MIR), module names aside.
//!
//! In the middle form every method and path is resolved, every constant has its value and every type is explicit. Two
//! forms that differ only in their modules differ there only in the modules' names, the source positions, and the way
//! an `impl` is named. Anything else counts as a difference, but for the start of a path where rustc leaves it out. What
//! drops a value inside of another is not shown.

use crate::rust::middle::{parts, Part};
use crate::rust::read::code::Text;
use std::collections::{BTreeMap, BTreeSet};

/// Whether all of a middle form is in another one, in the same order, apart from the names of these modules.
pub fn is_part(part: &str, whole: &str, modules: &BTreeSet<&str>) -> bool {
    let plain = |form: &str| parts(form).iter().map(|part| without_modules(&part.text(), modules)).collect::<Vec<_>>();
    let (part, mut whole) = (plain(part), plain(whole).into_iter());
    !part.is_empty() && part.iter().all(|part| whole.any(|other| other == *part))
}

/// Whether all of a middle form is in another one, in the same order. rustc leaves out the start of a path where no other
/// item has the name, and more so the fewer items there are.
pub fn is_rest(rest: &str, whole: &str) -> bool {
    let without_places = |part: Part| without_paths(&part.text(), &BTreeSet::new());
    let with_short = |text: String| (with_short_paths(&text).split_whitespace().collect(), text);
    let plain = |form: &str| parts(form).into_iter().map(without_places).map(with_short).collect::<Vec<(String, _)>>();
    let (rest, mut whole) = (plain(rest), plain(whole).into_iter());
    let is_there =
        |(short, part): &(String, String)| whole.any(|(other, text)| other == *short && has_ends(part, &text));
    !rest.is_empty() && rest.iter().all(is_there)
}

/// Whether each path of a text is a path of another text, or its end.
fn has_ends(ends: &str, text: &str) -> bool {
    let is_between = |c: char| !c.is_alphanumeric() && c != '_' && c != ':';
    let mut paths = text.split(is_between).filter(|path| !path.is_empty());
    let is_end = |end: &str| {
        let start = paths.next().and_then(|path| path.strip_suffix(end));
        start.is_some_and(|start| start.is_empty() || start.ends_with("::"))
    };
    ends.split(is_between).filter(|path| !path.is_empty()).all(is_end)
}

/// Whether two middle forms are the same, but for words that have these names in the other one, and the variables' names
/// for debuggers.
pub fn is_same_renamed(one: &str, other: &str, names: &BTreeMap<Text, Text>) -> bool {
    let plain = |form: &str| {
        let text: String = parts(form).iter().map(|part| part.text()).collect();
        without_modules(&renamed(&text, names), &BTreeSet::new())
    };
    !one.is_empty() && plain(one) == plain(other)
}

/// Gives the words of a middle form their names, also in the texts that it shows, and removes lines that do not count.
fn renamed(form: &str, names: &BTreeMap<Text, Text>) -> String {
    let is_other = |c: char| !c.is_alphanumeric() && c != '_';
    let counts = |line: &&str| !line.trim_start().starts_with("debug ");
    let form = with_short_paths(&form.split_inclusive('\n').filter(counts).collect::<String>());
    let parts = form.split_inclusive(is_other).map(|part| {
        let word = part.trim_end_matches(is_other);
        [names.get(word).copied().unwrap_or(word), &part[word.len()..]]
    });
    parts.flatten().collect()
}

/// Removes the modules in paths, and the enums of variants, except in the types of variables: elsewhere, rustc leaves them
/// out where no other item has the name.
fn with_short_paths(form: &str) -> String {
    let is_type = |line: &str| line.trim_start().starts_with("let ");
    let may_be_left_out =
        |name: &str, next: &str| name.starts_with(char::is_lowercase) || next.starts_with(char::is_uppercase);
    let short = |line: &str| if is_type(line) { line.to_string() } else { without_segments(line, may_be_left_out) };
    form.split_inclusive('\n').map(short).collect()
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
    without_segments(&form, |name, _| modules.contains(name))
}

/// Removes these names where `::` follows; what decides is told the rest, too.
fn without_segments(form: &str, is_gone: impl Fn(&str, &str) -> bool) -> String {
    let (mut kept, mut rest) = (String::with_capacity(form.len()), form);
    while let Some((path, next)) = rest.split_once("::") {
        let last = path.rsplit(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or("");
        let is_gone = is_gone(last, next);
        kept += if is_gone { &path[..path.len() - last.len()] } else { &rest[..path.len() + 2] };
        rest = next;
    }
    kept + rest
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_static_counts_by_its_name_and_not_by_the_number_of_its_memory() {
        let form = |number: u32, name: &str| {
            let used = format!("fn f() -> &u8 {{\n    _0 = const {{alloc{number}: &u8}};\n}}\n\n");
            format!("{used}alloc{number} (static: {name}, size: 1, align: 1) {{\n    07 │ .\n}}\n")
        };
        let is_part = |part: &str, whole: &str| is_part(part, whole, &BTreeSet::new());
        assert!(is_part(&form(1, "ONE"), &form(2, "ONE")));
        assert!(!is_part(&form(1, "ONE"), &form(1, "TWO")));
        assert!(!is_part("", &form(1, "ONE")));
    }
}
