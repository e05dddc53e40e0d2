//! What the program inside the page says of an output: the verdict of `judge`, and the boards that are shown.

use crate::one_in;
use page::engine::run;
use page::json;
use scripts::mistakes::hint::hints;
use scripts::problems::answers::Rejection;
use scripts::problems::clause::{Clause, Code};
use scripts::problems::contract::{Pitfall, Shows};
use scripts::problems::list::bases::BLANK_ROW;
use scripts::problems::list::{find, PROBLEMS};
use scripts::problems::problem::Problem;
use scripts::system::programs::root;
use scripts::tools::judge::run as tool;
use scripts::tools::judge::verdict::Verdict;
use std::fs;

/// Runs a command whose input is that of a program and then an output.
fn judged(name: &str, problem: &Problem, input: &[u8], output: &[u8]) -> Result<String, String> {
    run(&[name, problem.program, &input.len().to_string()], &[input, output].concat())
}

/// A right output, and others that are mostly wrong.
fn wrong(right: &str) -> Vec<Vec<u8>> {
    let swapped = |pairs: &[(char, char)]| -> String {
        let other = |letter| {
            pairs.iter().find_map(|&(one, two)| match letter {
                _ if letter == one => Some(two),
                _ if letter == two => Some(one),
                _ => None,
            })
        };
        right.chars().map(|letter| other(letter).unwrap_or(letter)).collect()
    };
    let without_the_last = right.trim_end().rfind('\n').map_or("", |end| &right[..=end]);
    let texts = [
        right.to_string(),
        String::new(),
        without_the_last.to_string(),
        right.trim_end().to_string(),
        format!("{right}1\n"),
        format!("x{right}"),
        right.replacen('\n', " \n", 1),
        right.replace('\n', "\r\n"),
        swapped(&[('U', 'D'), ('L', 'R'), ('u', 'd'), ('l', 'r')]),
        swapped(&[('U', 'u'), ('D', 'd'), ('L', 'l'), ('R', 'r')]),
        swapped(&[('1', '2'), ('3', '4'), ('Y', 'N')]),
        format!("{}{right}", right.lines().next().unwrap_or_default()),
        right.lines().map(|_| "unsolvable\n").collect(),
    ];
    texts.into_iter().map(String::into_bytes).chain([b"\xFF\n".to_vec()]).collect()
}

#[test]
fn outputs_get_the_verdict_of_judge_and_its_board() {
    // Accepted, with a presentation error, wrong, and accepted with a note.
    let mut verdicts = [0; 4];
    for problem in PROBLEMS.iter().step_by(one_in(3)) {
        let folder = |top: &str| root().join(top).join(problem.program);
        for name in ["sample", "unsolvable", "already_solved"] {
            let input = fs::read(folder("judge_inputs").join(name).with_extension("in")).unwrap();
            let right = fs::read_to_string(folder("expected").join(name).with_extension("out")).unwrap();
            for output in wrong(&right) {
                let run = tool::judged(problem, &input, &output);
                let fault = problem.check(problem.rule, &input, &output).err();
                let is_noted = run.verdict == Verdict::Accepted && fault.is_some();
                let index = if is_noted { 3 } else { run.verdict as usize };
                verdicts[index] += 1;
                let verdict = run.verdict;
                let why = fault.filter(|_| !is_noted).map(|fault| match fault {
                    Rejection::Wrong(clause) | Rejection::Presentation(clause) => clause,
                });
                let notes = problem.judged(problem.rule, &input, &output).notes;
                let said_there = why.as_ref().or(notes.last()).filter(|_| index > 0).map(Clause::to_string);
                assert_eq!(said_there.unwrap_or_default(), run.why, "{}", problem.program);
                // Of spaces in the input, the tool knows more: whether the program was right before.
                let shows: Vec<Shows> = run.shows.into_iter().filter(|shows| *shows != Shows::Spaces).collect();
                let hints = hints(problem, problem.pitfalls, &shows, &input, &output, &[]);
                let hint = |hint: &Pitfall| json::list(["\"Common\"".to_string(), json::both(&hint.text)]);
                let notes = json::list(notes.iter().map(json::clause).chain(hints.iter().map(hint)));
                let english = why.as_ref().map_or(String::new(), |clause| clause.to_string());
                let number = english.strip_prefix(problem.noun()).and_then(|rest| rest.split([' ', ':']).nth(1));
                let board = format!("\"board\":{},", number.unwrap_or("0"));
                let is_shown = problem.failed_on(&problem.cases(&input).unwrap()).is_some();
                let why = why.map(|why| if is_shown { Code::FailedThere.with(why) } else { why });
                let why = json::optional(why.as_ref(), json::clause);
                let head = format!("{{\"verdict\":\"{verdict}\",\"why\":{why},\"notes\":{notes},");
                let said = judged("check", problem, &input, &output).unwrap();
                assert!(
                    said.starts_with(&head) && said.contains(&board),
                    "{}: {said}\n{head} {board}",
                    problem.program
                );
                assert_eq!(said.ends_with("null}\n"), number.is_none(), "{}: {said}", problem.program);
            }
        }
    }
    assert!(verdicts.iter().all(|&count| count > 3), "{verdicts:?}");
}

