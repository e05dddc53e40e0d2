//! A case that is slow for its number of boards.

use super::trials::{boards, early, endless_on_the_second, Model};
use scripts::boards::easy_first::easy_first;
use scripts::kit::grid::Case;
use scripts::problems::list::find;
use scripts::system::programs::root;
use scripts::tools::judge::run::Run;
use scripts::tools::judge::slow::{most, part_judged, slow, whole_judged};
use scripts::tools::judge::trial::Program;
use scripts::tools::judge::verdict::Verdict::*;
use std::time::Duration;

const UNNAMED: &str = "the statement names no number of boards, so it does not count";

#[test]
fn a_slow_case_counts_only_if_an_answer_is_wrong() {
    let run = |verdict, why: &str, seconds| Run { why: why.to_string(), ..early(verdict, seconds) };
    let problem = find("uva10085").unwrap();
    for (whole, said) in [
        (run(Wrong, "board 7: no", 22.5), "WA, board 7: no; 22.5 s needed"),
        (run(OutOfMemory, "more than 32 MB", 4.0), "MLE, more than 32 MB; 4.00 s needed"),
    ] {
        let judged = whole_judged(problem, whole, 200);
        assert_eq!(format!("{}, {}", judged.verdict, judged.why), said);
        assert!(judged.verdict.is_fault());
    }
    let right = "slow, more than 30 s for 200 boards; the first board judged, and right, 2.00 s a board; ";
    for (part, said) in [
        (run(Accepted, "", 2.0), format!("{right}{UNNAMED}")),
        (run(OutOfTime, "more than 30 s", 30.0), "TLE, before; the first board alone: more than 30 s".to_string()),
    ] {
        let judged = part_judged(problem, run(OutOfTime, "before", 3.0), part, [1, 200], Duration::from_secs(30));
        assert_eq!(format!("{}, {}", judged.verdict, judged.why), said);
    }
    let cases = whole_judged(find("boj11112").unwrap(), run(Accepted, "", 22.5), 200).why;
    assert!(cases.ends_with("; the statement names at most 100 boards, so it does not count"), "{cases}");
}

#[test]
fn all_boards_have_ten_times_the_limit_or_thirty_seconds() {
    for (limit, time) in [(1, 10), (3, 30), (5, 30), (40, 40)] {
        assert_eq!(most(Duration::from_secs(limit)), Duration::from_secs(time));
    }
}

/// The limit is 3 s, so all 100 boards may take 30 s.
#[test]
fn a_slow_case_is_judged_by_its_beginning() {
    let drawn: Vec<Case> = easy_first(find("uva652").unwrap(), 1).unwrap().take(100).collect();
    let each = |seconds: f64| move |cases: &[Case]| Ok(seconds * cases.len() as f64);
    let wrong_on_less_than_32 = |cases: &[Case]| if cases.len() < 32 { Err(Wrong) } else { Ok(99.0) };
    let beginning = |over, first| {
        format!("slow, more than {over} s for 100 boards; the first {first} boards judged, and right, 0.500 s a board; {UNNAMED}")
    };
    let after_30 = "TLE, as TLE does; the first 30 boards together: as TLE does";
    let first_31 = "WA, the first 31 boards judged, as all take more than 30 s: as WA does";
    for (cost, slowest, said, runs) in [
        (
            &each(0.25) as &dyn Fn(&[Case]) -> _,
            0.25,
            &*format!("slow, 25.0 s for 100 boards, 0.250 s a board; {UNNAMED}"),
            &[Accepted][..],
        ),
        (&each(0.5), 0.5, &beginning(30, 30), &[OutOfTime, Accepted]),
        // Twice as long for all as there is time: this is not tried.
        (&each(0.5), 0.61, &beginning(3, 24), &[Accepted]),
        // The number of boards alone is not the reason.
        (&endless_on_the_second, 0.001, "TLE, as TLE does; together more than 30 s", &[OutOfTime]),
        (&endless_on_the_second, 0.5, after_30, &[OutOfTime, OutOfTime]),
        (&wrong_on_less_than_32, 0.3, first_31, &[OutOfTime, Wrong]),
    ] {
        let model = Model::of(30.0, cost);
        let whole = || Ok(model.run(&drawn, None)?.unwrap());
        let (problem, limit) = (find("uva652").unwrap(), Duration::from_secs(3));
        let run = slow(problem, whole, &model, limit, &drawn, early(OutOfTime, 3.0), Duration::from_secs_f64(slowest));
        let run = run.unwrap();
        assert_eq!((&*format!("{}, {}", run.verdict, run.why), &model.verdicts.borrow()[..]), (said, runs));
    }
}

#[test]
fn a_statement_or_its_sample_names_a_number_of_boards() {
    for (program, case, is_named) in [
        ("uva652", "many", false),
        ("uva652", "sample", true),
        ("uva10181", "sample", true),
        ("uva10181", "up_to_45", false),
        ("uva10085", "each_blank", false),
        ("boj11112", "many", true),
        ("poj1077", "hardest", true),
    ] {
        let input = std::fs::read(root().join(format!("judge_inputs/{program}/{case}.in"))).unwrap();
        assert_eq!(find(program).unwrap().names_number(case, &input), is_named, "{program}, {case}");
    }
    let input = find("boj11112").unwrap().input_of(&boards("boj11112", &[Some(1); 101]));
    assert!(!find("boj11112").unwrap().names_number("own", input.as_bytes()), "at most 100 are named");
}
