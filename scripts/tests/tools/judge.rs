//! The tool `judge` on the kit's programs.

use crate::tool::{command, printed, scratch, text};
use scripts::problems::list::{find, PROBLEMS};
use scripts::problems::tiers::Tier;
use scripts::system::programs::root;
use scripts::tools::judge::inputs::inputs;
use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::Stdio;

/// `--stress` with a day for its boards, so that what it finds does not depend on how busy the machine is.
#[cfg(unix)]
pub const STRESS: [&str; 3] = ["--stress", "--time", "86400"];

/// Returns what the tool prints, and its exit status.
pub fn judge(arguments: &[&str]) -> (String, Option<i32>) {
    let output = command("judge").args(arguments).output().unwrap();
    (text(&output.stdout), output.status.code())
}

#[test]
#[cfg_attr(debug_assertions, ignore = "compiles a bundle")]
fn the_kits_program_and_its_bundle_are_accepted() {
    for arguments in [&["codeforces645a"][..], &["codeforces645a", "--bundle"]] {
        let (text, status) = judge(arguments);
        let lines: Vec<_> = text.lines().collect();
        let (first, last) = (lines[0], lines[lines.len() - 1]);
        assert!(first.starts_with("Codeforces 645A, ") && last == "accepted: 7 AC" && status == Some(0), "{text}");
        let program = Path::new(first.split(": ").last().unwrap());
        assert!(
            program.is_file() && program.parent().unwrap().ends_with("judged") == arguments.contains(&"--bundle"),
            "{text}"
        );
        assert!(lines[3].starts_with("AC   already_solved"), "{text}");
    }
}

