//! What calls of the bundle's own macros make: read from the macros' definitions, without expanding them.

use crate::rust::read::attributes::LINKED;
use crate::rust::read::code::{plain, Code, Text};
use crate::rust::read::items::{called, impls_in, trait_and_type, Item, Sort};
use crate::rust::read::modules::Parsed;
use crate::rust::read::names::DECLARING;
use crate::rust::read::uses::{self, Leaf};

/// What a call makes.
pub struct Expansion<'a> {
    code: &'a Code,
    call: &'a Item,
    /// The macro.
    known: &'a Item,
    /// The names of the items that the macro declares, in its definition; one after a `$` is given by the call.
    declared: Vec<usize>,
}

impl<'a> Expansion<'a> {
    /// Reads the macro of a call; `None` if it is not known, its name is that of an import, it calls another macro of the
    /// bundle, or it makes what is there without being named.
    pub fn of(code: &'a Parsed, call: &'a Item) -> Option<Expansion<'a>> {
        let items = code.items();
        let known = called(code, items, call).filter(|_| call.sort == Sort::Call)?;
        let name = known.name_in(code);
        let is_another =
            |leaf: Leaf| leaf.name == Some(name) && leaf.path.last().is_none_or(|last| plain(last) != name);
        if uses::imports(code, items).any(is_another) {
            return None;
        }
        let is_macro = |word: &str| items.iter().any(|item| item.sort == Sort::Macro && item.name_in(code) == word);
        let calls_another = |at: usize| code.is(at + 1, "!") && code.text(at) != name && is_macro(code.text(at));
        let is_unnamed = |at: usize| code.is(at, "use") || LINKED.contains(&code.text(at));
        if (known.keyword + 3..known.end).any(|at| calls_another(at) || is_unnamed(at)) {
            return None;
        }
        let bodies = (known.keyword + 3..known.end).filter(|&at| code.is(at - 1, "=>") && code.opens(at));
        let declared = bodies.flat_map(|open| declared(code, open)).collect();
        Some(Expansion { code, call, known, declared })
    }

    /// Returns the names that its items may have: of one whose place in the call is not known, any word in the call.
    pub fn names(&self) -> impl Iterator<Item = Text> + '_ {
        self.declared.iter().flat_map(|&at| match self.is_given(at) {
            true => self.given(at).map_or_else(|| self.arguments().collect(), |name| vec![name]),
            false => vec![plain(self.code.text(at))],
        })
    }

    /// Returns the argument of the call for a parameter of the only rule, before which no parameter repeats.
    fn given(&self, at: usize) -> Option<Text> {
        let code = self.code;
        let (open, close) = self.known.body?;
        let rules = code.level(open + 1, close).filter(|&at| code.is(at, "=>")).count();
        let mut parameters = code.arguments(open + 1).into_iter().take_while(|&at| !code.reads(at, "$ ("));
        let place = parameters.position(|start| code.reads(start, &format!("$ {} :", code.text(at))))?;
        let argument = *code.arguments(self.call.keyword + 2).get(place)?;
        Some(plain(code.text(argument))).filter(|_| rules == 1)
    }

    /// Returns the names in the call.
    fn arguments(&self) -> impl Iterator<Item = Text> + '_ {
        self.code.words(self.call.keyword + 1, self.call.end).map(plain)
    }

    /// Whether it makes items, and each of its `impl`s is about one of them or about what `is_meant`: without these names,
    /// nothing of it has a meaning.
    pub fn is_only_about(&self, is_meant: impl Fn(&str) -> bool) -> bool {
        let code = self.code;
        if self.arguments().any(|word| word == "impl") {
            return false;
        }
        let is_same = |at: usize, other: usize| {
            code.is(at, code.text(other))
                && self.is_given(at) == self.is_given(other)
                && self.rule(at) == self.rule(other)
        };
        let is_own = |at: usize| self.declared.iter().any(|&other| is_same(at, other));
        let are_meant = self.arguments().next().is_some() && self.arguments().all(&is_meant);
        let is_about = |at: usize| if self.is_given(at) { are_meant } else { is_meant(code.text(at)) };
        let mut impls = self.impls().map(|made| trait_and_type(code, &made));
        impls.all(|(start, end)| (start..end).any(|at| is_own(at) || is_about(at)))
    }

    /// Returns its `impl`s, in the definition of the macro.
    pub fn impls(&self) -> impl Iterator<Item = Item> + '_ {
        impls_in(self.code, self.known)
    }

    /// Returns the number of the rule around a place in the definition.
    fn rule(&self, at: usize) -> usize {
        let (open, close) = self.known.body.unwrap_or_default();
        self.code.level(open + 1, close).filter(|&rule| rule < at && self.code.is(rule, "=>")).count()
    }

    fn is_given(&self, at: usize) -> bool {
        self.code.before(at, 1) == "$"
    }
}

/// Returns the macros of the bundle that a call may expand: the one that it names, and those that these call.
pub fn macros<'a>(code: &'a Parsed, call: &Item) -> Vec<&'a Item> {
    let mut found = called(code, code.items(), call).map_or_else(|| named(code, call.keyword), |only| vec![only]);
    let mut next = 0;
    while let Some(one) = found.get(next).copied() {
        for more in (one.keyword + 3..one.end).flat_map(|at| named(code, at)) {
            if found.iter().all(|other| other.start != more.start) {
                found.push(more);
            }
        }
        next += 1;
    }
    found
}

