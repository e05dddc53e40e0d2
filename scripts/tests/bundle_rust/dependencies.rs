//! Crates of other packages: those on this machine come into the bundle, those that the judge has stay outside, and others
//! are refused where surviving code names them.

use super::{bundle_of, prints, refusal_of};
use crate::bundling::{makes_c, scratch, write_package};
use std::path::PathBuf;

/// The manifest of a package of edition 2021 with more lines.
fn manifest(name: &str, more: &str) -> String {
    format!("[package]\nname = \"{name}\"\nversion = \"1.2.3\"\nedition = \"2021\"\n{more}")
}

const DATA: &str = "#[macro_export]\nmacro_rules! stack { ($($x:expr),*) => {{ let mut s = $crate::Stack::new(); $(s.push($x);)* s }} }\npub struct Stack<T>(Vec<T>);\nimpl<T> Stack<T> { pub fn new() -> Self { Stack(Vec::new()) } pub fn push(&mut self, x: T) { self.0.push(x) } pub fn pop(&mut self) -> Option<T> { self.0.pop() } pub fn unused(self) {} }\n";

/// A folder in which a package and its neighbours have these files.
fn neighbours(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = scratch(&format!("dependency_{name}/own"));
    write_package(&folder, files);
    folder
}

/// What is said of program `p` of a package that depends on its neighbour `lib`, when the files are these.
fn refusal(name: &str, files: &[(&str, &str)]) -> String {
    let own = manifest("kit", "[dependencies]\nlib = { path = \"../lib\" }\n");
    let lib = manifest("lib", "");
    let folder = neighbours(name, &[("Cargo.toml", &own), ("../lib/Cargo.toml", &lib)]);
    let program = ("src/bin/p.rs", "fn main() { println!(\"{}\", lib::f()); }\n");
    write_package(&folder, &[&[("Cargo.toml", own.as_str()), program], files].concat());
    refusal_of(&folder, &[])
}

#[test]
fn path_dependencies_come_into_the_bundle_each_in_its_module() {
    let own = manifest("kit", "license = \"MIT\"\n[features]\ndefault = [\"graph/fast\"]\n[dependencies]\ngraph = { path = \"../graph\", default-features = false }\nds = { package = \"data-structures\", path = \"../data\" }\nrand = \"0.8\"\nopt = { version = \"1\", optional = true }\ngone = { path = \"../gone\", optional = true }\n");
    let graph = manifest("graph", "license = \"MIT\"\n[features]\ndefault = [\"slow\"]\nslow = []\nfast = []\n[dependencies]\ndata-structures = { path = \"../data\", features = [\"more\"] }\n");
    let data = manifest(
        "data-structures",
        "license = \"Zlib OR MIT\"\n[features]\ndefault = [\"some\"]\nsome = []\nmore = []\n",
    );
    let graph_library = "mod paths;\npub use paths::walk;\npub const MARK: u8 = if cfg!(feature = \"slow\") { 1 } else if cfg!(all(feature = \"fast\", not(test))) { 2 } else { 3 };\n#[cfg(test)]\nmod tests { use rand::Rng; }\n";
    let paths = "use data_structures::{stack, Stack};\npub fn walk() -> Vec<u8> { let rand = 1; let mut s: Stack<u8> = stack![rand, 2]; let mut v = vec![]; while let Some(x) = s.pop() { v.push(x) } v }\n";
    let data_library = format!(
        "{DATA}#[cfg(all(feature = \"some\", feature = \"more\"))]\npub fn both() -> &'static str {{ \"both\" }}\n"
    );
    let files = [
        ("Cargo.toml", own.as_str()),
        ("src/lib.rs", "use graph::walk;\npub mod unneeded { use rand::Rng; }\npub fn f() -> usize { walk().len() }\n"),
        ("src/bin/p.rs", "use ds::both;\nmod data_structures { pub fn own() -> u8 { 7 } }\nmod inner { pub fn g() -> Option<u8> { ::graph::walk().pop().or(ds::stack![3u8].pop()) } }\nfn main() { println!(\"{} {} {:?} {} {}\", kit::f(), graph::MARK, inner::g(), both(), data_structures::own()); }\n"),
        ("../graph/Cargo.toml", &graph),
        ("../graph/src/lib.rs", graph_library),
        ("../graph/src/paths.rs", paths),
        ("../data/Cargo.toml", &data),
        ("../data/src/lib.rs", &data_library),
    ];
    for (flags, edition) in [(&[][..], "2021"), (&["--keep-all"], "2015"), (&["--minify", "--rename"], "2024")] {
        prints(&neighbours("several", &files), &files, flags, edition, "2 2 Some(1) both 7\n");
    }
    let bundle = bundle_of(&neighbours("several", &files), &[]);
    for (kept, times) in [("mod graph {", 1), ("mod data_structures_lib {", 1), ("unused", 0), ("rand::", 0)] {
        assert_eq!(bundle.matches(kept).count(), times, "{kept} in\n{bundle}");
    }
    let head = bundle.lines().next().unwrap();
    assert!(head.starts_with("// p: kit 1.2.3, MIT, rustc 1."), "{head}");
    assert!(head.ends_with(", data_structures under Zlib OR MIT: bundle p") && !head.contains("graph"), "{head}");
}

