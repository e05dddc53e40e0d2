//! The verdicts and reports of the tool `judge`. The programs are lines of shell.

use super::judge::{judge, STRESS};
use crate::tool::{clause, command, executable, scratch, text};
use scripts::problems::contract::Shows;
use scripts::problems::list::find;
use scripts::system::programs::root;
use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Command, Stdio};

/// Answers the two boards of UVa 10181's sample.
const RIGHT: &str = "echo LLLDRDRDR; echo This puzzle is not solvable.";

fn sample() -> String {
    root().join("judge_inputs/uva10181/sample.in").display().to_string()
}

/// Judges a program on the sample with a time limit of 0.2 s, and returns the report.
fn report(program: &str, options: &[&str]) -> String {
    let fixed = ["uva10181", "--input", &sample(), "--time", "0.2"];
    let (text, status) = judge(&[&fixed, options, &["--", "sh", "-c", program]].concat());
    assert_eq!(status, Some(!text.contains("\nAC ") as i32), "{text}");
    text
}

fn last_line(text: &str) -> &str {
    text.lines().last().unwrap_or("")
}

/// Returns the line for a program on the sample.
fn line(program: &str, options: &[&str]) -> String {
    let text = report(program, options);
    text.lines().nth(3).unwrap_or_else(|| panic!("{program}: {text}")).to_string()
}

#[test]
fn each_kind_of_failure_has_its_verdict() {
    for (program, verdict, clause) in [
        (RIGHT, "AC ", ""),
        ("read n", "WA ", "  no output"),
        ("read n; echo LLLDRDRDR", "WA ", "  board 2: the answer is missing"),
        ("echo 'LLLDRDRDR '; echo This puzzle is not solvable.", "PE ", "  line 1: trailing space"),
        ("echo; echo LLLDRDRDR; echo This puzzle is not solvable.", "PE ", "  line 1: an empty line before the answer"),
        ("while :; do :; done", "TLE", "  more than 0.2 s"),
        ("echo no idea >&2; echo at all >&2; exit 101", "RE ", "  exit status: 101, no idea"),
        ("echo Traceback >&2; echo ValueError >&2; exit 1", "RE ", "  exit status: 1, ValueError"),
        ("printf '\\n \\nno idea\\n' >&2; exit 1", "RE ", "  exit status: 1, no idea"),
        ("printf '\\nTraceback\\nValueError\\n\\n' >&2; exit 1", "RE ", "  exit status: 1, ValueError"),
        ("printf 'Traceback\\n%03000d\\nValueError\\n' 7 >&2; exit 1", "RE ", "  exit status: 1, ValueError"),
        ("read n; exit 3", "RE ", "  exit status: 3"),
        ("read n; kill -KILL $$", "RE ", "  signal: 9"),
    ] {
        let line = line(program, &[]);
        assert!(line.starts_with(verdict) && line.contains(clause), "{program}: {line}");
    }
    if cfg!(target_os = "linux") {
        let line = line("stat -L -c %a /dev/stdin >&2; exit 1", &[]);
        assert!(line.contains("  exit status: 1, 600;"), "others can read the input: {line}");
    }
    let long = line("printf '%01000d' 7 >&2; exit 1", &[]);
    assert!(long.contains(&format!("  exit status: 1, {}...", "0".repeat(184))) && long.ends_with("0..."), "{long}");
    for program in ["yes", "yes >&2"] {
        let line = line(program, &["--time", "10"]);
        assert!(line.starts_with("OLE") && line.contains("  more than 64 MB"), "{program}: {line}");
    }
}

