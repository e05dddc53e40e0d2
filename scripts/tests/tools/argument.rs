//! Boards and goals as they are given on a command line or in a file.

use scripts::problems::argument::{board, boards, goal};
use scripts::problems::grid::Grid;

fn read(text: &str) -> (usize, Vec<usize>) {
    let grid = board(text).unwrap_or_else(|fault| panic!("{text}: {fault}"));
    (grid.columns, grid.tiles)
}

#[test]
fn tiles_may_be_separated_in_any_way() {
    let eight = (3, vec![8, 6, 4, 0, 7, 2, 5, 1, 3]);
    for text in ["8 6 4 0 7 2 5 1 3", " 8,6,4  x,7,2\t5 , 1 3 ", "8 6 4 / _ 7 2 / 5 1 3", "8 6 4\n0 7 2\r\n\n5 1 3\n"] {
        assert_eq!(read(text), eight);
    }
}

#[test]
fn a_shape_is_the_nearest_to_a_square_unless_rows_are_given() {
    let columns = |cells| read(&(0..cells).map(|tile| format!("{tile} ")).collect::<String>()).0;
    assert_eq!([4, 6, 8, 9, 10, 12, 15, 16, 20, 25, 100].map(columns), [2, 3, 4, 3, 5, 4, 5, 4, 5, 5, 10]);
    assert_eq!(read("0 1 / 2 3 / 4 5").0, 2);
    assert_eq!(read("0 1 2 3 4 5 / 6 7 8 9 10 11").0, 6);
}

#[test]
fn a_square_may_start_with_its_side() {
    let square = (3, vec![0, 1, 3, 4, 2, 5, 7, 8, 6]);
    assert_eq!(read("3\n 0  1  3 \n 4  2  5 \n 7  8  6 \n"), square);
    assert_eq!(read("3 0 1 3 4 2 5 7 8 6"), square);
    assert_eq!(read("3 0 1 2 4 5 6 7 8 9").0, 5);
    assert_eq!(board("3\n0 1 3\n4 2 5\n7 8\n"), Err("8 tiles for a side of 3".to_string()));
}

#[test]
fn a_file_has_boards_of_any_form() {
    let (eight, four) = ("8 6 4\n0 7 2\n5 1 3", "1 2 3 0\n5 6 7 4\n9 10 11 8\n13 14 15 12");
    let line = |rows: &str| rows.replace('\n', " ");
    for text in [
        format!("{eight}\n\n{four}\n"),
        format!("# two\n{}\n{}\n", line(eight), line(four)),
        format!("3\n{eight}\n4\n# the second\n{four}\n"),
        format!("{eight} # three\n\n\n4\n{}\n", line(four)),
        format!("{eight}\n{}", line(four)),
    ] {
        let known = [board(eight).unwrap(), board(four).unwrap()];
        assert_eq!(boards(&text).unwrap_or_else(|clause| panic!("{text}: {clause}")), known, "{text}");
    }
    assert_eq!(boards(&format!("{four}\n{four}\n")).unwrap().len(), 2);
    assert_eq!(boards("1 2 3 0\n1 2 0 3\n").unwrap().len(), 2);
    for (text, clause) in [
        ("# none\n", None),
        ("3\n0 1 3\n4 2 5\n7 8\n", Some("line 1: 8 tiles for a side of 3")),
        ("1 2 3 0\n\n1 2 3\n4 5 6\n7 8 9\n", Some("line 3: word 9: \"9\" is not one of 0 to 8")),
        ("1 2 3 0\n0 1 2 3 4 5 6 7 9\n", Some("line 2: word 9: \"9\" is not one of 0 to 8")),
    ] {
        assert_eq!(boards(text).err().as_deref(), clause, "{text}");
    }
}

#[test]
fn each_malformed_board_has_its_clause() {
    for (text, clause) in [
        (" / ", "no board"),
        ("123456780", "one word is not a board: separate its tiles by spaces"),
        ("0 1 2 3 4 5 6", "7 tiles do not make a rectangle"),
        ("0 1 / 2 3 4", "row 2 has 3 tiles, but row 1 has 2"),
        ("0 / 1 / 2 / 3", "4 x 1 is not within 2 x 2 to 10 x 10"),
        ("0 1 2 3 4 5 6 7 8 9 10 / 11 12 13 14 15 16 17 18 19 20 21", "2 x 11 is not within 2 x 2 to 10 x 10"),
        ("1 2 3 4", "word 4: \"4\" is not one of 0 to 3"),
        ("1 y 3 0", "word 2: \"y\" is not one of 0 to 3"),
        ("1 x 2 0", "word 4: tile 0 appears twice"),
    ] {
        assert_eq!(board(text), Err(clause.to_string()), "{text}");
    }
}

#[test]
fn a_goal_takes_the_shape_of_the_board() {
    let goal = |text| goal(text, 3, 2).map_err(|clause| clause.replace("goal: ", ""));
    for (text, tiles) in [
        ("5 4 3 2 1 0", [5, 4, 3, 2, 1, 0]),
        ("blank-last", [1, 2, 3, 4, 5, 0]),
        ("blank-first", [0, 1, 2, 3, 4, 5]),
        ("spiral", [1, 2, 0, 3, 5, 4]),
    ] {
        assert_eq!(goal(text), Ok(Grid { columns: 2, tiles: tiles.to_vec() }), "{text}");
    }
    for (text, clause) in [
        ("1 2 3 4 5 6 7 8 0", "3 x 3 for a board of 3 x 2"),
        ("1 2 3 / 4 5 0", "2 x 3 for a board of 3 x 2"),
        ("blank-middle", "\"blank-middle\" is not blank-last, blank-first, spiral or a board"),
        ("1 2 3 4 5 5", "word 6: tile 5 appears twice"),
    ] {
        assert_eq!(goal(text), Err(clause.to_string()), "{text}");
    }
}
