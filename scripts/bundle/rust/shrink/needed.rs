//! Finds what a program needs by names alone, which saves hundreds of runs of rustc and removes what rustc keeps, such as a
//! trait that only its own `impl`s name.
//!
//! `main` is needed, and so is each word in what is needed. A word is a name of whatever has it, so in doubt an item is
//! needed; the caller checks whether the rest compiles. What is already dead is never needed.
//!
//! | an item | is needed |
//! |---|---|
//! | function, constant, static, type, trait | if its name is, and needed code may reach into its module |
//! | trait that is not named | if the name of a member is, and a needed type may implement it |
//! | method of a type | if its name and the head of its `impl` are |
//! | `impl` | if each type and trait of the bundle in its head is, and nothing there is outside of the bundle |
//! | macro | if its name is, or a needed call expands it |
//! | macro call between the items | if an item or an `impl` that it makes is, or that is not known |
//! | module | if something in it is |
//! | what the linker takes, or holds an `impl` about another type | always, and so is everything else |

use crate::rust::read::attributes::{Attribute, LINKED};
use crate::rust::read::code::{plain, Text};
use crate::rust::read::items::{is_inherent, trait_and_type, Item, Sort};
use crate::rust::read::lexer::Kind;
use crate::rust::read::modules::Parsed;
use crate::rust::read::names::starts_path;
use crate::rust::read::outside::Outside;
use crate::rust::read::uses::{self, Leaf};
use crate::rust::shrink::calls::{called, holds_outside, Call};
use crate::rust::shrink::names::{around, Names};
use crate::rust::shrink::origin::Origin;
use crate::rust::shrink::orphans::without_orphans;
use std::collections::HashSet;

/// What may be removed besides the dead, and what means nothing without it.
#[derive(Clone, Copy, PartialEq)]
pub enum Removal {
    Nothing,
    /// Modules that hold nothing needed; the others stay whole.
    Modules,
    /// What is not needed, and private imports that nothing names.
    Items,
    /// The same, and calls that seem to be about types that are not needed. What is left must be compared.
    Calls,
}

/// Removes the dead items and imports, and what may be removed besides.
pub fn without(code: &Parsed, dead: &[Origin], removal: Removal, outside: &[Outside]) -> Parsed {
    let names = Names::new(code);
    let dead: HashSet<&Origin> = dead.iter().collect();
    let is_dead = |at: &usize| !dead.is_empty() && dead.contains(&Origin::new(code, *at));
    let is_outside = |at: &usize| outside.iter().any(|one| one.is_at(&code.tokens[code.place(*at)]));
    let mut gone: HashSet<usize> = (0..code.len()).filter(is_dead).collect();
    let outside = (0..code.len()).filter(|at| removal != Removal::Nothing && is_outside(at)).collect();
    let unneeded = Needed::new(&names, &gone, outside, removal).others();
    gone.extend(unneeded);
    without_orphans(&names, gone)
}

/// An item, or a member of an inherent `impl`.
struct Entry<'a> {
    item: &'a Item,
    /// The `impl` around it.
    owner: Option<&'a Item>,
    /// The number of its module.
    module: usize,
}

/// Returns all that may be needed, but modules.
fn entries(code: &Parsed) -> Vec<Entry<'_>> {
    let mut found = Vec::new();
    for (module, own) in code.modules().iter().enumerate() {
        for item in code.items_of(own).iter().filter(|item| item.sort != Sort::Module) {
            found.push(Entry { item, owner: None, module });
            if is_inherent(code, item) {
                let members = code.members(item).iter();
                found.extend(members.map(|member| Entry { item: member, owner: Some(item), module }));
            }
        }
    }
    found
}

/// What is needed, as far as it is known.
struct Needed<'a> {
    code: &'a Parsed,
    names: &'a Names<'a>,
    /// The places of what is dead.
    dead: &'a HashSet<usize>,
    /// The places that lead to crates that cannot be in a bundle.
    outside: HashSet<usize>,
    removal: Removal,
    /// The words of what is needed.
    words: HashSet<Text>,
    /// The places of the items that are needed.
    items: HashSet<usize>,
    /// The modules that hold some of them.
    modules: HashSet<usize>,
}

