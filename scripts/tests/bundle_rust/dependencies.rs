//! Crates of other packages: those on this machine come into the bundle, those that the judge has stay outside, and others
//! are refused where surviving code names them.

use super::{bundle_of, output_of, packages, prints, refusal_of};
use crate::bundling::{bundled, copy, is_since_1_92, scratch, text, write_package};
use crate::to_c::makes_c;
use crate::{one_in, TAKES_ALL};
use std::path::PathBuf;

/// The manifest of a package of edition 2021 with more lines.
fn manifest(name: &str, more: &str) -> String {
    format!("[package]\nname = \"{name}\"\nversion = \"1.2.3\"\nedition = \"2021\"\n{more}")
}

/// A folder in which a package and its neighbours have these files.
fn neighbours(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = scratch(&format!("dependency_{name}/own"));
    write_package(&folder, files);
    folder
}

/// What is said, with these flags, of program `p` of a package that depends on its neighbour `lib`, when the files are these.
fn refusal(flags: &[&str], name: &str, files: &[(&str, &str)]) -> String {
    let own = manifest("kit", "[dependencies]\nlib = { path = \"../lib\" }\n");
    let lib = manifest("lib", "");
    let folder = neighbours(name, &[("Cargo.toml", &own), ("../lib/Cargo.toml", &lib)]);
    let program = ("src/bin/p.rs", "fn main() { println!(\"{}\", lib::f()); }\n");
    write_package(&folder, &[&[("Cargo.toml", own.as_str()), program], files].concat());
    refusal_of(&folder, flags)
}

#[test]
fn path_dependencies_come_into_the_bundle_each_in_its_module() {
    let folder = scratch("dependency_several");
    copy(&packages("dependencies/several"), &folder);
    let package = folder.join("own");
    if TAKES_ALL {
        prints(&package, &["--minify", "--rename"], "2024");
    }
    let bundle = prints(&package, &[], "2021");
    for (kept, times) in [("mod graph {", 1), ("mod data_structures_lib {", 1), ("fn unused", 0), ("rand::", 0)] {
        assert_eq!(bundle.matches(kept).count(), times, "{kept} in\n{bundle}");
    }
    let head = bundle.lines().next().unwrap();
    assert!(head.starts_with("// p: kit 1.2.3, MIT, rustc 1."), "{head}");
    assert!(head.ends_with(", data_structures under Zlib OR MIT: bundle p") && !head.contains("graph"), "{head}");
}

/// A feature of a library is asked for in its line, by `/`, and by `?/` if the library is optional.
#[test]
fn a_feature_of_a_library_is_on_however_it_is_asked_for() {
    let lines = "[dependencies]\na = { path = \"../a\", features = [\"fast\"] }\nb = { path = \"../b\" }\n\
                 c = { path = \"../c\", optional = true }\nd = { path = \"../d\" }\n\
                 [features]\ndefault = [\"all\"]\nall = [\"dep:c\", \"b/fast\", \"c?/fast\"]\n";
    let program = "fn main() { println!(\"{} {} {} {}\", a::f(), b::f(), c::f(), d::f()); }\n";
    let library = manifest("NAME", "[features]\nfast = []\n");
    let source = "#[cfg(feature = \"fast\")]\npub fn f() -> &'static str { \"fast NAME\" }\n\
                  #[cfg(not(feature = \"fast\"))]\npub fn f() -> &'static str { \"slow NAME\" }\n";
    let mut files = vec![("Cargo.toml".to_string(), manifest("kit", lines)), ("src/bin/p.rs".into(), program.into())];
    for name in ["a", "b", "c", "d"] {
        for (file, text) in [("Cargo.toml", &library[..]), ("src/lib.rs", source)] {
            files.push((format!("../{name}/{file}"), text.replace("NAME", name)));
        }
    }
    let files: Vec<(&str, &str)> = files.iter().map(|(file, text)| (&file[..], &text[..])).collect();
    let folder = neighbours("features", &files);
    let bundle = bundle_of(&folder, &[]);
    for text in ["fast a", "fast b", "fast c", "slow d"] {
        assert!(bundle.contains(text), "no {text} in\n{bundle}");
    }
    assert!(bundle_of(&folder, &["--keep-all", "--features", "d/fast"]).contains("fast d"));
    let unknown = output_of(&folder, &["--features", "e/fast"]);
    assert_eq!(text(&unknown.stderr), "bundle: no feature e/fast in kit\n");
}

