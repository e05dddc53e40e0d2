//! Merges the modules of a library into the program where nothing depends on them: one flat file.
//!
//! Nested modules, globs, macros between the items and conditional code leave the bundle as it is. Otherwise rustc
//! decides: two items of one name are an error, and a name with another meaning in the flat file (a method that was
//! private, or of a trait that was not imported; a constant where a pattern had a variable) changes the MIR.

use crate::fault::Outcome;
use crate::rust::mir::bundles::is_flat;
use crate::rust::read::attributes;
use crate::rust::read::code::{plain, Code, Text, Token};
use crate::rust::read::edits::{written, Edits};
use crate::rust::read::items::{after_attributes, after_visibility, Item, Sort};
use crate::rust::read::modules::Parsed;
use crate::rust::read::uses;
use crate::rust::shrink::rename::shows_names;
use crate::rust::shrink::seen::Seen;
use crate::rustc::Rustc;
use std::collections::{BTreeMap, BTreeSet};

/// Returns the flat form of a bundle; `None` if it must keep its modules.
///
/// Errors: rustc cannot be run.
pub fn flatten(bundle: &Seen, rustc: &Rustc) -> Outcome<Option<Seen>> {
    let code = &bundle.code;
    if code.tokens.iter().any(shows_names) || attributes::all(code).any(|attribute| attribute.is_condition(code)) {
        return Ok(None);
    }
    let Some(flat) = flat(code) else { return Ok(None) };
    let flat = Seen::new(Parsed::new(flat), rustc)?;
    let is_flat = is_flat(&flat.report.mir, &bundle.report.mir, &modules_of(code));
    if !is_flat && flat.compiles() {
        bundle.is_steady(rustc)?;
    }
    let warns_no_more = flat.report.lints().is_subset(&bundle.report.lints());
    Ok(Some(flat).filter(|_| warns_no_more && is_flat))
}

/// Returns the names of all modules.
fn modules_of(code: &Code) -> BTreeSet<Text> {
    (1..code.len()).filter(|&at| code.is(at - 1, "mod") && code.is_word(at)).map(|at| plain(code.text(at))).collect()
}

/// Removes the library's modules; `None` if something cannot be moved.
fn flat(code: &Parsed) -> Option<Vec<Token>> {
    let (libraries, program): (Vec<Item>, Vec<Item>) =
        code.top().iter().cloned().partition(|item| is_library(code, item));
    let [library] = &libraries[..] else { return None };
    let modules = library.inner(code);
    let mut mover = Mover {
        code,
        library: library.name_in(code),
        modules: modules.iter().map(|module| module.name_in(code)).collect(),
        foreign: BTreeSet::new(),
        edits: Edits::new(code),
    };
    mover.scope(&program)?;
    let (open, close) = library.body?;
    mover.edits.cut(library.start, open + 1);
    mover.edits.cut(close, close + 1);
    for module in &modules {
        let (open, close) = module.body.filter(|_| module.sort == Sort::Module && module.start == module.head)?;
        mover.edits.rewrite(module.start, open + 1, &format!("// {}\n\n", module.name_in(code)));
        mover.edits.cut(close, close + 1);
        mover.scope(&module.inner(code))?;
    }
    Some(laid_out(mover.edits.apply(), &imports(&mover.foreign)))
}

fn is_library(code: &Code, item: &Item) -> bool {
    item.sort == Sort::Module && item.body.is_some_and(|(open, _)| code.tokens[code.place(open + 1)].depth > 0)
}

/// Moves the program and the modules of the library out of their scopes.
struct Mover<'a> {
    code: &'a Code,
    library: Text,
    modules: BTreeSet<Text>,
    /// What they import from outside of the bundle, as written.
    foreign: BTreeSet<String>,
    edits: Edits<'a>,
}

