//! Joins a program and its library: attributes first, then the program, then the library as a module.

use crate::rust::read::attributes::{self, Attribute};
use crate::rust::read::code::{Code, Token};
use crate::rust::read::edits::{written, Edits};
use crate::rust::read::items::{after_attributes, top, Item, Sort};
use crate::rust::read::lexer::Kind;
use crate::rust::read::names::{self, STANDARD};
use crate::rust::read::sources::braced;
use std::collections::HashSet;

/// What whole modules have that one program does not use.
const UNUSED: &str = "#[allow(dead_code, unused_imports, unused_macros)]\n";

/// The library on its way into a bundle.
pub struct Library<'a> {
    /// The name of its module.
    pub module: &'a str,
    /// All of it, its paths changed.
    pub tokens: Vec<Token>,
    /// The declarations of the exported macros that somebody names by a path.
    pub macros: &'a str,
    /// Whether nothing is going to be removed.
    pub stays: bool,
}

/// Attributes first, then the program and the library; the library before macros that would reach into it.
pub fn join(program: &[Token], library: &Library) -> Vec<Token> {
    let (head, rest) = split_head(&library.tokens);
    let (own_head, program) = split_head(program);
    let (crates, rest) = split_standard_crates(rest, program);
    let mut bundle = own_head.to_vec();
    bundle.extend(attributes_of(head, is_for_the_root));
    bundle.extend(crates);
    bundle.extend(core_crate(program, &rest));
    let wrapped = wrap(attributes_of(head, is_for_a_module), &rest, library);
    let parts = if leaks_macros(program) { [&wrapped, program] } else { [program, &wrapped] };
    for part in parts {
        if let (Some(place), false) = (part.first(), bundle.is_empty()) {
            bundle.push(place.with(Kind::Blank, "\n\n"));
        }
        bundle.extend_from_slice(part);
    }
    bundle
}

/// The inner attributes at the start of a crate, and the rest.
fn split_head(tokens: &[Token]) -> (&[Token], &[Token]) {
    let code = Code::new(tokens);
    match after_attributes(&code, 0, true) {
        0 => tokens.split_at(0),
        end => tokens.split_at(code.place(end - 1) + 1),
    }
}

/// The inner attributes that are `wanted`, each on a line of its own.
fn attributes_of(head: &[Token], wanted: fn(&Code, &Attribute) -> bool) -> Vec<Token> {
    let code = Code::new(head);
    let mut found = Vec::new();
    for attribute in attributes::run(&code, 0, true).iter().filter(|attribute| wanted(&code, attribute)) {
        let run = code.run(attribute.start, attribute.end);
        found.push(run[0].with(Kind::Blank, "\n"));
        found.extend_from_slice(run);
    }
    found
}

/// Whether an attribute of the library speaks of the whole crate and goes on doing so.
fn is_for_the_root(code: &Code, attribute: &Attribute) -> bool {
    matches!(code.text(attribute.name), "feature" | "recursion_limit" | "type_length_limit")
}

/// Whether a module can have an attribute of the library.
fn is_for_a_module(code: &Code, attribute: &Attribute) -> bool {
    let crate_wide = |at: usize| code.reads(at, "feature (") || matches!(code.text(at), "no_std" | "no_main");
    match code.text(attribute.name) {
        "allow" | "cfg" | "rustfmt" => true,
        "cfg_attr" => !(attribute.start..attribute.end).any(crate_wide),
        _ => false,
    }
}

/// The library's `extern crate alloc;` and the like: what they name is known everywhere when they stand at the
/// root, and in the library's own root where they are; `#[macro_use]` is for the root alone.
fn split_standard_crates(library: &[Token], program: &[Token]) -> (Vec<Token>, Vec<Token>) {
    let (code, own) = (Code::new(library), Code::new(program));
    let known: HashSet<&str> = standard_crates(&own).iter().map(|item| item.name_in(&own)).collect();
    let mut edits = Edits::new(&code);
    let mut crates = Vec::new();
    for item in standard_crates(&code) {
        if attributes::has(&code, &item, "macro_use") {
            edits.cut_item(item.start, item.end);
        }
        if !known.contains(item.name_in(&code)) {
            let run = code.run(item.start, item.end);
            crates.push(run[0].with(Kind::Blank, "\n"));
            crates.extend_from_slice(run);
        }
    }
    (crates, edits.apply())
}

fn standard_crates(code: &Code) -> Vec<Item> {
    let mut found = top(code);
    found.retain(|item| item.sort == Sort::ExternCrate && STANDARD.contains(&item.name_in(code)));
    found
}

/// `extern crate core;` when a path starts with it: edition 2015 does not know it otherwise.
fn core_crate(program: &[Token], library: &[Token]) -> Vec<Token> {
    let names_core = |tokens: &[Token]| {
        let code = Code::new(tokens);
        let starts = |at: usize| code.reads(at, "core ::") && names::starts_path(&code, at);
        let declares = |at: usize| code.reads(at, "crate core");
        (0..code.len()).any(starts) && !(0..code.len()).any(declares)
    };
    match library.first() {
        Some(place) if names_core(program) || names_core(library) => written(place, "\npub extern crate core;"),
        _ => Vec::new(),
    }
}

/// Whether macros that the program defines would be seen by what follows them.
fn leaks_macros(program: &[Token]) -> bool {
    let code = Code::new(program);
    top(&code).iter().any(|item| {
        item.sort == Sort::Macro || (item.sort == Sort::Module && attributes::has(&code, item, "macro_use"))
    })
}

/// The library as a module of the bundle.
fn wrap(mut body: Vec<Token>, tokens: &[Token], library: &Library) -> Vec<Token> {
    let Some(first) = tokens.first().or(body.first()) else { return Vec::new() };
    let place = Token { line: 1, depth: 0, ..first.clone() };
    if !body.is_empty() {
        body.push(place.with(Kind::Blank, "\n\n"));
    }
    body.extend_from_slice(tokens);
    if !library.macros.is_empty() {
        body.extend(written(&place, &format!("\n{}", library.macros)));
    }
    body.iter_mut().for_each(|token| token.depth += 1);
    let allowed = if library.stays { UNUSED } else { "" };
    let mut wrapped = written(&place, &format!("{allowed}mod {} ", library.module));
    wrapped.extend(braced(&place, &body, ""));
    wrapped
}
