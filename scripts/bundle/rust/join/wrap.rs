//! Joins a program and its libraries: attributes, then the program, then each library as a module.

use crate::rust::join::exports::Exports;
use crate::rust::join::scope::Scope;
use crate::rust::read::attributes::{self, Attribute};
use crate::rust::read::code::{Code, Text, Token};
use crate::rust::read::edits::{written, Edits};
use crate::rust::read::items::{after_attributes, Item, Sort};
use crate::rust::read::lexer::Kind;
use crate::rust::read::modules::Parsed;
use crate::rust::read::names;
use crate::rust::read::sources::braced;
use crate::rust::read::uses::{self, STANDARD};

/// A library and its code, with changed paths.
pub type Library = (Exports, Parsed);

/// Joins attributes, program and libraries; the libraries come first if the program's macros would reach into them.
pub fn join(program: &Parsed, libraries: &[Library]) -> Vec<Token> {
    let (head, rest) = program.tokens.split_at(end_of_head(program));
    let mut bundle = head.to_vec();
    let mut parts = Vec::new();
    for (library, code) in libraries {
        bundle.extend(attributes_of(code, is_for_the_root));
        // rustc does not call unused what is public in a public module.
        let public = if is_reexported(library.module, libraries) { "pub " } else { "" };
        parts.push(wrap(attributes_of(code, is_for_a_module), body(code), library, public));
    }
    bundle.extend(standard_crates(program, libraries));
    parts.insert(if leaks_macros(program) { parts.len() } else { 0 }, rest.to_vec());
    for part in parts {
        if let (Some(place), false) = (part.first(), bundle.is_empty()) {
            bundle.push(place.with(Kind::Blank, "\n\n"));
        }
        bundle.extend(part);
    }
    bundle
}

/// Whether a library re-exports this module, which is another one.
fn is_reexported(module: Text, libraries: &[Library]) -> bool {
    libraries.iter().filter(|(library, _)| library.module != module).any(|(_, code)| {
        let public = code.items().iter().filter(|item| item.is_public(code));
        uses::imports(code, public).any(|leaf| leaf.path == ["crate", module])
    })
}

/// Returns the number of a crate's tokens up to the last of its inner attributes.
fn end_of_head(code: &Code) -> usize {
    after_attributes(code, 0, true).checked_sub(1).map_or(0, |last| code.place(last) + 1)
}

/// Returns a crate's inner attributes that are `wanted`, each on a line of its own.
fn attributes_of(code: &Code, wanted: fn(&Code, &Attribute) -> bool) -> Vec<Token> {
    let mut found = Vec::new();
    for attribute in attributes::run(code, 0, true).iter().filter(|attribute| wanted(code, attribute)) {
        let run = code.run(attribute.start, attribute.end);
        found.push(run[0].with(Kind::Blank, "\n"));
        found.extend_from_slice(run);
    }
    found
}

/// Whether an attribute of a library moves to the root of the bundle.
fn is_for_the_root(code: &Code, attribute: &Attribute) -> bool {
    matches!(code.text(attribute.name), "feature" | "recursion_limit" | "type_length_limit")
}

/// Whether an attribute of a library stays at its module.
fn is_for_a_module(code: &Code, attribute: &Attribute) -> bool {
    let crate_wide = |at: usize| code.reads(at, "feature (") || matches!(code.text(at), "no_std" | "no_main");
    match code.text(attribute.name) {
        "allow" | "cfg" | "rustfmt" | "no_implicit_prelude" => true,
        "cfg_attr" => !(attribute.start..attribute.end).any(crate_wide),
        _ => false,
    }
}

/// Returns a library without its inner attributes, and without `#[macro_use] extern crate alloc;` and the like, which only
/// the root of the bundle can have.
fn body(library: &Parsed) -> Vec<Token> {
    let mut edits = Edits::new(library);
    let is_standard = |item: &&Item| item.sort == Sort::ExternCrate && STANDARD.contains(&item.name_in(library));
    for item in library.top().iter().filter(is_standard).filter(|item| item.has(library, "macro_use")) {
        edits.cut_item(item.start, item.end);
    }
    edits.apply().split_off(end_of_head(library))
}

/// Returns `extern crate alloc;` and the like for the root of the bundle, if a library has it and the program has not;
/// and `core` if a path starts with it, for edition 2015 does not know it otherwise. None is declared whose name
/// something at the root of the program has.
fn standard_crates(own: &Parsed, libraries: &[Library]) -> Vec<Token> {
    let libraries: Vec<&Parsed> = libraries.iter().map(|(_, code)| code).collect();
    let Some(place) = libraries.iter().find_map(|library| library.tokens.first()) else { return Vec::new() };
    let declares =
        |code: &Code, name: &str| (0..code.len()).any(|at| code.reads(at, "extern crate") && code.is(at + 2, name));
    let root = Scope::new(own, own.top(), true);
    let names_core = |code: &Code| (0..code.len()).any(|at| code.reads(at, "core ::") && names::starts_path(code, at));
    let is_needed = |name: &str| {
        let is_named = name == "core" && (names_core(own) || libraries.iter().any(|library| names_core(library)));
        let is_free = !declares(own, name) && !root.declares(name);
        is_free && (is_named || libraries.iter().any(|library| declares(library, name)))
    };
    let needed = STANDARD.iter().filter(|name| **name != "std" && is_needed(name));
    written(place, &needed.map(|name| format!("\nextern crate {name};")).collect::<String>())
}

/// Whether the program's macros are in textual scope after it.
fn leaks_macros(program: &Parsed) -> bool {
    let is_shared = |item: &Item| item.sort == Sort::Module && item.has(program, "macro_use");
    program.top().iter().any(|item| item.sort == Sort::Macro || is_shared(item))
}

/// Wraps a library into its module, with attributes at its start.
fn wrap(mut head: Vec<Token>, mut body: Vec<Token>, library: &Exports, public: &str) -> Vec<Token> {
    let Some(first) = body.first().or(head.first()) else { return Vec::new() };
    let place = Token { line: 1, depth: 0, ..*first };
    if !head.is_empty() {
        head.push(place.with(Kind::Blank, "\n\n"));
        body.splice(0..0, head);
    }
    if !library.shared.is_empty() {
        body.extend(written(&place, &format!("\n{}", library.shared)));
    }
    body.iter_mut().for_each(|token| token.depth += 1);
    let mut wrapped = written(&place, &format!("{public}mod {} ", library.module));
    wrapped.extend(braced(&place, body, ""));
    wrapped
}
