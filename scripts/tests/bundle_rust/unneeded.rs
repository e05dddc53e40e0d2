//! What only unneeded code needs is no reason to refuse a package, and what is needed is refused for what it needs.

use super::{bundle_of, prints, refusal_of};
use crate::bundling::{scratch, write_package};
use crate::one_in;

const MANIFEST: &str = "[package]\nname = \"kit\"\nversion = \"1.2.3\"\nedition = \"2021\"\n[dependencies]\n\
    itoa = \"1\"\nnum-traits = \"0.2\"\ncargo-snippet = \"0.6\"\n";

#[test]
fn a_crate_that_needed_code_names_in_some_way_is_refused() {
    let (folder, advice) = (scratch("needed"), "only path dependencies are bundled; --extern itoa if the judge has it");
    for (library, line) in [
        ("pub mod a {\n    pub use itoa::Buffer;\n}\npub fn f() -> a::Buffer { todo!() }\n", 2),
        ("use itoa::LIMIT;\npub fn f() -> u8 { match 1u8 { LIMIT => 1, _ => 2 } }\n", 1),
        ("use itoa::Buffer;\npub fn f() -> usize { std::mem::size_of::<Buffer>() }\n", 1),
        ("use itoa::*;\npub fn f() -> Buffer { todo!() }\n", 1),
        ("macro_rules! m { () => { itoa::Buffer::new() } }\npub fn f() { m!(); }\n", 1),
    ]
    .into_iter()
    .step_by(one_in(2))
    {
        let program = "fn main() { kit::f(); }\n";
        write_package(&folder, &[("Cargo.toml", MANIFEST), ("src/lib.rs", library), ("src/bin/p.rs", program)]);
        let wanted = format!("src/lib.rs:{line}: crate itoa is from a registry: {advice}");
        assert_eq!(refusal_of(&folder, &[]), wanted, "{library}");
    }
}

#[test]
fn what_is_missing_in_another_file_is_the_reason() {
    let folder = scratch("lacks");
    let makes = "#[macro_use]\nmod a;\npub struct M;\nm!();\npub fn f() { a::g::<M>() }\n";
    let made = "pub fn g<T: num_traits::Zero>() {}\nmacro_rules! m { () => { impl ::num_traits::Zero for M {} } }\n";
    let calls = "pub mod a;\npub fn f() { a::g() }\n";
    let program =
        [("Cargo.toml", MANIFEST), ("src/bin/p.rs", "fn main() { kit::f(); }\n"), ("src/b.rs", "pub fn g() {}\n")];
    let traits = "crate num_traits is from a registry: only path dependencies are bundled; --extern num_traits";
    let lost = "src/lib.rs:2: the bundle does not compile: cannot find function `g` in module `a`; ";
    for (library, other, wanted) in [
        (makes, made, format!("src/a.rs:1: {traits} if the judge has it")),
        (calls, "include!(\"b.rs\");\n", format!("{lost}src/a.rs:1: include! reads another file")),
    ] {
        write_package(&folder, &[&program[..], &[("src/lib.rs", library), ("src/a.rs", other)]].concat());
        assert_eq!(refusal_of(&folder, &[]), wanted, "{other}");
    }
}

#[test]
fn of_two_imports_of_one_name_the_needed_one_is_refused() {
    let folder = scratch("needed_import");
    let own = |name: &str| format!("use itoa::Buffer;\npub fn {name}() -> usize {{ Buffer::new().len() }}\n");
    let (unneeded, needed) = (own("f") + "pub fn g() -> usize { 1 }\n", format!("\n{}", own("h")));
    let program = "fn main() { println!(\"{}\", kit::a::g() + kit::b::h()); }\n";
    let library = [("Cargo.toml", MANIFEST), ("src/lib.rs", "pub mod a;\npub mod b;\n"), ("src/bin/p.rs", program)];
    write_package(&folder, &[&library[..], &[("src/a.rs", &unneeded), ("src/b.rs", &needed)]].concat());
    let wanted = "src/b.rs:2: crate itoa is from a registry: only path dependencies are bundled; --extern itoa if the judge has it";
    assert_eq!(refusal_of(&folder, &[]), wanted);
}

/// The type of the error has a derive of that crate, so the `impl` that names the type is not compiled.
#[test]
fn an_impl_that_needs_a_crate_is_refused_where_needed() {
    let folder = scratch("needed_impl");
    let library = "#[derive(itoa::Shown)]\npub struct E;\npub struct X(pub u8);\nimpl std::str::FromStr for X {\n    \
                   type Err = E;\n    fn from_str(_: &str) -> Result<X, E> { Ok(X(1)) }\n}\n";
    let parses = "fn parses() -> bool { \"1\".parse::<kit::X>().is_ok() }\n";
    let program = |main: &str| format!("{parses}fn main() {{ println!(\"{{}}\", {main}); }}\n");
    let package =
        |main| [("Cargo.toml", MANIFEST.into()), ("src/lib.rs", library.into()), ("src/bin/p.rs", program(main))];
    let write = |main| write_package(&folder, &package(main).each_ref().map(|(file, text)| (*file, text.as_str())));
    write("parses()");
    let wanted = "src/lib.rs:1: crate itoa is from a registry: only path dependencies are bundled; --extern itoa if the judge has it";
    assert_eq!(refusal_of(&folder, &[]), wanted);
    write("kit::X(7).0");
    std::fs::write(folder.join("p.out"), "7\n").unwrap();
    assert!(!prints(&folder, &[], "2021").contains("parses"));
}

