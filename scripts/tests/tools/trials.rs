//! How `judge` finds what fails: `--stress`, and the board at fault after TLE, MLE or RE. The programs are models: functions
//! from boards to figures, on a clock of their own.

use scripts::boards::easy_first::easy_first;
use scripts::cli::progress::Progress;
use scripts::kit::grid::Case;
use scripts::kit::oracle::Oracle;
use scripts::kit::oracle::Rule;
use scripts::problems::description::described;
use scripts::problems::list::{find, PROBLEMS};
use scripts::problems::problem::Problem;
use scripts::problems::{goals, reader};
use scripts::system::programs::root;
use scripts::tools::judge::reach::{finished, reach, search_after, SEARCH};
use scripts::tools::judge::run::Run;
use scripts::tools::judge::slow::{most, part_judged, slow, whole_judged};
use scripts::tools::judge::smaller::smallest;
use scripts::tools::judge::stress::{end, search, Ending, Found, TIME};
use scripts::tools::judge::times::Times;
use scripts::tools::judge::trial::{hardest_first, Failing, Program, Trial};
use scripts::tools::judge::verdict::Verdict::{self, *};
use slidekit::search::Answer;
use std::cell::{Cell, RefCell};
use std::collections::{BTreeSet, HashSet};
use std::sync::OnceLock;
use std::time::Duration;

/// A program that takes so many seconds for an input, or ends early in this way.
struct Model<'a> {
    cost: &'a dyn Fn(&[Case]) -> Result<f64, Verdict>,
    limit: f64,
    /// The seconds of wall-clock time that each run takes besides.
    idle: f64,
    spent: Cell<Duration>,
    /// The verdicts of the runs that were not cut off.
    verdicts: RefCell<Vec<Verdict>>,
}

impl Model<'_> {
    fn of(limit: f64, cost: &dyn Fn(&[Case]) -> Result<f64, Verdict>) -> Model<'_> {
        Model { cost, limit, idle: 0.002, spent: Cell::default(), verdicts: RefCell::default() }
    }
}

impl Program for Model<'_> {
    fn now(&self) -> Duration {
        self.spent.get()
    }

    fn run(&self, cases: &[Case], end: Option<Duration>) -> Result<Option<Run>, String> {
        let (verdict, time) = match (self.cost)(cases) {
            Ok(time) if time <= self.limit => (Accepted, time),
            Ok(_) => (OutOfTime, self.limit),
            Err(verdict) => (verdict, 0.01),
        };
        let (time, now) = (Duration::from_secs_f64(time), self.now());
        let idle = Duration::from_secs_f64(self.idle);
        let after = now + time + idle;
        self.spent.set(end.map_or(after, |end| after.min(end)));
        if end.is_some_and(|end| after > end) {
            return Ok(None);
        }
        self.verdicts.borrow_mut().push(verdict);
        let why = format!("as {verdict} does");
        // The wall-clock time of the run does not count, whatever it is.
        Ok(Some(Run { verdict, why, time, elapsed: 3 * time + idle, ..Run::default() }))
    }
}

/// The fewest moves of a board, or `None` if it is unsolvable.
fn moves(case: &Case) -> Option<usize> {
    thread_local!(static ORACLE: RefCell<Oracle> = RefCell::new(Oracle::new(Rule::Fewest, None)));
    match ORACLE.with_borrow_mut(|oracle| oracle.truth(case)) {
        Some(Answer::Moves(moves)) => Some(moves.len()),
        _ => None,
    }
}

/// The boards of UVa 652 with seed 4, which are drawn once for all tests.
static DRAWN: OnceLock<Vec<Case>> = OnceLock::new();

/// Runs `--stress` of so many boards within so many seconds.
fn stressed(model: &Model, program: &str, most: usize, seconds: f64) -> (Found, String) {
    let (problem, progress) = (find(program).unwrap(), &Progress::new(0));
    let (time, limit) = (Duration::from_secs_f64(seconds), Duration::from_secs_f64(model.limit));
    let trial = Trial { problem, program: model, limit, end: end(time), progress };
    let drawn = || easy_first(problem, 4).unwrap();
    let cases: &mut dyn Iterator<Item = Case> = match program {
        "uva652" => &mut DRAWN.get_or_init(|| drawn().take(1000).collect()).iter().cloned(),
        _ => &mut drawn(),
    };
    let found = search(&trial, cases.take(most), most, time).unwrap();
    let said = found.said(most, 4, time);
    (found, said)
}

/// Breadth-first search: each board takes twice as long as one that needs a move less.
fn breadth_first(cases: &[Case]) -> Result<f64, Verdict> {
    Ok(cases.iter().map(|case| 1e-4 * f64::powi(2.0, moves(case).unwrap_or(31) as i32)).sum())
}

