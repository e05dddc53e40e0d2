//! What the report of `judge` says of a run, by its figures alone.

use scripts::mistakes::hint::hints;
use scripts::problems::contract::Shows::{self, *};
use scripts::problems::list::find;
use scripts::problems::tiers::Tier;
use scripts::tools::judge::inputs::Input;
use scripts::tools::judge::report::{common, details, row, Report};
use scripts::tools::judge::run::{judged, Run};
use scripts::tools::judge::verdict::Verdict;
use std::time::Duration;

/// The beginnings of the lines on what is common, told of an output: only what a solver with the mistake prints.
#[test]
fn each_mistake_is_told_where_it_is_one() {
    let (eight, twin, left) = ("1 2 3\n4 5 6\n7 0 8\n", "1 2 3\n4 5 6\n8 0 7\n", "1 3 5\n4 2 6\n7 0 8\n");
    let two = "2\n\n1 2 3 4 5 6 7 x 8\n\n1 2 3 4 5 6 7 x 8\n";
    let unsolvable_first = "2\n\n1 2 3 4 5 6 8 7 x\n\n1 2 3 4 5 6 7 x 8\n";
    let (first, after_end) = ("x 1 2 3 4 5 6 7 8", "1 2 3 4 5 x 6 7 8");
    let board = "1\n1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 0 15\n";
    let ring = "1\n\n1 2 3 4\n5 6 7 8\n9 10 0 15\n13 14 12 11\n";
    for (program, input, output, wanted) in [
        ("uva10181", board, "This puzzle is not solvable.\n", &["the row of the b", "the blank is no "][..]),
        ("acwing179", "1 2 3 4 5 6 7 x 8", "rlr\n", &["Manhattan distan"]),
        ("aoj_alds1_13_b", eight, "3\n", &["Manhattan distan"]),
        ("lightoj_15puzzle", ring, "Case 1: DRULDR\n", &[]),
        ("lightoj_15puzzle", ring, "Case 1: RDLURD\n", &["the shortest ans"]),
        ("poj1077", "1 2 3 4 5 6 7 x 8", "ur\n", &[]),
        ("poj1077", "1  2 3 4 5 6 7 x 8", "ur\n", &["spaces may be do"]),
        ("poj1077", "1\t2 3 4 5 6 7 x 8", "R\n", &[]),
        ("uva652", two, "r\nr\n", &["an empty line st"]),
        ("uva652", unsolvable_first, "unsolvable\nr\n", &["an empty line st"]),
        ("uva652", two, " r\n\nr\n", &[]),
        ("boj1525", "0 1 2\n4 5 3\n7 8 6\n", "-1\n", &["a board that is "]),
        ("boj1525", eight, "-1\n", &[]),
        ("boj1525", twin, "1\n", &["a board without "]),
        ("jutge_p68428", eight, "3\n", &["Manhattan distan"]),
        ("jutge_p68428", eight, "0 1 2 3\n", &[]),
        ("leetcode773", "1 2 0\n3 4 5\n", "3\n", &["from the end of "]),
        ("aoj0121", "1 2 3 4 5 6 7 0\n", "0\n", &["the goal has the"]),
        ("poj1077", "1 2 3 4 5 6 7 x 8", "d\n", &[]),
        ("poj1077", after_end, "rrr\n", &["from the end of "]),
        ("poj1077", first, "unsolvable\n", &[]),
        ("poj1077", "1 2 3 4 5 6 7 x 8", "unsolvable\n", &["the blank is no "]),
        ("codeforces645a", "AB\nXC\nXA\nCB\n", "NO\n", &["read the letters"]),
        ("hackerrank_npuzzle", "3\n1\n0\n2\n3\n4\n5\n6\n7\n8\n", "LEFT\n", &["the number of mo"]),
        ("hackerrank_npuzzle", "3\n1\n0\n2\n3\n4\n5\n6\n7\n8\n", "1\nUP\n", &[]),
        ("boj34388", "12\n-3\n", "11\n", &["the boards form "]),
        ("codewars_sliding_puzzle", &format!("3\n{eight}"), "R\n", &["the answer is th"]),
        ("codewars_sliding_puzzle", &format!("3\n{left}"), "8\n", &["row by row, the "]),
        ("codewars_sliding_puzzle", &format!("3\n{eight}"), "7\n", &[]),
    ] {
        let (problem, input, output) = (find(program).unwrap(), input.as_bytes(), output.as_bytes());
        let run = judged(problem, input, output);
        let told = common(&hints(problem, problem.pitfalls, &run.shows, input, output, &[]));
        let told = told.lines().map(|line| line.split(": ").nth(1).unwrap().chars().take(16).collect::<String>());
        assert_eq!(told.collect::<Vec<_>>(), wanted, "{program}, {output:?}: {}", run.why);
    }
    // With one board, no line stands between two. Any case before may speak against a mistake, not the last one only.
    let (uva, one) = (find("uva652").unwrap(), "1\n\n1 2 3 4 5 6 7 x 8\n");
    for (before, told) in [(vec![], 1), (vec![one], 1), (vec![two, one], 0), (vec![one, two], 0)] {
        let before: Vec<Vec<u8>> = before.iter().map(|input| input.as_bytes().to_vec()).collect();
        assert_eq!(hints(uva, uva.pitfalls, &[Presentation], two.as_bytes(), b"r\nr\n", &before).len(), told);
    }
    let hdu = find("hdu1043").unwrap();
    for (shows, wanted) in [(Each, "a search for each"), (Large, "a path stored for"), (Costly, "")] {
        let told = common(&hints(hdu, hdu.pitfalls, &[shows], b"", b"", &[]));
        let told = told.split(": ").nth(1).unwrap_or_default();
        assert!(told.starts_with(wanted) && told.is_empty() == wanted.is_empty(), "{told}");
    }
}

