//! Takes the modules of the library away where nothing depends on them: one flat file, as a person would write it.
//!
//! What is not understood here leaves the bundle as it is: modules in modules, globs, macros between the items, and
//! code that only other compilers see. Of the rest rustc is the judge. Two things of one name are an error, and a name that means another thing in the flat file (a
//! method that was private, or of a trait that was not imported) makes other code.

use crate::fault::Outcome;
use crate::rust::read::attributes::Attribute;
use crate::rust::read::code::{plain, text_of, Code, Token};
use crate::rust::read::edits::{written, Edits};
use crate::rust::read::items::{after_attributes, top, Item, Sort};
use crate::rust::read::lexer::Kind;
use crate::rust::read::uses::{self, Leaf};
use crate::rust::shrink::meaning::is_same;
use crate::rust::shrink::rename::shows_names;
use crate::rustc::Rustc;
use std::collections::{BTreeMap, BTreeSet};

/// The flat bundle, or the same tokens when it has to keep its modules.
///
/// Errors: rustc cannot be run.
pub fn flatten(tokens: Vec<Token>, rustc: &Rustc) -> Outcome<Vec<Token>> {
    let code = Code::new(&tokens);
    let differs = |at: usize| Attribute::at(&code, at).is_some_and(|attribute| attribute.is_condition(&code));
    if tokens.iter().any(shows_names) || (0..code.len()).any(differs) {
        return Ok(tokens);
    }
    if let Some(flat) = flat(&without_pub(&tokens)) {
        let text = text_of(&flat);
        let quiet = rustc.findings(&text, false)?.is_empty();
        if quiet && is_same(&text_of(&tokens), &text, &modules_of(&code), rustc)? {
            return Ok(flat);
        }
    }
    Ok(tokens)
}

/// The names of all the modules.
fn modules_of<'a>(code: &Code<'a>) -> BTreeSet<&'a str> {
    (1..code.len()).filter(|&at| code.is(at - 1, "mod") && code.is_word(at)).map(|at| plain(code.text(at))).collect()
}

/// The tokens without the library's `pub` in any form: in a flat file nothing is hidden from anything.
fn without_pub(tokens: &[Token]) -> Vec<Token> {
    let code = Code::new(tokens);
    let mut gone = vec![false; tokens.len()];
    for at in (0..code.len()).filter(|&at| code.is(at, "pub") && tokens[code.place(at)].depth > 0) {
        let next = if code.is(at + 1, "(") && code.opens(at + 1) { code.partner(at + 1) + 1 } else { at + 1 };
        gone[code.place(at)..code.place(next)].fill(true);
    }
    tokens.iter().zip(gone).filter(|(_, gone)| !gone).map(|(token, _)| token.clone()).collect()
}

/// The program or one module of the library.
#[derive(Default)]
struct Scope {
    /// The items that stand in it.
    items: Vec<Item>,
    /// Its tokens.
    runs: Vec<(usize, usize)>,
    /// What it declares or imports.
    known: BTreeSet<String>,
    /// Those of its own declarations that a pattern could mean.
    patterns: BTreeSet<String>,
    /// The library's modules that it imports.
    modules: BTreeSet<String>,
    /// The other imports, as they are written.
    foreign: BTreeSet<String>,
}

fn flat(tokens: &[Token]) -> Option<Vec<Token>> {
    let code = Code::new(tokens);
    let top = top(&code);
    let library = top.iter().find(|item| is_library(tokens, &code, item))?;
    let name = library.name_in(&code);
    let modules = library.inner(&code);
    let own = top.iter().filter(|item| item.start != library.start).cloned().collect();
    let mut scopes = vec![scope(&code, own, vec![(0, library.start), (library.end, code.len())], name)?];
    for module in &modules {
        let (start, end) = module.body.filter(|_| module.sort == Sort::Module && module.start == module.head)?;
        scopes.push(scope(&code, module.inner(&code), vec![(start + 1, end)], name)?);
    }
    if !scopes.iter().all(|scope| is_unmoved(&code, scope, &scopes)) {
        return None;
    }
    let names = modules.iter().map(|module| module.name_in(&code)).collect();
    Some(rewritten(&code, library, &modules, &scopes, &names))
}

fn is_library(tokens: &[Token], code: &Code, item: &Item) -> bool {
    item.sort == Sort::Module && item.body.is_some_and(|(open, _)| tokens[code.place(open + 1)].depth > 0)
}

/// What a scope imports, unless it has something that cannot be moved.
fn scope(code: &Code, items: Vec<Item>, runs: Vec<(usize, usize)>, library: &str) -> Option<Scope> {
    let mut scope = Scope { items, runs, ..Scope::default() };
    for item in scope.items.clone() {
        match item.sort {
            Sort::Use => scope.import(code, &item, library)?,
            Sort::Impl => {}
            Sort::Trait | Sort::Type | Sort::Value => {
                let is_braced = item.body.is_some() && !code.is(item.keyword, "const");
                if !code.is(item.keyword, "fn") && !is_braced {
                    scope.patterns.insert(item.name_in(code).to_string());
                }
                scope.known.insert(item.name_in(code).to_string());
            }
            _ => return None,
        }
    }
    Some(scope)
}

