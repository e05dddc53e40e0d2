//! Puts a program and the modules of its library that it needs into one run of tokens.

use crate::attributes;
use crate::code::{plain, text_of, Code, Token};
use crate::edits::{written, Edits};
use crate::fault::{Fault, Outcome};
use crate::items::{items, Item, Sort};
use crate::lexer::Kind;
use crate::modules::modules;
use crate::names::{self, STANDARD};
use crate::package::Package;
use crate::paths::{self, Home};
use crate::reach;
use crate::refuse::refuse;
use crate::sources::{braced, Sources};

/// Macros of the standard library that an exported macro of the same name would hide from a program.
const STANDARD_MACROS: &str = "assert assert_eq assert_ne cfg column compile_error concat dbg debug_assert \
     debug_assert_eq debug_assert_ne eprint eprintln file format format_args line matches module_path panic print \
     println stringify thread_local todo try unimplemented unreachable vec write writeln";

/// What whole modules have that one program does not use.
const UNUSED: &str = "#[allow(dead_code, unused_imports, unused_macros)]\n";

/// The library on its way into a bundle.
struct Library<'a> {
    module: &'a str,
    tokens: Vec<Token>,
    /// The declarations of the exported macros that somebody names by a path.
    macros: &'a str,
    /// Whether nothing is going to be removed.
    whole: bool,
}

/// What is going to happen to an assembled bundle.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Plan {
    /// Nothing: it is the bundle.
    Whole,
    /// What is unused is removed; modules that call macros may matter.
    Carefully,
    /// What is unused is removed, and the compiler will say if a module is missed.
    Boldly,
}

/// A macro that the library exports.
struct Exported {
    name: String,
    /// Its `cfg` attributes.
    conditions: String,
}

impl Exported {
    /// The declaration that brings it from the root of the bundle to the root of the library.
    fn shared(&self) -> String {
        format!("\n{}pub use crate::{};", self.conditions, self.name)
    }
}

/// The program's bundle with whole modules, before dead items are removed.
///
/// Errors: whatever cannot be in a bundle, with its file and line.
pub fn assemble(package: &Package, program: &str, sources: &mut Sources, plan: Plan) -> Outcome<Vec<Token>> {
    let tokens = sources.load(package.program(program)?)?;
    refuse(&tokens, &package.features)?;
    let (name, file) = match &package.library {
        Some((name, file)) if mentions(&tokens, name) => (name, file),
        _ => return paths::rewrite(&tokens, &home(package, &tokens, "", false)),
    };
    let program_home = home(package, &tokens, name, false);
    let library = sources.load(file)?;
    let mut library_home = home(package, &library, name, true);
    let mut names = program_home.aliases.clone();
    names.extend(library_home.aliases.iter().cloned());
    let library = reach::needed(&library, &tokens, &names, program_home.from_root, plan != Plan::Boldly);
    refuse(&library, &package.features)?;
    library_home.module = program_home.module.clone();
    let macros = exported_macros(&library)?;
    refuse_same_macros(&tokens, &macros)?;
    let shared: String =
        macros.iter().filter(|made| is_named(&made.name, &tokens, &library)).map(Exported::shared).collect();
    let macros = macros.into_iter().map(|made| made.name).collect();
    let library = paths::rewrite(&library, &library_home)?;
    let program_home = Home { macros, ..program_home };
    let tokens = paths::rewrite(&tokens, &program_home)?;
    let library =
        Library { module: &library_home.module, tokens: library, macros: &shared, whole: plan == Plan::Whole };
    Ok(join(&tokens, &library))
}

fn mentions(tokens: &[Token], name: &str) -> bool {
    tokens.iter().any(|token| token.kind == Kind::Word && plain(&token.text) == name)
}

/// How the paths of a crate are to be changed.
fn home(package: &Package, tokens: &[Token], library: &str, is_library: bool) -> Home {
    let code = Code::new(tokens);
    let found = items(&code, 0, code.len());
    let mut aliases = vec![library.to_string()];
    let mut macro_use = false;
    for item in found.iter().filter(|item| item.sort == Sort::ExternCrate) {
        let known = if is_library { "self" } else { library };
        if item.name_in(&code) == known {
            macro_use |= attributes::has(&code, item, "macro_use");
            if code.is(item.keyword + 3, "as") {
                aliases.push(plain(code.text(item.keyword + 4)).to_string());
            }
        }
    }
    let root = names::declared(&code, &found, &aliases);
    let mut module = library.to_string();
    let clash = names::imports_as(&code, &found, library);
    while root.contains(&module) || (clash && module == library) || (module != library && mentions(tokens, &module)) {
        module += if module == library { "_lib" } else { "_" };
    }
    Home { module, aliases, is_library, from_root: package.edition == "2015", root, macros: Vec::new(), macro_use }
}

