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
use crate::rust::read::uses::{self, Ending, Tree};
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
    let mut edits = Edits::new(&code);
    let mut rewriter = Rewriter { code: &code, home, edits: &mut edits };
    rewriter.module(0, code.len(), true)?;
    Ok(edits.apply())
}

struct Rewriter<'a, 'b, 'c> {
    code: &'b Code<'a>,
    home: &'b Home,
    edits: &'c mut Edits<'a, 'b>,
}

impl Rewriter<'_, '_, '_> {
    fn module(&mut self, start: usize, end: usize, is_root: bool) -> Outcome<()> {
        let found = items::items(self.code, start, end);
        let aliases = &self.home.aliases[..];
        let known = if is_root { aliases } else { &[] };
        let mut scope = Scope {
            is_root,
            module: names::declared(self.code, &found, aliases),
            local: HashSet::new(),
            taken: names::declared(self.code, &found, known),
        };
        for item in &found {
            match (item.sort, item.body) {
                (Sort::Module, Some((open, close))) => {
                    self.tokens(item.start, open, &scope)?;
                    self.module(open + 1, close, false)?;
                }
                (Sort::ExternCrate, _) => self.extern_crate(item, is_root)?,
                (Sort::Use, _) => self.tokens(item.start, item.end, &scope)?,
                _ => {
                    scope.local = names::declared_within(self.code, item.start, item.end, aliases);
                    let before = scope.taken.clone();
                    scope.taken.extend(names::declared_within(self.code, item.start, item.end, &[]));
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
        let mut macro_end = 0;
        while at < end {
            macro_end = self.code.after_macro(at).unwrap_or(0).max(macro_end);
            if at >= macro_end && uses::starts(self.code, at) {
                at = self.declaration(at, scope);
            } else {
                self.token(at, scope)?;
                at += 1;
            }
        }
        Ok(())
    }

    fn token(&mut self, at: usize, scope: &Scope) -> Outcome<()> {
        let (code, home) = (self.code, self.home);
        if code.is(at, "crate") {
            return self.crate_word(at);
        }
        let Some(start) = names::path_start(code, at).filter(|_| code.is_word(at)) else { return Ok(()) };
        let name = plain(code.text(at));
        let shadowed = start.is_none() && scope.taken.contains(name);
        let scoped = code.before(at, 1) == "in" && code.before(at, 2) == "(" && code.before(at, 3) == "pub";
        if code.is(at + 1, "::") && home.is_alias(name) && !shadowed {
            self.prefix(at, start, &format!("crate::{}", home.module));
        } else if home.from_root && (start.is_some() || scoped) && home.is_at_root(name) {
            self.prefix(at, start, &format!("{}::{}", home.here(), code.text(at)));
        } else if home.macro_use
            && start.is_none()
            && code.is(at + 1, "!")
            && home.macros.iter().any(|known| known == name)
        {
            self.prefix(at, None, &format!("crate::{}", code.text(at)));
        }
        Ok(())
    }

    /// Writes `text` for the name at `at` and for the `::` before it.
    fn prefix(&mut self, at: usize, start: Option<usize>, text: &str) {
        if let Some(start) = start {
            self.edits.cut(start, start + 1);
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

    /// Changes the `use` whose keyword is at `at` and answers the place after it.
    fn declaration(&mut self, at: usize, scope: &Scope) -> usize {
        let tree = uses::tree(self.code, at);
        match self.home.tree(&tree, scope) {
            Some(changed) if uses::text(&changed) != uses::text(&tree) => {
                self.edits.rewrite(tree.at, tree.end, &uses::text(&changed));
            }
            Some(_) => {}
            None => self.edits.cut_item(items::start_of(self.code, at), tree.end + 1),
        }
        tree.end + 1
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
    fn is_alias(&self, name: &str) -> bool {
        self.aliases.iter().any(|alias| alias == name)
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
        let mut changed = tree.clone();
        let Some(first) = tree.path.first().map(|first| plain(first)) else { return self.group(changed, scope) };
        let shadowed = scope.module.contains(first) || scope.local.contains(first);
        let prefix = match first {
            "crate" | "$crate" if self.is_library => {
                changed.path.insert(1, self.module.clone());
                return Some(changed);
            }
            "crate" | "$crate" | "self" | "super" => return Some(changed),
            _ if self.is_alias(first) && (tree.global || !shadowed) => return self.library_tree(changed, scope),
            _ if self.from_root && self.is_at_root(first) => self.here(),
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

    /// The parts of a group without a path, each changed for itself.
    fn group(&self, mut tree: Tree, scope: &Scope) -> Option<Tree> {
        if let Ending::Group(parts) = &tree.ending {
            let parts: Vec<Tree> = parts.iter().filter_map(|part| self.tree(part, scope)).collect();
            if parts.is_empty() {
                return None;
            }
            tree.ending = Ending::Group(parts);
        }
        Some(tree)
    }

    /// A tree that starts with the library's name.
    fn library_tree(&self, mut tree: Tree, scope: &Scope) -> Option<Tree> {
        let alias = plain(&tree.path[0]).to_string();
        tree.global = false;
        tree.path.splice(0..1, ["crate".to_string(), self.module.clone()]);
        let at_root = scope.is_root && !self.is_library && scope.local.is_empty();
        tree.ending = match (tree.path.len(), tree.ending) {
            (2, Ending::Name(name)) => Ending::Name(self.itself(name, &alias, at_root)?),
            (2, Ending::Group(parts)) => {
                let parts: Vec<Tree> = parts.into_iter().filter_map(|part| self.part(part, &alias, at_root)).collect();
                if parts.is_empty() {
                    return None;
                }
                Ending::Group(parts)
            }
            (3, Ending::Name(None)) if at_root && self.macros.contains(&tree.path[2]) => return None,
            (_, ending) => ending,
        };
        Some(tree)
    }

    /// The `as` of an import of the library itself; nothing when the module has that name there already.
    fn itself(&self, name: Option<String>, alias: &str, at_root: bool) -> Option<Option<String>> {
        let wanted = name.unwrap_or_else(|| alias.to_string());
        if wanted == self.module {
            return if at_root { None } else { Some(None) };
        }
        Some(Some(wanted))
    }

    /// One part of `kit::{ .. }`.
    fn part(&self, mut part: Tree, alias: &str, at_root: bool) -> Option<Tree> {
        if part.path.len() != 1 {
            return Some(part);
        }
        match part.ending {
            Ending::Name(name) if part.path[0] == "self" => {
                part.ending = Ending::Name(self.itself(name, alias, at_root)?)
            }
            Ending::Name(None) if at_root && self.macros.contains(&part.path[0]) => return None,
            ending => part.ending = ending,
        }
        Some(part)
    }
}
