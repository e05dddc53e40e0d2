//! Boards and goals as they are given on a command line or in a file.

use crate::tool::{command, printed, refused, scratch};
use scripts::kit::grid::{Case, Grid};
use scripts::problems::goals::goal;
use scripts::problems::list::PROBLEMS;
use scripts::problems::problem::{Goal, Problem};
use scripts::problems::reader::{board, boards};
use scripts::system::programs::root;
use std::fs;

fn read(text: &str) -> (usize, Vec<usize>) {
    let grid = board(text).unwrap_or_else(|fault| panic!("{text}: {fault:?}"));
    (grid.columns, grid.tiles)
}

/// The forms of the board 2 8 3 / 1 0 4 / 7 6 5.
const FORMS: [&str; 26] = [
    "2 8 3 1 0 4 7 6 5",
    " 2,8,3  1,x,4\t7 , 6 5 ",
    "2 8 3 / 1 _ 4 / 7 6 5",
    "2 8 3\n1 . 4\n7 6 5\n",
    "\u{feff}2 8 3\r\n1 0 4\r\n7 6 5",
    "2 8 3\n1 0 4\r\n\n7 6 5\n",
    "2 8 3\n1 # 4\n7 6 5",
    "2 8 3 1 b 4 7 6 5",
    "2 8 3 1 # 4 7 6 5 # the blank is a hash",
    "# 1\n2 8 3\n1 0 4\n# 2\n7 6 5",
    "283104765",
    "283/1_4/765",
    "283\n1#4\n765\n",
    "02 08 03 01 00 04 07 06 05",
    "[[2,8,3],[1,0,4],[7,6,5]]",
    // A bracket too many.
    "2 8 3]\n1 0 4\n7 6 5\n",
    "[[2, 8, 3],\n\n [1, 0, 4],\n \n [7, 6, 5]]\n",
    "[\n  [\n    2,\n    8,\n    3\n  ],\n  [1, 0, 4],\n  [7, 6, 5]\n]",
    "(2, 8, 3, 1, 0,\n 4, 7, 6, 5)",
    "((2, 8, 3), (1, 0, 4), (7, 6, 5),)",
    "['2','8','3','1','x','4','7','6','5']",
    "[\"283\", \"1.4\", \"765\"]",
    "3\n2\n8\n3\n1\n0\n4\n7\n6\n5",
    "3 2 8 3 1 0 4 7 6 5",
    "3 3\n2 8 3\n1 0 4\n7 6 5\n0 0\n",
    "1\n\n3\n283\n104\n765\n",
];

#[test]
fn a_board_has_many_forms() {
    for text in FORMS {
        assert_eq!(read(text), (3, vec![2, 8, 3, 1, 0, 4, 7, 6, 5]), "{text}");
    }
    for (text, columns, tiles) in [
        ("1x32", 2, vec![1, 0, 3, 2]),
        ("3\n283104765", 3, vec![2, 8, 3, 1, 0, 4, 7, 6, 5]),
        (
            "4\n12\n1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n0\n13\n14\n15",
            4,
            [vec![12], (1..=11).collect(), vec![0, 13, 14, 15]].concat(),
        ),
        ("2-\n13", 2, vec![2, 0, 1, 3]),
        ("123405", 3, vec![1, 2, 3, 4, 0, 5]),
        ("01234567", 4, vec![0, 1, 2, 3, 4, 5, 6, 7]),
        ("#12\n345", 3, vec![0, 1, 2, 3, 4, 5]),
        ("1 2; 3 4; 5 0", 2, vec![1, 2, 3, 4, 5, 0]),
        ("1 2 / 3 4 / 5 0", 2, vec![1, 2, 3, 4, 5, 0]),
        ("12\n34\n5B", 2, vec![1, 2, 3, 4, 5, 0]),
    ] {
        assert_eq!(read(text), (columns, tiles), "{text}");
    }
}

