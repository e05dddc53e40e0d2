//! Takes the modules of the library away where nothing depends on them: one flat file, as a person would write it.
//!
//! That is right when every name means one thing. So no two declarations may share a name, no name may hide one that
//! every module knows, and no constant may turn a pattern of another module into itself; then what a name meant in its
//! module is what it means in the flat file. Whatever else could matter (modules in modules, globs, macros, `super`)
//! leaves the bundle as it is, and so does a compiler that is not content with the result, or that makes anything
//! else of it: a method that was private, or of a trait that was not imported, or a local item, may be meant now.

use crate::fault::Outcome;
use crate::rust::read::code::{plain, text_of, Code, Token};
use crate::rust::read::edits::{written, Edits};
use crate::rust::read::items::{items, Item, Sort};
use crate::rust::read::lexer::Kind;
use crate::rust::read::uses::{self, Leaf};
use crate::rust::shrink::meaning::is_same;
use crate::rust::shrink::rename::shows_names;
use crate::rustc::Rustc;
use std::collections::{BTreeMap, BTreeSet};

/// What every module knows without a declaration.
const PRELUDE: &str =
    "Option Some None Result Ok Err Vec String Box ToOwned ToString Drop drop Clone Copy Send Sync Sized \
    Fn FnMut FnOnce AsyncFn AsyncFnMut AsyncFnOnce Iterator IntoIterator Extend DoubleEndedIterator ExactSizeIterator FromIterator Default \
    PartialEq Eq PartialOrd Ord AsRef AsMut Into From TryFrom TryInto Future IntoFuture Debug Hash Self std core alloc \
    size_of size_of_val align_of align_of_val \
    u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize f32 f64 bool char str test bench derive main";

/// The flat bundle, or the same tokens when it has to keep its modules.
///
/// Errors: rustc cannot be run.
pub fn flatten(tokens: Vec<Token>, rustc: &Rustc) -> Outcome<Vec<Token>> {
    if tokens.iter().any(shows_names) {
        return Ok(tokens);
    }
    if let Some(flat) = flat(&without_pub(&tokens)) {
        let text = text_of(&flat);
        let quiet = rustc.findings(&text, false)?.is_empty();
        if quiet && is_same(&text_of(&tokens), &text, &modules_of(&Code::new(&tokens)), rustc)? {
            return Ok(flat);
        }
    }
    Ok(tokens)
}

/// The names of all the modules.
fn modules_of<'a>(code: &Code<'a>) -> BTreeSet<&'a str> {
    (1..code.len()).filter(|&at| code.is(at - 1, "mod") && code.is_word(at)).map(|at| plain(code.text(at))).collect()
}

/// The tokens without the library's `pub` in any form: in a flat file nothing is hidden from anything.
fn without_pub(tokens: &[Token]) -> Vec<Token> {
    let code = Code::new(tokens);
    let mut gone = vec![false; tokens.len()];
    for at in (0..code.len()).filter(|&at| code.is(at, "pub") && tokens[code.place(at)].depth > 0) {
        let next = if code.is(at + 1, "(") && code.opens(at + 1) { code.partner(at + 1) + 1 } else { at + 1 };
        gone[code.place(at)..code.place(next)].iter_mut().for_each(|gone| *gone = true);
    }
    tokens.iter().zip(gone).filter(|(_, gone)| !gone).map(|(token, _)| token.clone()).collect()
}

/// The program or one module of the library.
struct Scope {
    /// The items that stand in it.
    items: Vec<Item>,
    /// Its tokens.
    runs: Vec<(usize, usize)>,
    /// What it declares, with whether a pattern could mean it.
    declared: BTreeMap<String, bool>,
    /// The library's names that it imports.
    imported: BTreeSet<String>,
    /// The library's modules that it imports.
    modules: BTreeSet<String>,
    /// The other imports, as they are written, by the name that they bring.
    foreign: BTreeMap<String, String>,
}