#[test]
fn the_head_names_the_licences_of_the_code_that_is_left() {
    let own = manifest("own", "license = \"MIT\"\n[dependencies]\nkit = { path = \"../kit\" }\n");
    let kit = manifest("kit", "license = \"Zlib\"\n[dependencies]\ndep = { path = \"../dep\" }\n");
    let dep = manifest("dep", "license = \"ISC*/\"\n");
    let cases = [
        ("println!(\"{}\", kit::g());", ", kit under Zlib, dep under ISC /: bundle p"),
        ("println!(\"{}\", kit::f());", ", kit under Zlib: bundle p"),
        ("let kit = 3; println!(\"{}\", kit);", ": bundle p"),
    ];
    for (body, end) in cases {
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
        let licences = |flags: &[&str]| {
            let bundle = bundle_of(&folder, flags);
            let (_, version) = bundle.lines().next().unwrap().split_once(", MIT, rustc 1.").unwrap();
            version[version.find([',', ':']).unwrap()..].to_string()
        };
        assert_eq!(licences(&[]), end, "{body}");
        if TAKES_ALL && makes_c() && body.contains("kit::g") {
            assert_eq!(licences(&["--c"]), format!("{end} --c */"), "{body}");
        }
    }
}

#[test]
fn a_workspace_and_examples_name_dependencies_too() {
    let folder = scratch("dependency_workspace");
    copy(&packages("dependencies/workspace"), &folder);
    let folder = folder.join("own");
    if TAKES_ALL {
        assert!(bundle_of(&folder, &["--check"]).ends_with("ok  p edition 2024\n"));
    }
    assert_eq!(bundle_of(&folder.join(".."), &["--keep-all"]), bundle_of(&folder, &["--keep-all"]));
}

#[test]
fn the_workspace_of_a_library_need_not_be_whole() {
    prints(&packages("dependencies/broken_workspace/own"), &[], "2021");
    let own = manifest("kit", "[dependencies]\nlib = { path = \"../broken/lib\" }\n");
    let lib = manifest("lib", "[dependencies]\nno_such_crate_anywhere = \"1\"\n");
    let files = [
        ("Cargo.toml", own.as_str()),
        ("../broken/Cargo.toml", "[workspace]\nmembers = [\"lib\", \"gone\"]\n"),
        ("../broken/lib/Cargo.toml", &lib),
        ("../broken/lib/src/lib.rs", ""),
    ];
    let said = refusal(&[], "workspace_gone", &files);
    let (start, cause) = said.split_once(": failed to read `").unwrap_or_else(|| panic!("{said}"));
    assert!(start.starts_with("src/bin/p.rs:1: crate lib cannot be in a bundle: cargo cannot load "), "{said}");
    assert!(start.ends_with("Cargo.toml") && cause.contains("gone") && cause.contains("(os error "), "{said}");
}

/// The texts of their bundles of whole modules are compared with those of other packages. In `joined`, a library re-exports
/// another whose function has its name, and a macro has the name of a function of another library. In `odd_ways`, there are two
/// libraries of one name, with macros of one name, an `extern crate` in a macro, a name for the crate, attributes under a
/// feature, a file below the folder of the package, a patch of a registry, a package by its own name, which is not that of its
/// library, and libraries without a prelude or the standard library.
#[test]
fn paths_between_libraries_hold_wherever_they_stand() {
    for (package, edition) in [("joined", "2024"), ("odd_ways", "2021")].into_iter().step_by(one_in(2)) {
        prints(&packages("dependencies").join(package).join("own"), &[], edition);
    }
}

/// The manifest of `lib` of another edition.
fn lib(edition: &str) -> String {
    manifest("lib", "").replace("2021", edition)
}

