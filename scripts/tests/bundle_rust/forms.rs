//! Each way of writing a kit: a tiny package, whose bundle is compiled and run in two manners, or in a release build in all,
//! each in one edition.
//!
//! Manners and editions take turns. `bundle -- --all --check` tries each program in every edition.

use super::{bundle_of, prints, EDITIONS};
use crate::bundling::write_package;
use crate::tool::own_folder;

const MANNERS: [&[&str]; 5] =
    [&[], &["--minify", "--rename"], &["--minify", "--keep-all"], &["--keep-all"], &["--minify"]];

/// A package's files, and what its program prints.
type Form<'a> = (&'a [(&'a str, &'a str)], &'a str);

/// The manners in which each package is bundled.
const TAKEN: usize = if cfg!(debug_assertions) { 2 } else { MANNERS.len() };

/// Bundles and runs each package in the next manners, for the next editions from the oldest that its source allows.
fn hold(since: &str, forms: &[Form]) {
    let mut editions = EDITIONS.into_iter().filter(|&edition| edition >= since).cycle();
    let mut manners = MANNERS.into_iter().cycle();
    for (files, wanted) in forms {
        for flags in manners.by_ref().take(TAKEN) {
            prints(&own_folder(), files, flags, editions.next().unwrap(), wanted);
        }
    }
}

#[test]
fn features_are_those_of_cargo_and_files_and_variables_become_literals() {
    hold("2015", &[
        (&[
            ("Cargo.toml", "[package]\nname = \"kit\"\nversion = \"1.2.3\"\nauthors = [\"A\", \"B\"]\n[features]\ndefault = [\"big\"]\nbig = []\nodd = []\n"),
            ("src/lib.rs", "pub mod a { pub mod b; }\n#[cfg(feature = \"big\")]\npub fn f() -> u8 { 7 }\n#[cfg(not(feature = \"big\"))]\npub fn f() -> u8 { 8 }\n#[cfg(feature = \"odd\")]\npub fn f() -> u8 { 9 }\n"),
            ("src/a/b.rs", "pub const TEXT: &str = include_str!(\"../x.txt\");\npub static BYTES: &[u8; 3] = ::std::include_bytes!(r\"../y.bin\");\npub fn g() -> String { format!(\"{} {}\", env!(\"CARGO_PKG_NAME\", \"why\"), std::concat!(env!(\"CARGO_PKG_VERSION_MINOR\"), env!(\"CARGO_PKG_AUTHORS\"))) }\n"),
            ("src/x.txt", "\"a\"\r\n\\é{\n"),
            ("src/y.bin", "\u{0}\"z"),
            ("src/bin/p.rs", "extern crate kit;\nuse kit::a::b::*;\nfn main() { println!(\"{}{}{:?}{:?}{}{}{}\", kit::f(), cfg!(feature = \"default\"), TEXT, BYTES, g(), cfg!(feature = \"big\"), cfg!(any(feature = \"odd\", not(feature = \"big\")))); }\n"),
        ], "7true\"\\\"a\\\"\\r\\n\\\\é{\\n\"[0, 34, 122]kit 2A:Btruefalse\n"),
        (&[
            ("src/lib.rs", "pub const D: bool = cfg!(feature = \"default\");\n"),
            ("src/bin/p.rs", "fn main() { println!(\"{}{}\", kit::D, cfg!(feature = \"default\")); }\n"),
        ], "falsefalse\n"),
    ]);
}

