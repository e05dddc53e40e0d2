//! The program inside the page: it answers as the programs do, judges as `judge` does, and draws as the tools do.

use crate::one_in;
use crate::programs::{answer, answer_inside, fed, kept};
use crate::tool::{command, executable, failed, printed};
use page::engine::methods::lessons;
use page::engine::run;
use page::json;
use scripts::methods::catalogue;
use scripts::methods::lessons::{lesson, Lesson, LESSONS};
use scripts::methods::trace::Event;
use scripts::problems::answers::Rejection;
use scripts::problems::clause::CODES;
use scripts::problems::goals;
use scripts::problems::list::{find, PROBLEMS};
use scripts::problems::problem::Problem;
use scripts::problems::reader;
use scripts::problems::replay::Play;
use scripts::system::programs::{files, root};
use std::fs;
use std::path::Path;
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

/// The inputs of a problem, and their expected outputs.
fn cases(problem: &Problem) -> Vec<(Vec<u8>, Vec<u8>)> {
    let expected = root().join("expected").join(problem.program);
    let output = |input: &Path| kept(&expected.join(input.with_extension("out").file_name().unwrap()));
    let inputs = files(&root().join("judge_inputs").join(problem.program)).unwrap();
    inputs.iter().map(|input| (kept(input), output(input))).collect()
}

/// Inputs that some or all programs refuse.
const MALFORMED: [&[u8]; 4] = [b"", b"1 2 3 4 5 6 7 8 8\n", b"x\n", b"3\n1 2 3\n4 5 6\n7 8 \xFF\n"];

/// The tests of the programs compare the answers to their inputs.
#[test]
fn a_malformed_input_is_refused_inside_as_alone() {
    for problem in PROBLEMS {
        for input in MALFORMED {
            let inside = answer_inside(problem.program, input);
            assert_eq!(inside, answer(problem.program, input), "{}: {input:?}", problem.program);
        }
    }
    assert_eq!(engine(&["answer", "uva1"], b""), Err("no program uva1\n".to_string()));
}

/// Runs a command whose input is that of a program and then an output.
fn judged(name: &str, problem: &Problem, input: &[u8], output: &[u8]) -> Result<String, String> {
    run(&[name, problem.program, &input.len().to_string()], &[input, output].concat())
}

#[test]
fn every_expected_output_is_accepted() {
    for problem in PROBLEMS {
        for (input, output) in cases(problem).into_iter().filter(|(_, output)| output.len() < 2_000 || one_in(2) == 1) {
            let boards = problem.cases(&input).unwrap().len();
            let accepted =
                format!("{{\"verdict\":\"AC\",\"why\":null,\"notes\":[],\"board\":0,\"of\":{boards},\"case\":null}}\n");
            assert_eq!(judged("check", problem, &input, &output), Ok(accepted), "{}", problem.program);
        }
    }
}

