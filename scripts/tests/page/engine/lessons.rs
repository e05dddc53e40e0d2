//! What the page teaches: the lessons, the traces that are stepped through, and the methods that are compared.

use crate::one_in;
use crate::problems::is_chinese;
use crate::programs::fed;
use crate::tool::{command, executable, printed};
use page::engine::methods::lessons;
use page::engine::run;
use page::json;
use scripts::methods::catalogue;
use scripts::methods::lessons::boards::{LessonBoard, BOARDS, PATH};
use scripts::methods::lessons::{lesson, Lesson, LESSONS};
use scripts::methods::trace::Event;
use scripts::problems::goals;
use scripts::problems::reader;
use scripts::problems::replay::Play;
use std::process::Command;

/// A board of the 15-puzzle that needs 32 moves.
const FIFTEEN: &str = "3 2 4 1 5 6 8 7 9 11 10 12 13 14 15 0";

pub fn takes(method: &str, board: &str) -> bool {
    catalogue::find(method).unwrap().takes(&goals::case(reader::board(board).unwrap(), "blank-last").unwrap())
}

#[test]
fn a_lesson_has_its_words_in_both_languages_and_a_few_lines() {
    for lesson in &LESSONS {
        let [english, chinese] = [0, 1].map(|at| [lesson.text[at], lesson.idea[at]]);
        assert!(english.iter().all(|text| !is_chinese(text)), "{}", lesson.method);
        assert!(chinese.iter().all(|text| is_chinese(text) && !text.contains("  ")), "{}", lesson.method);
        assert!((8..=14).contains(&lesson.lines().count()), "{}", lesson.method);
        assert!(lesson.before.is_none_or(|before| self::lesson(before).is_some()), "{}", lesson.method);
        assert!(lessons().contains(&format!("{{\"name\":\"{}\",\"title\":{{\"en\":", lesson.method)));
    }
}

/// Every step of a trace marks a line of the pseudocode.
#[test]
fn a_line_acts_at_each_step() {
    for lesson in &LESSONS {
        let boards = ["2 4 3 1 5 6 0 7 8", FIFTEEN].into_iter().filter(|board| takes(lesson.method, board));
        for board in boards.step_by(one_in(2)) {
            let trace = run(&["trace", lesson.method, "blank-last"], board.as_bytes()).unwrap();
            assert!(trace.starts_with("{\"rows\":[[\"1\",\"1\",\"-\",\"-\",\""), "{trace}");
            let rows = trace
                .split("],[")
                .map(|row| row.split("\",\"").nth(8).unwrap().trim_end_matches(['"', ']', '}', '\n']));
            for event in rows {
                let acts = lesson.lines().any(|line| line.acts.iter().any(|one| one.words() == event));
                assert!(acts, "{}: {event}", lesson.method);
            }
        }
    }
}

#[test]
fn a_trace_is_that_of_compare_and_ends_soon() {
    for (method, board, goal) in
        [("idastar", "2 8 3 1 0 4 7 6 5", "spiral"), ("both-ends", "2 4 3 1 5 6 0 7 8", "blank-last")]
    {
        let mut compare = command("compare");
        let csv = printed(compare.args([board, "--goal", goal, "--trace", method, "--count", "100", "--csv", "-"]));
        let (_, csv) = csv.split_once("\nstep,node,").unwrap();
        let rows = csv.lines().skip(1).map(|row| json::list(row.split(',').map(json::text)));
        let trace = run(&["trace", method, goal], board.as_bytes()).unwrap();
        assert_eq!(trace, format!("{{\"rows\":{}}}\n", json::list(rows)));
    }
    let hardest = b"15 11 14 13 12 10 6 9 8 7 5 1 0 4 3 2";
    // IDA* has a trace for each threshold.
    let is_whole = |lesson: &&Lesson| !lesson.lines().any(|line| line.acts.contains(&Event::Threshold));
    for lesson in LESSONS.iter().filter(is_whole) {
        let trace = run(&["trace", lesson.method, "blank-last"], hardest).unwrap();
        assert!(trace.matches("\"expanded\"").count() < 100 && trace.len() < 70_000, "{}", lesson.method);
    }
    assert_eq!(run(&["trace", "z", "spiral"], hardest), Err("no method z, see --help".to_string()));
    let clause = Err("no moves lead to the goal".to_string());
    assert_eq!(run(&["trace", "kit", "blank-first"], b"1 2 3 4 5 6 8 7 0"), clause);
}

/// The tree that is drawn for the kit is that of A*, with which it begins.
#[test]
fn the_kit_begins_as_astar_with_manhattan_distance() {
    for board in
        ["2 4 3 1 5 6 0 7 8", "2 8 3 1 0 4 7 6 5", "1 2 3 4 8 0 7 6 5", "2 3 4 0 1 5 7 8 9 6 10 12 13 14 11 15"]
    {
        let goal = if board.starts_with("2 8") { "spiral" } else { "blank-last" };
        let expanded = |name: &str| {
            let said = run(&["method", name, goal], board.as_bytes()).unwrap();
            said.split("\"expanded\":").nth(1).and_then(|rest| rest.split(',').next()).map(str::to_string)
        };
        assert_eq!(expanded("kit"), expanded("astar-manhattan-seen"), "{board}");
    }
}

