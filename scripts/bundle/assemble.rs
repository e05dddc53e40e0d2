//! Puts a program and the modules of its library that it needs into one run of tokens.

use crate::attributes;
use crate::code::{plain, Code, Token};
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
    /// The exported macros that somebody names by a path.
    macros: &'a [String],
    /// Whether nothing is going to be removed.
    whole: bool,
}

/// The program's bundle with whole modules, before dead items are removed.
///
/// Errors: whatever cannot be in a bundle, with its file and line.
pub fn assemble(package: &Package, program: &str, sources: &mut Sources, whole: bool) -> Outcome<Vec<Token>> {
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
    let library = reach::needed(&library, &tokens, &names, program_home.from_root);
    refuse(&library, &package.features)?;
    library_home.module = program_home.module.clone();
    let macros = exported_macros(&library)?;
    refuse_same_macros(&tokens, &macros)?;
    let shared = macros.iter().filter(|name| is_named(name, &tokens, &library)).cloned().collect::<Vec<String>>();
    let library = paths::rewrite(&library, &library_home)?;
    let program_home = Home { macros, ..program_home };
    let tokens = paths::rewrite(&tokens, &program_home)?;
    let library = Library { module: &library_home.module, tokens: library, macros: &shared, whole };
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
    while root.contains(&module) || (module != library && mentions(tokens, &module)) {
        module += if module == library { "_lib" } else { "_" };
    }
    Home { module, aliases, is_library, from_root: package.edition == "2015", root, macros: Vec::new(), macro_use }
}

/// The names of the macros that the library exports.
///
/// Errors: a macro that would hide one of the standard library.
fn exported_macros(library: &[Token]) -> Outcome<Vec<String>> {
    let code = Code::new(library);
    let mut found = Vec::new();
    for item in modules(&code).iter().flat_map(|module| &module.items) {
        if item.sort == Sort::Macro && attributes::has(&code, item, "macro_export") {
            let name = item.name_in(&code);
            if STANDARD_MACROS.split(' ').any(|standard| standard == name) {
                let (file, line) = code.source(item.keyword);
                return Err(Fault::at(file, line, format!("exported macro {} would hide the standard one", name)));
            }
            found.push(name.to_string());
        }
    }
    Ok(found)
}

fn refuse_same_macros(program: &[Token], macros: &[String]) -> Outcome<()> {
    let code = Code::new(program);
    for item in modules(&code).iter().flat_map(|module| &module.items) {
        let name = item.name_in(&code);
        let exported = item.sort == Sort::Macro && attributes::has(&code, item, "macro_export");
        if exported && macros.iter().any(|known| known == name) {
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
    let fits = |name: &str| matches!(name, "allow" | "cfg" | "cfg_attr" | "rustfmt");
    attributes_of(tokens).into_iter().filter(|(name, _)| fits(name)).flat_map(|(_, run)| run).collect()
}

/// Takes `extern crate alloc;` and its like out of the library: they have to stand at the root, once.
fn split_standard_crates(library: &[Token], program: &[Token]) -> (Vec<Token>, Vec<Token>) {
    let code = Code::new(library);
    let standard = |code: &Code, item: &Item| item.sort == Sort::ExternCrate && STANDARD.contains(&item.name_in(code));
    let own = Code::new(program);
    let known: Vec<&str> =
        items(&own, 0, own.len()).iter().filter(|item| standard(&own, item)).map(|item| item.name_in(&own)).collect();
    let mut edits = Edits::new(&code);
    let mut crates = Vec::new();
    for item in items(&code, 0, code.len()).iter().filter(|item| standard(&code, item)) {
        edits.cut_item(item.start, item.end);
        if !known.contains(&item.name_in(&code)) {
            let start = code.place(item.start);
            crates.push(library[start].with(Kind::Blank, "\n"));
            crates.extend_from_slice(&library[start..=code.place(item.end - 1)]);
        }
    }
    (crates, edits.apply())
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
    let macros = library.macros;
    if !macros.is_empty() {
        let list = if macros.len() == 1 { macros[0].clone() } else { format!("{{{}}}", macros.join(", ")) };
        body.extend(written(&place, &format!("\n\npub use crate::{};", list)));
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