/// Its `borrow` is held to the end of the `if let` up to edition 2021.
const DROPS: &str = "use std::cell::RefCell;\npub fn f() -> u8 {\n    let cell = RefCell::new(vec![1]);\n    \
    let first = if let Some(x) = cell.borrow().first() {\n        *x\n    } else {\n        cell.borrow_mut().push(2);\n        \
    0\n    };\n    first\n}\n";

#[test]
fn a_library_of_another_edition_that_means_another_thing_is_refused() {
    let changed = "[1u8, 2].into_iter().map(|x| std::mem::size_of_val(&x)).sum()";
    // What differs in the code of a macro has no line; an error in another library keeps rustc from its lints.
    let made = format!(
        "macro_rules! m {{\n    () => {{\n        {changed}\n    }};\n}}\npub fn f() -> usize {{\n    m!()\n}}\n"
    );
    let changed = format!("pub fn f() -> usize {{\n    {changed}\n}}\n");
    let matched = "macro_rules! is_expression {\n    ($e:expr) => { true };\n    (const $b:block) => { false };\n}\n\
        pub fn f() -> bool { is_expression!(const { 1 }) }\n";
    let with_newer = lib("2018") + "[dependencies]\nnewer = { path = \"../newer\" }\n";
    let cases = [
        (
            lib("2018"),
            &changed[..],
            "2018",
            ":2",
            ": this method call resolves to `<&[T; N] as IntoIterator>::into_iter`",
        ),
        (lib("2015"), "pub fn f() -> u8 {\n    let async = 1;\n    async\n}\n", "2015", ":2", ": `async` is a keyword"),
        (lib("2018"), &made, "2018", "", ": this method call"),
        (with_newer, "pub fn f() -> u8 { newer::g() }\n", "2018", "", ", or that cannot be found out: no method"),
        (lib("2024"), DROPS, "2024", ":2", ": fn f() -> u8 does not become the same code"),
        (lib("2024"), matched, "2024", ":5", ": fn f() -> bool does not become the same code"),
    ];
    for (manifest_of_lib, library, edition, line, reason) in cases {
        let newer = manifest("newer", "");
        let files = [
            ("../lib/Cargo.toml", &manifest_of_lib[..]),
            ("../lib/src/lib.rs", library),
            ("../newer/Cargo.toml", &newer),
            ("../newer/src/lib.rs", "pub fn g() -> u8 { 1u16.try_into().unwrap() }\n"),
        ];
        let place = if line.is_empty() { String::new() } else { format!("../lib/src/lib.rs{line}: ") };
        let wanted = format!("{place}crate lib is of edition {edition}, and means another thing in 2021{reason}");
        let said = refusal(&["--keep-all"], "edition", &files);
        assert!(said.starts_with(&wanted), "{said}");
    }
}

#[test]
fn a_library_of_another_edition_that_means_the_same_is_bundled() {
    let taken = if is_since_1_92() { &[][..] } else { &["--any-edition"] };
    for (edition, flags) in [("edition_2024", taken), ("edition_2015", &["--keep-all"])].into_iter().step_by(one_in(2))
    {
        prints(&packages("dependencies").join(edition).join("own"), flags, "2021");
    }
    let own = manifest("own", "[dependencies]\nlib = { path = \"../lib\" }\n");
    let bundled = |own: &str, program: &str, edition: &str, library: &str, flags: &[&str]| {
        let lib = lib(edition);
        let files = [
            ("Cargo.toml", own),
            ("src/bin/p.rs", program),
            ("../lib/Cargo.toml", &lib),
            ("../lib/src/lib.rs", library),
        ];
        let output = output_of(&neighbours("editions", &files), flags);
        assert!(output.status.success(), "{output:?}");
        (text(&output.stdout), text(&output.stderr))
    };
    // What the program does there is its own.
    let program =
        "fn main() {\n    let all: u8 = [1u8, 2].into_iter().sum();\n    println!(\"{}\", all + lib::f());\n}\n";
    let (bundle, _) = bundled(&own, program, "2018", "pub fn f() -> u8 { 1 }\n", &["--keep-all"]);
    assert!(bundle.contains("[1u8, 2].into_iter()"), "{bundle}");
    // Since 2021 a closure captures a field alone: its MIR differs from that of 2018, but not its meaning.
    let captures = "pub fn f() -> u8 {\n    let pair = (vec![1], 2);\n    let first = || pair.0[0];\n    first()\n}\n";
    let (bundle, _) = bundled(&own.replace("2021", "2024"), program, "2018", captures, &[]);
    assert!(bundle.contains("pair.0[0]"), "{bundle}");
    let (bundle, said) = bundled(&own, program, "2024", DROPS, &["--any-edition"]);
    assert!(
        said.starts_with("warning: ../lib/src/lib.rs:2: crate lib is of edition 2024, and means another thing"),
        "{said}"
    );
    assert!(
        bundle.contains("fn f") && bundle.lines().next().unwrap().ends_with(": bundle p --any-edition"),
        "{bundle}"
    );
}