fn flat(tokens: &[Token]) -> Option<Vec<Token>> {
    let code = Code::new(tokens);
    let top = items(&code, 0, code.len());
    let library = top.iter().find(|item| is_library(tokens, &code, item))?;
    let name = library.name_in(&code);
    let (open, close) = library.body?;
    let modules = items(&code, open + 1, close);
    let own = top.iter().filter(|item| item.start != library.start).cloned().collect();
    let mut scopes = vec![scope(&code, own, vec![(0, library.start), (library.end, code.len())], name)?];
    for module in &modules {
        let (start, end) = module.body.filter(|_| module.sort == Sort::Module && module.start == module.head)?;
        scopes.push(scope(&code, items(&code, start + 1, end), vec![(start + 1, end)], name)?);
    }
    let names = modules.iter().map(|module| module.name_in(&code)).collect();
    let every_name_means_one_thing = unique(&scopes) && scopes.iter().all(|scope| unmoved(&code, scope, &scopes));
    if !every_name_means_one_thing {
        return None;
    }
    Some(rewritten(&code, library, &modules, &scopes, &names))
}

fn is_library(tokens: &[Token], code: &Code, item: &Item) -> bool {
    item.sort == Sort::Module && item.body.is_some_and(|(open, _)| tokens[code.place(open + 1)].depth > 0)
}

/// What a scope declares and imports, unless it has something that cannot be moved.
fn scope(code: &Code, items: Vec<Item>, runs: Vec<(usize, usize)>, library: &str) -> Option<Scope> {
    let mut scope = Scope {
        items,
        runs,
        declared: BTreeMap::new(),
        imported: BTreeSet::new(),
        modules: BTreeSet::new(),
        foreign: BTreeMap::new(),
    };
    for item in scope.items.clone() {
        match item.sort {
            Sort::Use => scope.import(code, &item, library)?,
            Sort::Impl => {}
            Sort::Trait | Sort::Type | Sort::Value => {
                let braced = item.body.is_some() && !code.is(item.keyword, "const");
                let pattern = !code.is(item.keyword, "fn") && !braced || code.is(item.keyword, "static");
                if scope.declared.insert(item.name_in(code).to_string(), pattern).is_some() {
                    return None;
                }
            }
            _ => return None,
        }
    }
    let movable = |at: usize| {
        !matches!(code.text(at), "super" | "macro_rules" | "$" | "self" | "module_path") || is_plain_self(code, at)
    };
    let known_use = |at: usize| !uses::starts(code, at) || scope.items.iter().any(|item| item.keyword == at);
    let macros: Vec<(usize, usize)> = scope.places().filter_map(|at| macro_at(code, at)).collect();
    let in_macro = |at: usize| macros.iter().any(|&(start, end)| (start..end).contains(&at));
    let simple = scope.places().all(|at| known_use(at) && (movable(at) || in_macro(at)));
    Some(scope).filter(|_| simple)
}

/// Whether `self` is a value here, or the `self` of a `use`.
fn is_plain_self(code: &Code, at: usize) -> bool {
    code.is(at, "self") && !code.is(at + 1, "::")
}

/// The first token of the definition of a macro within a function, and the one after its last.
fn macro_at(code: &Code, at: usize) -> Option<(usize, usize)> {
    code.after_macro(at).filter(|_| code.is(at, "macro_rules")).map(|end| (at, end))
}

impl Scope {
    fn places(&self) -> impl Iterator<Item = usize> + '_ {
        self.runs.iter().flat_map(|&(start, end)| start..end)
    }

    /// Whether a `use` item is at a place.
    fn has_use_at(&self, at: usize) -> bool {
        self.items.iter().any(|item| item.sort == Sort::Use && (item.start..item.end).contains(&at))
    }

    /// Notes what a `use` item imports: all from the library, or all from elsewhere.
    fn import(&mut self, code: &Code, item: &Item, library: &str) -> Option<()> {
        if item.start != item.keyword {
            return None;
        }
        for leaf in uses::tree(code, item.keyword).leaves() {
            let ours = is_ours(&leaf, library);
            let own_name = leaf.name.is_some() && leaf.name.as_ref() == leaf.path.last();
            match leaf.path.len() {
                _ if leaf.glob => return None,
                3 if ours && own_name => drop(self.modules.insert(leaf.name?)),
                4 if ours && own_name => drop(self.imported.insert(leaf.name?)),
                _ if ours => return None,
                _ => {
                    let path = leaf.path.join("::");
                    let (name, text) = match leaf.name {
                        Some(name) if own_name => (name, path),
                        Some(name) => (name.clone(), format!("{} as {}", path, name)),
                        None => (path.clone(), format!("{} as _", path)),
                    };
                    self.foreign.insert(name, text);
                }
            }
        }
        Some(())
    }

    /// Whether a name stands here for something that this scope does not declare or import.
    fn mentions(&self, code: &Code, name: &str) -> bool {
        let stands = |at: usize| code.is_word(at) && code.is(at, name) && !matches!(code.before(at, 1), "." | "::");
        self.places().any(stands)
    }
}

