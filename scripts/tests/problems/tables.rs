//! The list of the problems, and the tables of the pages.

use scripts::problems::list::PROBLEMS;
use scripts::problems::tables::{is_program_name, listed, manifest, PAGES};
use scripts::system::programs::root;
use std::fs;

/// The text of a file of the repository, its lines with LF.
fn text(file: &str) -> String {
    fs::read_to_string(root().join(file)).unwrap().replace("\r\n", "\n")
}

#[test]
fn a_program_is_not_named_like_a_keyword_or_a_tool() {
    for problem in PROBLEMS {
        assert!(is_program_name(problem.program), "{}", problem.program);
    }
    for name in ["", "1a", "_a", "Foo1", "a-1", "a/1", "é1", "mod", "match", "bases", "judge"] {
        assert!(!is_program_name(name), "{name:?}");
    }
}

#[test]
fn a_new_problem_stands_among_the_modules_and_ends_the_list() {
    let list = text("scripts/problems/list/mod.rs");
    let last = PROBLEMS[PROBLEMS.len() - 1].program;
    for (program, before, after) in [
        ("a1", "\n", "mod acwing108;"),
        ("base1", "mod aoj_alds1_13_c;", "pub mod bases;"),
        ("basez1", "pub mod bases;", "mod boj11112;"),
        ("zoj1217", "mod uva652;", "\n"),
    ] {
        let wanted =
            list.replacen(&format!("{before}\n{after}"), &format!("{before}\nmod {program};\n{after}"), 1).replacen(
                &format!("    &{last}::PROBLEM,\n"),
                &format!("    &{last}::PROBLEM,\n    &{program}::PROBLEM,\n"),
                1,
            );
        assert_eq!(listed(&list, program), wanted, "{program}");
        assert_eq!(listed(&list.replace('\n', "\r\n"), program), wanted, "{program}, CR LF");
    }
}

#[test]
fn a_renewed_page_keeps_its_rows_and_what_follows_the_mistakes() {
    for page in PAGES {
        let kept = text(page.file);
        let stale = kept.replacen("acwing845.rs)", "acwing845.rs) or nothing", 1).replacen("- **UVa", "- **Stale", 1);
        assert!(stale != kept && page.renewed(&stale) == kept, "{}", page.file);
    }
    let end = "\n## Another section\n\n- **Kept**.\n";
    let page = &PAGES[0];
    assert_eq!(page.renewed(&(text(page.file) + end)), text(page.file) + end);
}

#[test]
fn a_missing_entry_is_made_and_an_unknown_one_stays() {
    let (cargo, other) = (text("Cargo.toml"), "    { name = \"mine1\", test = false },\n");
    let first = "    { name = \"uva10181\",";
    let kept = cargo.replacen(first, &format!("{other}{first}"), 1);
    let stale = kept.replace("\"poj1077\", bench = false,", "\"poj1077\",");
    assert!(stale != kept && kept != cargo);
    assert_eq!(manifest(&stale), kept);
}
