//! Bad input: one clear line, exit status 1, and everything answered before it has been printed.

#![forbid(unsafe_code)]

use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;

fn command(program: &str) -> Command {
    let name = format!("{}{}", program, std::env::consts::EXE_SUFFIX);
    let mut command = Command::new(Path::new(env!("CARGO_BIN_EXE_uva10181")).with_file_name(name));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// What a program prints on standard output and standard error, and its exit status.
fn run(program: &str, input: &[u8]) -> (String, String, Option<i32>) {
    let mut child = command(program).spawn().unwrap();
    let (mut stdin, input) = (child.stdin.take().unwrap(), input.to_vec());
    let writer = thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().unwrap();
    let _ = writer.join().unwrap(); // the program may end before it has read everything
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code())
}

fn check(program: &str, input: &[u8], printed: &str, error: &str) {
    let expected = (printed.to_string(), format!("{}\n", error), Some(1));
    assert_eq!(run(program, input), expected, "{} on {:?}", program, String::from_utf8_lossy(input));
}

#[test]
fn uva10181_names_the_word() {
    let goal = "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0\n";
    let check = |input: String, printed, error| check("uva10181", input.as_bytes(), printed, error);
    check("".into(), "", "word 1: the input ends here");
    check("boards: 1".into(), "", "word 1: \"boards:\" is not a number of boards");
    check("-1".into(), "", "word 1: \"-1\" is not a number of boards");
    check(format!("3\n{}{}", goal, goal), "\n\n", "board 3, word 1: the input ends here");
    check(format!("2\n{}1 2 3 4 5 6 7", goal), "\n", "board 2, word 8: the input ends here");
    check(format!("2\n{}{}", goal, goal.replace("12", "7")), "\n", "board 2, word 12: tile 7 appears twice");
    check(format!("1\n{}", goal.replace("15", "0")), "", "board 1, word 16: the blank appears twice");
    check(
        format!("1\n{}", goal.replace("15", "16")),
        "",
        "board 1, word 15: \"16\" is none of 1 to 15, nor 0 for the blank",
    );
    check(
        format!("1\n{}", goal.replace("3", "-3")),
        "",
        "board 1, word 3: \"-3\" is none of 1 to 15, nor 0 for the blank",
    );
    check(
        format!("2\n{}{}", goal, goal.replace("9", "nine")),
        "\n",
        "board 2, word 9: \"nine\" is none of 1 to 15, nor 0 for the blank",
    );
    check(
        format!("1\n{}", goal.replace("0", "x")),
        "",
        "board 1, word 10: \"1x\" is none of 1 to 15, nor 0 for the blank",
    );
}

#[test]
fn the_8_puzzle_programs_name_the_word() {
    let (goal, bad) = ("1 2 3 4 5 6 7 8 x\n", "1 2 3 4 5 x 7 8 x\n");
    let twice = "word 9: the blank appears twice";
    check("uva652", format!("2\n\n{}\n{}", goal, bad).as_bytes(), "\n", &format!("board 2, {}", twice));
    check("uva652", b"2 \n", "", "board 1, word 1: the input ends here");
    check("uva652", b"", "", "word 1: the input ends here");
    check("poj1077", bad.as_bytes(), "", &format!("board 1, {}", twice));
    check("poj1077", b"", "", "board 1, word 1: the input ends here");
    check("hdu1043", format!("{}{}", goal, bad).as_bytes(), "\n", &format!("board 2, {}", twice));
    check("hdu1043", b"1 2 3 4 5 6 7 0 8", "", "board 1, word 8: \"0\" is none of 1 to 8, nor x for the blank");
    check("hdu1043", b"1 2 3 4 5 6 7 8", "", "board 1, word 9: the input ends here");
    check("hdu1043", b"\xC3\x28 2", "", "board 1, word 1: \"\\xc3(\" is none of 1 to 8, nor x for the blank");
}

#[test]
fn no_bytes_make_a_program_panic() {
    let mut seed = 7_u64;
    for round in 0..200 {
        let input: Vec<u8> = (0..60)
            .map(|_| {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                b"0123456789x \n\t-\xFF"[(seed >> 60) as usize]
            })
            .collect();
        for program in ["uva10181", "uva652", "poj1077", "hdu1043"] {
            let (_, error, status) = run(program, &input);
            assert_eq!(status, Some(!error.is_empty() as i32), "{}, seed 7, round {}: {}", program, round, error);
            assert!(error.lines().count() <= 1 && !error.contains("panicked"), "{}: {}", program, error);
        }
    }
}

#[test]
fn a_reader_that_goes_away_ends_the_program_quietly() {
    let mut child = command("hdu1043").spawn().unwrap();
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
    let mut child = command(program).spawn().unwrap();
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
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("judge_inputs");
    let read = |case: &str| std::fs::read_to_string(folder.join(case)).unwrap();
    let eights = read("hdu1043/many.in") + &"1 2 3 4 5 6 7 8 x\n".repeat(100_000);
    let peak = peak_kilobytes("hdu1043", eights.as_bytes());
    assert!(peak < 8_000, "hdu1043: {} KB", peak);
    let peak = peak_kilobytes("uva652", format!("100600 {}", eights).as_bytes());
    assert!(peak < 8_000, "uva652: {} KB", peak);
    let boards = read("uva10181/many.in").replacen("240", "100440", 1) + &read("uva10181/too_long.in")[4..];
    let fifteens = boards + &"1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0\n".repeat(100_000);
    let peak = peak_kilobytes("uva10181", fifteens.as_bytes());
    assert!(peak < 16_000, "uva10181: {} KB", peak);
}