/// The tool ends with the second head, after which nobody reads on.
#[test]
#[cfg_attr(debug_assertions, ignore = "judges a whole problem")]
fn all_problems_are_judged_in_their_order() {
    let mut judge = command("judge").args(["--all", "--jobs", "20"]).stdout(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(judge.stdout.take().unwrap()).lines().map(Result::unwrap);
    for problem in &PROBLEMS[..2] {
        let title = format!("{}: ", problem.titles()[0]);
        assert!(lines.any(|line| line.starts_with(&title)), "no {title}");
    }
    drop(lines);
    assert!(judge.wait().unwrap().success());
}

#[test]
fn the_inputs_of_a_folder_come_in_order_with_their_answers() {
    let (folder, sample) = (scratch("inputs"), root().join("judge_inputs/uva10181/sample.in"));
    // A user may name an input as the kit does one that is harder.
    for name in ["b.in", "a.in", "hardest.in", "note.txt"] {
        fs::copy(&sample, folder.join(name)).unwrap();
    }
    let answer = |moves: &str| format!("{moves}LLLDRDRDR\nThis puzzle is not solvable.\n");
    for (name, moves) in [("a.out", ""), ("a.ans", "LR"), ("b.ans", "LR"), ("hardest.out", "L"), ("hardest.ans", "DU")]
    {
        fs::write(folder.join(name), answer(moves)).unwrap();
    }
    let problem = find("uva10181").unwrap();
    let read = inputs(problem, Some(folder.to_str().unwrap())).unwrap();
    let texts = read.iter().map(|input| {
        assert!(input.tier == Tier::Judge && input.text == fs::read(&sample).unwrap(), "{}", input.name);
        (input.name.as_str(), String::from_utf8(input.answer.clone().unwrap()).unwrap())
    });
    assert_eq!(texts.collect::<Vec<_>>(), [("a", answer("")), ("b", answer("LR")), ("hardest", answer("DU"))]);
    let file = folder.join("a.in").display().to_string();
    let [one] = &inputs(problem, Some(&file)).unwrap()[..] else { panic!("one input") };
    assert_eq!((&one.name, &one.answer), (&file, &None));
    // By its boards, whatever its name.
    fs::write(&file, "1 2 3 4 5 6 7 8 x\n").unwrap();
    let [one] = &inputs(find("poj1077").unwrap(), Some(&file)).unwrap()[..] else { panic!("one input") };
    assert!(matches!(one.tier, Tier::Shown([seen, _]) if seen.starts_with("a solved board: ")), "{:?}", one.tier);
}

#[test]
fn an_input_or_an_output_is_read_from_standard_input() {
    let folder = scratch("dash");
    let [format, input, output] = ["format", "input", "output"].map(|name| folder.join(name).display().to_string());
    for (file, text) in [(&format, "answer: {moves}\n"), (&input, "1 2 3\n4 5 6\n7 0 8\n"), (&output, "R\n")] {
        fs::write(file, text).unwrap();
    }
    for (file, from, to) in [(&input, "-", output.as_str()), (&output, input.as_str(), "-")] {
        let mut judge = command("judge");
        judge.args(["--problem", &format, "--input", from, "--output", to]).stdin(File::open(file).unwrap());
        assert!(printed(&mut judge).ends_with("\naccepted: 1 AC\n"), "{from} {to}");
    }
}

/// Each run waits for two others.
#[cfg(unix)]
#[test]
fn as_many_cases_run_at_a_time_as_are_asked_for() {
    let folder = samples("at_a_time", &["1", "2", "3"]);
    let waits =
        format!("cd '{folder}'; echo >> runs; while [ $(wc -l < runs) -lt 3 ]; do :; done; echo LLLDRDRDR; echo This puzzle is not solvable.");
    let options = ["--time", "20", "--jobs", "3", "--", "sh", "-c", &waits];
    let (text, _) = judge(&[&["uva10181", "--input", &folder], &options[..]].concat());
    assert_eq!(text.lines().last(), Some("accepted: 3 AC"));
}

#[cfg(target_os = "linux")]
#[test]
fn several_programs_have_a_table_and_what_is_wrong_below_it() {
    let folder = samples("several", &["one", "two"]);
    let first = ["uva10181", "--input", &folder, "--"];
    let right = ["printf", "LLLDRDRDR\\r\\nThis puzzle is not solvable.\\r\\n"];
    let others = ["---", "sh", "-c", "echo no >&2; exit 3", "---", "true"];
    let (text, status) = judge(&[&first[..], &right, &others].concat());
    for part in [
        "\n2: sh -c echo no >&2; exit 3\n3: true\nlimits: ",
        "\n2, two: RE, exit status: 3, no; no answer was printed before it ended (its output may be in a buffer); board 1 alone: the same\n",
        "\n1: its lines end with CR LF; UVa compares every byte, and there they have to end with LF\n",
        "\n1: accepted: 2 AC\n2: not accepted: 2 RE\n3: not accepted: 2 WA\n",
    ] {
        assert!(text.contains(part), "{text}");
    }
    assert_eq!(status, Some(1));
}

#[cfg(target_os = "linux")]
const FAILING: &str = "\
limits: 1 s of processor time, 32 MB (the judge's)
WA after 2 boards, seed 1; the smallest input found: 1 board, unsolvable

the input:
    2 1 3
    4 5 6
    7 8 0
the output:
    0
what is wrong:
    WA, it read nothing of its input: does it open a file? board 1: it is unsolvable, but answered \"0\"; the right answer is \"-1\"
a right answer:
    -1

";

#[cfg(target_os = "linux")]
#[test]
fn stress_shows_the_smallest_input_and_saves_it() {
    let folder = scratch("stress_example");
    let stress = |options: &[&str]| {
        let mut judge = command("judge");
        judge.current_dir(&folder).args(["boj1525", "--stress"]).args(options).args(["--", "printf", "0\\n"]);
        let output = judge.output().unwrap();
        assert!(output.status.code() == Some(1) && output.stderr.is_empty(), "{output:?}");
        let text = text(&output.stdout);
        let (first, rest) = text.split_once('\n').unwrap();
        assert_eq!(first, format!("{}: printf 0\\n", find("boj1525").unwrap().titles()[0]));
        rest.to_string()
    };
    let board = "2 1 3\n4 5 6\n7 8 0\n";
    assert_eq!(stress(&["--save", "-"]), FAILING.to_string().trim_end_matches('\n').to_string() + "\n" + board);
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 0);
    for (options, file) in [(&[][..], "boj1525-failing.in"), (&["--save", "my board.in"], "'my board.in'")] {
        let again = format!("cargo run --release --bin judge -- boj1525 --input {file} -v -- printf '0\\n'");
        assert_eq!(stress(options), format!("{FAILING}the input is in {file}; run it again with: {again}\n"));
        assert_eq!(fs::read_to_string(folder.join(file.trim_matches('\''))).unwrap(), board);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn stress_draws_by_its_seed_and_runs_within_its_limits() {
    let stress = |options: &str, program: &str| {
        let options = ["boj1525", "--stress", "--save", "-"].into_iter().chain(options.split(' '));
        let (text, status) = judge(&options.chain(["--", "sh", "-c", program]).collect::<Vec<_>>());
        assert_eq!(status, Some(1));
        text
    };
    let text = stress("--seed 3", "echo 0");
    assert!(text.contains("\nWA after 2 boards, seed 3; the smallest input found: 1 board whose fewest moves are 1\n"));
    assert!(text.ends_with("\n1 2 3\n4 5 6\n7 0 8\n"), "{text}");
    let text = stress("--each 0.05 --memory 40", "while :; do :; done");
    assert!(text.contains("\nlimits: 0.05 s of processor time, 40 MB (given)\nTLE after 1 board, "), "{text}");
    assert!(text.contains("\nwhat is wrong:\n    TLE, more than 0.05 s\na right answer:\n    0\n"), "{text}");
    let (text, status) = judge(&["boj1525", "--stress", "--time", "0.001"]);
    let wanted = "\nno fault on 1 of 1000 boards, seed 1: the 0.001 s were over (--time)\n";
    assert!(text.ends_with(wanted) && status == Some(0), "{text}");
}

/// A folder with as many copies of UVa 10181's sample as there are names.
#[cfg(unix)]
pub fn samples(folder: &str, names: &[&str]) -> String {
    let folder = scratch(folder);
    for name in names {
        fs::copy(root().join("judge_inputs/uva10181/sample.in"), folder.join(format!("{name}.in"))).unwrap();
    }
    folder.display().to_string()
}
