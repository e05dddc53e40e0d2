//! Makes a bundle compile without what cannot be in it, so that rustc tells what needs that.
//!
//! An import of it becomes a declaration of the same name, lest the name get another meaning. Where rustc finds an error, a
//! function loses its body, and anything else goes. What is unused is removed later, as everywhere; an error in `main` is
//! refused for what it comes from.

use crate::fault::Outcome;
use crate::rust::read::code::{text_of, Code};
use crate::rust::read::edits::{written, Edits};
use crate::rust::read::items::{self, Item, Sort};
use crate::rust::read::modules::Parsed;
use crate::rust::read::outside::Outside;
use crate::rust::read::uses::{self, Leaf};
use crate::rust::shrink::errors::{around, imports_at, innermost, places_of};
use crate::rust::shrink::seen::Seen;
use crate::rust::shrink::spans::fault_at;
use crate::rust::shrink::unnamed::{declared, owners_of};
use crate::rustc::{Finding, Rustc};
use std::collections::{HashMap, HashSet};
use std::ops::Range;

/// How the reason begins if the bundle does not compile.
pub const NO_BUNDLE: &str = "the bundle does not compile: ";

/// What stands before a body that is not compiled, and behind it.
const NO_BODY: [&str; 2] = ["{ #[cfg(any())] {", "} loop {} }"];

/// Returns a bundle that compiles, in which what is `outside` is not compiled, and what must not be left in the end: that, and
/// the functions that have lost their bodies.
///
/// Errors: `main` does not compile, or something other than a function does not for an unknown reason. In C, that may be a
/// condition on the machine.
pub fn compiling(code: &Parsed, outside: &[Outside], rustc: &Rustc, is_for_c: bool) -> Outcome<(Seen, Vec<Outside>)> {
    let mut causes = Causes { outside: outside.to_vec(), by_name: HashMap::new(), is_for_c };
    let name = |one: &Outside| one.leaf.as_ref().map_or(Some(one.token.text), |leaf| leaf.name);
    let named = outside.iter().enumerate().filter_map(|(number, one)| Some((name(one)?, number)));
    named.for_each(|(name, number)| causes.add(name, number));
    let mut seen = Seen::new(with_stand_ins(code, outside), rustc)?;
    while !seen.compiles() {
        let smaller = without_errors(&seen, &mut causes)?;
        seen = Seen::new(smaller, rustc)?;
    }
    Ok((seen, causes.outside))
}

/// Why something is in error.
struct Causes {
    outside: Vec<Outside>,
    /// The numbers of what is outside, by the names that are gone because of it.
    by_name: HashMap<String, Vec<usize>>,
    /// Whether the bundle becomes C, where no condition on the machine holds.
    is_for_c: bool,
}

impl Causes {
    fn add(&mut self, name: &str, number: usize) {
        self.by_name.entry(name.to_string()).or_default().push(number);
    }

    /// Returns the number of what an error in a range comes from: what is in the range; else what the error names, of several
    /// the one in the same file; else what is in the same file; else the error itself, with what may have declared a name that
    /// is missing.
    fn of(&mut self, code: &Code, error: &Finding, range: &Range<usize>) -> usize {
        let tokens = || range.clone().map(|at| &code.tokens[code.place(at)]);
        let is_beside = |one: &Outside| tokens().any(|token| one.token.file == token.file);
        let named = || {
            let numbers = error.words().find_map(|word| self.by_name.get(word))?;
            numbers.iter().find(|number| is_beside(&self.outside[**number])).or(numbers.first()).copied()
        };
        let there = self.outside.iter().position(|one| tokens().any(|token| one.is_at(token)));
        there.or_else(named).or_else(|| self.outside.iter().position(is_beside)).unwrap_or_else(|| {
            let at = places_of(code, error).next().map_or(range.start, |place| place.start);
            let untold = self.outside.iter().find(|one| one.declares_untold());
            let reason = untold.map_or(error.message.clone(), |one| format!("{}; {}", error.message, one.fault));
            self.outside.push(Outside::new(code, at, None, format!("{NO_BUNDLE}{reason}")));
            self.outside.len() - 1
        })
    }

    /// Whether something other than a function may go for a cause: without it, a name could mean something else.
    fn may_go(&self, cause: usize) -> bool {
        self.is_for_c || !self.outside[cause].fault.reason.starts_with(NO_BUNDLE)
    }
}

/// What rustc's errors are about.
#[derive(Default)]
struct InError {
    /// The first tokens of imports.
    imports: HashSet<usize>,
    /// Bodies of functions.
    bodies: Vec<(usize, usize)>,
    /// Other items.
    items: Vec<Range<usize>>,
}