#[test]
fn modules_are_found_where_rustc_finds_them() {
    hold("2015", &[
        (&[
            ("src/lib.rs", "pub mod a;\npub mod c;\npub mod e;\npub mod o { pub mod i; }\n#[path = \"x/one.rs\"]\npub mod p;\npub mod q {\n    #[path = \"two.rs\"]\n    pub mod b;\n}\n#[path = \"../src/y\"]\npub mod s { pub mod r; }\npub mod r#try;\n"),
            ("src/a.rs", "pub mod b;\npub fn f() -> u8 { b::g() }\n"),
            ("src/a/b.rs", "pub fn g() -> u8 { 1 }\n"),
            ("src/c/mod.rs", "mod d;\npub use self::d::g;\n"),
            ("src/c/d.rs", "pub fn g() -> u8 { 2 }\n"),
            ("src/e.rs", "pub mod n {\n    pub mod m;\n}\n"),
            ("src/e/n/m.rs", "pub fn f() -> u8 { 3 }\n"),
            ("src/o/i.rs", "pub fn f() -> u8 { 4 }\n"),
            ("src/x/one.rs", "mod next;\npub fn f() -> u8 { next::f() }\n"),
            ("src/x/next.rs", "pub fn f() -> u8 { 5 }\n"),
            ("src/q/two.rs", "pub fn f() -> u8 { 6 }\n"),
            ("src/y/r.rs", "pub fn f() -> u8 { 7 }\n"),
            ("src/try.rs", "pub fn r#match() -> u8 { 8 }\n"),
            ("src/bin/p.rs", "use kit::{a, e::n::m, o::i, p, q, r#try::r#match, s};\nfn main() { println!(\"{}{}{}{} {}{}{}{}{}\", a::f(), kit::c::g(), m::f(), i::f(), p::f(), q::b::f(), s::r::f(), r#match(), kit::r#try::r#match()); }\n"),
            ("examples/p.rs", "fn main() {}\n"),
        ], "1234 56788\n"),
        (&[
            ("src/lib.rs", "pub fn f() -> u8 { 9 }\n"),
            ("src/bin/p/main.rs", "mod helper;\nfn main() { println!(\"{}\", helper::twice()); }\n"),
            ("src/bin/p/helper.rs", "mod deep;\nuse kit::f;\npub fn twice() -> u8 { deep::two() * f() * super::helper::one() }\nfn one() -> u8 { crate::helper::deep::two() / 2 }\n"),
            ("src/bin/p/helper/deep.rs", "pub fn two() -> u8 { 2 * (kit::f() / kit::f()) }\n"),
        ], "18\n"),
        (&[
            ("Cargo.toml", "[package]\nname = \"p\"\nversion = \"0.1.0\"\nedition = \"2018\"\n"),
            ("src/main.rs", "mod a;\nfn main() { println!(\"{}\", a::f()); }\n"),
            ("src/a.rs", "pub fn f() -> u8 { 1 }\n"),
        ], "1\n"),
    ]);
}

#[test]
fn manifests_are_read_as_cargo_reads_them() {
    hold("2021", &[
        (&[
            ("Cargo.toml", "[workspace]\n[workspace.package]\nedition = \"2021\"\nversion = \"3.0.0\"\n[package]\nname = \"my-kit\"\nversion.workspace = true\nedition = { workspace = true }\n[lib]\nname = \"tools\"\npath = \"lib/root.rs\"\n[[bin]]\nname = \"p\"\npath = \"programs/one.rs\"\n[dev-dependencies]\n"),
            ("lib/root.rs", "pub mod a;\n"),
            ("lib/a.rs", "pub fn f() -> i8 { i8::try_from(3).unwrap() }\n"),
            ("programs/one.rs", "fn main() { println!(\"{}\", tools::a::f()); }\n"),
        ], "3\n"),
    ]);
}

