//! What names mean in a bundle: which items and imports of which module.

use crate::rust::read::code::{plain, Text};
use crate::rust::read::items::{Item, Sort};
use crate::rust::read::modules::{Module, Parsed};
use crate::rust::read::names::starts_path;
use crate::rust::read::uses::{self, Leaf};
use std::collections::{HashMap, HashSet};

/// The most imports that a path is followed through.
const MOST_IMPORTS: usize = 4;

/// The names of a bundle; a module is a number.
pub struct Names<'a> {
    /// The bundle.
    pub code: &'a Parsed,
    /// What each name means, module by module.
    meanings: HashMap<Text, Vec<Meaning<'a>>>,
    /// The imports, also those in functions.
    imports: Vec<Leaf>,
    /// The `*` between the items of modules: the module, and the one that it imports from; `None` for another crate or an enum.
    globs: Vec<(usize, Option<usize>)>,
}

/// What a name means in a module: an item, or an import.
struct Meaning<'a> {
    module: usize,
    item: &'a Item,
    place: usize,
    is_public: bool,
    /// The path of an import.
    path: Option<Vec<Text>>,
}

/// To what a path leads.
enum Target<'a> {
    Item(&'a Item),
    Module(usize),
}

impl<'a> Names<'a> {
    /// Reads the items and imports of all modules, and the imports in functions.
    pub fn new(code: &'a Parsed) -> Names<'a> {
        let imports: Vec<Leaf> = uses::within(code, 0, code.len()).flat_map(|tree| tree.leaves()).collect();
        let mut names = Names { code, meanings: HashMap::new(), imports, globs: Vec::new() };
        for (module, own) in code.modules().iter().enumerate() {
            for (name, meaning) in code.items_of(own).iter().flat_map(|item| meanings(code, item, module)) {
                names.meanings.entry(name).or_default().push(meaning);
            }
        }
        let between = uses::imports(code, code.items()).filter(|leaf| leaf.glob);
        let globs = between.map(|leaf| (around(code, leaf.at), leaf.path));
        names.globs = globs.map(|(module, path)| (module, names.module(&path, module))).collect();
        names
    }

    /// Returns what a name may mean in a module: what that declares, or else what a `*` brings from modules in which it is
    /// visible.
    fn meant(&self, name: &str, module: usize) -> Vec<&Meaning<'a>> {
        let own = |from: usize| {
            let is_visible =
                move |one: &&Meaning| one.module == from && (one.is_public || self.is_within(module, from));
            self.meanings.get(name).into_iter().flatten().filter(is_visible)
        };
        if own(module).next().is_some() {
            return own(module).collect();
        }
        let (mut seen, mut next) = (vec![module], 0);
        while let Some(&from) = seen.get(next) {
            let sources = self.globs.iter().filter(|(module, _)| *module == from).filter_map(|(_, source)| *source);
            let more: Vec<usize> = sources.filter(|source| !seen.contains(source)).collect();
            seen.extend(more);
            next += 1;
        }
        seen.into_iter().flat_map(own).collect()
    }

    /// Whether a module is another or inside it.
    fn is_within(&self, module: usize, outer: usize) -> bool {
        std::iter::successors(Some(module), |inner| self.code.modules()[*inner].parent).any(|around| around == outer)
    }

