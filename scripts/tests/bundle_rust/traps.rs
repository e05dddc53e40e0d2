//! Packages whose bundle could compile and answer otherwise, or not compile with other options than the bundler's.

use super::prints;
use crate::bundling::scratch;

/// Holds what program `p` of a package, with a library of these modules, prints against what it has to.
fn answers(name: &str, modules: &[(&str, &str)], program: &str, flags: &[&str], wanted: &str) {
    let library: String = modules.iter().map(|(module, _)| format!("pub mod {module};\n")).collect();
    let paths: Vec<String> = modules.iter().map(|(module, _)| format!("src/{module}.rs")).collect();
    let mut files = vec![("src/lib.rs", library.as_str()), ("src/bin/p.rs", program)];
    files.extend(paths.iter().map(String::as_str).zip(modules.iter().map(|(_, source)| *source)));
    prints(&scratch(&format!("trap_{name}")), &files, flags, "2021", wanted);
}

#[test]
fn modules_that_decide_which_method_is_meant_stay() {
    let program = "use kit::{a, b};\nfn main() { let mut v = vec![2, 1]; a::f(&mut v); print!(\"{:?}\", v); b::g(&mut v); println!(\"{:?}\", v); }\n";
    let own = "pub trait Sort { fn sort(&mut self); }\nimpl Sort for Vec<i32> { fn sort(&mut self) { self.as_mut_slice().sort(); self.reverse(); } }\npub fn f(v: &mut Vec<i32>) { Sort::sort(v) }\n";
    answers("trait", &[("a", own), ("b", "pub fn g(v: &mut Vec<i32>) { v.sort() }\n")], program, &[], "[2, 1][1, 2]\n");
    let private = "pub struct S(pub u8);\nimpl S { fn next(&self) -> Option<u8> { Some(self.0) } }\nimpl Iterator for S { type Item = u8; fn next(&mut self) -> Option<u8> { self.0 += 1; S::next(self) } }\n";
    answers(
        "private",
        &[("a", private), ("b", "use crate::a::S;\npub fn g(s: &mut S) -> Option<u8> { s.next() }\n")],
        "use kit::{a::S, b::g};\nfn main() { println!(\"{:?}\", g(&mut S(1))); }\n",
        &[],
        "Some(2)\n",
    );
}

#[test]
fn what_a_library_has_for_itself_alone_stays_its_own() {
    let library = "pub struct S(pub(crate) u8);\nimpl S { pub fn new() -> S { S(1) } pub(crate) fn name(&self) -> u8 { self.0 } pub fn call(&self) -> u8 { self.name() } }\npub(crate) type Vec<T> = std::collections::VecDeque<T>;\npub fn f() -> Vec<u8> { Vec::new() }\n";
    let program = "use kit::a::*;\ntrait Name { fn name(&self) -> u8 { 2 } }\nimpl Name for S {}\nfn main() { let v: Vec<u8> = vec![3]; println!(\"{}{}{:?}{}\", S::new().name(), S::new().call(), v, f().len()); }\n";
    for flags in [&[][..], &["--keep-all"]] {
        answers("own", &[("a", library)], program, flags, "21[3]0\n");
    }
}

#[test]
fn modules_that_decide_which_function_is_meant_stay() {
    answers(
        "local",
        &[("a", "pub fn g() -> u8 { 2 }\n")],
        "use kit::a;\nfn h() -> u8 { a::g() }\nfn main() { fn g() -> u8 { 1 } println!(\"{}{}{}\", g(), a::g(), h()); }\n",
        &[],
        "122\n",
    );
    answers(
        "import",
        &[
            ("a", "use std::mem::forget as drop;\npub fn f(s: crate::b::S) { drop(s) }\n"),
            ("b", "pub struct S;\nimpl Drop for S { fn drop(&mut self) { print!(\"b\"); } }\npub fn g() { drop(S) }\n"),
        ],
        "use kit::{a, b};\nfn main() { a::f(b::S); b::g(); println!(); }\n",
        &[],
        "b\n",
    );
}

#[test]
fn modules_that_decide_what_a_pattern_means_stay() {
    answers(
        "pattern",
        &[
            ("a", "#[allow(non_upper_case_globals)]\npub const zero: u8 = 0;\n"),
            ("b", "#[allow(unreachable_patterns)]\npub fn g(x: u8) -> u8 { match x { zero => zero + 1, _ => 2 } }\n"),
        ],
        "use kit::{a, b};\nfn main() { println!(\"{}{}\", a::zero, b::g(5)); }\n",
        &[],
        "06\n",
    );
}