/// Outputs that are mostly wrong, of a right one.
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
fn wrong_outputs_get_the_verdict_of_judge_and_the_board_that_it_names() {
    let mut verdicts = [0; 3];
    for problem in PROBLEMS {
        let folder = |top: &str| root().join(top).join(problem.program);
        for name in ["sample", "unsolvable", "already_solved"] {
            let input = fs::read(folder("judge_inputs").join(name).with_extension("in")).unwrap();
            let right = fs::read_to_string(folder("expected").join(name).with_extension("out")).unwrap();
            for output in wrong(&right) {
                let ended = [&output[..], b"\n"].concat();
                let is_whole = !output.ends_with(b"\n") && problem.check(problem.rule, &input, &ended).is_ok();
                let (index, verdict, why) = match problem.check(problem.rule, &input, &output) {
                    Ok(()) => (0, "AC", None),
                    Err(Rejection::Wrong(clause)) => (1, "WA", Some(clause)),
                    Err(Rejection::Presentation(_)) if is_whole => (0, "AC", None),
                    Err(Rejection::Presentation(clause)) => (2, "PE", Some(clause)),
                };
                verdicts[index] += 1;
                let english = why.as_ref().map_or(String::new(), |clause| clause.to_string());
                let number = english.strip_prefix(problem.noun()).and_then(|rest| rest.split([' ', ':']).nth(1));
                let board = format!("\"board\":{},", number.unwrap_or("0"));
                let why = json::optional(why.as_ref(), json::clause);
                let head = format!("{{\"verdict\":\"{verdict}\",\"why\":{why},");
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
    assert!(verdicts.iter().all(|&count| count > 50), "{verdicts:?}");
}

const UVA: &str = "2\n2 3 4 0\n1 5 7 8\n9 6 10 12\n13 14 11 15\n13 1 2 4\n5 0 3 7\n9 6 10 12\n15 8 11 14\n";
const GOAL: &str = "[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,0]";
const FIRST: &str = "[2,3,4,0,1,5,7,8,9,6,10,12,13,14,11,15]";
const SECOND: &str = "[13,1,2,4,5,0,3,7,9,6,10,12,15,8,11,14]";

#[test]
fn the_board_of_a_fault_is_shown_with_the_legal_moves_and_right_ones() {
    let none = "This puzzle is not solvable.\n";
    let uva10181 = find("uva10181").unwrap();
    let of_uva = |start, moves, right| {
        format!("{{\"columns\":4,\"start\":{start},\"goal\":{GOAL},\"moves\":{moves:?},\"right\":{right}}}")
    };
    for (output, note, case) in [
        (format!("LLLL\n{none}"), "", of_uva(FIRST, "LLL", "\"LLLDRDRDR\"")),
        (format!("{none}{none}"), "", of_uva(FIRST, "", "\"LLLDRDRDR\"")),
        ("LLLDRDRDR\nLRLRLL\n".to_string(), "", of_uva(SECOND, "LRLRL", "null")),
        ("LLLDRDRDR\r\nL\r\n".to_string(), "[\"CarriageReturns\"]", of_uva(SECOND, "L", "null")),
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
    ] {
        let said = judged("check", find(program).unwrap(), input.as_bytes(), output.as_bytes()).unwrap();
        assert!(said.ends_with(&format!("\"start\":{case}}}\n")), "{said}");
    }
}

#[test]
fn what_the_judge_accepts_is_accepted_though_the_kit_promises_more() {
    let said = judged("check", find("hdu1043").unwrap(), b"1 2 3 4 5 6 7 x 8\n", b"lrr\n").unwrap();
    assert!(said.starts_with("{\"verdict\":\"AC\","), "{said}");
}

#[test]
fn large_boards_are_judged_and_not_shown() {
    let board = format!("11 11\n{}0 0\n", (0..121).map(|tile| format!("{tile} ")).collect::<String>());
    let judged = |name| judged(name, find("poj2893").unwrap(), board.as_bytes(), b"NO\n").unwrap();
    assert!(judged("check").ends_with(",\"board\":1,\"of\":1,\"case\":null}\n"), "{}", judged("check"));
    assert_eq!(judged("boards"), "{\"boards\":[],\"of\":1}\n");
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
    let many = input.repeat(101);
    let boards = judged("boards", find("hdu1043").unwrap(), many.as_bytes(), b"").unwrap();
    assert_eq!(boards.matches("\"start\"").count(), 500);
    assert!(boards.ends_with("],\"of\":505}\n"));
}

#[test]
fn a_long_output_is_not_shown_in_full() {
    let (uva10181, boards) = (find("uva10181").unwrap(), UVA.split_once('\n').unwrap().1);
    let input = format!("100\n{}", boards.repeat(50));
    let output = format!("{}\n", "LR".repeat(40_000)).repeat(100);
    let checked = judged("check", uva10181, input.as_bytes(), output.as_bytes()).unwrap();
    assert!(checked.contains("[\"NotGoal\",\"80000\"]") && checked.len() < 51_000, "{} bytes", checked.len());
    let shown = judged("boards", uva10181, input.as_bytes(), output.as_bytes()).unwrap();
    assert!(shown.len() < 1_010_000 && shown.ends_with("],\"of\":100}\n"), "{} bytes", shown.len());
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

#[test]
fn a_malformed_input_or_command_is_refused_by_one_clause() {
    for (words, input, clause) in [
        (&["boards", "uva652", "2"][..], "x\n", "word 1: \"x\" is not a number of boards"),
        (&["check", "uva10181", "9"], "1\n2 2", "\"9\" is not the length of an input"),
        (&["check", "uva1018", "0"], "", "no program uva1018, the nearest is uva10181"),
        (&["solve", "blank-last"], "1 2 3 3", "word 4: tile 3 appears twice"),
        (&["solve", "middle"], "1 2 3 0", "goal: \"middle\" is not blank-last, blank-first, spiral or a board"),
        (&["svg", "blank-last", "D"], "1 2 3 0", "move 1 (D) leaves the board"),
        (&["method", "idastars", "blank-last"], "1 2 3 0", "no method idastars, the nearest is idastar"),
        (&["method", "idastar", "blank-last"], "2 1 3 0", "no moves lead to the goal"),
        (&["dance", "now"], "", "no command \"dance now\""),
    ] {
        assert_eq!(engine(words, input.as_bytes()), Err(format!("{clause}\n")), "{words:?}");
    }
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
fn an_output_whose_last_newline_was_lost_is_accepted_with_a_note() {
    let verdict = |output: &str| judged("check", find("uva10181").unwrap(), UVA.as_bytes(), output.as_bytes()).unwrap();
    let none = "This puzzle is not solvable.";
    let accepted = "{\"verdict\":\"AC\",\"why\":null,\"notes\":[[\"NoNewline\"]],\"board\":0,";
    assert!(verdict(&format!("LLLDRDRDR\n{none}")).starts_with(accepted));
    assert!(verdict(&format!("LLLDRDRDR \n{none}")).starts_with("{\"verdict\":\"PE\","));
    assert!(verdict("LLLDRDRDR\nThis puz")
        .starts_with("{\"verdict\":\"WA\",\"why\":[\"InBoardOf\",\"2\",\"2\",[\"Cut\"]],"));
}

#[test]
fn boards_are_drawn_as_by_scramble() {
    for (words, arguments) in [
        (&["uva10181", "2", "45", "0", "7"][..], "uva10181 --count 2 --moves 45 --seed 7"),
        (
            &["uva652", "3", "20-25", "1", "18446744073709551615"],
            "uva652 --count 3 --moves 20-25 --unsolvable 1 --seed 18446744073709551615",
        ),
        (&["hdu3567", "2", "hardest", "0", "1"], "hdu3567 --count 2 --hardest"),
        (&["poj3240", "1", "any", "0", "0", "5"], "poj3240 --side 5 --seed 0"),
    ] {
        let drawn = engine(&[&["scramble"], words].concat(), b"");
        let input = json::text(&printed(command("scramble").args(arguments.split(' '))));
        assert_eq!(drawn, Ok(format!("{{\"input\":{input},\"why\":null}}\n")), "{arguments}");
    }
    for (words, arguments, why) in [
        (["uva652", "1", "any", "2", "1"], "uva652 --unsolvable 2", r#"["TooManyUnsolvable","2","1"]"#),
        (
            ["uva652", "3", "hardest", "0", "1"],
            "uva652 --count 3 --hardest",
            r#"["FewHardest","uva652",["Boards","2"],"31","3"]"#,
        ),
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
fn the_picture_is_that_of_replay() {
    for (board, moves, goal) in [("2 8 3 1 6 4 7 0 5", "UULDR", "spiral"), ("1 2 3 0", "", "blank-last")] {
        let drawn = printed(command("replay").args([board, "--moves", moves, "--goal", goal, "--svg", "-"]));
        assert_eq!(
            run(&["svg", goal, moves], board.as_bytes()),
            Ok(format!("{{\"picture\":{}}}\n", json::text(&drawn)))
        );
    }
    assert_eq!(run(&["svg", "blank-last", "UU"], b"1 2 3 0"), Err("move 2 (U) leaves the board".to_string()));
    let unfinished = run(&["svg", "blank-last", "U"], b"1 2 3 0").unwrap();
    assert!(
        unfinished.contains("of 2 x 2, after 1 move\\u003c/")
            && unfinished.contains("From 1 2 / 3 blank to 1 blank / 3 2 by"),
        "{unfinished}"
    );
}

#[test]
fn a_board_is_solved_or_it_is_said_what_to_change() {
    let solved = |goal, board: &str| run(&["solve", goal], board.as_bytes()).unwrap();
    let solvable = |goal, board: &str| run(&["solvable", goal], board.as_bytes()).unwrap();
    let board = "2 8 3 / 1 6 4 / 7 0 5";
    assert_eq!(solved("spiral", board), "{\"solvable\":true,\"moves\":\"UULDR\",\"shortest\":true}\n");
    assert_eq!(solvable("spiral", board), "{\"solvable\":true}\n");
    let unsolvable = "0 8 3\n1 6 4\n7 2 5\n";
    let clause = "{\"solvable\":false,\"swap\":[8,3],\"other\":\"spiral\"}\n";
    assert_eq!((solved("blank-last", unsolvable), solvable("blank-last", unsolvable)), (clause.into(), clause.into()));
    let swapped = solved("blank-last", "0 3 8 1 6 4 7 2 5");
    assert!(swapped.contains("\"solvable\":true,\"moves\":\""), "{swapped}");
    assert!(solved("1 2 3 / 4 5 0", "2 1 3 4 5 0").ends_with("\"swap\":[2,1],\"other\":\"spiral\"}\n"));
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

/// The words of a paragraph in Markdown, without its escapes and the targets of its links.
fn words(text: &str) -> String {
    let mut parts = text.split('[');
    let mut plain = parts.next().unwrap_or_default().to_string();
    for part in parts {
        let (name, rest) = part.split_once("](").unwrap();
        plain += name;
        plain += rest.split_once(')').unwrap().1;
    }
    plain.replace('\\', "").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A board of the 15-puzzle that needs 32 moves.
const FIFTEEN: &str = "3 2 4 1 5 6 8 7 9 11 10 12 13 14 15 0";

fn takes(method: &str, board: &str) -> bool {
    catalogue::find(method).unwrap().takes(&goals::case(reader::board(board).unwrap(), "blank-last").unwrap())
}

#[test]
fn a_lesson_is_said_once() {
    let page = fs::read_to_string(root().join("scripts/methods/README.md")).unwrap().replace("\r\n", "\n");
    for lesson in &LESSONS {
        let (_, section) = page.split_once(&format!("## {}\n\n", lesson.title[0].replace('*', "\\*"))).unwrap();
        let (paragraph, rest) = section.split_once("\n\n").unwrap();
        assert!(
            words(paragraph).starts_with(lesson.text[0]),
            "the section of {} begins with its lesson",
            lesson.method
        );
        assert!(rest.split("\n## ").next().unwrap().contains(&format!("--only {} ", lesson.method)));
    }
}

#[test]
fn a_lesson_has_its_words_in_both_languages_and_a_few_lines() {
    let is_chinese = |text: &str| text.chars().any(|letter| ('\u{4e00}'..'\u{a000}').contains(&letter));
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
        let boards = ["2 4 3 1 5 6 0 7 8", "4 3 0 6 8 5 2 7 1", "8 6 7 2 5 4 3 0 1", FIFTEEN];
        for board in boards.iter().filter(|board| takes(lesson.method, board)) {
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
        let csv = printed(compare.args([board, "--goal", goal, "--trace", method, "--count", "60", "--csv", "-"]));
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
        assert!(trace.matches("\"expanded\"").count() < 60 && trace.len() < 40_000, "{}", lesson.method);
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

#[test]
fn every_taught_method_solves_a_board() {
    for Lesson { method, .. } in &LESSONS {
        let board = ["8 1 3 4 0 2 7 6 5", FIFTEEN].into_iter().find(|board| takes(method, board)).unwrap();
        let said = run(&["method", method, "blank-last"], board.as_bytes()).unwrap();
        let moves = said.strip_prefix("{\"moves\":\"").and_then(|rest| rest.split('"').next()).unwrap();
        let play = Play::new(goals::case(reader::board(board).unwrap(), "blank-last").unwrap(), moves);
        assert_eq!(play.fault, None, "{method}: {said}");
        let is_shortest = !["weighted-astar-seen-cut", "greedy-best-first"].contains(method);
        assert!(
            said.contains("\"why\":\"\",\"expanded\":") && said.ends_with(&format!("\"shortest\":{is_shortest}}}\n"))
        );
        assert!(!is_shortest || moves.len() == if board == FIFTEEN { 32 } else { 14 }, "{method}: {said}");
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
    let is_over = said.starts_with("{\"moves\":null,\"why\":\"more than 5 s\",");
    assert!(is_over || said.ends_with("\"expanded\":226032,\"generated\":477856,\"shortest\":true}\n"), "{said}");
}