    /// Returns the items that the word at a place may mean as the end of a path in a module, through imports; none if it is
    /// another crate's, a macro's parameter, or behind a type.
    pub fn items(&self, at: usize, module: usize) -> Vec<&'a Item> {
        let (code, mut start, mut path) = (self.code, at, vec![self.code.text(at)]);
        while code.before(start, 1) == "::" {
            if starts_path(code, start) || !code.is_word(start - 2) {
                return Vec::new();
            }
            start -= 2;
            path.insert(0, code.text(start));
        }
        let is_parameter = code.before(start, 1) == "$" && !code.is(start, "crate");
        let targets = if is_parameter { Vec::new() } else { self.targets(&path, module, MOST_IMPORTS) };
        let item = |target| if let Target::Item(item) = target { Some(item) } else { None };
        targets.into_iter().filter_map(item).collect()
    }

    /// Returns the module to which a path in a module leads; `None` if it names something else on its way.
    fn module(&self, path: &[Text], module: usize) -> Option<usize> {
        module_among(self.targets(path, module, MOST_IMPORTS))
    }

    /// Returns the items, or else the modules, to which a path in a module leads, through at most so many imports.
    fn targets(&self, path: &[Text], module: usize, most: usize) -> Vec<Target<'a>> {
        let mut found = vec![Target::Module(module)];
        for (number, step) in path.iter().enumerate() {
            let Some(from) = module_among(found) else { return Vec::new() };
            found = match *step {
                "crate" => vec![Target::Module(0)],
                "self" => vec![Target::Module(from)],
                "super" => self.code.modules()[from].parent.map(Target::Module).into_iter().collect(),
                name => self.targets_of(plain(name), from, most),
            };
            // A path may begin with the name of a library, which is a module of the crate.
            if number == 0 && found.is_empty() {
                let library = module_among(self.targets_of(plain(step), 0, most));
                found = library.map(Target::Module).into_iter().collect();
            }
        }
        found
    }

    /// Returns what a name means in a module, through at most so many imports; nothing if one leads out of the bundle.
    fn targets_of(&self, name: &str, module: usize, most: usize) -> Vec<Target<'a>> {
        let number = |item: &Item| {
            self.code.modules().iter().position(|one| one.item.as_ref().is_some_and(|own| own.start == item.start))
        };
        let mut found = Vec::new();
        for one in self.meant(name, module) {
            let targets = match (&one.path, most.checked_sub(1)) {
                (None, _) => vec![number(one.item).map_or(Target::Item(one.item), Target::Module)],
                (Some(path), Some(most)) => self.targets(path, one.module, most),
                (Some(_), None) => Vec::new(),
            };
            if targets.is_empty() {
                return Vec::new();
            }
            found.extend(targets);
        }
        found
    }

    /// Whether all that a name may mean at a place is at these places.
    pub fn is_only_at(&self, name: &str, at: usize, places: &HashSet<usize>) -> bool {
        !places.is_empty() && self.leads_only_to(Some(around(self.code, at)), name, usize::MAX, places)
    }

    /// Adds the imports that lead only to what is gone, or through it; returns whether there are any.
    pub fn add_lost(&self, gone: &mut HashSet<usize>) -> bool {
        let before = gone.len();
        for Leaf { path, at, .. } in &self.imports {
            let from = around(self.code, *at);
            let is_lost = |end: usize| self.leads_only_to(self.module(&path[..end], from), plain(path[end]), *at, gone);
            if (0..path.len()).any(is_lost) {
                gone.insert(*at);
            }
        }
        gone.len() > before
    }

    /// Whether all that a name may mean in a module is at these places, but for what is at a place itself.
    fn leads_only_to(&self, module: Option<usize>, name: &str, itself: usize, places: &HashSet<usize>) -> bool {
        let meant = module.map_or(Vec::new(), |module| self.meant(name, module));
        let mut others = meant.into_iter().filter(|one| one.place != itself).peekable();
        others.peek().is_some() && others.all(|one| places.contains(&one.place))
    }
}

/// Returns the first module of some targets.
fn module_among(targets: Vec<Target>) -> Option<usize> {
    targets.into_iter().find_map(|target| if let Target::Module(number) = target { Some(number) } else { None })
}

/// Returns the names that an item of a module declares or imports.
fn meanings<'a>(code: &'a Parsed, item: &'a Item, module: usize) -> impl Iterator<Item = (Text, Meaning<'a>)> {
    // An exported macro is declared by the crate.
    let is_exported = item.sort == Sort::Macro && item.has(code, "macro_export");
    let module = if is_exported { 0 } else { module };
    let is_public = item.is_public(code) || is_exported;
    let imports = uses::imports(code, [item]).filter_map(|leaf| Some((leaf.name?, leaf.at, Some(leaf.path))));
    let own = (item.name_in(code), item.place(), None);
    imports.chain([own]).map(move |(name, place, path)| (name, Meaning { module, item, place, is_public, path }))
}

/// Returns the innermost module around a place.
pub fn around(code: &Parsed, at: usize) -> usize {
    let is_around = |item: &Item| (item.start..item.end).contains(&at);
    let last = |module: &Module| module.item.as_ref().is_none_or(is_around);
    code.modules().iter().rposition(last).unwrap_or(0)
}