#[test]
fn crates_of_the_judge_stay_outside() {
    let own = manifest(
        "kit",
        "[dependencies]\ngiven-one = { path = \"../given\" }\nmacros = { path = \"../macros\" }\nproconio = \"0.4\"\n",
    );
    let given = manifest("given-one", "");
    // cargo builds the crate for the macro, too.
    let macros = manifest("macros", "[lib]\nproc-macro = true\n[dependencies]\ngiven-one = { path = \"../given\" }\n");
    let files = [
        ("Cargo.toml", own.as_str()),
        ("src/lib.rs", "use given_one::{self as other, f};\npub fn g() -> u8 { f() + other::f() }\npub fn dead() { proconio::input!() }\n"),
        ("src/bin/p.rs", "extern crate given_one;\nuse given_one::make;\nmake!(two);\nfn main() { println!(\"{}\", kit::g() + given_one::f() + two() + macros::three!()); }\n"),
        ("judge_inputs/p/one.in", ""),
        ("../macros/Cargo.toml", &macros),
        ("../macros/src/lib.rs", "use proc_macro::TokenStream;\n#[proc_macro]\npub fn three(_: TokenStream) -> TokenStream { \"3u8\".parse().unwrap() }\n"),
        ("../given/Cargo.toml", &given),
        ("../given/src/lib.rs", "pub fn f() -> u8 { 1 }\n#[macro_export]\nmacro_rules! make { ($n:ident) => { fn $n() -> u8 { $crate::f() + 1 } } }\n"),
    ];
    let folder = neighbours("judge", &files);
    assert!(refusal_of(&folder, &["--keep-all", "--extern", "macros"]).contains("crate proconio is from a registry"));
    write_package(
        &folder,
        &[("Cargo.toml", &own.replace("proconio = \"0.4\"\n", "")), ("src/lib.rs", "pub use given_one::f as g;\n")],
    );
    let bundle = bundle_of(&folder, &["--extern", "given-one", "--extern", "macros"]);
    assert!(
        bundle.contains("given_one::make") && bundle.contains("given_one::f()") && !bundle.contains("mod given"),
        "{bundle}"
    );
    for program in [
        "#[macro_use]\nextern crate given_one;\nmake!(two);\nfn main() { two(); }\n",
        "use given_one as g;\nfn main() { g::f(); }\n",
        "use {given_one as g, std::fmt as _};\nfn main() { g::f(); }\n",
    ]
    .into_iter()
    .step_by(one_in(2))
    {
        let other = folder.join("src/bin/other.rs");
        std::fs::write(&other, program).unwrap();
        bundled(&["other", "--extern", "given-one", "--manifest-path", folder.to_str().unwrap()]);
    }
    if TAKES_ALL {
        let report = bundle_of(&folder, &["--extern", "given-one", "--extern", "macros", "--check"]);
        assert!(
            report.contains("ok  p edition 2018: compiles\n") && report.ends_with("ok  p edition 2024\n"),
            "{report}"
        );
    }
    write_package(&folder, &[("Cargo.toml", &own.replace("proconio = \"0.4\"\n", "")), ("../given/src/lib.rs", "!")]);
    let said = refusal_of(&folder, &["--extern", "given-one,macros"]);
    assert_eq!(said, "cargo does not build crate given_one here (--keep-all needs none)");
}

