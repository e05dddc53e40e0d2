//! What only unneeded code needs is no reason to refuse a package, and what is needed is refused for what it needs.

use super::{bundle_of, packages, prints, refusal_of};
use crate::bundling::{scratch, write_package};

const MANIFEST: &str = "[package]\nname = \"kit\"\nversion = \"1.2.3\"\nedition = \"2021\"\n[dependencies]\n\
    itoa = \"1\"\nnum-traits = \"0.2\"\ncargo-snippet = \"0.6\"\n";

/// The crates of a registry are named in each way.
const LIBRARY: &str = "#[macro_use]
extern crate itoa;
use cargo_snippet::snippet;

pub mod all {
    use itoa::*;
    pub struct Held(Buffer);
    impl Held {
        pub fn new() -> Held {
            Held(Buffer::new())
        }
    }
    pub fn live() -> u8 {
        1
    }
}

pub mod again {
    pub use itoa::Buffer;
    pub fn live() -> u8 {
        2
    }
}

#[snippet]
pub fn sort() {
    itoa::Buffer::new();
}

pub fn other() -> (impl Sized, u8) {
    (itoa::Buffer::new(), helper())
}

fn helper() -> u8 {
    3
}

pub trait Within {
    fn within(self) -> Self;
}

pub mod made {
    macro_rules! within {
        ($type:ty) => {
            impl crate::Within for $type {
                fn within(self) -> $type {
                    num_traits::clamp(self, 0, 9)
                }
            }
        };
    }
    within!(u8);
}
";

#[test]
fn a_crate_that_only_unneeded_code_names_is_not_refused() {
    let folder = scratch("unneeded");
    let program = "fn main() {\n    let mut all = [kit::all::live(), kit::again::live()];\n    all.sort();\n    println!(\"{all:?}\");\n}\n";
    write_package(&folder, &[("Cargo.toml", MANIFEST), ("src/lib.rs", LIBRARY), ("src/bin/p.rs", program)]);
    std::fs::write(folder.join("p.out"), "[1, 2]\n").unwrap();
    let bundle = prints(&folder, &[], "2021");
    for gone in ["itoa", "num_traits", "Buffer", "Within", "helper", "other"] {
        assert!(!bundle.contains(gone), "{gone} in\n{bundle}");
    }
}

#[test]
fn a_crate_that_needed_code_names_in_some_way_is_refused() {
    let (folder, advice) = (scratch("needed"), "only path dependencies are bundled; --extern itoa if the judge has it");
    for (library, line) in [
        ("use itoa::Buffer;\npub struct X(Buffer);\npub fn f() -> X { X(Buffer::new()) }\n", 1),
        ("pub mod a {\n    pub use itoa::Buffer;\n}\npub fn f() -> a::Buffer { todo!() }\n", 2),
        ("use itoa::LIMIT;\npub fn f() -> u8 { match 1u8 { LIMIT => 1, _ => 2 } }\n", 1),
        ("pub fn f() -> usize { std::mem::size_of::<itoa::Buffer>() }\n", 1),
        ("use itoa::Buffer;\npub fn f() -> usize { std::mem::size_of::<Buffer>() }\n", 1),
        ("use itoa::*;\npub fn f() -> Buffer { todo!() }\n", 1),
        ("macro_rules! m { () => { itoa::Buffer::new() } }\npub fn f() { m!(); }\n", 1),
    ] {
        let program = "fn main() { kit::f(); }\n";
        write_package(&folder, &[("Cargo.toml", MANIFEST), ("src/lib.rs", library), ("src/bin/p.rs", program)]);
        let wanted = format!("src/lib.rs:{line}: crate itoa is from a registry: {advice}");
        assert_eq!(refusal_of(&folder, &[]), wanted, "{library}");
    }
}

#[test]
fn the_mark_of_cargo_snippet_is_dropped_with_whole_modules_too() {
    let folder = scratch("snippet");
    let library = "use cargo_snippet::snippet;\n#[snippet]\npub fn f() -> u8 { 1 }\n";
    let program = "fn main() { println!(\"{}\", kit::f()); }\n";
    write_package(&folder, &[("Cargo.toml", MANIFEST), ("src/lib.rs", library), ("src/bin/p.rs", program)]);
    assert!(!bundle_of(&folder, &["--keep-all"]).contains("snippet"));
}

/// Macros of one name, an `extern crate` in a macro, a name for the crate, attributes under a feature, a file below the folder
/// of the package, a patch of a registry, a package by its own name, which is not that of its library, and libraries without a
/// prelude or the standard library.
#[test]
fn packages_are_written_in_odd_ways() {
    for (flags, edition) in [(&[][..], "2021"), (&["--keep-all"], "2018")] {
        prints(&packages("dependencies/odd_ways/own"), flags, edition);
    }
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
