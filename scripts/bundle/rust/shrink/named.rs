//! Removes what is dead or never named: by names alone, which saves hundreds of runs of rustc and removes what rustc
//! keeps, such as a trait that only its own `impl`s name.
//!
//! Starting from `main`, each needed item makes the items needed that it names. A trait is also needed if one of
//! its members is named and a needed type may implement it, for it may be in scope without being named; an `impl` if
//! its trait and its type are. In doubt an item is needed. The caller checks whether the rest compiles.

use crate::rust::read::attributes::{Attribute, LINKED};
use crate::rust::read::code::{plain, Code, Text};
use crate::rust::read::items::{called, is_inherent, trait_and_type, Item, Sort};
use crate::rust::read::lexer::Kind;
use crate::rust::read::modules::Parsed;
use crate::rust::read::names;
use crate::rust::read::outside::Outside;
use crate::rust::read::uses::{self, Leaf};
use crate::rust::shrink::declared::{around, Declared};
use crate::rust::shrink::made::{self, Expansion};
use crate::rust::shrink::orphans::without_orphans;
use crate::rust::shrink::spans::{origin, Origin};
use std::collections::HashSet;

/// What is removed besides the dead.
#[derive(Clone, Copy, PartialEq)]
pub enum Unneeded {
    Nothing,
    /// Each item and each private import that nothing names, and each macro call between the items that is about nothing named.
    Items,
    /// The same, and each call that may be about other types than those that are named. What is left must be compared.
    Calls,
    /// Each module that holds nothing needed; the others stay whole.
    Modules,
}

/// Removes the dead items and imports, what is unneeded, and what has no meaning without them.
pub fn without(code: &Parsed, dead: &[Origin], unneeded: Unneeded, outside: &[Outside]) -> Parsed {
    let declared = Declared::new(code);
    let dead: HashSet<&Origin> = dead.iter().collect();
    let is_dead = |at: &usize| !dead.is_empty() && dead.contains(&origin(code, *at));
    let is_outside = |at: &usize| outside.iter().any(|one| one.is_at(&code.tokens[code.place(*at)]));
    let mut gone: HashSet<usize> = (0..code.len()).filter(is_dead).collect();
    let mut search = Search::new(&declared, &gone, (0..code.len()).filter(is_outside).collect(), unneeded);
    let left = search.unneeded();
    let idle = if unneeded == Unneeded::Modules { Vec::new() } else { search.idle_imports() };
    gone.extend(left.into_iter().chain(idle));
    without_orphans(&declared, gone)
}

/// An item, or a member of an inherent `impl`.
struct Entry<'a> {
    item: &'a Item,
    /// The `impl` around it.
    owner: Option<&'a Item>,
    /// The number of its module.
    module: usize,
}

fn entries(code: &Parsed) -> Vec<Entry<'_>> {
    let mut found = Vec::new();
    for (module, own) in code.modules().iter().enumerate() {
        for item in code.items_of(own).iter().filter(|item| item.sort != Sort::Module) {
            if is_inherent(code, item) {
                let members = code.members(item).iter();
                found.extend(members.map(|member| Entry { item: member, owner: Some(item), module }));
            }
            found.push(Entry { item, owner: None, module });
        }
    }
    found
}

/// The types and traits that the standard library gives without an import.
const PRELUDE: &str =
    "AsMut AsRef Box Clone Copy Default DoubleEndedIterator Drop Eq ExactSizeIterator Extend Fn FnMut \
     FnOnce From FromIterator Into IntoIterator Iterator Option Ord PartialEq PartialOrd Result Send Sized String Sync \
     ToOwned ToString TryFrom TryInto Unpin Vec";

/// Returns the names of the bundle's own types and traits that have no other meaning.
fn defined(code: &Code, items: &[Item]) -> HashSet<Text> {
    let has_other_name = |leaf: &Leaf| leaf.name.is_some() && leaf.name != leaf.path.last().map(|last| plain(last));
    let is_another = |leaf: &Leaf| leaf.is_standard() || has_other_name(leaf);
    let mut others: HashSet<Text> =
        uses::imports(code, items).filter(is_another).filter_map(|leaf| leaf.name).collect();
    others.extend(PRELUDE.split(' '));
    others.extend(items.iter().filter(|item| code.is(item.keyword, "type")).map(|item| item.name_in(code)));
    let mut names = names::defined(code, items);
    names.retain(|name| !others.contains(name));
    names
}

struct Search<'a> {
    code: &'a Parsed,
    defined: HashSet<Text>,
    declared: &'a Declared<'a>,
    /// The places of what is dead.
    dead: &'a HashSet<usize>,
    /// The places that lead to crates that cannot be in a bundle.
    outside: HashSet<usize>,
    unneeded: Unneeded,
    /// The words of the needed code.
    words: HashSet<Text>,
    /// The macros that needed calls between the items expand.
    called: HashSet<usize>,
    /// The modules that hold something needed.
    entered: HashSet<usize>,
}