/// A module may have the name of one, as `num`, which is one of `atcoder`'s.
#[test]
fn a_crate_of_the_judge_need_not_be_a_dependency() {
    let program =
        "mod num {\n    pub fn f() -> u8 {\n        1\n    }\n}\n\nfn main() {\n    println!(\"{}\", num::f());\n}\n";
    let folder = neighbours("no_dependency", &[("src/bin/p.rs", program)]);
    assert!(bundle_of(&folder, &["--extern", "atcoder"]).ends_with(program));
}

#[test]
fn a_library_is_one_of_any_kind_that_cargo_knows() {
    for kind in ["lib", "rlib", "dylib", "cdylib", "staticlib"] {
        let own = manifest("kit", &format!("[lib]\ncrate-type = [\"{kind}\"]\n"));
        let program = "fn main() { println!(\"{}\", kit::f()); }\n";
        let files =
            [("Cargo.toml", own.as_str()), ("src/lib.rs", "pub fn f() -> u8 { 1 }\n"), ("src/bin/p.rs", program)];
        assert!(bundle_of(&neighbours("kinds", &files), &["--keep-all"]).contains("mod kit {"), "{kind}");
    }
}

#[test]
fn a_renamed_crate_has_its_own_name_at_the_judge() {
    let own = manifest("kit", "[dependencies]\nbig = { package = \"num-bigint\", version = \"0.4\" }\n");
    let library =
        "use big::{self, BigUint as B};\npub fn g() -> u8 {\n    B.f() + ::big::BigUint.f()\n}\npub mod m {\n    \
                   pub use big;\n    use big::X as _;\n}\npub use m::big as same;\n";
    let program = "extern crate big;\nextern crate big as large;\nfn main() { println!(\"{}\", kit::g() + big::f() + large::f()) }\n";
    let files = [("Cargo.toml", own.as_str()), ("src/lib.rs", library), ("src/bin/p.rs", program)];
    let folder = neighbours("renamed_at_the_judge", &files);
    let bundle = bundle_of(&folder, &["--keep-all", "--extern", "num-bigint"]);
    for line in [
        "extern crate num_bigint as big;",
        "extern crate num_bigint as large;",
        "fn main() { println!(\"{}\", crate::kit::g() + num_bigint::f() + num_bigint::f()) }",
        "use num_bigint::{self as big, BigUint as B};",
        "B.f() + ::num_bigint::BigUint.f()",
        "pub use num_bigint as big;",
        "use num_bigint::X as _;",
    ] {
        assert!(bundle.lines().any(|one| one.trim() == line), "{line} is not in\n{bundle}");
    }
    assert!(bundle_of(&folder, &["--keep-all", "--extern", "big"]).contains("use big::{self, BigUint as B};"));
}

#[test]
fn a_crate_that_only_what_goes_names_is_not_needed() {
    let own = manifest("kit", "[features]\nheap = []\n[dependencies]\nnum-traits = \"0.2\"\n");
    let library = "#[macro_export]\nmacro_rules! make {\n    ($name:ident) => {\n        \
                   #[cfg(feature = \"heap\")]\n        use num_traits::Zero;\n        \
                   pub fn $name() -> u8 { 7 }\n    };\n}\n";
    let program = ("src/bin/p.rs", "kit::make!(f);\nfn main() { println!(\"{}\", f()); }\n");
    let folder = neighbours("off_in_macro", &[("Cargo.toml", &own), ("src/lib.rs", library), program]);
    assert!(bundle_of(&folder, &["--keep-all"]).contains("pub fn $name"));
    let library = "use num_traits::{One, Zero};\npub struct Number(pub u8);\nimpl Zero for Number {\n    \
                   fn zero() -> Number { Number(0) }\n    fn is_zero(&self) -> bool { self.0 == 0 }\n}\n\
                   impl One for Number {\n    fn one() -> Number { Number(1) }\n}\n";
    let program = ("src/bin/p.rs", "fn main() { println!(\"{}\", kit::Number(7).0); }\n");
    let folder = neighbours("unneeded_impl", &[("Cargo.toml", &own), ("src/lib.rs", library), program]);
    let bundle = bundle_of(&folder, &[]);
    assert!(!bundle.contains("Zero") && !bundle.contains("num_traits"), "{bundle}");
}