#[test]
fn spaces_are_named_for_a_program_that_was_right_before() {
    let (mut report, inputs) = (Report::default(), inputs(&["one", "two"]));
    let programs = ["a", "b"].map(|program| vec![program.to_string()]);
    report.begin(find("poj1077").unwrap(), "", &programs, &inputs);
    let right = Run { verdict: Verdict::Accepted, ..Run::default() };
    let wrong = Run { verdict: Verdict::Wrong, why: "no".to_string(), shows: vec![Spaces], ..Run::default() };
    for (number, input, run) in [(0, 0, &wrong), (1, 0, &right), (0, 1, &wrong), (1, 1, &wrong)] {
        report.add(number, &inputs[input], run, "");
    }
    let end = report.end();
    let named: Vec<&str> = end.split("     common at this problem: spaces ").collect();
    assert!(named.len() == 2 && named[0].ends_with("\n2, two: WA, no\n"), "{end}");
}

#[test]
fn the_details_are_cut_where_they_are_long() {
    let lines = |most: usize| (1..=most).map(|number| format!("{number}\n")).collect::<String>();
    let indented = |text: &str| text.lines().map(|line| format!("    {line}\n")).collect::<String>();
    let run = |verdict, why: &str, output: &str| Run {
        verdict,
        why: why.to_string(),
        output: output.as_bytes().to_vec(),
        ..Run::default()
    };
    let (long, first) = ("é".repeat(200), indented(&lines(24)));
    let errors = [long.clone(), "é".repeat(201)].join("\n").into_bytes();
    let wrong = Run { errors, ..run(Verdict::Wrong, "board 1: no", &lines(24)) };
    for (input, run, answer, wanted) in [
        (
            &*lines(25),
            wrong,
            Some("\n"),
            format!(
                "the input:\n{first}    (lines in all: 25)\nthe output:\n{first}standard error:\n    {long}\n    {long}...\n\
                 what is wrong:\n    WA, board 1: no\na right answer:\n    (an empty line)\n"
            ),
        ),
        (
            "1\n",
            run(Verdict::Presentation, "no", " 1 \n\n\n"),
            None,
            "the input:\n    1\nthe output:\n     1\n\n\nwhat is wrong:\n    PE, no\n".to_string(),
        ),
        (
            "1\n",
            run(Verdict::Accepted, "2 s a board", "r\n"),
            None,
            "the input:\n    1\nthe output:\n    r\nwhat is slow:\n    2 s a board\n".to_string(),
        ),
        (
            "1\n",
            run(Verdict::Wrong, "no output", ""),
            Some("r"),
            "the input:\n    1\nthe output:\n    (nothing)\nwhat is wrong:\n    WA, no output\na right answer:\n    r\n".to_string(),
        ),
    ] {
        let shown = details(find("uva652").unwrap(), input.as_bytes(), &run, answer.map(str::as_bytes));
        assert_eq!(shown, wanted);
    }
}