#[test]
fn the_library_is_known_by_every_way_of_naming_it() {
    const LIBRARY: (&str, &str) = (
        "src/lib.rs",
        "pub mod a { pub fn f() -> u8 { 1 } }\npub mod b { pub fn g() -> u8 { 2 } pub fn k() -> u8 { 3 } }\npub mod c { pub fn l() -> u8 { 4 } pub fn m() -> u8 { 5 } }\n",
    );
    let programs = [
        ("use kit::{a::f, b::{self, g as h}, c::*};\nfn main() { println!(\"{}{}{}{}{}\", f(), b::k(), h(), l(), m()); }\n", "13245\n"),
        ("use ::kit::a::f;\nfn main() { println!(\"{}{}\", f(), ::kit::b::g()); if 3 > ::kit::b::g() { print!(\"{}\\n\", <u8 as Into<u8>>::into(::kit::c::l())) } }\n", "12\n4\n"),
        ("extern crate kit;\nmod n { extern crate kit as inner; pub fn f() -> u8 { self::inner::a::f() } }\nfn main() { println!(\"{}{}\", kit::a::f(), n::f()); }\n", "11\n"),
        ("extern crate kit as k;\nuse k::b;\nmod n { pub fn f() -> u8 { k::a::f() + ::k::c::l() } }\nfn main() { println!(\"{}{}{}\", k::a::f(), b::g(), n::f()); }\n", "125\n"),
        ("fn main() { use kit::a::f; let g = || { use kit::b::{g, k}; g() + k() }; println!(\"{}{}\", f(), g()); }\n", "15\n"),
        ("use kit::{self, a};\nmod n { use kit::{self as other, b}; pub fn f() -> u8 { other::a::f() + b::g() } }\nmod o { use kit; pub fn f() -> u8 { kit::a::f() } }\nfn main() { println!(\"{}{}{}{}\", kit::b::g(), a::f(), n::f(), o::f()); }\n", "2131\n"),
        ("use kit as k;\nfn main() { println!(\"{}\", k::a::f()); }\n", "1\n"),
        ("use {kit::a::f, std::fmt::Write, kit::b as c};\nfn main() { let mut s = String::new(); write!(s, \"{}\", f()).unwrap(); println!(\"{}{}\", s, c::g()); }\n", "12\n"),
        ("mod kit { pub fn own() -> u8 { 7 } }\nmod n { pub fn f() -> u8 { kit::a::f() } }\nfn main() { println!(\"{}{}{}\", kit::own(), n::f(), ::kit::b::g()); }\n", "712\n"),
        ("fn kit() -> u8 { 8 }\nmacro_rules! kit { () => { kit::a::f() } }\nfn main() { println!(\"{}{}\", kit(), kit!()); let kit = 5; println!(\"{}{}\", kit, kit::a::f()); }\n", "81\n51\n"),
        ("#[allow(non_camel_case_types)]\nenum kit { A }\nmod n { pub fn f() -> u8 { kit::a::f() } }\nfn main() { let kit::A = kit::A; println!(\"{}{}\", n::f(), ::kit::b::g()); }\n", "12\n"),
    ];
    let packages = programs.map(|(program, wanted)| ([LIBRARY, ("src/bin/p.rs", program)], wanted));
    hold("2015", &packages.each_ref().map(|(files, wanted)| (&files[..], *wanted)));
}

#[test]
fn names_are_found_relative_to_their_module() {
    hold("2018", &[
        (&[
            ("src/lib.rs", "mod a;\nmod b;\nmod c;\nmod d { pub enum E { X, Y } pub const N: u8 = 4; }\nmod e;\nuse d::{E, E::*};\npub use e::deep;\npub mod unneeded;\npub use a::*;\npub use b::{g, T as U};\npub use unneeded::Big;\npub mod prelude { pub use crate::c::h; pub use crate::g as gg; }\npub fn k(e: u8) -> u8 { let e = if e == 0 { X } else { Y }; match e { E::X => 3, Y => d::N } }\n"),
            ("src/a.rs", "pub fn f() -> u8 { 1 }\n"),
            ("src/b.rs", "pub fn g() -> u8 { 2 }\n#[derive(Default)]\npub struct T(pub u8);\n"),
            ("src/c.rs", "pub fn h() -> u8 { 3 }\n"),
            ("src/e.rs", "mod c { pub fn g() -> u8 { 5 } }\nuse c::g;\npub fn deep() -> u8 { enum L { P } use L::*; match P { L::P => g() } }\n"),
            ("src/unneeded.rs", "pub struct Big;\n"),
            ("src/bin/p.rs", "use kit::{f, U};\nuse kit::prelude::*;\nfn main() { println!(\"{}{}{}{} {}{}{}\", f(), gg(), h(), U::default().0, kit::k(0), kit::k(1), kit::deep()); }\n"),
        ], "1230 345\n"),
        (&[
            ("src/lib.rs", "pub mod kit { pub fn f() -> u8 { 7 } }\npub fn f() -> u8 { 9 }\n"),
            ("src/bin/p.rs", "use ::kit::kit;\nfn main() { println!(\"{}\", kit::f()); }\n"),
        ], "7\n"),
    ]);
}

