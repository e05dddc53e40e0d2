//! The checker on every kind of wrong answer. The tests of the programs give it the right ones.

mod most_distant;

use super::is_chinese;
use scripts::kit::grid::{Case, Grid};
use scripts::kit::oracle::{Oracle, Rule};
use scripts::problems::clause::{self, Code, CODES};
use scripts::problems::description::described;
use scripts::problems::list::find;
use scripts::problems::problem::Problem;
use slidekit::board::Move;
use slidekit::search::Answer;

fn verdict(program: &str, input: &str, output: &str) -> String {
    super::verdict(find(program).unwrap(), input, output)
}

const UVA: &str = "2\n2 3 4 0\n1 5 7 8\n9 6 10 12\n13 14 11 15\n13 1 2 4\n5 0 3 7\n9 6 10 12\n15 8 11 14\n";
const NONE: &str = "This puzzle is not solvable.\n";

#[test]
fn moves_are_replayed() {
    let verdict = |output: &str| verdict("uva10181", UVA, &format!("{output}{NONE}"));
    assert_eq!(verdict("DULLLDRDRDR\n"), "AC");
    let hint = "; the moves are the tile's, not the blank's";
    assert_eq!(verdict("RRRULULUL\n"), format!("WA, board 1: move 1 (R) leaves the board{hint}"));
    let hint = "; read from the end, the moves are right";
    assert_eq!(verdict("RDRDRDLLL\n"), format!("WA, board 1: move 1 (R) leaves the board{hint}"));
    let hint = "; the moves lead from the goal to the board";
    assert_eq!(verdict("LULULURRR\n"), format!("WA, board 1: move 2 (U) leaves the board{hint}"));
    assert_eq!(verdict(&("LR".repeat(26) + "\n")), "WA, board 1: the board after move 52 is not the goal");
    assert_eq!(verdict("LLLDRDRD\n"), "WA, board 1: the board after move 8 is not the goal");
    assert_eq!(verdict(&format!("L{}LLDRDRDR\n", "RL".repeat(21))), "WA, board 1: 51 moves, the limit is 50");
    assert_eq!(verdict(NONE), "WA, board 1: answered unsolvable, but 9 moves solve it");
}

#[test]
fn a_line_of_something_else_is_shown_with_what_is_wanted() {
    let fault = |line: &str| verdict("uva10181", UVA, &format!("{line}\n{NONE}"));
    let wanted = "neither moves (D, L, R, U) nor \"This puzzle is not solvable.\"";
    let case = "; capitals and small letters differ";
    for (line, shown, hint) in [
        ("This puzzle is not solvable", "\"This puzzle is not solvable\"", "; the full stop is missing"),
        ("THIS puzzle is not solvable.", "\"THIS puzzle is not solvable.\"", case),
        ("llldrdrdr", "\"llldrdrdr\"", case),
        ("LLLDRDRDRé", "\"LLLDRDRDRé\"", ""),
        ("LLL\u{200B}\t", "\"LLL<U+200B>\"", ""),
        ("L L L D", "\"L L L D\"", "; nothing should stand between the moves"),
        ("['L', 'D']", "\"['L', 'D']\"", "; nothing should stand between the moves"),
        (
            "LLL DRDRDR",
            "\"LLL DRDRDR\"",
            "; nothing should stand between the moves, and each answer on a line of its own",
        ),
        ("\"LLLDRDRDR\"", "'\"LLLDRDRDR\"'", "; the quotation marks do not belong there"),
        ("“LLL”", "\"“LLL”\"", "; the quotation marks do not belong there"),
        ("Case #1: LLLDRDRDR", "\"Case #1: LLLDRDRDR\"", "; no number of the case should stand before it"),
        ("9 LLLDRDRDR", "\"9 LLLDRDRDR\"", "; no number of moves should stand before it"),
        ("LLL This puzzle is", "\"LLL This puzzle is\"", "; each answer should be on a line of its own"),
        (&"no ".repeat(21), &format!("\"{}\"...", "no ".repeat(20)), ""),
        (&"é".repeat(60), &format!("\"{}\"", "é".repeat(60)), ""),
        (&"é".repeat(61), &format!("\"{}\"...", "é".repeat(60)), ""),
    ] {
        assert_eq!(fault(line), format!("WA, board 1: line 1 is {shown}, {wanted}{hint}"));
    }
    let other = |program, output: &str| verdict(program, "1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15\n", output);
    let wanted = "neither moves (D, L, R, U) nor \"NO SOLUTION\" nor \"TOO LONG\"";
    let fault = format!("WA, board 1: line 1 is \"too long\", {wanted}{case}");
    assert_eq!(other("eolymp3669", "too long\n"), fault);
    assert_eq!(other("mipt091", "YES\nR\n"), format!("WA, board 1: line 2 is \"R\", not moves (d, l, r, u){case}"));
}