#[test]
fn what_holds_without_being_named_stays() {
    let types = "#[derive(Default)]\npub struct A;\n#[derive(Default)]\npub struct B;\n#[derive(Default)]\npub struct C;\npub struct D<T>(pub T);\npub enum Way { Left, Right }\npub use self::Way::*;\npub fn way(left: bool) -> Way { if left { Left } else { Right } }\n";
    let dead = "pub struct E;\npub fn dead() { impl Drop for E { fn drop(&mut self) { print!(\"e\"); } } }\n";
    let alias = "type Other = crate::types::A;\nimpl Drop for Other { fn drop(&mut self) { print!(\"a\"); } }\n";
    let constant = "const _: () = { impl Drop for crate::types::B { fn drop(&mut self) { print!(\"b\"); } } };\n";
    let made = "struct Log;\nimpl Log { fn say(&self) { print!(\"c\"); } }\nmacro_rules! log { ($t:ty) => { impl Drop for $t { fn drop(&mut self) { Log.say() } } } }\nlog!(crate::types::C);\n";
    let bound = "trait Own { fn own(&self) -> u8; }\nimpl Own for u8 { fn own(&self) -> u8 { *self } }\nimpl<T: Own> std::fmt::Display for crate::types::D<T> { fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result { write!(f, \"d{}\", self.0.own()) } }\n";
    let modules =
        [("types", types), ("dead", dead), ("alias", alias), ("constant", constant), ("made", made), ("bound", bound)];
    let program = "#![allow(unknown_lints, non_local_definitions)]\nuse kit::{dead::E, types::*};\nfn main() { { let _all = (A, B, C, E); } println!(\" {} {}\", D(3u8), match way(true) { Left => 1, Right => 2 }); }\n";
    answers("unnamed", &modules, program, &[], "abce d3 1\n");
    answers("unnamed_whole", &modules, program, &["--keep-all"], "abce d3 1\n");
}

#[test]
fn what_holds_for_another_type_of_the_same_name_stays() {
    let types = "pub struct A;\npub struct B<T>(pub T);\n";
    let dead = "pub struct Node;\npub trait Own {}\nimpl Own for Node {}\npub fn live() {}\n";
    let renamed = "use crate::types::A as Node;\nimpl Drop for Node { fn drop(&mut self) { print!(\"a\"); } }\n";
    let parameter = "use crate::types::B;\nimpl<Node> Drop for B<Node> { fn drop(&mut self) { print!(\"b\"); } }\n";
    let modules = [("types", types), ("dead", dead), ("renamed", renamed), ("parameter", parameter)];
    let program = "use kit::{dead, types::*};\nfn main() { dead::live(); { let _both = (A, B(1)); } println!(); }\n";
    answers("twin", &modules, program, &[], "ab\n");
}

#[test]
fn what_only_another_compile_uses_stays() {
    let library = "use std::convert::{identity, identity as same};\nfn helper() -> u8 { identity(2) }\n#[cfg(debug_assertions)]\npub fn f() -> u8 { 1 }\n#[cfg(not(debug_assertions))]\npub fn f() -> u8 { same(helper()) }\n";
    answers("conditions", &[("a", library)], "fn main() { println!(\"{}\", kit::a::f()); }\n", &[], "2\n");
}

#[test]
fn modules_whose_names_clash_in_another_compile_stay() {
    let library = "#[cfg(debug_assertions)]\npub fn f() -> u8 { 1 }\n#[cfg(not(debug_assertions))]\npub fn f() -> u8 { g() }\n#[cfg(not(debug_assertions))]\nfn g() -> u8 { 2 }\n";
    let program = "use kit::{a, b};\nfn main() { println!(\"{}{}\", a::f(), b::g()); }\n";
    answers("clash", &[("a", library), ("b", "pub fn g() -> u8 { 3 }\n")], program, &[], "23\n");
}

#[test]
fn names_for_the_linker_are_not_shortened() {
    let library = "#[no_mangle]\npub extern \"C\" fn given_back() -> i32 { 5 }\npub mod far { extern \"C\" { pub fn abs(number: i32) -> i32; pub fn given_back() -> i32; } }\n";
    let program = "use kit::a::far;\nfn main() { println!(\"{} {} {}\", kit::a::given_back(), unsafe { far::abs(-3) }, unsafe { far::given_back() }); }\n";
    answers("linker", &[("a", library)], program, &["--rename"], "5 3 5\n");
}

#[test]
fn names_that_a_hidden_derive_shows_are_not_shortened() {
    let library = "macro_rules! make { ($n:ident { $($v:ident),* }) => { #[derive(Debug)] pub enum $n { $($v),* } } }\nmake!(Greek { Beta, Gamma });\n#[cfg_attr(all(), derive(Debug), doc = \"\")]\npub struct Shape { pub side: u8 }\n";
    let program = "use kit::a::{Greek, Shape};\nfn main() { println!(\"{:?}{:?}{:?}\", Greek::Beta, Greek::Gamma, Shape { side: 3 }); }\n";
    answers("derive", &[("a", library)], program, &["--rename"], "BetaGammaShape { side: 3 }\n");
}

#[test]
fn names_that_text_shows_are_neither_shortened_nor_moved() {
    let library = "#[macro_export]\nmacro_rules! inner { ($n:ident) => { pub fn $n() -> &'static str { stringify!($n) } } }\n#[macro_export]\nmacro_rules! outer { ($($n:ident)*) => { $($crate::inner!($n);)* } }\nouter!(first second);\npub fn longer(number: u8) -> u8 { number }\n";
    let program = "use kit::a::{first, longer, second};\nfn main() { let shown = longer(1); println!(\"{}{}{}{}{shown}\", first(), second(), stringify!(kit::a::first), stringify!(longer)); }\n";
    for flags in [&["--rename"][..], &["--keep-all"]] {
        answers("stringify", &[("a", library)], program, flags, "firstsecondkit::a::firstlonger1\n");
    }
}
