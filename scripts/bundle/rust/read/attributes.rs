//! Reads attributes: documentation, lint levels, tests, and `cfg` conditions that always or never hold.

use crate::rust::read::code::{text_of, Code};
use std::ops::Range;

/// The features that are on; `None` if the compiler of the bundle decides.
pub type Features<'a> = Option<&'a [String]>;

/// The attributes that make an item needed though it is never named.
pub const LINKED: [&str; 6] = ["no_mangle", "export_name", "link_section", "used", "global_allocator", "panic_handler"];

/// `#[..]` or `#![..]`; every number counts the tokens of a `Code`.
#[derive(Clone, Copy)]
pub struct Attribute {
    /// The `#`.
    pub start: usize,
    /// The name.
    pub name: usize,
    /// The token after the `]`.
    pub end: usize,
}

impl Attribute {
    /// Returns the attribute that starts at a place.
    pub fn at(code: &Code, at: usize) -> Option<Attribute> {
        let open = at + 1 + code.is(at + 1, "!") as usize;
        let found = code.is(at, "#") && code.is(open, "[") && code.opens(open);
        found.then(|| Attribute { start: at, name: open + 1, end: code.partner(open) + 1 })
    }

    /// Whether it is an inner attribute.
    pub fn is_inner(&self) -> bool {
        self.name > self.start + 2
    }

    /// Whether it contains a word.
    pub fn says(&self, code: &Code, word: &str) -> bool {
        code.words(self.start, self.end).any(|own| own == word)
    }

    /// Whether its item is compiled outside of tests with these features; `None` if that depends on the compiler.
    pub fn holds(&self, code: &Code, features: Features) -> Option<bool> {
        match code.text(self.name) {
            "test" | "bench" => Some(self.end > self.name + 2),
            "cfg" if code.opens(self.name + 1) => truth(code, self.name + 2, features),
            _ => Some(true),
        }
    }

    /// Whether its item is compiled in some builds and not in others.
    pub fn is_condition(&self, code: &Code) -> bool {
        self.holds(code, None).is_none()
    }

    /// Whether it is left out of bundles: a `cfg` that always holds, documentation, the marks of
    /// cargo-snippet, what cargo decides of a crate, and strict lint levels, which a newer compiler might turn into errors.
    pub fn is_dropped(&self, code: &Code, features: Features) -> bool {
        match code.text(self.name) {
            "cfg" => self.holds(code, features) == Some(true),
            "cfg_attr" if code.opens(self.name + 1) => {
                let arguments = code.arguments(self.name + 1);
                let is_false = truth(code, self.name + 2, features) == Some(false);
                arguments.len() > 1 && (is_false || arguments[1..].iter().all(|&at| is_idle(code, at)))
            }
            _ => is_idle(code, self.name),
        }
    }

    /// Returns the attributes that a `cfg_attr` stands for, if its condition is known to hold.
    pub fn expanded(&self, code: &Code, features: Features) -> Option<String> {
        let open = Some(self.name + 1).filter(|&open| code.is(self.name, "cfg_attr") && code.opens(open))?;
        truth(code, open + 1, features).filter(|holds| *holds)?;
        let mark = if self.is_inner() { "#!" } else { "#" };
        let starts = code.arguments(open);
        let ends = starts.iter().skip(2).map(|next| next - 1).chain([code.partner(open)]);
        let parts = starts.iter().skip(1).zip(ends).filter(|(start, _)| !is_idle(code, **start));
        Some(
            parts
                .map(|(start, end)| format!("{mark}[{}]", text_of(code.run(*start, end)).trim_end_matches(',')))
                .collect(),
        )
    }
}

/// Whether an attribute with the name at a place means nothing in a bundle.
fn is_idle(code: &Code, at: usize) -> bool {
    const IDLE: [&str; 8] = ["doc", "warn", "deny", "forbid", "snippet", "cargo_snippet", "crate_name", "crate_type"];
    IDLE.contains(&code.text(at))
}

/// Returns all attributes.
pub fn all<'a>(code: &'a Code) -> impl Iterator<Item = Attribute> + 'a {
    (0..code.len()).filter_map(|at| Attribute::at(code, at))
}

/// Returns the consecutive attributes from a place on.
pub fn run(code: &Code, start: usize, is_inner: bool) -> Vec<Attribute> {
    let read = |at: usize| Attribute::at(code, at).filter(|found| found.is_inner() == is_inner);
    std::iter::successors(read(start), |before| read(before.end)).collect()
}

/// Returns the range of the condition of the `cfg`, `cfg!` or `cfg_attr` at a place.
pub fn condition(code: &Code, at: usize) -> Option<Range<usize>> {
    let open = at + 1 + usize::from(code.is(at + 1, "!"));
    let end = match code.text(at) {
        "cfg" => code.partner(open),
        "cfg_attr" => code.level(open + 1, code.len()).find(|&at| code.is(at, ","))?,
        _ => return None,
    };
    code.opens(open).then_some(open + 1..end)
}

/// Evaluates the `cfg` condition that starts at `at`.
pub fn truth(code: &Code, at: usize, features: Features) -> Option<bool> {
    if !code.opens(at + 1) {
        return match features {
            Some(on) if code.reads(at, "feature =") => {
                Some(on.iter().any(|known| known == unquoted(code.text(at + 2))))
            }
            _ => Some(false).filter(|_| code.is(at, "test") && !code.is(at + 1, "=")),
        };
    }
    let parts: Vec<Option<bool>> = code.arguments(at + 1).iter().map(|&part| truth(code, part, features)).collect();
    let decides = |one: bool| {
        if parts.contains(&Some(one)) {
            Some(one)
        } else {
            Some(!one).filter(|_| !parts.contains(&None))
        }
    };
    match code.text(at) {
        "all" => decides(false),
        "any" => decides(true),
        "not" => parts.first().copied().flatten().map(|truth| !truth),
        _ => None,
    }
}

/// Returns a string literal without its quotes.
pub fn unquoted(literal: &str) -> &str {
    literal.trim_start_matches('r').trim_matches('#').trim_matches('"')
}
