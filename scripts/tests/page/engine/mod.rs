//! The program inside the page: it answers as the programs do, judges as `judge` does, and draws boards as `scramble` does.

pub mod lessons;
mod verdicts;

use crate::programs::{answer, answer_inside, fed};
use crate::tool::{command, executable, failed, printed};
use page::engine::run;
use page::json;
use scripts::problems::clause::CODES;
use scripts::problems::list::PROBLEMS;
use std::process::Command;

/// Runs the engine as the page does: the answer, or the clause and nothing else.
fn engine(words: &[&str], input: &[u8]) -> Result<String, String> {
    let output = fed(Command::new(executable("engine")).args(words), input);
    let [answer, clause] = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
    match output.status.code() {
        Some(0) => Ok(answer),
        Some(1) if answer.is_empty() => Err(clause),
        status => panic!("{words:?}: {status:?}, {answer}{clause}"),
    }
}

/// Inputs that some or all programs refuse.
const MALFORMED: [&[u8]; 4] = [b"", b"1 2 3 4 5 6 7 8 8\n", b"x\n", b"3\n1 2 3\n4 5 6\n7 8 \xFF\n"];

/// The tests of the programs compare the answers to their inputs.
#[test]
#[cfg_attr(debug_assertions, ignore = "builds every program")]
fn a_malformed_input_is_refused_inside_as_alone() {
    for problem in PROBLEMS {
        for input in MALFORMED {
            let inside = answer_inside(problem.program, input);
            assert_eq!(inside, answer(problem.program, input), "{}: {input:?}", problem.program);
        }
    }
}

#[test]
fn a_malformed_input_or_command_is_refused_by_one_clause() {
    for (words, input, clause) in [
        (&["boards", "uva652", "2"][..], "x\n", "word 1: \"x\" is not a number of boards"),
        (&["check", "uva10181", "9"], "1\n2 2", "\"9\" is not the length of an input"),
        (&["check", "uva1018", "0"], "", "no program uva1018, the nearest is uva10181"),
        (&["solve", "blank-last"], "1 2 3 3", "word 4: tile 3 appears twice"),
        (&["solve", "middle"], "1 2 3 0", "goal: \"middle\" is not blank-last, blank-first, spiral or a board"),
        (&["method", "idastars", "blank-last"], "1 2 3 0", "no method idastars, the nearest is idastar"),
        (&["method", "idastar", "blank-last"], "2 1 3 0", "no moves lead to the goal"),
        (&["answer", "uva1"], "", "no program uva1, the nearest are uva10181, uva10085"),
        (&["dance", "now"], "", "no command \"dance now\""),
    ] {
        assert_eq!(engine(words, input.as_bytes()), Err(format!("{clause}\n")), "{words:?}");
    }
}

#[test]
fn boards_are_drawn_as_by_scramble() {
    for (words, arguments) in [
        (&["uva10181", "2", "45", "0", "7"][..], "uva10181 --count 2 --moves 45 --seed 7"),
        (&["leetcode773", "1", "hardest", "0", "1"], "leetcode773 --hardest"),
        (&["poj3240", "1", "any", "0", "0", "5"], "poj3240 --side 5 --seed 0"),
    ] {
        let drawn = engine(&[&["scramble"], words].concat(), b"");
        let input = json::text(&printed(command("scramble").args(arguments.split(' '))));
        assert_eq!(drawn, Ok(format!("{{\"input\":{input},\"why\":null}}\n")), "{arguments}");
    }
    for (words, arguments, why) in [
        (["uva652", "1", "any", "2", "1"], "uva652 --unsolvable 2", r#"["TooManyUnsolvable","2","1"]"#),
        (["spoj_solving", "1", "20", "0", "1"], "spoj_solving --moves 20", r#"["TakesTooLong","10 x 10"]"#),
    ] {
        let drawn = engine(&[&["scramble"], &words[..]].concat(), b"");
        assert_eq!(drawn, Ok(format!("{{\"input\":null,\"why\":{why}}}\n")), "{arguments}");
        let code = why.split('"').nth(1).unwrap();
        let (_, [english, _]) = CODES.iter().find(|(known, _)| format!("{known:?}") == code).unwrap();
        let clause = failed(command("scramble").args(arguments.split(' ')), 2);
        assert!(clause.ends_with(english.rsplit('}').next().unwrap()), "{clause}");
    }
    let refused = engine(&["scramble", "uva652", "two", "any", "0", "1"], b"");
    assert_eq!(refused, Err("\"two\" is not a number of boards from 1 to 1000000\n".to_string()));
}

#[test]
fn a_board_is_solved_or_it_is_said_what_to_change() {
    let solved = |goal, board: &str| run(&["solve", goal], board.as_bytes()).unwrap();
    let read = |goal, board: &str| run(&["board", goal], board.as_bytes()).unwrap();
    let board = "2 8 3 / 1 6 4 / 7 0 5";
    assert_eq!(solved("spiral", board), "{\"solvable\":true,\"moves\":\"UULDR\",\"shortest\":true}\n");
    assert!(read("spiral", board).ends_with(",\"swap\":[],\"other\":null}\n"));
    let unsolvable = "0 8 3\n1 6 4\n7 2 5\n";
    assert!(solved("blank-last", unsolvable).starts_with("{\"solvable\":false,\"moves\":null,"));
    assert!(read("blank-last", unsolvable).ends_with(",\"swap\":[8,3],\"other\":\"spiral\"}\n"));
    let swapped = solved("blank-last", "0 3 8 1 6 4 7 2 5");
    assert!(swapped.contains("\"solvable\":true,\"moves\":\""), "{swapped}");
    assert!(read("1 2 3 / 4 5 0", "2 1 3 4 5 0").ends_with("\"swap\":[2,1],\"other\":\"spiral\"}\n"));
    for (board, shortest) in [
        ("1 2 3 4 5 6 / 7 8 9 10 0 11", false),
        ("1 2 / 3 4 / 5 6 / 7 8 / 9 10 / 0 11", false),
        ("1 2 3 4 5 / 6 7 8 0 9", true),
        ("1 2 / 3 4 / 5 6 / 7 8 / 0 9", true),
    ] {
        let said = solved("blank-last", board);
        assert!(said.ends_with(&format!("\"moves\":\"R\",\"shortest\":{shortest}}}\n")), "{board}: {said}");
    }
    let large: String = (1..30).chain([0]).map(|tile| format!("{tile} ")).collect();
    assert!(solved("blank-first", &large).ends_with("\"solvable\":true,\"moves\":null,\"shortest\":false}\n"));
}
