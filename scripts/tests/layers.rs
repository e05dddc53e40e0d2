//! Each crate states its layers in a table of its first page. No module imports from its own layer or from one above, and no
//! files import each other in a circle; tests aside.

use scripts::system::programs::root;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The crates that state their layers, by their first file.
const CRATES: &[&str] = &["src/lib.rs", "scripts/lib.rs", "scripts/bundle/main.rs", "scripts/to_c/lib.rs"];

/// The path of a module in its crate; that of the first file is empty.
type Module = Vec<String>;

/// The modules of a crate, each with the modules that it names.
type Imports = BTreeMap<Module, BTreeSet<Module>>;

/// The code of every module of a crate, without comments and tests.
fn modules(first: &Path) -> BTreeMap<Module, String> {
    let mut modules = BTreeMap::new();
    let mut left = vec![(Vec::new(), first.to_path_buf())];
    while let Some((module, file)) = left.pop() {
        let code = code(&fs::read_to_string(&file).unwrap());
        let is_folder = module.is_empty() || file.ends_with("mod.rs");
        let folder = if is_folder { file.parent().unwrap().to_path_buf() } else { file.with_extension("") };
        for child in declared(&code) {
            let files = [folder.join(child).with_extension("rs"), folder.join(child).join("mod.rs")];
            let file = files.into_iter().find(|file| file.exists()).unwrap_or_else(|| panic!("{child} has no file"));
            left.push((below(&module, child), file));
        }
        modules.insert(module, code);
    }
    modules
}

fn below(module: &[String], child: &str) -> Module {
    [module, &[child.to_string()]].concat()
}

/// What stands before the tests, comments and literals aside.
fn code(source: &str) -> String {
    let source = source.split("#[cfg(all(test").next().unwrap_or_default();
    let lines = source.split("#[cfg(test)]").next().unwrap_or_default().lines().map(str::trim);
    let code: String = lines.filter(|line| !line.starts_with("//")).map(|line| line.to_string() + "\n").collect();
    let code = ["\\\\", "\\\"", "'\"'"].iter().fold(code, |code, quoted| code.replace(quoted, ""));
    code.split('"').step_by(2).collect()
}

/// The names of the modules that a module declares.
fn declared(code: &str) -> impl Iterator<Item = &str> {
    code.lines().filter_map(|line| line.trim_start_matches("pub ").strip_prefix("mod ")?.strip_suffix(';'))
}

/// The modules that each module names.
fn imports(modules: &BTreeMap<Module, String>) -> Imports {
    let named = |(module, code): (&Module, &String)| {
        let mut named: BTreeSet<Module> = paths(module, code).iter().map(|path| longest(modules, path)).collect();
        named.remove(module);
        (module.clone(), named)
    };
    modules.iter().map(named).collect()
}

/// The module of the longest beginning of a path.
fn longest<T>(modules: &BTreeMap<Module, T>, path: &[String]) -> Module {
    (0..=path.len())
        .rev()
        .map(|end| path[..end].to_vec())
        .find(|module| modules.contains_key(module))
        .unwrap_or_default()
}

/// The paths in a module that begin with `crate`, with `super` or with a module that it declares, from the crate on.
fn paths(module: &[String], code: &str) -> Vec<Module> {
    let declared: Vec<&str> = declared(code).collect();
    let mut paths = Vec::new();
    for (at, _) in code.match_indices("::") {
        let first = code[..at].rsplit(|one| !is_of_word(one)).next().unwrap_or_default();
        let is_first = !code[..at - first.len()].ends_with("::");
        match first {
            "crate" => read(&code[at..], Vec::new(), &mut paths),
            "super" if is_first => read(&code[at..], module[..module.len() - 1].to_vec(), &mut paths),
            child if is_first && declared.contains(&child) => paths.push(below(module, child)),
            _ => {}
        }
    }
    paths
}

fn is_of_word(one: char) -> bool {
    one.is_alphanumeric() || one == '_'
}

/// Reads what follows the beginning of a path: names, each after two colons, and a group in braces.
fn read(rest: &str, mut path: Module, paths: &mut Vec<Module>) {
    let Some(rest) = rest.strip_prefix("::") else { return paths.push(path) };
    if let Some(group) = rest.strip_prefix('{') {
        return parts(group).into_iter().for_each(|part| read(&format!("::{}", part.trim()), path.clone(), paths));
    }
    let end = rest.find(|one| !is_of_word(one)).unwrap_or(rest.len());
    match &rest[..end] {
        "super" => drop(path.pop()),
        "self" => {}
        name => path.push(name.to_string()),
    }
    read(&rest[end..], path, paths);
}

