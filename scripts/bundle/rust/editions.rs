//! Refuses a library of another edition if its meaning changes in the program's.
//!
//! rustc rejects code that the other edition does not accept. Its migration lints find changes of meaning up to 2021. For
//! 2024, where values live shorter, they do not tell: among the packages of the tests, `tail_expr_drop_order` fires on
//! `lib::b::sum` of `dependencies/edition_2024`, which means the same, and no lint of `rust_2024_compatibility` fires on
//! the function `DROPS` of `tests/bundle_rust/dependencies.rs`, which does not. So the MIR, in which each drop is written out, has to do the same.

use crate::fault::{Fault, Outcome};
use crate::rust::mir::bodies::does_the_same;
use crate::rust::mir::bundles::is_rest;
use crate::rust::mir::text::{parts, Part, IMPL};
use crate::rust::read::code::{text_of, Code, Text};
use crate::rust::read::edits::written;
use crate::rust::read::items::{self, Item};
use crate::rust::read::modules::Parsed;
use crate::rust::shrink::spans::places;
use crate::rustc::{Finding, Report, Rustc};
use std::collections::{BTreeSet, HashSet};
use std::ops::Range;

/// The lints for code that changes its meaning in edition 2018 or 2021, or does not compile there.
const CHANGES: [&str; 9] = [
    "anonymous_parameters",
    "array_into_iter",
    "bare_trait_objects",
    "ellipsis_inclusive_range_patterns",
    "keyword_idents_2018",
    "non_fmt_panics",
    "rust_2021_incompatible_closure_captures",
    "rust_2021_incompatible_or_patterns",
    "rust_2021_prelude_collisions",
];

/// The words before the name of a function or a constant.
const BEFORE: [&str; 4] = ["fn", "const", "static", "mut"];

/// Checks the libraries of a bundle, given as modules and their editions; if they are `taken` all the same, warns.
///
/// Errors: something in one of them means another thing in the program's edition, or that cannot be found out.
pub fn refuse_differences(code: &Parsed, editions: &[(Text, String)], rustc: &Rustc, taken: bool) -> Outcome<()> {
    let of_libraries: BTreeSet<&str> = editions.iter().map(|(_, edition)| edition.as_str()).collect();
    for edition in of_libraries.into_iter().filter(|edition| *edition != rustc.edition) {
        match differences(code, editions, edition, rustc) {
            Err(fault) if taken => eprintln!("warning: {fault}"),
            other => other?,
        }
    }
    Ok(())
}

/// Checks the libraries of one edition.
fn differences(code: &Parsed, editions: &[(Text, String)], edition: &str, rustc: &Rustc) -> Outcome<()> {
    let modules: Vec<Text> = editions.iter().filter(|(_, own)| own == edition).map(|(module, _)| *module).collect();
    let reason =
        |module: &str| format!("crate {module} is of edition {edition}, and means another thing in {}", rustc.edition);
    let libraries = alone(code, editions, &modules);
    let tokens = &libraries.tokens;
    let (older, newer) = (edition.min(&rustc.edition), edition.max(&rustc.edition));
    if older < "2021" {
        let mut looked_at = code;
        let mut report = rustc.report_as(older, &code.tokens, &CHANGES)?;
        if report.errors().next().is_some() {
            looked_at = &libraries;
            report = rustc.report_as(older, tokens, &CHANGES)?;
        }
        let mut findings = report.findings;
        findings.retain(|finding| finding.is_error || CHANGES.contains(&finding.code.as_str()));
        modules.iter().try_for_each(|module| refuse_first(looked_at, module, &findings, &reason(module)))?;
    }
    if newer > "2021" {
        let (mut mirs, mut newest) = (Vec::new(), String::new());
        for edition in [older.max("2021"), newer] {
            let Report { findings, mir } = rustc.report_as(edition, tokens, &[])?;
            modules.iter().try_for_each(|module| refuse_first(&libraries, module, &findings, &reason(module)))?;
            mirs.push(parts(&mir));
            newest = mir;
        }
        for module in modules {
            let same = refuse_other_mir(&libraries, module, &mirs, &reason(module));
            if same.is_err() && !is_rest(&newest, &rustc.report_as(newer, tokens, &[])?.mir) {
                let unknown = "or that cannot be found out: rustc writes one text in two ways";
                return Err(Fault::plain(format!("{}, {unknown}", reason(module))));
            }
            same?;
        }
    }
    Ok(())
}