/// The names of the macros that the library exports.
///
/// Errors: a macro that would hide one of the standard library.
fn exported_macros(library: &[Token]) -> Outcome<Vec<Exported>> {
    let code = Code::new(library);
    let mut found = Vec::new();
    for item in modules(&code).iter().flat_map(|module| &module.items) {
        if item.sort == Sort::Macro && attributes::has(&code, item, "macro_export") {
            let name = item.name_in(&code);
            if STANDARD_MACROS.split(' ').any(|standard| standard == name) {
                let (file, line) = code.source(item.keyword);
                return Err(Fault::at(file, line, format!("exported macro {} would hide the standard one", name)));
            }
            found.push(Exported { name: name.to_string(), conditions: conditions(&code, item) });
        }
    }
    Ok(found)
}

/// The text of an item's `cfg` attributes.
fn conditions(code: &Code, item: &Item) -> String {
    let attributes = item.attributes(code).into_iter().filter(|&open| code.is(open + 1, "cfg"));
    let text = |open: usize| text_of(&code.tokens[code.place(open - 1)..=code.place(code.partner(open))]) + "\n";
    attributes.map(text).collect()
}

fn refuse_same_macros(program: &[Token], macros: &[Exported]) -> Outcome<()> {
    let code = Code::new(program);
    for item in modules(&code).iter().flat_map(|module| &module.items) {
        let name = item.name_in(&code);
        let exported = item.sort == Sort::Macro && attributes::has(&code, item, "macro_export");
        if exported && macros.iter().any(|known| known.name == name) {
            let (file, line) = code.source(item.keyword);
            return Err(Fault::at(file, line, format!("macro {} is exported by the library too", name)));
        }
    }
    Ok(())
}

/// Whether anybody may name an exported macro by a path that leads through the library.
fn is_named(name: &str, program: &[Token], library: &[Token]) -> bool {
    let code = Code::new(library);
    let in_path = |at: usize| code.is(at, name) && matches!(code.before(at, 1), "::" | "{" | ",");
    mentions(program, name) || (0..code.len()).any(in_path)
}

/// Attributes first, then the program and the library; the library before macros that would reach into it.
fn join(program: &[Token], library: &Library) -> Vec<Token> {
    let (library_attributes, rest) = split_attributes(&library.tokens);
    let (own_attributes, program) = split_attributes(program);
    let (crates, rest) = split_standard_crates(&rest, &program);
    let mut bundle = own_attributes;
    bundle.extend(for_the_root(&library_attributes));
    bundle.extend(crates);
    bundle.extend(core_crate(&program, &rest));
    let wrapped = wrap(&for_a_module(&library_attributes), &rest, library);
    let parts = if leaks_macros(&program) { [wrapped, program] } else { [program, wrapped] };
    for part in &parts {
        if let (Some(place), false) = (part.first(), bundle.is_empty()) {
            bundle.push(place.with(Kind::Blank, "\n\n"));
        }
        bundle.extend_from_slice(part);
    }
    bundle
}

/// The inner attributes at the start of a crate, and the rest.
fn split_attributes(tokens: &[Token]) -> (Vec<Token>, Vec<Token>) {
    let code = Code::new(tokens);
    let mut at = 0;
    while code.is(at, "#") && code.is(at + 1, "!") && code.opens(at + 2) {
        at = code.partner(at + 2) + 1;
    }
    let middle = if at == 0 { 0 } else { code.place(at - 1) + 1 };
    (tokens[..middle].to_vec(), tokens[middle..].to_vec())
}

/// Each inner attribute among the tokens, with its name.
fn attributes_of(tokens: &[Token]) -> Vec<(String, Vec<Token>)> {
    let code = Code::new(tokens);
    let mut found = Vec::new();
    let mut at = 0;
    while at < code.len() {
        let close = code.partner(at + 2).max(at + 2);
        let mut run = vec![tokens[code.place(at)].with(Kind::Blank, "\n")];
        run.extend_from_slice(&tokens[code.place(at)..=code.place(close).min(tokens.len() - 1)]);
        found.push((code.text(at + 3).to_string(), run));
        at = close + 1;
    }
    found
}