/// The parts of a group, up to its closing brace.
fn parts(group: &str) -> Vec<&str> {
    let (mut parts, mut from, mut depth) = (Vec::new(), 0, 0);
    for (at, one) in group.char_indices() {
        match one {
            '{' => depth += 1,
            '}' if depth == 0 => {
                parts.push(&group[from..at]);
                break;
            }
            '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&group[from..at]);
                from = at + 1;
            }
            _ => {}
        }
    }
    parts
}

/// The modules in links, such as ``[`board`]``, in each row of the table of layers, with the number of the layer.
fn layers(page: &str) -> BTreeMap<Module, usize> {
    let lines = page.lines().map(|line| line.trim_start_matches("//! "));
    let rows =
        lines.skip_while(|line| !line.starts_with("| layer |")).skip(2).take_while(|line| line.starts_with("| "));
    let links = |row: &str| {
        let number: usize = row[2..].split(' ').next().unwrap().parse().expect("a layer begins with its number");
        let names = row.split("[`").skip(1).filter_map(|rest| rest.split("`]").next());
        names.map(|name| (name.split("::").map(str::to_string).collect(), number)).collect::<Vec<_>>()
    };
    rows.flat_map(links).collect()
}

/// The imports from the same layer or from one above, and the modules without a layer.
fn wrong(layers: &BTreeMap<Module, usize>, imports: &Imports) -> Vec<String> {
    let mut wrong = Vec::new();
    for (module, named) in imports.iter().filter(|(module, _)| !module.is_empty()) {
        let own = longest(layers, module);
        let Some(layer) = layers.get(&own) else {
            wrong.push(format!("{} has no layer", module.join("::")));
            continue;
        };
        let others = named.iter().map(|other| (other, longest(layers, other)));
        let above = others.filter(|(_, room)| *room != own && layers.get(room).is_some_and(|other| other >= layer));
        wrong.extend(above.map(|(other, _)| format!("{} imports {}", module.join("::"), other.join("::"))));
    }
    wrong
}

/// The modules that are in a circle: what is left when those that import nothing that is left are taken away, and those that
/// nothing left imports.
fn circle(mut imports: Imports) -> Vec<String> {
    loop {
        let left: BTreeSet<Module> = imports.keys().cloned().collect();
        let named: BTreeSet<Module> = imports.values().flatten().cloned().collect();
        imports.retain(|module, others| named.contains(module) && !others.is_disjoint(&left));
        if imports.len() == left.len() {
            return left.iter().map(|module| module.join("::")).collect();
        }
    }
}

#[test]
fn a_module_imports_only_from_the_layers_below() {
    for first in CRATES {
        let first = root().join(first);
        let layers = layers(&fs::read_to_string(&first).unwrap());
        let modules = modules(&first);
        let unknown: Vec<_> = layers.keys().filter(|module| !modules.contains_key(*module)).collect();
        assert!(unknown.is_empty(), "{} has a layer for {unknown:?}, which are no modules", first.display());
        assert_eq!(wrong(&layers, &imports(&modules)), [""; 0], "{}", first.display());
    }
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    for first in CRATES {
        assert_eq!(circle(imports(&modules(&root().join(first)))), [""; 0], "{first}");
    }
}

#[test]
fn a_wrong_import_and_a_circle_are_found() {
    let page = "//! | layer | modules |\n//! |---|---|\n//! | 2 top | [`a`], [`b`] |\n//! | 1 | [`c`], [`d::e`] |\n";
    let code = |source: &str| code(source);
    let module = |path: &str| path.split("::").filter(|name| !name.is_empty()).map(str::to_string).collect::<Module>();
    let sources = [
        ("", "pub mod a;\nmod b;\nmod c;\nmod d;\n"),
        ("a", "//! [b](crate::b)\n#[cfg(test)]\nuse crate::b;\n"),
        ("b", "use crate::{a::{A, self}, c};\n"),
        ("c", "fn c() { crate::b::b(1, '\"', \"\\\"crate::a\") }\n"),
        ("d", "mod e;\npub use e::E;\n"),
        ("d::e", "use super::super::c::C;\nuse super::D;\n"),
    ];
    let modules: BTreeMap<Module, String> = sources.iter().map(|(path, source)| (module(path), code(source))).collect();
    let imports = imports(&modules);
    assert_eq!(
        wrong(&layers(page), &imports),
        ["b imports a", "c imports b", "d has no layer", "d::e imports c"],
        "{imports:?}"
    );
    assert_eq!(circle(imports), ["b", "c", "d", "d::e"]);
}
