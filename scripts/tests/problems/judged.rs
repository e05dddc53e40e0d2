//! The verdict of each judge on spaces and line ends.

use scripts::problems::answers::Rejection;
use scripts::problems::description::described;
use scripts::problems::list::find;
use scripts::problems::problem::Problem;

/// The verdict of the judge on an output, with its fault, and the notes.
fn verdict(problem: &Problem, input: &str, output: &str) -> (String, Vec<String>) {
    let judged = problem.judged(problem.rule, input.as_bytes(), output.as_bytes());
    let fault = judged.fault.map_or("AC".to_string(), |(_, fault)| fault.to_string());
    (fault, judged.notes.iter().map(|note| note.to_string()).collect())
}

const EIGHT: &str = "1 2 3\n4 5 6\n7 0 8\n";
const LINE: &str = "1 2 3 4 5 6 7 x 8\n";
const TWO: &str = "2\n\n1 2 3 4 5 6 7 x 8\n\n1 2 3 4 5 6 7 x 8\n";

/// Two cases of BOJ 9985, answered like the published programs: an empty line after each.
const CASES: &str = "START 3 1\n1 2 3\n4 5 6\n7 X 8\n1 2 3\n4 5 6\n7 8 X\nEND\nSTART 3 0\n1 2 3\n4 5 6\n7 X 8\n1 2 3\n4 5 6\n7 8 X\nEND\n";
const ONE: &str = "SOLVABLE WITHIN 1 MOVES";
const NONE: &str = "NOT SOLVABLE WITHIN 0 MOVES";

#[test]
fn a_judge_of_lines_minds_every_one() {
    let uva = |output: &str| verdict(find("uva652").unwrap(), TWO, output);
    let jutge = |output: &str| verdict(find("jutge_p68428").unwrap(), EIGHT, output);
    for (found, fault) in [
        (uva("r\n\nr"), "PE, line 3: no newline at its end"),
        (uva("r\n\nr\n\n"), "PE, line 4: an empty line after the last answer"),
        (uva("r\nr\n"), "PE, line 2: should be empty, between two answers"),
        (uva("r \n\nr\n"), "PE, line 1: trailing space"),
        (uva(" r\n\nr\n"), "PE, line 1: leading space"),
        (uva("r\n\nd\n"), "WA, board 2: move 1 (d) leaves the board"),
        (jutge("1"), "PE, line 1: no newline at its end"),
        (jutge("1\n\n"), "PE, line 2: an empty line after the last answer"),
    ] {
        assert_eq!(found, (fault.to_string(), vec![]));
    }
    let note = "its lines end with CR LF; UVa compares every byte, and there they have to end with LF";
    assert_eq!(uva("r\r\n\r\nr\r\n"), ("AC".to_string(), vec![note.to_string()]));
    let (fault, notes) = uva("r\r\n\r\nr");
    assert_eq!((fault.as_str(), notes.len()), ("PE, line 3: no newline at its end", 1));
}

#[test]
fn a_judge_of_words_minds_none() {
    let odd = "its words do not stand on the lines of the statement";
    for (program, input, output, what) in [
        ("boj1525", EIGHT, "1", "line 1: no newline at its end"),
        ("boj1525", EIGHT, "\n1\n", "line 1: an empty line before the answer"),
        ("boj1525", EIGHT, "1\r\n", "its lines end with CR LF"),
        ("boj9985", CASES, &format!("{ONE}\n\n{NONE}\n\n"), "line 4: an empty line after the last answer"),
        ("boj9985", CASES, &format!("{ONE} {NONE}"), odd),
        ("boj9985", CASES, &format!("{ONE}\n\n{}", NONE.replace(' ', "  ")), odd),
        ("boj11112", "2\n123\n456\n7#8\n\n123\n456\n78#\n", "1 0 ", odd),
        ("luogu_p1379", "123804765\n", "0 \n\n", "line 1: trailing space"),
        ("acwing845", LINE, " 1\n", "line 1: leading space"),
        ("acwing179", "1 2 3 4 5 6 7 8 x\n", "", "a solved board gets a line without moves"),
    ] {
        let problem = find(program).unwrap();
        let note = format!("{what}; {} compares words, so it does not count", problem.judge.name);
        assert_eq!(verdict(problem, input, output), ("AC".to_string(), vec![note]), "{program}, {output:?}");
    }
    assert_eq!(verdict(find("acwing179").unwrap(), "1 2 3 4 5 6 x 7 8\n", "").0, "WA, no output");
    assert_eq!(verdict(find("boj1525").unwrap(), EIGHT, "1 1\n").0, "WA, board 1: \"1 1\", the right answer is \"1\"");
    let (fault, notes) = verdict(find("acwing179").unwrap(), "1 2 3 4 5 6 x 7 8\n", "r r\n");
    assert!(fault.starts_with("WA, board 1: line 1 is \"r r\", ") && notes.is_empty(), "a word for each: {fault}");
}

