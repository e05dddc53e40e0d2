//! Turns the paths of a crate into paths that hold inside the bundle, in every edition.
//!
//! The library becomes a module at the root of the bundle, so its `crate::a` becomes `crate::kit::a`, in
//! macros too; a program's `kit::a` becomes `crate::kit::a`. What an edition reads from the root of the
//! crate is said so with `crate::`, and what it reads from the module at hand with `self::`.

use crate::fault::Outcome;
use crate::rust::read::attributes;
use crate::rust::read::code::{plain, Code, Token};
use crate::rust::read::edits::Edits;
use crate::rust::read::items::{self, Item, Sort};
use crate::rust::read::names::{self, STANDARD};
use crate::rust::read::uses::{self, Ending, Leaf, Tree};
use std::collections::HashSet;

/// How a crate's paths are to be read and where they are to lead.
pub struct Home {
    /// The module of the bundle that is the library.
    pub module: String,
    /// The names by which this crate knows the library.
    pub aliases: Vec<String>,
    /// Whether this crate is the library itself.
    pub is_library: bool,
    /// Whether `use` paths start at the root, as they did before edition 2018.
    pub from_root: bool,
    /// The names at the root of this crate.
    pub root: HashSet<String>,
    /// The macros that the library exports: they live at the root of the bundle.
    pub macros: Vec<String>,
    /// Those of them that have another name there, and their own only in the library.
    pub renamed: Vec<String>,
    /// Whether `#[macro_use]` brings them into the whole crate.
    pub macro_use: bool,
}

/// The names that a path may mean instead of a crate.
struct Scope {
    is_root: bool,
    module: HashSet<String>,
    local: HashSet<String>,
    /// All of these, and the library's own name where a `use` brings it in.
    taken: HashSet<String>,
}

/// The crate's tokens with every path changed that has to be.
///
/// Errors: a bare `crate` given to a macro, or an `extern crate` that is neither the library's nor standard.
pub fn rewrite(tokens: &[Token], home: &Home) -> Outcome<Vec<Token>> {
    let code = Code::new(tokens);
    let mut rewriter = Rewriter { code: &code, home, edits: Edits::new(&code) };
    rewriter.module(&items::top(&code), true)?;
    Ok(rewriter.edits.apply())
}

struct Rewriter<'a, 'b> {
    code: &'b Code<'a>,
    home: &'b Home,
    edits: Edits<'a, 'b>,
}

impl Rewriter<'_, '_> {
    fn module(&mut self, items: &[Item], is_root: bool) -> Outcome<()> {
        let (code, aliases) = (self.code, Some(&self.home.aliases[..]));
        let module = names::declared(code, items, aliases);
        let taken = names::declared(code, items, aliases.filter(|_| is_root));
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
                    scope.local = names::declared_within(code, item, aliases);
                    let before = scope.taken.clone();
                    scope.taken.extend(names::declared_within(code, item, None));
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
                Some(tree) => {
                    self.declaration(&tree, scope);
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
        if code.is(at + 1, "::") && home.is_alias(name) && (is_global || !scope.taken.contains(name)) {
            self.prefix(at, &format!("crate::{}", home.module));
        } else if home.from_root && (is_global || is_scope) && home.is_at_root(name) {
            self.prefix(at, &format!("{}::{}", home.here(), code.text(at)));
        } else if home.macro_use && !is_global && code.is(at + 1, "!") && home.macros.iter().any(|m| m == name) {
            let library = if home.is_renamed(name) { home.module.clone() + "::" } else { String::new() };
            self.prefix(at, &format!("crate::{library}{}", code.text(at)));
        }
        Ok(())
    }

    /// Writes `text` for the name at `at` and for the `::` before it.
    fn prefix(&mut self, at: usize, text: &str) {
        if self.code.before(at, 1) == "::" {
            self.edits.cut(at - 1, at);
        }
        self.edits.replace(at, text);
    }

    fn crate_word(&mut self, at: usize) -> Outcome<()> {
        let (code, home) = (self.code, self.home);
        let visibility = code.is(at + 1, ")") && (code.before(at, 2) == "pub" || code.before(at, 1) == "in");
        if !home.is_library || visibility || code.before(at, 1) == "extern" {
            return Ok(());
        }
        if code.is(at + 1, "::") || code.is(at + 1, "as") {
            self.edits.replace(at, &format!("crate::{}", home.module));
            return Ok(());
        }
        Err(code.fault(at, "`crate` alone, without a path, cannot be moved into a module"))
    }

    fn declaration(&mut self, tree: &Tree, scope: &Scope) {
        match self.home.tree(tree, scope).map(|changed| changed.text()) {
            Some(changed) if changed != tree.text() => self.edits.rewrite(tree.at, tree.end, &changed),
            Some(_) => {}
            None => self.edits.cut_use(tree),
        }
    }

    fn extern_crate(&mut self, item: &Item, is_root: bool) -> Outcome<()> {
        let code = self.code;
        let name = item.name_in(code);
        let alias = if code.is(item.keyword + 3, "as") { plain(code.text(item.keyword + 4)) } else { name };
        if STANDARD.contains(&name) {
            return Ok(());
        }
        let itself = self.home.is_library && name == "self";
        if !itself && !self.home.is_alias(name) {
            let reason = format!("crate {name} is not part of the package");
            let elsewhere = attributes::has(code, item, "cfg");
            return if elsewhere { Ok(()) } else { Err(code.fault(item.keyword, reason)) };
        }
        if itself || alias == "_" || (is_root && alias == self.home.module) {
            self.edits.cut_item(item.start, item.end);
        } else {
            self.edits.cut(item.start, item.keyword + 1);
            let public = if item.head < item.keyword { "pub " } else { "" };
            let text = format!("#[allow(unused_imports)]\n{}{}", public, self.home.import(alias));
            self.edits.rewrite(item.keyword, item.end - 1, &text);
        }
        Ok(())
    }
}

impl Home {
    /// Whether this crate knows the library by a name.
    pub fn is_alias(&self, name: &str) -> bool {
        self.aliases.iter().any(|alias| alias == name)
    }