#[test]
fn answers_are_counted() {
    let verdict = |output: &str| verdict("uva10181", UVA, output);
    assert_eq!(verdict(""), "WA, no output");
    assert_eq!(verdict("LLLDRDRDR\n"), "WA, board 2: the answer is missing");
    assert_eq!(verdict("\nLLLDRDRDR\n"), "WA, board 1: the board after move 0 is not the goal");
    assert_eq!(verdict(&format!("LLLDRDRDR\n{NONE}{NONE}")), "WA, line 3: output after the last answer");
    let not_text = find("uva10181").unwrap().check(Rule::Any, UVA.as_bytes(), b"\xFF\n").unwrap_err();
    assert_eq!(not_text.to_string(), "WA, the output is not text");
}

#[test]
fn an_encoding_that_no_judge_reads_is_named() {
    let verdict = |output: &[u8]| find("uva10181").unwrap().check(Rule::Any, UVA.as_bytes(), output).unwrap_err();
    let right = format!("LLLDRDRDR\n{NONE}");
    let utf16 = |mark: &[u8], bytes: fn(u16) -> [u8; 2]| {
        [mark, &right.encode_utf16().flat_map(bytes).collect::<Vec<_>>()].concat()
    };
    let clause = "WA, the output is in UTF-16, not in ASCII or UTF-8";
    for output in [
        utf16(b"\xFF\xFE", u16::to_le_bytes),
        utf16(b"\xFE\xFF", u16::to_be_bytes),
        utf16(b"", u16::to_le_bytes),
        utf16(b"", u16::to_be_bytes),
    ] {
        assert_eq!(verdict(&output).to_string(), clause);
    }
    for (output, place) in [("\0\n", (1, 1)), ("d\0", (1, 2)), ("d\0\nd", (1, 2)), ("LLLDRDRDR\néa\0\0\n", (2, 3))] {
        let clause = format!("WA, line {}: a byte 0 at column {}", place.0, place.1);
        assert_eq!(verdict(output.as_bytes()).to_string(), clause, "{output:?}");
    }
    let marked = verdict(format!("\u{FEFF}{right}").as_bytes());
    assert_eq!(marked.to_string(), "WA, the output begins with a byte order mark (UTF-8 with BOM)");
}

/// The codes are numbered as they are listed.
#[test]
fn every_code_has_words_in_both_languages_with_the_same_values() {
    let holes = |words: &str| {
        let mut holes: Vec<String> = words.split('{').skip(1).map(|part| part[..2].to_string()).collect();
        holes.sort();
        holes
    };
    for &(code, [english, chinese]) in CODES {
        assert_eq!(code.words(), [english, chinese]);
        let same = CODES.iter().filter(|(_, words)| words[0] == english).count();
        assert_eq!(same, 1, "{english:?} is said by two codes");
        assert_eq!(holes(english), holes(chinese), "{code:?}");
        assert!(!english.is_empty() && !is_chinese(english), "{code:?}: {english}");
        let has_words = english.contains(|letter: char| letter.is_alphabetic());
        assert_eq!(is_chinese(chinese), has_words, "{code:?}: {chinese}");
    }
    let (named, clause) = (|hint: Code| clause::moves(2).hinted(hint), Code::NotFewest.with(clause::moves(1)).with(0));
    assert_eq!(clause.words(1), "1 步，最少为 0 步");
    assert_eq!(named(Code::OtherCase).words(1), "2 步；大小写有区别");
}

