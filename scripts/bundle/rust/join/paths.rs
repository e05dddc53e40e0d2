//! Changes the paths of a crate so that they hold inside the bundle, in every edition.
//!
//! The library becomes a module at the root of the bundle, so its `crate::a` becomes `crate::kit::a`, in
//! macros too; a program's `kit::a` becomes `crate::kit::a`. Paths that an edition resolves from the root of
//! the crate get `crate::`, and paths that it resolves from the current module get `self::`.

use crate::fault::Outcome;
use crate::rust::read::code::{plain, Code, Text, Token};
use crate::rust::read::edits::Edits;
use crate::rust::read::items::{self, Item, Sort};
use crate::rust::read::names;
use crate::rust::read::uses::{self, Ending, Leaf, Tree, STANDARD};
use std::collections::{BTreeMap, HashSet};

/// How to read a crate's paths, and where they lead in the bundle.
pub struct Home {
    /// The module that this crate becomes; `None` for the program.
    pub module: Option<Text>,
    /// Other crates, by the names by which this one knows them.
    pub crates: BTreeMap<Text, Other>,
    /// Whether `use` paths start at the root, as they did before edition 2018.
    pub from_root: bool,
    /// The names at the root of this crate.
    pub root: HashSet<Text>,
    /// The macros of this crate that have another name at the root of the bundle.
    pub renamed: Vec<Text>,
    /// The paths of the macros that `#[macro_use] extern crate` imports.
    pub macro_use: BTreeMap<Text, String>,
}

/// Another crate.
#[derive(Clone)]
pub enum Other {
    /// A module of the bundle; its exported macros live at the root of the bundle, some under another name.
    Module { name: Text, macros: Vec<Text>, renamed: Vec<Text> },
    /// A crate that the judge provides.
    Judge,
    /// A crate that cannot be in a bundle, and why.
    Refused(String),
}

/// The names that a path may mean instead of a crate.
struct Scope {
    is_root: bool,
    module: HashSet<Text>,
    local: HashSet<Text>,
    /// All of these, and the library's own name if a `use` imports it.
    taken: HashSet<Text>,
}

/// A path or an import that begins with a crate that cannot be in a bundle.
pub struct Outside {
    /// Its first token.
    token: Token,
    /// The import.
    leaf: Option<Leaf>,
    /// Why the crate cannot be in a bundle.
    reason: String,
}

impl Outside {
    /// Errors: some of these tokens need it.
    pub fn refuse_in(&self, tokens: &[Token]) -> Outcome<()> {
        match tokens.iter().filter(|token| token.is_code()).any(|token| self.is_needed_by(token)) {
            true => Err(self.token.fault(&self.reason)),
            false => Ok(()),
        }
    }

    /// Whether a token is its own, has the name that it imports, or may have a name from its `*`.
    fn is_needed_by(&self, token: &Token) -> bool {
        let has_name = |leaf: &Leaf| leaf.glob || leaf.name == Some(plain(token.text));
        self.is_at(token) || (token.file == self.token.file && self.leaf.as_ref().is_some_and(has_name))
    }

    /// Whether it begins at a token.
    pub fn is_at(&self, token: &Token) -> bool {
        (token.file, token.byte, token.text) == (self.token.file, self.token.byte, self.token.text)
    }
}

/// Changes the paths of a crate's tokens, and adds those to crates that cannot be in a bundle to `outside`.
///
/// Errors: a bare `crate` given to a macro, or an `extern crate` of an unknown one.
pub fn rewrite(tokens: &[Token], home: &Home, outside: &mut Vec<Outside>) -> Outcome<Vec<Token>> {
    let tokens = if home.module.is_none() { home.without_known(tokens) } else { tokens.to_vec() };
    let code = Code::new(&tokens);
    let mut rewriter = Rewriter { code: &code, home, edits: Edits::new(&code), outside };
    rewriter.module(&items::top(&code), true)?;
    Ok(rewriter.edits.apply())
}

struct Rewriter<'a, 'b> {
    code: &'b Code<'a>,
    home: &'b Home,
    edits: Edits<'a, 'b>,
    outside: &'b mut Vec<Outside>,
}

impl Rewriter<'_, '_> {
    fn leads_outside(&mut self, at: usize, leaf: Option<Leaf>, reason: &str) {
        let token = self.code.tokens[self.code.place(at)];
        self.outside.push(Outside { token, leaf, reason: reason.to_string() });
    }