const UVA: &str = "2\n2 3 4 0\n1 5 7 8\n9 6 10 12\n13 14 11 15\n13 1 2 4\n5 0 3 7\n9 6 10 12\n15 8 11 14\n";
const GOAL: &str = "[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,0]";
const FIRST: &str = "[2,3,4,0,1,5,7,8,9,6,10,12,13,14,11,15]";
const SECOND: &str = "[13,1,2,4,5,0,3,7,9,6,10,12,15,8,11,14]";

#[test]
fn the_board_of_a_fault_has_its_moves_and_right_ones() {
    let none = "This puzzle is not solvable.\n";
    let uva10181 = find("uva10181").unwrap();
    let of_uva = |start, moves, right| {
        format!("{{\"columns\":4,\"start\":{start},\"goal\":{GOAL},\"moves\":{moves:?},\"right\":{right}}}")
    };
    let row = json::list(["\"Common\"".to_string(), json::both(&BLANK_ROW.text)]);
    for (output, note, case) in [
        (format!("LLLL\n{none}"), "", of_uva(FIRST, "LLL", "\"LLLDRDRDR\"")),
        (format!("{none}{none}"), &row, of_uva(FIRST, "", "\"LLLDRDRDR\"")),
        ("LLLDRDRDR\nLRLRLL\n".to_string(), "", of_uva(SECOND, "LRLRL", "null")),
        (
            "LLLDRDRDR\r\nL\r\n".to_string(),
            "[\"EveryByteCounts\",[\"CarriageReturns\"],\"UVa\"]",
            of_uva(SECOND, "L", "null"),
        ),
    ] {
        let said = judged("check", uva10181, UVA.as_bytes(), output.as_bytes()).unwrap();
        assert!(said.contains(&format!("\"notes\":[{note}],")) && said.ends_with(&format!(":{case}}}\n")), "{said}");
    }
    for (program, input, output, case) in [
        (
            "codewars_sliding_puzzle",
            "3\n1 2 3\n4 5 6\n0 7 8\n",
            "7 5\n",
            "[1,2,3,4,5,6,0,7,8],\"goal\":[1,2,3,4,5,6,7,8,0],\"moves\":\"RU\",\"right\":\"RR\"}",
        ),
        (
            "codewars_sliding_puzzle",
            "5\n1 2 3 4 5\n6 7 8 9 10\n11 12 13 14 15\n16 17 18 19 20\n21 22 23 0 24\n",
            "23\n",
            "[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,0,24],\
             \"goal\":[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,0],\"moves\":\"L\",\"right\":\"R\"}",
        ),
        (
            "hackerrank_npuzzle",
            "3\n1 0 2 3 4 5 6 7 8\n",
            "2\nRIGHT\nRIGHT\n",
            "[1,0,2,3,4,5,6,7,8],\"goal\":[0,1,2,3,4,5,6,7,8],\"moves\":\"R\",\"right\":\"L\"}",
        ),
        (
            "luogu_p1379",
            "283164705\n",
            "4\n",
            "[2,8,3,1,6,4,7,0,5],\"goal\":[1,2,3,8,0,4,7,6,5],\"moves\":\"\",\"right\":\"UULDR\"}",
        ),
        // One move more than the limit.
        (
            "lightoj_15puzzle",
            "1\n11 5 2 4\n1 14 3 0\n6 9 7 15\n10 12 13 8\n",
            "Case 1: L\n",
            "[11,5,2,4,1,14,3,0,6,9,7,15,10,12,13,8],\"goal\":[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,0],\
             \"moves\":\"L\",\"right\":null}",
        ),
    ] {
        let said = judged("check", find(program).unwrap(), input.as_bytes(), output.as_bytes()).unwrap();
        assert!(said.ends_with(&format!("\"start\":{case}}}\n")), "{said}");
    }
}