#[test]
fn paths_hold_in_every_place() {
    hold("2015", &[
        (&[
            ("src/lib.rs", "pub mod a;\npub mod b { pub fn g() -> u8 { 2 } }\nmod quiet { mod show; }\npub mod d { pub mod c { pub fn g() -> u8 { 4 } }\nuse c::g;\nuse std::fmt;\nuse fmt::Write;\npub fn f() -> u8 { let mut s = String::new(); s.write_str(\"x\").unwrap(); g() + s.len() as u8 } }\n"),
            ("src/a.rs", "pub struct A(pub u8);\npub mod in_ { pub fn f() -> u8 { super::super::b::g() + self::h() + crate::b::g() } pub(in crate::a) fn h() -> u8 { 1 } }\nmacro_rules! sum { ($a:expr, $($b:tt)*) => { $a + $($b)* } }\npub fn t() -> u8 { in_::h() + sum!(crate::b::g(), crate::a::in_::f()) }\n"),
            ("src/quiet/show.rs", "use crate::a::A;\n#[rustfmt::skip]\nuse std::fmt;\nimpl fmt::Display for A {\n    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { write!(f, \"<{}>\", self.0) }\n}\n"),
            ("src/bin/p.rs", "use kit::a::A;\nfn main() { println!(\"{} {} {} {}\", kit::a::in_::f(), format!(\"{}\", kit::a::t()), kit::d::f(), A(6)); }\n"),
        ], "5 8 5 <6>\n"),
        (&[
            ("Cargo.toml", "[package]\nname = \"kit\"\nversion = \"0.1.0\"\n"),
            ("src/lib.rs", "pub mod a;\npub mod b { use a::f; pub fn g() -> u8 { f() + ::a::f() } pub(in b) fn h() -> u8 { 1 } pub fn i() -> u8 { h() } }\n"),
            ("src/a.rs", "use std::cmp::max;\npub fn f() -> u8 { max(1, 2) }\n"),
            ("src/bin/p.rs", "extern crate kit;\nmod n { use kit::a::f; use helper::h; pub fn m() -> u8 { f() + h() + ::helper::h() } }\nmod helper { pub fn h() -> u8 { ::kit::b::i() } }\nuse kit::b::g;\nfn main() { println!(\"{}{}\", g(), n::m()); }\n"),
        ], "44\n"),
        (&[
            ("src/lib.rs", "extern crate self as kit;\npub mod a { pub fn f() -> u8 { 1 } }\npub mod b { pub fn g() -> u8 { kit::a::f() + ::kit::a::f() } }\n"),
            ("src/bin/p.rs", "fn main() { println!(\"{}\", kit::b::g()); }\n"),
        ], "2\n"),
        (&[
            ("src/lib.rs", "pub mod a;\nmod other;\nmod show;\nmod hidden;\nmod drops;\nmod shadows;\n"),
            ("src/a.rs", "pub struct A(pub u8);\npub struct B(pub u8);\npub struct C;\npub struct D;\n"),
            ("src/other.rs", "trait Other {}\nmacro_rules! other { ($t:ty) => { impl Other for $t {} } }\nother!(crate::a::A);\n"),
            ("src/show.rs", "macro_rules! show { ($t:ty) => { impl ::std::fmt::Display for $t { fn fmt(&self, f: &mut ::std::fmt::Formatter) -> ::std::fmt::Result { write!(f, \"<{}>\", self.0) } } } }\nshow!(crate::a::A);\n"),
            ("src/hidden.rs", "trait Hidden {}\nmacro_rules! both { ($t:ty) => { impl Hidden for $t {} impl Clone for $t { fn clone(&self) -> $t { crate::a::B(self.0 + 1) } } } }\nboth!(crate::a::B);\n"),
            ("src/drops.rs", "trait Idle {}\nmacro_rules! drops { ($(#[$a:meta])* $t:ty) => { impl Idle for $t {} $(#[$a])* impl Drop for $t { fn drop(&mut self) { print!(\"-\"); } } } }\ndrops!(#[allow(unused)] crate::a::C);\n"),
            ("src/shadows.rs", "trait Unasked {}\nmacro_rules! shadows { ($t:ty) => { impl Unasked for $t {} } }\n#[macro_use]\nmod inner { macro_rules! shadows { ($t:ty) => { impl Drop for $t { fn drop(&mut self) { print!(\"+\"); } } } } }\nshadows!(crate::a::D);\n"),
            ("src/bin/p.rs", "use kit::a::{A, B, C, D};\nfn main() { drop((C, D)); println!(\"{}{}\", A(6), B(1).clone().0); }\n"),
        ], "-+<6>2\n"),
        (&[
            ("src/lib.rs", "#![cfg_attr(not(feature = \"std\"), no_std)]\nextern crate alloc;\npub mod a;\n"),
            ("src/a.rs", "use core::mem;\nuse crate::alloc::vec::Vec;\npub fn f() -> usize { mem::size_of::<u64>() + Vec::<u8>::new().len() + core::cmp::max(1, 2) }\n"),
            ("src/bin/p.rs", "fn main() { println!(\"{}\", kit::a::f()); }\n"),
        ], "10\n"),
        (&[
            ("src/lib.rs", "#![no_std]\n#![forbid(unsafe_code)]\n#[macro_use]\nextern crate alloc;\npub mod a;\n"),
            ("src/a.rs", "use alloc::vec::Vec;\npub fn f() -> Vec<u8> { vec![1] }\n"),
            ("src/bin/p.rs", "fn main() { println!(\"{:?}\", kit::a::f()); }\n"),
        ], "[1]\n"),
    ]);
}