/// Never ends on an unsolvable board.
fn endless(cases: &[Case]) -> Result<f64, Verdict> {
    Ok(if cases.iter().all(Case::solvable) { 0.001 * cases.len() as f64 } else { f64::INFINITY })
}

/// Never ends on a second board.
fn endless_on_the_second(cases: &[Case]) -> Result<f64, Verdict> {
    Ok(if cases.len() == 1 { 0.001 } else { f64::INFINITY })
}

/// Never ends on more than four boards, and breaks off on two or more that need more than eight moves in all.
fn endless_or_broken(cases: &[Case]) -> Result<f64, Verdict> {
    match cases.len() {
        5.. => Ok(f64::INFINITY),
        2.. if all_moves(cases) > 8 => Err(RuntimeError),
        _ => Ok(0.001),
    }
}

/// Never ends on an unsolvable board among three or more others, and breaks off on it alone.
fn broken_alone(cases: &[Case]) -> Result<f64, Verdict> {
    match cases {
        [case] if !case.solvable() => Err(RuntimeError),
        [_, _, _, _, ..] => endless(cases),
        _ => Ok(0.001),
    }
}

/// Never ends on three or more boards that need more than ten moves in all.
fn endless_on_many_moves(cases: &[Case]) -> Result<f64, Verdict> {
    Ok(if cases.len() > 2 && all_moves(cases) > 10 { f64::INFINITY } else { 0.001 })
}

fn all_moves(cases: &[Case]) -> usize {
    cases.iter().filter_map(moves).sum()
}

/// Never ends on a third board.
fn endless_from_the_third(cases: &[Case]) -> Result<f64, Verdict> {
    Ok(if cases.len() < 3 { 0.001 } else { f64::INFINITY })
}

/// Breaks off on two unsolvable boards.
fn broken_by_two(cases: &[Case]) -> Result<f64, Verdict> {
    match cases.iter().filter(|case| !case.solvable()).count() {
        0 | 1 => Ok(0.001),
        _ => Err(RuntimeError),
    }
}

/// A right program would be blamed for its answer to a board that its judge never gives.
#[test]
fn no_board_is_unsolvable_where_the_judge_has_none() {
    let mut drawn = Vec::new();
    for problem in PROBLEMS.iter().filter(|problem| !problem.output.named) {
        let boards = (problem.input.shape, problem.input.goal);
        if !drawn.contains(&boards) {
            drawn.push(boards);
            let cases: Vec<Case> = easy_first(problem, 2).unwrap().take(25).collect();
            assert!(cases.iter().all(Case::solvable), "{}", problem.program);
        }
    }
    assert!(drawn.len() > 3);
}

/// A fault on the only solved board, or on boards that the judge promises not to have, would be no fault of the program.
#[test]
fn the_solved_board_is_solvable_and_none_is_harder_than_the_judge_promises() {
    for seed in 1..=20 {
        let solved = easy_first(find("leetcode773").unwrap(), seed).unwrap().next().unwrap();
        assert!(solved.start == solved.goal, "seed {seed}");
    }
    let drawn = easy_first(find("uva10181").unwrap(), 1).unwrap().take(300);
    assert_eq!(drawn.filter_map(|case| moves(&case)).max(), Some(45));
}

/// The boards of an input double up to 64, as far as a quarter of the limit allows. Two boards tell what each takes.
#[test]
fn inputs_grow_by_the_time_that_a_board_takes() {
    for (each, sizes) in [
        (0.0, "1 2 4 8 16 32 64 64 9"),
        (0.0001, "1 2 4 8 16 32 64 64 9"),
        (0.03, &format!("1 2 4{} 1", " 8".repeat(24))),
        (0.1, &format!("1{}", " 2".repeat(99) + " 1")),
        (0.3, &format!("1 2{}", " 1".repeat(197))),
        // Two boards are out of time; each of them, twice by itself, is not.
        (0.9, &format!("1 2{}", " 1".repeat(4 + 197))),
    ] {
        let ran = RefCell::new(Vec::new());
        let cost = |cases: &[Case]| {
            ran.borrow_mut().push(cases.len().to_string());
            Ok(each * cases.len() as f64)
        };
        let (found, said) = stressed(&Model::of(1.0, &cost), "uva652", 200, 1000.0);
        assert!(found.boards == 200 && matches!(found.end, Ending::Right), "{each}: {said}");
        assert_eq!(ran.borrow().join(" "), sizes, "{each}");
    }
}

