//! Bad input: one clear line, exit status 1, and everything answered before it has been printed.

use crate::programs::{answer, started};
use scripts::problems::list::PROBLEMS;
use scripts::programs::root;
use scripts::random::Random;
use std::fs;
use std::io::{Read, Write};
use std::thread;

/// What a program prints on standard output and standard error, and its exit status.
fn run(program: &str, input: &[u8]) -> (String, String, Option<i32>) {
    let output = answer(program, input);
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code())
}

fn check(program: &str, input: &[u8], printed: &str, error: &str) {
    let expected = (printed.to_string(), format!("{error}\n"), Some(1));
    assert_eq!(run(program, input), expected, "{} on {:?}", program, String::from_utf8_lossy(input));
}

#[test]
fn uva10181_names_the_word() {
    let goal = "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0\n";
    let check = |input: String, printed: &str, error: &str| check("uva10181", input.as_bytes(), printed, error);
    check("".into(), "", "word 1: the input ends here");
    check("boards: 1".into(), "", "word 1: \"boards:\" is not a number of boards");
    check("-1".into(), "", "word 1: \"-1\" is not a number of boards");
    check(format!("3\n{goal}{goal}"), "\n\n", "board 3, word 1: the input ends here");
    check(format!("2\n{goal}1 2 3 4 5 6 7"), "\n", "board 2, word 8: the input ends here");
    check(format!("2\n{}{}", goal, goal.replace("12", "7")), "\n", "board 2, word 12: \"7\" appears twice");
    check(format!("1\n{}", goal.replace("15", "0")), "", "board 1, word 16: \"0\" appears twice");
    let none = |word| format!("{word} is not a tile");
    let faults = [("15", "16", "word 15: \"16\""), ("3", "-3", "word 3: \"-3\""), ("0", "x", "word 10: \"1x\"")];
    for (from, to, word) in faults {
        check(format!("1\n{}", goal.replace(from, to)), "", &none(format!("board 1, {word}")));
    }
    let nine = none("board 2, word 9: \"nine\"".to_string());
    check(format!("2\n{}{}", goal, goal.replace("9", "nine")), "\n", &nine);
}

#[test]
fn the_8_puzzle_programs_name_the_word() {
    let (goal, bad) = ("1 2 3 4 5 6 7 8 x\n", "1 2 3 4 5 x 7 8 x\n");
    let twice = "word 9: \"x\" appears twice";
    check("uva652", format!("2\n\n{goal}\n{bad}").as_bytes(), "\n", &format!("board 2, {twice}"));
    check("uva652", b"2 \n", "", "board 1, word 1: the input ends here");
    check("poj1077", bad.as_bytes(), "", &format!("board 1, {twice}"));
    check("hdu1043", format!("{goal}{bad}").as_bytes(), "\n", &format!("board 2, {twice}"));
    check("hdu1043", b"1 2 3 4 5 6 7 0 8", "", "board 1, word 8: \"0\" is not a tile");
    check("hdu1043", b"1 2 3 4 5 6 7 8", "", "board 1, word 9: the input ends here");
    check("hdu1043", b"\xC3\x28 2", "", "board 1, word 1: \"?(\" is not a tile");
}

#[test]
fn the_programs_for_many_boards_answer_those_before() {
    let goal = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0\n";
    let input = format!("2\n\n{}\n{}", goal, goal.replace("9", "nine"));
    let error = "board 2, word 9: \"nine\" is not a tile";
    check("lightoj_15puzzle", input.as_bytes(), "Case 1: \n", error);
    check("lightoj_15puzzle", b"no\n", "", "word 1: \"no\" is not a number of boards");
    let (printed, error) = ("0\n1\n", "board 3, word 8: \"6\" appears twice");
    check("aoj0121", b"0 1 2 3 4 5 6 7\n1 0 2 3 4 5 6 7\n7 6 5 4 3 2 1 6\n", printed, error);
    let error = "board 2, word 1: \"6\" is not a tile";
    check("leetcode773", b"1 2 3 4 5 0 6 2 3 4 5 0", "0\n", error);
}