/// A program that is right, that is stopped, or that says itself why it ended is not asked for a file.
#[test]
fn a_program_that_reads_nothing_is_asked_whether_it_opens_a_file() {
    let asked = "  it read nothing of its input: does it open a file?";
    for (program, behind) in [
        ("true", ""),
        ("exec < /dev/null; cat", ""),
        ("echo LLLDRDRDR", " board 2: the answer is missing"),
        ("exit 3", " exit status: 3; no answer was printed"),
    ] {
        let line = line(program, &[]);
        assert!(line.contains(&format!("{asked}{behind}")), "{program}: {line}");
    }
    for program in [RIGHT, "while :; do :; done", "echo no idea >&2; exit 3", "read n", "cat > /dev/null"] {
        assert!(!line(program, &[]).contains("it read nothing"), "{program}");
    }
    let empty = scratch("nothing_to_read").join("empty.in");
    fs::write(&empty, "").unwrap();
    let (text, _) = judge(&["hdu1043", "--input", empty.to_str().unwrap(), "--", "echo", "no"]);
    assert!(text.contains("WA") && !text.contains("it read nothing"), "{text}");
}

/// It has a position of its own, so only the time of the last access shows that something was read. Some file systems do not
/// keep that.
#[cfg(target_os = "linux")]
#[test]
fn an_input_that_is_opened_anew_is_read() {
    let file = std::env::temp_dir().join(format!("accessed-{}", std::process::id()));
    let long_ago = std::time::SystemTime::UNIX_EPOCH;
    fs::write(&file, "1").unwrap();
    File::open(&file).unwrap().set_times(fs::FileTimes::new().set_accessed(long_ago)).unwrap();
    fs::read(&file).unwrap();
    let accessed = fs::metadata(&file).unwrap().accessed().unwrap();
    fs::remove_file(&file).unwrap();
    if accessed == long_ago {
        return;
    }
    for program in ["cat /dev/stdin > /dev/null", "cat < /proc/self/fd/0 > /dev/null"] {
        assert!(line(program, &[]).ends_with("  no output"), "{program}");
    }
}

/// The lines on common mistakes that follow each verdict but AC.
#[test]
fn a_mistake_that_is_common_is_named_where_it_applies_and_once() {
    let named = |problem: &str, program: &str, options: &[&str]| {
        let (text, _) = judge(&[&[problem], options, &["--", "sh", "-c", program]].concat());
        let named = text.lines().filter_map(|line| line.strip_prefix("     common at this problem: "));
        named.map(str::to_string).collect::<Vec<_>>()
    };
    let said = |problem: &str, shows: Shows| {
        let pitfalls = find(problem).unwrap().pitfalls.iter().filter(|pitfall| pitfall.shows == shows);
        let said: Vec<_> = pitfalls.map(|pitfall| pitfall.text[0].to_string()).collect();
        assert!(!said.is_empty());
        said
    };
    // On each case it would take all its time.
    let endless = |problem: &str, name: &str| {
        let input = root().join("judge_inputs").join(problem).join(name).display().to_string();
        named(problem, "while :; do :; done", &["--time", "0.2", "--input", &input])
    };
    assert!(endless("uva10085", "many.in").is_empty(), "each board by itself is endless");
    assert_eq!(endless("poj1077", "unsolvable.in"), said("poj1077", Shows::Endless));
    assert!(endless("poj1077", "hardest.in").is_empty(), "it is solvable");
    let lines = |program: &str| named("uva10181", program, &["--time", "100", "--input", &sample()]);
    assert!(lines("read n; echo DR").is_empty(), "no row ends there");
    for program in ["read n; exit 1", RIGHT] {
        assert!(lines(program).is_empty(), "{program}");
    }
    let folder = scratch("spaces");
    fs::write(folder.join("one.in"), "1 2 3 4 5 6 7 x 8\n").unwrap();
    fs::write(folder.join("two.in"), "1  2 3 4 5 6 7 x 8\n").unwrap();
    fs::create_dir(folder.join("even")).unwrap();
    fs::write(folder.join("even/one.in"), "1 2 3 4 5 6 7 x 8\n").unwrap();
    fs::write(folder.join("even/two.in"), "1 2 3 4 5 6 x 7 8\n").unwrap();
    let splits = "read -r line; case \"$line\" in *'  '* | *'x 7 8') exit 1;; esac; echo r";
    for (program, input, is_named) in
        [(splits, "", true), (splits, "two.in", false), (splits, "even", false), ("read -r line; exit 1", "", false)]
    {
        let input = folder.join(input).display().to_string();
        let wanted = if is_named { said("poj1077", Shows::Spaces) } else { vec![] };
        assert_eq!(named("poj1077", program, &["--input", &input]), wanted, "{program}, {input}");
    }
    let without_gaps = format!("'{}' | grep .", executable("uva10085").display());
    let lines = named("uva10085", &without_gaps, &["--time", "100"]);
    assert_eq!(lines, said("uva10085", Shows::Presentation), "once for all cases");
}

