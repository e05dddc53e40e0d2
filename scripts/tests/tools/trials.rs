//! How `judge --stress` finds what fails. The programs are models: functions from boards to figures, on a clock of their own.

use crate::one_in;
use scripts::boards::easy_first::easy_first;
use scripts::cli::progress::Progress;
use scripts::kit::grid::Case;
use scripts::kit::oracle::{Oracle, Rule};
use scripts::problems::description::described;
use scripts::problems::list::{find, PROBLEMS};
use scripts::problems::problem::Problem;
use scripts::problems::{goals, reader};
use scripts::tools::judge::reach::SEARCH;
use scripts::tools::judge::run::Run;
use scripts::tools::judge::smaller::smallest;
use scripts::tools::judge::stress::{end, search, Ending, Found};
use scripts::tools::judge::times::Times;
use scripts::tools::judge::trial::{hardest_first, Failing, Program, Trial};
use scripts::tools::judge::verdict::Verdict::{self, *};
use slidekit::search::Answer;
use std::cell::{Cell, RefCell};
use std::collections::{BTreeSet, HashSet};
use std::sync::OnceLock;
use std::time::Duration;

/// A program that takes so many seconds for an input, or ends early in this way.
pub struct Model<'a> {
    cost: &'a dyn Fn(&[Case]) -> Result<f64, Verdict>,
    limit: f64,
    /// The seconds of wall-clock time that each run takes besides.
    idle: f64,
    spent: Cell<Duration>,
    /// The verdicts of the runs that were not cut off.
    pub verdicts: RefCell<Vec<Verdict>>,
}

impl Model<'_> {
    pub fn of(limit: f64, cost: &dyn Fn(&[Case]) -> Result<f64, Verdict>) -> Model<'_> {
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

/// A trial of a model at a problem.
pub fn trial<'a>(model: &'a Model, program: &str, progress: &'a Progress) -> Trial<'a> {
    let (problem, limit) = (find(program).unwrap(), Duration::from_secs_f64(model.limit));
    Trial { problem, program: model, limit, end: SEARCH, progress }
}