#[test]
fn the_programs_that_read_characters_name_the_word() {
    let none = "is not a tile";
    check("luogu_p1379", b"12380476", "", "board 1, word 2: the input ends here");
    check("luogu_p1379", b"123804764", "", "board 1, word 1: \"4\" appears twice");
    check("luogu_p1379", b"123804795", "", &format!("board 1, word 1: \"9\" {none}"));
    let long = "\"1238047655\" has more characters than the board has cells left";
    check("luogu_p1379", b"1238047655", "", &format!("board 1, word 1: {long}"));
    let input = b"2\n\n123\n456\n78#\n\n123\n456\n780\n";
    check("boj11112", input, "0\n", &format!("board 2, word 3: \"0\" {none}"));
    check("boj11112", b"#", "", "word 1: \"#\" is not a number of boards");
    let input = b"2\n12345678X\n12345678X\n12345678X\n12345678x\n";
    check("hdu3567", input, "Case 1: 0\n\n", &format!("board 4, word 1: \"x\" {none}"));
    check("hdu3567", b"1\n12345678X\n", "", "board 2, word 1: the input ends here");
}

#[test]
fn the_programs_for_squares_name_the_word() {
    let goal = "3\n1 2 3\n4 5 6\n7 8 0\n";
    check("spoj_solving", b"some", "", "word 1: \"some\" is not a number of boards");
    check("spoj_solving", format!("2\n{goal}").as_bytes(), "\n", "board 2, word 1: the input ends here");
    let input = format!("2\n{goal}2\n1 2\n3 0\n");
    check("spoj_solving", input.as_bytes(), "\n", "board 2, word 1: \"2\" is not an allowed side");
    let input = format!("2\n{}{}", goal, goal.replace("8", "7"));
    check("spoj_solving", input.as_bytes(), "\n", "board 2, word 9: \"7\" appears twice");
    check("poj3240", b"0", "", "board 1, word 1: \"0\" is not an allowed side");
    check("poj3240", b"11", "", "board 1, word 1: \"11\" is not an allowed side");
    check("poj3240", b"2\n1 2\n4 0\n", "", "board 1, word 4: \"4\" is not a tile");
    check("hackerrank_npuzzle", b"3\n0\n1\n2\n", "", "board 1, word 5: the input ends here");
    check("hackerrank_npuzzle", b"6\n0\n", "", "board 1, word 1: \"6\" is not an allowed side");
    check("hackerrank_npuzzle", b"3\n0\n1\n0\n", "", "board 1, word 4: \"0\" appears twice");
}

/// An input with one to three small faults in it.
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

/// A program answers what is still an input, and refuses what is none, such as nothing at all, with the wrong word.
#[test]
fn small_faults_in_an_input_are_found_or_do_no_harm() {
    const SEED: u64 = 7;
    const ROUNDS: usize = 60;
    let mut random = Random::new(SEED);
    for problem in &PROBLEMS {
        let program = problem.program;
        let sample = fs::read(root().join("judge_inputs").join(program).join("sample.in")).unwrap();
        let mut answered = 0;
        for round in 0..ROUNDS {
            let input = if round == 0 { Vec::new() } else { mutated(&sample, &mut random) };
            let (output, error, status) = run(program, &input);
            let told = format!("{program}, seed {SEED}, round {round}: {}", String::from_utf8_lossy(&input));
            match problem.cases(&input) {
                Ok(_) => {
                    assert_eq!((error.as_str(), status), ("", Some(0)), "{told}");
                    assert_eq!(problem.check(problem.promise, &input, output.as_bytes()), Ok(()), "{told}");
                    answered += 1;
                }
                Err(clause) => assert_eq!((error.trim_end(), status), (clause.as_str(), Some(1)), "{told}"),
            }
        }
        assert!((ROUNDS / 20..ROUNDS).contains(&answered), "{program}: {answered} of {ROUNDS} are answered");
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

/// Feeds a program more boards than it can hold, and asks how much memory it has taken while it waits for more.
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
    let peak = peak_kilobytes("hdu1043", eights.as_bytes());
    assert!(peak < 8_000, "hdu1043: {peak} KB");
    let peak = peak_kilobytes("uva652", format!("100600 {eights}").as_bytes());
    assert!(peak < 8_000, "uva652: {peak} KB");
    let boards = read("uva10181/many.in").replacen("240", "100440", 1) + &read("uva10181/too_long.in")[4..];
    let fifteens = boards + &"1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0\n".repeat(100_000);
    let peak = peak_kilobytes("uva10181", fifteens.as_bytes());
    assert!(peak < 16_000, "uva10181: {peak} KB");
}