#[test]
fn a_program_that_sleeps_is_stopped() {
    let board = scratch("sleeps").join("board.in").display().to_string();
    fs::write(&board, "1\n1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0\n").unwrap();
    let line = line("sleep 100", &["--input", &board]);
    assert!(line.starts_with("TLE") && line.ends_with(": it sleeps or waits"), "{line}");
}

/// The program goes on when it has filled the memory: on a busy machine it may do so before it is looked at.
#[cfg(target_os = "linux")]
#[test]
fn a_program_that_fills_the_memory_is_stopped() {
    let fill = "awk 'BEGIN { s = \"0123456789abcdef\"; while (length(s) < 1e8) s = s s; while (1); }'";
    let report = report(fill, &["--memory", "40", "--time", "100"]);
    assert!(report.contains("\nMLE  ") && report.contains("  more than 40 MB; no answer was printed"), "{report}");
    assert!(
        report.contains("common at this problem: at 40 moves and more breadth-first search and A* may fill the memory"),
        "{report}"
    );
}

/// The child of a child has no end. Without its time, the program would sleep.
#[cfg(target_os = "linux")]
#[test]
fn the_processor_time_of_running_descendants_counts() {
    for (start, end) in [("", ""), ("(", ";:)"), ("(:; (", "; :); :)")] {
        let line = line(&format!("{start}while :; do :; done{end}; :"), &[]);
        assert!(line.starts_with("TLE") && line.contains("  more than 0.2 s"), "{line}");
    }
}

/// A program that sleeps before two answers, and has no end after them, runs alone on its third board first, although an
/// unsolvable one would be the first otherwise.
#[cfg(target_os = "linux")]
#[test]
fn the_board_at_which_the_output_stood_still_is_that_of_the_most_processor_time() {
    let folder = scratch("stood_still");
    let (input, runs) = (folder.join("three.in"), folder.join("runs").display().to_string());
    let unsolvable = "13 1 2 4\n5 0 3 7\n9 6 10 12\n15 8 11 14\n";
    fs::write(&input, format!("3\n{unsolvable}{unsolvable}2 3 4 0\n1 5 7 8\n9 6 10 12\n13 14 11 15\n")).unwrap();
    let program = format!(
        "read n; read a b; if [ $n = 1 ]; then echo $a >> '{runs}'; exit; fi; \
         for pause in 1 0.1; do sleep $pause; echo This puzzle is not solvable.; done; while :; do :; done"
    );
    let options = ["--time", "0.5", "--input", input.to_str().unwrap()];
    let line = line(&program, &options);
    assert!(line.contains("; answered 2 of 3, the first 2 right; board "), "{line}");
    assert_eq!(fs::read_to_string(runs).unwrap(), "2\n13\n13\n");
}

/// A child uses 0.3 s of processor time.
#[cfg(target_os = "linux")]
#[test]
fn the_processor_time_of_children_counts() {
    let used = "read -r line < /proc/$$/stat; set -- $line; [ $((${14} + ${15})) -lt 30 ]";
    let busy = format!("sh -c 'while {used}; do :; done'; {RIGHT}");
    assert!(line(&busy, &[]).contains("  more than 0.2 s"));
    let patient = line(&busy, &["--patient"]);
    assert!(patient.starts_with("TLE") && patient.contains(" s needed; the answers are right; board "), "{patient}");
    assert!(patient.ends_with(" alone: more than 0.2 s"), "{patient}");
}