#[test]
fn a_shape_is_the_nearest_to_a_square_unless_rows_are_given() {
    let columns = |cells| read(&(0..cells).map(|tile| format!("{tile} ")).collect::<String>()).0;
    assert_eq!([4, 6, 8, 9, 10, 12, 15, 16, 20, 25, 100].map(columns), [2, 3, 4, 3, 5, 4, 5, 4, 5, 5, 10]);
    assert_eq!(read("0 1 / 2 3 / 4 5").0, 2);
    assert_eq!(read("0 1 2 3 4 5 / 6 7 8 9 10 11").0, 6);
    assert_eq!(read("3 0 1 2 4 5 6 7 8 9").0, 5);
    assert_eq!(read("3 2\n0 1 2 3 4 5").0, 2);
    for (rows, columns) in [(2, 2), (2, 10), (10, 2), (10, 10)] {
        let row = |row: usize| (0..columns).map(|column| format!("{} ", row * columns + column)).collect::<String>();
        let (columns_read, tiles) = read(&(0..rows).map(|number| row(number) + "\n").collect::<String>());
        assert_eq!((columns_read, tiles.len()), (columns, rows * columns), "rows on lines of their own");
        let sized = (0..rows).map(row).fold(format!("{rows} {columns}\n"), |text, row| text + &row + "\n");
        assert_eq!(read(&sized), (columns, tiles), "their size before them");
    }
}

#[test]
fn a_text_has_boards_of_any_form() {
    let (eight, four) = ("8 6 4\n0 7 2\n5 1 3", "1 2 3 0\n5 6 7 4\n9 10 11 8\n13 14 15 12");
    let line = |rows: &str| rows.replace('\n', " ");
    for text in [
        format!("{eight}\n\n{four}\n"),
        format!("2\n\n3\n{eight}\n4\n{four}\n"),
        format!("# two\n{}\n{}\n", line(eight), line(four)),
        format!("3\n{eight}\n4\n# the second\n{four}\n"),
        format!("3 3\n{eight}\n4 4\n{four}\n0 0\n"),
        format!("{eight} # three\n\n\n4\n{}\n", line(four)),
        format!("{eight}\n{}", line(four)),
        format!("864072513\n{four}"),
        format!("[[[8,6,4],[0,7,2],[5,1,3]], [{}]]", line(four).replace(' ', ", ")),
    ] {
        let known = [board(eight).unwrap(), board(four).unwrap()];
        assert_eq!(boards(&text).unwrap_or_else(|fault| panic!("{text}: {fault:?}")), known, "{text}");
    }
    for (text, count) in [
        ("# none\n", 0),
        ("", 0),
        ("2\n1 2\n3 0\n1 2\n0 3\n", 2),
        ("1 2\n3 0\n\n4 5\n1 2\n3 0\n", 2),
        // An empty line in brackets ends no board.
        ("[[1, 2],\n\n [3, 0]]\n\n[[4, 5], [1, 2], [3, 0]]\n", 2),
        ("3\n123456780\n123456708\n123450786\n", 3),
    ] {
        assert_eq!(boards(text).unwrap().len(), count, "{text}");
    }
}

