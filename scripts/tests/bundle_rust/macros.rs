//! Macros of a library, in whatever way their names are brought to where they are called.

use super::{packages, prints};

/// Holds what packages print, bundled with and without what is unused, each in one edition.
fn hold(names: &[&str]) {
    let manners = [(&[][..], "2018"), (&["--keep-all"][..], "2024")];
    for (number, package) in names.iter().map(|name| packages("macros").join(name)).enumerate() {
        // One of both, in turn; a release build takes both.
        let taken = if cfg!(debug_assertions) { &manners[number % 2..][..1] } else { &manners[..] };
        for (flags, edition) in taken {
            prints(&package, flags, edition);
        }
    }
}

#[test]
fn a_macro_that_is_imported_by_its_own_name_is_known_by_it() {
    hold(&["imported_by_its_own_name"]);
}

#[test]
fn an_exported_macro_is_known_in_the_module_that_gives_it_again() {
    hold(&["given_again_by_another_name", "given_again_in_the_program", "given_again_with_all"]);
}

#[test]
fn an_exported_macro_hides_one_of_the_standard_library_where_it_does_under_cargo() {
    hold(&["dbg", "dbg_everywhere", "println"]);
}

#[test]
fn a_function_and_an_exported_macro_may_have_one_name() {
    hold(&["function_of_its_name"]);
}

#[test]
fn modules_under_opposite_conditions_may_export_the_same_macro() {
    hold(&["opposite_conditions"]);
}

#[test]
fn a_macro_that_is_never_called_leaves_nothing_behind() {
    hold(&["never_called"]);
}

#[test]
fn a_variable_of_a_macro_is_no_call() {
    hold(&["variable_of_its_name"]);
}