#[test]
fn a_program_that_ends_early_is_told_how_far_it_came() {
    let first = "read n; read a b c d; [ $a = 2 ] ||";
    for (program, why) in [
        (
            "echo LLLDRDRDR; exit 7".to_string(),
            "status: 7; answered 1 of 2, the first 1 right; board 2 alone: the same",
        ),
        ("echo L; while :; do :; done".into(), "more than 0.05 s; board 1: "),
        (
            format!("{first} exit 7; [ $n = 1 ] || exit 7"),
            "status: 7; no answer was printed before it ended (its output may be in a buffer); board 2 alone: the same",
        ),
        (format!("{first} while :; do :; done; [ $n = 1 ] || exit 7"), "; board 2 alone: more than 0.05 s"),
    ] {
        // The board is looked for within ten seconds.
        let line = line(&program, &["--time", "0.05"]);
        assert!(line.contains(why), "{program}: {line}");
    }
}

#[test]
fn an_input_that_cannot_be_saved_is_shown_first() {
    let file = scratch("unsaved").join("nowhere/failing.in").display().to_string();
    let arguments = ["boj1525", "--save", &file, "--", "echo", "7"];
    let output = command("judge").args(STRESS).args(arguments).output().unwrap();
    let (printed, said) = (text(&output.stdout), text(&output.stderr));
    assert!(printed.ends_with("\na right answer:\n    0\n"), "{printed}");
    assert!(said.starts_with(&format!("judge: the input is not saved: cannot write {file}: ")), "{said}");
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn a_wrong_folder_for_temporary_files_is_named() {
    let mut judge = command("judge");
    let output = judge.env("TMPDIR", "/nowhere/at all").args(["uva652", "--", "true"]).output().unwrap();
    let said = clause(&judge, &output);
    assert!(said.starts_with("cannot make a file in /nowhere/at all, which TMPDIR names: "), "{said}");
}

/// No file may have any bytes here.
#[test]
fn nothing_is_left_in_a_folder_for_temporary_files_that_is_full() {
    let folder = scratch("full");
    let script = "trap '' XFSZ; ulimit -f 0; exec \"$0\" uva652 -- true";
    let output =
        Command::new("sh").args(["-c", script]).arg(executable("judge")).env("TMPDIR", &folder).output().unwrap();
    assert!(text(&output.stderr).contains("cannot make a file in "), "{output:?}");
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 0);
}

#[test]
fn line_ends_of_windows_are_accepted_and_mentioned_once() {
    let text = report("printf 'LLLDRDRDR\\r\\nThis puzzle is not solvable.\\r\\n'", &[]);
    assert_eq!(text.matches("CR LF").count(), 1, "{text}");
}

/// The fewest moves of the board of BOJ 1525's sample, without a newline.
#[test]
fn what_the_judge_does_not_mind_is_a_note_in_the_row_and_once_in_a_stress_run() {
    let note = "line 1: no newline at its end; BOJ compares words, so it does not count";
    let solver = format!("printf %s $('{}')", executable("boj1525").display());
    let (text, status) = judge(&["boj1525", "--", "sh", "-c", &solver]);
    let rows: Vec<&str> = text.lines().filter(|line| line.starts_with("AC ")).collect();
    assert!(rows.len() > 3 && rows.iter().all(|row| row.ends_with(note)) && status == Some(0), "{text}");
    assert_eq!(last_line(&text), format!("accepted: {} AC", rows.len()));
    let (text, status) = judge(&[&STRESS[..], &["boj1525", "--count", "9", "--", "sh", "-c", &solver]].concat());
    let end = format!("\nno fault on 9 of 9 boards, seed 1\nAC, {note}\n");
    assert!(text.ends_with(&end) && status == Some(0), "{text}");
    let solver = format!("printf %s \"$('{}')\"", executable("uva652").display());
    let sample = root().join("judge_inputs/uva652/sample.in").display().to_string();
    let (text, status) = judge(&["uva652", "--input", &sample, "--", "sh", "-c", &solver]);
    assert!(text.contains("  line 1: no newline at its end\n") && status == Some(1), "UVa minds: {text}");
    assert_eq!(last_line(&text), "not accepted: 1 PE", "{text}");
}