#[test]
fn stress_never_hides_a_run_that_was_not_accepted() {
    for (name, cost) in [
        ("breadth-first", &breadth_first as &dyn Fn(&[Case]) -> _),
        ("endless", &endless),
        ("endless on the second", &endless_on_the_second),
    ] {
        for seconds in [0.1, 0.5, 1.0, 2.0, 3.0, 4.0, 5.0, 7.5, 10.0, 20.0, 60.0] {
            let model = Model::of(3.0, cost);
            let (found, said) = stressed(&model, "uva652", 1000, seconds);
            let all_right = model.verdicts.borrow().iter().all(|&verdict| verdict == Accepted);
            assert_eq!(said.starts_with("no fault"), all_right && found.boards > 0, "{name}, {seconds} s: {said}");
            assert_eq!(matches!(found.end, Ending::Right), all_right, "{name}, {seconds} s: {said}");
        }
    }
}

#[test]
fn stress_has_a_minute_for_its_boards_and_a_quarter_more_to_find_the_fault() {
    assert_eq!((TIME, end(TIME)), (Duration::from_secs(60), Duration::from_secs(75)));
}

#[test]
fn stress_says_what_it_found_and_why_it_ended() {
    for (cost, most, seconds, said) in [
        (&(|_: &[Case]| Ok(0.01)) as &dyn Fn(&[Case]) -> _, 40, 60.0, "no fault on 40 of 40 boards, seed 4"),
        (&|_| Ok(0.2), 1000, 1.0, "no fault on 31 of 1000 boards, seed 4: the 1 s were over (--time)"),
        (&endless, 1000, 60.0, "TLE after 7 boards, seed 4; the smallest input found: 1 board, unsolvable"),
        (&endless, 1000, 8.0, "TLE after 7 boards, seed 4; the smallest input found: 1 board, unsolvable"),
        (&endless, 1000, 5.0, "TLE after 7 boards, seed 4; the smallest input found: 1 board, unsolvable"),
        (&endless, 1000, 2.0, "TLE on an input of 4 boards, seed 4; no time was left to find which"),
        (&broken_alone, 1000, 60.0, "RE after 7 boards, seed 4; the smallest input found: 1 board, unsolvable"),
        (&endless_on_the_second, 9, 60.0, "TLE after 3 boards, seed 4; the smallest input found: 2 boards"),
        (
            &|_| Ok(f64::INFINITY),
            1,
            60.0,
            "TLE after 1 board, seed 4; the smallest input found: 1 board whose fewest moves are 0",
        ),
        (&endless_from_the_third, 40, 60.0, "TLE after 7 boards, seed 4; the smallest input found: 3 boards"),
        (&endless_or_broken, 40, 60.0, "RE after 15 boards, seed 4; the smallest input found: 3 boards"),
        (&broken_by_two, 1000, 60.0, "RE after 15 boards, seed 4; the smallest input found: 2 boards"),
        (&endless_on_many_moves, 40, 60.0, "TLE after 15 boards, seed 4; the smallest input found: 4 boards"),
        (&endless_on_many_moves, 40, 7.0, "TLE after 15 boards, seed 4; the smallest input found: 6 boards"),
        (&endless_on_many_moves, 40, 3.0, "TLE after 15 boards, seed 4; the smallest input found: 8 boards"),
        (
            &|_| Err(Wrong),
            9,
            60.0,
            "WA after 1 board, seed 4; the smallest input found: 1 board whose fewest moves are 0",
        ),
        (
            &|_| Err(Wrong),
            9,
            0.0,
            "WA after 1 board, seed 4; the smallest input found: 1 board whose fewest moves are 0",
        ),
        (&|cases| Ok(0.4 * cases.len() as f64), 5, 60.0, "no fault on 5 of 5 boards, seed 4"),
        (&|cases| Ok(0.4 * cases.len() as f64), 1000, 2.0, "slow: only 5 boards in 2.01 s, seed 4; a slow input:"),
    ] {
        let model = Model::of(3.0, cost);
        let (found, told) = stressed(&model, "uva652", most, seconds);
        assert_eq!(told, said, "{:?}", model.verdicts);
        let file = if said.starts_with("slow") { "uva652-slow.in" } else { "uva652-failing.in" };
        assert!(said.starts_with("no fault") || found.end.file("uva652") == file, "{said}");
        assert_eq!(found.end.fault().is_some(), !said.starts_with("no fault") && !said.starts_with("slow"), "{said}");
    }
}

