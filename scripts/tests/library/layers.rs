//! The layers of the library: `src/lib.rs` states them, and no module imports from its own layer or from one above.

use scripts::programs::root;
use std::collections::BTreeSet;
use std::fs;

fn source(module: &str) -> String {
    fs::read_to_string(root().join("src").join(module).with_extension("rs")).unwrap().replace('\r', "")
}

/// The names in links, such as ``[`board`]``, of each row of the table of layers, the highest first.
fn layers(page: &str) -> Vec<Vec<&str>> {
    let table =
        page.lines().map(|line| line.trim_start_matches("//! ")).skip_while(|line| !line.starts_with("| layer |"));
    let rows = table.skip(2).take_while(|line| line.starts_with('|'));
    rows.map(|row| row.split("[`").skip(1).filter_map(|rest| rest.split("`]").next()).collect()).collect()
}

/// The modules of its own crate that a module names, comments and tests aside.
fn imports(source: &str) -> BTreeSet<String> {
    let code = source.split("#[cfg(test)]").next().unwrap_or_default().lines();
    let code = code.filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
    let name =
        |path: &str| path.trim().split(|next: char| !next.is_alphanumeric() && next != '_').next().map(str::to_string);
    let paths = code.split("crate::").skip(1).flat_map(|rest| match rest.strip_prefix('{') {
        Some(group) => group.split("};").next().unwrap_or(group).split(',').filter_map(name).collect::<Vec<_>>(),
        None => name(rest).into_iter().collect(),
    });
    paths.filter(|name| !name.is_empty()).collect()
}

/// Says which modules import from their own layer or from one above.
fn faults(layers: &[Vec<&str>], source: impl Fn(&str) -> String) -> Vec<String> {
    let mut faults = Vec::new();
    for (i, layer) in layers.iter().enumerate() {
        let below: Vec<&str> = layers[i + 1..].concat();
        for module in layer {
            let wrong = imports(&source(module)).into_iter().filter(|other| !below.contains(&other.as_str()));
            faults.extend(wrong.map(|other| format!("{module} imports {other}")));
        }
    }
    faults
}

#[test]
fn a_module_imports_only_from_the_layers_below() {
    let map = source("lib");
    let layers = layers(&map);
    let mut listed = layers.concat();
    let mut declared: Vec<&str> =
        map.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';')).collect();
    listed.sort_unstable();
    declared.sort_unstable();
    assert_eq!(listed, declared, "each module is in one layer");
    assert_eq!(faults(&layers, source), [""; 0]);
}

#[test]
fn a_wrong_import_is_found() {
    let table = "//! | layer | modules |\n//! |---|---|\n//! | 2 top | [`a`], [`b`] |\n//! | 1 | [`c`] |\n";
    let source = |module: &str| {
        let text = match module {
            "a" => "//! [b](crate::b)\nuse crate::c::C;\n#[cfg(test)]\nuse crate::b;\n",
            "b" => "use crate::{a::A, c};\n",
            _ => "fn c() { crate::b::b() }\n",
        };
        text.to_string()
    };
    assert_eq!(faults(&layers(table), source), ["b imports a", "c imports b"]);
}
