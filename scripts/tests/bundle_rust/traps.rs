//! Packages whose bundle could compile and answer otherwise, or not compile with other options than the bundler's.

use super::{bundle_of, packages, prints, program_prints};

/// Holds what a package prints, bundled in these manners.
fn hold(name: &str, manners: &[&[&str]]) {
    for flags in manners {
        prints(&packages("traps").join(name), flags, "2021");
    }
}

#[test]
fn modules_that_decide_which_method_is_meant_stay() {
    hold("method_of_a_trait", &[&[]]);
    hold("private_method", &[&[]]);
}

#[test]
fn what_a_library_has_for_itself_alone_stays_its_own() {
    hold("private_to_the_library", &[&[], &["--keep-all"]]);
}

#[test]
fn modules_that_decide_which_function_is_meant_stay() {
    hold("local_function", &[&[]]);
    hold("imported_function", &[&[]]);
}

#[test]
fn modules_that_decide_what_a_pattern_means_stay() {
    hold("pattern", &[&[]]);
}

#[test]
fn what_holds_without_being_named_stays() {
    hold("unnamed", &[&[]]);
}

#[test]
fn what_holds_for_another_type_of_the_same_name_stays() {
    hold("type_of_the_same_name", &[&[]]);
    hold("another_meaning", &[&[]]);
}

#[test]
fn what_a_macro_makes_stays_where_it_has_a_meaning() {
    program_prints(&packages("traps/macros"), "held", &[], "2021");
    // One of what rustc calls unused has to stay, which no error says: the others go.
    let bundle = prints(&packages("traps/macros"), &[], "2021");
    assert!(!bundle.contains("struct Ordering") && !bundle.contains("struct Output"), "{bundle}");
}

#[test]
fn methods_of_another_trait_of_the_same_name_stay() {
    hold("trait_of_the_same_name", &[&[]]);
}

#[test]
fn what_only_another_compile_uses_stays() {
    hold("used_in_another_compile", &[&[]]);
}

#[test]
fn modules_whose_names_clash_in_another_compile_stay() {
    hold("clash_in_another_compile", &[&[]]);
}

#[test]
fn names_for_the_linker_are_not_shortened() {
    hold("linker", &[&["--rename"]]);
}

#[test]
fn what_the_linker_takes_stays_though_nothing_names_it() {
    let bundle = bundle_of(&packages("traps/linked"), &[]);
    for linked in ["kept_as_it_is", "kept_under_this_name", "USED", "ALLOCATOR", "#[link(name = \"m\")]"] {
        assert!(bundle.contains(linked), "{linked} is not in\n{bundle}");
    }
}

#[test]
fn imports_by_another_name_of_the_crate_go_with_what_they_import() {
    hold("crate_by_another_name", &[&["--keep-all"]]);
    let bundle = prints(&packages("traps/crate_by_another_name"), &[], "2021");
    assert!(!bundle.contains("nused"), "{bundle}");
}

#[test]
fn a_mark_before_a_text_is_not_joined_with_it() {
    prints(&packages("traps/mark_before_a_text"), &["--minify"], "2024");
}

#[test]
fn names_that_a_hidden_derive_shows_are_not_shortened() {
    hold("hidden_derive", &[&["--rename"]]);
}

#[test]
fn names_that_text_shows_are_neither_shortened_nor_moved() {
    hold("stringify", &[&["--rename"], &["--keep-all"]]);
}
