//! Finds the items in a run of code: start, attributes, name, body and end.
//!
//! Parsing is shallow: a head is searched for the body's brace or the semicolon, and a body is skipped. `<` and `>`
//! count as brackets in a head, so the braces of `Grid<{ N + 1 }>` are not a body.

use crate::rust::read::attributes::{self, unquoted, Attribute, Features};
use crate::rust::read::code::{plain, Code, Text};
use crate::rust::read::lexer::Kind;
use std::ops::Range;

/// The sort of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// `mod name;` or `mod name { .. }`.
    Module,
    /// `use ..;`.
    Use,
    /// `extern crate ..;`.
    ExternCrate,
    /// `impl .. { .. }`.
    Impl,
    /// `trait name { .. }`.
    Trait,
    /// `struct`, `enum` or `union`.
    Type,
    /// `type`.
    Alias,
    /// `fn`, `const` or `static`.
    Value,
    /// `macro_rules! name { .. }`.
    Macro,
    /// A macro call in item position.
    Call,
    /// An `extern "C"` block.
    Foreign,
    /// Anything else.
    Other,
}

impl Sort {
    /// Returns the sort of item that a keyword declares by the name behind it.
    pub fn of(keyword: &str) -> Option<Sort> {
        match keyword {
            "fn" | "const" | "static" => Some(Sort::Value),
            "struct" | "enum" | "union" => Some(Sort::Type),
            "type" => Some(Sort::Alias),
            "trait" => Some(Sort::Trait),
            "mod" => Some(Sort::Module),
            _ => None,
        }
    }
}

/// Returns the sort of item that a keyword at a place declares, and the place of its name; in the definition of a macro, a `$`
/// may stand before that, but not before the keyword.
pub fn declaration(code: &Code, at: usize) -> Option<(Sort, usize)> {
    let sort = Sort::of(code.text(at)).filter(|_| !matches!(code.before(at, 1), "*" | "$"))?;
    let mut name = at + 1 + usize::from(code.is(at + 1, "mut"));
    name += usize::from(code.is(name, "$"));
    Some((sort, name)).filter(|_| code.is_word(name) && Sort::of(code.text(name)).is_none())
}

/// One item; every number counts the tokens of a `Code`.
#[derive(Clone, Debug)]
pub struct Item {
    /// Its sort.
    pub sort: Sort,
    /// The first token, attributes included.
    pub start: usize,
    /// The first token after the attributes.
    pub head: usize,
    /// The keyword.
    pub keyword: usize,
    /// The name, when it has one.
    pub name: Option<usize>,
    /// The braces of its body.
    pub body: Option<(usize, usize)>,
    /// The place after its last token.
    pub end: usize,
}

impl Item {
    /// Returns the name without `r#`, or an empty string.
    pub fn name_in(&self, code: &Code) -> Text {
        self.name.map_or("", |at| plain(code.text(at)))
    }

    /// Returns the place of its name, or else of its keyword, which tells it from others.
    pub fn place(&self) -> usize {
        self.name.unwrap_or(self.keyword)
    }

    /// Returns its outer attributes.
    pub fn attributes(&self, code: &Code) -> Vec<Attribute> {
        attributes::run(code, self.start, false)
    }

    /// Whether it has the attribute `#[name]` or `#[name(..)]`.
    pub fn has(&self, code: &Code, name: &str) -> bool {
        self.attributes(code).iter().any(|attribute| code.is(attribute.name, name))
    }

    /// Returns the value of its `#[name = "value"]`, without quotes.
    pub fn value_of(&self, code: &Code, name: &str) -> Option<Text> {
        let attributes = self.attributes(code);
        let found = attributes.iter().find(|one| code.is(one.name, name) && code.is(one.name + 1, "="))?;
        Some(unquoted(code.text(found.name + 2)))
    }

    /// Whether it is never compiled at a judge: it has `#[test]`, `#[bench]`, or a `cfg` that needs `test` or a feature
    /// that is off.
    pub fn is_never(&self, code: &Code, features: Features) -> bool {
        self.attributes(code).iter().any(|attribute| attribute.holds(code, features) == Some(false))
    }

    /// Whether it is compiled in some builds and not in others.
    pub fn is_conditional(&self, code: &Code) -> bool {
        self.attributes(code).iter().any(|attribute| attribute.is_condition(code))
    }