/// Errors: the first finding in a module, or in the code of macros.
fn refuse_first(code: &Parsed, module: &str, findings: &[Finding], reason: &str) -> Outcome<()> {
    let library = range(code, module);
    for finding in findings {
        let reason = format!("{reason}: {}", finding.message);
        match finding.spans.first().map(|span| places(code, span).0) {
            Some(at) if library.contains(&at) => return Err(code.fault(at, reason)),
            Some(_) => {}
            None => return Err(Fault::plain(reason)),
        }
    }
    // An error elsewhere keeps rustc from its lints.
    match findings.iter().find(|finding| finding.is_error) {
        Some(error) => Err(Fault::plain(format!("{reason}, or that cannot be found out: {}", error.message))),
        None => Ok(()),
    }
}

/// Errors: the first function or constant of a module that is not the same in the MIR of both editions.
fn refuse_other_mir(code: &Parsed, module: &str, mirs: &[Vec<Part>], reason: &str) -> Outcome<()> {
    let (items, library) = (code.items(), range(code, module));
    let is_ours = |parts: &Vec<Part>| parts.iter().filter(|part| part.is_in(code, items, &library)).cloned().collect();
    let mirs: Vec<Vec<Part>> = mirs.iter().map(is_ours).collect();
    let same = mirs[0].iter().zip(&mirs[1]).take_while(|(one, other)| one.is_same(other)).count();
    let Some(value) = mirs[0].get(same).or(mirs[1].get(same)) else { return Ok(()) };
    let reason = format!("{reason}: {} does not become the same code", value.head.trim_end_matches(['{', '=', ' ']));
    let place = value.places(code, items).into_iter().find(|at| library.contains(at));
    Err(place.map_or_else(|| Fault::plain(&reason), |at| code.fault(at, &reason)))
}

/// Returns the place of a module of this name at the root.
fn range(code: &Parsed, module: &str) -> Range<usize> {
    let library = code.top().iter().find(|item| item.name_in(code) == module && item.body.is_some());
    library.map_or(0..0, |item| item.start..item.end)
}

impl Part {
    fn is_same(&self, other: &Part) -> bool {
        self.head == other.head && (self.body == other.body || does_the_same(&self.body, &other.body))
    }

    /// Whether it may be declared in a range: its name is there, or nowhere.
    fn is_in(&self, code: &Code, items: &[Item], range: &Range<usize>) -> bool {
        let places = self.places(code, items);
        places.is_empty() || places.iter().any(|at| range.contains(at))
    }

    /// Returns the places that may declare it: in its `impl`, or its name below the names before it.
    fn places(&self, code: &Code, items: &[Item]) -> Vec<usize> {
        let Some((name, around)) = self.path().split_last().map(|(name, around)| (*name, around.to_vec())) else {
            return Vec::new();
        };
        let is_declared = |at: usize| code.is(at, name) && BEFORE.contains(&code.before(at, 1));
        if let Some(start) = self.implementation(code) {
            let end = if code.is(start, "impl") { items::item(code, start, code.len()).end } else { start };
            return vec![(start..end).find(|at| is_declared(*at)).unwrap_or(start)];
        }
        let is_in = |at: usize, outer: &str| {
            items.iter().any(|item| item.name_in(code) == outer && (item.start..item.end).contains(&at))
        };
        (0..code.len()).filter(|&at| is_declared(at) && around.iter().all(|outer| is_in(at, outer))).collect()
    }

    /// Returns the names of its path, without closures, promoted constants and the like; those before an `impl` are
    /// left out.
    fn path(&self) -> Vec<&str> {
        let (_, path) = self.head.rsplit_once(">::").filter(|_| self.head.contains(IMPL)).unwrap_or(("", &self.head));
        let path = ["fn ", "const ", "static ", "mut "].iter().fold(path, |path, word| path.trim_start_matches(word));
        let path = path.split("::promoted[").next().unwrap_or(path);
        let end = path.find(|letter: char| !letter.is_alphanumeric() && !"_:#".contains(letter)).unwrap_or(path.len());
        path[..end].split("::").map(|name| name.trim_end_matches(':')).filter(|name| !name.is_empty()).collect()
    }

    /// Returns the first token of its `impl`, or the one that derives it.
    fn implementation(&self, code: &Code) -> Option<usize> {
        let mut numbers = self.head.split_once(IMPL)?.1.split(':').map_while(|number| number.trim().parse().ok());
        let (line, column): (usize, usize) = (numbers.next()?, numbers.next()?);
        let text = text_of(&code.tokens);
        let lines = text.split_inclusive('\n').take(line - 1).map(str::len).sum::<usize>();
        Some(places(code, &(lines + column - 1, lines + column)).0)
    }
}