fn is_ours(leaf: &Leaf, library: &str) -> bool {
    leaf.path.first().is_some_and(|first| first == "crate") && leaf.path.get(1).is_some_and(|name| name == library)
}

/// Whether no two scopes use a name for different things.
fn unique(scopes: &[Scope]) -> bool {
    let mut meanings: BTreeMap<&str, &str> = BTreeMap::new();
    for (number, scope) in scopes.iter().enumerate() {
        for name in scope.declared.keys() {
            let own_main = number == 0 && name == "main";
            let hides = !own_main && PRELUDE.split_whitespace().any(|known| known == name);
            if meanings.insert(name, "").is_some() || hides {
                return false;
            }
        }
    }
    for (name, path) in scopes.iter().flat_map(|scope| &scope.foreign) {
        if meanings.insert(name, path).is_some_and(|other| other != path) {
            return false;
        }
    }
    true
}

/// Whether the names of the other scopes leave this one's patterns and prelude alone.
fn unmoved(code: &Code, scope: &Scope, all: &[Scope]) -> bool {
    let known = |name: &String| scope.declared.contains_key(name) || scope.imported.contains(name);
    let patterns = all.iter().flat_map(|other| &other.declared).filter(|(_, &pattern)| pattern).map(|(name, _)| name);
    let mut strange = patterns.filter(|name| !known(name));
    !strange.any(|name| scope.mentions(code, name))
}

fn rewritten(code: &Code, library: &Item, modules: &[Item], scopes: &[Scope], names: &BTreeSet<&str>) -> Vec<Token> {
    let mut edits = Edits::new(code);
    let (_, close) = library.body.unwrap_or((0, 0));
    for module in modules {
        let (open, close) = module.body.unwrap_or((0, 0));
        edits.rewrite(module.start, open + 1, &(heading(code, module) + "\n\n"));
        edits.cut(close, close + 1);
    }
    edits.cut(library.start, library.body.map_or(0, |(open, _)| open + 1));
    edits.cut(close, close + 1);
    for scope in scopes {
        for item in scope.items.iter().filter(|item| item.sort == Sort::Use) {
            edits.cut_item(item.start, item.end);
        }
        for at in scope.places() {
            let length = modules_at(code, at, library.name_in(code), &scope.modules, names);
            if length > 0 && !scope.has_use_at(at) {
                edits.cut(at, at + length);
            }
        }
    }
    let mut flat = edits.apply();
    if let Some(first) = flat.first().cloned() {
        let at = after_attributes(&flat);
        flat.splice(at..at, written(&first, &imports(scopes)));
    }
    let headings: BTreeSet<String> = modules.iter().map(|module| heading(code, module)).collect();
    for at in 1..flat.len() {
        flat[at].depth = 0;
        if flat[at].kind == Kind::Blank && headings.contains(&*flat[at - 1].text) {
            flat[at] = flat[at].with(Kind::Blank, "\n\n");
        }
    }
    flat
}

/// What stands in the place of a module's first line.
fn heading(code: &Code, module: &Item) -> String {
    format!("// {}", module.name_in(code))
}

/// Every import from outside the bundle, a line for each path that they share.
fn imports(scopes: &[Scope]) -> String {
    let leaves: BTreeSet<&String> = scopes.iter().flat_map(|scope| scope.foreign.values()).collect();
    let parent = |leaf: &str| leaf.rfind("::").map_or(String::new(), |end| leaf[..end].to_string());
    let parents: BTreeSet<String> = leaves.iter().map(|leaf| parent(leaf)).collect();
    let mut groups: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for leaf in leaves {
        let (group, name) = if parents.contains(leaf) {
            (leaf.clone(), "self")
        } else {
            (parent(leaf), leaf.rsplit("::").next().unwrap_or(leaf))
        };
        groups.entry(group).or_default().push(name);
    }
    let line = |(group, names): (String, Vec<&str>)| match names[..] {
        [name] if group.is_empty() || name != "self" => {
            format!("use {}{}{};\n", group, ["::", ""][group.is_empty() as usize], name)
        }
        _ => format!("use {}::{{{}}};\n", group, names.join(", ")),
    };
    let lines: BTreeSet<String> = groups.into_iter().map(line).collect();
    lines.into_iter().collect::<String>() + "\n"
}