#[test]
fn a_row_has_the_name_the_times_the_memory_and_the_reason() {
    let run = |milliseconds: [u64; 2], memory, why: &str| {
        let [time, elapsed] = milliseconds.map(Duration::from_millis);
        Run { time, elapsed, memory, why: why.to_string(), ..Run::default() }
    };
    for (name, run, most, wanted) in [
        ("one", run([1234, 12_345], Some(3 << 19), ""), None, "  one      1.234 s   12.345 s    1.5 MB"),
        ("three", run([0, 7], None, ""), None, "  three    0.000 s    0.007 s"),
        ("例子", run([1, 2], Some(1 << 30), "no"), None, "  例子       0.001 s    0.002 s  1024.0 MB  no"),
        ("one", run([0, 0], None, "no"), None, "  one    no"),
        ("one", run([0, 0], None, "no"), Some(14), "  one    no"),
        ("one", run([0, 0], None, "no"), Some(13), "  one\n     no"),
        ("例子", run([0, 0], None, "例子"), Some(14), "  例子     例子"),
        ("例子", run([0, 0], None, "例子"), Some(13), "  例子\n     例子"),
    ] {
        assert_eq!(row(name, 5, &run, most), wanted);
    }
    let long = row("one", 3, &run([0, 0], None, &"é".repeat(201)), None);
    assert_eq!(long, format!("  one  {}...", "é".repeat(200)));
}

/// Inputs of these names, the one called `hardest` harder than the judge's.
fn inputs(names: &[&str]) -> Vec<Input> {
    let tier = |name: &str| if name == "hardest" { Tier::Hard } else { Tier::Judge };
    let input = |&name: &&str| Input { name: name.to_string(), text: Vec::new(), tier: tier(name), answer: None };
    names.iter().map(input).collect()
}

/// An input by its name, with the run of each program on it: verdict, milliseconds and reason.
type Row<'a> = (&'a str, &'a [(Verdict, u64, &'a str)]);

/// The report on problems, each with its rows, and whether it is one of a fault.
fn reported(programs: &[&str], problems: &[(&str, &[Row])]) -> (String, bool) {
    let programs: Vec<Vec<String>> =
        programs.iter().map(|words| words.split(' ').map(str::to_string).collect()).collect();
    let (mut report, mut text) = (Report::default(), String::new());
    for (program, rows) in problems {
        let names: Vec<&str> = rows.iter().map(|(name, _)| *name).collect();
        let inputs = inputs(&names);
        text += &report.begin(find(program).unwrap(), "limits: some\n", &programs, &inputs);
        for (input, (_, runs)) in inputs.iter().zip(*rows) {
            for (number, &(verdict, milliseconds, why)) in runs.iter().enumerate() {
                let time = Duration::from_millis(milliseconds);
                let shows = match verdict {
                    Verdict::Accepted | Verdict::Slow => vec![],
                    Verdict::OutOfTime => vec![Each, Full],
                    _ => vec![Form],
                };
                let of_all_lines = Some("its lines are odd".to_string()).filter(|_| milliseconds == 3);
                let run =
                    Run { verdict, why: why.to_string(), time, elapsed: time, shows, of_all_lines, ..Run::default() };
                text += &report.add(number, input, &run, if verdict.is_fault() { "details\n" } else { "" });
            }
        }
    }
    (text + &report.end(), report.has_fault())
}

const OF_ONE: &str = "\
UVa 652, Eight: ./solver -x
limits: some
     case        time    elapsed    memory
AC   one      0.001 s    0.001 s
WA   three    0.002 s    0.002 s            board 1: no
FORM
details
slow many    12.000 s   12.000 s            too many
UVa 10181, 15-Puzzle Problem: ./solver -x
limits: some
     case          time    elapsed    memory