#[test]
fn macros_are_seen_into() {
    hold("2015", &[
        (&[
            ("src/lib.rs", "#[macro_use]\nmod m;\npub mod a { pub fn f() -> u8 { 1 } pub fn g() -> u8 { one!() } }\n"),
            ("src/m.rs", "#[macro_export]\nmacro_rules! one { () => { $crate::a::f() }; ($($x:tt)*) => { $crate::one!() + $($x)* } }\n#[macro_export]\nmacro_rules! unasked { () => { 0 } }\n"),
            ("src/bin/p.rs", "use kit::one;\nmod n { use kit::{a, one}; pub fn f() -> u8 { one!() + a::g() } }\nfn main() { println!(\"{}{}{}\", one!(), kit::one!(n::f()), n::f()); }\n"),
        ], "132\n"),
        (&[
            ("src/lib.rs", "#[macro_export(local_inner_macros)]\nmacro_rules! two { () => { inner!() } }\n#[doc(hidden)]\n#[macro_export]\nmacro_rules! inner { () => { $crate::f() } }\npub fn f() -> u8 { 2 }\n"),
            ("src/bin/p.rs", "#[macro_use]\nextern crate kit;\nmod n { pub fn f() -> u8 { two!() } }\nfn main() { println!(\"{}{}\", two!(), n::f()); }\n"),
        ], "22\n"),
        (&[
            ("src/lib.rs", "macro_rules! three { () => { 3 } }\nmacro_rules! forgotten { () => { 4 } }\npub mod a;\nmacro_rules! make { ($(#[doc = $d:expr])* $n:ident) => { $(#[doc = $d])* pub fn $n() -> &'static str { concat!($($d),*) } } }\nmake! {\n    /// one\n    f\n}\n"),
            ("src/a.rs", "pub fn f() -> u8 { three!() }\npub fn g() -> u8 { forgotten!() }\n"),
            ("src/bin/p.rs", "fn main() { println!(\"{}{}\", kit::a::f(), kit::f()); }\n"),
        ], "3 one\n"),
        (&[
            ("src/lib.rs", "pub fn f() -> String { format!(\"{:?}\", vec![1]) }\npub mod a { pub fn f() -> u8 { 1 } }\n"),
            ("src/bin/p.rs", "macro_rules! vec { ($x:expr) => { [$x, $x] } }\nmacro_rules! call { ($($p:tt)*) => { $($p)*() } }\nmacro_rules! lib { () => {{ use kit::a; a::f() }} }\nfn main() { println!(\"{} {:?} {}{}{}\", kit::f(), vec![2], call!(kit::a::f), lib!(), call!(::kit::a::f)); }\n"),
        ], "[1] [2, 2] 111\n"),
        (&[
            ("src/lib.rs", "#[macro_export]\nmacro_rules! show { ($($t:tt)*) => { stringify!($($t)*) } }\n"),
            ("src/bin/p.rs", "use kit::show;\nfn main() { println!(\"{}\", show!(a + b . c)); }\n"),
        ], "a + b.c\n"),
        (&[
            ("src/lib.rs", "#[macro_export]\nmacro_rules! kit { ($x:expr) => { $crate::a::f($x) } }\n#[cfg(windows)]\n#[macro_export]\nmacro_rules! os { () => { 1 } }\n#[cfg(not(windows))]\n#[macro_export]\nmacro_rules! os { () => { 2 } }\npub mod a { pub fn f(x: u8) -> u8 { x + 1 } }\n"),
            ("src/bin/p.rs", "use kit::{a::f, kit};\nmod n { use kit::{kit, os}; pub fn g() -> u8 { kit!(3) + os!() - os!() } }\nfn main() { println!(\"{}{}{}\", f(1), kit!(2), n::g()); }\n"),
        ], "234\n"),
    ]);
}