/// At POJ 1077, a program that moves right first, and prints nothing for a solved board.
#[test]
fn a_case_that_programs_accepted_at_the_judge_fail_does_not_decide() {
    let solver = format!("'{}' | grep '[rlud]' | grep -v un", executable("poj1077").display());
    let run = |options: &[&str]| judge(&[options, &["poj1077", "--", "sh", "-c", &solver]].concat());
    let (text, status) = run(&["--time", "20"]);
    for case in ["already_solved", "unsolvable"] {
        let row = text.lines().find(|line| line.contains(&format!("  {case} "))).unwrap();
        assert!(!row.starts_with("AC"), "{text}");
        assert!(row.ends_with("; the statement allows it; programs accepted there fail here"), "{text}");
    }
    assert!(
        text.contains("\n     an unsolvable board: 2 of 13 programs that POJ itself had accepted fail\n"),
        "{text}"
    );
    assert_eq!((last_line(&text), status), ("accepted: 4 AC; not counted: 2 RE", Some(0)), "{text}");
    let (text, status) = run(&[&STRESS[..], &["--count", "30"]].concat());
    assert!(text.ends_with("\nno fault on 30 of 30 boards, seed 1\n") && status == Some(0), "{text}");
    let (text, status) = judge(&["poj1077", "--", "echo", "unsolvable"]);
    assert_eq!((last_line(&text), status), ("not accepted: 4 WA; not counted: 1 WA, 1 AC", Some(1)), "{text}");
}

#[test]
fn an_output_that_exists_is_judged_without_running_anything() {
    let folder = scratch("judged_output");
    let (right, wrong) = (folder.join("right"), folder.join("wrong"));
    fs::write(&right, "LLLDRDRDR\nThis puzzle is not solvable.\n").unwrap();
    fs::write(&wrong, "L\n").unwrap();
    for (output, last, status) in [(&right, "accepted: 1 AC", 0), (&wrong, "not accepted: 1 WA", 1)] {
        let (text, code) = judge(&["uva10181", "--input", &sample(), "--output", output.to_str().unwrap()]);
        assert!(text.ends_with(&format!("\n{last}\n")) && code == Some(status), "{text}");
    }
    let (text, _) = judge(&["uva10181", "--input", &sample(), "--output", right.to_str().unwrap(), "-v"]);
    assert!(!text.contains("the input:"), "nothing is wrong: {text}");
    let (text, _) = judge(&["uva10181", "--input", &sample(), "--output", wrong.to_str().unwrap(), "-v"]);
    assert!(text.contains("\nthe output:\n    L\nwhat is wrong:\n    WA, board 1: "), "{text}");
}