    /// Returns the ranges inside a function that are never compiled at a judge: items, statements with a semicolon, and
    /// blocks. rustc leaves out what else is under such a condition.
    pub fn never_within(&self, code: &Code, features: Features) -> Vec<(usize, usize)> {
        let places = (self.keyword..self.end).filter(|&at| self.sort == Sort::Value && !code.in_macro(at));
        let attributes = places.filter_map(|at| Attribute::at(code, at).filter(|found| !found.is_inner()));
        let never = attributes.filter(|found| found.holds(code, features) == Some(false));
        never.filter_map(|found| statement(code, found.start)).collect()
    }

    /// Returns the items in its body.
    pub fn inner(&self, code: &Code) -> Vec<Item> {
        self.body.map_or(Vec::new(), |(open, close)| items(code, open + 1, close))
    }

    /// Whether it has any form of `pub`.
    pub fn is_public(&self, code: &Code) -> bool {
        code.is(self.head, "pub")
    }
}

/// Returns the items from `start` to `end`; inner attributes are skipped.
pub fn items(code: &Code, start: usize, end: usize) -> Vec<Item> {
    let mut found = Vec::new();
    let mut at = start;
    while at < end {
        at = after_attributes(code, at, true);
        if at < end && !code.is(at, ";") {
            let item = item(code, at, end);
            at = item.end.max(at + 1);
            found.push(item);
        } else {
            at += 1;
        }
    }
    found
}

/// Returns the place after the attributes of one kind that begin at a place.
pub fn after_attributes(code: &Code, at: usize, is_inner: bool) -> usize {
    attributes::run(code, at, is_inner).last().map_or(at, |last| last.end)
}

/// Returns the item that starts at `start`.
pub fn item(code: &Code, start: usize, end: usize) -> Item {
    let head = after_attributes(code, start, false);
    let keyword = after_modifiers(code, after_visibility(code, head));
    let sort = sort_of(code, keyword);
    let name = name_place(code, keyword, sort);
    let (body, stop) = body_and_end(code, sort, keyword, end);
    Item { sort, start, head, keyword, name, body, end: stop.min(end) }
}

/// Returns the ranges in macros that are never compiled at a judge, where every feature is off.
pub fn never_in_macros(code: &Code) -> Vec<(usize, usize)> {
    let is_never = |one: &Attribute| !one.is_inner() && one.holds(code, Some(&[])) == Some(false);
    let never = attributes::all(code).filter(|one| code.in_macro(one.start) && is_never(one));
    never.filter_map(|one| statement(code, one.start)).collect()
}

/// Returns the first token of the item whose keyword is at a place, attributes included.
pub fn start_of(code: &Code, keyword: usize) -> usize {
    let mut start = keyword;
    while !matches!(code.before(start, 1), "" | ";" | "}" | "{" | "(" | "[" | "=>") {
        start = code.partner(start - 1).min(start - 1);
    }
    after_attributes(code, start, true)
}

/// Returns the range of the item, the block or the statement with a semicolon to which the attribute at a place belongs.
fn statement(code: &Code, attribute: usize) -> Option<(usize, usize)> {
    let head = after_attributes(code, attribute, false);
    let start = start_of(code, head);
    let is_item = |item: &Item| item.sort == Sort::Use || item.name.is_some() || item.sort == Sort::Impl;
    let item = item(code, start, code.len());
    let end = match code.text(head) {
        "{" => Some(code.partner(head) + 1),
        "if" | "for" | "while" | "loop" | "match" | "unsafe" => None,
        _ if is_item(&item) => Some(item.end),
        _ => {
            let is_inside = |&at: &usize| code.partner(at) >= at && !code.reads(at, "! {");
            let mut level = code.level(head, code.len()).take_while(is_inside);
            level.find(|&at| code.is(at, ";")).map(|at| at + 1)
        }
    };
    end.filter(|_| code.is_word(head) || code.is(head, "{")).map(|end| (start, end))
}

/// Returns the `impl`s from `start` to `end`, where one may follow a repetition of a macro: `$(#[$a])* impl`.
pub fn impls_in(code: &Code, start: usize, end: usize) -> impl Iterator<Item = Item> + '_ {
    let opens = |at: usize| {
        matches!(code.before(at, 1), "{" | "}" | ";" | "]" | "unsafe")
            || (code.in_macro(at) && matches!(code.before(at, 1), "(" | "*" | "+" | "?"))
            || code.before(at, 2) == "$"
    };
    let places = (start..end).filter(move |&at| code.is(at, "impl") && opens(at));
    places.map(move |at| item(code, at, end))
}

