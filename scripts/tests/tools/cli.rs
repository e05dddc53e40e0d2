//! The command line of all tools: `--help`, `--version`, and errors.

use crate::tool::{command, printed, refused, text};
use scripts::cli::options::{Given, Tool};
use scripts::methods::catalogue::METHODS;
use scripts::problems::list::PROBLEMS;
use std::ffi::OsString;
use std::process::Stdio;

/// Each tool, and an option of it with a value.
const TOOLS: [(&str, &str); 7] = [
    ("bundle", "--limit"),
    ("judge", "--input"),
    ("scramble", "--count"),
    ("compare", "--random"),
    ("replay", "--moves"),
    ("page", "-o"),
    ("problems", "--like"),
];

#[test]
fn help_fits_the_width() {
    for (tool, option) in TOOLS {
        let help = printed(command(tool).arg("--help"));
        assert_eq!(printed(command(tool).args(["x", "-h", option, "x"])), help);
        for part in [format!("\nUsage:\n    {tool} "), format!("\n    {option} ")] {
            assert!(help.contains(&part), "{tool}: {part}");
        }
        assert!(help.lines().all(|line| line.len() <= 120 && line == line.trim_end()), "{help}");
        // What an argument may be, with what it is.
        let listed = match tool {
            "judge" | "scramble" | "problems" => {
                PROBLEMS.iter().map(|one| (one.program, one.titles()[0].clone())).collect()
            }
            "compare" => METHODS.iter().map(|one| (one.name, one.about.to_string())).collect(),
            _ => Vec::new(),
        };
        for (name, about) in listed {
            assert!(help.contains(&format!("\n    {name:<32} {about}")), "{tool}: {name}");
        }
        assert_eq!(printed(command(tool).arg("--version")), format!("{tool} {}\n", env!("CARGO_PKG_VERSION")));
    }
}

/// A tool with two of the options that `judge` has.
pub static TOOL: Tool = Tool {
    name: "tool",
    about: "",
    word: "BOARD",
    usage: &[],
    options: &[("--time SECONDS", ""), ("--memory MB", "")],
    notes: String::new,
};

#[test]
fn an_option_that_is_given_twice_has_its_last_value() {
    let given = Given::read(&TOOL, ["--time", "3", "x", "--time", "2"].map(OsString::from).into_iter());
    let given = given.unwrap_or_else(|_| panic!("it is refused"));
    assert_eq!((given.text("--time"), given.texts("--time").collect::<Vec<_>>()), (Some("2"), vec!["3", "2"]));
    assert_eq!((given.written(), given.words.join(" ")), (" --time 3 --time 2".to_string(), "x".to_string()));
}

#[test]
fn an_unknown_option_is_refused_with_the_nearest_known_one() {
    for (tool, option) in TOOLS {
        assert_eq!(refused(command(tool).arg("--quite-another"), 2), "no option --quite-another, see --help");
        let nearly = option.replacen('m', "n", 1) + "s";
        let clause = format!("no option {nearly}, the nearest is {option}");
        let hint = if tool == "judge" { "; a command and its options follow --" } else { "" };
        assert_eq!(refused(command(tool).args(["x", &nearly]), 2), clause + hint);
        assert_eq!(refused(command(tool).args(["x", option]), 2), format!("{option} needs a value"));
    }
}

const SOLVED: &str = "123456780";
const FIFTEEN: &str = "../../judge_inputs/uva10181/sample.in";

