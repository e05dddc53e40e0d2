//! The tool `judge`: a program for each verdict, and its reports.

use crate::tool::{self, command, executable, rustc, scratch, text};
use scripts::programs::root;
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::sync::LazyLock;
use std::thread::sleep;
use std::time::Duration;

/// A program that fails in the way that its argument names. It answers the two boards of UVa 10181's sample, or changes
/// the output of a right program.
const WRONG: &str = r#"
use std::io::{Read, Write};
use std::process::{Command, Stdio};

fn right_output(input: &str) -> String {
    let mut right = Command::new(std::env::args().nth(2).unwrap());
    let mut right = right.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    right.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    String::from_utf8(right.wait_with_output().unwrap().stdout).unwrap()
}

fn main() {
    let none = "This puzzle is not solvable.";
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    match &*std::env::args().nth(1).unwrap() {
        "right" => print!("LLLDRDRDR\n{}\n", none),
        "silent" => (),
        "trailing_blank" => print!("LLLDRDRDR \n{}\n", none),
        "loops" => loop {
            std::thread::sleep(std::time::Duration::from_secs(1));
        },
        "prints_without_end" => loop {
            if std::io::stdout().write_all(&[b'L'; 1 << 16]).is_err() {
                return;
            }
        },
        "panics" => panic!("no idea"),
        "exits" => std::process::exit(3),
        "counts_one_more" => print!("20\n"),
        "knows_5_moves" => println!("{}", right_output(&input).trim().parse::<i8>().unwrap().min(5)),
        "knows_one_board" => println!("{}", right_output(&input).lines().next().unwrap()),
        "leaves_one_behind" => {
            Command::new("sleep").arg("4321").spawn().unwrap();
            print!("LLLDRDRDR\n{}\n", none)
        }
        other => panic!("{}", other),
    }
}
"#;

/// The folder of the wrong program, which is compiled once.
static FOLDER: LazyLock<PathBuf> = LazyLock::new(|| {
    let folder = scratch("wrong");
    fs::write(folder.join("wrong.rs"), WRONG).unwrap();
    assert!(Command::new(rustc()).current_dir(&folder).arg("wrong.rs").status().unwrap().success());
    folder
});

fn wrong() -> String {
    FOLDER.join("wrong").display().to_string()
}

fn judge(arguments: &[&str]) -> (String, Option<i32>) {
    let output = command("judge").args(arguments).output().unwrap();
    (text(&output.stdout), output.status.code())
}

fn line(kind: &str) -> String {
    let file = FOLDER.join(format!("{kind}.in"));
    fs::write(&file, SAMPLE).unwrap();
    let path = file.display().to_string();
    let (text, status) = judge(&["uva10181", "--input", &path, "--time", "1", "--", &wrong(), kind]);
    let line = text.lines().nth(1).unwrap_or_else(|| panic!("{kind}: {text}"));
    assert_eq!(status, Some(!line.starts_with("AC ") as i32), "{text}");
    line.to_string()
}

const SAMPLE: &str = "2\n2 3 4 0\n1 5 7 8\n9 6 10 12\n13 14 11 15\n13 1 2 4\n5 0 3 7\n9 6 10 12\n15 8 11 14\n";

#[test]
fn each_kind_of_failure_has_its_verdict() {
    for (kind, verdict, clause) in [
        ("right", "AC ", ""),
        ("silent", "WA ", "  board 1: the answer is missing"),
        ("trailing_blank", "PE ", "  line 1: trailing space"),
        ("loops", "TLE", "  more than 1 s"),
        ("prints_without_end", "OLE", "  more than 64 MB"),
        ("panics", "RE ", "  exit status: 101, thread 'main'"),
        ("exits", "RE ", "  exit status: 3"),
    ] {
        let line = line(kind).replace("code:", "status:");
        assert!(line.starts_with(verdict) && line.contains(clause), "{kind}: {line}");
    }
}

#[test]
fn stress_ends_with_the_smallest_input_that_fails() {
    for (program, kind, found, why) in [
        (
            "boj1525",
            "knows_5_moves",
            "1 board whose fewest moves are 6",
            "WA, board 1: \"5\", the right answer is \"6\"",
        ),
        ("uva10181", "knows_one_board", "2 boards", "WA, board 2: the answer is missing"),
    ] {
        let file = FOLDER.join(format!("{kind}.failing.in")).display().to_string();
        let command = ["--".to_string(), wrong(), kind.to_string(), executable(program).display().to_string()];
        let run = |options: &[&str]| {
            let arguments: Vec<&str> = options.iter().copied().chain(command.iter().map(String::as_str)).collect();
            judge(&arguments)
        };
        let (text, status) = run(&[program, "--stress", "--seed", "3", "--save", &file]);
        assert!(status == Some(1) && text.contains(&format!("; the smallest input found: {found}\n")), "{text}");
        assert!(text.contains(&format!("\nwhat is wrong:\n    {why}\na right answer:\n")), "{text}");
        let (text, status) = run(&[program, "--input", &file, "-v"]);
        assert!(status == Some(1) && text.contains(&format!("\nwhat is wrong:\n    {why}\n")), "{text}");
    }
    let smallest = fs::read_to_string(FOLDER.join("knows_one_board.failing.in")).unwrap();
    assert!(smallest.starts_with("2\n1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0\n"), "{smallest}");
    let (text, status) = judge(&["boj1525", "--stress", "--count", "40"]);
    assert!(status == Some(0) && text.ends_with("\nno fault on 40 boards, seed 1\n"), "{text}");
}