#[test]
fn a_wrong_command_is_answered_by_the_right_one() {
    let folder = scratch("wrong_command");
    for name in ["good", "good.cpp", "good.py"] {
        fs::write(folder.join(name), "").unwrap();
    }
    for (words, clause) in [
        (&["--", "good"][..], "; to run the file in this folder, write ./good"),
        (&["--", "./good"], "; make it executable by chmod +x ./good, or name what runs it, as in -- python3 ./good"),
        (&["--", "./good.cpp"], "; it is a source file, compile it first: g++ -O2 -o ./good ./good.cpp"),
        (&["--", "good.py"], "; it is a source file, run it by: python3 good.py"),
        (&["./good", "x"], "a command follows --: judge uva10181 -- ./good x"),
        (&["--stress", "/path/ida"], "a command follows --: judge uva10181 --stress -- /path/ida"),
        (&["./good", "--hard", "--time", "5"], "a command follows --: judge uva10181 --hard --time 5 -- ./good"),
        (
            &["--input", "my tests", "./good", "it's"],
            "a command follows --: judge uva10181 --input 'my tests' -- ./good 'it'\\''s'",
        ),
        (&["./good", "--", "./bad"], "one PROGRAM at a time, \"./good\" is the second"),
        (&["--output", "good"], "--output needs --input"),
        (&["--input", "-", "--output", "-"], "--input and --output cannot both be -"),
    ] {
        let output = command("judge").current_dir(&folder).arg("uva10181").args(words).output().unwrap();
        let said = text(&output.stderr);
        assert!(said.trim_end().ends_with(clause) && !output.status.success(), "{words:?}: {said}");
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
        (
            "uva10085",
            "sed '$d'",
            "1 board whose fewest moves are 31",
            "PE, line 6: should be empty, after the last answer",
        ),
    ] {
        let file = scratch(&format!("stress_{program}")).join("failing.in").display().to_string();
        let solver = format!("'{}' | {filter}", executable(program).display());
        let run = |options: &[&str]| judge(&[&[program], options, &["--", "sh", "-c", &solver]].concat());
        let (text, status) = run(&[&STRESS[..], &["--seed", "3", "--save", &file]].concat());
        assert!(status == Some(1) && text.contains(&format!("; the smallest input found: {found}\n")), "{text}");
        assert!(text.contains(&format!("\nwhat is wrong:\n    {why}\na right answer:\n")), "{text}");
        let (text, status) = run(&["--input", &file, "-v"]);
        assert!(status == Some(1) && text.contains(&format!("\nwhat is wrong:\n    {why}\n")), "{text}");
        let smallest = fs::read_to_string(file).unwrap();
        match program {
            "uva10181" => assert!(smallest.starts_with("2\n1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0\n"), "{smallest}"),
            // Of the half that does not reach the tiles in order.
            "uva10085" => assert_eq!(smallest, "1\n\n1 2 3\n7 5 6\n4 8 0\n"),
            _ => {}
        }
    }
    for program in ["boj1525", "uva10085"] {
        let (text, status) = judge(&[&STRESS[..], &[program, "--count", "40"]].concat());
        assert!(status == Some(0) && text.ends_with("\nno fault on 40 of 40 boards, seed 1\n"), "{text}");
    }
}

#[cfg(unix)]
#[test]
fn boards_that_have_no_part_in_a_failure_are_removed() {
    let file = scratch("stress_one_of_many").join("failing.in").display().to_string();
    let solver = format!("'{}' | sed -E 's/^[DLRU]{{6,}}$/L/'", executable("uva10181").display());
    let (text, _) = judge(&[&STRESS[..], &["uva10181", "--save", &file, "--", "sh", "-c", &solver]].concat());
    assert!(text.contains("; the smallest input found: 1 board"), "{text}");
    assert!(fs::read_to_string(file).unwrap().starts_with("1\n"), "{text}");
}

/// The program is right on the first boards of 8 moves and less, then wrong on one of 8 moves, then right for as many boards as
/// lie between that one and the goal, and then always wrong.
#[test]
fn an_input_shrinks_as_long_as_that_helps_and_to_the_nearest_boards_first() {
    let folder = scratch("shrinks");
    let (runs, file) = (folder.join("runs"), folder.join("failing.in").display().to_string());
    let solver = format!(
        "moves=$('{}'); if [ -e '{runs}' ]; then echo >> '{runs}'; [ $(wc -l < '{runs}') -le 8 ] || moves=77; \
         elif [ $moves = 8 ]; then : > '{runs}'; moves=77; fi; echo $moves",
        executable("boj1525").display(),
        runs = runs.display()
    );
    let (text, _) = judge(&[&STRESS[..], &["boj1525", "--save", &file, "--", "sh", "-c", &solver]].concat());
    assert!(text.contains("; the smallest input found: 1 board whose fewest moves are 0\n"), "{text}");
    let runs = fs::read_to_string(runs).unwrap().len();
    assert_eq!(runs, 10, "after 8 boards, the one beside the start is wrong and then the goal itself, the nearest");
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
    let two = text.split("2, two: WA, it read nothing of its input: does it open a file?\n").nth(1).unwrap();
    let answer = format!("answer:\n    {}", longer.lines().next().unwrap());
    assert!(two.contains("the output:\n    (nothing)\n") && two.contains(&answer), "{text}");
    assert!(text.ends_with("\n1: accepted: 2 AC\n2: not accepted: 2 WA\n"), "{text}");
}

