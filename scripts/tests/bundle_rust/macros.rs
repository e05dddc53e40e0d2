//! Macros of a library, in whatever way their names are brought to where they are called.

use super::prints;
use crate::bundling::scratch;

/// Holds what program `p` prints, bundled with and without what is unused, each in one edition.
fn holds(name: &str, files: &[(&str, &str)], wanted: &str) {
    for (flags, edition) in [(&[][..], "2018"), (&["--keep-all"], "2024")] {
        prints(&scratch(&format!("macros_{name}_{edition}")), files, flags, edition, wanted);
    }
}

#[test]
fn a_macro_that_is_imported_by_its_own_name_is_known_by_it() {
    let a = "macro_rules! low { ($x:expr, $y:expr) => { if $y < $x { $x = $y } } }\npub(crate) use low;\n\
        macro_rules! one { () => { 1 } }\nmacro_rules! two { () => { one!() + 1 } }\npub(super) use {one, two};\n\
        pub mod deep {\n    macro_rules! three { () => { 3 } }\n    pub(in crate::a) use three;\n    pub(crate) use three as drei;\n}\n\
        pub fn t() -> i32 { deep::three!() }\n";
    let b = "use super::a::*;\nuse crate::a::{deep::drei, low};\n\
        pub fn f() -> i32 { let mut x = 9; low!(x, two!()); x + crate::a::one!() + drei!() + crate::a::t() }\n";
    let program = ("src/bin/p.rs", "fn main() { println!(\"{}\", kit::b::f()); }\n");
    holds("own", &[("src/lib.rs", "pub mod a;\npub mod b;\n"), ("src/a.rs", a), ("src/b.rs", b), program], "9\n");
}

#[test]
fn an_exported_macro_is_known_in_the_module_that_gives_it_again() {
    let library = ("src/lib.rs", "pub mod a;\n");
    let a = "#[macro_export]\nmacro_rules! one { () => { 1 } }\npub use crate::one;\n\
        pub mod b {\n    #[macro_export]\n    macro_rules! two { () => { $crate::a::one!() + 1 } }\n    pub use crate::two as zwei;\n    pub use two;\n}\n";
    let program =
        "use kit::a::{b::zwei, one};\nfn main() { println!(\"{}{}{}\", one!(), kit::a::b::two!(), zwei!()); }\n";
    holds("exported", &[library, ("src/a.rs", a), ("src/bin/p.rs", program)], "122\n");
    let a = "#[macro_export]\nmacro_rules! one { () => { 1 } }\npub use one;\n";
    let program = "mod m { pub use kit::a::one as eins; pub use kit::one; }\nuse m::{eins, one};\nfn main() { println!(\"{}{}\", one!(), eins!()); }\n";
    holds("exported_here", &[library, ("src/a.rs", a), ("src/bin/p.rs", program)], "11\n");
    let library = ("src/lib.rs", "pub mod a;\npub use a::*;\n");
    let a = "#[macro_export]\nmacro_rules! one { () => { 1 } }\npub use one;\npub fn f() -> u8 { crate::one!() + 1 }\n";
    let program = "use kit::*;\nfn main() { println!(\"{}{}{}\", one!(), kit::a::one!(), f()); }\n";
    holds("exported_all", &[library, ("src/a.rs", a), ("src/bin/p.rs", program)], "112\n");
}

#[test]
fn an_exported_macro_hides_one_of_the_standard_library_where_it_does_under_cargo() {
    let dbg = "#[macro_export]\nmacro_rules! dbg { ($x:expr) => { println!(\"<{}>\", $x) } }\n";
    let a = format!("{dbg}#[macro_export]\nmacro_rules! twice {{ ($x:expr) => {{ $crate::dbg!($x); $crate::dbg!($x) }} }}\npub fn f() {{ dbg!(3) }}\n");
    let program = "use kit::{a, dbg};\nfn main() { dbg!(1); a::f(); kit::twice!(5); }\n";
    let files = [("src/lib.rs", "pub mod a;\n"), ("src/a.rs", &a), ("src/bin/p.rs", program)];
    holds("dbg", &files, "<1>\n<3>\n<5>\n<5>\n");
    let several =
        dbg.replace("\"<{}>\", $x) }", "\"<{}>\", $x) }; ($x:expr, $($y:expr),*) => {{ dbg!($x); dbg!($($y),*) }}");
    let library = "#[macro_use]\nmod m;\npub fn f() { dbg!(3, 4) }\npub mod deep { pub fn f() { dbg!(5) } }\n";
    let program = "#[macro_use]\nextern crate kit;\nmod m { pub fn f() { dbg!(2) } }\nfn main() { dbg!(1); m::f(); kit::f(); kit::deep::f(); dbg!(6, 7); }\n";
    let files = [("src/lib.rs", library), ("src/m.rs", &several), ("src/bin/p.rs", program)];
    holds("dbg_everywhere", &files, "<1>\n<2>\n<3>\n<4>\n<5>\n<6>\n<7>\n");
    let library = "#[macro_export]\nmacro_rules! println { ($($x:tt)*) => { std::println!(\"<{}>\", format!($($x)*)) } }\npub fn f() { println!(\"{}\", 3) }\n";
    let program = "fn main() { println!(\"{}\", 1); kit::f(); kit::println!(\"{}\", 4); }\n";
    holds("println", &[("src/lib.rs", library), ("src/bin/p.rs", program)], "1\n<3>\n<4>\n");
}

#[test]
fn a_function_and_an_exported_macro_may_have_one_name() {
    let library = "mod a;\npub use a::one;\n#[macro_export]\nmacro_rules! one { () => { $crate::one(1) } }\n\
        pub mod b { pub use crate::one; }\npub mod c { pub use crate::one; }\n";
    let program = "use kit::*;\nmod m { use kit::b::one; pub fn f() -> u8 { one!() + one(2) } }\n\
        mod n { use kit::one; pub fn f() -> u8 { one!() + one(3) } }\n\
        fn main() { println!(\"{}{}{}{}{}\", one!(), one(4), kit::c::one!(), m::f(), n::f()); }\n";
    let a = "pub fn one(x: u8) -> u8 { x }\n";
    let files = [("src/lib.rs", library), ("src/a.rs", a), ("src/bin/p.rs", program)];
    holds("function", &files, "14134\n");
}

#[test]
fn a_macro_that_is_never_called_leaves_nothing_behind() {
    let library = "#[cfg(debug_assertions)]\n#[macro_export]\nmacro_rules! dbg { () => { 1 } }\n\
        #[cfg(not(debug_assertions))]\n#[macro_export]\nmacro_rules! dbg { () => { 2 } }\npub fn f() -> u8 { 3 }\n";
    let program = "fn main() { println!(\"{}\", kit::f()); }\n";
    holds("uncalled", &[("src/lib.rs", library), ("src/bin/p.rs", program)], "3\n");
}

#[test]
fn a_variable_of_a_macro_is_no_call() {
    let library = "#[macro_export]\nmacro_rules! dbg { ($x:expr) => { println!(\"<{}>\", $x) } }\n\
        #[macro_export]\nmacro_rules! twice { ($dbg:ident) => { $dbg!(1); $dbg!(2) } }\n";
    let program = "#[macro_use]\nextern crate kit;\n\
        macro_rules! show { ($x:expr) => { println!(\"{}\", $x) } }\nfn main() { twice!(show); dbg!(3); }\n";
    holds("variable", &[("src/lib.rs", library), ("src/bin/p.rs", program)], "1\n2\n<3>\n");
}