#[test]
fn a_folder_is_judged_by_several_programs_side_by_side() {
    let folder = scratch("judged_folder");
    for name in ["one.in", "two.in"] {
        fs::write(folder.join(name), SAMPLE).unwrap();
    }
    // Right, but two moves longer than the kit's.
    let longer = fs::read_to_string(root().join("expected/uva10181/sample.out")).unwrap().replacen('\n', "UD\n", 1);
    fs::write(folder.join("two.ans"), &longer).unwrap();
    let (folder, program) = (folder.display().to_string(), wrong());
    let two = ["--", &program, "right", "---", &program, "silent"];
    let (text, status) = judge(&[&["uva10181", "--input", &folder, "-v", "--jobs", "2"], &two[..]].concat());
    let verdicts = |line: &str| line.split_whitespace().filter(|word| word.len() == 2).collect::<Vec<_>>().join(" ");
    let rows: Vec<_> = text.lines().filter(|line| line.starts_with(['o', 't'])).map(verdicts).collect();
    assert_eq!((&rows[..2], status), (&["AC WA".to_string(), "AC WA".to_string()][..], Some(1)), "{text}");
    let two = text.split("2, two: WA, board 1: the answer is missing\n").nth(1).unwrap();
    assert!(
        two.contains("the output:\n    (nothing)\n")
            && two.contains(&format!("answer:\n    {}", longer.lines().next().unwrap())),
        "{text}"
    );
    assert!(text.ends_with("\n1: 2 AC\n2: 2 WA\n"), "{text}");
}

#[test]
fn an_answer_in_a_folder_that_is_not_right_is_reported_and_not_shown() {
    let folder = scratch("wrong_answer");
    fs::write(folder.join("1.in"), SAMPLE).unwrap();
    fs::write(folder.join("1.out"), "L\n").unwrap();
    let mut command = command("judge");
    let output =
        command.args(["uva10181", "-v", "--input"]).arg(&folder).args(["--", &wrong(), "silent"]).output().unwrap();
    let (printed, said) = (text(&output.stdout), text(&output.stderr));
    assert!(
        said.ends_with("1.out is not a right answer: WA, board 1: the board after move 1 is not the goal\n"),
        "{said}"
    );
    assert!(printed.contains("\na right answer:\n") && !printed.contains("\n    L\n"), "{printed}");
}

#[cfg(target_os = "linux")]
#[test]
fn processes_that_a_program_leaves_behind_are_ended() {
    assert!(line("leaves_one_behind").starts_with("AC "));
    let lines = || fs::read_dir("/proc").unwrap().filter_map(|entry| fs::read(entry.ok()?.path().join("cmdline")).ok());
    // A signal takes some time.
    let is_gone = |_| {
        sleep(Duration::from_millis(20));
        lines().all(|line| line != b"sleep\x004321\0")
    };
    assert!((0..500).any(is_gone));
}

#[test]
fn the_kits_program_and_its_bundle_are_accepted() {
    for arguments in [&["codeforces645a"][..], &["codeforces645a", "--bundle"]] {
        let (text, status) = judge(arguments);
        let lines: Vec<_> = text.lines().collect();
        let (first, last) = (lines[0], lines[lines.len() - 1]);
        assert!(first.starts_with("Codeforces 645A, ") && last == "7 AC" && status == Some(0), "{text}");
        assert!(lines[1].starts_with("AC   already_solved"), "{text}");
    }
}

#[test]
fn cases_that_the_judge_never_gives_are_skipped() {
    let program = wrong();
    let (text, status) = judge(&["aoj_alds1_13_b", "--", &program, "counts_one_more"]);
    let skipped = |case, why| text.lines().any(|line| line.starts_with(&format!("--   {case}")) && line.ends_with(why));
    assert!(skipped("unsolvable", "  a board is unsolvable") && skipped("messy", "  not a judge's format"), "{text}");
    assert_eq!(status, Some(1));
}

#[test]
fn bad_inputs_and_commands_are_refused() {
    let file = FOLDER.join("bad.in");
    fs::write(&file, "1\n\n1 2 3 4 5 6 7 8 9\n").unwrap();
    let path = file.display().to_string();
    let clause = format!("{path}: board 1, word 9: \"9\" is not a tile");
    assert_eq!(tool::refused(command("judge").args(["uva652", "--input", &path]), 1), clause);
    let output = command("judge").args(["uva652", "--", "./nowhere"]).output().unwrap();
    assert!(text(&output.stderr).starts_with("judge: cannot run ./nowhere: ") && output.status.code() == Some(1));
}
