//! Packages whose bundle could compile and answer otherwise, or not compile with other options than the bundler's.

use super::{bundle_of, packages, prints, program_prints};

/// Holds what packages print, bundled with some flags.
fn hold(flags: &[&str], names: &[&str]) {
    for name in names {
        prints(&packages("traps").join(name), flags, "2021");
    }
}

/// Which method is meant, and what a pattern means.
#[test]
fn modules_that_decide_what_is_meant_stay() {
    hold(&[], &["meant"]);
}

/// It holds without being named, or the library has it for itself alone.
#[test]
fn what_has_a_meaning_that_no_name_leads_to_stays() {
    hold(&[], &["unnamed"]);
    hold(&["--keep-all"], &["private_to_the_library"]);
}

/// It holds for another type or of another trait of the same name, or only in another compile, also beside another of its name.
#[test]
#[ignore = "bundles four packages more"]
fn what_has_another_meaning_elsewhere_stays() {
    let others = ["another_meaning", "trait_of_the_same_name", "used_in_another_compile", "private_to_the_library"];
    hold(&[], &others);
    hold(&["--rename"], &["linker"]);
}

#[test]
fn a_macros_impl_stays_though_no_function_shows_it() {
    program_prints(&packages("traps/macros"), "held", &[], "2021");
}

#[test]
#[ignore = "asks rustc 36 times"]
fn what_a_macro_makes_stays_where_it_has_a_meaning() {
    prints(&packages("traps/macros"), &[], "2021");
}

#[test]
fn what_the_linker_takes_stays_though_nothing_names_it() {
    let bundle = bundle_of(&packages("traps/linker"), &[]);
    for linked in [
        "extern \"C\" fn given_back() -> i32",
        "kept_as_it_is",
        "kept_under_this_name",
        "USED",
        "ALLOCATOR",
        "#[link(name = \"m\")]",
    ] {
        assert!(bundle.contains(linked), "{linked} is not in\n{bundle}");
    }
}

#[test]
fn imports_by_another_name_of_the_crate_go_with_what_they_import() {
    hold(&["--keep-all"], &["crate_by_another_name"]);
    let bundle = prints(&packages("traps/crate_by_another_name"), &[], "2021");
    assert!(!bundle.contains("nused"), "{bundle}");
}

#[test]
fn names_that_are_shown_are_neither_shortened_nor_moved() {
    hold(&["--rename"], &["stringify"]);
    hold(&["--keep-all"], &["stringify"]);
}
