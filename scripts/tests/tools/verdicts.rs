//! The verdicts and reports of the tool `judge`. The programs are lines of shell.

use super::judge::{judge, STRESS};
use crate::tool::{clause, command, executable, scratch, text};
use scripts::problems::contract::Shows;
use scripts::problems::list::find;
use scripts::system::programs::root;
use std::fs;

/// Answers the two boards of UVa 10181's sample.
pub const RIGHT: &str = "echo LLLDRDRDR; echo This puzzle is not solvable.";

pub fn sample() -> String {
    root().join("judge_inputs/uva10181/sample.in").display().to_string()
}

/// Judges a program on the sample with a time limit of 0.2 s, and returns the report.
fn report(program: &str, options: &[&str]) -> String {
    let fixed = ["uva10181", "--input", &sample(), "--time", "0.2"];
    let (text, status) = judge(&[&fixed, options, &["--", "sh", "-c", program]].concat());
    assert_eq!(status, Some(!text.contains("\nAC ") as i32), "{text}");
    text
}

/// Returns the line for a program on the sample.
pub fn line(program: &str, options: &[&str]) -> String {
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
        ("printf '\\nTraceback\\nValueError\\n\\n' >&2; exit 1", "RE ", "  exit status: 1, ValueError"),
        ("printf 'Traceback\\n%03000d\\nValueError\\n' 7 >&2; exit 1", "RE ", "  exit status: 1, ValueError"),
        ("read n; kill -KILL $$", "RE ", "  signal: 9"),
    ] {
        let line = line(program, &[]);
        assert!(line.starts_with(verdict) && line.contains(clause), "{program}: {line}");
    }
    if cfg!(target_os = "linux") {
        let line = line("stat -L -c %a /dev/stdin >&2; exit 1", &[]);
        assert!(line.contains("  exit status: 1, 600;"), "others can read the input: {line}");
        let busy = "read -r line < /proc/$$/stat; set -- $line; [ $((${14} + ${15})) -lt 30 ]";
        let patient = self::line(&format!("while {busy}; do :; done; {RIGHT}"), &["--patient"]);
        assert!(patient.starts_with("TLE") && patient.contains(" s needed; the answers are right; "), "{patient}");
    }
    let long = line("printf '%01000d' 7 >&2; exit 1", &[]);
    assert!(long.contains(&format!("  exit status: 1, {}...", "0".repeat(184))) && long.ends_with("0..."), "{long}");
    for end in ["", " >&2"] {
        let program = format!("dd if=/dev/zero bs=1048576 count=65{end}");
        let line = line(&program, &["--time", "10"]);
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
    fs::File::open(&file).unwrap().set_times(fs::FileTimes::new().set_accessed(long_ago)).unwrap();
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
fn a_common_mistake_is_named_where_it_applies_and_once() {
    let named = |problem: &str, program: &str, options: &[&str]| {
        let (text, _) = judge(&[&[problem], options, &["--", "sh", "-c", program]].concat());
        let named = text.lines().filter_map(|line| line.strip_prefix("     common at this problem: "));
        named.map(str::to_string).collect::<Vec<_>>()
    };
    let said = |problem: &str, shows: Shows| {
        let pitfalls = find(problem).unwrap().pitfalls.iter().filter(|pitfall| pitfall.shows == shows);
        pitfalls.map(|pitfall| pitfall.text[0].to_string()).collect::<Vec<_>>()
    };
    for (case, wanted) in [("unsolvable", said("poj1077", Shows::Endless)), ("hardest", vec![])] {
        let input = root().join(format!("judge_inputs/poj1077/{case}.in")).display().to_string();
        let endless = ["--time", "0.2", "--input", &input];
        assert_eq!(named("poj1077", "while :; do :; done", &endless), wanted, "{case}");
    }
    let without_gaps = format!("'{}' | grep .", executable("uva652").display());
    let wanted = said("uva652", Shows::Presentation);
    assert!(!wanted.is_empty() && named("uva652", &without_gaps, &["--time", "100"]) == wanted, "once for all cases");
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

/// A program that sleeps before two answers, and has no end after them, runs alone on its third board first, although an
/// unsolvable one would be the first otherwise.
#[cfg(target_os = "linux")]
#[test]
fn the_output_stood_still_for_the_most_processor_time() {
    let folder = scratch("stood_still");
    let (input, runs) = (folder.join("three.in"), folder.join("runs").display().to_string());
    let unsolvable = "13 1 2 4\n5 0 3 7\n9 6 10 12\n15 8 11 14\n";
    fs::write(&input, format!("3\n{unsolvable}{unsolvable}2 3 4 0\n1 5 7 8\n9 6 10 12\n13 14 11 15\n")).unwrap();
    let program = format!(
        "read n; read a b; if [ $n = 1 ]; then echo $a >> '{runs}'; exit; fi; \
         for pause in 0.5 0.1; do sleep $pause; echo This puzzle is not solvable.; done; while :; do :; done"
    );
    let options = ["--time", "0.3", "--input", input.to_str().unwrap()];
    let line = line(&program, &options);
    assert!(line.contains("; answered 2 of 3, the first 2 right; board "), "{line}");
    assert_eq!(fs::read_to_string(runs).unwrap(), "2\n13\n13\n");
}

/// A real process, to the end of the line on it. The board is looked for within ten seconds.
#[test]
fn a_program_that_ends_early_is_told_how_far_it_came() {
    let first = "read n; read a b c d; [ $a = 2 ] ||";
    let buffer = "no answer was printed before it ended (its output may be in a buffer)";
    let (late, all) = ("more than 0.05 s", "all 2 boards are answered, and right");
    for (program, why) in [
        (format!("read n; {RIGHT}; exit 7"), format!("{all}; then exit status: 7")),
        (
            format!("{RIGHT}; while :; do :; done"),
            format!("{late}; {all}; then it does not end: does its loop see the end of the input?"),
        ),
        ("echo LLLDRDRDR; exit 7".into(), "; answered 1 of 2, the first 1 right; board 2 alone: the same".into()),
        (
            format!("echo LLLDRDRDR; {first} while :; do :; done; [ $n = 1 ] || exit 7"),
            format!("; answered 1 of 2, the first 1 right; board 2 alone: {late}"),
        ),
        (
            "echo L; while :; do :; done".into(),
            format!("{late}; board 1: the board after move 1 is not the goal; board 1 alone: {late}"),
        ),
        (format!("{first} exit 7; [ $n = 1 ] || exit 7"), format!("exit status: 7; {buffer}; board 2 alone: the same")),
        (
            format!("{first} while :; do :; done; [ $n = 1 ] || exit 7"),
            format!("exit status: 7; {buffer}; board 2 alone: {late}"),
        ),
    ] {
        let line = line(&program, &["--time", "0.05"]);
        assert!(line.ends_with(&why), "{program}: {line}");
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

/// Programs that POJ had accepted print nothing for a solved or an unsolvable board.
#[test]
fn no_board_is_drawn_on_which_accepted_programs_fail() {
    let solver = format!("'{}' | grep '[rlud]' | grep -v un", executable("poj1077").display());
    let (text, _) = judge(&[&STRESS[..], &["poj1077", "--count", "30", "--", "sh", "-c", &solver]].concat());
    assert!(text.ends_with("\nno fault on 30 of 30 boards, seed 1\n"), "{text}");
}

#[test]
fn a_wrong_command_is_answered_by_the_right_one() {
    let folder = scratch("wrong_command");
    for name in ["good", "good.cpp", "a.c", "a.rs", "a.py"] {
        fs::write(folder.join(name), "").unwrap();
    }
    for (words, clause) in [
        (&["--", "./nowhere"][..], "judge: cannot run ./nowhere: "),
        (&["--", "good"], "; to run the file in this folder, write ./good"),
        (&["--", "./good"], "; make it executable by chmod +x ./good, or name what runs it, as in -- python3 ./good"),
        (&["--", "./good.cpp"], "; it is a source file, compile it first: g++ -O2 -o ./good ./good.cpp"),
        (&["--", "./a.c"], "; it is a source file, compile it first: gcc -O2 -o ./a ./a.c"),
        (&["--", "./a.rs"], "; it is a source file, compile it first: rustc -O -o ./a ./a.rs"),
        (&["--", "./a.py"], "; it is a source file, run it by: python3 ./a.py"),
        (&["--stress", "/path/ida"], "a command follows --: judge uva10181 --stress -- /path/ida"),
        (&["./good", "--hard", "--time", "5"], "a command follows --: judge uva10181 --hard --time 5 -- ./good"),
        (
            &["--input", "my tests", "./good", "it's"],
            "a command follows --: judge uva10181 --input 'my tests' -- ./good 'it'\\''s'",
        ),
        (&["./good", "--", "./bad"], "one PROGRAM at a time, \"./good\" is the second"),
        (&["--input", "-", "--output", "-"], "--input and --output cannot both be -"),
    ] {
        let output = command("judge").current_dir(&folder).arg("uva10181").args(words).output().unwrap();
        let said = text(&output.stderr);
        assert!(said.contains(clause) && said.lines().count() == 1, "{words:?}: {said}");
        assert!(!output.status.success(), "{words:?}");
    }
}

#[test]
fn a_wrong_answer_in_a_folder_is_reported_and_not_shown() {
    let folder = scratch("wrong_answer");
    // Right, but two moves longer than the kit's.
    let longer = fs::read_to_string(root().join("expected/uva10181/sample.out")).unwrap().replacen('\n', "UD\n", 1);
    for (name, answer) in
        [("big.1", "L\n".as_bytes()), ("big.2", b"\x7fELF, a program \xff\n"), ("c", longer.as_bytes())]
    {
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
    assert!(printed.contains(&format!("\n    {}", longer.lines().next().unwrap())), "{printed}");
}

#[test]
fn cases_that_the_judge_never_gives_are_skipped() {
    let last_lines = |arguments: &[&str]| {
        let (text, status) = judge(arguments);
        let lines: Vec<&str> = text.lines().rev().take(2).collect();
        (lines[1].to_string(), lines[0].split(':').next().unwrap().to_string(), status)
    };
    let not_run = "not run: messy (not a judge's format); unsolvable (a board is unsolvable)";
    let ended = (not_run.to_string(), "not accepted".to_string(), Some(1));
    assert_eq!(last_lines(&["aoj_alds1_13_b", "--", "echo", "20"]), ended);
    let (not_run, ..) = last_lines(&["aoj_alds1_13_c", "--", "true"]);
    assert!(not_run.contains("; too_hard (more moves than the judge's boards need)"), "{not_run}");
    let mixed = scratch("mixed").join("mixed.in").display().to_string();
    fs::write(&mixed, "0 1 2 3 4 5 6 7\n0 2 1 3 4 5 6 7\n").unwrap();
    let not_run = format!("not run: {mixed} (a board is unsolvable)");
    let ended = (not_run, "no case that counts was run".to_string(), Some(0));
    assert_eq!(last_lines(&["aoj0121", "--input", &mixed, "--", "true"]), ended);
    let harder = "hardest, many, one_over_limit, too_long (harder, see --hard); ";
    let not_run = "messy (not a judge's format); none (no boards)";
    for (options, not_run) in [(&[][..], harder.to_string() + not_run), (&["--hard"], not_run.to_string())] {
        let (text, _) = judge(&[&["uva10181"], options, &["--", "true"]].concat());
        assert!(text.contains(&format!("\nnot run: {not_run}\nnot accepted: ")), "{text}");
    }
}
