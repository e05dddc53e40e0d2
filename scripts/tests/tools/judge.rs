//! The tool `judge`: a wrong program for each way of being wrong, and what it prints.

use crate::tool::{self, command, scratch, text};
use scripts::programs::root;
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::sync::LazyLock;

/// Programs that are wrong, each by its name. They answer the two boards of UVa 10181's sample, `LLLDRDRDR` and that
/// there is no answer, or another judge's one board.
const WRONG: &str = r#"
use std::io::{Read, Write};

fn main() {
    let none = "This puzzle is not solvable.";
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    match &*std::env::args().nth(1).unwrap() {
        "right" => print!("LLLDRDRDR\n{}\n", none),
        "silent" => (),
        "names_the_tile" => print!("RRRULULUL\n{}\n", none),
        "over_the_edge" => print!("LLLLRDRDR\n{}\n", none),
        "no_letter" => print!("LLL DRDRDR\n{}\n", none),
        "stops_early" => print!("LLLDRDRD\n{}\n", none),
        "too_many" => print!("{}LLLDRDRDR\n{}\n", "LR".repeat(22), none),
        "gives_up" => print!("{}\n{}\n", none, none),
        "solves_all" => print!("LLLDRDRDR\nLR\n"),
        "forgets_one" => print!("LLLDRDRDR\n"),
        "says_more" => print!("LLLDRDRDR\n{}\nbye\n", none),
        "trailing_blank" => print!("LLLDRDRDR \n{}\n", none),
        "no_line_end" => print!("LLLDRDRDR\n{}", none),
        "empty_line" => print!("LLLDRDRDR\n\n{}\n", none),
        "loops" => loop {},
        "prints_without_end" => loop {
            if std::io::stdout().write_all(&[b'L'; 1 << 16]).is_err() {
                return;
            }
        },
        "panics" => panic!("no idea"),
        "exits" => std::process::exit(3),
        "detour" => print!("udullddrurdllurdruldr\n"),
        "counts_one_more" => print!("20\n"),
        "no_number" => print!("nineteen\n"),
        "wrong_count" => print!("Case 1: 3\ndd\n"),
        "not_the_least" => print!("Case 1: RDLURD\n"),
        "no_case" => print!("DRULDR\n"),
        "long_is_none" => print!("NO SOLUTION\n"),
        "no_gap" => print!("r\nr\n"),
        "no_yes" => print!("rd\n"),
        "too_long_a_list" => print!("2\nLEFT\n"),
        other => panic!("{}", other),
    }
}
"#;

/// The folder of the wrong programs, which are compiled once.
static FOLDER: LazyLock<PathBuf> = LazyLock::new(|| {
    let folder = scratch("wrong");
    fs::write(folder.join("wrong.rs"), WRONG).unwrap();
    assert!(Command::new("rustc").current_dir(&folder).arg("wrong.rs").status().unwrap().success());
    folder
});

fn wrong() -> String {
    FOLDER.join("wrong").display().to_string()
}

/// What `judge` prints, and its exit status.
fn judge(arguments: &[&str]) -> (String, Option<i32>) {
    let output = command("judge").args(arguments).output().unwrap();
    (text(&output.stdout), output.status.code())
}

/// The verdict and the sentence that a wrong program gets for an input.
fn said(problem: &str, input: &str, kind: &str) -> (String, String) {
    let file = FOLDER.join(format!("{kind}.in"));
    let program = wrong();
    fs::write(&file, input).unwrap();
    let path = file.display().to_string();
    let (text, status) = judge(&[problem, "--input", &path, "--time", "1", "--", &program, kind]);
    let line = text.lines().nth(1).unwrap_or_else(|| panic!("{kind} says {text}")).to_string();
    let (verdict, rest) = line.split_at(3);
    assert_eq!(status, Some((verdict != "AC ") as i32), "{text}");
    let measured = rest.split_once(" s").map_or("", |(_, rest)| rest).trim_start();
    let memory_cut = measured.split_once(" MB").map_or(measured, |(_, rest)| rest);
    (verdict.trim().to_string(), memory_cut.trim().to_string())
}

fn refused(problem: &str, input: &str, kind: &str, verdict: &str, clause: &str) {
    assert_eq!(said(problem, input, kind), (verdict.to_string(), clause.to_string()), "{kind}");
}

const SAMPLE: &str = "2\n2 3 4 0\n1 5 7 8\n9 6 10 12\n13 14 11 15\n13 1 2 4\n5 0 3 7\n9 6 10 12\n15 8 11 14\n";

#[test]
fn each_wrong_program_is_refused_with_its_verdict_and_sentence() {
    let refused = |kind, verdict, clause| refused("uva10181", SAMPLE, kind, verdict, clause);
    refused("right", "AC", "");
    refused("silent", "WA", "board 1: the answer is missing");
    let clause = "board 1: move 1 (R) leaves the board; the moves are the tile's, not the blank's";
    refused("names_the_tile", "WA", clause);
    refused("over_the_edge", "WA", "board 1: move 4 (L) leaves the board");
    refused("no_letter", "WA", "board 1: move 4: \" \" is not a move");
    refused("stops_early", "WA", "board 1: the board after move 8 is not the goal");
    refused("too_many", "WA", "board 1: 53 moves, the limit is 50");
    refused("gives_up", "WA", "board 1: said unsolvable, 9 moves solve it");
    refused("solves_all", "WA", "board 2: the board after move 2 is not the goal");
    refused("forgets_one", "WA", "board 2: the answer is missing");
    refused("says_more", "WA", "line 3: more than the answers");
    refused("trailing_blank", "PE", "line 1: trailing blank");
    refused("no_line_end", "PE", "line 2: no line end");
    refused("empty_line", "PE", "line 2: an empty line before the answer");
    refused("loops", "TLE", "more than 1 s");
    refused("prints_without_end", "OLE", "more than 64 MB");
}