#[test]
fn larger_boards_than_10_x_10_are_judged_and_not_shown() {
    for (side, wrong, [case, boards]) in
        [(10, "YES\n", ["{\"columns\":10,", "[{\"columns\":10,"]), (11, "NO\n", ["null}\n", "[],\"of\":1}\n"])]
    {
        let tiles: String = (0..side * side).map(|tile| format!("{tile} ")).collect();
        let board = format!("{side} {side}\n{tiles}0 0\n");
        let judged = |name| judged(name, find("poj2893").unwrap(), board.as_bytes(), wrong.as_bytes()).unwrap();
        assert!(judged("check").contains(&format!(",\"board\":1,\"of\":1,\"case\":{case}")), "{}", judged("check"));
        assert!(judged("boards").starts_with(&format!("{{\"boards\":{boards}")), "{}", judged("boards"));
    }
}

#[test]
fn the_boards_of_an_output_have_its_moves_or_the_kits() {
    let input = "1 2 3 4 5 6 7 x 8\n1 2 3 4 5 6 x 7 8\n1 2 3 4 5 x 7 8 6\n2 1 3 4 5 6 7 8 x\n1 2 3 4 5 6 7 8 x\n";
    let boards = judged("boards", find("hdu1043").unwrap(), input.as_bytes(), b"r\nuxd\nud\nunsolvable\n").unwrap();
    let board = |start: &str, moves, right| {
        format!("{{\"columns\":3,\"start\":[{start}],\"goal\":[1,2,3,4,5,6,7,8,0],\"moves\":\"{moves}\",\"right\":{right}}}")
    };
    let expected = [
        board("1,2,3,4,5,6,7,0,8", "R", "null"),
        board("1,2,3,4,5,6,0,7,8", "", "\"RR\""),
        board("1,2,3,4,5,0,7,8,6", "UD", "\"D\""),
        board("2,1,3,4,5,6,7,8,0", "", "null"),
        board("1,2,3,4,5,6,7,8,0", "", "null"),
    ];
    assert_eq!(boards, format!("{{\"boards\":[{}],\"of\":5}}\n", expected.join(",")));
    // What follows a board that is too large would have another number.
    let tiles: String = (1..121).map(|tile| format!("{tile} ")).collect();
    let [small, large] = ["2 2\n1 2\n3 0\n".to_string(), format!("11 11\n{tiles}0\n")];
    let mixed = [&small[..], &large, &small, "0 0\n"].concat();
    let shown = judged("boards", find("poj2893").unwrap(), mixed.as_bytes(), b"").unwrap();
    assert!(shown.matches("\"start\"").count() == 1 && shown.ends_with(",\"of\":3}\n"), "{shown}");
    let many = input.repeat(101);
    let boards = judged("boards", find("hdu1043").unwrap(), many.as_bytes(), b"").unwrap();
    assert_eq!(boards.matches("\"start\"").count(), 500);
    assert!(boards.ends_with("],\"of\":505}\n"));
}

#[test]
#[cfg_attr(debug_assertions, ignore = "has a million moves")]
fn a_long_output_is_not_shown_in_full() {
    let (uva10181, boards) = (find("uva10181").unwrap(), UVA.split_once('\n').unwrap().1);
    let input = format!("22\n{}", boards.repeat(11));
    let output = format!("{}\n", "LR".repeat(25_001)).repeat(22);
    let checked = judged("check", uva10181, input.as_bytes(), output.as_bytes()).unwrap();
    assert!(checked.contains("[\"NotGoal\",\"50002\"]") && checked.len() < 51_000, "{} bytes", checked.len());
    let shown = judged("boards", uva10181, input.as_bytes(), output.as_bytes()).unwrap();
    assert!(shown.len() < 1_010_000 && shown.ends_with("],\"of\":22}\n"), "{} bytes", shown.len());
    // 50,000 moves of each board, and a million in all.
    assert_eq!(shown.matches("\"start\"").count(), 20);
}

#[test]
fn another_farthest_board_is_shown_as_the_goal() {
    let (problem, board) = (find("uva10085").unwrap(), "1\n\n1 2 3\n4 5 6\n7 8 0\n");
    let moves = "LLURRDLLUURDRULDRDLLURDLUURRDDL";
    let shown = |output: &str| judged("boards", problem, board.as_bytes(), output.as_bytes()).unwrap();
    let said = |goal: &str, moves: &str, right| {
        let start = "[1,2,3,4,5,6,7,8,0]";
        format!("{{\"boards\":[{{\"columns\":3,\"start\":{start},\"goal\":[{goal}],\"moves\":\"{moves}\",\"right\":{right}}}],\"of\":1}}\n")
    };
    let right = format!("Puzzle #1\n8 6 7\n2 5 4\n3 0 1\n{moves}\n\n");
    assert_eq!(shown(&right), said("8,6,7,2,5,4,3,0,1", moves, "null"));
    let kits = "\"LLURRULDDLUURDDRUULDLDRRULLDRRU\"";
    assert_eq!(shown(&right.replace("3 0 1", "3 1 0")), said("6,4,7,8,5,0,3,2,1", moves, kits));
}