#[test]
fn a_solved_board_without_its_empty_line_is_a_presentation_error() {
    let solved = "1 2 3 4 5 6 7 8 x\n";
    let hint = "a solved board gets a line without moves";
    assert_eq!(verdict("poj1077", solved, ""), format!("WA, no output; {hint}"));
    assert_eq!(verdict("hdu1043", &format!("{solved}1 2 3 4 5 6 7 x 8\n"), ""), "WA, no output");
    assert_eq!(verdict("hdu1043", &format!("1 2 3 4 5 6 7 x 8\n{solved}"), "r\n"), format!("PE, line 2: {hint}"));
    assert_eq!(verdict("hdu1043", &format!("{solved}1 2 3 4 5 6 7 x 8\n"), "\n"), "WA, board 2: the answer is missing");
    let tiles = "3\n1 2 3\n4 5 6\n7 0 8\n3\n1 2 3\n4 5 6\n7 8 0\n";
    assert_eq!(verdict("codewars_sliding_puzzle", tiles, "8\n"), format!("PE, line 2: {hint}"));
    let gaps = "2\n\n1 2 3 4 5 6 7 8 x\n\n1 2 3 4 5 6 7 x 8\n";
    assert_eq!(verdict("uva652", gaps, "r\n"), format!("WA, board 1: move 1 (r) leaves the board; {hint}"));
    assert_eq!(verdict("uva652", gaps, "r\n\nr\n"), "WA, board 1: move 1 (r) leaves the board", "its line is there");
    let (first, fault) = (format!("{solved}1 2 3 4 5 6 7 x 8\n"), "WA, board 1: move 1 (r) leaves the board");
    assert_eq!(verdict("hdu1043", &first, "r\n"), format!("{fault}; {hint}"));
    assert_eq!(verdict("hdu1043", &first, "r\nr\n"), fault, "its line is there");
    let cut = "WA, board 1 of 2: the output ends inside the answer";
    assert_eq!(verdict("hdu1043", &first, "uns"), cut);
}

/// An empty line too many before the second answer, where the empty answer to a solved board follows.
#[test]
fn an_empty_line_too_many_is_no_answer_to_a_solved_board() {
    let eight = "1 2 3 4 5 6 7 x 8\n1 2 3 4 5 6 7 x 8\n1 2 3 4 5 6 7 8 x\n";
    let gaps = format!("3\n\n{}", eight.replace('\n', "\n\n"));
    let cases = "2\n12X453786\n12345678X\n12345678X\n12345678X\n";
    for (program, input, output, line) in [
        ("hdu1043", eight, "r\n\nr\n\n", 2),
        ("uva652", &gaps, "r\n\n\nr\n\n\n", 3),
        ("hdu3567", cases, "Case 1: 2\ndd\n\nCase 2: 0\n\n", 3),
        ("aoj0121", "0 1 2 3 4 5 6 7\n0 1 2 3 4 5 6 7\n", "0\n\n0\n", 2),
    ] {
        assert_eq!(verdict(program, input, output), format!("PE, line {line}: an empty line before the answer"));
        assert_eq!(verdict(program, input, &output.replacen("\n\n", "\n", 1)), "AC", "{program}");
    }
}