/// Whether an item is an `impl` of no trait.
pub fn is_inherent(code: &Code, item: &Item) -> bool {
    item.sort == Sort::Impl && !is_of_trait(code, item)
}

/// Whether an `impl` is of a trait; the `for` of `for<'a>` does not count.
pub fn is_of_trait(code: &Code, item: &Item) -> bool {
    let open = item.body.map_or(item.end, |(open, _)| open);
    (item.keyword..open).any(|at| code.is(at, "for") && !code.is(at + 1, "<"))
}

/// Returns the range of the trait and the type of an `impl`, without its parameters and bounds.
pub fn trait_and_type(code: &Code, item: &Item) -> Range<usize> {
    let open = item.body.map_or(item.end, |(open, _)| open);
    let mut angles = 0;
    let after_parameters = |&at: &usize| {
        angles += code.is(at, "<") as i32 - code.is(at, ">") as i32;
        angles == 0
    };
    let start = (item.keyword + 1..open).find(after_parameters).unwrap_or(open);
    start..(start..open).find(|&at| code.is(at, "where")).unwrap_or(open)
}

/// Returns the place after a visibility that begins at a place.
pub fn after_visibility(code: &Code, at: usize) -> usize {
    if !code.is(at, "pub") {
        return at;
    }
    let scoped = code.is(at + 1, "(") && matches!(code.text(at + 2), "crate" | "self" | "super" | "in");
    1 + if scoped { code.partner(at + 1) } else { at }
}

fn after_modifiers(code: &Code, mut at: usize) -> usize {
    loop {
        let next = code.text(at + 1);
        let skip = match code.text(at) {
            "default" | "safe" | "auto" => code.is_word(at + 1) as usize,
            "unsafe" | "async" => 1,
            "const" if matches!(next, "fn" | "unsafe" | "async" | "extern") => 1,
            "extern" if next == "fn" => 1,
            "extern" if code.kind(at + 1) == Kind::Text && code.is(at + 2, "fn") => 2,
            _ => 0,
        };
        if skip == 0 {
            return at;
        }
        at += skip;
    }
}

fn sort_of(code: &Code, at: usize) -> Sort {
    match code.text(at) {
        "use" => Sort::Use,
        "extern" if code.is(at + 1, "crate") => Sort::ExternCrate,
        "extern" => Sort::Foreign,
        "impl" => Sort::Impl,
        "macro_rules" if code.is(at + 1, "!") && code.is_word(at + 2) => Sort::Macro,
        "union" if !code.is_word(at + 1) => Sort::Call,
        word => match Sort::of(word) {
            Some(sort) => sort,
            None if code.is_word(at) || word == "::" => Sort::Call,
            None => Sort::Other,
        },
    }
}

fn name_place(code: &Code, keyword: usize, sort: Sort) -> Option<usize> {
    match sort {
        Sort::Module | Sort::Trait | Sort::Type | Sort::Alias | Sort::Value => {
            let mutable = code.is(keyword + 1, "mut");
            Some(keyword + 1 + mutable as usize)
        }
        Sort::ExternCrate | Sort::Macro => Some(keyword + 2),
        _ => None,
    }
}

/// Returns the braces of an item's body and the place after it; values, types and imports end only at a semicolon.
fn body_and_end(code: &Code, sort: Sort, keyword: usize, end: usize) -> (Option<(usize, usize)>, usize) {
    let has_value = matches!(code.text(keyword), "use" | "const" | "static" | "type") || sort == Sort::ExternCrate;
    let is_call = matches!(sort, Sort::Macro | Sort::Call);
    let mut angles = 0_i32;
    for at in code.level(keyword, end) {
        match code.text(at) {
            ";" => return (None, at + 1),
            ")" | "]" | "}" if code.partner(at) < at => return (None, at),
            "{" if !has_value && (is_call || angles <= 0) => {
                return (Some((at, code.partner(at))), code.partner(at) + 1)
            }
            "<" => angles += 1,
            ">" => angles -= 1,
            _ => {}
        }
    }
    (None, end)
}