PE   a          0.003 s    0.003 s            line 1: trailing space
details
AC   hardest    0.004 s    0.004 s            line 1: trailing space; it does not count
TLE  b          0.009 s    0.009 s            more than 3 s
SLOW
details
not run: seven (no boards); messy, none (not a judge's format)
its lines are odd
not accepted: 1 AC, 1 WA, 1 slow, 1 PE, 1 TLE; harder than the judge's: 1 AC
";

const OF_TWO: &str = "\
UVa 652, Eight
1: ./one
2: ./two -x
limits: some

         1                  2
one      AC     0.001 s     WA    12.002 s
hardest  TLE    0.001 s     AC     0.001 s
2, one: WA, LONG...
FORM
details
1, hardest: TLE, more than 3 s
COSTLY
details
2, hardest: AC, line 1: trailing space; it does not count
not run: messy (not a judge's format)
1: accepted: 1 AC; harder than the judge's: 1 TLE
2: not accepted: 1 WA; harder than the judge's: 1 AC
";

#[test]
fn a_report_has_a_head_for_each_problem_and_one_end() {
    use Verdict::*;
    let why = "not a judge's format";
    let common = |program: &str, shows: Shows| {
        let pitfalls = find(program).unwrap().pitfalls.iter().filter(|pitfall| pitfall.shows == shows);
        pitfalls.map(|pitfall| format!("     common at this problem: {}\n", pitfall.text[0])).collect::<String>()
    };
    let wanted = |text: &str| {
        let text = text.replace("FORM\n", &common("uva652", Shows::Form));
        let text = text.replace("COSTLY\n", &common("uva652", Shows::Each));
        text.replace("SLOW\n", &common("uva10181", Shows::Full))
    };
    let first: &[Row] = &[
        ("one", &[(Accepted, 1, "")]),
        ("seven", &[(NotRun, 0, "no boards")]),
        ("messy", &[(NotRun, 0, why)]),
        ("three", &[(Wrong, 2, "board 1: no")]),
        ("many", &[(Slow, 12_000, "too many")]),
    ];
    let second: &[Row] = &[
        ("a", &[(Presentation, 3, "line 1: trailing space")]),
        ("hardest", &[(Accepted, 4, "line 1: trailing space; it does not count")]),
        ("b", &[(OutOfTime, 9, "more than 3 s")]),
        ("none", &[(NotRun, 0, why)]),
    ];
    let (text, has_fault) = reported(&["./solver -x"], &[("uva652", first), ("uva10181", second)]);
    assert_eq!((text, has_fault), (wanted(OF_ONE), true));
    let both: &[Row] = &[
        ("one", &[(Accepted, 1, ""), (Wrong, 12_002, &"é".repeat(201))]),
        ("messy", &[(NotRun, 0, why), (NotRun, 0, why)]),
        ("hardest", &[(OutOfTime, 1, "more than 3 s"), (Accepted, 1, "line 1: trailing space; it does not count")]),
    ];
    let (text, has_fault) = reported(&["./one", "./two -x"], &[("uva652", both)]);
    assert_eq!((text, has_fault), (wanted(OF_TWO).replace("LONG", &"é".repeat(200)), true));
    let right: &[Row] = &[("one", &[(Accepted, 1, "")])];
    assert!(!reported(&["./one"], &[("uva652", right)]).1);
    let slow = reported(&["./one"], &[("uva652", &[("many", &[(Slow, 1, "too many")])])]);
    assert!(slow.0.ends_with("\nno case decides: 1 slow\n") && !slow.1, "{}", slow.0);
    let (_, has_fault) = reported(&["./one"], &[("uva652", &[("hardest", &[(Wrong, 1, "")])])]);
    assert!(has_fault, "a fault in a harder case");
}

#[test]
fn a_case_that_does_not_decide_is_shown_and_not_counted() {
    let (mut report, mut inputs) = (Report::default(), inputs(&["one", "two"]));
    inputs[1].tier = Tier::Shown(&find("poj1077").unwrap().failed_there[0].1);
    report.begin(find("poj1077").unwrap(), "", &[vec!["./one".to_string()]], &inputs);
    let run = |verdict, why: &str| Run { verdict, why: why.to_string(), ..Run::default() };
    assert_eq!(report.add(0, &inputs[0], &run(Verdict::Accepted, ""), ""), "AC   one\n");
    let seen = "     a solved board: 7 of 13 programs that POJ itself had accepted print nothing, a byte 0 or `d`\n";
    let row = "WA   two  no output; the statement allows it; programs accepted there fail here\n";
    assert_eq!(
        report.add(0, &inputs[1], &run(Verdict::Wrong, "no output"), "details\n"),
        format!("{row}{seen}details\n")
    );
    assert_eq!(report.add(0, &inputs[1], &run(Verdict::Accepted, ""), ""), "AC   two\n");
    assert_eq!((report.end(), report.has_fault()), ("accepted: 1 AC; not counted: 1 WA, 1 AC\n".to_string(), false));
    report.add(0, &inputs[0], &run(Verdict::Wrong, "no output"), "");
    assert_eq!(
        (report.end(), report.has_fault()),
        ("not accepted: 1 AC, 1 WA; not counted: 1 WA, 1 AC\n".to_string(), true)
    );
}
