//! Changes the paths of a crate so that they hold inside the bundle, in every edition.
//!
//! The library becomes a module at the root of the bundle, so its `crate::a` becomes `crate::kit::a`, in
//! macros too; a program's `kit::a` becomes `crate::kit::a`. Paths that an edition resolves from the root of
//! the crate get `crate::`, and paths that it resolves from the current module get `self::`.

use crate::crates::Meaning;
use crate::rust::join::exports::Exports;
use crate::rust::join::scope::{Level, Scope};
use crate::rust::read::code::{plain, Code, Text};
use crate::rust::read::edits::Edits;
use crate::rust::read::items::{never_in_macros, Item, Sort};
use crate::rust::read::modules::Parsed;
use crate::rust::read::names;
use crate::rust::read::outside::Outside;
use crate::rust::read::uses::{self, Ending, Leaf, Tree, STANDARD};
use std::collections::BTreeMap;

/// How to read a crate's paths, and where they lead in the bundle.
pub struct Resolver<'a> {
    /// What this crate becomes; `None` for the program.
    pub library: Option<&'a Exports>,
    /// The crates by the names by which this one knows them, itself included.
    pub crates: BTreeMap<Text, Meaning<&'a Exports>>,
    /// Whether `use` paths start at the root, as they did before edition 2018.
    pub from_root: bool,
    /// The paths of the macros that `#[macro_use] extern crate` imports.
    pub macro_use: BTreeMap<Text, String>,
}

/// Where the first name of a path leads.
enum Target<'a> {
    /// To a library in the bundle.
    Library(&'a Exports),
    /// To a crate that has this other name at the judge.
    Judge(Text),
    /// To a crate that cannot be in a bundle, for this reason.
    Outside(&'a str),
    /// To the root of the own crate.
    Crate,
    /// To the current module, which only newer editions try first.
    Module,
    /// To what it leads to in every edition and place.
    Local,
}

/// Where a path stands.
enum Stand {
    /// In a `use`.
    Use,
    /// Behind `::` or in `pub(in ..)`: older editions begin at the root.
    Root,
    /// Elsewhere: it begins in its scope.
    Scope,
}

/// Changes the paths of a crate, and adds those to crates that cannot be in a bundle to `outside`.
/// So does a bare `crate` given to a macro, or an `extern crate` of an unknown one.
pub fn rewrite(code: &Parsed, resolver: &Resolver, outside: &mut Vec<Outside>) -> Parsed {
    let code = &if resolver.library.is_none() { resolver.without_known(code) } else { code.clone() };
    let (root, never) = (Scope::new(code, code.top(), true), never_in_macros(code));
    let mut rewriter = Rewriter { code, resolver, root: &root, never, edits: Edits::new(code), outside };
    rewriter.module(code.top(), &root);
    rewriter.edits.applied_to(code)
}

struct Rewriter<'b> {
    code: &'b Code,
    resolver: &'b Resolver<'b>,
    /// The root of the crate.
    root: &'b Scope,
    /// What is never compiled in macros.
    never: Vec<(usize, usize)>,
    edits: Edits<'b>,
    outside: &'b mut Vec<Outside>,
}

impl<'b> Rewriter<'b> {
    fn leads_outside(&mut self, at: usize, leaf: Option<Leaf>, reason: &str) {
        if !self.never.iter().any(|(start, end)| (start..end).contains(&&at)) {
            self.outside.push(Outside::new(self.code, at, leaf, reason));
        }
    }

    fn module(&mut self, items: &[Item], scope: &Scope) {
        let code = self.code;
        for item in items {
            match (item.sort, item.body) {
                (Sort::Module, Some((open, _))) => {
                    self.tokens(item.start, open, scope);
                    let inner = item.inner(code);
                    self.module(&inner, &Scope::new(code, &inner, false));
                }
                (Sort::ExternCrate, _) => self.extern_crate(item, self.resolver.is_root(scope)),
                (Sort::Use, _) => self.tokens(item.start, item.end, scope),
                _ => self.tokens(item.start, item.end, &scope.within(code, item)),
            }
        }
    }

