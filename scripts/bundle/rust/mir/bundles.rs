//! Compares the MIR of whole bundles, as text.

use crate::rust::mir::text::parts;
use crate::rust::read::code::Text;
use std::collections::{BTreeMap, BTreeSet};

/// Whether all of a MIR is in another one, in the same order, and no value loses its own `drop`. rustc leaves out the start of a
/// path where no other item has the name, and more so the fewer items there are.
pub fn is_rest(rest: &str, whole: &str) -> bool {
    has_drops_of(rest, whole) && is_part(rest, whole)
}

/// Whether each type of a MIR that another one drops by its own function is dropped by one here, too: the drop of a value inside
/// of another is not written out.
fn has_drops_of(rest: &str, whole: &str) -> bool {
    let [own, others] = [rest, whole].map(dropped);
    others.iter().all(|name| own.contains(name) || !rest.split(is_between).any(|word| word == *name))
}

/// Returns the names of the types that have a function for their drop.
fn dropped(mir: &str) -> Vec<&str> {
    mir.split("::drop(_1: &mut ").skip(1).map(type_name).collect()
}

/// Returns the name of the type that a text begins with, of a path such as `<impl at <anon>:1:1: 2:2>::f::Guard<T>`.
fn type_name(text: &str) -> &str {
    let (mut start, mut depth) = (0, 0);
    for (at, letter) in text.char_indices() {
        match letter {
            '<' if depth == 0 && at > start => return &text[start..at],
            '<' => depth += 1,
            '>' => depth -= 1,
            ':' if depth == 0 => start = at + 1,
            _ if depth == 0 && is_between(letter) => return &text[start..at],
            _ => {}
        }
        if depth == 0 && letter == '>' {
            start = at + 1;
        }
    }
    &text[start..]
}

fn is_part(rest: &str, whole: &str) -> bool {
    let plain = |text: String| without_paths(&text, &BTreeSet::new());
    let with_short = |text: String| (without_blanks(&with_short_paths(&text)), text);
    is_within(
        rest,
        whole,
        |text| with_short(plain(text)),
        |(short, part), (other, text)| short == other && has_ends(part, text),
    )
}

/// Whether all of a flat bundle's MIR is in that of another one, in the same order, apart from the names of these modules.
pub fn is_flat(flat: &str, whole: &str, modules: &BTreeSet<&str>) -> bool {
    is_within(flat, whole, |text| without_modules(&text, modules), |one, other| one == other)
}

/// Whether two MIRs are the same, but for words that have these names in the other one.
pub fn is_renamed(one: &str, other: &str, names: &BTreeMap<Text, Text>) -> bool {
    let plain = |mir: &str| {
        let text: String = parts(mir).iter().map(|part| part.text()).collect();
        without_modules(&renamed(&text, names), &BTreeSet::new())
    };
    !one.is_empty() && plain(one) == plain(other)
}

/// Whether the parts of a MIR are among those of another one, in the same order, each made plain.
fn is_within<T>(few: &str, many: &str, plain: impl Fn(String) -> T, is_same: impl Fn(&T, &T) -> bool) -> bool {
    let plain = |mir: &str| parts(mir).iter().map(|part| plain(part.text())).collect::<Vec<T>>();
    let (few, mut many) = (plain(few), plain(many).into_iter());
    !few.is_empty() && few.iter().all(|one| many.any(|other| is_same(one, &other)))
}

fn is_between(letter: char) -> bool {
    !letter.is_alphanumeric() && letter != '_'
}

/// Whether each path of a text is a path of another text, or its end.
fn has_ends(ends: &str, text: &str) -> bool {
    let is_between = |c: char| is_between(c) && c != ':';
    let mut paths = text.split(is_between).filter(|path| !path.is_empty());
    let is_end = |end: &str| {
        let start = paths.next().and_then(|path| path.strip_suffix(end));
        start.is_some_and(|start| start.is_empty() || start.ends_with("::"))
    };
    ends.split(is_between).filter(|path| !path.is_empty()).all(is_end)
}

/// Gives the words of a MIR their names, also in the texts that it shows.
fn renamed(mir: &str, names: &BTreeMap<Text, Text>) -> String {
    let text = with_short_paths(mir);
    let parts = text.split_inclusive(is_between).map(|part| {
        let word = part.trim_end_matches(is_between);
        [names.get(word).copied().unwrap_or(word), &part[word.len()..]]
    });
    parts.flatten().collect()
}

/// Removes the modules in paths, and the enums of variants, except in the types of variables: elsewhere, rustc leaves them
/// out where no other item has the name.
fn with_short_paths(mir: &str) -> String {
    let is_type = |line: &str| line.trim_start().starts_with("let ");
    let may_be_left_out =
        |name: &str, next: &str| name.starts_with(char::is_lowercase) || next.starts_with(char::is_uppercase);
    let short = |line: &str| if is_type(line) { line.to_string() } else { without_segments(line, may_be_left_out) };
    mir.split_inclusive('\n').map(short).collect()
}

/// Removes what modules change in a MIR.
fn without_modules(mir: &str, modules: &BTreeSet<&str>) -> String {
    without_blanks(&without_impls(&without_paths(mir, modules)).replace("::<", "<"))
}

fn without_blanks(text: &str) -> String {
    text.split_whitespace().collect()
}

/// Removes modules in paths and source positions.
fn without_paths(mir: &str, modules: &BTreeSet<&str>) -> String {
    let in_place = |c: char| c.is_ascii_digit() || ": ".contains(c);
    let text: String = mir.split("<anon>:").map(|part| part.trim_start_matches(in_place)).collect();
    without_segments(&text, |name, _| modules.contains(name))
}

/// Removes these names where `::` follows; what decides is told the rest, too.
fn without_segments(mir: &str, is_gone: impl Fn(&str, &str) -> bool) -> String {
    let (mut kept, mut rest) = (String::with_capacity(mir.len()), mir);
    while let Some((path, next)) = rest.split_once("::") {
        let last = path.rsplit(is_between).next().unwrap_or("");
        let is_gone = is_gone(last, next);
        kept += if is_gone { &path[..path.len() - last.len()] } else { &rest[..path.len() + 2] };
        rest = next;
    }
    kept + rest
}

/// Writes `<impl Trait for Type>` as `<Type as Trait>` and `<impl Type>` as `Type`: which of them rustc prints depends
/// on whether the `impl` is in the module of the type.
fn without_impls(mir: &str) -> String {
    const OPEN: &str = "<impl ";
    let mut kept = String::with_capacity(mir.len());
    let mut rest = mir;
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
        let mir = |number: u32, name: &str| {
            let used = format!("fn f() -> &u8 {{\n    _0 = const {{alloc{number}: &u8}};\n}}\n\n");
            format!("{used}alloc{number} (static: {name}, size: 1, align: 1) {{\n    07 │ .\n}}\n")
        };
        let is_flat = |flat: &str, whole: &str| is_flat(flat, whole, &BTreeSet::new());
        assert!(is_flat(&mir(1, "ONE"), &mir(2, "ONE")));
        assert!(!is_flat(&mir(1, "ONE"), &mir(1, "TWO")));
        assert!(!is_flat("", &mir(1, "ONE")));
    }
}
