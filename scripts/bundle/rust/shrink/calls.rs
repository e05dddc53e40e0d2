//! What macro calls between the items make, read from the macros' definitions without expanding them.

use crate::rust::read::attributes::LINKED;
use crate::rust::read::code::{plain, Code, Text};
use crate::rust::read::items::{declaration, impls_in, item, trait_and_type, Item, Sort};
use crate::rust::read::modules::Parsed;
use crate::rust::read::uses;
use crate::rust::shrink::names::around;

/// A macro call between the items.
pub struct Call<'a> {
    code: &'a Parsed,
    /// The call.
    pub item: &'a Item,
    /// The macros of the bundle that it may expand: those that it may mean, and those that they call.
    pub macros: Vec<&'a Item>,
    rules: Vec<Rule<'a>>,
}

/// What a rule of a macro makes, in its definition.
struct Rule<'a> {
    /// The macro.
    of: &'a Item,
    /// The names of the items, and of the members of traits; one after a `$` is given by the call.
    names: Vec<(Sort, usize)>,
    /// The `impl`s that are about none of the types and traits among the items.
    impls: Vec<Item>,
}

impl<'a> Call<'a> {
    /// Finds the macros of a call.
    pub fn new(code: &'a Parsed, item: &'a Item) -> Call<'a> {
        let mut macros = called(code, item).map_or_else(|| macros_at(code, item.keyword), |only| vec![only]);
        let mut next = 0;
        while let Some(one) = macros.get(next).copied() {
            let more = (one.keyword + 3..one.end).flat_map(|at| macros_at(code, at));
            let more: Vec<&Item> = more.filter(|more| macros.iter().all(|one| one.start != more.start)).collect();
            macros.extend(more);
            next += 1;
        }
        let rules = macros.iter().flat_map(|of| rules(code, of)).collect();
        Call { code, item, macros, rules }
    }

    /// Whether its macro is known, no `impl` is given to it, and what it makes but `impl`s is only there by its name.
    pub fn is_certain(&self) -> bool {
        let (code, name) = (self.code, self.code.text(self.item.keyword));
        let [only] = self.macros[..] else { return false };
        let is_unnamed = |at: usize| code.is(at, "use") || LINKED.contains(&code.text(at));
        let mut imports = uses::imports(code, code.items()).filter(|leaf| leaf.name == Some(name));
        only.name_in(code) == name
            && imports.all(|leaf| leaf.path.last().is_some_and(|last| plain(last) == name))
            && self.words().all(|word| word != "impl")
            && !(only.keyword + 3..only.end).chain(self.item.keyword + 3..self.item.end).any(is_unnamed)
    }

    /// Whether MIR shows what it makes: `impl`s alone, and none of `Drop`.
    pub fn is_visible(&self) -> bool {
        let code = self.code;
        let has_drop = |item: &Item| code.words(item.start, item.end).any(|word| word == "Drop");
        !self.macros.is_empty()
            && !self.macros.iter().copied().chain([self.item]).any(has_drop)
            && self.rules.iter().all(|rule| rule.names.is_empty())
            && self.given().is_empty()
    }

    /// Returns the names that the items may have that it makes or passes through, and the members of traits among them.
    pub fn names(&self) -> Vec<Text> {
        let made = self.rules.iter().flat_map(|rule| rule.names.iter().flat_map(|&(_, at)| self.names_at(rule.of, at)));
        made.chain(self.given().into_iter().map(|(_, at)| plain(self.code.text(at)))).collect()
    }

    /// Returns the names of the items that are given to it.
    fn given(&self) -> Vec<(Sort, usize)> {
        names_in(self.code, self.item.keyword + 2)
    }

    /// Returns the names that an item may have whose name is at a place in a definition: its own, or the argument for the
    /// parameter of the only rule before which none repeats, or any word in the call, where a comma may be one between `<>`,
    /// too, or in a call within the definitions.
    fn names_at(&self, of: &Item, at: usize) -> Vec<Text> {
        let (code, open) = (self.code, of.body.map_or(of.end, |(open, _)| open) + 1);
        if !is_given(code, at) {
            return vec![plain(code.text(at))];
        }
        let mut parameters = code.arguments(open).into_iter().take_while(|&at| !code.reads(at, "$ ("));
        let number = parameters.position(|start| code.reads(start, &format!("$ {} :", code.text(at))));
        let call = self.item.keyword + 2;
        let argument = number.and_then(|number| code.arguments(call).get(number).copied());
        let is_clear = self.rules.len() == 1 && !code.level(call + 1, code.partner(call)).any(|at| code.is(at, "<"));
        match argument.filter(|_| is_clear) {
            Some(argument) => vec![plain(code.text(argument))],
            None => self.words().chain(self.passed_on()).collect(),
        }
    }

    /// Returns the words that the definitions of the macros give to macros of the bundle.
    fn passed_on(&self) -> impl Iterator<Item = Text> + '_ {
        let places = self.macros.iter().flat_map(|of| of.keyword + 3..of.end);
        let calls = places.filter(|&at| !macros_at(self.code, at).is_empty());
        calls.flat_map(|at| self.code.words(at + 2, self.code.after_macro(at).unwrap_or(at))).map(plain)
    }

    /// Returns the words in the call.
    fn words(&self) -> impl Iterator<Item = Text> + '_ {
        self.code.words(self.item.keyword + 1, self.item.end).map(plain)
    }

    /// Returns the `impl`s that it may make about what is not its own, in the definitions of the macros: if there are none,
    /// nothing that it makes has a meaning without the names of its items.
    pub fn impls(&self) -> impl Iterator<Item = &Item> {
        self.rules.iter().flat_map(|rule| &rule.impls)
    }

    /// Whether a macro may make an `impl` for each of several arguments: it repeats one, or calls itself.
    pub fn takes_several(&self) -> bool {
        let code = self.code;
        let repeats = |at: usize| {
            code.reads(at, "$ (") && self.impls().any(|made| (at..code.partner(at + 1)).contains(&made.keyword))
        };
        let calls_itself = |at: usize, of: &Item| code.is(at, of.name_in(code)) && code.is(at + 1, "!");
        self.macros.iter().any(|of| (of.keyword + 3..of.end).any(|at| repeats(at) || calls_itself(at, of)))
    }
}

