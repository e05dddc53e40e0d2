//! How far a program came, and the board at fault after TLE, MLE or RE.

use super::trials::{boards, breadth_first, early, endless, moves, trial, Model};
use scripts::cli::progress::Progress;
use scripts::kit::grid::Case;
use scripts::kit::oracle::{Oracle, Rule};
use scripts::problems::list::find;
use scripts::tools::judge::reach::{finished, reach, search_after};
use scripts::tools::judge::run::Run;
use scripts::tools::judge::trial::Program;
use scripts::tools::judge::verdict::Verdict::*;
use slidekit::search::Answer;
use std::time::Duration;

/// What is said of a run on the boards of an input, and the seconds spent to find it.
fn named(model: &Model, program: &str, cases: &[Case], run: &Run) -> (String, f64) {
    let progress = Progress::new(0);
    let trial = trial(model, program, &progress);
    let said = reach(&trial, trial.problem.input_of(cases).as_bytes(), run, false).unwrap().said;
    (said, model.now().as_secs_f64())
}

const SILENT: &str = "; no answer was printed before it ended (its output may be in a buffer)";

#[test]
fn the_board_at_fault_is_named_within_ten_seconds() {
    let mut wanted: Vec<Option<usize>> = (1..=24).map(Some).collect();
    wanted[11] = None;
    let cases = boards("hdu1043", &wanted);
    let at_20 = |cases: &[Case]| Ok(if cases.iter().any(|case| moves(case) == Some(20)) { 9.0 } else { 0.01 });
    let slowest = "; the time to find the board was over after 2 boards; the slowest, board 12, takes 4.50 s";
    for (cost, verdict, said) in [
        // Buffered: only its runs on single boards tell.
        (&endless as &dyn Fn(&[Case]) -> _, OutOfTime, "; board 12 alone: as TLE does"),
        (&at_20, OutOfTime, "; board 20 alone: as TLE does"),
        (&breadth_first, OutOfTime, "; board 12 alone: as TLE does"),
        (&|_| Ok(0.3), OutOfTime, "; board 12 alone takes 0.300 s, the others less"),
        (&|_| Ok(4.5), OutOfTime, slowest),
        (&|_| Err(RuntimeError), RuntimeError, "; board 1 alone: the same"),
        (&|_| Err(OutOfMemory), OutOfMemory, "; board 1 alone: as MLE does"),
        (&|_| Ok(0.01), RuntimeError, "; no board fails like this by itself"),
    ] {
        let model = Model::of(5.0, cost);
        let (words, seconds) = named(&model, "hdu1043", &cases, &early(verdict, 5.0));
        assert_eq!(words, format!("{SILENT}{said}"));
        assert!(seconds <= 10.0, "{said}: {seconds} s");
    }
    let never = |_: &[Case]| Ok(11.0);
    let (words, _) = named(&Model::of(12.0, &never), "hdu1043", &cases, &early(OutOfTime, 12.0));
    assert_eq!(words, format!("{SILENT}; no time was left to find the board"));
}

