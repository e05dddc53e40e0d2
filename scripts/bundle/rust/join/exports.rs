//! The macros that a library exports: they live at the root of the bundle, wherever they are defined.

use crate::rust::read::code::{mentions, text_of, Code, Text};
use crate::rust::read::edits::Edits;
use crate::rust::read::items::{declaration, Item, Sort};
use crate::rust::read::modules::Parsed;
use crate::rust::read::uses::{self, Leaf};
use std::collections::{BTreeMap, BTreeSet};

/// Macros of the standard library that an exported macro of the same name would hide from what does not import it.
const STANDARD_MACROS: &str = "assert assert_eq assert_ne cfg column compile_error concat dbg debug_assert \
     debug_assert_eq debug_assert_ne eprint eprintln file format format_args line matches module_path panic print \
     println stringify thread_local todo try unimplemented unreachable vec write writeln";

/// A library in the bundle, and its exported macros.
#[derive(Default)]
pub struct Exports {
    /// The module that the library becomes.
    pub module: Text,
    /// The macros that have their own name at the root of the bundle.
    pub macros: Vec<Text>,
    /// The macros that have another name there, because their own would clash.
    pub renamed: Vec<Text>,
    /// The declarations that import them at the root of the library, where a path may lead through it.
    pub shared: String,
}

/// A macro that a crate exports.
struct Exported {
    item: Item,
    /// The `cfg` attributes of the macro and of the modules around it.
    conditions: String,
    /// The ends of the items after which it is in textual scope: itself, and a `#[macro_use]` module at the root.
    ends: Vec<usize>,
}

/// Returns a library's exported macros, and the library with clashing macros renamed. It becomes a module; the crates
/// `above` it know it by these aliases.
pub fn exports(code: &Parsed, above: &[&Parsed], module: Text, aliases: &[Text]) -> (Exports, Parsed) {
    let macros = exported(code);
    let before: BTreeSet<Text> =
        above.iter().flat_map(|own| exported(own).into_iter().map(|one| one.item.name_in(own))).collect();
    let known_everywhere = above.iter().any(|own| gives_macros(own, aliases));
    let mut exports = Exports { module, ..Exports::default() };
    let mut edits = Edits::new(code);
    for one in &macros {
        let name = one.item.name_in(code);
        let clashes =
            before.contains(name) || has_other(code, name) || above.iter().any(|own| hides_another(own, aliases, name));
        let calls = macros.iter().flat_map(|one| calls_in(code, &one.item, name));
        let calls: Vec<usize> = calls.filter(|_| clashes && known_everywhere).collect();
        if above.iter().any(|own| mentions(own, name)) || is_in_path(code, name) || !calls.is_empty() {
            let at_root = if clashes { format!("{module}_{name} as ") } else { String::new() };
            exports.shared += &format!("\n{}pub use crate::{at_root}{name};", one.conditions);
        }
        calls.iter().for_each(|&at| edits.replace(at, &format!("$crate::{name}")));
        if clashes { &mut exports.renamed } else { &mut exports.macros }.push(name);
    }
    rename(&macros, &exports.renamed, module, code, &mut edits);
    (exports, edits.applied_to(code))
}

/// Whether a name follows another one in a path, or stands in a group of a `use`.
fn is_in_path(code: &Code, name: &str) -> bool {
    (0..code.len()).any(|at| code.is(at, name) && matches!(code.before(at, 1), "::" | "{" | ","))
}

/// Renames the macros of these names. Code in their textual scope calls copies of them by their own names.
fn rename(macros: &[Exported], names: &[Text], module: &str, code: &Code, edits: &mut Edits) {
    let mut copies: BTreeMap<usize, String> = BTreeMap::new();
    for one in macros.iter().filter(|one| names.contains(&one.item.name_in(code))) {
        let other = format!("{module}_{}", one.item.name_in(code));
        one.item.name.iter().for_each(|&name| edits.replace(name, &other));
        let copy = format!("\n\n{}{}", one.conditions, text_of(code.run(one.item.keyword, one.item.end)));
        one.ends.iter().for_each(|&end| *copies.entry(end).or_default() += &copy);
    }
    for (end, copies) in copies {
        edits.replace(end - 1, &format!("{}{copies}", code.text(end - 1)));
    }
}

/// Whether `#[macro_use] extern crate` imports the macros of a library with these aliases.
fn gives_macros(program: &Parsed, aliases: &[Text]) -> bool {
    let is_ours = |item: &Item| aliases.contains(&item.name_in(program));
    program.top().iter().any(|item| item.sort == Sort::ExternCrate && is_ours(item) && item.has(program, "macro_use"))
}

/// Returns the places where the definition of a macro calls another by its bare name.
fn calls_in<'a>(code: &'a Code, definition: &Item, name: &'a str) -> impl Iterator<Item = usize> + 'a {
    let is_call =
        move |&at: &usize| code.is(at, name) && code.is(at + 1, "!") && !matches!(code.before(at, 1), "::" | "$");
    (definition.keyword + 3..definition.end).filter(is_call)
}

/// Whether a macro of this name at the root of the bundle would hide one of the standard library, or clash with an
/// import of the program.
fn hides_another(program: &Parsed, aliases: &[Text], name: Text) -> bool {
    let is_elsewhere = |leaf: Leaf| {
        let is_root = leaf.path.len() == 2 && aliases.contains(&leaf.path[0]) && leaf.path[1] == name;
        leaf.name == Some(name) && !is_root
    };
    STANDARD_MACROS.split_whitespace().any(|standard| standard == name)
        || uses::imports(program, program.top()).any(is_elsewhere)
}

/// Whether the library has a function, a type or a module of a macro's name, too, or imports one from elsewhere.
fn has_other(library: &Code, name: Text) -> bool {
    let is_declaration = |at: usize| {
        library.reads(at, "as") && library.is(at + 1, name)
            || declaration(library, at).is_some_and(|(_, at)| library.is(at, name))
    };
    let is_own = |leaf: &Leaf| leaf.path.len() == 1 || matches!(leaf.path[0], "crate" | "$crate" | "self" | "super");
    let is_import = |leaf: &Leaf| leaf.name == Some(name) && !is_own(leaf);
    (0..library.len()).any(is_declaration)
        || uses::within(library, 0, library.len()).any(|tree| tree.leaves().iter().any(is_import))
}

/// Returns the macros that a crate exports.
fn exported(code: &Parsed) -> Vec<Exported> {
    let modules = code.modules();
    let mut found = Vec::new();
    for module in modules {
        let parents = std::iter::successors(Some(module), |module| module.parent.map(|parent| &modules[parent]));
        let around: Vec<&Item> = parents.filter_map(|module| module.item.as_ref()).collect();
        let is_given_on = around.iter().all(|item| item.has(code, "macro_use"));
        let root = around.last().filter(|_| is_given_on).map(|item| item.end);
        let is_exported = |item: &&Item| item.sort == Sort::Macro && item.has(code, "macro_export");
        for item in code.items_of(module).iter().filter(is_exported) {
            let conditions = around.iter().rev().chain([&item]).map(|item| conditions(code, item)).collect();
            let ends = [item.end].into_iter().chain(root).collect();
            found.push(Exported { item: item.clone(), conditions, ends });
        }
    }
    found
}

/// Returns the text of an item's `cfg` attributes.
fn conditions(code: &Code, item: &Item) -> String {
    let conditions = item.attributes(code).into_iter().filter(|one| one.is_condition(code));
    conditions.map(|one| text_of(code.run(one.start, one.end)) + "\n").collect()
}