#[test]
fn that_a_board_is_unsolvable_is_said_first() {
    let letters = "1\n1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0\n";
    for (program, input, output, with) in [
        ("uva10181", letters, "LR\n", "with 2 moves"),
        ("uva10181", letters, "\n", "with 0 moves"),
        ("lightoj_15puzzle", letters, "Case 1: U\n", "with 1 move"),
        ("hackerrank_npuzzle", "3\n0 2 1\n3 4 5\n6 7 8\n", "2\nRIGHT\nLEFT\n", "with 2 moves"),
        ("codewars_sliding_puzzle", "3\n2 1 3\n4 5 6\n7 8 0\n", "8 8\n", "with 2 moves"),
        ("boj1525", "3 6 0 8 1 2 7 4 5\n", "8\n", "\"8\"; the right answer is \"-1\""),
        ("hdu3600", "2\n2 1\n3 0\n0\n", "YES\n", "\"YES\"; the right answer is \"NO\""),
        // On a line, the order of the tiles decides, and not its parity.
        ("poj2893", "1 4\n2 3 1 0\n0 0\n", "YES\n", "\"YES\"; the right answer is \"NO\""),
        ("poj2893", "4 1\n2\n3\n1\n0\n0 0\n", "YES\n", "\"YES\"; the right answer is \"NO\""),
        (
            "boj9985",
            "START 3 1\n2 1 3\n4 5 6\n7 8 X\n1 2 3\n4 5 6\n7 8 X\nEND\n",
            "SOLVABLE WITHIN 1 MOVES\n",
            "\"SOLVABLE WITHIN 1 MOVES\"; the right answer is \"NOT SOLVABLE WITHIN 1 MOVES\"",
        ),
    ] {
        let noun = find(program).unwrap().noun();
        let clause = format!("WA, {noun} 1: it is unsolvable, but answered {with}");
        assert_eq!(verdict(program, input, output), clause, "{program} {output:?}");
    }
    let announced = verdict("hdu3567", "1\n12345678X\n12345687X\n", "Case 1: 9\nlr\n");
    assert_eq!(announced, "WA, case 1: it is unsolvable, but answered with 2 moves");
}

/// As that of a program whose last bytes stay in a buffer.
#[test]
fn an_output_that_ends_inside_an_answer_is_no_wrong_answer() {
    let cut = |board: usize, of: usize| format!("WA, board {board} of {of}: the output ends inside the answer");
    let twice = UVA.replacen('2', "4", 1) + &UVA[2..];
    let answers = format!("LLLDRDRDR\n{NONE}LLLDRDRDR\n");
    let fifteen = |bytes: usize| verdict("uva10181", &twice, &answers[..bytes]);
    for (bytes, wanted) in [
        (5, cut(1, 4)),
        (9, "WA, board 2: the answer is missing".to_string()),
        (10, "WA, board 2: the answer is missing".to_string()),
        (20, cut(2, 4)),
        (answers.len() - 3, cut(3, 4)),
        (answers.len() - 1, "WA, board 4: the answer is missing".to_string()),
    ] {
        assert_eq!(fifteen(bytes), wanted, "{:?}", &answers[..bytes]);
    }
    assert_eq!(verdict("uva10181", UVA, "LLLDRDRDR\nThis puz"), cut(2, 2));
    // The last answer may as well be wrong, and a line that is no beginning of an answer is.
    let end = "; the output ends here, without a newline";
    let wrong = verdict("poj1077", "1 2 3 4 5 6 7 x 8\n", "u");
    assert_eq!(wrong, format!("WA, board 1: the board after move 1 is not the goal{end}"));
    let joined = verdict("uva10181", UVA, "LLLDRDRDR This puzzle is not solvable.");
    assert!(joined.starts_with("WA, board 1: line 1 is \"LLLDRDRDR This puz") && joined.ends_with(end), "{joined}");
    let dot = verdict("uva10181", UVA, &format!("LLLDRDRDR\n{}", NONE.trim_end().trim_end_matches('.')));
    assert!(dot.ends_with(&format!("; the full stop is missing{end}")), "{dot}");
    let words = |output| verdict("hackerrank_npuzzle", "3\n1\n2\n0\n3\n4\n5\n6\n7\n8\n", output);
    assert_eq!(words("2\nLEFT"), cut(1, 1));
    assert_eq!(words("2\n"), cut(1, 1));
    assert_eq!(words("2\nLEFT\nLE"), cut(1, 1));
    let cases = "2\n12X453786\n12345678X\n564178X23\n7568X4123\n";
    assert_eq!(verdict("hdu3567", cases, "Case 1: 2\n"), cut(1, 2).replace("board", "case"));
}