#[test]
fn text_is_never_taken_for_code() {
    hold("2015", &[
        (&[
            ("src/lib.rs", "//! d\r\npub mod a;\r\npub mod b;\r\n"),
            ("src/a.rs", "// mod x;\n/* mod y; /* mod z; */ use kit::no; */\npub fn f() -> String {\n    let s = \"mod x;\n  use kit::a; // no\n    crate::b\n\";\n    let t = r#\"\n\" /* \"#;\n    format!(\"{}{}{}\", s, t, \"a\\\n      b\")\n}\n"),
            ("src/b.rs", "/// d\r\npub fn f() -> &'static str {\r\n    // c\r\n    \"x\r\ny\"\r\n}\r\n"),
            ("src/bin/p.rs", "\u{feff}use kit::b::f;\r\nfn main() {\r\n    println!(\"{}|{}|{}\", kit::a::f(), \"kit::a\", f());\r\n}\r\n"),
        ], "mod x;\n  use kit::a; // no\n    crate::b\n\n\" /* ab|kit::a|x\ny\n"),
        (&[
            ("src/lib.rs", "#![allow(clippy::all)]\npub mod a;\n#[cfg(test)]\nmod tests;\n#[cfg(all(test, unix))]\npub mod more { include!(\"none\"); }\n"),
            ("src/a.rs", "#![doc = include_str!(\"../README.md\")]\n#[cfg_attr(docsrs, doc(cfg(x)))]\npub fn f() -> u8 { if cfg!(test) { 0 } else { 1 } }\n#[expect(dead_code)]\nfn dead() {}\n#[cfg(not(not(test)))]\nmod gone;\n#[cfg(any(test, feature = \"none\"))]\nmod gone_too;\n#[cfg(not(test))]\npub fn g() -> u8 { 2 }\n#[cfg(any(test, windows, unix))]\npub fn h() -> u8 { 3 }\n#[test]\nfn t() { include!(\"none\") }\n#[bench]\nfn b() { include!(\"none\") }\n#[cfg(test)]\nmod tests { use super::none; }\n"),
            ("src/bin/p.rs", "#!/usr/bin/env run\n#![deny(warnings)]\nuse kit::a::*;\nfn main() { println!(\"{}{}{}\", f(), g(), h()); }\n#[cfg(test)]\nmod tests;\n"),
        ], "123\n"),
        (&[
            ("src/lib.rs", "pub fn f<'a>(x: &'a [i32]) -> i32 {\n    let c = 'a';\n    let r = x[0] - -x[1] + 1.max(2) + (1. as f32).max(2.) as i32;\n    let t = (r,);\n    let s = & &t.0;\n    let d = **s / *s; // a\n    let n = (1 .. 3).count() as i32;\n    if d < <i32 as From<u8>>::from(9) && c == 'a' || !true { n + d | 0x10 } else { b'\\'' as i32 }\n}\npub struct G<const N: usize>;\nimpl G<{ 1 + 1 }> {\n    pub fn two<const M: usize>(self) -> [u8; 1 + 1]\n    where\n        G<{ M }>: Sized,\n    {\n        [1; 2]\n    }\n}\n"),
            ("src/bin/p.rs", "fn main() { println!(\"{} {}\", kit::f(&[5, 7]), kit::G::<2>.two::<3>().len()); }\n"),
        ], "19 2\n"),
    ]);
}