#[test]
fn a_program_that_fails_is_a_runtime_error() {
    let (verdict, clause) = said("uva10181", SAMPLE, "panics");
    assert!(verdict == "RE" && clause.contains("101"), "{verdict} {clause}");
    let (verdict, clause) = said("uva10181", SAMPLE, "exits");
    assert!(verdict == "RE" && clause.contains('3'), "{verdict} {clause}");
}

#[test]
fn what_other_judges_ask_is_refused_too() {
    let eight = "2 3 4 1 5 x 7 6 8\n";
    refused("acwing179", eight, "detour", "WA", "board 1: 21 moves, the fewest is 19");
    refused("acwing845", eight, "counts_one_more", "WA", "board 1: 20 moves, the fewest is 19");
    refused("acwing845", eight, "no_number", "WA", "board 1: \"nineteen\" is no number of moves");
    refused("hdu3567", "1\n12X453786\n12345678X\n", "wrong_count", "WA", "case 1: said 3 moves, gave 2");
    let two_ways = "1\n\n1 2 3 4\n5 6 7 8\n9 10 0 15\n13 14 12 11\n";
    let least = "board 1: move 1 is R, the alphabetically least answer has D";
    refused("lightoj_15puzzle", two_ways, "not_the_least", "WA", least);
    let clause = "board 1: line 1 does not begin with \"Case 1: \"";
    refused("lightoj_15puzzle", two_ways, "no_case", "WA", clause);
    let long = "4 14 0 3\n5 12 2 10\n6 1 15 8\n11 13 9 7\n";
    let clause = "board 1: said unsolvable, more moves than the limit solve it";
    refused("eolymp3669", long, "long_is_none", "WA", clause);
    let gaps = "2\n\n1 2 3 4 5 6 7 x 8\n\n1 2 3 4 5 6 7 x 8\n";
    refused("uva652", gaps, "no_gap", "PE", "line 2: not empty, as it is between two answers");
    let clause = "board 1: \"rd\" is neither \"YES\" nor \"NO\"";
    refused("mipt091", "1 2 3 4 5 6 7 8 9 10 0 11 13 14 15 12\n", "no_yes", "WA", clause);
    let column = "3\n1\n0\n2\n3\n4\n5\n6\n7\n8\n";
    refused("hackerrank_npuzzle", column, "too_long_a_list", "WA", "board 1: the answer is missing");
}

#[test]
fn the_kits_program_and_its_bundle_are_accepted() {
    for arguments in [&["boj1525"][..], &["boj1525", "--bundle"]] {
        let (text, status) = judge(arguments);
        let lines: Vec<_> = text.lines().collect();
        let (first, last) = (lines[0], lines[lines.len() - 1]);
        assert!(first.starts_with("BOJ 1525: ") && last == "7 AC" && status == Some(0), "{text}");
        assert!(lines[1].starts_with("AC   already_solved"), "{text}");
    }
}

#[test]
fn a_case_that_the_judge_never_gives_is_not_for_strangers() {
    let program = wrong();
    let (text, status) = judge(&["aoj_alds1_13_b", "--", &program, "counts_one_more"]);
    let skipped = |case, why| text.lines().any(|line| line.starts_with(&format!("--   {case}")) && line.ends_with(why));
    assert!(skipped("unsolvable", "  a board has no answer") && skipped("messy", "  no judge's form"), "{text}");
    assert_eq!(status, Some(1));
}

#[test]
fn what_cannot_be_judged_is_refused_in_one_clause() {
    let told = |status, arguments: &[&str]| tool::refused(command("judge").args(arguments), status);
    assert_eq!(told(2, &[]), "no PROGRAM, see --help");
    assert!(told(2, &["uva1"]).starts_with("no problem uva1, only: uva10181, uva652,"));
    assert_eq!(told(2, &["uva652", "--time", "0"]), "--time: \"0\" is no number of seconds");
    assert_eq!(told(2, &["uva652", "--"]), "no command behind --, see --help");
    assert_eq!(told(2, &["uva652", "--bundle", "--", "x"]), "--bundle and -- do not go together");
    assert_eq!(told(2, &["uva652", "--all"]), "--all and PROGRAM do not go together");
    assert!(told(1, &["uva652", "--input", "nowhere.in"]).starts_with("cannot read nowhere.in: "));
    let file = FOLDER.join("bad.in");
    fs::write(&file, "1\n\n1 2 3 4 5 6 7 8 9\n").unwrap();
    let clause = "board 1, word 9: \"9\" is none of 1 to 8, nor x for the blank";
    let path = file.display().to_string();
    assert_eq!(told(1, &["uva652", "--input", &path]), format!("{path}: {clause}"));
    let output = command("judge").args(["uva652", "--", "./nowhere"]).output().unwrap();
    assert!(text(&output.stderr).starts_with("judge: cannot run ./nowhere: ") && output.status.code() == Some(1));
}

#[test]
fn readme_has_the_table_of_today() {
    let (table, status) = judge(&["--table"]);
    let readme = fs::read_to_string(root().join("README.md")).unwrap();
    let renew = "renew it: cargo run --release --bin judge -- --table";
    assert!(status == Some(0) && table.lines().count() > 2, "{table}");
    assert!(readme.replace("\r\n", "\n").contains(&table), "the table in README is stale, {renew}");
}