#[test]
fn an_answer_in_a_folder_that_is_not_right_is_reported_and_not_shown() {
    let folder = scratch("wrong_answer");
    for (name, answer) in [("big.1", &b"L\n"[..]), ("big.2", b"\x7fELF, a program \xff\n")] {
        fs::copy(sample(), folder.join(format!("{name}.in"))).unwrap();
        fs::write(folder.join(format!("{name}.out")), answer).unwrap();
    }
    // It belongs to none of these inputs.
    fs::write(folder.join("big.out"), "").unwrap();
    let mut command = command("judge");
    let output = command.args(["uva10181", "-v", "--input"]).arg(&folder).args(["--", "true"]).output().unwrap();
    let (printed, said) = (text(&output.stdout), text(&output.stderr));
    let clause = "big.1.out is not a right answer: WA, board 1: the board after move 1 is not the goal\n";
    assert!(said.ends_with(clause), "{said}");
    assert!(printed.contains("\na right answer:\n") && !printed.contains("\n    L\n"), "{printed}");
}

/// Creates a pipe that has a name, and opens it for writing and for reading. Who reads comes to its end when every process
/// that has opened it for writing has ended, be it soon or late.
fn pipe(path: &Path) -> (File, BufReader<File>) {
    assert!(Command::new("mkfifo").arg(path).status().unwrap().success());
    // To open it for one of both would wait for the other.
    let writer = File::options().read(true).write(true).open(path).unwrap();
    (writer, BufReader::new(File::open(path).unwrap()))
}

/// Writes a line to a pipe when it begins, and another one half a minute later, unless it is ended.
fn lingers(pipe: &Path) -> String {
    format!("exec 3> '{}'; echo begins >&3; sleep 30; echo goes on >&3", pipe.display())
}

#[cfg(target_os = "linux")]
#[test]
fn processes_that_a_program_leaves_behind_are_ended() {
    for start in ["", "setsid "] {
        let folder = scratch("left_behind");
        let (path, script) = (folder.join("pipe"), folder.join("script"));
        let (writer, mut reader) = pipe(&path);
        fs::write(&script, lingers(&path)).unwrap();
        let begins = format!("read -r begins < '{}'", path.display());
        let program = format!("{start}sh '{}' & {begins}; {RIGHT}", script.display());
        let (line, mut rest) = (line(&program, &["--time", "100"]), String::new());
        drop(writer);
        std::io::Read::read_to_string(&mut reader, &mut rest).unwrap();
        assert!(line.starts_with("AC ") && rest.is_empty(), "{start}: {line}\n{rest}");
    }
}

/// A terminal sends the signal of Ctrl-C to the processes of its foreground group, of which the program is none. This test
/// sends another one, which a process does not inherit as ignored.
#[test]
fn a_program_ends_with_the_judge_that_runs_it() {
    let path = scratch("interrupted").join("pipe");
    let (writer, reader) = pipe(&path);
    let arguments = ["uva10181", "--input", &sample(), "--time", "100", "--", "sh", "-c", &lingers(&path)];
    // What goes wrong with the judge itself is read, too.
    let judge = command("judge").args(arguments).process_group(0).stdout(Stdio::null()).stderr(writer).spawn();
    let (mut judge, mut lines) = (judge.unwrap(), reader.lines().map(Result::unwrap));
    let first = lines.next();
    let _ = Command::new("kill").args(["-KILL", "--", &format!("-{}", judge.id())]).status();
    assert!(!judge.wait().unwrap().success());
    assert_eq!((first.as_deref(), lines.next()), (Some("begins"), None));
}