/// The library's attributes that speak of the whole crate and go on doing so.
fn for_the_root(tokens: &[Token]) -> Vec<Token> {
    let whole = |name: &str| matches!(name, "feature" | "recursion_limit" | "type_length_limit");
    attributes_of(tokens).into_iter().filter(|(name, _)| whole(name)).flat_map(|(_, run)| run).collect()
}

/// The library's attributes that a module can have.
fn for_a_module(tokens: &[Token]) -> Vec<Token> {
    let crate_wide = |run: &[Token]| {
        let features = run.windows(2).any(|pair| &*pair[0].text == "feature" && &*pair[1].text == "(");
        features || run.iter().any(|token| matches!(&*token.text, "no_std" | "no_main"))
    };
    let fits = |name: &str, run: &[Token]| match name {
        "allow" | "cfg" | "rustfmt" => true,
        "cfg_attr" => !crate_wide(run),
        _ => false,
    };
    attributes_of(tokens).into_iter().filter(|(name, run)| fits(name, run)).flat_map(|(_, run)| run).collect()
}

/// The library's `extern crate alloc;` and the like: what they name is known everywhere when they stand at the
/// root, and in the library's own root where they are; `#[macro_use]` is for the root alone.
fn split_standard_crates(library: &[Token], program: &[Token]) -> (Vec<Token>, Vec<Token>) {
    let code = Code::new(library);
    let standard = |code: &Code, item: &Item| item.sort == Sort::ExternCrate && STANDARD.contains(&item.name_in(code));
    let own = Code::new(program);
    let known: Vec<&str> =
        items(&own, 0, own.len()).iter().filter(|item| standard(&own, item)).map(|item| item.name_in(&own)).collect();
    let mut edits = Edits::new(&code);
    let mut crates = Vec::new();
    for item in items(&code, 0, code.len()).iter().filter(|item| standard(&code, item)) {
        if attributes::has(&code, item, "macro_use") {
            edits.cut_item(item.start, item.end);
        }
        if !known.contains(&item.name_in(&code)) {
            let start = code.place(item.start);
            crates.push(library[start].with(Kind::Blank, "\n"));
            crates.extend_from_slice(&library[start..=code.place(item.end - 1)]);
        }
    }
    (crates, edits.apply())
}

/// `extern crate core;` when a path starts with it: edition 2015 does not know it otherwise.
fn core_crate(program: &[Token], library: &[Token]) -> Vec<Token> {
    let names_core = |code: &Code| {
        let starts = |at: usize| code.is(at, "core") && code.is(at + 1, "::") && names::path_start(code, at).is_some();
        let declares = |at: usize| code.is(at, "core") && code.before(at, 1) == "crate";
        (0..code.len()).any(starts) && !(0..code.len()).any(declares)
    };
    match library.first() {
        Some(place) if names_core(&Code::new(program)) || names_core(&Code::new(library)) => {
            written(place, "\npub extern crate core;")
        }
        _ => Vec::new(),
    }
}

/// Whether macros that the program defines would be seen by what follows them.
fn leaks_macros(program: &[Token]) -> bool {
    let code = Code::new(program);
    items(&code, 0, code.len()).iter().any(|item| {
        item.sort == Sort::Macro || (item.sort == Sort::Module && attributes::has(&code, item, "macro_use"))
    })
}

/// The library as a module of the bundle.
fn wrap(attributes: &[Token], tokens: &[Token], library: &Library) -> Vec<Token> {
    let place = match tokens.first().or_else(|| attributes.first()) {
        Some(token) => Token { line: 1, depth: 0, ..token.clone() },
        None => return Vec::new(),
    };
    let mut body = attributes.to_vec();
    if !attributes.is_empty() {
        body.push(place.with(Kind::Blank, "\n\n"));
    }
    body.extend_from_slice(tokens);
    if !library.macros.is_empty() {
        body.extend(written(&place, &format!("\n{}", library.macros)));
    }
    for token in &mut body {
        token.depth += 1;
    }
    let mut wrapped = written(&place, &format!("mod {} ", library.module));
    if library.whole {
        wrapped.splice(0..0, written(&place, UNUSED));
    }
    wrapped.extend(braced(&place, &body, ""));
    wrapped
}