#[test]
fn the_fewest_moves_of_a_board_are_not_told_where_they_are_not_known() {
    let wrong_on_25 = |cases: &[Case]| if cases[0].start.tiles.len() < 25 { Ok(0.001) } else { Err(Wrong) };
    let (_, said) = stressed(&Model::of(3.0, &wrong_on_25), "hackerrank_npuzzle", 1000, 60.0);
    assert!(said.starts_with("WA after ") && said.ends_with("; the smallest input found: 1 board"), "{said}");
}

/// Of two to nine boards, those with which alone a program fails are found wherever they are.
#[test]
fn an_input_of_any_size_shrinks_to_the_boards_that_fail() {
    let drawn: Vec<Case> = easy_first(find("hdu1043").unwrap(), 1).unwrap().skip(20).take(9).collect();
    for size in 2..=9 {
        for (one, other) in (0..size).flat_map(|one| (one..size).map(move |other| (one, other))) {
            let mut wanted = vec![drawn[one].clone(), drawn[other].clone()];
            wanted.dedup();
            let cost = |cases: &[Case]| {
                if wanted.iter().all(|case| cases.contains(case)) {
                    Err(RuntimeError)
                } else {
                    Ok(0.001)
                }
            };
            let (model, problem, progress) = (Model::of(1.0, &cost), find("hdu1043").unwrap(), &Progress::new(0));
            let trial = Trial { problem, program: &model, limit: Duration::from_secs(1), end: SEARCH, progress };
            let failing = Failing { cases: drawn[..size].to_vec(), run: early(RuntimeError, 0.01) };
            assert_eq!(smallest(&trial, failing).unwrap().cases, wanted, "{one} and {other} of {size}");
        }
    }
}

/// The goal of UVa 10085 is the board that is farthest from the start.
#[test]
fn a_goal_that_the_start_decides_is_that_of_each_board() {
    let (problem, progress) = (find("uva10085").unwrap(), &Progress::new(0));
    let has_its_goal = |case: &Case| problem.input.goal.of(&case.start).as_ref() == Some(&case.goal);
    let drawn: Vec<Case> = easy_first(problem, 1).unwrap().take(5).collect();
    assert!(drawn.iter().all(has_its_goal));
    let model = Model::of(1.0, &|_| Err(Wrong));
    let trial = Trial { problem, program: &model, limit: Duration::from_secs(1), end: SEARCH, progress };
    let cases = smallest(&trial, Failing { cases: drawn, run: early(Wrong, 0.01) }).unwrap().cases;
    assert!(cases.len() == 1 && has_its_goal(&cases[0]), "{cases:?}");
}

/// Boards of three moves and more take more than half of the limit each.
#[test]
fn boards_that_take_too_long_only_together_are_no_fault() {
    let each = |case: &Case| if moves(case) >= Some(3) { 0.3 } else { 0.005 };
    let sum = |cases: &[Case]| Ok(cases.iter().map(each).sum());
    let (found, said) = stressed(&Model::of(0.5, &sum), "uva652", 15, 60.0);
    let note = "; 1 input took too long as a whole, but no board alone";
    assert_eq!((found.together, said), (1, format!("no fault on 15 of 15 boards, seed 4{note}")));
}

/// Four boards take longer than the limit, and each half of them takes so much of it.
#[test]
fn halves_that_take_most_of_the_limit_together_are_no_fault() {
    let cases = boards("hdu1043", &[Some(1), Some(2), Some(3), Some(4)]);
    for (half, is_fault) in [(0.24, true), (0.26, false)] {
        let cost = |cases: &[Case]| Ok([0.01, half, f64::INFINITY, f64::INFINITY][cases.len() - 1]);
        let (model, problem, progress) = (Model::of(1.0, &cost), find("hdu1043").unwrap(), &Progress::new(0));
        let trial = Trial { problem, program: &model, limit: Duration::from_secs(1), end: SEARCH, progress };
        let fault = trial.fault(&cases, early(OutOfTime, 1.0)).unwrap();
        assert_eq!(fault.is_some(), is_fault, "two boards take {half} s");
    }
}

