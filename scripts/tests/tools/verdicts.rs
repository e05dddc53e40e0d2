//! The verdicts and reports of the tool `judge`. The programs are lines of shell.

use super::judge::judge;
use crate::tool::{command, executable, scratch, text};
use scripts::programs::root;
use std::fs;
use std::thread::sleep;
use std::time::Duration;

/// Answers the two boards of UVa 10181's sample.
const RIGHT: &str = "echo LLLDRDRDR; echo This puzzle is not solvable.";

fn sample() -> String {
    root().join("judge_inputs/uva10181/sample.in").display().to_string()
}

/// Returns the line for a program on the sample.
fn line(program: &str) -> String {
    let (text, status) = judge(&["uva10181", "--input", &sample(), "--time", "1", "--", "sh", "-c", program]);
    let line = text.lines().nth(1).unwrap_or_else(|| panic!("{program}: {text}"));
    assert_eq!(status, Some(!line.starts_with("AC ") as i32), "{text}");
    line.to_string()
}

#[test]
fn each_kind_of_failure_has_its_verdict() {
    for (program, verdict, clause) in [
        (RIGHT, "AC ", ""),
        ("true", "WA ", "  board 1: the answer is missing"),
        ("echo 'LLLDRDRDR '; echo This puzzle is not solvable.", "PE ", "  line 1: trailing space"),
        ("sleep 100", "TLE", "  more than 1 s"),
        ("yes", "OLE", "  more than 64 MB"),
        ("echo no idea >&2; echo at all >&2; exit 101", "RE ", "  exit status: 101, no idea"),
        ("echo Traceback >&2; echo ValueError >&2; exit 1", "RE ", "  exit status: 1, ValueError"),
        ("exit 3", "RE ", "  exit status: 3"),
        ("kill -KILL $$", "RE ", "  signal: 9"),
    ] {
        let line = line(program);
        assert!(line.starts_with(verdict) && line.contains(clause), "{program}: {line}");
    }
}

#[test]
fn stress_ends_with_the_smallest_input_that_fails() {
    let no_more_than_5_moves = "awk '{ print ($1 < 5 ? $1 : 5) }'";
    for (program, filter, found, why) in [
        (
            "boj1525",
            no_more_than_5_moves,
            "1 board whose fewest moves are 6",
            "WA, board 1: \"5\", the right answer is \"6\"",
        ),
        ("uva10181", "head -n 1", "2 boards", "WA, board 2: the answer is missing"),
    ] {
        let file = scratch(&format!("stress_{program}")).join("failing.in").display().to_string();
        let solver = format!("'{}' | {filter}", executable(program).display());
        let run = |options: &[&str]| judge(&[&[program], options, &["--", "sh", "-c", &solver]].concat());
        let (text, status) = run(&["--stress", "--seed", "3", "--save", &file]);
        assert!(status == Some(1) && text.contains(&format!("; the smallest input found: {found}\n")), "{text}");
        assert!(text.contains(&format!("\nwhat is wrong:\n    {why}\na right answer:\n")), "{text}");
        let (text, status) = run(&["--input", &file, "-v"]);
        assert!(status == Some(1) && text.contains(&format!("\nwhat is wrong:\n    {why}\n")), "{text}");
        if program == "uva10181" {
            let smallest = fs::read_to_string(file).unwrap();
            assert!(smallest.starts_with("2\n1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0\n"), "{smallest}");
        }
    }
    let (text, status) = judge(&["boj1525", "--stress", "--count", "40"]);
    assert!(status == Some(0) && text.ends_with("\nno fault on 40 boards, seed 1\n"), "{text}");
}

#[test]
fn a_folder_is_judged_by_several_programs_side_by_side() {
    let folder = scratch("judged_folder");
    for name in ["one.in", "two.in"] {
        fs::copy(sample(), folder.join(name)).unwrap();
    }
    // Right, but two moves longer than the kit's.
    let longer = fs::read_to_string(root().join("expected/uva10181/sample.out")).unwrap().replacen('\n', "UD\n", 1);
    fs::write(folder.join("two.ans"), &longer).unwrap();
    let folder = folder.display().to_string();
    let two = ["--", "sh", "-c", RIGHT, "---", "true"];
    let (text, status) = judge(&[&["uva10181", "--input", &folder, "-v", "--jobs", "2"], &two[..]].concat());
    let verdicts = |line: &str| line.split_whitespace().filter(|word| word.len() == 2).collect::<Vec<_>>().join(" ");
    let rows: Vec<_> =
        text.lines().filter(|line| line.starts_with("one") || line.starts_with("two")).map(verdicts).collect();
    assert_eq!((rows, status), (vec!["AC WA".to_string(); 2], Some(1)), "{text}");
    let two = text.split("2, two: WA, board 1: the answer is missing\n").nth(1).unwrap();
    let answer = format!("answer:\n    {}", longer.lines().next().unwrap());
    assert!(two.contains("the output:\n    (nothing)\n") && two.contains(&answer), "{text}");
    assert!(text.ends_with("\n1: 2 AC\n2: 2 WA\n"), "{text}");
}

#[test]
fn an_answer_in_a_folder_that_is_not_right_is_reported_and_not_shown() {
    let folder = scratch("wrong_answer");
    fs::copy(sample(), folder.join("1.in")).unwrap();
    fs::write(folder.join("1.out"), "L\n").unwrap();
    let mut command = command("judge");
    let output = command.args(["uva10181", "-v", "--input"]).arg(&folder).args(["--", "true"]).output().unwrap();
    let (printed, said) = (text(&output.stdout), text(&output.stderr));
    let clause = "1.out is not a right answer: WA, board 1: the board after move 1 is not the goal\n";
    assert!(said.ends_with(clause), "{said}");
    assert!(printed.contains("\na right answer:\n") && !printed.contains("\n    L\n"), "{printed}");
}

#[cfg(target_os = "linux")]
#[test]
fn processes_that_a_program_leaves_behind_are_ended() {
    assert!(line(&format!("sleep 4321 & {RIGHT}")).starts_with("AC "));
    let lines = || fs::read_dir("/proc").unwrap().filter_map(|entry| fs::read(entry.ok()?.path().join("cmdline")).ok());
    // A signal takes some time.
    let is_gone = |_| {
        sleep(Duration::from_millis(20));
        lines().all(|line| line != b"sleep\x004321\0")
    };
    assert!((0..500).any(is_gone));
}

#[test]
fn cases_that_the_judge_never_gives_are_skipped() {
    let (text, status) = judge(&["aoj_alds1_13_b", "--", "echo", "20"]);
    let skipped = |case, why| text.lines().any(|line| line.starts_with(&format!("--   {case}")) && line.ends_with(why));
    assert!(skipped("unsolvable", "  a board is unsolvable") && skipped("messy", "  not a judge's format"), "{text}");
    assert_eq!(status, Some(1));
    let folder = scratch("skipped");
    for name in ["sample.in", "messy.in"] {
        fs::copy(sample(), folder.join(name)).unwrap();
    }
    let folder = folder.display().to_string();
    let one = ["uva10181", "--input", &folder, "-v", "--", "sh", "-c", RIGHT];
    for arguments in [&one[..], &[&one[..], &["---", "sh", "-c", RIGHT]].concat()] {
        let (text, status) = judge(arguments);
        assert!(status == Some(0) && text.contains("--") && !text.contains("the input:"), "{text}");
    }
}