/// For each fault, a call with it, the exit status and the beginning of the clause.
const FAULTS: &[(&str, i32, &str, &str)] = &[
    ("judge", 2, "", "no PROGRAM, see --help"),
    ("judge", 2, "10181", "no program 10181, the nearest is uva10181"),
    ("scramble", 2, "aoj", "no program aoj, the nearest are aoj_alds1_13_b, aoj0121, aoj_alds1_13_c"),
    ("judge", 2, "uva652 hdu1043", "one PROGRAM at a time, \"hdu1043\" is the second"),
    ("judge", 2, "uva652 ./ida --fast", "no option --fast, see --help; a command and its options follow --"),
    ("judge", 2, "uva652 --", "no command after --, see --help"),
    ("judge", 2, "uva652 --stress -- a --- b", "--stress takes one program"),
    ("judge", 1, "uva652 --input to_c", "to_c: no file whose name ends in .in"),
    ("judge", 1, "uva652 --input nowhere.in", "cannot read nowhere.in: "),
    ("judge", 1, "uva652 --input FIFTEEN", "../../judge_inputs/uva10181/sample.in: board 1, word 4: \"0\" is"),
    ("scramble", 2, "uva652 --count 9 7-9", "a number of moves follows --moves: scramble uva652 --moves 7-9 --count 9"),
    ("scramble", 2, "uva652 --unsolvable 3", "3 of 1 boards cannot be unsolvable"),
    ("scramble", 2, "uva10181 --side 4", "every board of uva10181 is 4 x 4, so no side can be chosen"),
    ("scramble", 2, "leetcode773 --moves 22", "boards of 2 x 3 are found for up to 21 moves, not 22"),
    ("scramble", 2, "poj2893 --side 4 --moves 3", "the fewest moves of 4 x 5 take too long to find; "),
    ("scramble", 2, "acwing108 --side 4", "a side of acwing108 is odd, not 4"),
    ("scramble", 2, "uva10181 --moves 60-71", "boards of 4 x 4 are found for up to 70 moves, not 71"),
    ("scramble", 2, "poj1077 --count 2", "an input of poj1077 is one board, not 2"),
    ("scramble", 2, "hdu3567 --unsolvable 1", "hdu3567 has no unsolvable boards"),
    ("scramble", 2, "uva10085 --moves 31", "the goal of uva10085 is as far as any board, so no number of moves "),
    ("scramble", 2, "spoj_solving --moves 20", "the fewest moves of 10 x 10 take too long "),
    ("scramble", 2, "poj3240 --side 11", "a side of poj3240 is 1 to 10, not 11"),
    ("scramble", 2, "poj3240 --side 1 --unsolvable 1", "the board of 1 x 1 is solvable"),
    // Of the 9 goals, each renumbered in 8! ways, 16 boards are as far as that.
    ("scramble", 2, "hdu3567 --hardest --count 999999", "hdu3567 has 645120 boards of 31 moves, not 999999"),
    ("compare", 2, "123456780 --weight 101", "--weight: \"101\" is not a weight from 0 to 100, such as 10 or 3/2"),
    ("compare", 2, "123456780 --trace IDASTR", "--trace: no method IDASTR, the nearest is idastar"),
    ("compare", 2, "123456780 --trace kit", "--trace: the kit's searches have no trace; its method is idastar"),
    ("compare", 1, "--random 2 --trace bfs", "--trace takes one board, not 2"),
    ("compare", 2, "123456780 --only manhattan", "--only: no method manhattan, the nearest are astar-manhattan, "),
    ("compare", 2, "--random 3 --plot no/p.PNG", "--plot: the picture is SVG, so name it no/p.svg"),
    ("compare", 2, "--random 2 --goal middle", "goal: \"middle\" is not blank-last, "),
    ("compare", 1, "--input nowhere.txt", "cannot read nowhere.txt: "),
    ("compare", 1, "--input -", "-: no board"),
    ("compare", 1, "--input ../../expected/page/page.png", "../../expected/page/page.png: not UTF-8 text"),
    ("compare", 1, "--input Cargo.toml", "Cargo.toml: line 1, word 1: \"package\" is not a tile"),
    ("compare", 1, "--random 3 --csv no/file", "cannot write no/file: "),
    ("compare", 1, "--trace bfs --csv no/file", "cannot write no/file: "),
    ("replay", 2, "", "no BOARD, see --help"),
    ("replay", 2, "123456780 --goal 1230", "goal: 2 x 2 for a board of 3 x 3"),
    ("replay", 2, "123456780 --svg - --speed NaN", "--speed: \"NaN\" is not a number from 0.1 to 50"),
    ("replay", 2, "Cargo.toml", "word 1: \"Cargo.toml\" is not a tile; it is a file: --input Cargo.toml"),
    ("replay", 1, "123456780 --svg - --moves D", "move 1 (D) leaves the board"),
    ("replay", 1, "123456780 --svg no/such/folder/a.svg", "cannot write no/such/folder/a.svg: "),
    ("replay", 1, "2130", "2 1 / 3 0 is unsolvable: no moves lead to 1 2 / 3 0, but some lead to --goal blank-first"),
    ("problems", 2, "--like uva652", "no PROGRAM"),
    ("page", 2, "index.html", "\"index.html\" is not an option, see --help"),
];