#[test]
fn a_slow_program_is_shown_by_its_slowest_board() {
    // A board of 3 moves takes half of the limit.
    let cost = |cases: &[Case]| Ok(cases.iter().map(|case| if moves(case) == Some(3) { 0.25 } else { 0.1 }).sum());
    let (found, _) = stressed(&Model::of(0.5, &cost), "hdu1043", 1000, 3.0);
    let Ending::Slow(slow) = found.end else { panic!("it is not slow") };
    assert_eq!((moves(&slow.cases[0]), slow.run.why.as_str()), (Some(3), "0.250 s a board"));
    let (found, said) = stressed(&Model::of(0.5, &cost), "boj1525", 1000, 3.0);
    assert!(found.end.failing().is_none(), "an input is one board there, and within the limit: {said}");
    // One board of 3 moves and one of 2, in one input, take longer than one of 4.
    let each = |case: &Case| match moves(case) {
        None | Some(0..=2) => 0.06,
        Some(3) => 0.14,
        _ => 0.17,
    };
    let cost = |cases: &[Case]| Ok(cases.iter().map(each).sum());
    let (found, _) = stressed(&Model::of(0.5, &cost), "uva652", 1000, 3.0);
    let Ending::Slow(slow) = &found.end else { panic!("it is not slow") };
    assert_eq!((moves(&slow.cases[0]), slow.run.why.as_str()), (Some(4), "0.170 s a board"));
    let common = "     common at this problem: a search for each board may be too slow: ";
    assert!(found.common(find("uva652").unwrap()).starts_with(common));
}

/// What a program takes once is not a time of its boards: neither makes it slow nor keeps an input small.
#[test]
fn start_up_is_not_charged_to_the_boards() {
    for (start_up, limit, seconds, boards) in [
        (0.6, 3.0, 0.5, 1),
        (0.45, 3.0, 5.0, 383),
        (0.45, 3.0, 20.0, 1000),
        (0.6, 3.0, 5.0, 255),
        (0.6, 3.0, 20.0, 1000),
        (0.6, 1.0, 60.0, 1000),
    ] {
        let cost = |cases: &[Case]| Ok(start_up + 1e-4 * cases.len() as f64);
        let (found, said) = stressed(&Model::of(limit, &cost), "uva652", 1000, seconds);
        assert!(matches!(found.end, Ending::Right), "{start_up}: {said}");
        assert_eq!(found.boards, boards, "{start_up} s of {limit} s, within {seconds} s");
    }
    let cost = |cases: &[Case]| Ok(0.6 + 0.35 * cases.len() as f64);
    let (found, said) = stressed(&Model::of(3.0, &cost), "uva652", 1000, 20.0);
    let Ending::Slow(slow) = found.end else { panic!("{said}") };
    assert_eq!(slow.run.why, "0.350 s a board beyond 0.600 s of start-up");
}

/// A run on three boards that takes as long as one, or three times as long, and what lies between.
#[test]
fn start_up_is_what_more_boards_do_not_take_again() {
    for (runs, start_up, each) in [
        (&[(1, 600)][..], 600, 0),
        (&[(1, 600), (1, 600)], 0, 600),
        (&[(1, 600), (3, 600)], 600, 0),
        (&[(1, 600), (3, 1800)], 0, 600),
        (&[(1, 600), (3, 1000)], 400, 200),
        // The first run took longer than usual, and a later one less than any other.
        (&[(1, 800), (3, 600), (7, 650)], 600, 22),
        // Harder boards say nothing of start-up.
        (&[(1, 600), (3, 1000), (3, 4000), (1, 900)], 400, 612),
        (&[], 0, 0),
    ] {
        let mut times = Times::default();
        runs.iter().for_each(|&(boards, time)| times.add(boards, Duration::from_millis(time)));
        let found = [times.start_up(), times.each()].map(|time| time.as_millis());
        assert_eq!(found, [start_up, each], "{runs:?}");
    }
}

#[test]
fn a_program_that_sleeps_is_not_slow() {
    let cost = |_: &[Case]| Ok(0.01);
    let model = Model { idle: 1.0, ..Model::of(3.0, &cost) };
    let wanted = "no fault on 5 of 1000 boards, seed 4: the 5 s were over (--time)";
    assert_eq!(stressed(&model, "boj1525", 1000, 5.0).1, wanted);
}

/// One board is solved, and five need each further number of moves, up to the most that any needs or the limit.
#[test]
fn boards_are_drawn_from_the_nearest_to_the_farthest_and_then_in_any_order() {
    let own = |text| -> &'static Problem { Box::leak(Box::new(described("my.txt", text).unwrap())) };
    let [limited, four] = ["answer: {moves}\nlimit: 12", "answer: {moves}\nsize: 4 x 4"].map(own);
    for (problem, most) in [(find("luogu_p1379").unwrap(), 30), (limited, 12), (four, 31)] {
        let drawn: Vec<usize> = easy_first(problem, 1).unwrap().take(300).filter_map(|case| moves(&case)).collect();
        let (first, then) = drawn.split_at(1 + 5 * most);
        assert_eq!(*first, (0..first.len()).map(|at| at.div_ceil(5)).collect::<Vec<_>>(), "{}", problem.program);
        assert!(then.iter().all(|&moves| moves <= most) && then.iter().collect::<HashSet<_>>().len() > 8, "{then:?}");
    }
}