    /// Returns where the path leads whose first name is at a place: the first of these for which all holds.
    ///
    /// | leads to | of a path that is | editions | the scope has the name |
    /// |---|---|---|---|
    /// | a crate | in a `use`, or of several names | all | not, or of an import by a `use` |
    /// | the root of the own crate | in a `use` or from the root | 2015 | in any way, and the root has it |
    /// | the current module | in a `use`, not at the root of the program | since 2018 | of a declaration |
    fn target(&self, at: usize, is_use: bool, scope: &Scope) -> Target<'b> {
        let (code, resolver, name) = (self.code, self.resolver, plain(self.code.text(at)));
        let stand = match code.before(at, 1) {
            "::" => Stand::Root,
            "in" if code.before(at, 3) == "pub" => Stand::Root,
            _ => Stand::Scope,
        };
        let level = scope.level(name).filter(|_| code.before(at, 1) != "::");
        let is_free = level.is_none() || (is_use && level == Some(Level::Import));
        let is_long = is_use || (code.is(at + 1, "::") && !code.is(at + 2, "<"));
        let meaning = resolver.crates.get(name).filter(|_| is_free && is_long);
        match (meaning, if is_use { Stand::Use } else { stand }, level) {
            (Some(Meaning::Crate(library)), ..) => Target::Library(library),
            (Some(Meaning::Judge(other)), ..) if *other != name => Target::Judge(other),
            (Some(Meaning::Refused(reason)), ..) => Target::Outside(reason),
            (_, Stand::Use | Stand::Root, _) if resolver.from_root && self.is_at_root(name) => Target::Crate,
            (_, Stand::Use, Some(Level::Module)) if !resolver.from_root && !resolver.is_root(scope) => Target::Module,
            _ => Target::Local,
        }
    }

    /// Whether a path from the root leads to an item of this crate.
    fn is_at_root(&self, name: &str) -> bool {
        !matches!(name, "crate" | "self" | "super") && (!STANDARD.contains(&name) || self.root.declares(name))
    }

    fn tokens(&mut self, start: usize, end: usize, scope: &Scope) {
        let mut at = start;
        while at < end {
            match uses::at(self.code, at).filter(|_| !self.code.in_macro(at)) {
                _ if self.code.reads(at, "extern crate") && self.hidden_crate(at) => at += 2,
                _ if self.code.is(at, "stringify") => at = self.code.after_macro(at).map_or(at, |after| after - 1),
                Some(tree) => {
                    self.declaration(&tree, scope);
                    at = tree.end;
                }
                None => self.token(at, scope),
            }
            at += 1;
        }
    }

    fn token(&mut self, at: usize, scope: &Scope) {
        let (code, resolver) = (self.code, self.resolver);
        if code.is(at, "crate") {
            return self.crate_word(at);
        }
        if !code.is_word(at) || !names::starts_path(code, at) {
            return;
        }
        match self.target(at, false, scope) {
            Target::Library(Exports { module, .. }) => self.prefix(at, &format!("crate::{module}")),
            Target::Judge(other) => self.edits.replace(at, other),
            Target::Outside(reason) => self.leads_outside(at, None, reason),
            Target::Crate => self.prefix(at, &format!("{}::{}", resolver.here(), code.text(at))),
            _ if code.before(at, 1) != "::" && code.is(at + 1, "!") => {
                let path = resolver.macro_use.get(plain(code.text(at)));
                path.into_iter().for_each(|path| self.prefix(at, path));
            }
            _ => {}
        }
    }

    /// Replaces the name at `at` and a `::` before it.
    fn prefix(&mut self, at: usize, text: &str) {
        if self.code.before(at, 1) == "::" {
            self.edits.cut(at - 1, at);
        }
        self.edits.replace(at, text);
    }

    fn crate_word(&mut self, at: usize) {
        let (code, resolver) = (self.code, self.resolver);
        let Some(module) = resolver.library.map(|own| own.module).filter(|_| code.before(at, 1) != "extern") else {
            return;
        };
        let is_scope = code.is(at + 1, ")") && (code.before(at, 2) == "pub" || code.before(at, 1) == "in");
        if is_scope && code.before(at, 1) == "(" && !code.in_macro(at) {
            self.edits.replace(at, &format!("in crate::{module}"));
        } else if code.is(at + 1, "::") || code.is(at + 1, "as") {
            self.edits.replace(at, &format!("crate::{module}"));
        } else if !is_scope {
            self.leads_outside(at, None, "`crate` alone, without a path, cannot be moved into a module");
        }
    }

    /// Changes the paths of a `use`: the tree's, or those of the parts of a group that has none.
    fn declaration(&mut self, tree: &Tree, scope: &Scope) {
        let (code, resolver) = (self.code, self.resolver);
        let Some(first) = tree.path.first().map(|first| plain(first)) else {
            let Ending::Group(parts) = &tree.ending else { return };
            return parts.iter().for_each(|part| self.declaration(part, scope));
        };
        let at = tree.at + usize::from(tree.global);
        let is_macro = tree.path.len() == 1 && resolver.library.is_some_and(|own| own.renamed.contains(&first));
        let prefix = |path: &str| format!("{path}::{}", code.text(at));
        match self.target(at, true, scope) {
            _ if first == "crate" => self.crate_word(at),
            _ if matches!(first, "self" | "super") => {}
            Target::Library(library) => self.library(tree, at, &format!("crate::{}", library.module), library.module),
            Target::Judge(other) => self.library(tree, at, other, other),
            Target::Outside(reason) => {
                tree.leaves().into_iter().for_each(|leaf| self.leads_outside(leaf.at, Some(leaf), reason));
            }
            Target::Crate => self.prefix(at, &prefix(resolver.here())),
            _ if is_macro => self.prefix(at, &prefix(resolver.here())),
            Target::Module => self.prefix(at, &prefix("self")),
            Target::Local => {}
        }
    }

    /// Changes a tree that starts with the name of a library, which is at this path by this name; an import of the
    /// library itself declares the same name as before.
    fn library(&mut self, tree: &Tree, at: usize, path: &str, name: Text) {
        let alias = plain(tree.path[0]);
        let is_itself = |tree: &Tree| tree.path.len() == 1 && matches!(tree.ending, Ending::Name(None));
        let renamed = if alias == name { String::new() } else { format!(" as {alias}") };
        if let (Ending::Group(parts), 1) = (&tree.ending, tree.path.len()) {
            for part in parts.iter().filter(|part| part.path == ["self"] && is_itself(part)) {
                self.edits.replace(part.at, &format!("self{renamed}"));
            }
        }
        self.prefix(at, &format!("{path}{}", if is_itself(tree) { &renamed } else { "" }));
    }

    /// Changes an `extern crate` in a macro or a function to a `use`; returns whether that names a library of the bundle.
    fn hidden_crate(&mut self, at: usize) -> bool {
        let name = plain(self.code.text(at + 2));
        let Some(Meaning::Crate(library)) = self.resolver.crates.get(name) else { return false };
        let same =
            if self.code.is(at + 3, "as") || library.module == name { String::new() } else { format!(" as {name}") };
        self.edits.rewrite(at, at + 3, &format!("use crate::{}{same}", library.module));
        true
    }

    fn extern_crate(&mut self, item: &Item, is_root: bool) {
        let code = self.code;
        let name = item.name_in(code);
        let alias = if code.is(item.keyword + 3, "as") { plain(code.text(item.keyword + 4)) } else { name };
        if STANDARD.contains(&name) {
            return;
        }
        let itself = self.resolver.library.is_some() && name == "self";
        let module = match self.resolver.crates.get(name) {
            _ if itself => "",
            Some(Meaning::Crate(library)) => library.module,
            Some(Meaning::Judge(other)) if *other == name => return,
            Some(Meaning::Judge(other)) => {
                let same = if alias == name { format!(" as {name}") } else { String::new() };
                return self.edits.replace(item.keyword + 2, &format!("{other}{same}"));
            }
            _ if item.is_conditional(code) => return,
            Some(Meaning::Refused(_)) if !item.has(code, "macro_use") => "",
            Some(Meaning::Refused(reason)) => {
                let leaf = Leaf { path: vec![name], name: Some(alias), glob: false, global: false, at: item.keyword };
                return self.leads_outside(item.keyword, Some(leaf), reason);
            }
            None => return self.leads_outside(item.keyword, None, &format!("crate {name} is not part of the package")),
        };
        let is_there = is_root && alias == module;
        if module.is_empty() || alias == "_" || is_there {
            self.edits.cut_item(item.start, item.end);
        } else {
            self.edits.cut(item.start, item.keyword + 1);
            let public = if item.head < item.keyword { "pub " } else { "" };
            let renamed = if alias == module { String::new() } else { format!(" as {alias}") };
            let text = format!("#[allow(unused_imports)]\n{public}use crate::{module}{renamed}");
            self.edits.rewrite(item.keyword, item.end - 1, &text);
        }
    }
}