#[test]
fn cases_that_the_judge_never_gives_are_skipped() {
    let last_lines = |arguments: &[&str]| {
        let (text, status) = judge(arguments);
        assert!(!text.lines().any(|line| line.starts_with("--") || line.ends_with("--hard")), "{text}");
        let mut lines = text.lines().rev().take(2).map(str::to_string);
        let (sum, not_run) = (lines.next().unwrap(), lines.next().unwrap());
        (not_run, sum.split(':').next().unwrap().to_string(), status)
    };
    let ended = |not_run: &str, sum: &str, status| (not_run.to_string(), sum.to_string(), Some(status));
    let not_run = "not run: messy (not a judge's format); unsolvable (a board is unsolvable)";
    assert_eq!(last_lines(&["aoj_alds1_13_b", "--", "echo", "20"]), ended(not_run, "not accepted", 1));
    let (text, _) = judge(&["aoj_alds1_13_b", "--", "true", "---", "true"]);
    assert!(text.contains(&format!("\n{not_run}\n1: not accepted: ")), "{text}");
    let (not_run, ..) = last_lines(&["aoj_alds1_13_c", "--", "true"]);
    assert!(not_run.contains("; too_hard (more moves than the judge's boards need)"), "{not_run}");
    let unsolvable = root().join("judge_inputs/aoj_alds1_13_b/unsolvable.in").display().to_string();
    let wanted = ended(&format!("not run: {unsolvable} (a board is unsolvable)"), "no case that counts was run", 0);
    assert_eq!(last_lines(&["aoj_alds1_13_b", "--input", &unsolvable, "--", "true"]), wanted);
    let mixed = scratch("mixed").join("mixed.in").display().to_string();
    fs::write(&mixed, "0 1 2 3 4 5 6 7\n0 2 1 3 4 5 6 7\n").unwrap();
    let wanted = ended(&format!("not run: {mixed} (a board is unsolvable)"), "no case that counts was run", 0);
    assert_eq!(last_lines(&["aoj0121", "--input", &mixed, "--", "true"]), wanted);
    let solver = executable("uva10181").display().to_string();
    let (text, status) = judge(&["uva10181", "--", &solver]);
    let not_run = "not run: hardest, many, one_over_limit, too_long (harder, see --hard); messy (not a judge's format); none (no boards)";
    assert!(text.contains(&format!("\n{not_run}\naccepted: ")) && status == Some(0), "{text}");
    let (text, status) = judge(&["uva10181", "--hard", "--", &solver]);
    assert!(text.ends_with("; harder than the judge's: 4 AC\n") && status == Some(0), "{text}");
    let wrong = format!("'{solver}' | awk 'length($0) > 47 && !/not/ {{ $0 = \"L\" }} 1'");
    let (text, status) = judge(&["uva10181", "--hard", "--", "sh", "-c", &wrong]);
    let last = last_line(&text);
    assert!(last.starts_with("accepted: ") && last.contains("; harder than the judge's: "), "{text}");
    assert!(last.contains(" WA") && status == Some(1), "a fault in a harder case is one for the exit status: {text}");
}

#[test]
fn a_user_may_name_an_input_as_the_kit_does() {
    let folder = scratch("names");
    for name in ["sample.in", "messy.in", "hardest.in"] {
        fs::copy(sample(), folder.join(name)).unwrap();
    }
    let (text, status) = judge(&["uva10181", "--input", &folder.display().to_string(), "--", "sh", "-c", RIGHT]);
    assert!(text.ends_with("\naccepted: 3 AC\n") && status == Some(0), "{text}");
}
