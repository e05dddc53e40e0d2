//! What the report of `judge` says of a run, by its figures alone.

use scripts::problems::contract::{Pitfall, Shows};
use scripts::problems::list::find;
use scripts::tools::judge::report::{common, details, row};
use scripts::tools::judge::run::{judged, Run};
use scripts::tools::judge::verdict::Verdict;
use std::time::Duration;

#[test]
fn the_mistakes_that_are_named_are_those_that_show_as_this_fault() {
    use Shows::*;
    let pitfalls = [Costly, Form, Wrong, Astray].map(|shows| Pitfall { shows, text: ["one", ""] });
    for (verdict, shows, named) in [
        (Verdict::Accepted, None, &[][..]),
        (Verdict::Presentation, Some(Form), &[Form]),
        (Verdict::Wrong, Some(Form), &[Form]),
        (Verdict::Wrong, Some(Wrong), &[Wrong]),
        (Verdict::Wrong, Some(Astray), &[Wrong, Astray]),
        (Verdict::OutOfTime, None, &[Costly]),
        (Verdict::OutOfMemory, None, &[Costly]),
        (Verdict::TooMuchOutput, None, &[]),
        (Verdict::RuntimeError, None, &[]),
        (Verdict::NotRun, None, &[]),
    ] {
        let run = Run { verdict, shows, ..Run::default() };
        for pitfall in pitfalls {
            assert_eq!(!common(&[pitfall], &run).is_empty(), named.contains(&pitfall.shows), "{verdict}, {shows:?}");
        }
    }
    let one = common(&pitfalls, &Run { verdict: Verdict::OutOfTime, ..Run::default() });
    assert_eq!(one, "     common at this problem: one\n");
}

#[test]
fn moves_that_do_not_lead_to_the_goal_are_told_from_other_wrong_answers() {
    let shown = |program: &str, input: &str, output: &str| {
        judged(find(program).unwrap(), input.as_bytes(), output.as_bytes()).shows
    };
    let board = "1\n1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 0 15\n";
    assert_eq!(shown("uva10181", board, "R\n"), None);
    assert_eq!(shown("uva10181", board, "L\n"), Some(Shows::Astray));
    assert_eq!(shown("uva10181", board, "DR\n"), Some(Shows::Astray));
    assert_eq!(shown("uva10181", board, &("RL".repeat(25) + "R\n")), Some(Shows::Wrong));
    assert_eq!(shown("uva10181", board, "This puzzle is not solvable.\n"), Some(Shows::Wrong));
    assert_eq!(shown("uva10181", board, "r\n"), Some(Shows::Form));
    assert_eq!(shown("uva10181", board, "R \n"), Some(Shows::Form));
    assert_eq!(shown("uva10181", board, ""), Some(Shows::Form));
    let distant = "Puzzle #1\n6 4 7\n8 5 0\n3 2 1\nUULLDDRULDRRUULDDLURDRUULLDDRR\n\n";
    assert_eq!(shown("uva10085", "1\n\n1 2 3\n4 5 6\n7 8 0\n", distant), Some(Shows::Astray));
}

#[test]
fn the_details_are_input_output_errors_fault_and_answer_each_cut_where_it_is_long() {
    let lines = |most: usize| (1..=most).map(|number| format!("{number}\n")).collect::<String>();
    let indented = |text: &str| text.lines().map(|line| format!("    {line}\n")).collect::<String>();
    let run = Run {
        verdict: Verdict::Wrong,
        why: "board 1: no".to_string(),
        output: lines(24).into_bytes(),
        errors: ["é".repeat(200), "é".repeat(201)].join("\n").into_bytes(),
        ..Run::default()
    };
    let shown = details(find("uva652").unwrap(), lines(25).as_bytes(), &run, Some(b"\n"));
    let long = "é".repeat(200);
    let wanted = format!(
        "the input:\n{}    (lines in all: 25)\nthe output:\n{}standard error:\n    {long}\n    {long}...\n\
         what is wrong:\n    WA, board 1: no\na right answer:\n    (an empty line)\n",
        indented(&lines(24)),
        indented(&lines(24)),
    );
    assert_eq!(shown, wanted);
    let silent = Run { verdict: Verdict::Wrong, why: "no output".to_string(), ..Run::default() };
    let shown = details(find("uva652").unwrap(), b"1\n", &silent, Some(b"r"));
    let wanted =
        "the input:\n    1\nthe output:\n    (nothing)\nwhat is wrong:\n    WA, no output\na right answer:\n    r\n";
    assert_eq!(shown, wanted);
}

#[test]
fn a_row_has_the_name_the_times_the_memory_and_the_reason() {
    let run = |milliseconds: [u64; 2], memory, why: &str| {
        let [time, elapsed] = milliseconds.map(Duration::from_millis);
        Run { time, elapsed, memory, why: why.to_string(), ..Run::default() }
    };
    for (name, run, most, wanted) in [
        ("one", run([1234, 12_345], Some(3 << 19), ""), None, "  one      1.234 s   12.345 s    1.5 MB"),
        ("three", run([0, 7], None, ""), None, "  three               0.007 s"),
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