#[test]
fn a_fault_names_its_line_and_word() {
    for (text, clause) in [
        ("3\n0 1 3\n4 2 5\n7 8\n", "line 4: row 3 has 2 tiles, but row 1 has 3"),
        ("1 2 3 0\n\n1 2 3\n4 5 6\n7 8 9\n", "line 5, word 3: 9 tiles and no blank"),
        ("# two\r\n1 2 3 0\r\n0 1 2 3 4 5 6 7 9\r\n", "line 3, word 9: \"9\" is not one of 0 to 8"),
        ("1 2 3 0\n5 6 7 4\n9 10 11 8\n13 14 15 15\n", "line 4, word 4: tile 15 appears twice"),
        ("2\n1 2 3\n4 5 6\n7 8 x\n1 2 3\n4 y 5\n6 7 8\n", "line 6, word 2: \"y\" is not a tile"),
        ("2 8 3\n1 # 4\n7 # 5\n", "line 3, word 2: \"#\" is a second blank"),
        ("[[2,8,3],\n [1,0,4],\n [7,6,6]]", "line 3, word 3: tile 6 appears twice"),
        ("[0, 1, 2,\n 3, 4, 5, 6]", "line 1: 7 tiles do not make a rectangle"),
        ("283104765\n283104769\n", "line 2, word 1: \"9\" is not one of 0 to 8"),
        ("3\n1 2 3 0\n\n1 2 0 3\n", "line 1, word 1: 3 boards are announced, but 2 follow; see --as"),
        // Zeros at the end are as many as the words of the first row.
        ("3\n2 8 3\n1 0 4\n7 6 5\n0 0\n", "line 5: 2 tiles do not make a rectangle"),
        ("3 3\n2 8 3\n1 0 4\n7 6 5\n0\n", "line 5: one tile is not a board"),
        ("1 2 3\n4 5 6\n7 8 0\n0 0 0\n", "line 4: 3 tiles do not make a rectangle"),
        ("START 3 4\n1 5 2\n", "line 1, word 1: \"START\" is not a tile; see --as"),
        ("1 2\n3 0\n4 5\n1 2\n3 0\n", "line 1: the rows read in two ways: put empty lines between the boards"),
    ] {
        assert_eq!(boards(text).map_err(|fault| fault.placed(false).to_string()), Err(clause.to_string()), "{text}");
    }
    for (text, clause) in [
        (" / ", "no board"),
        ("5", "one tile is not a board"),
        ("123456789", "word 1: 9 tiles and no blank"),
        ("0 1 / 2 3 4", "row 2 has 3 tiles, but row 1 has 2"),
        ("0 / 1 / 2 / 3", "one tile is not a board"),
        ("0 1 2 3 4 5 6 7 8 9 10 / 11 12 13 14 15 16 17 18 19 20 21", "2 x 11 is not within 2 x 2 to 10 x 10"),
        ("1 2 0 4", "word 4: \"4\" is not one of 0 to 3"),
        ("1 2\n3 y", "line 2, word 2: \"y\" is not a tile"),
        ("1 +2 3 0", "word 2: \"+2\" is not a tile"),
        ("1 x 2 0", "word 4: \"0\" is a second blank"),
        ("1 2 3 0 / 1 2 0 3", "2 boards, where one is wanted"),
    ] {
        assert_eq!(board(text).map_err(String::from), Err(clause.to_string()), "{text}");
    }
}

/// The text of a problem's sample, and its cases.
fn sample(problem: &Problem) -> (String, Vec<Case>) {
    let file = root().join("judge_inputs").join(problem.program).join("sample.in");
    let text = fs::read_to_string(file).unwrap();
    let cases = problem.cases(text.as_bytes()).unwrap();
    (text, cases)
}

/// It reads by itself too, unless its boards bring their goals. What is written has the words of each line, but for the limits
/// of BOJ 9985, and empty lines where the judge has them before each board.
#[test]
fn a_sample_is_read_and_written_as_the_judge_does() {
    for problem in PROBLEMS {
        let (text, cases) = sample(problem);
        let read = boards(&text).map_err(|fault| fault.placed(false).to_string());
        let known: Vec<Grid> = cases.iter().map(|case| case.start.clone()).collect();
        assert!(
            if problem.input.goal == Goal::Given { read.is_err() } else { read == Ok(known) },
            "{}",
            problem.program
        );
        let lines = |text: &str| -> Vec<String> {
            let most = |line: &str| if line.starts_with("START") { 2 } else { usize::MAX };
            let words = |line: &str| line.split_whitespace().take(most(line)).collect::<Vec<_>>().join(" ");
            let lines = text.trim_end().lines().map(words);
            lines.filter(|line| !line.is_empty() || problem.input.has_gaps()).collect()
        };
        assert_eq!(lines(&problem.input_of(&cases)), lines(&text), "{}", problem.program);
    }
}