#[test]
fn boards_of_several_sides_are_drawn_up_to_side_10() {
    for (program, sides) in [("hdu3600", (1..=10).collect::<Vec<_>>()), ("acwing108", vec![1, 3, 5, 7, 9])] {
        let drawn: Vec<Case> = easy_first(find(program).unwrap(), 1).unwrap().take(200).collect();
        let drawn: BTreeSet<usize> = drawn.iter().map(|case| case.start.columns).collect();
        assert_eq!(drawn.into_iter().collect::<Vec<_>>(), sides, "{program}");
    }
}

/// What is said of a run on the boards of an input, and the seconds spent to find it.
fn named(model: &Model, program: &str, cases: &[Case], run: &Run) -> (String, f64) {
    let (problem, progress) = (find(program).unwrap(), &Progress::new(0));
    let trial = Trial { problem, program: model, limit: Duration::from_secs_f64(model.limit), end: SEARCH, progress };
    let said = reach(&trial, problem.input_of(cases).as_bytes(), run, false).unwrap().said;
    (said, model.now().as_secs_f64())
}

/// Boards for a problem, by the numbers of their fewest moves, the unsolvable one for `None`.
fn boards(program: &str, wanted: &[Option<usize>]) -> Vec<Case> {
    let drawn: Vec<Case> = easy_first(find(program).unwrap(), 1).unwrap().take(400).collect();
    let of = |wanted| drawn.iter().find(|case| moves(case) == wanted).unwrap().clone();
    wanted.iter().map(|&wanted| of(wanted)).collect()
}

/// A run that ended early without any output.
fn early(verdict: Verdict, seconds: f64) -> Run {
    let time = Duration::from_secs_f64(seconds);
    Run { verdict, why: format!("as {verdict} does"), time, elapsed: time, ..Run::default() }
}

const SILENT: &str = "; no answer was printed before it ended (its output may be in a buffer)";