#[test]
fn crates_that_cannot_come_in_are_refused_where_they_are_named() {
    // What is only for a build script is no crate of the program.
    let rand = manifest("kit", "[dependencies]\nrand = \"0.8\"\n[build-dependencies]\nfmt = \"1\"\n");
    let to_do = "only path dependencies are bundled; --extern rand if the judge has it";
    let wanted = format!("src/bin/p.rs:2: crate rand is from a registry: {to_do}");
    let lines = [
        "use {std::fmt, rand as r}; use r::random as f;",
        "use {std::mem::swap, rand::*};",
        "extern crate rand as r; use rand::random as f;",
    ];
    for line in lines.into_iter().step_by(one_in(2)) {
        let program = format!("\n{line}\nfn main() {{ f() }}\n");
        let files = [("Cargo.toml", rand.as_str()), ("src/bin/p.rs", &program)];
        assert_eq!(refusal(&[], "registry", &files), wanted, "{line}");
    }
    if TAKES_ALL && makes_c() {
        let program = format!("\n{}\nfn main() {{ f() }}\n", lines[0]);
        let files = [("Cargo.toml", rand.as_str()), ("src/bin/p.rs", &program)];
        let without_advice = wanted.split(';').next().unwrap();
        assert_eq!(refusal_of(&neighbours("registry_in_c", &files), &["--c"]), without_advice);
    }
    let macros =
        "macro_rules! m { () => { #[cfg(not(feature = \"x\"))] use rand::random as f; } }\nm!();\nfn main() { f() }\n";
    let said = refusal(&[], "registry", &[("Cargo.toml", &rand), ("src/bin/p.rs", macros)]);
    assert_eq!(said, wanted.replace(":2:", ":1:"));
    let library = ("../lib/src/lib.rs", "pub fn f() -> u8 { 1 }\n");
    let of_atcoder = manifest("kit", "[dependencies]\nac-library-rs = \"0.1\"\n");
    let program = ("src/bin/p.rs", "use ac_library::Dsu;\nfn main() { Dsu::new(1); }\n");
    let said = refusal(&[], "of_atcoder", &[("Cargo.toml", &of_atcoder), program]);
    assert_eq!(said, wanted.replace("rand", "ac_library").replace(":2:", ":1:"));
    let procedural = format!("{}[lib]\nproc-macro = true\n", manifest("lib", ""));
    let said = refusal(&[], "script", &[library, ("../lib/Cargo.toml", &procedural)]);
    assert_eq!(said, "src/bin/p.rs:1: crate lib cannot be in a bundle: a procedural macro cannot be in a bundle");
    // What is only for tests and examples is no crate of the program, either; the rest is rustc's.
    let for_tests = manifest("kit", "[dev-dependencies]\nlib = { path = \"../lib\" }\n");
    let said = refusal(&[], "for_tests", &[library, ("Cargo.toml", &for_tests)]);
    assert!(said.starts_with("src/bin/p.rs:1: ") && !said.contains("no crate lib in Cargo.toml"), "{said}");
    let no_library = [("../lib/src/main.rs", "fn main() {}\n")];
    assert_eq!(
        refusal(&[], "no_library", &no_library),
        "src/bin/p.rs:1: crate lib cannot be in a bundle: it has no library"
    );
    let no_package = [("../lib/Cargo.toml", "[workspace]\n")];
    let said = refusal(&[], "no_package", &no_package);
    assert_eq!(said, "src/bin/p.rs:1: crate lib cannot be in a bundle: no package with a name");
    let no_crate = [library, ("src/bin/p.rs", "fn main() { rand::f() }\n")];
    let wanted = "src/bin/p.rs:1: no module rand here, and no crate rand in Cargo.toml";
    assert_eq!(refusal(&[], "no_crate", &no_crate), wanted);
}