impl<'a> Search<'a> {
    fn new(
        declared: &'a Declared,
        dead: &'a HashSet<usize>,
        outside: HashSet<usize>,
        unneeded: Unneeded,
    ) -> Search<'a> {
        let code = declared.code;
        let (defined, words) = (defined(code, code.items()), HashSet::from(["main"]));
        let (called, entered) = Default::default();
        Search { code, declared, dead, outside, unneeded, defined, words, called, entered }
    }

    /// Returns the places of the items and members that are not needed.
    fn unneeded(&mut self) -> Vec<usize> {
        let mut left = entries(self.code);
        loop {
            let before = (left.len(), self.words.len());
            left.retain(|entry| !self.takes(entry));
            if (left.len(), self.words.len()) == before {
                let unneeded = left.iter().filter(|entry| entry.item.sort != Sort::Use);
                return unneeded.map(|entry| entry.item.place()).collect();
            }
        }
    }

    /// Returns the private imports that nothing names: of what is outside, and of what cannot be a trait in a standard crate.
    fn idle_imports(&self) -> Vec<usize> {
        let is_private = |item: &&Item| item.sort == Sort::Use && !item.is_public(self.code);
        let is_named = |leaf: &Leaf| leaf.name.is_none_or(|name| self.has_word(name));
        let is_trait = |leaf: &Leaf| leaf.path.last().is_some_and(|last| last.starts_with(char::is_uppercase));
        let may_go = |leaf: &Leaf| self.outside.contains(&leaf.at) || (leaf.is_standard() && !is_trait(leaf));
        let private = uses::imports(self.code, self.code.items().iter().filter(is_private));
        private.filter(|leaf| may_go(leaf) && !is_named(leaf)).map(|leaf| leaf.at).collect()
    }

    /// Whether an entry is needed; if so, adds its words.
    fn takes(&mut self, entry: &Entry) -> bool {
        let (code, item) = (self.code, entry.item);
        if item.sort == Sort::Use {
            return self.takes_leaves(item);
        }
        let is_dead = self.dead.contains(&item.place());
        if is_dead || !(entry.owner.is_none_or(|owner| self.knows_head(owner)) && self.needs(entry)) {
            return false;
        }
        let end = item.body.filter(|_| is_inherent(code, item)).map_or(item.end, |(open, _)| open);
        let start = match called(code, code.items(), item) {
            Some(known) if item.sort == Sort::Call => {
                self.called.insert(known.start);
                item.keyword + usize::from(self.declared.has_one_meaning(known.name_in(code)))
            }
            _ => item.start,
        };
        self.read(start, end);
        let modules = code.modules();
        self.entered.extend(std::iter::successors(Some(entry.module), |number| modules[*number].parent));
        true
    }

    /// Adds the paths of imports whose names are needed; returns `false`, so that they are looked at again.
    fn takes_leaves(&mut self, item: &Item) -> bool {
        for leaf in uses::at(self.code, item.keyword).map_or(Vec::new(), |tree| tree.leaves()) {
            if !leaf.is_standard() && leaf.name.is_none_or(|name| self.knows(name, item.start)) {
                self.words.extend(leaf.path.iter().map(|name| plain(name)));
            }
        }
        false
    }

    /// Whether needed code has a name.
    fn has_word(&self, name: &str) -> bool {
        self.unneeded == Unneeded::Nothing || self.words.contains(name)
    }

    /// Whether needed code has a name, and it means nothing dead at a place.
    fn knows(&self, name: &str, at: usize) -> bool {
        self.has_word(name) && !self.declared.is_gone(name, at, self.dead)
    }

    /// Whether needed code may reach into a module: it holds something needed, or a path may lead there by its name.
    fn reaches(&self, number: usize) -> bool {
        let module = &self.code.modules()[number];
        let (Some(item), Some(parent)) = (&module.item, module.parent) else { return true };
        self.entered.contains(&number) || (self.has_word(item.name_in(self.code)) && self.reaches(parent))
    }

    fn needs(&self, Entry { item, owner, module }: &Entry) -> bool {
        let code = self.code;
        if self.unneeded == Unneeded::Modules && self.entered.contains(module) {
            return true;
        }
        let is_member = |item: &Item| self.has_word(item.name_in(code));
        let is_named = |item: &Item| match owner {
            Some(_) => is_member(item),
            None => self.knows(item.name_in(code), item.start) && self.reaches(*module),
        };
        let is_linked = |attribute: Attribute| LINKED.iter().any(|word| attribute.says(code, word));
        match item.sort {
            _ if item.attributes(code).into_iter().any(is_linked) => true,
            Sort::Type => is_named(item) || made::holds_outside(code, item),
            Sort::Macro => self.knows(item.name_in(code), item.start) || self.called.contains(&item.start),
            Sort::Value => is_named(item) || item.name_in(code) == "_" || made::holds_outside(code, item),
            Sort::Trait if made::holds_outside(code, item) => true,
            Sort::Trait => is_named(item) || (code.members(item).iter().any(is_member) && self.may_be_given(item)),
            Sort::Impl => self.knows_head(item),
            Sort::Call => self.needs_call(item),
            _ => true,
        }
    }

    /// Whether a needed type may implement a trait.
    fn may_be_given(&self, item: &Item) -> bool {
        let name = item.name_in(self.code);
        self.code.items().iter().any(|item| match item.sort {
            Sort::Impl => {
                let (start, end) = trait_and_type(self.code, item);
                let others = || self.own_names(start, end).filter(|word| *word != name);
                self.code.words(start, end).any(|word| plain(word) == name)
                    && others().all(|word| self.knows_in_head(word, item))
            }
            Sort::Macro | Sort::Call => self.code.words(item.start, item.end).any(|word| word == name),
            _ => false,
        })
    }

    /// Whether the trait and the type of an `impl` are needed, as far as the library defines them, and none is outside.
    fn knows_head(&self, item: &Item) -> bool {
        let (start, end) = trait_and_type(self.code, item);
        let is_inside = self.unneeded == Unneeded::Nothing || !(start..end).any(|at| self.is_outside(at));
        is_inside && self.own_names(start, end).all(|word| self.knows_in_head(word, item))
    }

    /// Whether the name at a place begins a path to what cannot be in a bundle, or is that of an import of it.
    fn is_outside(&self, at: usize) -> bool {
        let is_imported = || self.declared.is_gone(plain(self.code.text(at)), at, &self.outside);
        self.outside.contains(&at) || (names::starts_path(self.code, at) && is_imported())
    }

    /// Whether a name in the head of an `impl` is known, or may be one of its parameters.
    fn knows_in_head(&self, name: &str, item: &Item) -> bool {
        let (code, (start, _)) = (self.code, trait_and_type(self.code, item));
        let is_parameter = |at: usize| code.is(at, name) && matches!(code.before(at, 1), "<" | "," | "const");
        let is_reached = || !self.declared.is_type_beside(name, item.start) || self.reaches(around(code, item.start));
        (item.keyword..start).any(is_parameter) || (self.knows(name, item.start) && is_reached())
    }

    /// Whether a macro call makes a needed item, or an `impl` of and for what is needed; in doubt it does.
    fn needs_call(&self, call: &Item) -> bool {
        let code = self.code;
        let Some(made) = Expansion::of(code, call) else {
            let is_needed = |at: usize| code.is(at, "static") && self.knows(plain(code.text(at + 1)), at);
            return match code.text(call.keyword) {
                "thread_local" if made::macros(code, call).is_empty() => (call.keyword..call.end).any(is_needed),
                _ => self.may_be_about_known(call),
            };
        };
        if made.names().next().is_some() {
            let is_about_own = made.is_only_about(|_| false) && made.names().any(|name| self.knows(name, call.start));
            return is_about_own || !made.is_only_about(|name| self.declared.is_gone(name, call.start, self.dead));
        }
        let mut impls = made.impls().peekable();
        impls.peek().is_none() || (impls.any(|made| self.knows_head(&made)) && self.may_be_about_known(call))
    }

    /// Whether a call may be about something needed. In doubt it is, unless the rest is compared and would show what the call
    /// makes: then all types that it names must be known, or one if its macro takes several, or, if it names none, one that
    /// its macro names.
    fn may_be_about_known(&self, call: &Item) -> bool {
        let macros = made::macros(self.code, call);
        if self.unneeded != Unneeded::Calls || !made::is_visible(self.code, call, &macros) {
            return true;
        }
        let types = |item: &Item| self.own_names(item.start, item.end).filter(|name| !self.declared.is_trait(name));
        let knows = |name: Text| self.knows(name, call.start);
        match (types(call).next(), macros.iter().flat_map(|one| types(one)).next()) {
            (None, None) => true,
            (None, Some(_)) => macros.iter().flat_map(|one| types(one)).any(knows),
            (Some(_), _) if made::takes_several(self.code, &macros) => types(call).any(knows),
            (Some(_), _) => types(call).all(knows),
        }
    }

    /// Returns the names of the bundle's own types and traits, as far as that is certain.
    fn own_names(&self, start: usize, end: usize) -> impl Iterator<Item = Text> + '_ {
        let (code, declared) = (self.code, self.declared);
        let is_own = |at: usize, name: Text| match names::starts_path(code, at) {
            true if declared.is_type_beside(name, at) => true,
            true => self.defined.contains(name) && !declared.may_be_outside(name, at),
            false => self.defined.contains(name) && !names::is_standard(code, at),
        };
        let is_name = |&at: &usize| code.is_word(at) && code.before(at, 1) != "$";
        let words = (start..end).filter(is_name).map(|at| (at, plain(code.text(at))));
        words.filter(move |(at, name)| is_own(*at, name)).map(|(_, name)| name)
    }

    /// Adds the words from `start` to `end`, and those in literals: a format string may name a constant.
    fn read(&mut self, start: usize, end: usize) {
        let code = self.code;
        let is_read = |&at: &usize| matches!(code.kind(at), Kind::Word | Kind::Text);
        for at in (start..end).filter(is_read) {
            let words = code.text(at).split(|c: char| !c.is_alphanumeric() && c != '_');
            self.words.extend(words);
        }
    }
}
