//! Joins a program and the needed modules of libraries into one run of tokens.

use crate::crates::{Crate, Meaning};
use crate::fault::Outcome;
use crate::rust::join::exports::{exports, Exports};
use crate::rust::join::paths::{self, Resolver};
use crate::rust::join::scope::Scope;
use crate::rust::join::wrap::{join, Library};
use crate::rust::read::attributes;
use crate::rust::read::code::{mentions, plain, Code, Text, Token};
use crate::rust::read::items::Sort;
use crate::rust::read::literals::with_literals;
use crate::rust::read::modules::Parsed;
use crate::rust::read::outside::Outside;
use crate::rust::read::sources::load;
use crate::rust::read::uses::{self, Leaf};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// A crate in the bundle.
struct Part<'a> {
    number: usize,
    of: &'a Crate<'a>,
    code: Parsed,
    /// The module that a library becomes.
    library: Option<Exports>,
}

/// A bundle with whole modules.
pub struct Assembled {
    /// Its code.
    pub code: Parsed,
    /// The modules of libraries and their editions.
    pub editions: Vec<(Text, String)>,
    /// The libraries whose licences are not the program's.
    pub licensed: Vec<Licensed>,
    /// What cannot be in a bundle.
    pub outside: Vec<Outside>,
}

/// A library and its licence.
pub struct Licensed {
    /// The name of the library.
    pub library: Text,
    /// Its licence.
    pub licence: String,
    /// The files that it is read from.
    files: BTreeSet<Text>,
}

impl Licensed {
    /// Whether some of its code is among these tokens.
    pub fn is_in(&self, tokens: &[Token]) -> bool {
        tokens.iter().any(|token| token.is_code() && self.files.contains(&token.file))
    }
}

/// Bundles the first of these crates, whose files are below a folder.
///
/// Errors: a file that cannot be read, with its line.
pub fn assemble(crates: &[Crate], root: &Path) -> Outcome<Assembled> {
    let features: Vec<String> = crates.iter().flat_map(|one| one.features.clone()).collect();
    let (mut parts, mut outside) = (Vec::<Part>::new(), Vec::new());
    for (number, of) in crates.iter().enumerate() {
        if number > 0 && !parts.iter().any(|part| part.names(number)) {
            // Cargo may read it for `--extern`; the output must be none of its files.
            let _ = load(root, of, &mut Vec::new());
            continue;
        }
        let above: Vec<&Parsed> = parts.iter().map(|part| &part.code).collect();
        let mut code = load(root, of, &mut outside)?;
        code = with_literals(&code, of, root, &features, &mut outside);
        if crates.len() > 1 {
            refuse_preludes(&code, number == 0, &mut outside);
        }
        let mut library = None;
        if let Some(program) = parts.first() {
            let module = module_name(of.name, program, &parts);
            let aliases: Vec<Text> = parts.iter().flat_map(|part| part.names_of(number)).collect();
            let (exported, renamed) = exports(&code, &above, module, &aliases);
            (library, code) = (Some(exported), renamed);
        }
        parts.push(Part { number, of, code, library });
    }
    Ok(joined(parts, outside))
}

/// Adds what would get another prelude in a bundle to `outside`: the libraries of a program without one, and a call of a trait's
/// method that the prelude of the standard library has, too, in a library that does without.
fn refuse_preludes(code: &Parsed, is_program: bool, outside: &mut Vec<Outside>) {
    let head = attributes::run(code, 0, true);
    let with = |name: &str| head.iter().find(|one| code.is(one.name, name));
    if is_program {
        let reason = "it would hold for the libraries, too";
        outside.extend(with("no_implicit_prelude").map(|one| Outside::new(code, one.name, None, reason)));
    } else if with("no_std").is_some() {
        let traits = code.items().iter().filter(|item| item.sort == Sort::Trait);
        let own: Vec<Text> = traits.flat_map(|item| code.members(item)).map(|member| member.name_in(code)).collect();
        let is_shared =
            |at: &usize| matches!(code.text(*at), "to_string" | "to_owned") && own.contains(&code.text(*at));
        for at in (0..code.len()).filter(|&at| code.before(at, 1) == ".").filter(is_shared) {
            let reason = format!("with the standard library, {} may be another method", code.text(at));
            outside.push(Outside::new(code, at, None, reason));
        }
    }
}