/// Its length depends on the line, which is another one in a bundle.
#[test]
fn what_compiles_under_cargo_alone_is_refused_where_it_is_needed() {
    let folder = scratch("another_line");
    let library = "pub fn f() -> u8 { 7 }\npub fn g() -> [u8; 2] { [0; line!() as usize] }\n";
    let program = |main: &str| format!("fn main() {{ println!(\"{{}}\", {main}); }}\n");
    write_package(&folder, &[("src/lib.rs", library), ("src/bin/p.rs", &program("kit::f()"))]);
    std::fs::write(folder.join("p.out"), "7\n").unwrap();
    prints(&folder, &[], "2021");
    write_package(&folder, &[("src/bin/p.rs", &program("kit::g()[1]"))]);
    let wanted = "src/lib.rs:2: the bundle does not compile: mismatched types";
    assert_eq!(refusal_of(&folder, &[]), wanted);
    // Without that constant, its name means another one.
    let library = "pub trait T { const N: u8 = 5; }\n\
                   impl T for u8 { const N: u8 = { let sevens: [u8; 2] = [7; line!() as usize]; sevens[1] }; }\n";
    write_package(&folder, &[("src/lib.rs", library), ("src/bin/p.rs", &program("<u8 as kit::T>::N"))]);
    assert_eq!(refusal_of(&folder, &[]), wanted);
}

/// In C, no condition on the machine holds.
#[test]
fn a_file_for_one_machine_is_needed_in_rust_only() {
    let folder = scratch("machine");
    let library = "#[cfg(windows)]\npub mod gone;\npub fn f() -> i32 { 7 }\n";
    let program = "fn main() { std::process::exit(kit::f()); }\n";
    write_package(&folder, &[("src/lib.rs", library), ("src/bin/p.rs", program)]);
    let wanted = "src/lib.rs:2: no file for module gone, neither src/gone.rs nor src/gone/mod.rs";
    assert_eq!(refusal_of(&folder, &[]), wanted);
    assert!(bundle_of(&folder, &["--c"]).starts_with("/* p: kit "));
}

#[test]
fn what_would_get_another_prelude_is_refused() {
    let folder = scratch("preludes/own");
    let own = "[package]\nname = \"kit\"\nversion = \"1.2.3\"\nedition = \"2021\"\n";
    let library = "#![no_std]\npub trait Own {\n    fn to_owned(&mut self) -> u8;\n}\nimpl Own for u8 {\n    \
                   fn to_owned(&mut self) -> u8 {\n        99\n    }\n}\npub fn f(mut x: u8) -> u8 {\n    x.to_owned()\n}\n";
    let program = "fn main() { std::println!(\"{}\", kit::f(1)); }\n";
    write_package(&folder, &[("Cargo.toml", own), ("src/lib.rs", library), ("src/bin/p.rs", program)]);
    let wanted = "src/lib.rs:11: with the standard library, to_owned may be another method";
    assert_eq!(refusal_of(&folder, &[]), wanted);
    let program =
        format!("#![no_implicit_prelude]\n{}", program.replace("std::", "::std::").replace("kit::", "::kit::"));
    write_package(&folder, &[("src/lib.rs", "pub fn f(x: u8) -> u8 { x }\n"), ("src/bin/p.rs", &program)]);
    assert_eq!(refusal_of(&folder, &[]), "src/bin/p.rs:1: it would hold for the libraries, too");
}

#[test]
fn a_program_that_requires_a_feature_is_bundled_with_it_only() {
    let folder = scratch("required");
    let manifest = "[package]\nname = \"kit\"\nversion = \"1.2.3\"\nedition = \"2021\"\n[features]\nbig = []\n\
                    [[bin]]\nname = \"p\"\nrequired-features = [\"big\"]\n";
    write_package(&folder, &[("Cargo.toml", manifest), ("src/bin/p.rs", "fn main() {}\n")]);
    assert_eq!(refusal_of(&folder, &[]), "p requires feature big: --features big");
    assert!(bundle_of(&folder, &["--features", "big"]).ends_with("fn main() {}\n"));
}

/// It has a `main`, or a function of that name for the linker, also in a module; a word in a comment starts no program.
#[test]
fn what_c_starts_is_a_program_too() {
    let folder = scratch("started_by_c");
    let library = "pub fn f() -> u8 { 7 }\npub fn unneeded() {}\n";
    write_package(&folder, &[("Cargo.toml", MANIFEST), ("src/lib.rs", library)]);
    std::fs::write(folder.join("p.out"), "7\n").unwrap();
    let starts = |head: &str, name: &str| {
        let body = "(_: i32, _: *const *const u8) -> i32 {\n    println!(\"{}\", kit::f());\n    0\n}\n";
        format!("{head}\npub extern \"C\" fn {name}{body}")
    };
    for program in [
        starts("#[no_mangle]", "main"),
        starts("#[export_name = \"main\"]", "start"),
        format!("mod started {{\n{}}}\n", starts("#[no_mangle]", "main")),
    ]
    .into_iter()
    .step_by(one_in(3))
    {
        write_package(&folder, &[("src/bin/p.rs", &format!("#![no_main]\n{program}"))]);
        assert!(!prints(&folder, &[], "2021").contains("unneeded"), "{program}");
    }
    for head in [
        "// no_std and no_main are not wanted here\n",
        "#![no_std]\nextern crate std;\n",
        "#![no_std]\nextern crate std as base;\nuse base as std;\n",
    ]
    .into_iter()
    .step_by(one_in(3))
    {
        write_package(
            &folder,
            &[("src/bin/p.rs", &format!("{head}fn main() {{ std::println!(\"{{}}\", kit::f()); }}\n"))],
        );
        prints(&folder, &[], "2021");
        write_package(&folder, &[("src/bin/p.rs", &format!("{head}async fn main() {{}}\n"))]);
        let said = refusal_of(&folder, &[]);
        assert!(said.ends_with("`main` function is not allowed to be `async`"), "{said}");
    }
}