/// Returns the macros of the bundle that a call at a place may mean, if one is there: those of its name, or else those that
/// are imported under it.
fn named(code: &Parsed, at: usize) -> Vec<&Item> {
    let of_name = |name: Text| -> Vec<&Item> {
        let macros = code.items().iter().filter(|item| item.sort == Sort::Macro);
        macros.filter(|item| item.name_in(code) == name).collect()
    };
    if !code.is(at + 1, "!") {
        return Vec::new();
    }
    let found = of_name(code.text(at));
    if !found.is_empty() {
        return found;
    }
    let leaves = uses::imports(code, code.items()).filter(|leaf| leaf.name == Some(code.text(at)));
    leaves.filter_map(|leaf| leaf.path.last().map(|last| of_name(plain(last)))).flatten().collect()
}

/// Whether MIR shows what a call of these macros makes: `impl`s alone, and none of `Drop`.
pub fn is_visible(code: &Code, call: &Item, macros: &[&Item]) -> bool {
    let has_drop = |item: &Item| code.words(item.start, item.end).any(|word| word == "Drop");
    let bodies = |item: &Item| (item.keyword + 3..item.end).filter(|&at| code.is(at - 1, "=>") && code.opens(at));
    let gives = |at: usize| {
        let end = (at..call.end).find(|&at| code.is(at, ";")).unwrap_or(call.end);
        let is_parameter = code.is(at, "const") && !(at..end).any(|at| code.is(at, "="));
        DECLARING.contains(&code.text(at)) && code.is_word(at + 1) && !is_parameter && !is_in_impl(code, call, at)
    };
    !macros.is_empty()
        && !macros.iter().copied().chain([call]).any(has_drop)
        && macros.iter().all(|one| bodies(one).all(|open| declared(code, open).is_empty()))
        && !(call.keyword..call.end).any(gives)
}

/// Whether the innermost braces around a place in a call are those of an `impl`.
fn is_in_impl(code: &Code, call: &Item, at: usize) -> bool {
    let is_around = |&open: &usize| code.is(open, "{") && code.partner(open) > at;
    let Some(open) = (call.keyword + 3..at).rev().find(is_around) else { return false };
    let head = (call.keyword + 3..open).rev().take_while(|&at| !matches!(code.text(at), "{" | "}" | ";"));
    head.into_iter().any(|at| code.is(at, "impl"))
}

/// Whether one of these macros may make an `impl` for each of several arguments: it repeats one, or calls itself.
pub fn takes_several(code: &Code, macros: &[&Item]) -> bool {
    macros.iter().any(|one| {
        let impls: Vec<Item> = impls_in(code, one).collect();
        let repeats = |at: usize| {
            code.reads(at, "$ (") && impls.iter().any(|made| (at..code.partner(at + 1)).contains(&made.keyword))
        };
        let calls_itself = |at: usize| code.is(at, one.name_in(code)) && code.is(at + 1, "!");
        (one.keyword + 3..one.end).any(|at| repeats(at) || calls_itself(at))
    })
}

/// Whether an item has an `impl` that holds outside, too, or a call of a macro that makes one.
pub fn holds_outside(code: &Parsed, item: &Item) -> bool {
    let calls_one = |at: usize| named(code, at).into_iter().any(|called| has_impl_of_another(code, called));
    has_impl_of_another(code, item) || (item.keyword..item.end).any(calls_one)
}

/// Whether an item has an `impl` that is about no type or trait declared in the item.
fn has_impl_of_another(code: &Code, item: &Item) -> bool {
    let declares = |at: usize| matches!(code.text(at), "struct" | "enum" | "union" | "trait");
    let name = |at: usize| code.text(at + 1 + usize::from(code.is(at + 1, "$")));
    let own: Vec<Text> = (item.keyword + 1..item.end).filter(|&at| declares(at)).map(name).collect();
    let is_own = |made: &Item| {
        let (start, end) = trait_and_type(code, made);
        code.words(start, end).any(|word| own.contains(&word))
    };
    impls_in(code, item).any(|made| made.body.is_some() && !is_own(&made))
}

/// Returns the names of the items at the level of a macro's body, and in its repetitions.
fn declared(code: &Code, open: usize) -> Vec<usize> {
    let mut found = Vec::new();
    let is_declaring = |at: usize| code.is(at, "!") || DECLARING.contains(&code.text(at));
    let is_generic = |at: usize| matches!(code.before(at, 1), "<" | ",");
    for at in code.level(open + 1, code.partner(open)) {
        let name = at + 1 + usize::from(code.is(at + 1, "mut")) + usize::from(code.is(at + 1, "$"));
        if code.is(at, "(") && code.before(at, 1) == "$" {
            found.extend(declared(code, at));
        } else if is_declaring(at) && code.is_word(name) && !code.is(name, "fn") && !is_generic(at) {
            found.push(name);
        }
    }
    found
}