#[test]
fn each_fault_has_its_clause() {
    assert_eq!(refused(command("replay").arg("packages"), 2), "word 1: \"packages\" is not a tile", "it is no file");
    for &(tool, status, arguments, clause) in FAULTS {
        let arguments = arguments.split_whitespace().map(|word| if word == "FIFTEEN" { FIFTEEN } else { word });
        let printed = refused(command(tool).args(arguments.clone()), status);
        assert!(printed.starts_with(clause), "{tool} {arguments:?}: {printed}");
    }
}

/// The least and the greatest value of an option, and one just beyond each where there is one. What follows is wrong in
/// another way, which is told if the value is good.
const RANGES: &[(&str, &str, &str, &str, &str)] = &[
    ("judge", "uva652 -- ./nowhere", "--time", "0.001 86400", "0 86400.1 -1 x"),
    ("judge", "uva652 -- ./nowhere", "--memory", "1 1000000", "0 1000001"),
    ("judge", "uva652 -- ./nowhere", "--jobs", "1 1000", "0 1001"),
    ("judge", "uva652 --stress -- ./nowhere", "--count", "1 1000000", "0 1000001"),
    ("judge", "uva652 --stress -- ./nowhere", "--seed", "0 18446744073709551615", "18446744073709551616"),
    ("judge", "uva652 --stress -- ./nowhere", "--each", "0.001 86400", "0 86401"),
    ("scramble", "uva652 --side 3", "--count", "1 1000000", "0 1000001"),
    ("scramble", "uva652 --side 3", "--unsolvable", "0 1", "-1 1000001"),
    ("scramble", "uva652 --side 3", "--moves", "0 31 0-0 7-9", "9-7 -1 1- x"),
    ("scramble", "uva652 --side 3", "--time", "0.001 86400", "0 86401"),
    ("compare", "0 1 2", "--depth", "0 1000", "-1 1001"),
    ("compare", "0 1 2", "--cut", "0 1000", "-1 1001"),
    ("compare", "0 1 2", "--weight", "0 100 1000/10 1/1000", "101 1001/11 1/1001 1/0 1.5"),
    ("compare", "0 1 2", "--memory", "1 1000000", "0 1000001"),
    ("compare", "0 1 2", "--time", "0.001 86400", "0 86401"),
    ("compare", "0 1 2", "--repeat", "1 1000000", "0 1000001"),
    ("compare", "0 1 2 --trace bfs", "--count", "1 1000000", "0 1000001"),
    ("compare", "--goal middle --only kit", "--random", "1 1000000", "0 1000001"),
    ("compare", "--goal middle --random 1", "--size", "2x2 2x5 5x2 5", "1x2 2x1 5x6 6x5 1"),
    ("replay", "0 1 2 --svg -", "--speed", "0.1 50", "0.09 50.1"),
];

#[test]
fn each_value_of_an_option_is_taken_within_its_range_alone() {
    for &(tool, rest, option, good, bad) in RANGES {
        let clause = |value: &str| {
            let (mut command, words) = (command(tool), rest.split(' ').collect::<Vec<_>>());
            // A command and what follows is the last.
            let at = words.iter().position(|word| *word == "--").unwrap_or(words.len());
            let output = command.args(&words[..at]).args([option, value]).args(&words[at..]).output().unwrap();
            (text(&output.stderr), output.status.code())
        };
        let refused = format!("{tool}: {option}: ");
        for value in good.split(' ') {
            let (clause, status) = clause(value);
            assert!(!clause.is_empty() && !clause.starts_with(&refused), "{tool} {option} {value}: {clause}");
            assert!(status.is_some_and(|status| status > 0), "{tool} {option} {value}");
        }
        for value in bad.split(' ') {
            let (clause, status) = clause(value);
            let is_refused = clause.starts_with(&format!("{refused}{value:?} is n"));
            assert!(is_refused && status == Some(2), "{tool} {option} {value}: {clause}");
        }
    }
}