#[test]
fn a_fault_in_a_programs_input_names_its_line() {
    let tiles: Vec<String> = (0..121).map(|tile| tile.to_string()).collect();
    let eleven = format!("11 11\n{}\n0 0\n", tiles.join(" "));
    let wide = format!("2 2\n1 2 3 0\n2 11\n{}\n0 0\n", tiles[..22].join(" "));
    let folder = scratch("argument_as");
    for (program, text, clause) in [
        (
            "uva10181",
            "\u{feff}1\r\n1 2 3 4\r\n5 6 7 8\r\n9 10 11 12\r\n13 14 15 16\r\n",
            "line 5, board 1, word 16: \"16\" is not a tile",
        ),
        ("uva652", "2\n\n1 2 3 4 5 6 7 8 x\n", "line 3, board 2, word 1: the input ends here"),
        (
            "boj9985",
            "START 3 4\n1 5 2\n4 X 3\n7 8 6\n1 2 3\n4 5 6\n7 7 X\nEND\n",
            "line 7, board 2, word 8: \"7\" appears twice",
        ),
        ("hdu3600", "2\n2 1\n3 0\n301", "line 4, board 2, word 1: \"301\" is not an allowed side"),
        ("poj3240", "1\n0\n", "board 1: 1 x 1 is not within 2 x 2 to 10 x 10"),
        ("poj2893", eleven.as_str(), "board 1: 11 x 11 is not within 2 x 2 to 10 x 10"),
        ("poj2893", &wide, "board 2: 2 x 11 is not within 2 x 2 to 10 x 10"),
    ] {
        let file = folder.join("boards.txt");
        fs::write(&file, text).unwrap();
        let told = refused(command("replay").args(["--as", program, "--input"]).arg(&file), 1);
        assert!(told.starts_with(&format!("{}: {clause}", file.display())), "{told}");
    }
    let told = refused(command("replay").args(["--as", "luogu_p1379", "283104769"]), 2);
    assert_eq!(told, "line 1, board 1, word 1: \"9\" is not a tile");
}

#[test]
fn a_board_may_begin_with_a_dash_and_have_another_goal() {
    for (arguments, moves) in [
        (&["-", "1", "3", "2"][..], "2 moves: RD"),
        (&["283", "104", "765", "--as", "luogu_p1379"], "4 moves: ULDR"),
        (&["283104765", "--as", "luogu_p1379", "--goal", "283/140/765"], "1 move: R"),
    ] {
        let text = printed(command("replay").args(arguments));
        assert!(text.ends_with(&format!("\n{moves}\n")), "{arguments:?}: {text}");
    }
}

#[test]
fn a_goal_takes_the_shape_of_the_board() {
    let goal = |text| goal(text, 3, 2).map_err(|clause| clause.to_string().replace("goal: ", ""));
    for (text, tiles) in [
        ("5 4 3 2 1 0", [5, 4, 3, 2, 1, 0]),
        ("[5,4,3,2,1,0]", [5, 4, 3, 2, 1, 0]),
        ("# 1 2 3 4 5", [0, 1, 2, 3, 4, 5]),
        ("blank-last", [1, 2, 3, 4, 5, 0]),
        ("blank-first", [0, 1, 2, 3, 4, 5]),
        ("spiral", [1, 2, 0, 3, 5, 4]),
    ] {
        assert_eq!(goal(text), Ok(Grid { columns: 2, tiles: tiles.to_vec() }), "{text}");
    }
    for (text, clause) in [
        ("1 2 3 4 5 6 7 8 0", "3 x 3 for a board of 3 x 2"),
        ("[[1,2,3],[4,5,0]]", "2 x 3 for a board of 3 x 2"),
        ("spiral2", "\"spiral2\" is not blank-last, blank-first, spiral or a board"),
        ("blank-middle", "\"blank-middle\" is not blank-last, blank-first, spiral or a board"),
        ("1 2 3 4 5 5", "word 6: tile 5 appears twice"),
    ] {
        assert_eq!(goal(text), Err(clause.to_string()), "{text}");
    }
}