#[test]
fn the_least_answer_is_not_that_of_a_reflected_board() {
    let goal = Grid::in_order(3, 2, 5);
    let start = [Move::Up, Move::Left].iter().fold(goal.clone(), |board, &mv| board.after(mv).unwrap());
    let case = Case { start, goal };
    let truth = |rule| Oracle::new(rule, None).truth(&case);
    assert_eq!((truth(Rule::Fewest), truth(Rule::Least)), (Some(Answer::Moves(vec![Move::Right, Move::Down])), None));
}

#[test]
fn answers_in_tile_numbers_obey_the_rule_and_the_limit() {
    let verdict = |rule, limit, output: &str| {
        let problem = Problem { rule, limit, ..find("codewars_sliding_puzzle").unwrap().clone() };
        super::verdict(&problem, "3\n1 2 3\n4 5 6\n7 0 8\n", output)
    };
    assert_eq!(verdict(Rule::Any, None, "8 8 8\n"), "AC");
    assert_eq!(verdict(Rule::Any, Some(1), "8 8 8\n"), "WA, board 1: 3 moves, the limit is 1");
    assert_eq!(verdict(Rule::Fewest, Some(3), "8 8 8\n"), "WA, board 1: 3 moves, the fewest is 1");
    assert_eq!(verdict(Rule::Least, Some(1), "8\n"), "AC");
}

#[test]
fn an_output_that_breaks_off_is_checked_up_to_there() {
    let problem = find("uva10181").unwrap();
    let beginning = |output: &str| {
        let beginning = problem.check_beginning(UVA.as_bytes(), output.as_bytes());
        (beginning.ends, beginning.fault.map(|fault| fault.to_string()))
    };
    assert_eq!(beginning(""), (vec![], None));
    assert_eq!(beginning("LLLDRD"), (vec![], None));
    assert_eq!(beginning("LLLDRDRDR\nThis puz"), (vec![10], None));
    assert_eq!(beginning(&format!("LLLDRDRDR\n{NONE}")), (vec![10, 39], None));
    let fault = "board 2: it is unsolvable, but answered with 1 move".to_string();
    assert_eq!(beginning("LLLDRDRDR\nL\n"), (vec![10], Some(fault)));
    let cases = "2\n12X453786\n12345678X\n564178X23\n7568X4123\n";
    let limited = "START 3 1\n1 2 3\n4 5 6\n7 X 8\n1 2 3\n4 5 6\n7 8 X\nEND\n";
    // The answer may take two lines, and has to be the judge's within the limit of its case.
    for (program, input, output, ends, fault) in [
        ("hdu3567", cases, "Case 1: 2\ndd\nCase 2: 8\n", vec![13], None),
        ("hdu3567", cases, "Case 1: 4\nddud\n", vec![], Some("case 1: 4 moves, the fewest is 2")),
        ("boj9985", limited, "SOLVABLE WITHIN 1 MOVES\n", vec![24], None),
    ] {
        let beginning = find(program).unwrap().check_beginning(input.as_bytes(), output.as_bytes());
        assert_eq!((beginning.ends, beginning.fault.map(|fault| fault.to_string()).as_deref()), (ends, fault));
    }
}