/// Pairs of options that do not go together.
const APART: &[(&str, &str)] = &[
    ("judge", "--all --problem=f"),
    ("judge", "--bundle --problem=f"),
    ("judge", "--all PROGRAM"),
    ("judge", "--all --input=f"),
    ("judge", "--all --"),
    ("judge", "--all --stress"),
    ("judge", "--bundle --"),
    ("judge", "--stress --input=f"),
    ("judge", "--stress --jobs=2"),
    ("judge", "--stress --patient"),
    ("judge", "--stress --hard"),
    ("judge", "--stress -v"),
    ("judge", "--hard --input=f"),
    ("judge", "--output=f --"),
    ("judge", "--output=f --bundle"),
    ("judge", "--output=f --time=1"),
    ("judge", "--output=f --memory=1"),
    ("judge", "--output=f --patient"),
    ("judge", "--output=f --jobs=2"),
    ("compare", "--as=uva652 --random=1"),
    ("compare", "--input=f --random=1"),
    ("compare", "BOARD --input=f"),
    ("compare", "BOARD --random=1"),
    ("compare", "BOARD --plot=f.svg"),
    ("compare", "--all --only=kit"),
    ("compare", "--trace=bfs --all"),
    ("compare", "--trace=bfs --only=kit"),
    ("compare", "--trace=bfs --runs"),
    ("compare", "--trace=bfs --plot=f.svg"),
    ("compare", "--trace=bfs --repeat=2"),
    ("replay", "BOARD --input=f"),
    ("scramble", "--hardest --moves=1"),
];

#[test]
fn options_that_do_not_go_together_are_refused() {
    for (tool, pair) in APART {
        let [one, other] = [0, 1].map(|at| pair.split(' ').nth(at).unwrap().split('=').next().unwrap());
        let word = |word| match word {
            "BOARD" => SOLVED,
            "PROGRAM" => "uva652",
            word => word,
        };
        let command_of_it = if other == "--" { &["true"][..] } else { &[] };
        let clause = refused(command(tool).args(pair.split([' ', '=']).map(word)).args(command_of_it), 2);
        assert_eq!(clause, format!("{one} and {other} do not go together"), "{tool}");
    }
}

#[test]
fn an_option_that_needs_another_one_is_refused_without_it() {
    for (tool, arguments, needed, options) in [
        ("judge", "uva652", "--stress", "--count=1 --seed=1 --each=1 --save=f"),
        ("judge", "uva652", "--input", "--output=f"),
        ("judge", "uva652", "--", "--hard"),
        ("compare", SOLVED, "--random", "--size=3x3 --seed=1"),
        ("compare", SOLVED, "--trace", "--count=1"),
        ("replay", SOLVED, "--svg", "--speed=1"),
    ] {
        for option in options.split(' ') {
            let clause = refused(command(tool).arg(arguments).args(option.split('=')), 2);
            assert_eq!(clause, format!("{} needs {needed}", option.split('=').next().unwrap()), "{tool}");
        }
    }
}

#[cfg(unix)]
#[test]
fn an_argument_that_is_not_utf8_is_refused() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    for (tool, option) in TOOLS {
        let bad = OsStr::from_bytes(b"x\xFF");
        assert_eq!(refused(command(tool).args([OsStr::new(option), bad]), 2), "argument 2: \"x\\xFF\" is not UTF-8");
    }
}

