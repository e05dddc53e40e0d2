//! Removes what is never named, before rustc runs: it saves hundreds of runs, and removes what rustc
//! keeps, such as a trait that only its own `impl`s name.
//!
//! Starting from `main`, each needed item makes the items needed that it names. A trait is also needed if one of
//! its members is named and a needed type may implement it, for it may be in scope without being named; an `impl` if
//! its trait and its type are. In doubt an item is needed. The caller checks whether the rest compiles.

use crate::rust::read::attributes::Attribute;
use crate::rust::read::code::{plain, Code, Text, Token};
use crate::rust::read::edits::Edits;
use crate::rust::read::items::{called, impls_within, is_of_trait, trait_and_type, Item, Sort};
use crate::rust::read::lexer::Kind;
use crate::rust::read::modules::items_of_all;
use crate::rust::read::names;
use crate::rust::read::uses::{self, Leaf};
use crate::rust::shrink::made::Made;
use std::collections::HashSet;

/// The traits of the prelude: an `impl` of one is not of a library's trait, even if the library has one of this name.
const PRELUDE: &str = "Drop Fn FnMut FnOnce Clone PartialEq PartialOrd Eq Ord Iterator Extend IntoIterator \
    DoubleEndedIterator ExactSizeIterator Default ToOwned ToString From Into AsRef AsMut TryFrom TryInto FromIterator \
    Send Sync Copy Sized Unpin";

/// Attributes that make an item needed though it is never named.
pub const LINKED: [&str; 6] = ["no_mangle", "export_name", "link_section", "used", "global_allocator", "panic_handler"];

/// Removes the items that are never named.
pub fn without_unnamed(tokens: &[Token]) -> Vec<Token> {
    let code = Code::new(tokens);
    let items = items_of_all(&code);
    let mut left = parts(&code, &items);
    let (defined, modules) = (defined(&code, &items), modules(&code, &items));
    let (words, called) = (HashSet::from(["main"]), HashSet::new());
    let mut search = Search { code: &code, items: &items, defined, modules, words, called };
    loop {
        let before = left.len();
        left.retain(|part| !search.takes(part));
        if left.len() == before {
            break;
        }
    }
    let mut edits = Edits::new(&code);
    for part in left.iter().filter(|part| part.item.sort != Sort::Use) {
        edits.cut_item(part.item.start, part.item.end);
    }
    edits.apply()
}

/// An item, or a member of an inherent `impl`.
struct Part {
    item: Item,
    /// The `impl` around it.
    owner: Option<Item>,
}

fn parts(code: &Code, items: &[Item]) -> Vec<Part> {
    let mut found = Vec::new();
    for item in items.iter().filter(|item| item.sort != Sort::Module) {
        if is_inherent(code, item) {
            let members = item.inner(code).into_iter();
            found.extend(members.map(|member| Part { item: member, owner: Some(item.clone()) }));
        }
        found.push(Part { item: item.clone(), owner: None });
    }
    found
}

fn is_inherent(code: &Code, item: &Item) -> bool {
    item.sort == Sort::Impl && !is_of_trait(code, item)
}

/// Returns the names of the bundle's own types and traits that have no other meaning.
fn defined(code: &Code, items: &[Item]) -> HashSet<Text> {
    let has_other_name = |leaf: &Leaf| leaf.name.is_some() && leaf.name != leaf.path.last().map(|last| plain(last));
    let is_another = |leaf: &Leaf| leaf.is_standard() || has_other_name(leaf);
    let others: HashSet<Text> = uses::imports(code, items).filter(is_another).filter_map(|leaf| leaf.name).collect();
    let mut names = names::defined(code, items);
    names.retain(|name| !others.contains(name) && !PRELUDE.split_whitespace().any(|known| known == *name));
    names
}

/// Returns the names that modules have and no type: before a `::` they name no item.
fn modules(code: &Code, items: &[Item]) -> HashSet<Text> {
    let names = |sorts: &[Sort]| -> HashSet<Text> {
        items.iter().filter(|item| sorts.contains(&item.sort)).map(|item| item.name_in(code)).collect()
    };
    &names(&[Sort::Module]) - &names(&[Sort::Type, Sort::Trait])
}

struct Search<'a> {
    code: &'a Code<'a>,
    items: &'a [Item],
    defined: HashSet<Text>,
    modules: HashSet<Text>,
    /// The words of the needed code.
    words: HashSet<Text>,
    /// The macros that needed calls between the items expand.
    called: HashSet<usize>,
}

