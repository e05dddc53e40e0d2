//! The items and imports that a name of a bundle may mean.

use crate::rust::read::code::{plain, Text};
use crate::rust::read::items::{Item, Sort};
use crate::rust::read::modules::{Module, Parsed};
use crate::rust::read::uses::{self, Leaf};
use std::collections::{HashMap, HashSet};

/// The most imports of modules that a path is followed through.
const MOST_ALIASES: usize = 4;

/// What the modules of a bundle declare and import; a module is a number.
pub struct Declared<'a> {
    /// The bundle.
    pub code: &'a Parsed,
    /// What each name may mean.
    names: HashMap<Text, Vec<Meaning>>,
    /// The imports from its modules.
    imports: Vec<Leaf>,
    /// The imports that are items of a module, and their modules.
    given: Vec<(usize, Leaf)>,
    /// The `*` of its modules: the module, and the one that it imports from; `None` for another crate or an enum.
    globs: Vec<(usize, Option<usize>)>,
}

/// What a module declares or imports under a name.
struct Meaning {
    module: usize,
    place: usize,
    is_public: bool,
    /// Whether it is a type or a trait, and no alias.
    is_type: bool,
    is_trait: bool,
}

impl<'a> Declared<'a> {
    /// Reads the items and imports of all modules, and the imports in functions.
    pub fn new(code: &'a Parsed) -> Declared<'a> {
        let mut names: HashMap<Text, Vec<Meaning>> = HashMap::new();
        for (module, own) in code.modules().iter().enumerate() {
            for (name, meaning) in code.items_of(own).iter().flat_map(|item| meanings(code, item, module)) {
                names.entry(name).or_default().push(meaning);
            }
        }
        let is_own = |first: &str| {
            matches!(first, "crate" | "self" | "super") || code.modules().iter().any(|one| one.name(code) == first)
        };
        let leaves: Vec<Leaf> = uses::within(code, 0, code.len()).flat_map(|tree| tree.leaves()).collect();
        let given = code.modules().iter().enumerate();
        let given =
            given.flat_map(|(module, own)| uses::imports(code, code.items_of(own)).map(move |leaf| (module, leaf)));
        let given = given.filter(|(_, leaf)| leaf.name.is_some() && is_own(leaf.path[0])).collect();
        let mut declared = Declared { code, names, imports: Vec::new(), given, globs: Vec::new() };
        let globs = leaves.iter().filter(|leaf| leaf.glob);
        declared.globs = globs.map(|leaf| (around(code, leaf.at), declared.reached(&leaf.path, leaf.at))).collect();
        declared.imports = leaves.into_iter().filter(|leaf| leaf.path.len() > 1 && is_own(leaf.path[0])).collect();
        declared
    }

    /// Returns the meanings of a name.
    fn meanings(&self, name: &str) -> impl Iterator<Item = &Meaning> {
        self.names.get(name).into_iter().flatten()
    }

    /// Whether a name is declared and imported only once.
    pub fn has_one_meaning(&self, name: &str) -> bool {
        self.meanings(name).count() == 1
    }

    /// Whether a name is that of a trait.
    pub fn is_trait(&self, name: &str) -> bool {
        self.meanings(name).any(|one| one.is_trait)
    }

    /// Whether the module around a place declares a type or a trait of a name.
    pub fn is_type_beside(&self, name: &str, at: usize) -> bool {
        let module = around(self.code, at);
        self.meanings(name).any(|one| one.module == module && one.is_type)
    }

    /// Whether a name at a place may be one that a `*` brings from outside.
    pub fn may_be_outside(&self, name: &str, at: usize) -> bool {
        self.meant(name, around(self.code, at)).1
    }

    /// Returns what a name may mean in a module: what that declares, or else what a `*` brings from modules in which it is
    /// visible; and whether another crate may declare it, too.
    fn meant(&self, name: &str, module: usize) -> (Vec<&Meaning>, bool) {
        let (mut seen, mut next, mut is_open, mut found) = (vec![module], 0, false, Vec::new());
        while let Some(&from) = seen.get(next) {
            let is_visible = |one: &&Meaning| one.module == from && (one.is_public || self.is_within(module, from));
            found.extend(self.meanings(name).filter(is_visible));
            if next == 0 && !found.is_empty() {
                break;
            }
            for (_, source) in self.globs.iter().filter(|(own, _)| *own == from) {
                is_open |= source.is_none();
                seen.extend(source.filter(|source| !seen.contains(source)));
            }
            next += 1;
        }
        let is_open = is_open && found.is_empty();
        (found, is_open)
    }

    /// Whether a module is another or inside it.
    fn is_within(&self, module: usize, outer: usize) -> bool {
        std::iter::successors(Some(module), |inner| self.code.modules()[*inner].parent).any(|around| around == outer)
    }

    /// Whether all that a name may mean at a place is gone.
    pub fn is_gone(&self, name: &str, at: usize, gone: &HashSet<usize>) -> bool {
        !gone.is_empty() && self.leads_nowhere(Some(around(self.code, at)), name, usize::MAX, gone)
    }

    /// Adds the imports that lead only to what is gone, or through it; returns whether there are any.
    pub fn add_lost(&self, gone: &mut HashSet<usize>) -> bool {
        let before = gone.len();
        for Leaf { path, at, .. } in &self.imports {
            let is_lost = |end: usize| self.leads_nowhere(self.reached(&path[..end], *at), plain(path[end]), *at, gone);
            if (0..path.len()).any(is_lost) {
                gone.insert(*at);
            }
        }
        gone.len() > before
    }

    /// Whether all that a name may mean in a module is gone, but for what is at a place itself.
    fn leads_nowhere(&self, module: Option<usize>, name: &str, itself: usize, gone: &HashSet<usize>) -> bool {
        let meant = module.map_or(Vec::new(), |module| self.meant(name, module).0);
        let mut others = meant.into_iter().filter(|one| one.place != itself).peekable();
        others.peek().is_some() && others.all(|one| gone.contains(&one.place))
    }

    /// Returns the module to which a path at a place leads; `None` if it names something else on its way.
    fn reached(&self, path: &[Text], at: usize) -> Option<usize> {
        self.reached_within(path, around(self.code, at), MOST_ALIASES)
    }

    /// Returns the module to which a path in a module leads, through at most so many imports of modules.
    fn reached_within(&self, path: &[Text], mut module: usize, aliases: usize) -> Option<usize> {
        let modules = self.code.modules();
        let named = |name: Text, parent: usize| {
            modules.iter().position(|module| module.parent == Some(parent) && module.name(self.code) == plain(name))
        };
        for (number, step) in path.iter().enumerate() {
            let alias = |name: Text| self.imported(plain(name), module, aliases.checked_sub(1)?);
            module = match *step {
                "crate" => 0,
                "self" => module,
                "super" => modules[module].parent?,
                // A path may begin with the name of a library, which is a module of the crate.
                name => {
                    named(name, module).or_else(|| alias(name)).or_else(|| named(name, 0).filter(|_| number == 0))?
                }
            };
        }
        Some(module)
    }

    /// Returns the module that the only import of a name in a module is of.
    fn imported(&self, name: &str, module: usize, aliases: usize) -> Option<usize> {
        let mut leaves = self.given.iter().filter(|(own, leaf)| *own == module && leaf.name == Some(name));
        let (_, leaf) = leaves.next().filter(|_| leaves.next().is_none())?;
        self.reached_within(&leaf.path, module, aliases)
    }
}

/// Returns the names that an item of a module declares or imports.
fn meanings<'a>(code: &'a Parsed, item: &'a Item, module: usize) -> impl Iterator<Item = (Text, Meaning)> + 'a {
    let is_trait = item.sort == Sort::Trait;
    let is_type = is_trait || (item.sort == Sort::Type && !code.is(item.keyword, "type"));
    // An exported macro is declared by the crate.
    let is_exported = item.sort == Sort::Macro && item.has(code, "macro_export");
    let module = if is_exported { 0 } else { module };
    let is_public = item.is_public(code) || is_exported;
    let imports = uses::imports(code, [item]).filter_map(|leaf| Some((leaf.name?, leaf.at)));
    let places = imports.chain([(item.name_in(code), item.place())]);
    places.map(move |(name, place)| (name, Meaning { module, place, is_public, is_type, is_trait }))
}

/// Returns the innermost module around a place.
pub fn around(code: &Parsed, at: usize) -> usize {
    let is_around = |item: &Item| (item.start..item.end).contains(&at);
    let last = |module: &Module| module.item.as_ref().is_none_or(is_around);
    code.modules().iter().rposition(last).unwrap_or(0)
}
