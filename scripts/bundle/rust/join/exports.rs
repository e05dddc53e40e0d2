//! The macros that a library exports: they live at the root of the bundle, whichever module defines them.

use crate::fault::Outcome;
use crate::rust::read::attributes;
use crate::rust::read::code::{mentions, text_of, Code, Token};
use crate::rust::read::items::{Item, Sort};
use crate::rust::read::modules::modules;

/// Macros of the standard library that an exported macro of the same name would hide from a program.
const STANDARD_MACROS: &str = "assert assert_eq assert_ne cfg column compile_error concat dbg debug_assert \
     debug_assert_eq debug_assert_ne eprint eprintln file format format_args line matches module_path panic print \
     println stringify thread_local todo try unimplemented unreachable vec write writeln";

/// A macro that the library exports.
pub struct Exported {
    /// Its name.
    pub name: String,
    /// Its `cfg` attributes.
    conditions: String,
}

impl Exported {
    /// The declaration that brings it from the root of the bundle to the root of the library.
    pub fn shared(&self) -> String {
        format!("\n{}pub use crate::{};", self.conditions, self.name)
    }
}

/// The macros that a crate exports, as items.
fn exported(code: &Code) -> Vec<Item> {
    let all = modules(code).into_iter().flat_map(|module| module.items);
    all.filter(|item| item.sort == Sort::Macro && attributes::has(code, item, "macro_export")).collect()
}

/// The macros that the library exports.
///
/// Errors: a macro that would hide one of the standard library.
pub fn exported_macros(library: &[Token]) -> Outcome<Vec<Exported>> {
    let code = Code::new(library);
    let one = |item: &Item| {
        let name = item.name_in(&code);
        if STANDARD_MACROS.split_whitespace().any(|standard| standard == name) {
            return Err(code.fault(item.keyword, format!("exported macro {name} would hide the standard one")));
        }
        Ok(Exported { name: name.to_string(), conditions: conditions(&code, item) })
    };
    exported(&code).iter().map(one).collect()
}

/// The text of an item's `cfg` attributes.
fn conditions(code: &Code, item: &Item) -> String {
    let attributes = item.attributes(code).into_iter().filter(|&open| code.is(open + 1, "cfg"));
    let text = |open: usize| text_of(&code.tokens[code.place(open - 1)..=code.place(code.partner(open))]) + "\n";
    attributes.map(text).collect()
}

/// Refuses a macro that the program exports under the same name.
pub fn refuse_same_macros(program: &[Token], macros: &[Exported]) -> Outcome<()> {
    let code = Code::new(program);
    let same = |item: &Item| macros.iter().any(|known| known.name == item.name_in(&code));
    exported(&code).iter().find(|item| same(item)).map_or(Ok(()), |item| {
        let reason = format!("macro {} is exported by the library too", item.name_in(&code));
        Err(code.fault(item.keyword, reason))
    })
}

/// Whether anybody may name an exported macro by a path that leads through the library.
pub fn is_named(name: &str, program: &[Token], library: &[Token]) -> bool {
    let code = Code::new(library);
    let in_path = |at: usize| code.is(at, name) && matches!(code.before(at, 1), "::" | "{" | ",");
    mentions(program, name) || (0..code.len()).any(in_path)
}