impl InError {
    /// Adds what an error at a range of an item is about; returns whether that is the body of a function.
    fn add(&mut self, code: &Parsed, item: &Item, range: &Range<usize>) -> bool {
        let imports = imports_at(code, range);
        let is_in =
            |(open, close): &(usize, usize)| code.is(item.keyword, "fn") && (open..close).contains(&&range.start);
        let body = item.body.filter(is_in).filter(|(open, _)| !code.reads(*open + 1, "# [ cfg ( any ("));
        match body {
            _ if !imports.is_empty() => self.imports.extend(imports.iter().map(|lost| lost.at)),
            Some(body) => self.bodies.push(body),
            None => self.items.push(item.start..item.end),
        }
        imports.is_empty() && body.is_some()
    }

    /// Returns the code without that.
    fn removed_from(&self, code: &Parsed) -> Parsed {
        let mut edits = Edits::new(code);
        for (open, close) in &self.bodies {
            edits.replace(*open, NO_BODY[0]);
            edits.replace(*close, NO_BODY[1]);
        }
        edits.cut_imports(|leaf| self.imports.contains(&leaf.at));
        self.items.iter().for_each(|item| edits.cut_item(item.start, item.end));
        edits.applied_to(code)
    }
}

/// Removes what rustc's errors are about.
///
/// Errors: that is `main`, an `extern crate`, a module without its file, no item, or may not go.
fn without_errors(seen: &Seen, causes: &mut Causes) -> Outcome<Parsed> {
    let (code, mut found) = (&seen.code, InError::default());
    let declared = declared(code);
    for error in seen.report.errors() {
        let own = || fault_at(error, &code.tokens, &format!("{NO_BUNDLE}{}", error.message));
        let mut places = places_of(code, error).peekable();
        places.peek().ok_or_else(own)?;
        for range in places {
            let is_whole = |item: &&Item| item.sort != Sort::Module || item.body.is_none();
            let item = innermost(code, range.start).filter(is_whole).ok_or_else(own)?;
            let cause = causes.of(code, error, &(item.start..item.end));
            let is_main = item.name_in(code) == "main" && code.top().iter().any(|main| main.start == item.start);
            if is_main || matches!(item.sort, Sort::ExternCrate | Sort::Module) {
                return Err(causes.outside[cause].fault.clone());
            }
            causes.add(item.name_in(code), cause);
            if found.add(code, item, &range) {
                causes.outside.push(causes.outside[cause].at(code, item.place()));
            } else if !causes.may_go(cause) {
                return Err(causes.outside[cause].fault.clone());
            } else if let Some(around) = around(code, range.start) {
                // What an `impl` is for now lacks that, or a member of it.
                owners_of(code, around, &declared).iter().for_each(|name| causes.add(name, cause));
            }
        }
    }
    Ok(found.removed_from(code))
}

/// Replaces the imports of what is outside by declarations of the same names, and removes those without a name and every
/// `extern crate` of it.
fn with_stand_ins(code: &Parsed, outside: &[Outside]) -> Parsed {
    let is_outside = |at: usize| outside.iter().any(|one| one.is_at(&code.tokens[code.place(at)]));
    let mut edits = Edits::new(code);
    for tree in uses::within(code, 0, code.len()) {
        let leaves: Vec<Leaf> = tree.leaves().into_iter().filter(|leaf| is_outside(leaf.at)).collect();
        if leaves.is_empty() {
            continue;
        }
        let item = items::item(code, items::start_of(code, tree.at - 1), code.len());
        let before = text_of(code.run(item.start, item.keyword + 1)).trim_end_matches("use").to_string();
        let left = tree.without(&leaves.iter().map(|leaf| leaf.at).collect::<Vec<_>>());
        let mut block = Vec::new();
        if let Some(tree) = left {
            block.extend(written(&code.tokens[code.place(item.start)], &format!("{before}use {};\n", tree.text())));
        }
        for leaf in leaves {
            let name = leaf.name.map_or(String::new(), stand_in);
            block.extend(written(&code.tokens[code.place(leaf.at)], &format!("{before}{name}\n")));
        }
        edits.put(item.start, item.end, block);
    }
    let is_outside = |item: &&Item| {
        let mut imports = outside.iter().filter(|one| one.leaf.is_some());
        item.sort == Sort::ExternCrate && imports.any(|one| one.is_at(&code.tokens[code.place(item.keyword)]))
    };
    code.items().iter().filter(is_outside).for_each(|item| edits.cut_item(item.start, item.end));
    edits.applied_to(code)
}

/// Returns a declaration of a name that takes no other meaning: of a type and a value if it begins with a capital.
fn stand_in(name: &str) -> String {
    if name.starts_with(char::is_uppercase) {
        format!("struct {name};")
    } else {
        format!("fn {name}() {{}}")
    }
}