    /// Whether an exported macro has its own name only in the library.
    fn is_renamed(&self, name: &str) -> bool {
        self.renamed.iter().any(|renamed| renamed == name)
    }

    /// Whether a path from the root leads to an item of this crate.
    fn is_at_root(&self, name: &str) -> bool {
        !matches!(name, "crate" | "self" | "super") && (!STANDARD.contains(&name) || self.root.contains(name))
    }

    /// The path to the root of this crate in the bundle.
    fn here(&self) -> String {
        if self.is_library {
            format!("crate::{}", self.module)
        } else {
            "crate".to_string()
        }
    }

    /// The declaration that brings the library in under a name.
    fn import(&self, name: &str) -> String {
        if name == self.module {
            format!("use crate::{}", name)
        } else {
            format!("use crate::{} as {}", self.module, name)
        }
    }

    /// A tree as it has to be in the bundle; nothing when all that it imports is there already.
    fn tree(&self, tree: &Tree, scope: &Scope) -> Option<Tree> {
        let Some(first) = tree.path.first().map(|first| plain(first)) else {
            return match &tree.ending {
                Ending::Group(parts) => {
                    tree.with_parts(parts.iter().filter_map(|part| self.tree(part, scope)).collect())
                }
                _ => Some(tree.clone()),
            };
        };
        let shadowed = scope.module.contains(first) || scope.local.contains(first);
        let mut changed = tree.clone();
        let prefix = match first {
            "crate" | "$crate" if self.is_library => {
                changed.path.insert(1, self.module.clone());
                return Some(changed);
            }
            "crate" | "$crate" | "self" | "super" => return Some(changed),
            _ if self.is_alias(first) && (tree.global || !shadowed) => return self.library_tree(tree, scope),
            _ if self.from_root && self.is_at_root(first) => self.here(),
            _ if self.is_library && tree.path.len() == 1 && self.is_renamed(first) => self.here(),
            _ if self.reads_module(first, scope) && !tree.global && !self.from_root => "self".to_string(),
            _ => return Some(changed),
        };
        changed.global = false;
        changed.path.insert(0, prefix);
        Some(changed)
    }

    fn reads_module(&self, first: &str, scope: &Scope) -> bool {
        let bundled_root = scope.is_root && !self.is_library;
        !bundled_root && !STANDARD.contains(&first) && scope.module.contains(first) && !scope.local.contains(first)
    }

    /// A tree that starts with the library's name.
    fn library_tree(&self, tree: &Tree, scope: &Scope) -> Option<Tree> {
        let at_root = scope.is_root && !self.is_library && scope.local.is_empty();
        let is_there = |leaf: &Leaf| match &leaf.path[..] {
            [_] => leaf.name.as_ref() == Some(&self.module),
            [_, name] => {
                let is_at_root = self.macros.contains(name) && !self.is_renamed(name);
                is_at_root && leaf.name.as_ref() == Some(name)
            }
            _ => false,
        };
        let there: Vec<usize> = tree.leaves().iter().filter(|leaf| is_there(leaf)).map(|leaf| leaf.at).collect();
        let mut tree = tree.without(&|at| at_root && there.contains(&at))?;
        let alias = plain(&tree.path[0]).to_string();
        match &mut tree.ending {
            Ending::Name(name) if tree.path.len() == 1 => self.keep_name(name, &alias),
            Ending::Group(parts) if tree.path.len() == 1 => {
                for part in parts.iter_mut().filter(|part| part.path == ["self"]) {
                    if let Ending::Name(name) = &mut part.ending {
                        self.keep_name(name, &alias);
                    }
                }
            }
            _ => {}
        }
        tree.global = false;
        tree.path.splice(0..1, ["crate".to_string(), self.module.clone()]);
        Some(tree)
    }

    /// Makes an import of the library itself bring in the name that it brought before.
    fn keep_name(&self, name: &mut Option<String>, alias: &str) {
        let wanted = name.take().unwrap_or_else(|| alias.to_string());
        *name = Some(wanted).filter(|wanted| *wanted != self.module);
    }
}