    fn module(&mut self, items: &[Item], is_root: bool) -> Outcome<()> {
        let code = self.code;
        let module = names::declared(code, items, false);
        let taken = names::declared(code, items, !is_root);
        let mut scope = Scope { is_root, module, local: HashSet::new(), taken };
        for item in items {
            match (item.sort, item.body) {
                (Sort::Module, Some((open, _))) => {
                    self.tokens(item.start, open, &scope)?;
                    self.module(&item.inner(code), false)?;
                }
                (Sort::ExternCrate, _) => self.extern_crate(item, is_root)?,
                (Sort::Use, _) => self.tokens(item.start, item.end, &scope)?,
                _ => {
                    scope.local = names::declared_within(code, item, false);
                    let before = scope.taken.clone();
                    scope.taken.extend(names::declared_within(code, item, true));
                    self.tokens(item.start, item.end, &scope)?;
                    scope.taken = before;
                    scope.local.clear();
                }
            }
        }
        Ok(())
    }

    fn tokens(&mut self, start: usize, end: usize, scope: &Scope) -> Outcome<()> {
        let mut at = start;
        while at < end {
            match uses::at(self.code, at).filter(|_| !self.code.in_macro(at)) {
                _ if self.code.is(at, "stringify") => at = self.code.after_macro(at).map_or(at, |after| after - 1),
                Some(tree) => {
                    self.declaration(&tree, scope)?;
                    at = tree.end;
                }
                None => self.token(at, scope)?,
            }
            at += 1;
        }
        Ok(())
    }

    fn token(&mut self, at: usize, scope: &Scope) -> Outcome<()> {
        let (code, home) = (self.code, self.home);
        if code.is(at, "crate") {
            return self.crate_word(at);
        }
        if !code.is_word(at) || !names::starts_path(code, at) {
            return Ok(());
        }
        let name = plain(code.text(at));
        let is_global = code.before(at, 1) == "::";
        let is_scope = at >= 3 && code.reads(at - 3, "pub ( in");
        let leads_on = code.is(at + 1, "::") && !code.is(at + 2, "<");
        let is_crate = leads_on && (is_global || !scope.taken.contains(name));
        match home.crates.get(name).filter(|_| is_crate) {
            Some(Other::Module { name, .. }) => self.prefix(at, &format!("crate::{name}")),
            Some(Other::Refused(reason)) => self.leads_outside(at, None, reason),
            _ if home.from_root && (is_global || is_scope) && home.is_at_root(name) => {
                self.prefix(at, &format!("{}::{}", home.here(), code.text(at)));
            }
            _ if !is_global && code.is(at + 1, "!") => {
                home.macro_use.get(name).into_iter().for_each(|path| self.prefix(at, path));
            }
            _ => {}
        }
        Ok(())
    }

    /// Replaces the name at `at` and a `::` before it.
    fn prefix(&mut self, at: usize, text: &str) {
        if self.code.before(at, 1) == "::" {
            self.edits.cut(at - 1, at);
        }
        self.edits.replace(at, text);
    }

    fn crate_word(&mut self, at: usize) -> Outcome<()> {
        let (code, home) = (self.code, self.home);
        let Some(module) = home.module.as_ref().filter(|_| code.before(at, 1) != "extern") else {
            return Ok(());
        };
        let ends = code.is(at + 1, ")");
        if ends && code.before(at, 2) == "pub" && !code.in_macro(at) {
            self.edits.replace(at, &format!("in crate::{module}"));
            return Ok(());
        }
        if ends && (code.before(at, 2) == "pub" || code.before(at, 1) == "in") {
            return Ok(());
        }
        if code.is(at + 1, "::") || code.is(at + 1, "as") {
            self.edits.replace(at, &format!("crate::{module}"));
            return Ok(());
        }
        Err(code.fault(at, "`crate` alone, without a path, cannot be moved into a module"))
    }

    /// Changes the paths of a `use`: the tree's, or those of the parts of a group that has none.
    fn declaration(&mut self, tree: &Tree, scope: &Scope) -> Outcome<()> {
        let (code, home) = (self.code, self.home);
        let Some(first) = tree.path.first().map(|first| plain(first)) else {
            let Ending::Group(parts) = &tree.ending else { return Ok(()) };
            return parts.iter().try_for_each(|part| self.declaration(part, scope));
        };
        let at = tree.at + usize::from(tree.global);
        let is_own = matches!(first, "crate" | "self" | "super");
        let other = home.crates.get(first).filter(|_| tree.global || !scope.shadows(first));
        let prefix = match other {
            _ if first == "crate" => return self.crate_word(at),
            _ if is_own => return Ok(()),
            Some(Other::Refused(reason)) => {
                tree.leaves().into_iter().for_each(|leaf| self.leads_outside(leaf.at, Some(leaf), reason));
                return Ok(());
            }
            Some(Other::Module { name, .. }) => {
                self.library(tree, at, name);
                return Ok(());
            }
            _ if home.from_root && home.is_at_root(first) => home.here(),
            _ if tree.path.len() == 1 && home.renamed.contains(&first) => home.here(),
            _ if home.reads_module(first, scope) && !tree.global && !home.from_root => "self",
            _ => return Ok(()),
        };
        self.prefix(at, &format!("{prefix}::{}", code.text(at)));
        Ok(())
    }