#[test]
fn the_head_names_the_licences_of_the_code_that_is_left() {
    let own = manifest("own", "license = \"MIT\"\n[dependencies]\nkit = { path = \"../kit\" }\n");
    let kit = manifest("kit", "license = \"Zlib\"\n[dependencies]\ndep = { path = \"../dep\" }\n");
    let dep = manifest("dep", "license = \"ISC\"\n");
    let cases = [
        ("println!(\"{}\", kit::g());", "2\n", ", kit under Zlib, dep under ISC: bundle p"),
        ("println!(\"{}\", kit::f());", "1\n", ", kit under Zlib: bundle p"),
        ("let kit = 3; println!(\"{}\", kit);", "3\n", ": bundle p"),
    ];
    for (body, printed, end) in cases {
        let program = format!("fn main() {{ {body} }}\n");
        let files = [
            ("Cargo.toml", own.as_str()),
            ("src/bin/p.rs", &program),
            ("../kit/Cargo.toml", &kit),
            ("../kit/src/lib.rs", "pub fn f() -> u8 { 1 }\npub fn g() -> u8 { dep::h() }\n"),
            ("../dep/Cargo.toml", &dep),
            ("../dep/src/lib.rs", "pub fn h() -> u8 { 2 }\n"),
        ];
        let folder = neighbours("licences", &files);
        prints(&folder, &files, &[], "2021", printed);
        let licences = |flags: &[&str]| {
            let bundle = bundle_of(&folder, flags);
            let (_, version) = bundle.lines().next().unwrap().split_once(", MIT, rustc 1.").unwrap();
            version[version.find([',', ':']).unwrap()..].to_string()
        };
        assert_eq!(licences(&[]), end, "{body}");
        if makes_c() {
            assert_eq!(licences(&["--c"]), format!("{end} --c */"), "{body}");
        }
    }
}

#[test]
fn a_workspace_and_examples_name_dependencies_too() {
    let workspace = "[workspace]\nmembers = [\"own\", \"lib\"]\nresolver = \"2\"\n[workspace.dependencies]\nlib = { path = \"lib\" }\n";
    let own = manifest("kit", "[dev-dependencies]\nlib.workspace = true\n");
    let (lib, library) =
        (manifest("lib", "[dependencies]\nkit = { path = \"../own\" }\n"), "pub use kit::one as two;\n");
    let files = [
        ("../Cargo.toml", workspace),
        ("Cargo.toml", own.as_str()),
        ("src/lib.rs", "pub fn one() -> u8 { 1 }\n"),
        ("examples/p.rs", "fn main() { println!(\"{}{}\", kit::one(), lib::two()); }\n"),
        ("../lib/Cargo.toml", &lib),
        ("../lib/src/lib.rs", library),
    ];
    let folder = neighbours("workspace", &files);
    prints(&folder, &files, &[], "2018", "11\n");
    write_package(&folder, &[&files[..], &[("judge_inputs/p/one.in", "")]].concat());
    assert!(bundle_of(&folder, &["--check"]).ends_with("ok  p edition 2024\n"));
    assert_eq!(bundle_of(&folder.join(".."), &[]), bundle_of(&folder, &[]));
}

