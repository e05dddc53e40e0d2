//! Joins a program and its library: attributes first, then the program, then the library as a module.

use crate::rust::read::attributes;
use crate::rust::read::code::{Code, Token};
use crate::rust::read::edits::{written, Edits};
use crate::rust::read::items::{after_inner_attributes, items, Item, Sort};
use crate::rust::read::lexer::Kind;
use crate::rust::read::names::{self, STANDARD};
use crate::rust::read::sources::braced;

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
    let (library_attributes, rest) = split_attributes(&library.tokens);
    let (own_attributes, program) = split_attributes(program);
    let (crates, rest) = split_standard_crates(&rest, &program);
    let mut bundle = own_attributes;
    bundle.extend(for_the_root(&library_attributes));
    bundle.extend(crates);
    bundle.extend(core_crate(&program, &rest));
    let wrapped = wrap(&for_a_module(&library_attributes), &rest, library);
    let parts = if leaks_macros(&program) { [wrapped, program] } else { [program, wrapped] };
    for part in &parts {
        if let (Some(place), false) = (part.first(), bundle.is_empty()) {
            bundle.push(place.with(Kind::Blank, "\n\n"));
        }
        bundle.extend_from_slice(part);
    }
    bundle
}

/// The inner attributes at the start of a crate, and the rest.
fn split_attributes(tokens: &[Token]) -> (Vec<Token>, Vec<Token>) {
    let code = Code::new(tokens);
    let middle = match after_inner_attributes(&code, 0) {
        0 => 0,
        end => code.place(end - 1) + 1,
    };
    (tokens[..middle].to_vec(), tokens[middle..].to_vec())
}

/// Each inner attribute among the tokens, with its name.
fn attributes_of(tokens: &[Token]) -> Vec<(String, Vec<Token>)> {
    let code = Code::new(tokens);
    let mut found = Vec::new();
    let mut at = 0;
    while at < code.len() {
        let close = code.partner(at + 2).max(at + 2);
        let mut run = vec![tokens[code.place(at)].with(Kind::Blank, "\n")];
        run.extend_from_slice(&tokens[code.place(at)..=code.place(close).min(tokens.len() - 1)]);
        found.push((code.text(at + 3).to_string(), run));
        at = close + 1;
    }
    found
}

/// The library's attributes that speak of the whole crate and go on doing so.
fn for_the_root(tokens: &[Token]) -> Vec<Token> {
    let whole = |name: &str| matches!(name, "feature" | "recursion_limit" | "type_length_limit");
    attributes_of(tokens).into_iter().filter(|(name, _)| whole(name)).flat_map(|(_, run)| run).collect()
}

/// The library's attributes that a module can have.
fn for_a_module(tokens: &[Token]) -> Vec<Token> {
    let crate_wide = |run: &[Token]| {
        let features = run.windows(2).any(|pair| &*pair[0].text == "feature" && &*pair[1].text == "(");
        features || run.iter().any(|token| matches!(&*token.text, "no_std" | "no_main"))
    };
    let fits = |name: &str, run: &[Token]| match name {
        "allow" | "cfg" | "rustfmt" => true,
        "cfg_attr" => !crate_wide(run),
        _ => false,
    };
    attributes_of(tokens).into_iter().filter(|(name, run)| fits(name, run)).flat_map(|(_, run)| run).collect()
}

/// The library's `extern crate alloc;` and the like: what they name is known everywhere when they stand at the
/// root, and in the library's own root where they are; `#[macro_use]` is for the root alone.
fn split_standard_crates(library: &[Token], program: &[Token]) -> (Vec<Token>, Vec<Token>) {
    let code = Code::new(library);
    let standard = |code: &Code, item: &Item| item.sort == Sort::ExternCrate && STANDARD.contains(&item.name_in(code));
    let own = Code::new(program);
    let known: Vec<&str> =
        items(&own, 0, own.len()).iter().filter(|item| standard(&own, item)).map(|item| item.name_in(&own)).collect();
    let mut edits = Edits::new(&code);
    let mut crates = Vec::new();
    for item in items(&code, 0, code.len()).iter().filter(|item| standard(&code, item)) {
        if attributes::has(&code, item, "macro_use") {
            edits.cut_item(item.start, item.end);
        }
        if !known.contains(&item.name_in(&code)) {
            let start = code.place(item.start);
            crates.push(library[start].with(Kind::Blank, "\n"));
            crates.extend_from_slice(&library[start..=code.place(item.end - 1)]);
        }
    }
    (crates, edits.apply())
}

/// `extern crate core;` when a path starts with it: edition 2015 does not know it otherwise.
fn core_crate(program: &[Token], library: &[Token]) -> Vec<Token> {
    let names_core = |code: &Code| {
        let starts = |at: usize| code.is(at, "core") && code.is(at + 1, "::") && names::path_start(code, at).is_some();
        let declares = |at: usize| code.is(at, "core") && code.before(at, 1) == "crate";
        (0..code.len()).any(starts) && !(0..code.len()).any(declares)
    };
    match library.first() {
        Some(place) if names_core(&Code::new(program)) || names_core(&Code::new(library)) => {
            written(place, "\npub extern crate core;")
        }
        _ => Vec::new(),
    }
}

/// Whether macros that the program defines would be seen by what follows them.
fn leaks_macros(program: &[Token]) -> bool {
    let code = Code::new(program);
    items(&code, 0, code.len()).iter().any(|item| {
        item.sort == Sort::Macro || (item.sort == Sort::Module && attributes::has(&code, item, "macro_use"))
    })
}

/// The library as a module of the bundle.
fn wrap(attributes: &[Token], tokens: &[Token], library: &Library) -> Vec<Token> {
    let Some(first) = tokens.first().or_else(|| attributes.first()) else { return Vec::new() };
    let place = Token { line: 1, depth: 0, ..first.clone() };
    let mut body = attributes.to_vec();
    if !attributes.is_empty() {
        body.push(place.with(Kind::Blank, "\n\n"));
    }
    body.extend_from_slice(tokens);
    if !library.macros.is_empty() {
        body.extend(written(&place, &format!("\n{}", library.macros)));
    }
    for token in &mut body {
        token.depth += 1;
    }
    let mut wrapped = written(&place, &format!("mod {} ", library.module));
    if library.stays {
        wrapped.splice(0..0, written(&place, UNUSED));
    }
    wrapped.extend(braced(&place, &body, ""));
    wrapped
}
