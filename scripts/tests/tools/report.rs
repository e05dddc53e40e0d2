//! What the report of `judge` says of a run, by its figures alone.

use scripts::problems::contract::Shows;
use scripts::problems::list::find;
use scripts::tools::judge::report::{common, details};
use scripts::tools::judge::run::Run;
use scripts::tools::judge::verdict::Verdict;

#[test]
fn the_mistakes_that_are_named_are_those_that_show_as_this_fault() {
    let pitfalls = find("uva10085").unwrap().pitfalls;
    for (verdict, is_of_form, shows) in [
        (Verdict::Accepted, false, None),
        (Verdict::Presentation, true, Some(Shows::Form)),
        (Verdict::Wrong, true, Some(Shows::Form)),
        (Verdict::Wrong, false, Some(Shows::Wrong)),
        (Verdict::OutOfTime, false, Some(Shows::Costly)),
        (Verdict::OutOfMemory, false, Some(Shows::Costly)),
        (Verdict::TooMuchOutput, false, None),
        (Verdict::RuntimeError, false, None),
        (Verdict::NotRun, false, None),
    ] {
        let applying = pitfalls.iter().filter(|pitfall| Some(pitfall.shows) == shows);
        let lines: String =
            applying.map(|pitfall| format!("     common at this problem: {}\n", pitfall.text[0])).collect();
        assert_eq!(common(pitfalls, &Run { verdict, is_of_form, ..Run::default() }), lines, "{verdict}");
        assert_eq!(lines.is_empty(), shows.is_none());
    }
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