    /// Changes a tree that starts with the name of a library, which is this module; an import of the library itself
    /// declares the same name as before.
    fn library(&mut self, tree: &Tree, at: usize, module: Text) {
        let alias = plain(tree.path[0]);
        let is_itself = |tree: &Tree| tree.path.len() == 1 && matches!(tree.ending, Ending::Name(None));
        let name = if alias == module { String::new() } else { format!(" as {alias}") };
        if let (Ending::Group(parts), 1) = (&tree.ending, tree.path.len()) {
            for part in parts.iter().filter(|part| part.path == ["self"] && is_itself(part)) {
                self.edits.replace(part.at, &format!("self{name}"));
            }
        }
        self.prefix(at, &format!("crate::{module}{}", if is_itself(tree) { &name } else { "" }));
    }

    fn extern_crate(&mut self, item: &Item, is_root: bool) -> Outcome<()> {
        let code = self.code;
        let name = item.name_in(code);
        let alias = if code.is(item.keyword + 3, "as") { plain(code.text(item.keyword + 4)) } else { name };
        if STANDARD.contains(&name) {
            return Ok(());
        }
        let itself = self.home.module.is_some() && name == "self";
        let module = match self.home.crates.get(name) {
            _ if itself => "",
            Some(Other::Module { name, .. }) => name,
            Some(Other::Judge) => return Ok(()),
            _ if item.has(code, "cfg") => return Ok(()),
            Some(Other::Refused(_)) if !item.has(code, "macro_use") => "",
            Some(Other::Refused(reason)) => return Err(code.fault(item.keyword, reason)),
            None => return Err(code.fault(item.keyword, format!("crate {name} is not part of the package"))),
        };
        let is_there = is_root && self.home.module.is_none() && alias == module;
        if module.is_empty() || alias == "_" || is_there {
            self.edits.cut_item(item.start, item.end);
        } else {
            self.edits.cut(item.start, item.keyword + 1);
            let public = if item.head < item.keyword { "pub " } else { "" };
            let renamed = if alias == module { String::new() } else { format!(" as {alias}") };
            let text = format!("#[allow(unused_imports)]\n{public}use crate::{module}{renamed}");
            self.edits.rewrite(item.keyword, item.end - 1, &text);
        }
        Ok(())
    }
}

impl Home {
    /// Whether a path from the root leads to an item of this crate.
    fn is_at_root(&self, name: &str) -> bool {
        !matches!(name, "crate" | "self" | "super") && (!STANDARD.contains(&name) || self.root.contains(name))
    }

    /// Returns the path to the root of this crate in the bundle.
    fn here(&self) -> Text {
        self.module.map_or("crate", |module| format!("crate::{module}").leak())
    }

    fn reads_module(&self, first: &str, scope: &Scope) -> bool {
        let bundled_root = scope.is_root && self.module.is_none();
        !bundled_root && !STANDARD.contains(&first) && scope.module.contains(first) && !scope.local.contains(first)
    }

    /// Removes the imports at the root of the program of what is there in the bundle: libraries and exported macros.
    fn without_known(&self, tokens: &[Token]) -> Vec<Token> {
        let code = Code::new(tokens);
        let is_there =
            |leaf: &Leaf| match (leaf.path.first().and_then(|first| self.crates.get(plain(first))), &leaf.path[..]) {
                (Some(Other::Module { name, .. }), [_]) => leaf.name == Some(name),
                (Some(Other::Module { macros, .. }), [_, name]) => macros.contains(name) && leaf.name == Some(*name),
                _ => false,
            };
        let mut edits = Edits::new(&code);
        for item in items::top(&code).iter().filter(|item| item.sort == Sort::Use) {
            let Some(tree) = uses::at(&code, item.keyword) else { continue };
            let is_free = |leaf: &Leaf| tree.global || !self.root.contains(plain(leaf.path[0]));
            edits.cut_leaves(&tree, |leaf| is_there(leaf) && is_free(leaf));
        }
        edits.apply()
    }
}

impl Scope {
    /// Whether a name at the start of a `use` is one of the module's or the function's own.
    fn shadows(&self, name: &str) -> bool {
        self.module.contains(name) || self.local.contains(name)
    }
}
