//! Finds the modules of a library that a program needs, by following the paths that they name.
//!
//! A `pub use` counts only when somebody asks for the name that it gives. A module that nobody names is
//! needed all the same when it has an `impl` for things of elsewhere, or a macro that is called. In doubt a
//! module is needed: what is dead in it, the compiler knows.

use crate::attributes;
use crate::code::{plain, Code, Token};
use crate::edits::Edits;
use crate::items::{impls_within, Item, Sort};
use crate::modules::{modules, Module};
use crate::names;
use crate::uses::{self, Leaf};
use std::collections::{HashMap, HashSet};

/// How many `*` of things that are no modules may lie on the way to a name.
const MOST_GLOBS: usize = 2;

/// The library's tokens without the modules that `program` cannot reach; `aliases` are the library's names.
/// A `careful` look keeps every module that calls a macro among its items.
pub fn needed(library: &[Token], program: &[Token], aliases: &[String], from_root: bool, careful: bool) -> Vec<Token> {
    let code = Code::new(library);
    let modules = modules(&code);
    let mut reach = Reach {
        code: &code,
        modules: &modules,
        aliases,
        from_root,
        careful,
        reached: vec![false; modules.len()],
        queue: Vec::new(),
        asked: HashSet::new(),
        called: HashSet::new(),
        kept: HashSet::new(),
        imports: HashMap::new(),
        globs: 0,
    };
    reach.note_imports();
    reach.program(program);
    reach.run();
    reach.cut()
}

struct Reach<'a> {
    code: &'a Code<'a>,
    modules: &'a [Module],
    aliases: &'a [String],
    from_root: bool,
    careful: bool,
    reached: Vec<bool>,
    queue: Vec<usize>,
    asked: HashSet<(usize, String)>,
    called: HashSet<String>,
    kept: HashSet<usize>,
    /// The modules that any `use` brings in under a name.
    imports: HashMap<String, HashSet<usize>>,
    /// How many `*` that may be an enum's are being followed, each found behind the one before.
    globs: usize,
}