/// The steps of a method on a board of the lesson: their number, the thresholds, and whether the search ends among them; then
/// the nodes expanded by the whole search and its moves, or why it has none.
fn tried(method: &str, board: &LessonBoard) -> (usize, usize, bool, usize, String) {
    let run = |command| run(&[command, method, board.goal], board.board.as_bytes()).unwrap();
    let (trace, said) = (run("trace"), run("method"));
    let field =
        |key: &str| said.split_once(&format!("\"{key}\":")).unwrap().1.split(',').next().unwrap().replace('"', "");
    let moves = if field("moves") == "null" { field("why") } else { field("moves").len().to_string() };
    let last = trace.rsplit("],[").next().unwrap().split("\",\"").nth(8).unwrap();
    let ends = ["goal", "met"].iter().any(|event| last.starts_with(event));
    (
        trace.matches("],[").count() + 1,
        trace.matches("\"start\"").count(),
        ends,
        field("expanded").parse().unwrap(),
        moves,
    )
}

fn of(name: &str) -> &'static LessonBoard {
    BOARDS.iter().find(|board| board.name == name).unwrap()
}

/// What a stop of the path says can be seen at its step.
#[test]
fn the_path_leads_to_steps_that_there_are() {
    assert_eq!(tried("idastar", of("thresholds")).1, 3);
    for stop in &PATH {
        assert!(lesson(stop.method).is_some() && stop.beside.is_none_or(|method| lesson(method).is_some()));
        let (own, _, ends, nodes, moves) = tried(stop.method, of(stop.board));
        let steps = stop.beside.map_or(own, |beside| own.max(tried(beside, of(stop.board)).0));
        assert!((1..=steps).contains(&stop.step) && (stop.step == 1 || ends && stop.step == steps), "{}", stop.method);
        let says = |number: &str| stop.look[0].split(|c: char| !c.is_ascii_digit()).any(|word| word == number);
        let is_named = !says("8") && !says("34") || says(&nodes.to_string()) || says(&moves);
        assert!(is_named, "{}: {nodes} nodes, {moves} moves", stop.look[0]);
    }
}

#[test]
fn every_taught_method_solves_a_board() {
    for Lesson { method, .. } in &LESSONS {
        let board = ["8 1 3 4 0 2 7 6 5", FIFTEEN].into_iter().find(|board| takes(method, board)).unwrap();
        let said = run(&["method", method, "blank-last"], board.as_bytes()).unwrap();
        let moves = said.strip_prefix("{\"moves\":\"").and_then(|rest| rest.split('"').next()).unwrap();
        let play = Play::new(goals::case(reader::board(board).unwrap(), "blank-last").unwrap(), moves);
        assert_eq!(play.fault, None, "{method}: {said}");
        let is_shortest = !["weighted-astar-seen-cut", "greedy-best-first"].contains(method);
        let is_told = said.contains("\"why\":\"\",") && said.ends_with(&format!("\"shortest\":{is_shortest}}}\n"));
        assert!(is_told, "{method}: {said}");
        assert!(!is_shortest || moves.len() == if board == FIFTEEN { 32 } else { 14 }, "{method}: {said}");
    }
}

#[test]
fn a_search_that_finds_nothing_says_why() {
    for (method, board, why) in [
        ("weighted-astar-seen-cut", "15 14 13 12 11 10 9 8 7 6 5 4 3 1 2 0", "Cut"),
        ("twin", "2 1 3 4 5 6 7 8 0", "Unsolvable"),
        ("kit-4443", "1 2 3 4 5 6 7 0 8", "NotTaken"),
    ] {
        let said = run(&["method", method, "blank-last"], board.as_bytes()).unwrap();
        assert!(said.starts_with(&format!("{{\"moves\":null,\"why\":\"{why}\",\"expanded\":")), "{said}");
    }
}

#[test]
fn a_method_tells_how_far_it_is() {
    let mut engine = Command::new(executable("engine"));
    let output = fed(engine.args(["method", "both-ends", "blank-last"]), b"3 2 4 1 5 6 8 7 9 11 10 12 13 14 15 0");
    let counts = String::from_utf8(output.stderr).unwrap();
    let counts: Vec<u64> = counts.lines().map(|line| line.parse().unwrap()).collect();
    assert!(!counts.is_empty() && counts.is_sorted() && counts.iter().all(|&count| count < 226_032), "{counts:?}");
    let said = String::from_utf8(output.stdout).unwrap();
    // A busy machine may not give it all the time that it needs within five seconds.
    let is_over = said.starts_with("{\"moves\":null,\"why\":\"Time\",");
    assert!(is_over || said.ends_with("\"expanded\":226032,\"held\":445726,\"shortest\":true}\n"), "{said}");
}