/// The place after the inner attributes at the start.
fn after_attributes(tokens: &[Token]) -> usize {
    let code = Code::new(tokens);
    let mut at = 0;
    while code.is(at, "#") && code.is(at + 1, "!") {
        at = code.partner(at + 2) + 1;
    }
    code.place(at)
}

/// How many tokens at the start of a path that starts here only say in which module it goes on.
fn modules_at(code: &Code, at: usize, library: &str, imported: &BTreeSet<String>, names: &BTreeSet<&str>) -> usize {
    if !code.is_word(at) || matches!(code.before(at, 1), "::" | ".") {
        return 0;
    }
    let module = |at: usize| names.contains(code.text(at)) && code.is(at + 1, "::");
    match code.text(at) {
        "crate" if code.is(at + 2, library) && module(at + 4) => 6,
        name if imported.contains(name) && module(at) => 2,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rust::read::code::tokens_of;

    /// The flat form of a program and its library, which has one more level of depth, as a bundle has it.
    fn flattened(program: &str, library: &str) -> Option<String> {
        let mut tokens = tokens_of(program, &"p.rs".into(), 0);
        tokens.extend(tokens_of("mod kit {", &"lib.rs".into(), 0));
        tokens.extend(tokens_of(library, &"lib.rs".into(), 1));
        tokens.extend(tokens_of("}", &"lib.rs".into(), 0));
        let flat = flat(&without_pub(&tokens))?;
        let words: Vec<&str> =
            flat.iter().filter(|token| token.kind != Kind::Blank).map(|token| &*token.text).collect();
        Some(words.join(" "))
    }

    const PROGRAM: &str = "use crate::kit::a::{f, S}; use crate::kit::b; use std::io; fn main() { f(S); b::g(); }";

    #[test]
    fn modules_imports_and_visibilities_go() {
        let library = "pub mod a { use std::fmt; pub(crate) struct S; pub fn f(_: S) { fmt() } } \
            pub mod b { use crate::kit::a::f; pub fn g() { let x = f; crate::kit::a::f(x.f) } }";
        let flat = flattened(PROGRAM, library).unwrap();
        let expected = "use std :: { fmt , io } ; fn main ( ) { f ( S ) ; g ( ) ; } // a struct S ; \
            fn f ( _ : S ) { fmt ( ) } // b fn g ( ) { let x = f ; f ( x . f ) }";
        assert_eq!(flat, expected);
    }

    #[test]
    fn what_a_name_means_decides() {
        let kept = |library: &str| flattened(PROGRAM, library).is_none();
        assert!(!kept("pub mod a { pub struct S; pub fn f(_: S) {} } pub mod b { pub fn g() {} }"));
        // Two things of one name.
        assert!(kept("pub mod a { pub struct S; pub fn f(_: S) {} } pub mod b { pub fn g() {} fn f() {} }"));
        // A constant that would be a pattern elsewhere.
        assert!(kept("pub mod a { pub struct S; pub fn f(_: S) {} } pub mod b { pub fn g() { let S = 1; } }"));
        // A name that every module knows.
        assert!(kept("pub mod a { pub struct S; pub fn f(_: S) {} } pub mod b { pub fn g() {} fn drop() {} }"));
        // The same in the program.
        let program = PROGRAM.to_string() + " fn drop() {}";
        let library = "pub mod a { pub struct S; pub fn f(_: S) {} } pub mod b { pub fn g() {} }";
        assert_eq!(flattened(&program, library), None);
        // Two imports of one name.
        assert!(kept("pub mod a { use std::fmt as io; pub struct S; pub fn f(_: S) {} } pub mod b { pub fn g() {} }"));
    }

    #[test]
    fn what_depends_on_modules_keeps_them() {
        let b = "pub mod b { pub fn g() {} }";
        for body in
            ["mod m {}", "use super::x;", "use std::io::*;", "macro_rules! m { () => {} }", "fn h() { self::f(S) }"]
        {
            let library = format!("pub mod a {{ pub struct S; pub fn f(_: S) {{}} {} }} {}", body, b);
            assert_eq!(flattened(PROGRAM, &library), None, "{}", body);
        }
        assert_eq!(flattened(PROGRAM, &format!("pub fn r() {{}} pub mod a {{ pub struct S; }} {}", b)), None);
    }
}