/// The fault is that of the moves for a line that is just short enough, which is quoted by its beginning.
#[test]
fn a_line_longer_than_any_answer_is_told_by_its_length() {
    let input = "1 2 3\n4 5 6\n0 7 8\n";
    let own = |text: &str| described("my.txt", text).unwrap();
    let (moves, boards) = (own("answer: {moves}"), own("answer: {boards}"));
    for (bytes, is_long) in [(1 << 20, false), ((1 << 20) + 1, true)] {
        let line = "x".repeat(bytes);
        let wanted = format!("line 1 has {bytes} bytes, more than any answer");
        for (problem, output) in [(&moves, format!("{line}\n")), (&boards, format!("{line}\n"))] {
            let fault = problem.check(problem.rule, input.as_bytes(), output.as_bytes()).unwrap_err().to_string();
            assert_eq!(fault.contains(&wanted), is_long, "{fault}");
            assert!(fault.len() < 200, "{fault}");
        }
    }
}

const YES: &str = "1 2 3 4 5 6 7 8 9 10 0 11 13 14 15 12\n";
const FEWEST: &str = "2 3 4 1 5 x 7 6 8\n";
const LEAST: &str = "2\n12X453786\n12345678X\n564178X23\n7568X4123\n";
const TWIN: &str = "1\n12345678X\n12345687X\n";
const RING: &str = "1\n\n1 2 3 4\n5 6 7 8\n9 10 0 15\n13 14 12 11\n";
const BETWEEN: &str = "2\n\n1 2 3 4 5 6 7 x 8\n\n1 2 3 4 5 6 8 7 x\n";
const SOLVED_TWICE: &str =
    "2\n\n1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0\n\n1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0\n";
const LONG: &str = "4 14 0 3\n5 12 2 10\n6 1 15 8\n11 13 9 7\n";
const UNSOLVABLE: &str = "13 1 2 4\n5 0 3 7\n9 6 10 12\n15 8 11 14\n";
const WORDS: &str = "3\n1\n0\n2\n3\n4\n5\n6\n7\n8\n";
const TILES: &str = "3\n1 2 3\n4 0 5\n7 8 6\n";
const FIVE: &str = "5\n1 2 3 4 5\n6 7 8 9 10\n11 12 13 14 15\n16 17 18 19 20\n21 22 23 0 24\n";
const WITHIN_0: &str = "START 3 0\n1 2 3\n4 5 6\n7 X 8\n1 2 3\n4 5 6\n7 8 X\nEND\n";

const OF_THE_TILE: &str = "the board after move 1 is not the goal; the moves are the tile's, not the blank's";