impl Search<'_> {
    /// Whether a part is needed; if so, adds its words.
    fn takes(&mut self, part: &Part) -> bool {
        let (code, item) = (self.code, &part.item);
        if item.sort == Sort::Use {
            return self.takes_leaves(item);
        }
        if !(part.owner.iter().all(|owner| self.knows_head(owner)) && self.needs(item)) {
            return false;
        }
        let end = item.body.filter(|_| is_inherent(code, item)).map_or(item.end, |(open, _)| open);
        let start = match called(code, self.items, item) {
            Some(known) if item.sort == Sort::Call => {
                self.called.insert(known.start);
                item.keyword + 1
            }
            _ => item.start,
        };
        self.read(start, end);
        true
    }

    /// Adds the paths of imports whose names are needed; returns `false`, so that they are looked at again.
    fn takes_leaves(&mut self, item: &Item) -> bool {
        for leaf in uses::at(self.code, item.keyword).map_or(Vec::new(), |tree| tree.leaves()) {
            if !leaf.is_standard() && leaf.name.is_none_or(|name| self.words.contains(name)) {
                let last = leaf.path.len() + usize::from(leaf.glob);
                let names = leaf.path.iter().map(|name| plain(name)).zip(1..);
                let names = names.filter(|(name, at)| *at == last || !self.modules.contains(name));
                self.words.extend(names.map(|(name, _)| name));
            }
        }
        false
    }

    fn needs(&self, item: &Item) -> bool {
        let code = self.code;
        let is_named = |item: &Item| self.words.contains(item.name_in(code));
        let is_linked = |attribute: Attribute| LINKED.iter().any(|word| attribute.says(code, word));
        match item.sort {
            _ if item.attributes(code).into_iter().any(is_linked) => true,
            Sort::Type => is_named(item),
            Sort::Macro => is_named(item) || self.called.contains(&item.start),
            Sort::Value => is_named(item) || item.name_in(code) == "_" || !impls_within(code, item).is_empty(),
            Sort::Trait => is_named(item) || (item.inner(code).iter().any(is_named) && self.may_be_given(item)),
            Sort::Impl => self.knows_head(item),
            Sort::Call => self.needs_call(item),
            _ => true,
        }
    }

    /// Whether a needed type may implement a trait.
    fn may_be_given(&self, item: &Item) -> bool {
        let name = item.name_in(self.code);
        self.items.iter().any(|item| match item.sort {
            Sort::Impl => {
                let (start, end) = trait_and_type(self.code, item);
                let others = || self.own_names(start, end).filter(|word| *word != name);
                self.own_names(start, end).any(|word| word == name) && others().all(|word| self.words.contains(word))
            }
            Sort::Macro | Sort::Call => self.code.words(item.start, item.end).any(|word| word == name),
            _ => false,
        })
    }

    /// Whether the trait and the type of an `impl` are needed, as far as the library defines them.
    fn knows_head(&self, item: &Item) -> bool {
        let (start, end) = trait_and_type(self.code, item);
        let is_parameter = |name: &str| self.code.words(item.keyword, start).any(|word| word == name);
        self.own_names(start, end).all(|word| self.words.contains(word) || is_parameter(word))
    }

    /// Whether a macro call makes a needed item, or an `impl` of and for what is needed; in doubt it does.
    fn needs_call(&self, call: &Item) -> bool {
        let code = self.code;
        let Some(made) = Made::of(code, self.items, call) else {
            let is_needed = |at: usize| code.is(at, "static") && self.words.contains(plain(code.text(at + 1)));
            return !code.is(call.keyword, "thread_local") || (call.keyword..call.end).any(is_needed);
        };
        if made.names().next().is_some() {
            return !made.is_only_about(|_| false) || made.names().any(|name| self.words.contains(name));
        }
        let is_about_known = || {
            let mut names = self.own_names(call.start, call.end).peekable();
            names.peek().is_none() || names.any(|word| self.words.contains(word))
        };
        let mut impls = made.impls().peekable();
        impls.peek().is_none() || (impls.any(|made| self.knows_head(&made)) && is_about_known())
    }

    fn own_names(&self, start: usize, end: usize) -> impl Iterator<Item = Text> + '_ {
        self.code.words(start, end).map(plain).filter(|word| self.defined.contains(*word))
    }

    /// Adds the words from `start` to `end`, and those in literals: a format string may name a constant.
    fn read(&mut self, start: usize, end: usize) {
        let code = self.code;
        let is_module =
            |at: usize| code.is(at + 1, "::") && !code.is(at + 2, "<") && self.modules.contains(plain(code.text(at)));
        let is_read = |&at: &usize| matches!(code.kind(at), Kind::Word | Kind::Text) && !is_module(at);
        for at in (start..end).filter(is_read) {
            let words = code.text(at).split(|c: char| !c.is_alphanumeric() && c != '_');
            self.words.extend(words);
        }
    }
}