#[test]
fn what_is_dead_goes_and_what_lives_stays() {
    let dead = [
        ("src/lib.rs", "pub mod a;\npub mod b;\n"),
        ("src/a.rs", "use crate::b::{self, Gone, Node as Other};\nuse std::collections::{BTreeMap, HashMap};\n\n/// Lives.\npub struct Node {\n    pub seen: u8,\n    pub unread: u8,\n}\n\nimpl Node {\n    pub fn new() -> Node { Node { seen: 1, unread: 2 } }\n    // goes with the method\n    pub fn gone(&self) -> HashMap<u8, Gone> { HashMap::new() }\n}\n\npub enum Way { Left, Never }\n\npub trait Walk {\n    fn walk(&self) -> u8;\n    fn rest(&self) -> u8 { 0 }\n}\nimpl Walk for Node {\n    fn walk(&self) -> u8 { self.seen + b::live() }\n    fn rest(&self) -> u8 { 3 }\n}\npub trait Dead { fn dead(&self) {} }\nimpl Dead for Node {}\nimpl Dead for Other {}\npub fn unused(x: Other) -> BTreeMap<u8, u8> { let _ = x; BTreeMap::new() }\npub fn way() -> Way { Way::Left }\npub fn go(way: Way) -> u8 { match way { Way::Left => 1, Way::Never => 2 } }\n"),
        ("src/b.rs", "pub struct Node;\nimpl Node { pub fn new() -> Node { Node } }\npub struct Gone;\npub fn live() -> u8 { fn inner() -> u8 { 4 } fn never() {} inner() }\npub const UNUSED: [Gone; 0] = [];\npub static mut STATE: u8 = 0;\n"),
        ("src/bin/p.rs", "use kit::a::{go, way, Node, Walk};\nfn main() { println!(\"{}{}\", Node::new().walk(), go(way())); }\n"),
    ];
    let folder = own_folder();
    prints(&folder, &dead, &[], "2018", "51\n");
    let bundle = bundle_of(&folder, &[]);
    for gone in
        ["Gone", "gone", "Dead", "HashMap", "BTreeMap", "Other", "UNUSED", "STATE", "never", "rest", "goes with"]
    {
        assert!(!bundle.contains(gone), "{gone} is still in\n{bundle}");
    }
    for kept in ["unread", "Never", "fn walk", "fn inner", "#![allow(dead_code"] {
        assert!(bundle.contains(kept), "{kept} is not in\n{bundle}");
    }
    assert_eq!(bundle.matches("struct Node").count(), 1);
}

