//! What all tools share: numbers and names in words, JSON, times, and temporary folders.

use crate::tool::scratch;
use scripts::system::temporary::Folder;
use scripts::text::names::unknown;
use scripts::text::numbers::median;
use scripts::text::{cmd_word, figures, posix_word};
use std::fs;

#[test]
fn a_number_has_three_figures() {
    for (number, shown) in
        [(0.0, "0.000"), (0.9994, "0.999"), (0.9996, "1.00"), (9.996, "10.0"), (99.96, "100"), (1234.4, "1234")]
    {
        assert_eq!(figures(number), shown);
    }
}

#[test]
fn the_mean_of_two_in_the_middle_is_the_median() {
    assert_eq!([vec![9.0, 1.0, 5.0], vec![8.0, 4.0, 1.0, 2.0], vec![]].map(median), [Some(5.0), Some(3.0), None]);
}

/// In cmd only double quotation marks are, and a program takes `""` between them for one.
#[test]
fn a_word_is_quoted_for_the_shell_that_reads_it() {
    for (word, posix, cmd) in [
        ("a-b_1/c.d:é", "a-b_1/c.d:é", "a-b_1/c.d:é"),
        ("", "''", "\"\""),
        ("it's&", r"'it'\''s&'", "\"it's&\""),
        (r"C:\a\b.exe", r"'C:\a\b.exe'", r"C:\a\b.exe"),
        (r"C:\a b\", r"'C:\a b\'", r#""C:\a b\\""#),
        (r#"say "a b""#, r#"'say "a b"'"#, r#""say ""a b""""#),
        (r#"a\"b\c"#, r#"'a\"b\c'"#, r#""a\\""b\c""#),
    ] {
        assert_eq!((posix_word(word).as_str(), cmd_word(word).as_str()), (posix, cmd));
    }
}

/// A name is meant if a third of its letters differ at most, or else by a part of three letters that up to six have.
#[test]
fn the_nearest_names_are_those_that_may_be_meant() {
    let known = ["moves", "solve-a", "solve-b", "solve-c", "solve-d", "solve-e", "solve-f", "farther-1", "farther-2"];
    let told = |name: &str, known: &[&'static str]| unknown("thing", name, known.iter().copied());
    for (name, near) in [
        ("move", "is moves"),
        ("MOVES", "is moves"),
        ("mqqes", "is moves"),
        ("mqqqs", ""),
        ("far", "are farther-1, farther-2"),
        ("fa", ""),
        ("olve", "are solve-a, solve-b, solve-c, solve-d, solve-e, solve-f"),
        ("", ""),
    ] {
        let rest = if near.is_empty() { "see --help".to_string() } else { format!("the nearest {near}") };
        assert_eq!(told(name, &known), format!("no thing {name}, {rest}"));
    }
    let seven = ["solve-a", "solve-b", "solve-c", "solve-d", "solve-e", "solve-f", "solve-g"];
    assert_eq!(told("olve", &seven), "no thing olve, see --help");
}

#[test]
fn a_temporary_folder_is_for_this_user_alone_and_goes() {
    let parent = scratch("temporary");
    let folder = Folder::new(&parent, "tool").unwrap();
    let name = folder.path.file_name().unwrap().to_str().unwrap();
    assert!(name.starts_with("tool-") && name.len() == 5 + 16, "{name}");
    fs::create_dir(folder.path.join("inner")).unwrap();
    fs::write(folder.path.join("inner/file"), "text").unwrap();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(fs::metadata(&folder.path).unwrap().permissions().mode() & 0o777, 0o700);
    }
    drop(folder);
    assert_eq!(fs::read_dir(&parent).unwrap().count(), 0);
}