/// A fault of the input is said as one of the input, in the words of the program.
#[test]
fn the_input_has_a_verdict_of_its_own() {
    let said = |why: &str| {
        format!("{{\"verdict\":\"input\",\"why\":[{why}],\"notes\":[],\"board\":0,\"of\":0,\"case\":null}}\n")
    };
    for (input, why) in [
        ("1\n2 2", r#""InInput",["InBoardWord","1","2",["Word","\"2\"",["Twice"]]]"#),
        ("hello", r#""InInput",["InWord","1",["Word","\"hello\"",["NotBoards"]]]"#),
        ("", r#""InInput",["InWord","1",["EndsInput"]]"#),
        ("\u{FEFF}1\n", r#""ByteOrderMark",["TheInput"]"#),
        ("1\0\n\0", r#""Utf16",["TheInput"]"#),
    ] {
        assert_eq!(judged("check", find("uva10181").unwrap(), input.as_bytes(), b"LR\n"), Ok(said(why)), "{input:?}");
    }
}

#[test]
fn a_description_is_judged_or_its_wrong_line_told() {
    let text = "size: 2 x 2\nanswer: It takes {count}: {moves}\nunsolvable: none\n";
    let described = run(&["describe"], text.as_bytes()).unwrap();
    let begin = "{\"title\":\"description\",\"about\":{\"en\":\"2 x 2: any path\",\"zh\":\"2 x 2：任意解\"},\
                 \"one\":true,\"unsolvable\":true,\"sides\":null,\"rectangles\":false,\"cases\":[";
    let solved = "{\"name\":\"solved\",\"tier\":\"\",\"input\":\"1 2\\n3 0\\n\",\"output\":\"It takes 0:\\n\"}";
    assert!(described.starts_with(&format!("{begin}{solved},")), "{described}");
    let told = run(&["describe"], "answer: {moves}\nsize: 9 x 9\n".as_bytes()).unwrap();
    assert_eq!(told, "{\"line\":2,\"why\":[\"NotSizeOfBoards\",\"\\\"9 x 9\\\"\"]}\n");
    let harder = run(&["describe"], b"size: 4 x 4\nanswer: {moves}\n").unwrap();
    assert!(harder.contains("{\"name\":\"harder_1\",\"tier\":\"hard\","), "{harder}");
    let (own, input) = (format!("own:{}", text.len()), "1 2\n0 3\n");
    let asked = |words: &[&str], output: &str| run(words, [text, output].concat().as_bytes()).unwrap();
    let judged = |name: &str, output: &str| asked(&[name, &own, &input.len().to_string()], &[input, output].concat());
    assert!(judged("check", "It takes 1: R\n").starts_with("{\"verdict\":\"AC\",\"why\":null,"));
    let wrong = judged("check", "It takes 2: R\n");
    assert!(wrong.starts_with("{\"verdict\":\"WA\",") && wrong.contains("\"Announced\""), "{wrong}");
    assert!(wrong.contains("\"right\":\"R\""), "{wrong}");
    assert!(judged("boards", "It takes 1: R\n").contains("\"moves\":\"R\""));
    assert_eq!(asked(&["answer", &own], input), "It takes 1: R\n");
    let drawn = asked(&["scramble", &own, "1", "hardest", "0", "1"], "");
    assert_eq!(drawn, "{\"input\":\"0 3\\n2 1\\n\",\"why\":null}\n");
}

/// The page's own form among them, with a goal in each form, too.
#[test]
fn a_board_and_its_goal_are_read_in_any_form() {
    let goal = "[1,2,3,8,0,4,7,6,5]";
    for text in ["283104765", "2 8 3\n1 # 4\n7 6 5", "2,8,3/1,0,4/7,6,5"] {
        let read =
            Ok(format!("{{\"columns\":3,\"tiles\":[2,8,3,1,0,4,7,6,5],\"goal\":{goal},\"swap\":[],\"other\":null}}\n"));
        for to in ["spiral", "1,2,3/8,0,4/7,6,5", "123804765"] {
            assert_eq!(run(&["board", to], text.as_bytes()), read, "{text}");
        }
    }
    for (goal, board, why) in [
        ("spiral", "1 2 3", "[\"NoRectangle\",\"3\"]"),
        ("1,2,3/4,5,0", "1,2/0,3/4,5", "[\"InGoal\",[\"GoalShape\",\"2 x 3\",\"3 x 2\"]]"),
    ] {
        assert_eq!(run(&["board", goal], board.as_bytes()), Ok(format!("{{\"why\":{why}}}\n")));
    }
}