/// The fewest moves of a board, or `None` if it is unsolvable.
pub fn moves(case: &Case) -> Option<usize> {
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
    let (problem, progress, time) = (find(program).unwrap(), Progress::new(0), Duration::from_secs_f64(seconds));
    let trial = Trial { end: end(time), ..trial(model, program, &progress) };
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
pub fn breadth_first(cases: &[Case]) -> Result<f64, Verdict> {
    Ok(cases.iter().map(|case| 1e-4 * f64::powi(2.0, moves(case).unwrap_or(31) as i32)).sum())
}

/// Never ends on an unsolvable board.
pub fn endless(cases: &[Case]) -> Result<f64, Verdict> {
    Ok(if cases.iter().all(Case::solvable) { 0.001 * cases.len() as f64 } else { f64::INFINITY })
}

/// Never ends on a second board.
pub fn endless_on_the_second(cases: &[Case]) -> Result<f64, Verdict> {
    Ok(if cases.len() == 1 { 0.001 } else { f64::INFINITY })
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

/// Breaks off on two unsolvable boards.
fn broken_by_two(cases: &[Case]) -> Result<f64, Verdict> {
    match cases.iter().filter(|case| !case.solvable()).count() {
        0 | 1 => Ok(0.001),
        _ => Err(RuntimeError),
    }
}

/// A right program would be blamed for its answer to a board that its judge never gives.
#[test]
fn no_board_is_drawn_that_the_judge_does_not_give() {
    let mut drawn = Vec::new();
    for problem in PROBLEMS.iter().filter(|problem| !problem.output.named).step_by(one_in(2)) {
        let boards = (problem.input.shape, problem.input.goal);
        if !drawn.contains(&boards) {
            drawn.push(boards);
            let cases: Vec<Case> = easy_first(problem, 2).unwrap().take(10).collect();
            assert!(cases.iter().all(Case::solvable), "{}", problem.program);
        }
    }
    assert!(drawn.len() > 3);
    let none_harder = easy_first(find("uva10181").unwrap(), 1).unwrap().take(240).step_by(one_in(5));
    assert_eq!(none_harder.filter_map(|case| moves(&case)).max(), Some(45));
    let drawn = easy_first(find("hdu3600").unwrap(), 1).unwrap().take(200).map(|case| case.start.columns);
    assert!(drawn.collect::<BTreeSet<_>>().into_iter().eq(1..=10), "sides");
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
fn stress_says_what_it_found_and_why_it_ended() {
    let per_board = |cases: &[Case]| Ok(0.4 * cases.len() as f64);
    // Boards of three moves and more take more than half of the limit each.
    let each = |case: &Case| if moves(case) >= Some(3) { 1.8 } else { 0.03 };
    let together = |cases: &[Case]| Ok(cases.iter().map(each).sum());
    let too_long_together = "no fault on 15 of 15 boards, seed 4; 1 input took too long as a whole, but no board alone";
    for (cost, most, seconds, verdict, boards, smallest) in [
        (&endless as &dyn Fn(&[Case]) -> _, 1000, 60.0, "TLE", 7, "1 board, unsolvable"),
        (&endless, 1000, 5.0, "TLE", 7, "1 board, unsolvable"),
        (&broken_alone, 1000, 60.0, "RE", 7, "1 board, unsolvable"),
        (&endless_on_the_second, 9, 60.0, "TLE", 3, "2 boards"),
        (&|_| Ok(f64::INFINITY), 1, 60.0, "TLE", 1, "1 board whose fewest moves are 0"),
        (&broken_by_two, 1000, 60.0, "RE", 15, "2 boards"),
        (&endless_on_many_moves, 40, 60.0, "TLE", 15, "4 boards"),
        (&endless_on_many_moves, 40, 7.0, "TLE", 15, "6 boards"),
        (&endless_on_many_moves, 40, 3.0, "TLE", 15, "8 boards"),
        (&|_| Err(Wrong), 9, 60.0, "WA", 1, "1 board whose fewest moves are 0"),
        (&|_| Err(Wrong), 9, 0.0, "WA", 1, "1 board whose fewest moves are 0"),
    ] {
        let (found, said) = stressed(&Model::of(3.0, cost), "uva652", most, seconds);
        let boards = if boards == 1 { "1 board".to_string() } else { format!("{boards} boards") };
        assert_eq!(said, format!("{verdict} after {boards}, seed 4; the smallest input found: {smallest}"));
        assert!(found.end.fault().is_some() && found.end.file("uva652") == "uva652-failing.in", "{said}");
    }
    for (cost, most, seconds, said) in [
        (&(|_: &[Case]| Ok(0.01)) as &dyn Fn(&[Case]) -> _, 40, 60.0, "no fault on 40 of 40 boards, seed 4"),
        (&|_| Ok(0.2), 1000, 1.0, "no fault on 31 of 1000 boards, seed 4: the 1 s were over (--time)"),
        (&endless, 1000, 2.0, "TLE on an input of 4 boards, seed 4; no time was left to find which"),
        (&per_board, 5, 60.0, "no fault on 5 of 5 boards, seed 4"),
        (&together, 15, 60.0, too_long_together),
        (&per_board, 1000, 2.0, "slow: only 5 boards in 2.01 s, seed 4; a slow input:"),
    ] {
        let (found, told) = stressed(&Model::of(3.0, cost), "uva652", most, seconds);
        assert_eq!((&*told, found.end.fault().is_some()), (said, said.starts_with("TLE")));
        assert!(!said.starts_with("slow") || found.end.file("uva652") == "uva652-slow.in", "{said}");
    }
}

#[test]
fn fewest_moves_that_are_not_known_are_not_told() {
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
                // Other inputs fail, too, and by another verdict.
                Err(if wanted.iter().all(|case| cases.contains(case)) { RuntimeError } else { Wrong })
            };
            let (model, progress) = (Model::of(1.0, &cost), Progress::new(0));
            let trial = trial(&model, "hdu1043", &progress);
            let failing = Failing { cases: drawn[..size].to_vec(), run: early(RuntimeError, 0.01) };
            assert_eq!(smallest(&trial, failing).unwrap().cases, wanted, "{one} and {other} of {size}");
        }
    }
}

/// The goal of UVa 10085 is the board that is farthest from the start.
#[test]
fn a_goal_that_the_start_decides_is_that_of_each_board() {
    let (problem, progress) = (find("uva10085").unwrap(), Progress::new(0));
    let has_its_goal = |case: &Case| problem.input.goal.of(&case.start).as_ref() == Some(&case.goal);
    let drawn: Vec<Case> = easy_first(problem, 1).unwrap().take(5).collect();
    assert!(drawn.iter().all(has_its_goal));
    let model = Model::of(1.0, &|_| Err(Wrong));
    let trial = trial(&model, "uva10085", &progress);
    let cases = smallest(&trial, Failing { cases: drawn, run: early(Wrong, 0.01) }).unwrap().cases;
    assert!(cases.len() == 1 && has_its_goal(&cases[0]), "{cases:?}");
}

