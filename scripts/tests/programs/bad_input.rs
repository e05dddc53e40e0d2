//! Bad input: one clear line, exit status 1, and everything answered before it has been printed.

use super::{answer, fed, kept, started};
use crate::tool::executable;
use scripts::boards::draw::{draw, Depth, Wanted};
use scripts::boards::random::Random;
use scripts::problems::list::{find, PROBLEMS};
use scripts::problems::problem::Boards;
use scripts::system::programs::root;
use std::io::{Read, Write};
use std::process::Command;
use std::thread;

/// Returns what a program prints and says, and its status. The tools say the same of its input.
fn run(program: &str, input: &[u8]) -> (String, String, Option<i32>) {
    let output = answer(program, input);
    let [printed, said] = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
    let fault = find(program).unwrap().cases(input).err().map_or(String::new(), |clause| format!("{clause}\n"));
    assert_eq!(said, fault, "{program} on {}", String::from_utf8_lossy(input));
    (printed, said, output.status.code())
}

const FIFTEEN: &str = "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0\n";
const EIGHT: &str = "1 2 3 4 5 6 7 8 x\n";
const SQUARE: &str = "3\n1 2 3\n4 5 6\n7 8 0\n";
/// A board, and a case of BOJ 9985 where it is the goal too, with its answer.
const GIVEN: &str = "1 2 3 4 5 6 7 8 X";
const CASE: &str = "START 3 0\n1 2 3 4 5 6 7 8 X\n1 2 3 4 5 6 7 8 X\nEND\n";
const ANSWER: &str = "SOLVABLE WITHIN 0 MOVES\n";

#[test]
fn the_wrong_word_is_named_and_the_boards_before_are_answered() {
    for (program, input, printed, error) in [
        ("uva10181", format!("3\n{FIFTEEN}{FIFTEEN}"), "\n\n", "board 3, word 1: the input ends here"),
        ("uva652", format!("2\n\n{EIGHT}\n1 2 3 4 5 x 7 8 x"), "\n", "board 2, word 9: \"x\" appears twice"),
        ("hdu1043", format!("{EIGHT}1 2 3 4 5 6 7 0 8"), "\n", "board 2, word 8: \"0\" is not a tile"),
        (
            "lightoj_15puzzle",
            format!("2\n\n{FIFTEEN}\n1 nine"),
            "Case 1: \n",
            "board 2, word 2: \"nine\" is not a tile",
        ),
        ("boj11112", "2\n\n123\n456\n78#\n\n123\n456\n780".into(), "0\n", "board 2, word 3: \"0\" is not a tile"),
        ("hdu3567", "2\n12345678X\n12345678X\n1".into(), "Case 1: 0\n\n", "board 3, word 2: the input ends here"),
        (
            "uva10085",
            "2\n\n2 6 4\n1 3 7\n0 5 8\n\n1 x".into(),
            "Puzzle #1\n8 1 5\n7 3 6\n4 0 2\nUURDDRULLURRDLLDRRULULDDRUULDDR\n\n",
            "board 2, word 2: \"x\" is not a tile",
        ),
        ("spoj_solving", format!("2\n{SQUARE}2\n1 2\n3 0"), "\n", "board 2, word 1: \"2\" is not an allowed side"),
        ("poj2893", "2 2\n1 2\n3 0\n3 1000".into(), "YES\n", "board 2, word 2: \"1000\" is not an allowed side"),
        ("hdu3600", "2\n2 1\n3 0\n".into(), "NO\n", "board 2, word 1: the input ends here"),
        ("codeforces645a", "AB\nXC\nAB\nXD".into(), "", "board 2, word 2: \"D\" is not a tile"),
        ("boj9985", format!("START 3 0 {GIVEN} {GIVEN} EN"), "", "board 2, word 10: \"EN\" is not END"),
        ("boj9985", format!("{CASE}STOP"), ANSWER, "board 3, word 1: \"STOP\" is not START"),
        ("boj9985", format!("{CASE}START 3 0 0"), ANSWER, "board 3, word 4: \"0\" is not a tile"),
        ("boj9985", format!("{CASE}START 3 0 {GIVEN} 1 1"), ANSWER, "board 4, word 2: \"1\" appears twice"),
        ("boj9985", format!("{CASE}\0 START"), ANSWER, "board 3, word 1: \"?\" is not a tile"),
    ] {
        let expected = (printed.to_string(), format!("{error}\n"), Some(1));
        assert_eq!(run(program, input.as_bytes()), expected, "{program} on {input:?}");
    }
    for (input, word) in [(&b"\xC3\x28 2"[..], "1: \"?(\""), (b"1 2 123456789012345678 3", "3: \"123456789012345678\"")]
    {
        let expected = (String::new(), format!("board 1, word {word} is not a tile\n"), Some(1));
        assert_eq!(run("hdu1043", input), expected);
    }
}