/// Returns what the rules of a macro make.
fn rules<'a>(code: &'a Code, of: &'a Item) -> impl Iterator<Item = Rule<'a>> {
    let bodies = (of.keyword + 3..of.end).filter(move |&at| code.is(at - 1, "=>") && code.opens(at));
    bodies.map(move |open| {
        let names = names_in(code, open);
        // An alias may be of a type that is not the macro's.
        let types = || names.iter().filter(|(sort, _)| matches!(sort, Sort::Type | Sort::Trait));
        let is_own = |at: usize| {
            types().any(|&(_, name)| code.is(at, code.text(name)) && is_given(code, at) == is_given(code, name))
        };
        let impls = impls_in(code, open, code.partner(open));
        let others = impls.filter(|made| !trait_and_type(code, made).any(is_own));
        Rule { of, impls: others.collect(), names }
    })
}

/// Whether the word at a place in a definition stands for one that the call gives.
fn is_given(code: &Code, at: usize) -> bool {
    code.before(at, 1) == "$"
}

/// Returns the names of the items at the level of a group, in its repetitions and in traits.
fn names_in(code: &Code, open: usize) -> Vec<(Sort, usize)> {
    let name = |at: usize| match code.is(at, "!") {
        true => Some((Sort::Macro, at + 1 + usize::from(code.is(at + 1, "$")))).filter(|&(_, name)| code.is_word(name)),
        false => declaration(code, at),
    };
    let is_generic = |at: usize| matches!(code.before(at, 1), "<" | ",");
    let body = |at: usize| Some(at).filter(|&at| code.is(at, "trait")).and_then(|at| item(code, at, code.len()).body);
    let found = code.level(open + 1, code.partner(open)).flat_map(|at| match code.reads(at - 1, "$ (") {
        true => names_in(code, at),
        false => {
            let members = body(at).map_or(Vec::new(), |(open, _)| names_in(code, open));
            name(at).filter(|_| !is_generic(at)).into_iter().chain(members).collect()
        }
    });
    found.collect()
}

/// Returns the macro that an item calls: the only one of its name, or the last one before the item, if that is in its
/// module and none of them is under a condition.
pub fn called<'a>(code: &'a Parsed, call: &Item) -> Option<&'a Item> {
    let is_conditional = |item: &&Item| item.attributes(code).iter().any(|attribute| attribute.is_condition(code));
    let found = of_name(code, code.text(call.keyword));
    let before = found.iter().filter(|item| item.start < call.start).max_by_key(|item| item.start);
    match &found[..] {
        [only] => Some(only),
        _ if found.iter().any(is_conditional) => None,
        _ => before.filter(|item| around(code, item.start) == around(code, call.start)).copied(),
    }
}

/// Returns the macros of the bundle that a call at a place may mean, if one is there: those of its name, or else those that
/// are imported under it.
fn macros_at(code: &Parsed, at: usize) -> Vec<&Item> {
    if !code.is(at + 1, "!") {
        return Vec::new();
    }
    let found = of_name(code, code.text(at));
    let imports = uses::imports(code, code.items()).filter(|leaf| found.is_empty() && leaf.name == Some(code.text(at)));
    let imported = imports.filter_map(|leaf| leaf.path.last().copied()).flat_map(|last| of_name(code, plain(last)));
    found.iter().copied().chain(imported).collect()
}

/// Returns the macros of a name.
fn of_name<'a>(code: &'a Parsed, name: &str) -> Vec<&'a Item> {
    code.items().iter().filter(|item| item.sort == Sort::Macro && item.name_in(code) == name).collect()
}

/// Whether an item has an `impl` that holds outside, too, or a call of a macro that makes one.
pub fn holds_outside(code: &Parsed, item: &Item) -> bool {
    let called = (item.keyword..item.end).flat_map(|at| macros_at(code, at));
    [item].into_iter().chain(called).any(|one| has_impl_of_another(code, one))
}

/// Whether an item has an `impl` that is about no type or trait declared in the item.
fn has_impl_of_another(code: &Code, item: &Item) -> bool {
    let declared = (item.keyword + 1..item.end).filter_map(|at| declaration(code, at));
    let types = declared.filter(|(sort, _)| matches!(sort, Sort::Type | Sort::Trait));
    let own: Vec<Text> = types.map(|(_, name)| code.text(name)).collect();
    let is_own = |made: &Item| trait_and_type(code, made).any(|at| own.contains(&code.text(at)));
    impls_in(code, item.keyword, item.end).any(|made| made.body.is_some() && !is_own(&made))
}