#[test]
fn a_slow_program_is_shown_by_its_slowest_board() {
    // A board of 3 moves takes half of the limit.
    let cost = |cases: &[Case]| Ok(cases.iter().map(|case| if moves(case) == Some(3) { 0.25 } else { 0.1 }).sum());
    let (found, _) = stressed(&Model::of(0.5, &cost), "hdu1043", 1000, 3.0);
    let Ending::Slow(slow) = &found.end else { panic!("it is not slow") };
    assert_eq!((moves(&slow.cases[0]), slow.run.why.as_str()), (Some(3), "0.250 s a board"));
    let common = "     common at this problem: a search for each board may be too slow: ";
    assert!(found.common(find("hdu1043").unwrap()).starts_with(common));
    let (found, said) = stressed(&Model::of(0.5, &cost), "boj1525", 1000, 3.0);
    assert!(found.end.failing().is_none(), "an input is one board there, and within the limit: {said}");
}

/// What a program takes once is not a time of its boards: neither makes it slow nor keeps an input small.
#[test]
fn start_up_is_not_charged_to_the_boards() {
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
fn boards_are_drawn_the_nearest_first_and_then_in_any_order() {
    let own = |text| -> &'static Problem { Box::leak(Box::new(described("my.txt", text).unwrap())) };
    let [limited, four] = ["answer: {moves}\nlimit: 12", "answer: {moves}\nsize: 4 x 4"].map(own);
    for (problem, most) in [(find("luogu_p1379").unwrap(), 30), (limited, 12), (four, 31)] {
        let drawn: Vec<usize> = easy_first(problem, 1).unwrap().take(300).filter_map(|case| moves(&case)).collect();
        let (first, then) = drawn.split_at(1 + 5 * most);
        assert_eq!(*first, (0..first.len()).map(|at| at.div_ceil(5)).collect::<Vec<_>>(), "{}", problem.program);
        assert!(then.iter().all(|&moves| moves <= most) && then.iter().collect::<HashSet<_>>().len() > 8, "{then:?}");
    }
}

/// Boards for a problem, by the numbers of their fewest moves, the unsolvable one for `None`.
pub fn boards(program: &str, wanted: &[Option<usize>]) -> Vec<Case> {
    let drawn: Vec<Case> = easy_first(find(program).unwrap(), 1).unwrap().take(400).collect();
    let of = |wanted| drawn.iter().find(|case| moves(case) == wanted).unwrap().clone();
    wanted.iter().map(|&wanted| of(wanted)).collect()
}

#[test]
fn the_hardest_board_is_unsolvable_or_else_large_or_else_far() {
    let case = |board: &str| goals::case(reader::board(board).unwrap(), "blank-last").unwrap();
    let fifteen = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15";
    let cases = ["123456708", "123456780", fifteen, "123456078", "213456780", "123450786"].map(case);
    assert_eq!(hardest_first(&cases), [4, 2, 3, 0, 5, 1]);
}

/// A run that ended early without any output.
pub fn early(verdict: Verdict, seconds: f64) -> Run {
    let time = Duration::from_secs_f64(seconds);
    Run { verdict, why: format!("as {verdict} does"), time, elapsed: time, ..Run::default() }
}

/// The program is right on the eight boards nearest to the goal, and then always wrong.
#[test]
fn an_input_shrinks_as_long_as_that_helps_the_nearest_boards_first() {
    let runs = Cell::new(0);
    let cost = |_: &[Case]| {
        runs.set(runs.get() + 1);
        if runs.get() <= 8 {
            Ok(0.001)
        } else {
            Err(Wrong)
        }
    };
    let (model, progress) = (Model::of(1.0, &cost), Progress::new(0));
    let failing = Failing { cases: boards("boj1525", &[Some(9)]), run: early(Wrong, 0.01) };
    let smallest = smallest(&trial(&model, "boj1525", &progress), failing).unwrap();
    assert_eq!((moves(&smallest.cases[0]), runs.get()), (Some(0), 10));
}
