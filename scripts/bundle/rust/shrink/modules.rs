//! Removes the modules of which nothing can be needed, without rustc: most of a large library is in them.
//!
//! A path leads into a module only by its name. So one is needed if a word of a needed module is its name or that of a
//! macro in it, if it holds something for others without being named, or if it is around another such module.

use crate::rust::read::attributes::{self, LINKED};
use crate::rust::read::code::{plain, Text};
use crate::rust::read::edits::Edits;
use crate::rust::read::items::{impls_in, trait_and_type, Item, Sort};
use crate::rust::read::modules::{Module, Parsed};
use crate::rust::read::uses;
use std::collections::HashSet;

/// Returns the code without the modules that nothing needed names; the others stay whole.
pub fn without_unnamed(code: &Parsed) -> Parsed {
    let modules = code.modules();
    let makes_paths = (0..code.len()).any(|at| code.is(at, "$") && code.is(at + 2, "::") && !code.is(at + 1, "crate"));
    let (mut needed, mut words) = (HashSet::new(), HashSet::new());
    let mut next = vec![0];
    while !next.is_empty() {
        for number in next.drain(..).flat_map(|number| with_parents(modules, number)).collect::<Vec<_>>() {
            if needed.insert(number) {
                words.extend(own_words(code, &modules[number], makes_paths));
            }
        }
        let is_needed = |module: &Module| names(code, module).any(|name| words.contains(name)) || holds(code, module);
        next.extend((0..modules.len()).filter(|number| !needed.contains(number) && is_needed(&modules[*number])));
    }
    let mut edits = Edits::new(code);
    let unnamed = (0..modules.len()).filter(|number| !needed.contains(number));
    unnamed.filter_map(|number| modules[number].item.as_ref()).for_each(|item| edits.cut_item(item.start, item.end));
    edits.applied_to(code)
}

/// Returns a module and those around it.
fn with_parents(modules: &[Module], number: usize) -> impl Iterator<Item = usize> + '_ {
    std::iter::successors(Some(number), |number| modules[*number].parent)
}

/// Returns the name of a module and those of its macros.
fn names<'a>(code: &'a Parsed, module: &'a Module) -> impl Iterator<Item = Text> + 'a {
    let macros = code.items_of(module).iter().filter(|item| item.sort == Sort::Macro);
    module.item.iter().chain(macros).map(|item| item.name_in(code))
}

/// Returns the words of a module that may name another or a macro, outside of the modules in it: those of a `use` or a path, and
/// of a macro's arguments if some macro makes paths of them.
fn own_words<'a>(code: &'a Parsed, module: &Module, makes_paths: bool) -> impl Iterator<Item = Text> + 'a {
    let own = code.items_of(module).iter().filter(|item| item.sort != Sort::Module);
    own.flat_map(move |item| {
        let may_name = move |at: &usize| {
            let in_path = matches!(code.text(at + 1), "::" | "!");
            code.is_word(*at) && (in_path || item.sort == Sort::Use || (makes_paths && code.in_macro(*at)))
        };
        let imports = uses::within(code, item.start, item.end).flat_map(|tree| tree.at..tree.end);
        (item.start..item.end).filter(may_name).chain(imports).map(|at| plain(code.text(at)))
    })
}

/// Whether a module holds something for others without being named: what the linker takes, a macro call, or an `impl` that is
/// not about a type or a trait that the module declares.
fn holds(code: &Parsed, module: &Module) -> bool {
    let items = code.items_of(module);
    let own = items.iter().filter(|item| matches!(item.sort, Sort::Type | Sort::Trait) && !item.is_conditional(code));
    let own: Vec<Text> = own.map(|item| item.name_in(code)).collect();
    let is_linked = |item: &Item| {
        let attributes = (item.start..item.end).filter_map(|at| attributes::Attribute::at(code, at));
        attributes.into_iter().any(|one| LINKED.iter().any(|word| one.says(code, word)))
    };
    let is_own = |implementation: &Item| {
        let head = trait_and_type(code, implementation);
        let parameters = implementation.keyword..head.start;
        let begins = |at: usize| at <= head.start + 1 || code.is(at - 1, "for");
        let is_declared = |at: usize| {
            let is_whole = !code.is(at + 1, "::") && !parameters.clone().any(|one| code.is(one, code.text(at)));
            is_whole && own.contains(&plain(code.text(at)))
        };
        head.clone().filter(|at| begins(*at)).any(is_declared)
    };
    let is_for_outside = |item: &Item| {
        let is_call = item.sort == Sort::Call && !code.is(item.keyword, "thread_local");
        is_call
            || item.sort == Sort::Foreign
            || is_linked(item)
            || impls_in(code, item.start, item.end).any(|implementation| !is_own(&implementation))
    };
    items.iter().filter(|item| item.sort != Sort::Module).any(is_for_outside)
}
