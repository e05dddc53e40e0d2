//! Each crate states its layers in a table of its first page. No module imports from its own layer or from one above, and no
//! files import each other in a circle; tests aside.

use scripts::system::programs::root;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

fn below(module: &str, child: &str) -> String {
    format!("{module}::{child}").trim_start_matches(':').to_string()
}

/// The names of the modules that a module declares.
fn declared(code: &str) -> impl Iterator<Item = &str> {
    code.lines().filter_map(|line| line.trim_start_matches("pub ").strip_prefix("mod ")?.strip_suffix(';'))
}

/// The code of a module and of those below it, without comments, literals and tests.
fn add(modules: &mut BTreeMap<String, String>, folder: &str, module: &str, source: &str) {
    let source = source.split("#[cfg(test)]").next().unwrap().split("#[cfg(all(test").next().unwrap();
    let lines = source.lines().filter(|line| !line.trim_start().starts_with("//"));
    let code = lines.collect::<Vec<_>>().join("\n").replace("\\\\", "").replace("\\\"", "").replace("'\"'", "");
    let code: String = code.split('"').step_by(2).collect();
    for child in declared(&code) {
        let child = below(module, child);
        let path = format!("{folder}/{}", child.replace("::", "/"));
        let read = |ending| fs::read_to_string(root().join(path.clone() + ending));
        add(modules, folder, &child, &read(".rs").or_else(|_| read("/mod.rs")).unwrap());
    }
    modules.insert(module.to_string(), code);
}

/// The modules that each module names, each by its path, such as `problems::check`; the first file is ``. In the code a path
/// begins with `crate`, `super` or a child, and has no group but of items.
fn imports(modules: &BTreeMap<String, String>) -> BTreeMap<String, BTreeSet<String>> {
    let named = |(module, code): (&String, &String)| {
        let children: Vec<&str> = declared(code).collect();
        let paths = code.split(|one: char| !one.is_alphanumeric() && one != '_' && one != ':');
        let resolved = paths.filter_map(|path| {
            let (first, rest) = path.split_once("::")?;
            let mut at: Vec<&str> = module.split("::").filter(|name| !name.is_empty()).collect();
            match first {
                "crate" => at.clear(),
                "super" => drop(at.pop()),
                child if children.contains(&child) => at.push(child),
                _ => return None,
            }
            let ups = rest.split("::").take_while(|name| *name == "super").count();
            at.truncate(at.len().saturating_sub(ups));
            at.extend(rest.split("::").skip(ups));
            (0..=at.len()).rev().map(|end| at[..end].join("::")).find(|path| modules.contains_key(path))
        });
        (module.clone(), resolved.filter(|other| other != module).collect())
    };
    modules.iter().map(named).collect()
}

/// The layer of each module in the table of layers, where modules are links such as ``[`board`]``.
fn layers(page: &str) -> BTreeMap<&str, usize> {
    let table = page.lines().skip_while(|line| !line.contains("| layer |"));
    let rows = table.filter_map(|line| line.strip_prefix("//! | "));
    rows.flat_map(|row| {
        let layer = row.split(' ').next().unwrap().parse().unwrap_or(0);
        row.split("[`").skip(1).map(move |rest| (rest.split("`]").next().unwrap(), layer))
    })
    .collect()
}

/// What is wrong in a crate: the modules without a layer, the imports from the same layer or from one above, and the modules
/// in a circle, which are left when those that import nothing that is left, or that nothing left imports, are taken away.
fn wrong(layers: &BTreeMap<&str, usize>, mut imports: BTreeMap<String, BTreeSet<String>>) -> Vec<String> {
    let of = |module: &str| layers.iter().rev().find(|(room, _)| below(module, "").starts_with(&below(room, "")));
    let mut wrong = Vec::new();
    for (module, named) in imports.iter().filter(|(module, _)| !module.is_empty()) {
        let Some((room, layer)) = of(module) else {
            wrong.push(format!("{module} has no layer"));
            continue;
        };
        let is_above = |other: &str| of(other).is_none_or(|(other, at)| other != room && at >= layer);
        let above = named.iter().filter(|other| is_above(other));
        wrong.extend(above.map(|other| format!("{module} imports {other}")));
    }
    let mut left = BTreeSet::new();
    while left.len() != imports.len() {
        left = imports.keys().cloned().collect();
        let named: BTreeSet<String> = imports.values().flatten().cloned().collect();
        imports.retain(|module, others| named.contains(module) && !others.is_disjoint(&left));
    }
    wrong.extend(imports.keys().map(|module| format!("{module} is in a circle")));
    wrong
}

#[test]
fn a_module_imports_only_from_the_layers_below() {
    for first in ["src/lib.rs", "scripts/lib.rs", "scripts/bundle/main.rs", "scripts/to_c/lib.rs"] {
        let (page, mut modules) = (fs::read_to_string(root().join(first)).unwrap(), BTreeMap::new());
        add(&mut modules, first.rsplit_once('/').unwrap().0, "", &page);
        assert_eq!(wrong(&layers(&page), imports(&modules)), [""; 0], "{first}");
    }
}