#[test]
fn the_board_at_fault_is_named_within_ten_seconds() {
    let mut wanted: Vec<Option<usize>> = (1..=24).map(Some).collect();
    wanted[11] = None;
    let cases = boards("hdu1043", &wanted);
    let at_20 = |cases: &[Case]| Ok(if cases.iter().any(|case| moves(case) == Some(20)) { 9.0 } else { 0.01 });
    for (cost, verdict, said) in [
        // Buffered: only its runs on single boards tell.
        (&endless as &dyn Fn(&[Case]) -> _, OutOfTime, "; board 12 alone: as TLE does"),
        (&at_20, OutOfTime, "; board 20 alone: as TLE does"),
        (&breadth_first, OutOfTime, "; board 12 alone: as TLE does"),
        (&|_| Ok(0.3), OutOfTime, "; board 12 alone takes 0.300 s, the others less"),
        (
            &|_| Ok(4.5),
            OutOfTime,
            "; the time to find the board was over after 2 boards; the slowest, board 12, takes 4.50 s",
        ),
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
fn the_hardest_board_is_unsolvable_or_else_large_or_else_far_and_the_first_of_equals() {
    let case = |board: &str| goals::case(reader::board(board).unwrap(), "blank-last").unwrap();
    let fifteen = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15";
    let cases = ["123456708", "123456780", fifteen, "123456078", "213456780", "123450786"].map(case);
    assert_eq!(hardest_first(&cases), [4, 2, 3, 0, 5, 1]);
}

#[test]
fn a_program_that_prints_each_answer_tells_where_it_is() {
    let cases = boards("hdu1043", &[Some(0), Some(1), Some(2), Some(3)]);
    let right = |count: usize| -> String {
        let answers = cases.iter().take(count).map(|case| {
            let Some(Answer::Moves(moves)) = Oracle::new(Rule::Fewest, None).truth(case) else { unreachable!() };
            moves.iter().map(|&mv| ["d", "l", "r", "u"][mv as usize]).collect::<String>() + "\n"
        });
        answers.collect()
    };
    // Board 2 takes 0.8 of the second that is the limit, and the others run into it only together.
    let second = |cases: &[Case]| Ok(cases.iter().map(|case| if moves(case) == Some(1) { 0.8 } else { 0.15 }).sum());
    let growth = |pairs: &[(f64, usize)]| -> Vec<(Duration, u64)> {
        pairs.iter().map(|&(time, answers)| (Duration::from_secs_f64(time), right(answers).len() as u64)).collect()
    };
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
        (OutOfTime, right(1) + "lr\n", Vec::new(), "; answered 1 of 4 right, then board 2: "),
        (
            RuntimeError,
            right(2),
            Vec::new(),
            "; answered 2 of 4, the first 2 right; no board fails like this by itself",
        ),
        (OutOfTime, "u\n".to_string(), Vec::new(), "; board 1: "),
        (
            OutOfTime,
            right(4),
            Vec::new(),
            "; all 4 boards are answered, and right; board 2 alone takes 0.800 s, the others less",
        ),
        (
            RuntimeError,
            right(4),
            Vec::new(),
            "; all 4 boards are answered, and right; no board fails like this by itself",
        ),
    ] {
        let run = Run { output: output.into_bytes(), growth, ..early(verdict, 1.0) };
        let (words, _) = named(&Model::of(1.0, &second), "hdu1043", &cases, &run);
        let is_said = if said.ends_with(": ") { words.starts_with(said) } else { words == said };
        assert!(is_said, "{words}");
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
fn a_program_that_has_answered_all_boards_is_told_what_it_does_then() {
    let (cases, answers) = answers(2);
    let problem = find("hdu1043").unwrap();
    let all = answers.concat();
    let status = Run { why: "exit status: 1".to_string(), has_ended: true, ..early(RuntimeError, 0.1) };
    let late = Run { growth: vec![(Duration::from_secs_f64(0.97), all.len() as u64)], ..early(OutOfTime, 1.0) };
    let early_on = Run { growth: vec![(Duration::from_secs_f64(0.9), all.len() as u64)], ..early(OutOfTime, 1.0) };
    let asleep = Run { elapsed: Duration::from_secs(9), slept: Duration::from_secs(8), ..early(OutOfTime, 1.0) };
    let right = "all 3 boards are answered, and right";
    let end = "does its loop see the end of the input?";
    for (run, output, said) in [
        (&status, all.clone(), Some(format!("{right}; then exit status: 1"))),
        (&status, all.trim_end().to_string(), Some(format!("{right}; then exit status: 1"))),
        (&status, all.clone() + "r\n", None),
        (&status, answers[..2].concat(), None),
        (&status, String::new(), None),
        (&early(OutOfTime, 1.0), all.clone(), Some(format!("as TLE does; {right}; then it does not end: {end}"))),
        (&early_on, all.clone(), Some(format!("as TLE does; {right}; then it does not end: {end}"))),
        (&asleep, all.clone(), Some(format!("as TLE does; {right}; then it does not end"))),
        (&late, all.clone(), None),
        (&Run { has_ended: true, ..early(OutOfTime, 1.0) }, all.clone(), None),
        (&early(OutOfTime, 1.0), all.replace('r', "l"), None),
        (
            &early(OutOfTime, 1.0),
            all.clone() + "r\n",
            Some(format!("as TLE does; {right}; then it goes on printing: {end}")),
        ),
        (
            &early(TooMuchOutput, 1.0),
            all.clone() + "r\n",
            Some(format!("as OLE does; {right}; then it goes on printing: {end}")),
        ),
        (&early(OutOfMemory, 1.0), all.clone(), None),
    ] {
        let run = Run { output: output.clone().into_bytes(), ..run.clone() };
        assert_eq!(finished(problem, problem.input_of(&cases).as_bytes(), &run), said, "{}, {output:?}", run.verdict);
    }
    let one = Run { output: b"r\n".to_vec(), ..status };
    let said = finished(find("poj1077").unwrap(), b"1 2 3 4 5 6 7 x 8\n", &one);
    assert_eq!(said.as_deref(), Some("the board is answered, and right; then exit status: 1"));
}

const UNNAMED: &str = "the statement names no number of boards, so it does not count";

#[test]
fn a_case_that_is_slow_for_its_number_of_boards_does_not_count_unless_an_answer_is_wrong() {
    let run = |verdict, why: &str, seconds| Run { why: why.to_string(), ..early(verdict, seconds) };
    let problem = find("uva10085").unwrap();
    for (whole, said) in [
        (run(Accepted, "", 22.5), format!("slow, 22.5 s for 200 boards, 0.113 s a board; {UNNAMED}")),
        (run(Wrong, "board 7: no", 22.5), "WA, board 7: no; 22.5 s needed".to_string()),
        (run(OutOfMemory, "more than 32 MB", 4.0), "MLE, more than 32 MB; 4.00 s needed".to_string()),
    ] {
        let judged = whole_judged(problem, whole, 200);
        assert_eq!(format!("{}, {}", judged.verdict, judged.why), said);
        assert_eq!(judged.verdict.is_fault(), !said.starts_with("slow"));
    }
    let over = Duration::from_secs(30);
    for (part, first, said) in [
        (
            run(Accepted, "", 15.5),
            31,
            format!("slow, more than 30 s for 200 boards; the first 31 boards judged, and right, 0.500 s a board; {UNNAMED}"),
        ),
        (
            run(Accepted, "", 2.0),
            1,
            format!("slow, more than 30 s for 200 boards; the first board judged, and right, 2.00 s a board; {UNNAMED}"),
        ),
        (
            run(Wrong, "board 7: no", 15.5),
            31,
            "WA, the first 31 boards judged, as all take more than 30 s: board 7: no".to_string(),
        ),
        (run(OutOfTime, "more than 30 s", 30.0), 31, "TLE, before; the first 31 boards together: more than 30 s".to_string()),
    ] {
        let judged = part_judged(problem, run(OutOfTime, "before", 3.0), part, [first, 200], over);
        assert_eq!(format!("{}, {}", judged.verdict, judged.why), said);
    }
    let cases = whole_judged(find("boj11112").unwrap(), run(Accepted, "", 22.5), 200).why;
    assert!(cases.ends_with("; the statement names at most 100 boards, so it does not count"), "{cases}");
}

#[test]
fn the_most_time_for_all_boards_is_ten_times_the_limit_or_thirty_seconds() {
    for (limit, time) in [(1, 10), (3, 30), (5, 30), (40, 40)] {
        assert_eq!(most(Duration::from_secs(limit)), Duration::from_secs(time));
    }
}

/// The limit is 3 s, so all 100 boards may take 30 s.
#[test]
fn a_case_that_is_slow_as_a_whole_is_judged_by_its_beginning() {
    let drawn: Vec<Case> = easy_first(find("uva652").unwrap(), 1).unwrap().take(100).collect();
    let judged = |cost: &dyn Fn(&[Case]) -> Result<f64, Verdict>, slowest: f64| {
        let model = Model::of(30.0, cost);
        let whole = || Ok(model.run(&drawn, None)?.unwrap());
        let (problem, limit) = (find("uva652").unwrap(), Duration::from_secs(3));
        let run = slow(problem, whole, &model, limit, &drawn, early(OutOfTime, 3.0), Duration::from_secs_f64(slowest));
        let run = run.unwrap();
        (format!("{}, {}", run.verdict, run.why), model.verdicts.into_inner())
    };
    let each = |seconds: f64| move |cases: &[Case]| Ok(seconds * cases.len() as f64);
    let all = [Accepted].to_vec();
    assert_eq!(
        judged(&each(0.25), 0.25),
        (format!("slow, 25.0 s for 100 boards, 0.250 s a board; {UNNAMED}"), all.clone())
    );
    let beginning = |over, first| {
        format!("slow, more than {over} s for 100 boards; the first {first} boards judged, and right, 0.500 s a board; {UNNAMED}")
    };
    assert_eq!(judged(&each(0.5), 0.5), (beginning(30, 30), vec![OutOfTime, Accepted]));
    // Twice as long for all as there is time: this is not tried.
    assert_eq!(judged(&each(0.5), 0.61), (beginning(3, 24), all));
    // The number of boards alone is not the reason.
    let (said, runs) = judged(&endless_on_the_second, 0.001);
    assert_eq!((said.as_str(), runs), ("TLE, as TLE does; together more than 30 s", vec![OutOfTime]));
    let (said, _) = judged(&endless_on_the_second, 0.5);
    assert_eq!(said, "TLE, as TLE does; the first 30 boards together: as TLE does");
    let (said, runs) = judged(&|cases| if cases.len() < 32 { Err(Wrong) } else { Ok(99.0) }, 0.3);
    assert_eq!(said, "WA, the first 31 boards judged, as all take more than 30 s: as WA does");
    assert_eq!(runs, [OutOfTime, Wrong]);
}

#[test]
fn a_number_of_boards_is_named_by_the_statement_or_by_its_sample() {
    for (program, case, is_named) in [
        ("uva652", "many", false),
        ("uva652", "sample", true),
        ("uva10181", "sample", true),
        ("uva10181", "up_to_45", false),
        ("uva10181", "already_solved", false),
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
fn a_search_without_time_takes_a_board_to_need_what_an_answer_took() {
    let (cases, answers) = answers(5);
    let (problem, progress, model) = (find("hdu1043").unwrap(), &Progress::new(0), Model::of(12.0, &|_| Ok(11.0)));
    let trial = Trial { problem, program: &model, limit: Duration::from_secs(12), end: SEARCH, progress };
    let run = Run { output: answers[..4].concat().into_bytes(), ..early(OutOfTime, 12.0) };
    let reached = reach(&trial, problem.input_of(&cases).as_bytes(), &run, true).unwrap();
    assert_eq!(reached.slowest, Some(Duration::from_secs(3)));
}