/// An input may be longer than the memory: no board waits for the next one.
#[test]
fn a_board_is_answered_whatever_follows() {
    for problem in PROBLEMS.iter().copied().filter(|problem| problem.input.boards != Boards::One) {
        let side = problem.input.shape.sides().map(|(least, most)| 3.clamp(least, most) as usize);
        let wanted = Wanted { problem, count: 2, depth: Depth::Any, unsolvable: 0, side, seed: 1 };
        let cases = draw(&wanted).unwrap_or_else(|clause| panic!("{clause}"));
        let [one, two] = [1, 2].map(|boards| problem.input_of(&cases[..boards]));
        let first = answer(problem.program, one.as_bytes()).stdout;
        let cut = two.trim_end();
        let (printed, error, status) = run(problem.program, &cut.as_bytes()[..cut.len() - 1]);
        assert!(!first.is_empty() && status == Some(1) && !error.is_empty(), "{} on {cut}", problem.program);
        assert!(printed.as_bytes().starts_with(&first), "{} on {cut}: {printed}", problem.program);
    }
}

/// Who forgets a `<` or a `--bin` would wait for a program that waits for its input.
#[test]
fn arguments_are_refused_with_what_was_meant() {
    let sample = "judge_inputs/uva10181/sample.in";
    for (program, arguments, mend) in [
        ("uva10181", &[sample][..], "to read this file: < judge_inputs/uva10181/sample.in"),
        ("uva10181", &["uva652"], "to run this one: cargo run --release --bin uva652"),
        ("uva652", &["--help", sample], "it reads standard input, not \"--help\""),
        ("uva652", &["src"], "it reads standard input, not \"src\""),
        ("hdu1043", &["uva1"], "it reads standard input, not \"uva1\""),
    ] {
        let output = fed(Command::new(executable(program)).current_dir(root()).args(arguments), FIFTEEN.as_bytes());
        let [printed, said] = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
        let wanted = (String::new(), format!("this program takes no arguments; {mend}\n"), Some(2));
        assert_eq!((printed, said, output.status.code()), wanted, "{program} {arguments:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn errors_of_reading_and_writing_are_told() {
    use std::{fs::File, process::Stdio};
    let said = |command: &mut Command| {
        let output = command.stderr(Stdio::piped()).output().unwrap();
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    for problem in PROBLEMS {
        let sample = root().join("judge_inputs").join(problem.program).join("sample.in");
        let [sample, folder] = [&sample, root()].map(|path| File::open(path).unwrap());
        let full = File::options().write(true).open("/dev/full").unwrap();
        let reads = said(super::program(problem.program).stdin(folder));
        assert_eq!(reads, (Some(1), "Is a directory (os error 21)\n".to_string()), "{}", problem.program);
        let writes = said(super::program(problem.program).stdin(sample).stdout(full));
        assert_eq!(writes, (Some(1), "No space left on device (os error 28)\n".to_string()), "{}", problem.program);
    }
}

#[cfg(unix)]
#[test]
fn an_argument_need_not_be_text() {
    use std::{ffi::OsStr, os::unix::ffi::OsStrExt};
    let word: &OsStr = OsStrExt::from_bytes(b"a\xFFb");
    let output = fed(Command::new(executable("uva10181")).arg(word), FIFTEEN.as_bytes());
    let said = "this program takes no arguments; it reads standard input, not \"a\\xFFb\"\n";
    assert_eq!((output.status.code(), String::from_utf8(output.stderr).as_deref()), (Some(2), Ok(said)));
}

fn mutated(input: &[u8], random: &mut Random) -> Vec<u8> {
    let mut bytes = input.to_vec();
    for _ in 0..=random.below(3) {
        let filled: Vec<usize> = (0..bytes.len()).filter(|&at| !bytes[at].is_ascii_whitespace()).collect();
        if filled.is_empty() {
            break;
        }
        let [at, other] = [filled[random.below(filled.len())], filled[random.below(filled.len())]];
        let byte = b"0123456789x#X \n-\xFF"[random.below(17)];
        match random.below(16) {
            0 => bytes[at] = byte,
            1 => bytes.insert(at, byte),
            2 => drop(bytes.remove(at)),
            3 if at > 0 => bytes.truncate(at),
            _ => bytes.swap(at, other),
        }
    }
    bytes
}

/// A mutated input that is still valid is answered; any other, and the empty input, is refused with the position of the
/// wrong word.
#[test]
fn small_faults_in_an_input_are_found_or_do_no_harm() {
    const SEED: u64 = 7;
    const ROUNDS: usize = if !crate::TAKES_ALL { 12 } else { 60 };
    let mut random = Random::new(SEED);
    for problem in PROBLEMS {
        let program = problem.program;
        let sample = kept(&root().join("judge_inputs").join(program).join("sample.in"));
        let mut answered = 0;
        for round in 0..ROUNDS {
            let input = if round == 0 { Vec::new() } else { mutated(&sample, &mut random) };
            let (output, error, status) = run(program, &input);
            let told = format!("{program}, seed {SEED}, round {round}: {}", String::from_utf8_lossy(&input));
            assert_eq!(status, Some(i32::from(!error.is_empty())), "{told}");
            if error.is_empty() {
                assert_eq!(problem.check(problem.promise, &input, output.as_bytes()), Ok(()), "{told}");
                answered += 1;
            }
        }
        assert!((ROUNDS / 20..ROUNDS).contains(&answered), "{program}: {answered} of {ROUNDS} are answered");
    }
}

/// Writes these bytes again and again until a program ends, at most 64 MB of them. Returns what it says and its status.
fn run_on_endless(program: &str, start: &[u8], bytes: &[u8]) -> (String, Option<i32>) {
    let mut child = started(program);
    let (mut stdin, start, endless) = (child.stdin.take().unwrap(), start.to_vec(), bytes.repeat(1 << 16));
    let writer = thread::spawn(move || {
        stdin.write_all(&start)?;
        (0..(64 << 20) / endless.len()).try_for_each(|_| stdin.write_all(&endless))
    });
    let output = child.wait_with_output().unwrap();
    assert!(writer.join().unwrap().is_err(), "{program} reads 64 MB of {bytes:?}");
    (String::from_utf8(output.stderr).unwrap(), output.status.code())
}

#[test]
fn an_endless_input_is_refused() {
    let nul = "\"?\" is not a tile";
    for (program, start, bytes, error) in [
        ("uva10181", "", " ", "word 1: 16 MB of whitespace"),
        ("uva10181", "2\n1 2", "\r\n", "board 1, word 3: 16 MB of whitespace"),
        ("uva10181", "", "\0", "word 1: \"???????????????????...\" is not a number of boards"),
        ("hdu1043", EIGHT, "\n", "board 2, word 1: 16 MB of whitespace"),
        ("hdu1043", EIGHT, "\0", &format!("board 2, word 1: {nul}")),
        ("boj9985", "START", "\t ", "board 1, word 2: 16 MB of whitespace"),
    ] {
        let expected = (format!("{error}\n"), Some(1));
        assert_eq!(run_on_endless(program, start.as_bytes(), bytes.as_bytes()), expected, "{program} on {start:?}");
    }
}

#[test]
fn a_reader_that_goes_away_ends_the_program_quietly() {
    let mut child = started("hdu1043");
    let mut stdin = child.stdin.take().unwrap();
    let writer = thread::spawn(move || {
        let boards = "2 3 4 1 5 x 7 6 8\n".repeat(1000);
        (0..200).try_for_each(|_| stdin.write_all(boards.as_bytes()))
    });
    let mut first = [0; 20];
    child.stdout.take().unwrap().read_exact(&mut first).unwrap();
    let mut error = String::new();
    child.stderr.take().unwrap().read_to_string(&mut error).unwrap();
    assert_eq!((error.as_str(), child.wait().unwrap().code()), ("", Some(0)));
    assert!(writer.join().unwrap().is_err(), "the program read on to the end");
}

/// The head of a board, `#` for the number to try, the least and the greatest that are allowed, and what is said of others.
type Bound = (&'static str, &'static str, (u64, u64), &'static str);

/// The sides and limits that an input gives. A side of 0 ends some inputs.
const BOUNDS: &[Bound] = &[
    ("hackerrank_npuzzle", "#", (3, 5), "board 1, word 1: \"#\" is not an allowed side"),
    ("spoj_solving", "1 #", (3, 10), "board 1, word 1: \"#\" is not an allowed side"),
    ("poj3240", "#", (1, 10), "board 1, word 1: \"#\" is not an allowed side"),
    ("codewars_sliding_puzzle", "#", (3, 10), "board 1, word 1: \"#\" is not an allowed side"),
    ("acwing108", "#", (1, 499), "board 1, word 1: \"#\" is not an allowed side"),
    ("boj9985", "START # 0", (3, 10), "board 1, word 2: \"#\" is not an allowed side"),
    ("boj9985", "START 3 #", (0, 15), "board 1, word 3: \"#\" is not an allowed limit"),
    ("hdu3600", "#", (0, 300), "board 1, word 1: \"#\" is not an allowed side"),
    ("poj2893", "# 2", (1, 999), "board 1, word 1: \"#\" is not an allowed side"),
    ("poj2893", "2 #", (1, 999), "board 1, word 2: \"#\" is not an allowed side"),
];

#[test]
fn every_side_and_limit_is_accepted_from_least_to_greatest() {
    let bounded = PROBLEMS.iter().filter(|problem| problem.input.shape.sides().is_some());
    let missing = bounded.map(|problem| problem.program).find(|program| BOUNDS.iter().all(|bound| bound.0 != *program));
    assert_eq!(
        missing, None,
        "a program whose input gives a side needs a row in BOUNDS of scripts/tests/programs/bad_input.rs"
    );
    for &(program, head, (least, greatest), clause) in BOUNDS {
        let said = |number: u64| run(program, head.replace('#', &number.to_string()).as_bytes()).1;
        for number in least.checked_sub(1).into_iter().chain([greatest + 1]) {
            let wanted = clause.replace('#', &number.to_string()) + "\n";
            // The number of rows is refused by that of the columns, which are then the word that is wrong.
            let wanted = if (program, head, number) == ("poj2893", "# 2", 0) {
                wanted.replace("1: \"0", "2: \"2")
            } else {
                wanted
            };
            assert_eq!(said(number), wanted, "{program}: {head}");
        }
        for number in [least, greatest] {
            let said = said(number);
            assert!(
                said.is_empty() || said.ends_with(": the input ends here\n"),
                "{program}: {head}, {number}: {said}"
            );
        }
    }
}

/// Returns a program's peak memory after it has read a long input.
#[cfg(target_os = "linux")]
fn peak_kilobytes(program: &str, input: &[u8]) -> u64 {
    let mut child = started(program);
    let (mut stdin, mut stdout) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    let reader = thread::spawn(move || stdout.read_to_end(&mut Vec::new()).unwrap());
    stdin.write_all(input).unwrap();
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
    drop(stdin);
    assert!(child.wait().unwrap().success() && reader.join().unwrap() > 0);
    let peak = status.lines().find(|line| line.starts_with("VmHWM")).unwrap();
    peak.split_whitespace().nth(1).unwrap().parse().unwrap()
}

#[cfg(target_os = "linux")]
#[test]
fn no_input_takes_more_than_a_few_megabytes() {
    let folder = root().join("judge_inputs");
    let read = |case: &str| std::fs::read_to_string(folder.join(case)).unwrap();
    let eights = read("hdu1043/many.in") + &"1 2 3 4 5 6 7 8 x\n".repeat(100_000);
    let boards = read("uva10181/many.in").replacen("240", "100440", 1) + &read("uva10181/too_long.in")[4..];
    let fifteens = boards + &"1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0\n".repeat(100_000);
    let counted = format!("100600 {eights}");
    for (program, input, most) in
        [("hdu1043", eights, 8_000), ("uva652", counted, 8_000), ("uva10181", fifteens, 16_000)]
    {
        let peak = peak_kilobytes(program, input.as_bytes());
        assert!(peak < most, "{program}: {peak} KB");
    }
}