#[test]
fn a_library_may_re_export_another_whose_function_has_its_name() {
    let own = manifest("own", "[dependencies]\nkit = { path = \"../kit\" }\none = { path = \"../one\" }\n");
    let kit = manifest("kit", "[dependencies]\none = { path = \"../one\" }\n");
    let one = manifest("one", "");
    let files = [
        ("Cargo.toml", own.as_str()),
        ("src/bin/p.rs", "use one::one;\nmod m { use one::{self}; pub fn f() -> u8 { one::one(3) } }\nfn main() { println!(\"{} {} {}\", one::<u8>(1), kit::one::one(2), m::f()); }\n"),
        ("../kit/Cargo.toml", &kit),
        ("../kit/src/lib.rs", "pub use one;\n"),
        ("../one/Cargo.toml", &one),
        ("../one/src/lib.rs", "pub fn one<T>(x: T) -> T { x }\n"),
    ];
    for flags in [&[][..], &["--keep-all"]] {
        prints(&neighbours("re_export", &files), &files, flags, "2021", "1 2 3\n");
    }
}

#[test]
fn a_macro_may_have_the_name_of_a_function_of_another_library() {
    let own = manifest("own", "[dependencies]\nkit = { path = \"../kit\" }\n");
    let kit = manifest("kit", "[dependencies]\ndep = { path = \"../dep\" }\n");
    let dep = manifest("dep", "");
    let program = "use kit::one;\nfn main() { println!(\"{} {} {}\", one!(), one(4), kit::c::one(3)); }\n";
    let library = "pub use dep::one;\npub mod c { pub use crate::one; }\n\
        #[macro_export]\nmacro_rules! one { () => { $crate::one(1) } }\n";
    let files = [
        ("Cargo.toml", own.as_str()),
        ("src/bin/p.rs", program),
        ("../kit/Cargo.toml", &kit),
        ("../kit/src/lib.rs", library),
        ("../dep/Cargo.toml", &dep),
        ("../dep/src/lib.rs", "pub fn one(x: u8) -> u8 { x }\n"),
    ];
    for (flags, edition) in [(&[][..], "2018"), (&["--keep-all"], "2024")] {
        prints(&neighbours("same_name", &files), &files, flags, edition, "1 4 3\n");
    }
}

#[test]
fn a_library_of_another_edition_means_the_same_or_is_refused() {
    let own = manifest("kit", "[dependencies]\nlib = { path = \"../lib\" }\n");
    let program = (
        "src/bin/p.rs",
        "fn main() { println!(\"{}\", u16::try_from([lib::a::f()].into_iter().sum::<u8>()).unwrap()); }\n",
    );
    let lib = |edition: &str| manifest("lib", "").replace("2021", edition);
    let old = "mod b { pub fn g() -> u8 { 1 } }\npub mod a { use b::g; pub fn f() -> u8 { ::b::g() + g() } }\n";
    let newest = "pub mod a { pub fn f() -> u8 { if let Some(x) = [2].first() { *x } else { 3 } } }\n";
    for (edition, library) in [("2015", old), ("2024", newest)] {
        let lib = lib(edition);
        let files =
            [("Cargo.toml", own.as_str()), program, ("../lib/Cargo.toml", &lib), ("../lib/src/lib.rs", library)];
        prints(&neighbours("edition", &files), &files, &[], "2021", "2\n");
        prints(&neighbours("edition", &files), &files, &["--keep-all"], "2021", "2\n");
    }
    let changed = "pub fn f() -> usize {\n    [1u8, 2].into_iter().map(|x| std::mem::size_of_val(&x)).sum()\n}\n";
    let said = refusal("changed", &[("../lib/Cargo.toml", &lib("2018")), ("../lib/src/lib.rs", changed)]);
    let wanted = "../lib/src/lib.rs:2: crate lib is of edition 2018, and means another thing in 2021: this method call resolves to `<&[T; N] as IntoIterator>::into_iter`";
    assert!(said.starts_with(wanted), "{said}");
    let drops = "use std::cell::RefCell;\npub fn f() -> u8 {\n    let cell = RefCell::new(vec![1]);\n    let first = if let Some(x) = cell.borrow().first() {\n        *x\n    } else {\n        cell.borrow_mut().push(2);\n        0\n    };\n    first\n}\n";
    let said = refusal("drops", &[("../lib/Cargo.toml", &lib("2024")), ("../lib/src/lib.rs", drops)]);
    let wanted = "../lib/src/lib.rs:2: crate lib is of edition 2024, and means another thing in 2021: fn f() -> u8";
    assert_eq!(said, format!("{wanted} does not become the same code"));
}

