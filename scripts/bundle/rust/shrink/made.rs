//! What calls of the bundle's own macros make between the items: read from the macros' definitions, without expanding them.

use crate::rust::read::attributes::LINKED;
use crate::rust::read::code::{plain, Code, Text};
use crate::rust::read::items::{called, impls_in, trait_and_type, Item, Sort};
use crate::rust::read::modules::Parsed;
use crate::rust::read::names::DECLARING;

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
    /// Reads the macro of a call; `None` if it is not known, calls another macro of the bundle, or makes what is there
    /// without being named.
    pub fn of(code: &'a Parsed, call: &'a Item) -> Option<Expansion<'a>> {
        let items = code.items();
        let known = called(code, items, call).filter(|_| call.sort == Sort::Call)?;
        let name = known.name_in(code);
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
        let is_same =
            |at: usize, other: usize| code.is(at, code.text(other)) && self.is_given(at) == self.is_given(other);
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

    /// Whether it may make an `impl` for each of several arguments: it repeats one, or calls itself.
    pub fn may_take_several(&self) -> bool {
        let (code, name) = (self.code, self.known.name_in(self.code));
        let repeats = |at: usize| {
            code.reads(at, "$ (") && self.impls().any(|made| (at..code.partner(at + 1)).contains(&made.keyword))
        };
        (self.known.keyword + 3..self.known.end).any(|at| repeats(at) || (code.is(at, name) && code.is(at + 1, "!")))
    }

    fn is_given(&self, at: usize) -> bool {
        self.code.before(at, 1) == "$"
    }
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