#[test]
fn a_program_that_prints_each_answer_tells_where_it_is() {
    let (cases, answers) = answers(3);
    let right = |count: usize| answers[..count].concat();
    // Board 2 takes 0.8 of the second that is the limit, and the others run into it only together.
    let second = |cases: &[Case]| Ok(cases.iter().map(|case| if moves(case) == Some(1) { 0.8 } else { 0.15 }).sum());
    let growth = |pairs: &[(f64, usize)]| -> Vec<(Duration, u64)> {
        pairs.iter().map(|&(time, answers)| (Duration::from_secs_f64(time), right(answers).len() as u64)).collect()
    };
    let (all, none) = ("; all 4 boards are answered, and right", "; no board fails like this by itself");
    for (verdict, output, growth, said) in [
        (
            OutOfTime,
            right(3),
            growth(&[(0.1, 1), (0.9, 2), (0.95, 3)]),
            "; answered 3 of 4, the first 3 right; board 2 alone takes 0.800 s",
        ),
        // It stood still as long before the first answer as after it.
        (
            OutOfTime,
            right(1),
            growth(&[(0.5, 1)]),
            "; answered 1 of 4, the first 1 right; board 2 alone takes 0.800 s, the others less",
        ),
        (RuntimeError, right(2), vec![], &format!("; answered 2 of 4, the first 2 right{none}")),
        (OutOfTime, right(4), vec![], &format!("{all}; board 2 alone takes 0.800 s, the others less")),
        (RuntimeError, right(4), vec![], &format!("{all}{none}")),
    ] {
        let run = Run { output: output.into_bytes(), growth, ..early(verdict, 1.0) };
        assert_eq!(named(&Model::of(1.0, &second), "hdu1043", &cases, &run).0, said);
    }
    for (output, said) in
        [(right(1) + "lr\n", "; answered 1 of 4 right, then board 2: "), ("u\n".into(), "; board 1: ")]
    {
        let run = Run { output: output.into_bytes(), ..early(OutOfTime, 1.0) };
        let (words, _) = named(&Model::of(1.0, &second), "hdu1043", &cases, &run);
        assert!(words.starts_with(said), "{words}");
    }
    let (words, _) = named(&Model::of(1.0, &second), "hdu1043", &cases[..1], &early(OutOfTime, 1.0));
    assert_eq!(words, "", "an input of one board");
}

/// The answers to boards of 0, 1, 2, .. moves, as many as are wanted, and the boards.
fn answers(most: usize) -> (Vec<Case>, Vec<String>) {
    let cases = boards("hdu1043", &(0..=most).map(Some).collect::<Vec<_>>());
    let answer = |case: &Case| {
        let Some(Answer::Moves(moves)) = Oracle::new(Rule::Fewest, None).truth(case) else { unreachable!() };
        moves.iter().map(|&mv| ["d", "l", "r", "u"][mv as usize]).collect::<String>() + "\n"
    };
    let answers = cases.iter().map(answer).collect();
    (cases, answers)
}

#[test]
fn after_tle_the_board_after_the_last_answer_is_the_first_suspect() {
    let (cases, answers) = answers(5);
    let output = answers[..3].concat().into_bytes();
    // Its start took longest; then it answered three boards at once.
    let growth = vec![(Duration::from_secs_f64(0.6), output.len() as u64)];
    let run = Run { output: output.clone(), growth: growth.clone(), ..early(OutOfTime, 1.0) };
    let endless_on = |wanted: usize| {
        move |cases: &[Case]| Ok(if cases.iter().any(|case| moves(case) == Some(wanted)) { 9.0 } else { 0.6 })
    };
    for (wanted, said) in [(3, "; board 4 alone: as TLE does"), (5, "; board 1 alone takes 0.600 s")] {
        let (words, _) = named(&Model::of(1.0, &endless_on(wanted)), "hdu1043", &cases, &run);
        assert_eq!(words, format!("; answered 3 of 6, the first 3 right{said}"));
    }
    // On board 4, it prints moves without an end.
    let prints = |cases: &[Case]| if moves(&cases[0]) == Some(3) { Err(TooMuchOutput) } else { Ok(0.6) };
    let on = Run { output: [&output[..], b"uuuu"].concat(), growth: vec![], ..run.clone() };
    let (words, _) = named(&Model::of(1.0, &prints), "hdu1043", &cases, &on);
    assert_eq!(words, "; answered 3 of 6, the first 3 right; board 4 alone: as OLE does");
    // It answered board 1 among others, and never ends on it alone.
    let cut = Run { output: [&output[..], b"u"].concat(), growth, ..early(OutOfTime, 1.0) };
    let (words, seconds) = named(&Model::of(1.0, &|_| Ok(9.0)), "hdu1043", &cases, &cut);
    let end = "board 1 alone: as TLE does, though it was answered: does its loop see the end of the input?";
    assert_eq!(words, format!("; answered 3 of 6, the first 3 right; {end}"));
    assert!(seconds < 1.1, "it runs once: {seconds} s");
}