/// Returns these libraries of a bundle and those that they name, without the program, which may not compile in the older
/// edition.
fn alone(code: &Parsed, editions: &[(Text, String)], modules: &[Text]) -> Parsed {
    let mut kept_modules = modules.to_vec();
    let mut next = 0;
    while next < kept_modules.len() {
        let words: HashSet<Text> =
            range(code, kept_modules[next]).filter(|&at| code.is_word(at)).map(|at| code.text(at)).collect();
        let more = editions.iter().map(|(module, _)| *module).filter(|module| words.contains(module));
        let more: Vec<Text> = more.filter(|module| !kept_modules.contains(module)).collect();
        kept_modules.extend(more);
        next += 1;
    }
    let line = |text: &str| code.tokens.first().map_or(Vec::new(), |first| written(first, text));
    let items = code.top().iter().filter(|item| item.body.is_some() && kept_modules.contains(&item.name_in(code)));
    let mut kept = line("#![allow(warnings)]\n");
    kept.extend(items.flat_map(|item| code.run(item.start, item.end).to_vec()));
    kept.extend(line("\nfn main() {}\n"));
    Parsed::new(kept)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rust::read::code::tokens_of;

    #[test]
    fn what_differs_is_told_at_the_line_that_declares_it() {
        let source = "fn f() {}\nmod m {\n    fn f() {}\n    fn g() {}\n}\nstruct S;\nimpl S {\n    fn f() {}\n}\n\
                      #[derive(Clone)]\nstruct D;\nconst C: u8 = 1;\nstatic mut M: u8 = 1;\nstatic F: u8 = f();\n\
                      trait T {\n    fn g() {}\n}\n";
        let code = Parsed::new(tokens_of(source, "x.rs", 0));
        for (head, lines) in [
            ("fn m::f() -> u8 {", vec![3]),
            ("fn m::f::{closure#0}(_1: &{closure@<anon>:1:2: 1:4}) -> u8 {", vec![3]),
            ("fn f() -> u8 {", vec![1, 3, 8]),
            ("fn T::g(_1: &Self) -> u8 {", vec![16]),
            ("fn <impl at <anon>:7:1: 7:7>::f(_1: &S) -> u8 {", vec![8]),
            ("const lib::<impl at <anon>:7:1: 7:7>::f::promoted[0]: &u8 = {", vec![8]),
            ("fn <impl at <anon>:10:10: 10:15>::clone(_1: &D) -> D {", vec![10]),
            ("const m::g::promoted[0]: &u8 = {", vec![4]),
            ("const C: u8 = {", vec![12]),
            ("static mut M: u8 = {", vec![13]),
            ("static F: u8 = {", vec![14]),
        ] {
            let part = Part { head: head.to_string(), body: String::new() };
            let places = part.places(&code, code.items());
            let found: Vec<u32> = places.iter().map(|&at| code.tokens[code.place(at)].line).collect();
            assert_eq!(found, lines, "{head}");
        }
    }

    /// A line of a library of edition 2015 for each lint.
    #[test]
    fn each_change_of_meaning_until_2021_is_found() {
        let changed = [
            ("anonymous_parameters", "pub trait A { fn f(u8); }"),
            ("array_into_iter", "pub fn a() -> bool { [1u8].into_iter().next() == Some(&1) }"),
            ("bare_trait_objects", "pub fn b(_: &Fn()) {}"),
            ("ellipsis_inclusive_range_patterns", "pub fn c(x: u8) { if let 0...9 = x {} }"),
            ("keyword_idents_2018", "pub fn d(async: u8) -> u8 { async }"),
            ("non_fmt_panics", "pub fn e() { panic!(\"{}\") }"),
            ("rust_2021_incompatible_closure_captures", "pub fn f(x: (D, D)) { let g = || { let _a = x.0; }; g() }"),
            ("rust_2021_incompatible_or_patterns", "macro_rules! m { ($a:pat | $b:pat) => {} }"),
            ("rust_2021_prelude_collisions", "pub fn g() -> u8 { 1u16.try_into() }"),
        ];
        let rest = "pub struct D;\nimpl Drop for D { fn drop(&mut self) {} }\n\
                    pub trait Other { fn try_into(self) -> u8; }\nimpl Other for u16 { fn try_into(self) -> u8 { 1 } }\n";
        let lines: String = changed.iter().map(|(_, line)| format!("{line}\n")).collect();
        let rustc = Rustc::find("2021", Vec::new()).unwrap();
        let tokens = tokens_of(format!("{lines}{rest}fn main() {{}}\n").leak(), "", 0);
        let report = rustc.report_as("2015", &tokens, &CHANGES).unwrap();
        assert!(report.errors().next().is_none());
        let found: BTreeSet<String> = report.findings.iter().map(|finding| finding.code.clone()).collect();
        for (lint, line) in changed {
            assert!(CHANGES.contains(&lint) && found.contains(lint), "{line}");
        }
    }
}