impl Resolver<'_> {
    /// Returns the path to the root of this crate in the bundle.
    fn here(&self) -> Text {
        self.library.map_or("crate", |own| format!("crate::{}", own.module).leak())
    }

    /// Whether a scope is the root of the program.
    fn is_root(&self, scope: &Scope) -> bool {
        scope.is_root && self.library.is_none()
    }

    /// Removes the imports at the root of the program of what is there in the bundle: libraries and exported macros.
    fn without_known(&self, code: &Parsed) -> Parsed {
        let is_there =
            |leaf: &Leaf| match (leaf.path.first().and_then(|first| self.crates.get(plain(first))), &leaf.path[..]) {
                (Some(Meaning::Crate(library)), [_]) => leaf.name == Some(library.module),
                (Some(Meaning::Crate(library)), [_, name]) => library.macros.contains(name) && leaf.name == Some(*name),
                _ => false,
            };
        let (root, mut edits) = (Scope::new(code, code.top(), true), Edits::new(code));
        for item in code.top().iter().filter(|item| item.sort == Sort::Use) {
            let Some(tree) = uses::at(code, item.keyword) else { continue };
            let is_free = |leaf: &Leaf| tree.global || !root.declares(plain(leaf.path[0]));
            edits.cut_leaves(&tree, |leaf| is_there(leaf) && is_free(leaf));
        }
        edits.applied_to(code)
    }
}