/// Each tool whose work takes long, on a terminal, and the steps that it shows there.
#[cfg(target_os = "linux")]
#[test]
fn a_terminal_is_shown_how_far_the_work_is() {
    use crate::tool::{executable, not_checked};
    let solver = format!("'{}'", executable("boj1525").display());
    let on_terminal = |command: &str, kind: &str| {
        let (tool, arguments) = command.split_once(' ').unwrap();
        let mut script = std::process::Command::new("script");
        script.args(["-qec", &format!("'{}' {arguments}", executable(tool).display()), "/dev/null"]);
        script.env("TERM", kind).stdin(Stdio::null()).output().map(|output| text(&output.stdout))
    };
    let Ok(dumb) = on_terminal(&format!("judge boj1525 -- {solver}"), "dumb") else {
        return not_checked("no script here, so no tool is tried on a terminal");
    };
    assert!(!dumb.contains('\x1b'), "{dumb:?}");
    for (command, steps) in [
        (
            "scramble uva10181 --moves 52-54 --count 2 --seed 3 --time 100",
            &["1 of 2: ", "2 of 2: boards of 52 to 54 moves"][..],
        ),
        (
            "compare --random 2 --size 2x3 --only kit,idastar",
            &["1 of 4: kit", "2 of 4: idastar", "3 of 4: kit", "4 of 4: idastar"],
        ),
        (
            &format!("judge boj1525 --jobs 4 -- {solver} >/dev/null"),
            &["1 of 10: already_solved", "5 of 10: ", "9 of 10: "],
        ),
        (
            &format!("judge boj1525 --stress --count 2 -- {solver}"),
            &["1 of 2: boards, those near the goal first", "2 of 2: boards, those near the goal first"],
        ),
        (
            "judge boj1525 --stress --seed 3 --save - -- echo 0",
            &["1 of 1000: boards left in the input that fails (WA)"],
        ),
        (&format!("judge uva10181 --input {FIFTEEN} -- false"), &["1 of 2 run alone: board 1"]),
    ] {
        let shown = on_terminal(command, "xterm").unwrap();
        for step in steps {
            assert!(shown.contains(&format!("\x1b[?7l{step}")), "{command}: no {step:?} in {shown:?}");
        }
        let mut after = shown.split("\x1b[?7h").skip(1);
        assert!(after.all(|rest| rest.starts_with("\r\x1b[K")), "{command}: a line stays in {shown:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_verdict_is_coloured_on_a_terminal() {
    use crate::tool::{executable, not_checked, scratch};
    let folder = scratch("coloured");
    std::fs::copy(FIFTEEN, folder.join("input")).unwrap();
    for (output, answer) in [("right", "LLLDRDRDR"), ("spaced", "LLLDRDRDR "), ("wrong", "L"), ("none", "no")] {
        std::fs::write(folder.join(output), answer.to_string() + "\nThis puzzle is not solvable.\n").unwrap();
    }
    for (output, variable, row) in [
        ("right", "", "\n\x1b[32mAC \x1b[0m  input\n"),
        ("spaced", "", "\n\x1b[33mPE \x1b[0m  input  line 1: trailing space\n"),
        ("wrong", "", "\n\x1b[31mWA \x1b[0m  input  board 1: "),
        ("right", "NO_COLOR=1", "\nAC   input\n"),
        ("right", "TERM=dumb", "\nAC   input\n"),
        // Standard output alone is asked.
        ("none", "", "\n\x1b[31mWA \x1b[0m  input\n     board 1: "),
        ("none >shown; cat shown", "", "\nWA   input  board 1: "),
        // Just as wide, and one less.
        ("spaced", "COLUMNS=34", "\n\x1b[33mPE \x1b[0m  input  line 1: trailing space\n"),
        ("spaced", "COLUMNS=33", "\n\x1b[33mPE \x1b[0m  input\n     line 1: trailing space\n"),
    ] {
        let mut script = std::process::Command::new("script");
        let call = format!("{variable} '{}' uva10181 --input input --output {output}", executable("judge").display());
        script.current_dir(&folder).args(["-qec", &call, "/dev/null"]).stdin(Stdio::null());
        script.env("TERM", "xterm").env_remove("NO_COLOR").env_remove("COLUMNS");
        let Ok(printed) = script.output() else {
            return not_checked("no script here, so no colour is tried");
        };
        let printed = text(&printed.stdout);
        assert!(printed.contains(row), "{output} {variable}: {printed:?}");
    }
}

#[test]
fn a_closed_pipe_is_not_a_failure() {
    for (tool, arguments) in [("scramble", "uva652 --count 20000"), ("compare", "--help"), ("bundle", "--help")] {
        let piped = command(tool).args(arguments.split(' ')).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
        let mut child = piped.unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success() && output.stderr.is_empty(), "{tool}: {output:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn an_output_that_cannot_be_written_is_a_failure() {
    for (tool, _) in TOOLS {
        let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
        let clause = refused(command(tool).arg("--help").stdout(full), 1);
        assert!(clause.starts_with("cannot write: "), "{tool}: {clause}");
    }
    let device = command("replay").args([SOLVED, "--svg", "/dev/null"]).output().unwrap();
    assert!(device.status.success(), "it has no length: {device:?}");
}

/// A shell reads each word of a proposal as it was given.
#[cfg(unix)]
#[test]
fn a_shell_reads_a_word_as_it_was() {
    let words: Vec<String> = (' '..='~').map(|one| format!("a{one}b")).chain(["".into(), "é 1".into()]).collect();
    let written: Vec<String> = words.iter().map(|word| scripts::text::posix_word(word)).collect();
    let script = format!("printf '%s\\n' {}", written.join(" "));
    let output = std::process::Command::new("sh").args(["-c", &script]).output().unwrap();
    assert_eq!(text(&output.stdout).lines().collect::<Vec<_>>(), words);
}
