//! The macros that a library exports: they live at the root of the bundle, whichever module defines them.

use crate::fault::Outcome;
use crate::rust::read::attributes;
use crate::rust::read::code::{mentions, text_of, Code, Token};
use crate::rust::read::items::{Item, Sort};
use crate::rust::read::modules::items_of_all;

/// Macros of the standard library that an exported macro of the same name would hide from a program.
const STANDARD_MACROS: &str = "assert assert_eq assert_ne cfg column compile_error concat dbg debug_assert \
     debug_assert_eq debug_assert_ne eprint eprintln file format format_args line matches module_path panic print \
     println stringify thread_local todo try unimplemented unreachable vec write writeln";

/// What the macros of a library mean for its bundle.
#[derive(Default)]
pub struct Exports {
    /// Their names.
    pub names: Vec<String>,
    /// The declarations that bring them from the root of the bundle to the root of the library, where somebody may name
    /// them by a path that leads through it.
    pub shared: String,
}

/// What a library exports to a program.
///
/// Errors: a macro that would hide one of the standard library, or that the program exports under the same name.
pub fn exports(library: &[Token], program: &[Token]) -> Outcome<Exports> {
    let (code, own) = (Code::new(library), Code::new(program));
    let mut exports = Exports::default();
    for item in exported(&code) {
        let name = item.name_in(&code);
        if STANDARD_MACROS.split_whitespace().any(|standard| standard == name) {
            return Err(code.fault(item.keyword, format!("exported macro {name} would hide the standard one")));
        }
        if let Some(same) = exported(&own).iter().find(|same| same.name_in(&own) == name) {
            return Err(own.fault(same.keyword, format!("macro {name} is exported by the library too")));
        }
        let in_path = |at: usize| code.is(at, name) && matches!(code.before(at, 1), "::" | "{" | ",");
        if mentions(program, name) || (0..code.len()).any(in_path) {
            exports.shared += &format!("\n{}pub use crate::{name};", conditions(&code, &item));
        }
        exports.names.push(name.to_string());
    }
    Ok(exports)
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