#[test]
fn what_the_library_gives_only_to_its_own_goes() {
    let traits = "pub trait Zero { fn zero() -> Self; }\npub trait One { fn one() -> Self; }\npub trait Integral: Zero + One { fn half(self) -> Self; }\n\
        macro_rules! integral { ($($t:ty),*) => { $(\n\
        impl Zero for $t { fn zero() -> $t { 0 } }\nimpl One for $t { fn one() -> $t { 1 } }\n\
        impl Integral for $t { fn half(self) -> $t { self / 2 } })* } }\nintegral!(u8, i64);\n";
    let ring = "use crate::traits::Integral;\nuse std::ops::Add;\npub struct Ring<T>(pub T);\n\
        impl<T: Integral> Add for Ring<T> { type Output = Ring<T>; fn add(self, other: Ring<T>) -> Ring<T> { Ring(self.0.half()) } }\n\
        impl<T: Integral> From<T> for Ring<T> { fn from(x: T) -> Ring<T> { Ring(x) } }\n\
        macro_rules! shown { ($t:ident) => { impl<T: std::fmt::Debug> std::fmt::Debug for $t<T> { \
        fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result { self.0.fmt(f) } } } }\nshown!(Ring);\n";
    let halve = "pub trait Halve { fn halve(self) -> Self; }\n\
        macro_rules! shown { ($t:ident) => { impl Halve for $t { fn halve(self) -> $t { self / 2 } } } }\nshown!(u8);\n";
    let folder = own_folder();
    let files = [
        ("src/lib.rs", "pub mod a;\npub mod halve;\npub mod ring;\npub mod traits;\nmod ext;\npub use halve::*;\npub use ring::{Ring};\npub use traits::{Integral, One};\npub use ext::Twice;\n"),
        ("src/a.rs", "use crate::{Integral, One, Ring};\npub const WIDTH: usize = 3;\npub fn f() -> String { format!(\"{:>WIDTH$}\", 7) }\npub fn g<T: Integral + One>() -> Ring<T> { Ring(T::one().half()) }\n"),
        ("src/ring.rs", ring),
        ("src/halve.rs", halve),
        ("src/traits.rs", traits),
        ("src/ext.rs", "pub trait Twice { fn double(&self) -> u8; }\nimpl Twice for u8 { fn double(&self) -> u8 { self * 2 } }\n"),
        ("src/bin/p.rs", "use kit::*;\nfn main() { println!(\"{}{}\", a::f(), 4u8.double()); }\n"),
    ];
    prints(&folder, &files, &[], "2021", "  78\n");
    let bundle = bundle_of(&folder, &[]);
    for gone in ["Zero", "Integral", "integral", "Ring", "Halve", "shown", "Debug"] {
        assert!(!bundle.contains(gone), "{gone} is still in\n{bundle}");
    }
}

#[test]
fn a_name_that_is_dead_here_and_alive_there_goes_here_alone() {
    hold("2015", &[(&[
        ("src/lib.rs", "pub struct A; impl A { pub fn new() -> A { A } pub fn n(&self) -> u8 { 1 } } pub struct B; impl B { pub fn new() -> B { B } pub fn n(&self) -> u8 { 2 } }\npub trait T { fn n(&self) -> u8 { 3 } }\nimpl T for A {}\n"),
        ("src/bin/p.rs", "use kit::{A, B, T};\nfn t<X: T>(x: X) -> u8 { x.n() }\nfn main() { println!(\"{}{}\", t(A), B::new().n()); }\n"),
    ], "32\n")]);
}

#[test]
fn a_readable_bundle_is_what_its_author_would_have_written() {
    let folder = own_folder();
    write_package(&folder, &[
        ("src/lib.rs", "//! Doc.\n\npub mod a;\npub mod gone;\n"),
        ("src/a.rs", "//! Doc.\n\nuse std::collections::{\n    BTreeMap, HashMap,\n};\n\n/// Doc.\npub fn f() -> HashMap<u8, &'static str> {\n    // plain\n    HashMap::from([(1, \"x\n  y\")]) /* tail */\n}\n\n// with it\npub fn dead() -> BTreeMap<u8, u8> {\n    BTreeMap::new()\n}\n\n#[cfg(test)]\nmod tests {}\n"),
        ("src/gone.rs", "pub fn f() {}\n"),
        ("src/bin/p.rs", "//! Doc.\n\nuse kit::a;\n\nfn main() {\n    print!(\"{:?}\", a::f());\n}\n"),
    ]);
    let bundle = bundle_of(&folder, &[]);
    let body: Vec<&str> = bundle.lines().skip(1).collect();
    let wanted = "use std::collections::HashMap;\n\nfn main() {\n    print!(\"{:?}\", f());\n}\n\n// a\n\nfn f() -> HashMap<u8, &'static str> {\n    // plain\n    HashMap::from([(1, \"x\n  y\")]) /* tail */\n}";
    assert_eq!(body.join("\n"), wanted);
}