impl Mover<'_> {
    /// Removes imports, modules in paths and the library's `pub`; `None` if something in the scope cannot be moved.
    fn scope(&mut self, items: &[Item]) -> Option<()> {
        let (imports, declarations): (Vec<&Item>, Vec<&Item>) = items.iter().partition(|item| item.sort == Sort::Use);
        let mut imported = BTreeSet::new();
        for item in imports {
            self.import(item, &mut imported)?;
            self.edits.cut_item(item.start, item.end);
        }
        for item in declarations {
            if !matches!(item.sort, Sort::Impl | Sort::Trait | Sort::Type | Sort::Alias | Sort::Value) {
                return None;
            }
            for at in item.start..item.end {
                self.edits.cut_before(at, self.after_visibility(at));
                self.edits.cut_before(at, self.after_modules(at, &imported));
            }
        }
        Some(())
    }

    /// Collects what a `use` item imports: modules of the library, and items from outside of the bundle.
    fn import(&mut self, item: &Item, imported: &mut BTreeSet<Text>) -> Option<()> {
        if item.start != item.head {
            return None;
        }
        for leaf in uses::at(self.code, item.keyword)?.leaves() {
            let is_ours = leaf.path.len() > 1 && leaf.path[0] == "crate" && leaf.path[1] == self.library;
            let own_name = leaf.name.is_some() && leaf.name == leaf.path.last().copied();
            match leaf.path.len() {
                _ if leaf.glob => return None,
                3 if is_ours && own_name => drop(imported.insert(leaf.name?)),
                4 if is_ours && own_name => {}
                _ if is_ours => return None,
                _ if own_name => drop(self.foreign.insert(leaf.path.join("::"))),
                _ => {
                    let name = leaf.name.unwrap_or("_");
                    self.foreign.insert(format!("{} as {name}", leaf.path.join("::")));
                }
            }
        }
        Some(())
    }

    /// Returns the place after the visibility of an item of the library, which a flat file does not need.
    fn after_visibility(&self, at: usize) -> usize {
        let is_ours = self.code.tokens[self.code.place(at)].depth > 0;
        if is_ours {
            after_visibility(self.code, at)
        } else {
            at
        }
    }

    /// Returns the place after the modules at the start of a path.
    fn after_modules(&self, at: usize, imported: &BTreeSet<Text>) -> usize {
        let code = self.code;
        let is_module = |at: usize| self.modules.contains(code.text(at)) && code.is(at + 1, "::");
        match code.text(at) {
            _ if matches!(code.before(at, 1), "::" | ".") => at,
            "crate" if code.is(at + 2, self.library) && is_module(at + 4) => at + 6,
            name if imported.contains(name) && is_module(at) => at + 2,
            _ => at,
        }
    }
}

/// Lays the flat tokens out: imports first, nothing indented.
fn laid_out(mut flat: Vec<Token>, imports: &str) -> Vec<Token> {
    if let Some(first) = flat.first().cloned() {
        let code = Code::new(flat);
        let at = code.place(after_attributes(&code, 0, true));
        flat = code.tokens;
        flat.splice(at..at, written(&first, imports));
    }
    for token in &mut flat {
        token.depth = 0;
    }
    flat
}

/// Formats the imports, a line for each common path.
fn imports(leaves: &BTreeSet<String>) -> String {
    let parents: BTreeSet<&str> =
        leaves.iter().filter_map(|leaf| leaf.rsplit_once("::")).map(|(path, _)| path).collect();
    let mut groups: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for leaf in leaves {
        let (group, name) = match leaf.rsplit_once("::") {
            _ if parents.contains(leaf.as_str()) => (leaf.as_str(), "self"),
            split => split.unwrap_or(("", leaf)),
        };
        groups.entry(group).or_default().push(name);
    }
    let line = |(group, names): (&str, Vec<&str>)| match names[..] {
        [name] if group.is_empty() => format!("use {name};\n"),
        [name] if name != "self" => format!("use {group}::{name};\n"),
        _ => format!("use {group}::{{{}}};\n", names.join(", ")),
    };
    let lines: BTreeSet<String> = groups.into_iter().map(line).collect();
    lines.into_iter().collect::<String>() + "\n"
}