impl<'a> Needed<'a> {
    fn new(names: &'a Names, dead: &'a HashSet<usize>, outside: HashSet<usize>, removal: Removal) -> Needed<'a> {
        let (words, items, modules) = (HashSet::from(["main"]), HashSet::new(), HashSet::new());
        let mut needed = Needed { code: names.code, names, dead, outside, removal, words, items, modules };
        if removal == Removal::Nothing {
            needed.read(0, names.code.len());
        }
        needed
    }

    /// Returns the places of the items, members and imports that are not needed.
    fn others(&mut self) -> Vec<usize> {
        let mut left = entries(self.code);
        loop {
            let before = (left.len(), self.words.len());
            left.retain(|entry| !self.takes(entry));
            if (left.len(), self.words.len()) == before {
                let items = left.iter().filter(|entry| entry.item.sort != Sort::Use);
                return items.map(|entry| entry.item.place()).chain(self.idle_imports()).collect();
            }
        }
    }

    /// Returns the private imports that nothing names: of what is outside, and of what cannot be a trait in a standard crate.
    fn idle_imports(&self) -> Vec<usize> {
        let is_private = |item: &&Item| item.sort == Sort::Use && !item.is_public(self.code);
        let is_named = |leaf: &Leaf| leaf.name.is_none_or(|name| self.words.contains(name));
        let is_trait = |leaf: &Leaf| leaf.path.last().is_some_and(|last| last.starts_with(char::is_uppercase));
        let may_go = |leaf: &Leaf| self.outside.contains(&leaf.at) || (leaf.is_standard() && !is_trait(leaf));
        let private = self.code.items().iter().filter(|item| self.removal != Removal::Modules && is_private(item));
        let leaves = uses::imports(self.code, private).filter(|leaf| may_go(leaf) && !is_named(leaf));
        leaves.map(|leaf| leaf.at).collect()
    }

    /// Whether an entry is needed; if so, adds it and its words.
    fn takes(&mut self, entry: &Entry) -> bool {
        let (code, item) = (self.code, entry.item);
        if item.sort == Sort::Use {
            return self.takes_leaves(item);
        }
        if self.dead.contains(&item.place()) || !self.needs(entry) {
            return false;
        }
        self.items.insert(item.place());
        let modules = code.modules();
        self.modules.extend(std::iter::successors(Some(entry.module), |number| modules[*number].parent));
        let end = item.body.filter(|_| is_inherent(code, item)).map_or(item.end, |(open, _)| open);
        match called(code, item).filter(|_| item.sort == Sort::Call) {
            Some(known) => {
                self.items.insert(known.place());
                self.read(item.keyword + 1, end);
            }
            None => self.read(item.start, end),
        }
        true
    }

    /// Adds the paths of imports whose names are needed; returns `false`, so that they are looked at again.
    fn takes_leaves(&mut self, item: &Item) -> bool {
        // A module may have the name of a standard crate.
        let modules = || self.code.modules().iter().filter_map(|module| module.item.as_ref());
        let is_own = |leaf: &Leaf| modules().any(|module| plain(leaf.path[0]) == module.name_in(self.code));
        for leaf in uses::at(self.code, item.keyword).map_or(Vec::new(), |tree| tree.leaves()) {
            let is_needed = leaf.name.is_none_or(|name| self.words.contains(name)) && !self.dead.contains(&leaf.at);
            if is_needed && (!leaf.is_standard() || is_own(&leaf)) {
                self.words.extend(leaf.path.iter().map(|name| plain(name)));
            }
        }
        false
    }

    /// Adds the words from `start` to `end`, and those in literals that may be names: in the braces of a format string, and
    /// behind the `=` of an attribute.
    fn read(&mut self, start: usize, end: usize) {
        let code = self.code;
        self.words.extend(code.words(start, end).map(plain));
        for at in (start..end).filter(|&at| code.kind(at) == Kind::Text) {
            let text = code.text(at);
            let in_braces = text.split('{').skip(1).filter_map(|part| part.split('}').next());
            let parts: Vec<Text> = if code.before(at, 1) == "=" { vec![text] } else { in_braces.collect() };
            self.words.extend(parts.iter().flat_map(|part| part.split(|c: char| !c.is_alphanumeric() && c != '_')));
        }
    }

    fn needs(&self, Entry { item, owner, module }: &Entry) -> bool {
        let code = self.code;
        let is_linked = |attribute: Attribute| LINKED.iter().any(|word| attribute.says(code, word));
        let is_named = self.words.contains(item.name_in(code)) && (owner.is_some() || self.reaches(*module));
        if owner.is_some_and(|owner| !self.items.contains(&owner.place())) {
            return false;
        }
        match item.sort {
            _ if self.removal == Removal::Modules && self.modules.contains(module) => true,
            _ if item.attributes(code).into_iter().any(is_linked) => true,
            Sort::Macro => self.words.contains(item.name_in(code)) || self.items.contains(&item.place()),
            Sort::Impl => self.needs_impl(item, *module),
            Sort::Call => self.needs_call(item, *module),
            Sort::Trait if is_named || self.may_be_given(item) => true,
            Sort::Trait | Sort::Type | Sort::Alias | Sort::Value => {
                is_named || item.name_in(code) == "_" || holds_outside(code, item)
            }
            _ => true,
        }
    }

    /// Whether needed code may reach into a module: it holds something needed, or a path may lead there by its name.
    fn reaches(&self, number: usize) -> bool {
        let module = &self.code.modules()[number];
        let (Some(item), Some(parent)) = (&module.item, module.parent) else { return true };
        self.modules.contains(&number) || (self.words.contains(item.name_in(self.code)) && self.reaches(parent))
    }

    /// Whether a trait has a member of a needed name, and a needed type may implement it.
    fn may_be_given(&self, item: &Item) -> bool {
        let code = self.code;
        let mut members = code.members(item).iter().map(|member| member.name_in(code));
        members.any(|member| self.words.contains(member)) && code.items().iter().any(|other| self.may_give(other, item))
    }

    /// Whether an item is an `impl` of a trait for what is needed, or a macro or a call that names the trait.
    fn may_give(&self, item: &Item, given: &Item) -> bool {
        let (code, module) = (self.code, around(self.code, item.start));
        let means_it = |at: usize| self.names.items(at, module).iter().any(|one| one.place() == given.place());
        let is_it = |at: usize| code.is_word(at) && (plain(code.text(at)) == given.name_in(code) || means_it(at));
        match item.sort {
            Sort::Impl => {
                let mut head = trait_and_type(code, item);
                head.clone().any(is_it) && head.all(|at| is_it(at) || self.knows(item, at, module))
            }
            Sort::Macro | Sort::Call => (item.start..item.end).any(is_it),
            _ => false,
        }
    }

    /// Whether the trait and the type of an `impl` in a module are needed, as far as they are the bundle's, and none is outside.
    fn needs_impl(&self, item: &Item, module: usize) -> bool {
        trait_and_type(self.code, item).all(|at| !self.is_outside(at) && self.knows(item, at, module))
    }

    /// Whether the name at a place begins a path to what cannot be in a bundle, or is that of an import of it.
    fn is_outside(&self, at: usize) -> bool {
        let is_imported = || self.names.is_only_at(plain(self.code.text(at)), at, &self.outside);
        self.outside.contains(&at) || (starts_path(self.code, at) && is_imported())
    }

    /// Whether the name at a place in the head of an `impl` in a module is known or that of a parameter.
    fn knows(&self, item: &Item, at: usize, module: usize) -> bool {
        let (code, mut parameters) = (self.code, item.keyword..trait_and_type(self.code, item).start);
        let is_parameter = |of: usize| code.is(of, code.text(at)) && matches!(code.before(of, 1), "<" | "," | "const");
        self.is_known(at, module, &[Sort::Type, Sort::Trait]) != Some(false) || parameters.any(is_parameter)
    }

    /// Whether an item of these sorts is needed that a word in a module means; `None` if it means none.
    fn is_known(&self, at: usize, module: usize, sorts: &[Sort]) -> Option<bool> {
        let items = self.names.items(at, module).into_iter();
        let mut own = items.filter(|item| sorts.contains(&item.sort)).peekable();
        own.peek()?;
        Some(own.any(|item| self.items.contains(&item.place())))
    }

    /// Whether a macro call in a module makes a needed item, or an `impl` of and for what is needed. In doubt it does, unless
    /// the rest is compared and would show what the call makes.
    fn needs_call(&self, item: &Item, module: usize) -> bool {
        let (code, call) = (self.code, Call::new(self.code, item));
        let is_needed = |name: Text| self.words.contains(name);
        if code.is(item.keyword, "thread_local") && call.macros.is_empty() {
            let mut statics = (item.keyword..item.end).filter(|&at| code.before(at, 1) == "static");
            return statics.any(|at| is_needed(plain(code.text(at))));
        }
        let is_compared = self.removal == Removal::Calls && call.is_visible();
        let (names, impls) = (call.names(), || call.impls().filter(|one| self.needs_impl(one, module)));
        let is_in_doubt = !(call.is_certain() || is_compared) || (names.is_empty() && call.impls().next().is_none());
        is_in_doubt
            || names.into_iter().any(is_needed)
            || (impls().next().is_some() && (!is_compared || self.knows_arguments(&call, module)))
    }

    /// Whether the types are needed that a call names: all, or one if its macro takes several.
    fn knows_arguments(&self, call: &Call, module: usize) -> bool {
        let words = (call.item.start..call.item.end).filter(|&at| self.code.is_word(at));
        let types: Vec<bool> = words.filter_map(|at| self.is_known(at, module, &[Sort::Type])).collect();
        match call.takes_several() {
            true => types.is_empty() || types.contains(&true),
            false => !types.contains(&false),
        }
    }
}
