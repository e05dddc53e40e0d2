//! What rustc's errors are about: what is left of something that is gone means nothing, and goes, too.

use crate::rust::read::code::Code;
use crate::rust::read::items::{is_of_trait, Item, Sort};
use crate::rust::read::modules::Parsed;
use crate::rust::read::uses;
use crate::rust::shrink::seen::Seen;
use crate::rust::shrink::spans::places;
use crate::rustc::Finding;
use std::ops::Range;

/// The errors for a member of an `impl` that its trait does not have.
const NO_MEMBER: [&str; 3] = ["E0407", "E0437", "E0438"];

/// Something that an error is about.
pub struct Lost {
    /// The place of its name or keyword, or the first of an import.
    pub at: usize,
    /// Its range.
    pub range: Range<usize>,
}

impl Lost {
    fn item(item: &Item) -> Lost {
        Lost { at: item.place(), range: item.start..item.end }
    }
}

/// Returns the places that an error is about, those of macro calls included.
pub fn places_of<'a>(code: &'a Code, error: &'a Finding) -> impl Iterator<Item = Range<usize>> + 'a {
    error.spans.iter().chain(&error.calls).map(|span| places(code, span)).map(|(start, end)| start..end)
}

/// Returns what has no meaning without what is gone: imports, `impl`s whose trait or type is in error, members that the
/// trait does not have, and macro calls between the items, each with the error that says so; or else the errors that are about
/// something else.
pub fn orphans(bundle: &Seen) -> Result<Vec<(Lost, &Finding)>, Vec<&Finding>> {
    let code = &bundle.code;
    let errors = || bundle.report.errors();
    let strange = errors().filter(|error| NO_MEMBER.contains(&error.code.as_str()));
    let strange: Vec<usize> = strange.flat_map(|error| places_of(code, error)).map(|range| range.start).collect();
    let places = errors().flat_map(|error| places_of(code, error).map(move |range| (error, range)));
    let lost = |(error, range)| orphans_at(code, &strange, range).into_iter().map(move |lost| (lost, error));
    let lost: Vec<(Lost, &Finding)> = places.flat_map(lost).collect();
    let is_in_lost = |at: usize| lost.iter().any(|(lost, _)| lost.range.contains(&at));
    let explained = |error: &&Finding| places_of(code, error).any(|range| is_in_lost(range.start));
    let unexplained: Vec<&Finding> = errors().filter(|error| !explained(error)).collect();
    if unexplained.is_empty() {
        Ok(lost)
    } else {
        Err(unexplained)
    }
}

/// Whether what is lost is a macro call that makes a member which its trait does not have.
pub fn makes_members(code: &Code, lost: &Lost, error: &Finding) -> bool {
    NO_MEMBER.contains(&error.code.as_str()) && code.is(lost.at + 1, "!")
}

/// Returns what an error at a range is about: of an `impl` of a trait all of it, unless the error is in a member that the trait
/// does not have; `strange` are the places of those.
fn orphans_at(code: &Parsed, strange: &[usize], range: Range<usize>) -> Vec<Lost> {
    let imports = imports_at(code, &range);
    let item = innermost(code, range.start).filter(|_| imports.is_empty());
    let Some(item) = item else { return imports };
    // If it is needed, its own absence is an error in what needs it, and so on up to `main`.
    let around = around(code, range.start).unwrap_or(item);
    match around.sort {
        Sort::Module => Vec::new(),
        Sort::Impl if is_of_trait(code, around) && !strange.iter().any(|at| (item.start..item.end).contains(at)) => {
            vec![Lost::item(around)]
        }
        _ if item.name_in(code) == "main" => Vec::new(),
        _ => vec![Lost::item(item)],
    }
}

/// Returns the imports that an error at a range is about: those in it, or those whose paths it is part of.
pub fn imports_at(code: &Parsed, range: &Range<usize>) -> Vec<Lost> {
    let Some(tree) = uses::around(code, range.start) else { return Vec::new() };
    let leaves: Vec<usize> = tree.leaves().iter().map(|leaf| leaf.at).collect();
    let covered: Vec<usize> = leaves.iter().copied().filter(|at| range.contains(at)).collect();
    // A leaf begins behind the path of its group.
    let in_one = leaves.iter().copied().rfind(|at| *at <= range.start);
    let lost = match (covered.is_empty(), in_one) {
        (false, _) => covered,
        (true, Some(at)) => vec![at],
        (true, None) => leaves,
    };
    lost.into_iter().map(|at| Lost { at, range: tree.at..tree.end }).collect()
}

/// Returns the innermost item around a place, also in an `impl` or a trait.
pub fn innermost(code: &Parsed, at: usize) -> Option<&Item> {
    let item = around(code, at)?;
    code.members(item).iter().find(|member| (member.start..member.end).contains(&at)).or(Some(item))
}

/// Returns the innermost item around a place that is no member of another.
pub fn around(code: &Parsed, at: usize) -> Option<&Item> {
    code.items().iter().rev().find(|item| (item.start..item.end).contains(&at))
}