#[test]
fn crates_of_the_judge_stay_outside() {
    let own = manifest("kit", "[dependencies]\ngiven = { path = \"../given\" }\nproconio = \"0.4\"\n");
    let given = manifest("given", "");
    let files = [
        ("Cargo.toml", own.as_str()),
        ("src/lib.rs", "use given::{self as other, f};\npub fn g() -> u8 { f() + other::f() }\npub fn dead() { proconio::input!() }\n"),
        ("src/bin/p.rs", "use given::make;\nmake!(two);\nfn main() { println!(\"{}\", kit::g() + given::f() + two()); }\n"),
        ("judge_inputs/p/one.in", ""),
        ("../given/Cargo.toml", &given),
        ("../given/src/lib.rs", "pub fn f() -> u8 { 1 }\n#[macro_export]\nmacro_rules! make { ($n:ident) => { fn $n() -> u8 { $crate::f() + 1 } } }\n"),
    ];
    let folder = neighbours("judge", &files);
    assert!(refusal_of(&folder, &["--keep-all"]).contains("crate proconio is from a registry"));
    write_package(
        &folder,
        &[("Cargo.toml", &own.replace("proconio = \"0.4\"\n", "")), ("src/lib.rs", "pub use given::f as g;\n")],
    );
    let bundle = bundle_of(&folder, &["--extern", "given"]);
    assert!(
        bundle.contains("given::make") && bundle.contains("given::f()") && !bundle.contains("mod given"),
        "{bundle}"
    );
    let report = bundle_of(&folder, &["--extern", "given", "--check"]);
    assert!(report.contains("ok  p edition 2018\n") && report.ends_with("ok  p edition 2024\n"), "{report}");
}

#[test]
fn crates_that_cannot_come_in_are_refused_where_they_are_named() {
    let rand = manifest("kit", "[dependencies]\nrand = \"0.8\"\n");
    let to_do = "only path dependencies are bundled; --extern rand if the judge has it";
    let wanted = format!("src/bin/p.rs:2: crate rand is from a registry: {to_do}");
    let lines =
        ["use rand::random as f;", "use {std::fmt, rand as r}; use r::random as f;", "fn f() { rand::random() }"];
    for line in lines {
        let program = format!("\n{line}\nfn main() {{ f() }}\n");
        assert_eq!(refusal("registry", &[("Cargo.toml", &rand), ("src/bin/p.rs", &program)]), wanted, "{line}");
    }
    let library = ("../lib/src/lib.rs", "pub fn f() -> u8 { 1 }\n");
    let procedural = format!("{}[lib]\nproc-macro = true\n", manifest("lib", ""));
    let said = refusal("script", &[library, ("../lib/Cargo.toml", &procedural)]);
    assert_eq!(said, "src/bin/p.rs:1: crate lib cannot be in a bundle: a procedural macro cannot be in a bundle");
    let both = manifest("kit", "[dependencies]\nlib = { path = \"../lib\" }\nlib2 = { path = \"../lib2\" }\n");
    let said = refusal(
        "macros",
        &[
            ("Cargo.toml", &both),
            ("src/bin/p.rs", "fn main() { lib::m!(); lib2::m!(); }\n"),
            ("../lib/src/lib.rs", "#[macro_export]\nmacro_rules! m { () => {} }\n"),
            ("../lib2/Cargo.toml", &manifest("lib2", "")),
            ("../lib2/src/lib.rs", "\n#[macro_export]\nmacro_rules! m { () => {} }\n"),
        ],
    );
    assert_eq!(said, "../lib/src/lib.rs:2: macro m is exported by the library too");
}