#[test]
fn a_judge_of_values_sees_none() {
    let tiles = "3\n1 2 3\n4 5 6\n7 0 8\n";
    let two = tiles.repeat(2);
    for (program, input, output, what) in [
        ("leetcode773", "1 2 3\n4 0 5\n", "1", "line 1: no newline at its end"),
        ("leetcode773", "1 2 3\n4 0 5\n1 2 3\n4 5 0\n", "1 0", "its words do not stand on the lines of the statement"),
        ("codewars_sliding_puzzle", "3\n1 2 3\n4 5 6\n7 8 0\n", "", "a solved board gets a line without moves"),
    ] {
        let problem = find(program).unwrap();
        let note = format!("{what}; {} compares values, so it does not count", problem.judge.name);
        assert_eq!(verdict(problem, input, output), ("AC".to_string(), vec![note]), "{program}, {output:?}");
    }
    let (fault, _) = verdict(find("codewars_sliding_puzzle").unwrap(), &two, "8 8\n");
    assert!(fault.starts_with("WA, board 1: "), "a list for each board: {fault}");
}

#[test]
fn what_is_not_known_to_count_is_a_note() {
    let (solved, end) = ("1 2 3 4 5 6 7 8 x\n", "no newline at its end");
    for (program, input, output, what) in [
        ("hdu1043", LINE.to_string(), "r", format!("line 1: {end}")),
        ("hdu1043", LINE.to_string() + solved, "r\n", "line 2: a solved board gets a line without moves".to_string()),
        ("poj1077", LINE.to_string(), "r \n\n", "line 1: trailing space".to_string()),
        ("hdu3567", "1\n12X453786\n12345678X\n".into(), "Case 1:2\ndd\n", "line 1: should be \"Case 1: 2\"".into()),
        ("aoj_alds1_13_b", EIGHT.to_string(), "1\r\n", "its lines end with CR LF".to_string()),
    ] {
        let problem = find(program).unwrap();
        let note = format!("{what}; whether {} minds is not known", problem.judge.name);
        assert_eq!(verdict(problem, &input, output), ("AC".to_string(), vec![note]), "{program}, {output:?}");
    }
    let fault = "WA, no output; a solved board gets a line without moves";
    assert_eq!(verdict(find("poj1077").unwrap(), solved, ""), (fault.to_string(), vec![]));
    let own = described("my.txt", "answer: {moves}").unwrap();
    let note = "line 1: should be \"R\"; whether the judge minds is not known";
    assert_eq!(verdict(&own, EIGHT, "R ").1.len(), 1);
    assert_eq!(verdict(&own, EIGHT, "R").1, [format!("line 1: {end}; whether the judge minds is not known")]);
    assert_eq!(verdict(&own, "1 2 3\n4 5 6\n0 7 8\n", "R R\n").1, [note.replace("\"R\"", "\"RR\"")]);
}

/// What a rule promises beyond the judge's stays a fault, and the strict check refuses what gets a note.
#[test]
fn the_rule_and_the_strict_check_stay() {
    let problem = find("hdu1043").unwrap();
    let longer = problem.judged(problem.promise, LINE.as_bytes(), b"lrr");
    assert!(matches!(longer.fault, Some((1, Rejection::Wrong(_)))), "{longer:?}");
    let echoed = verdict(find("uva652").unwrap(), TWO, TWO).0;
    assert!(echoed.ends_with("; the output begins with the lines of the input"), "{echoed}");
    let strict = problem.check(problem.rule, LINE.as_bytes(), b"r");
    assert!(matches!(strict, Err(Rejection::Presentation(_))), "{strict:?}");
}