impl Reach<'_> {
    /// Follows every path of the program that starts with the library's name.
    fn program(&mut self, program: &[Token]) {
        self.reach(0);
        let code = Code::new(program);
        let mut has_glob = false;
        for keyword in (0..code.len()).filter(|&at| uses::starts(&code, at)) {
            for leaf in uses::tree(&code, keyword).leaves() {
                if leaf.path.first().is_some_and(|name| self.is_alias(name)) {
                    self.note_import(0, &leaf.path[1..], &leaf);
                    self.follow_leaf(0, &leaf.path[1..], leaf.glob);
                    has_glob |= leaf.glob;
                }
            }
        }
        for at in 0..code.len() {
            self.call(&code, at);
            if !code.is_word(at) || !code.is(at + 1, "::") {
                continue;
            }
            if self.is_alias(code.text(at)) {
                self.follow(0, &code.path(at + 2));
            } else if code.before(at, 1) != "::" {
                self.follow_imported(&code.path(at), has_glob);
            }
        }
    }

    /// Notes which names of the library's `use` lines are modules.
    fn note_imports(&mut self) {
        let (code, modules) = (self.code, self.modules);
        for (module, items) in modules.iter().map(|module| &module.items).enumerate() {
            for item in items.iter().filter(|item| item.sort != Sort::Module) {
                for keyword in (item.start..item.end).filter(|&at| uses::starts(code, at)) {
                    for leaf in uses::tree(code, keyword).leaves() {
                        if let Some((start, names)) = self.anchor(module, &leaf.path, true) {
                            self.note_import(start, &names, &leaf);
                        }
                    }
                }
            }
        }
    }

    fn note_import(&mut self, start: usize, names: &[String], leaf: &Leaf) {
        if let (Some(name), Some(module)) = (&leaf.name, self.module_at(start, names)) {
            self.imports.entry(name.clone()).or_default().insert(module);
        }
    }

    /// The module at the end of a path, when every name on it is a module's.
    fn module_at(&self, start: usize, names: &[String]) -> Option<usize> {
        names.iter().try_fold(start, |module, name| self.child(module, name))
    }

    fn is_alias(&self, name: &str) -> bool {
        self.aliases.iter().any(|alias| alias == plain(name))
    }

    /// Reads every needed module, and those that the reading makes needed.
    fn run(&mut self) {
        loop {
            while let Some(module) = self.queue.pop() {
                self.module(module);
            }
            let modules = self.modules;
            let hidden = (1..modules.len()).find(|&module| !self.reached[module] && self.is_needed_unnamed(module));
            match hidden {
                Some(module) => self.reach(module),
                None => return,
            }
        }
    }

    fn reach(&mut self, module: usize) {
        let mut next = Some(module);
        while let Some(module) = next {
            if self.reached[module] {
                return;
            }
            self.reached[module] = true;
            self.queue.push(module);
            next = self.modules[module].parent;
        }
    }

    fn module(&mut self, module: usize) {
        let modules = self.modules;
        for item in &modules[module].items {
            match item.sort {
                Sort::Module => {}
                Sort::Use => self.declaration(module, item),
                _ => self.tokens(module, item),
            }
        }
    }

    fn declaration(&mut self, module: usize, item: &Item) {
        for leaf in uses::tree(self.code, item.keyword).leaves() {
            let lazy = item.is_public(self.code) && !self.uses_itself(module, &leaf);
            if !lazy {
                self.keep(module, &leaf, &[]);
            }
        }
    }

    /// Whether code of the module itself may mean the leaf of its `pub use`.
    fn uses_itself(&self, module: usize, leaf: &Leaf) -> bool {
        let own = |item: &&Item| !matches!(item.sort, Sort::Module | Sort::Use);
        let mut items = self.modules[module].items.iter().filter(own);
        match &leaf.name {
            None => items.next().is_some(),
            Some(name) => items.any(|item| (item.start..item.end).any(|at| plain(self.code.text(at)) == name)),
        }
    }

    fn keep(&mut self, module: usize, leaf: &Leaf, rest: &[String]) {
        self.kept.insert(leaf.at);
        let mut path = leaf.path.clone();
        path.extend_from_slice(rest);
        match self.anchor(module, &path, true) {
            Some((start, names)) => self.follow_leaf(start, &names, leaf.glob && rest.is_empty()),
            None => self.follow_imported(&path, true),
        }
    }

    fn tokens(&mut self, module: usize, item: &Item) {
        let code = self.code;
        let mut at = item.start;
        while at < item.end {
            self.call(code, at);
            if uses::starts(code, at) {
                let tree = uses::tree(code, at);
                for leaf in tree.leaves() {
                    self.keep(module, &leaf, &[]);
                }
                at = tree.end;
            } else if code.is_word(at) && code.is(at + 1, "::") && code.before(at, 1) != "::" {
                self.path(module, &code.path(at));
            } else if code.is(at, "::") && names::path_start(code, at + 1) == Some(Some(at)) {
                self.path(module, &code.path(at + 1));
            }
            at += 1;
        }
    }

    fn path(&mut self, module: usize, path: &[String]) {
        match self.anchor(module, path, false) {
            Some((start, names)) => self.follow(start, &names),
            None => self.follow_imported(path, true),
        }
    }

    /// Notes a macro that is called.
    fn call(&mut self, code: &Code, at: usize) {
        if code.is_word(at) && code.is(at + 1, "!") {
            self.called.insert(code.text(at).to_string());
        }
    }

    /// The module that a path starts from when its first name says so, and the names after that.
    fn anchor(&self, module: usize, path: &[String], in_use: bool) -> Option<(usize, Vec<String>)> {
        let first = path.first()?;
        let mut start = match first.as_str() {
            "crate" | "$crate" => 0,
            "self" => module,
            "super" => self.modules[module].parent?,
            name if self.is_alias(name) => 0,
            name if in_use && self.from_root && self.child(0, name).is_some() => return Some((0, path.to_vec())),
            name if self.child(module, name).is_some() => return Some((module, path.to_vec())),
            _ => return None,
        };
        let mut next = 1;
        while path.get(next).is_some_and(|name| name == "super") {
            start = self.modules[start].parent?;
            next += 1;
        }
        Some((start, path[next..].to_vec()))
    }

    fn child(&self, module: usize, name: &str) -> Option<usize> {
        self.modules[module].children.iter().copied().find(|&child| self.modules[child].name == plain(name))
    }

    /// A path whose first name is an imported module's or, in doubt, any module's: all of that name are needed.
    fn follow_imported(&mut self, path: &[String], or_any: bool) {
        let (name, rest) = match path.split_first() {
            Some((name, rest)) => (plain(name), rest),
            None => return,
        };
        let imported: Vec<usize> = self.imports.get(name).into_iter().flatten().copied().collect();
        let any = (1..self.modules.len()).filter(|&module| or_any && self.modules[module].name == name);
        for module in imported.into_iter().chain(any.collect::<Vec<usize>>()) {
            self.follow(module, rest);
        }
        self.called.insert(name.to_string());
    }

    fn follow_leaf(&mut self, start: usize, names: &[String], glob: bool) {
        self.follow(start, names);
        if !glob {
            return;
        }
        if let Some(module) = self.module_at(start, names) {
            self.ask(module, None, &[]);
        }
    }

    /// Needs the modules along a path, through the `pub use` lines that it passes.
    fn follow(&mut self, module: usize, names: &[String]) {
        self.reach(module);
        let (name, rest) = match names.split_first() {
            Some(parts) => parts,
            None => return,
        };
        self.called.insert(plain(name).to_string());
        match self.child(module, name) {
            Some(child) => self.follow(child, rest),
            None => self.ask(module, Some(plain(name)), rest),
        }
    }

    /// Keeps the `pub use` leaves of a module that may give a name, or all of them.
    fn ask(&mut self, module: usize, name: Option<&str>, rest: &[String]) {
        let question = format!("{}::{}", name.unwrap_or("*"), rest.join("::"));
        if !self.asked.insert((module, question)) {
            return;
        }
        let modules = self.modules;
        for item in modules[module].items.iter().filter(|item| item.sort == Sort::Use) {
            for leaf in uses::tree(self.code, item.keyword).leaves() {
                let given = match (name, &leaf.name) {
                    (Some(name), Some(given)) => name == given,
                    _ => true,
                };
                if given && leaf.glob {
                    let names: Vec<String> =
                        name.iter().map(|name| name.to_string()).chain(rest.iter().cloned()).collect();
                    self.keep_glob(module, &leaf, &names);
                } else if given {
                    self.keep(module, &leaf, rest);
                    self.need_below(module, &leaf);
                }
            }
        }
    }

    /// Keeps a `*` that may give names; one that is no module's may be an enum's, whose own name it may seem to give.
    fn keep_glob(&mut self, module: usize, leaf: &Leaf, names: &[String]) {
        let anchored = self.anchor(module, &leaf.path, true);
        let is_module = anchored.is_some_and(|(start, path)| self.module_at(start, &path).is_some());
        if is_module {
            self.keep(module, leaf, names);
        } else if self.globs < MOST_GLOBS {
            self.globs += 1;
            self.keep(module, leaf, names);
            self.globs -= 1;
        }
    }

    /// A module that is given under a new name is needed with all that is in it.
    fn need_below(&mut self, module: usize, leaf: &Leaf) {
        let anchored = self.anchor(module, &leaf.path, true);
        let given = anchored.and_then(|(start, names)| self.module_at(start, &names));
        let mut next: Vec<usize> = given.into_iter().collect();
        while let Some(module) = next.pop() {
            self.reach(module);
            next.extend_from_slice(&self.modules[module].children);
        }
    }

    /// Whether a module matters though no path names it.
    fn is_needed_unnamed(&self, module: usize) -> bool {
        let items = &self.modules[module].items;
        let own = names::defined(self.code, items);
        items.iter().any(|item| match item.sort {
            Sort::Impl => self.is_for_others(item, &own),
            Sort::Value => {
                let inner = impls_within(self.code, item.keyword, item.end);
                inner.iter().any(|item| self.is_for_others(item, &own))
            }
            Sort::Call => self.careful || !self.calls_for_own(item, &own),
            Sort::Foreign => true,
            Sort::Macro => {
                let shared = attributes::has(self.code, item, "macro_export") || self.is_macro_use(module);
                shared && self.called.contains(item.name_in(self.code))
            }
            _ => false,
        })
    }

    /// Whether neither the trait nor the type of an `impl` is the module's own, whatever its bounds say.
    fn is_for_others(&self, item: &Item, own: &HashSet<String>) -> bool {
        let code = self.code;
        let open = item.body.map_or(item.end, |(open, _)| open);
        let mut start = item.keyword + 1;
        let mut angles = 0;
        while start < open {
            match code.text(start) {
                "<" => angles += 1,
                ">" => angles -= 1,
                _ => {}
            }
            if angles == 0 {
                break;
            }
            start += 1;
        }
        let end = (start..open).find(|&at| code.is(at, "where")).unwrap_or(open);
        !self.mentions(start, end, own)
    }

    fn is_macro_use(&self, module: usize) -> bool {
        self.modules[module].item.as_ref().is_some_and(|item| attributes::has(self.code, item, "macro_use"))
    }

    /// Whether a stretch of code, such as the head of an `impl`, names something that its own module defines.
    fn mentions(&self, start: usize, end: usize, own: &HashSet<String>) -> bool {
        (start..end).any(|at| self.code.is_word(at) && own.contains(plain(self.code.text(at))))
    }

    /// Whether a macro's call, or the macro as this library defines it, names something of the module's own, and
    /// none of the traits that a program can do without, but differently.
    fn calls_for_own(&self, item: &Item, own: &HashSet<String>) -> bool {
        let name = self.code.text(item.keyword);
        let made = self.modules.iter().flat_map(|module| &module.items);
        let made = made.filter(|made| made.sort == Sort::Macro && made.name_in(self.code) == name);
        let runs: Vec<(usize, usize)> = made.chain(vec![item]).map(|item| (item.keyword, item.end)).collect();
        let silent = ["Drop", "Deref", "DerefMut"].iter().map(|name| name.to_string()).collect();
        let any = |names| runs.iter().any(|&(start, end)| self.mentions(start, end, names));
        any(own) && !any(&silent)
    }

    /// The library without what is not needed, the `pub use` lines into it too.
    fn cut(&self) -> Vec<Token> {
        let mut edits = Edits::new(self.code);
        for (module, reached) in self.reached.iter().enumerate().filter(|(module, _)| *module > 0) {
            let item = self.modules[module].item.as_ref().filter(|_| !reached);
            if let Some(item) = item {
                edits.cut_item(item.start, item.end);
            }
        }
        for module in (0..self.modules.len()).filter(|&module| self.reached[module]) {
            for item in self.modules[module].items.iter().filter(|item| item.sort == Sort::Use) {
                self.cut_leaves(module, item, &mut edits);
            }
        }
        edits.apply()
    }

    fn cut_leaves(&self, module: usize, item: &Item, edits: &mut Edits) {
        let tree = uses::tree(self.code, item.keyword);
        let leaves = tree.leaves();
        let lost = |leaf: &&Leaf| !self.kept.contains(&leaf.at) && self.leads_out(module, &leaf.path);
        let places: Vec<usize> = leaves.iter().filter(lost).map(|leaf| leaf.at).collect();
        match tree.without(&places) {
            _ if places.is_empty() => {}
            Some(left) => edits.rewrite(tree.at, tree.end, &uses::text(&left)),
            None => edits.cut_item(item.start, item.end),
        }
    }

    /// Whether a path passes through a module that is not needed.
    fn leads_out(&self, module: usize, path: &[String]) -> bool {
        let (mut here, names) = match self.anchor(module, path, true) {
            Some(anchored) => anchored,
            None => return false,
        };
        for name in &names {
            match self.child(here, name) {
                Some(child) => here = child,
                None => break,
            }
            if !self.reached[here] {
                return true;
            }
        }
        false
    }
}