#[test]
fn what_a_program_does_after_its_answers_is_told() {
    let (cases, answers) = answers(2);
    let (problem, all) = (find("hdu1043").unwrap(), answers.concat());
    let status = Run { why: "exit status: 1".to_string(), has_ended: true, ..early(RuntimeError, 0.1) };
    let printed_at = |time| vec![(Duration::from_secs_f64(time), all.len() as u64)];
    let late = Run { growth: printed_at(0.97), ..early(OutOfTime, 1.0) };
    let early_on = Run { growth: printed_at(0.9), ..early(OutOfTime, 1.0) };
    let asleep = Run { elapsed: Duration::from_secs(9), slept: Duration::from_secs(8), ..early(OutOfTime, 1.0) };
    let (stopped, flooding) = (early(OutOfTime, 1.0), early(TooMuchOutput, 1.0));
    let (with_more, end) = (all.clone() + "r\n", ": does its loop see the end of the input?");
    for (run, output, then) in [
        (&status, &all[..], Some("; then exit status: 1")),
        (&status, all.trim_end(), Some("; then exit status: 1")),
        (&status, &with_more, None),
        (&status, &answers[..2].concat(), None),
        (&status, "", None),
        (&stopped, &all, Some("; then it does not endEND")),
        (&early_on, &all, Some("; then it does not endEND")),
        (&asleep, &all, Some("; then it does not end")),
        (&late, &all, None),
        (&Run { has_ended: true, ..stopped.clone() }, &all, None),
        (&stopped, &all.replace('r', "l"), None),
        (&stopped, &with_more, Some("; then it goes on printingEND")),
        (&flooding, &with_more, Some("; then it goes on printingEND")),
        (&early(OutOfMemory, 1.0), &all, None),
    ] {
        let why = if run.verdict == RuntimeError { String::new() } else { format!("{}; ", run.why) };
        let said = then.map(|then| format!("{why}all 3 boards are answered, and right{}", then.replace("END", end)));
        let run = Run { output: output.as_bytes().to_vec(), ..run.clone() };
        assert_eq!(finished(problem, problem.input_of(&cases).as_bytes(), &run), said, "{}, {output:?}", run.verdict);
    }
    let one = Run { output: b"r\n".to_vec(), ..status };
    let said = finished(find("poj1077").unwrap(), b"1 2 3 4 5 6 7 x 8\n", &one);
    assert_eq!(said.as_deref(), Some("the board is answered, and right; then exit status: 1"));
}

#[test]
fn the_search_for_a_board_is_longer_on_a_busy_machine() {
    for (time, elapsed, slept, wanted) in [
        (3.0, 3.1, 0.1, 10.0),
        (3.0, 6.0, 0.0, 20.0),
        (3.0, 90.0, 0.0, 100.0),
        (0.1, 9.0, 8.9, 10.0),
        (0.0, 0.0, 0.0, 10.0),
    ] {
        let [time, elapsed, slept] = [time, elapsed, slept].map(Duration::from_secs_f64);
        let search = search_after(&Run { time, elapsed, slept, ..Run::default() });
        assert!((search.as_secs_f64() - wanted).abs() < 0.01, "{time:?}, {elapsed:?}: {search:?}");
    }
}

#[test]
fn without_time_a_board_is_taken_to_need_what_an_answer_took() {
    let ((cases, answers), progress, model) = (answers(5), Progress::new(0), Model::of(12.0, &|_| Ok(11.0)));
    let trial = trial(&model, "hdu1043", &progress);
    let run = Run { output: answers[..4].concat().into_bytes(), ..early(OutOfTime, 12.0) };
    let reached = reach(&trial, trial.problem.input_of(&cases).as_bytes(), &run, true).unwrap();
    assert_eq!(reached.slowest, Some(Duration::from_secs(3)));
}