/// What each judge asks for besides the moves: the fault of the first board, and other verdicts.
#[test]
fn each_form_of_an_answer_is_checked() {
    for (program, input, output, fault) in [
        ("acwing179", FEWEST, "udullddrurdllurdruldr\n", "21 moves, the fewest is 19"),
        ("hdu3567", LEAST, "Case 1: 3\ndd\nCase 2: 8\nurrulldr\n", "3 moves announced, 2 given"),
        ("hdu3567", LEAST, "Case 1: -1\nunsolvable\n", "answered unsolvable, but 2 moves solve it"),
        ("hdu3567", LEAST, "Case 2: 2\ndd\n", "line 1 does not begin with \"Case 1: \""),
        ("hdu3567", TWIN, "Case 1: 2\nunsolvable\n", "line 2 is \"unsolvable\", not moves (d, l, r, u)"),
        ("lightoj_15puzzle", RING, "Case 1: RDLURD\n", "move 1 is R, the lexicographically first answer has D"),
        ("eolymp3669", LONG, "NO SOLUTION\n", "answered unsolvable, but more moves than the limit solve it"),
        ("eolymp3669", UNSOLVABLE, "TOO LONG\n", "answered too long, but no moves solve it"),
        ("eolymp3669", YES, "TOO LONG\n", "answered too long, but 2 moves solve it"),
        ("mipt091", YES, "rd\n", "\"rd\" is neither \"YES\" nor \"NO\""),
        ("mipt091", YES, "NO\n", "answered unsolvable, but 2 moves solve it"),
        ("mipt089", "1 2 3 4 5 6 0 7 8\n", "YES\n2\n", "\"YES\" is neither \"Yes\" nor \"No\""),
        ("mipt089", "1 2 3 4 5 6 0 7 8\n", "Yes\n4\n", "4 moves, the fewest is 2"),
        ("hackerrank_npuzzle", WORDS, "1\nRIGHT\n", OF_THE_TILE),
        ("hackerrank_npuzzle", WORDS, "2\nLEFT\n", "2 moves announced, 1 given"),
        ("hackerrank_npuzzle", WORDS, "+1\nLEFT\n", "line 1 has \"+1\", not a number of moves"),
        ("hackerrank_npuzzle", WORDS, "01\nLEFT\n", "line 1 has \"01\", not a number of moves"),
        ("codewars_sliding_puzzle", TILES, "5 8\n", "slide 2: \"8\" is not a tile beside the blank"),
        ("codewars_sliding_puzzle", TILES, "5 0\n", "slide 2: \"0\" is not a tile beside the blank"),
        ("codewars_sliding_puzzle", TILES, "5\n", "the board after slide 1 is not the goal"),
        ("codewars_sliding_puzzle", TILES, "None\n", "answered unsolvable, but it is solvable"),
        ("poj3240", FIVE, "No Answer!\n", "answered unsolvable, but it is solvable"),
        ("boj1525", "1 0 3 4 2 5 7 8 6\n", "5\n", "\"5\", the right answer is \"3\""),
        ("boj1525", "1 0 3 4 2 5 7 8 6\n", "03\n", "\"03\", the right answer is \"3\""),
        ("hdu3600", "2\n1 2\n3 0\n0\n", "NO\n", "it is solvable, but answered \"NO\"; the right answer is \"YES\""),
        ("hdu3600", "2\n2 1\n3 0\n0\n", "No\n", "\"No\", the right answer is \"NO\""),
        ("boj9985", WITHIN_0, "SOLVABLE\n", "\"SOLVABLE\", the right answer is \"NOT SOLVABLE WITHIN 0 MOVES\""),
    ] {
        let wanted = format!("WA, {} 1: {fault}", find(program).unwrap().noun());
        assert_eq!(verdict(program, input, output), wanted, "{program}, {output:?}");
    }
    let no_line = "WA, board 2: the answer is missing; a solved board gets a line without moves";
    for (program, input, output, wanted) in [
        ("hdu3567", LEAST, "Case 1: 2\ndd\nCase 2: 10\nudurrulldr\n", "WA, case 2: 10 moves, the fewest is 8"),
        ("hdu3567", LEAST, "Case 1:2\ndd\nCase 2: 8\nurrulldr\n", "PE, line 1: should be \"Case 1: 2\""),
        ("hdu3567", TWIN, "Case 1: unsolvable\n", "WA, case 1 of 1: the output ends inside the answer"),
        ("hdu3567", TWIN, "Case 1: -1\nunsolvable\n", "AC"),
        ("lightoj_15puzzle", SOLVED_TWICE, "Case 1: \nCase 2: \n", "AC"),
        ("lightoj_15puzzle", SOLVED_TWICE, "Case 1: \n", no_line),
        ("uva652", BETWEEN, "r\nunsolvable\n", "PE, line 2: should be empty, between two answers"),
        ("uva652", BETWEEN, "r\n \nunsolvable\n", "PE, line 2: trailing space"),
        ("uva652", BETWEEN, "r\n\nunsolvable\n\n", "PE, line 4: an empty line after the last answer"),
        ("mipt091", YES, "YES\n", "WA, board 1 of 1: the output ends inside the answer"),
        ("mipt089", "1 2 3 4 5 6 0 7 8\n", "Yes\n2\n", "AC"),
        ("hackerrank_npuzzle", WORDS, "3\nLEFT\n", "WA, board 1 of 1: the output ends inside the answer"),
    ] {
        assert_eq!(verdict(program, input, output), wanted, "{program}, {output:?}");
    }
}