impl Scope {
    fn places(&self) -> impl Iterator<Item = usize> + '_ {
        self.runs.iter().flat_map(|&(start, end)| start..end)
    }

    /// Whether a `use` item is at a place.
    fn has_use_at(&self, at: usize) -> bool {
        self.items.iter().any(|item| item.sort == Sort::Use && (item.start..item.end).contains(&at))
    }

    /// Notes what a `use` item imports: all from the library, or all from elsewhere.
    fn import(&mut self, code: &Code, item: &Item, library: &str) -> Option<()> {
        if item.start != item.keyword {
            return None;
        }
        for leaf in uses::at(code, item.keyword)?.leaves() {
            let ours = is_ours(&leaf, library);
            let own_name = leaf.name.is_some() && leaf.name.as_ref() == leaf.path.last();
            match leaf.path.len() {
                _ if leaf.glob => return None,
                3 if ours && own_name => drop(self.modules.insert(leaf.name?)),
                4 if ours && own_name => drop(self.known.insert(leaf.name?)),
                _ if ours => return None,
                _ => {
                    let path = leaf.path.join("::");
                    let alias = leaf.name.filter(|_| !own_name).map(|name| format!("{path} as {name}"));
                    let unnamed = || if own_name { path.clone() } else { format!("{path} as _") };
                    self.foreign.insert(alias.unwrap_or_else(unnamed));
                }
            }
        }
        Some(())
    }
}

/// Whether no name of another scope could turn a variable of this one into a constant.
fn is_unmoved(code: &Code, scope: &Scope, all: &[Scope]) -> bool {
    let strange = |name: &str| all.iter().any(|other| other.patterns.contains(name)) && !scope.known.contains(name);
    let stands = |at: usize| code.is_word(at) && !matches!(code.before(at, 1), "." | "::");
    !scope.places().any(|at| stands(at) && strange(code.text(at)))
}

fn is_ours(leaf: &Leaf, library: &str) -> bool {
    leaf.path.first().is_some_and(|first| first == "crate") && leaf.path.get(1).is_some_and(|name| name == library)
}

fn rewritten(code: &Code, library: &Item, modules: &[Item], scopes: &[Scope], names: &BTreeSet<&str>) -> Vec<Token> {
    let mut edits = Edits::new(code);
    let (_, close) = library.body.unwrap_or((0, 0));
    for module in modules {
        let (open, close) = module.body.unwrap_or((0, 0));
        edits.rewrite(module.start, open + 1, &(heading(code, module) + "\n\n"));
        edits.cut(close, close + 1);
    }
    edits.cut(library.start, library.body.map_or(0, |(open, _)| open + 1));
    edits.cut(close, close + 1);
    for scope in scopes {
        for item in scope.items.iter().filter(|item| item.sort == Sort::Use) {
            edits.cut_item(item.start, item.end);
        }
        for at in scope.places() {
            let length = modules_at(code, at, library.name_in(code), &scope.modules, names);
            if length > 0 && !scope.has_use_at(at) {
                edits.cut(at, at + length);
            }
        }
    }
    let mut flat = edits.apply();
    if let Some(first) = flat.first().cloned() {
        let code = Code::new(&flat);
        let at = code.place(after_attributes(&code, 0, true));
        flat.splice(at..at, written(&first, &imports(scopes)));
    }
    let headings: BTreeSet<String> = modules.iter().map(|module| heading(code, module)).collect();
    for at in 1..flat.len() {
        flat[at].depth = 0;
        if flat[at].kind == Kind::Blank && headings.contains(&*flat[at - 1].text) {
            flat[at] = flat[at].with(Kind::Blank, "\n\n");
        }
    }
    flat
}

/// What stands in the place of a module's first line.
fn heading(code: &Code, module: &Item) -> String {
    format!("// {}", module.name_in(code))
}

/// Every import from outside the bundle, a line for each path that they share.
fn imports(scopes: &[Scope]) -> String {
    let leaves: BTreeSet<&String> = scopes.iter().flat_map(|scope| &scope.foreign).collect();
    let parent = |leaf: &str| leaf.rfind("::").map_or(String::new(), |end| leaf[..end].to_string());
    let parents: BTreeSet<String> = leaves.iter().map(|leaf| parent(leaf)).collect();
    let mut groups: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for leaf in leaves {
        let (group, name) = if parents.contains(leaf) {
            (leaf.clone(), "self")
        } else {
            (parent(leaf), leaf.rsplit("::").next().unwrap_or(leaf))
        };
        groups.entry(group).or_default().push(name);
    }
    let line = |(group, names): (String, Vec<&str>)| match names[..] {
        [name] if group.is_empty() || name != "self" => {
            format!("use {}{}{};\n", group, ["::", ""][group.is_empty() as usize], name)
        }
        _ => format!("use {}::{{{}}};\n", group, names.join(", ")),
    };
    let lines: BTreeSet<String> = groups.into_iter().map(line).collect();
    lines.into_iter().collect::<String>() + "\n"
}

/// How many tokens at the start of a path that starts here only say in which module it goes on.
fn modules_at(code: &Code, at: usize, library: &str, imported: &BTreeSet<String>, names: &BTreeSet<&str>) -> usize {
    if !code.is_word(at) || matches!(code.before(at, 1), "::" | ".") {
        return 0;
    }
    let module = |at: usize| names.contains(code.text(at)) && code.is(at + 1, "::");
    match code.text(at) {
        "crate" if code.is(at + 2, library) && module(at + 4) => 6,
        name if imported.contains(name) && module(at) => 2,
        _ => 0,
    }
}
