//! The macros that a library exports: they live at the root of the bundle, whichever module defines them.

use crate::fault::Outcome;
use crate::rust::read::attributes;
use crate::rust::read::code::{mentions, text_of, Code, Token};
use crate::rust::read::edits::Edits;
use crate::rust::read::items::{top, Item, Sort};
use crate::rust::read::modules::items_of_all;
use crate::rust::read::uses::{self, Leaf};

/// Macros of the standard library that an exported macro of the same name would hide from what does not import it.
const STANDARD_MACROS: &str = "assert assert_eq assert_ne cfg column compile_error concat dbg debug_assert \
     debug_assert_eq debug_assert_ne eprint eprintln file format format_args line matches module_path panic print \
     println stringify thread_local todo try unimplemented unreachable vec write writeln";

/// The keywords before the name of anything but a macro.
const DECLARING: [&str; 10] = ["fn", "struct", "enum", "union", "trait", "type", "const", "static", "mod", "as"];

/// What the macros of a library mean for its bundle.
#[derive(Default)]
pub struct Exports {
    /// Their names.
    pub names: Vec<String>,
    /// Those that have another name at the root of the bundle, where their own would clash.
    pub renamed: Vec<String>,
    /// The declarations that bring them from the root of the bundle to the root of the library, where somebody may name
    /// them by a path that leads through it.
    pub shared: String,
}

/// What a library that becomes a module exports to the crates before it, which know it by these names, and the library as
/// it has to be for that.
///
/// Errors: a macro that one of them exports under the same name.
pub fn exports(
    library: Vec<Token>,
    program: &[Token],
    module: &str,
    aliases: &[&String],
) -> Outcome<(Exports, Vec<Token>)> {
    let (code, own) = (Code::new(&library), Code::new(program));
    let mut exports = Exports::default();
    let mut edits = Edits::new(&code);
    for item in exported(&code) {
        let name = item.name_in(&code);
        if let Some(same) = exported(&own).iter().find(|same| same.name_in(&own) == name) {
            return Err(own.fault(same.keyword, format!("macro {name} is exported by the library too")));
        }
        let in_path = |at: usize| code.is(at, name) && matches!(code.before(at, 1), "::" | "{" | ",");
        if declares_too(&code, name) || hides_another(&own, aliases, name) {
            let other = format!("{module}_{name}");
            exports.shared += &format!("\n{}pub use crate::{other} as {name};", conditions(&code, &item));
            exports.renamed.push(name.to_string());
            export_as(&code, &item, &other, &mut edits);
        } else if mentions(program, name) || (0..code.len()).any(in_path) {
            exports.shared += &format!("\n{}pub use crate::{name};", conditions(&code, &item));
        }
        exports.names.push(name.to_string());
    }
    Ok((exports, edits.changed().unwrap_or(library)))
}

/// Whether a macro of this name at the root of the bundle would hide one of the standard library, or meet what the
/// program imports there from elsewhere.
fn hides_another(program: &Code, aliases: &[&String], name: &str) -> bool {
    let is_elsewhere = |leaf: Leaf| {
        let is_root = leaf.path.len() == 2 && aliases.contains(&&leaf.path[0]) && leaf.path[1] == name;
        leaf.name.as_deref() == Some(name) && !is_root
    };
    STANDARD_MACROS.split_whitespace().any(|standard| standard == name)
        || uses::imports(program, &top(program)).any(is_elsewhere)
}

/// Whether the library also declares a function, a type or a module of a macro's name.
fn declares_too(library: &Code, name: &str) -> bool {
    let is_declaration = |at: usize| DECLARING.contains(&library.before(at, 1)) && library.is(at, name);
    (0..library.len()).any(is_declaration)
}

/// Exports a macro by another name; what stands behind it still has it by its own.
fn export_as(code: &Code, item: &Item, other: &str, edits: &mut Edits) {
    let copy = text_of(code.run(item.keyword, item.end));
    let end = code.text(item.end - 1);
    edits.replace(item.end - 1, &format!("{end}\n\n{}{copy}", conditions(code, item)));
    item.name.iter().for_each(|&name| edits.replace(name, other));
}

/// The macros that a crate exports, as items.
fn exported(code: &Code) -> Vec<Item> {
    let mut found = items_of_all(code);
    found.retain(|item| item.sort == Sort::Macro && attributes::has(code, item, "macro_export"));
    found
}

/// The text of an item's `cfg` attributes.
fn conditions(code: &Code, item: &Item) -> String {
    let conditions = item.attributes(code).into_iter().filter(|one| code.is(one.name, "cfg"));
    conditions.map(|one| text_of(code.run(one.start, one.end)) + "\n").collect()
}