/// Joins the program and its libraries into one crate.
fn joined(mut parts: Vec<Part>, mut outside: Vec<Outside>) -> Assembled {
    let moved = parts.iter().map(|part| paths::rewrite(&part.code, &resolver(part, &parts), &mut outside));
    let mut moved = moved.collect::<Vec<_>>().into_iter();
    let (program, own) = (moved.next().unwrap_or_else(|| Parsed::new(Vec::new())), parts.remove(0).of.package);
    let licensed = parts.iter().filter_map(|part| part.licensed(&own.licence)).collect();
    let edition = |part: &Part| Some((part.library.as_ref()?.module, part.of.package.edition.clone()));
    let editions = parts.iter().filter_map(edition).collect();
    let libraries: Vec<Library> = parts.into_iter().filter_map(|part| part.library).zip(moved).collect();
    let code = if libraries.is_empty() { program } else { Parsed::new(join(&program, &libraries)) };
    Assembled { code, editions, licensed, outside }
}

impl Assembled {
    /// Errors: some of this code cannot be in a bundle.
    pub fn refuse_outside(&self, code: &Code) -> Outcome<()> {
        self.outside.iter().find(|one| one.is_in(&code.tokens)).map_or(Ok(()), |one| Err(one.fault.clone()))
    }
}

impl Part<'_> {
    /// Returns the names by which it knows another crate.
    fn names_of(&self, other: usize) -> impl Iterator<Item = Text> + '_ {
        let is_other = move |meaning: &Meaning<usize>| matches!(meaning, Meaning::Crate(number) if *number == other);
        self.of.names.iter().filter(move |(_, meaning)| is_other(meaning)).map(|(name, _)| *name)
    }

    /// Returns the licence of a library, unless it is the program's own.
    fn licensed(&self, own: &str) -> Option<Licensed> {
        let licence = Some(&self.of.package.licence).filter(|licence| !licence.is_empty() && *licence != own)?;
        let files = self.code.tokens.iter().map(|token| token.file).collect();
        Some(Licensed { library: self.of.name, licence: licence.clone(), files })
    }

    /// Whether its code contains one of them.
    fn names(&self, other: usize) -> bool {
        self.names_of(other).any(|name| mentions(&self.code, name))
    }
}

/// Returns how to change the paths of a crate.
fn resolver<'a>(part: &'a Part, parts: &'a [Part]) -> Resolver<'a> {
    let mut crates = crates_known_to(part, parts);
    let code = &part.code;
    let mut macro_use = BTreeMap::new();
    for item in code.top().iter().filter(|item| item.sort == Sort::ExternCrate) {
        let name = Some(item.name_in(code)).filter(|name| *name != "self").unwrap_or(part.of.name);
        let Some(other) = crates.get(name).copied() else { continue };
        if code.is(item.keyword + 3, "as") {
            crates.insert(plain(code.text(item.keyword + 4)), other);
        }
        match other {
            Meaning::Crate(Exports { module, macros, renamed, .. }) if item.has(code, "macro_use") => {
                macro_use.extend(macros.iter().map(|one| (*one, format!("crate::{one}"))));
                macro_use.extend(renamed.iter().map(|one| (*one, format!("crate::{module}::{one}"))));
            }
            _ => {}
        }
    }
    Resolver { library: part.library.as_ref(), crates, from_root: part.of.package.edition == "2015", macro_use }
}

/// Returns the crates that a part knows, itself included.
fn crates_known_to<'a>(part: &'a Part, parts: &'a [Part]) -> BTreeMap<Text, Meaning<&'a Exports>> {
    let library = |number| parts.iter().find(|part| part.number == number)?.library.as_ref();
    let joined = |meaning: &Meaning<usize>| match *meaning {
        Meaning::Crate(number) => library(number).map(Meaning::Crate),
        Meaning::Judge(name) => Some(Meaning::Judge(name)),
        Meaning::Refused(reason) => Some(Meaning::Refused(reason)),
    };
    let itself = part.library.as_ref().map(|library| (part.of.name, Meaning::Crate(library)));
    part.of.names.iter().filter_map(|(name, meaning)| Some((*name, joined(meaning)?))).chain(itself).collect()
}

/// Returns a name for the module of a library that is not in use.
fn module_name(library: Text, program: &Part, parts: &[Part]) -> Text {
    let code = &program.code;
    let root = Scope::new(code, code.top(), true);
    let has_its_name = |leaf: Leaf| leaf.path.len() > 1 && leaf.name == Some(library);
    let clash = uses::imports(code, code.top()).any(has_its_name);
    let is_taken = |module: &str| {
        let clashes = if module == library { clash } else { mentions(code, module) };
        clashes
            || root.declares(module)
            || parts.iter().any(|part| part.library.iter().any(|library| library.module == module))
    };
    let longer = (0..).map(|more| &*format!("{library}_lib{}", "_".repeat(more)).leak());
    std::iter::once(library).chain(longer).find(|module| !is_taken(module)).unwrap_or(library)
}
