//! Parses boards and goals from the command line and from files.

use super::grid::{Case, Grid};
use super::problem::Goal;
use crate::cli::read_file;

/// The longest side.
const SIDE: usize = 10;

/// Parses a board: its tiles row by row, separated by blanks or commas, the blank as `0`, `x` or `_`.
///
/// Rows may be separated by `/` or newlines. Without them the shape is a square, or else the rectangle closest to one that
/// is wider than high. A square may start with its side.
///
/// # Errors
/// The first wrong word, or an impossible shape.
pub fn board(text: &str) -> Result<Grid, String> {
    let rows: Vec<Vec<&str>> = text.split(['/', '\n']).map(words).filter(|row| !row.is_empty()).collect();
    let all = rows.concat();
    if let Some(side) = side_before(&rows) {
        return match all.len() - 1 {
            cells if cells == side * side => Ok(Grid { columns: side, tiles: tiles(&all[1..])? }),
            cells => Err(format!("{cells} tiles for a side of {side}")),
        };
    }
    let cells = all.len();
    let columns = match rows.as_slice() {
        [] => return Err("no board".to_string()),
        [_] => columns(cells)?,
        [first, ..] => first.len(),
    };
    if let Some((row, other)) = (2..).zip(&rows[1..]).find(|(_, row)| row.len() != columns) {
        return Err(format!("row {row} has {} tiles, but row 1 has {columns}", other.len()));
    }
    if columns < 2 || cells / columns < 2 || columns > SIDE || cells / columns > SIDE {
        return Err(format!("{} x {columns} is not within 2 x 2 to {SIDE} x {SIDE}", cells / columns));
    }
    Ok(Grid { columns, tiles: tiles(&all)? })
}

/// The side of a square, if it comes before the tiles: alone in its row, or in one row with all of them.
fn side_before(rows: &[Vec<&str>]) -> Option<usize> {
    let side = rows.first()?[0].parse().ok().filter(|side| (2..=SIDE).contains(side))?;
    let is_alone = rows[0].len() == 1 && rows.get(1).is_some_and(|row| row.len() > 1);
    let is_first = rows.len() == 1 && rows[0].len() == side * side + 1 && tiles(&rows[0][1..]).is_ok();
    (is_alone || is_first).then_some(side)
}

/// Parses the boards of a file: each on one line or one row a line, with or without its side before it. Empty lines may
/// separate boards, and `#` starts a comment.
///
/// # Errors
/// The first malformed board, with its line.
pub fn boards(text: &str) -> Result<Vec<Grid>, String> {
    let comment_free = (1..).zip(text.lines()).filter(|(_, line)| !line.trim_start().starts_with('#'));
    let lines: Vec<(usize, &str)> =
        comment_free.map(|(number, line)| (number, line.split('#').next().unwrap_or("").trim())).collect();
    let mut boards = Vec::new();
    for block in lines.split(|(_, line)| line.is_empty()) {
        let mut rest = block;
        while let Some((number, _)) = rest.first() {
            let (board, next) = rest.split_at(height(rest));
            boards.push(self::board(&joined(board)).map_err(|clause| format!("line {number}: {clause}"))?);
            rest = next;
        }
    }
    Ok(boards)
}

/// Reads the boards of a file, each with its goal, by default with the blank last.
///
/// # Errors
/// The file cannot be read or has no board, or as for [`boards`] and [`goal`].
pub fn cases_of_file(file: &str, to: Option<&str>) -> Result<Vec<Case>, String> {
    let bytes = read_file(file)?;
    let text = std::str::from_utf8(&bytes).map_err(|_| format!("{file}: not UTF-8 text"))?;
    let cases = boards(text).and_then(|boards| boards.into_iter().map(|board| case_of(board, to)).collect());
    match cases {
        Ok(cases) if Vec::is_empty(&cases) => Err(format!("{file}: no board")),
        cases => cases.map_err(|clause| format!("{file}: {clause}")),
    }
}

/// Returns how many of the lines belong to the first board.
fn height(lines: &[(usize, &str)]) -> usize {
    let columns = words(lines[0].1).len();
    let side: Option<usize> = lines[0].1.parse().ok();
    let below_side = side.map_or(lines.len(), |side| side + 1);
    let reads = |height: &usize| lines.get(..*height).is_some_and(|lines| board(&joined(lines)).is_ok());
    let known = [below_side, lines.len(), columns, 1].into_iter().find(reads);
    // The board is malformed: take a line of few words as a row.
    known.unwrap_or(if side.is_some() || columns < 6 || columns == lines.len() { lines.len() } else { 1 })
}

fn joined(lines: &[(usize, &str)]) -> String {
    lines.iter().map(|(_, line)| *line).collect::<Vec<_>>().join("\n")
}

/// Parses a goal for boards of a shape: `blank-last`, `blank-first`, `spiral`, or a board.
///
/// # Errors
/// It is none of these, or has another shape.
pub fn goal(text: &str, rows: usize, columns: usize) -> Result<Grid, String> {
    let named = NAMED.iter().find(|(name, _)| *name == text).and_then(|(_, goal)| goal.grid(rows, columns));
    if let Some(goal) = named {
        return Ok(goal);
    }
    if !text.contains(|c: char| c.is_ascii_digit()) {
        return Err(format!("goal: {text:?} is not blank-last, blank-first, spiral or a board"));
    }
    let given = board(text).map_err(|fault| format!("goal: {fault}"))?;
    let shaped = text.contains(['/', '\n']);
    if given.tiles.len() != rows * columns || shaped && given.columns != columns {
        return Err(format!("goal: {} x {} for a board of {rows} x {columns}", given.rows(), given.columns));
    }
    Ok(Grid { columns, tiles: given.tiles })
}

const NAMED: [(&str, Goal); 3] =
    [("blank-last", Goal::BlankLast), ("blank-first", Goal::BlankFirst), ("spiral", Goal::Spiral)];

/// Parses a board and its goal, by default with the blank last.
///
/// # Errors
/// As for [`board`] and [`goal`].
pub fn case(start: &str, to: Option<&str>) -> Result<Case, String> {
    case_of(board(start)?, to)
}

fn case_of(start: Grid, to: Option<&str>) -> Result<Case, String> {
    Ok(Case { goal: goal(to.unwrap_or("blank-last"), start.rows(), start.columns)?, start })
}

/// Formats a board on one line.
pub fn line(grid: &Grid) -> String {
    grid.lines(grid.columns, |tile| tile.to_string(), " ").join(" / ")
}

fn words(row: &str) -> Vec<&str> {
    row.split(|c: char| c.is_ascii_whitespace() || c == ',').filter(|word| !word.is_empty()).collect()
}

fn columns(cells: usize) -> Result<usize, String> {
    let rows = (2..=SIDE).rev().find(|&rows| cells % rows == 0 && rows * rows <= cells);
    rows.map(|rows| cells / rows).ok_or_else(|| match cells {
        1 => "one word is not a board: separate its tiles by blanks".to_string(),
        _ => format!("{cells} tiles do not make a rectangle"),
    })
}

fn tiles(words: &[&str]) -> Result<Vec<usize>, String> {
    let mut tiles = Vec::new();
    for (position, &word) in (1..).zip(words) {
        let tile = match word {
            "x" | "_" => 0,
            word => match word.parse() {
                Ok(tile) if tile < words.len() => tile,
                _ => return Err(format!("word {}: {:?} is not one of 0 to {}", position, word, words.len() - 1)),
            },
        };
        if tiles.contains(&tile) {
            return Err(format!("word {position}: tile {tile} appears twice"));
        }
        tiles.push(tile);
    }
    Ok(tiles)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> (usize, Vec<usize>) {
        let grid = board(text).unwrap_or_else(|fault| panic!("{text}: {fault}"));
        (grid.columns, grid.tiles)
    }

    #[test]
    fn tiles_may_be_separated_in_any_way() {
        let eight = (3, vec![8, 6, 4, 0, 7, 2, 5, 1, 3]);
        for text in
            ["8 6 4 0 7 2 5 1 3", " 8,6,4  x,7,2\t5 , 1 3 ", "8 6 4 / _ 7 2 / 5 1 3", "8 6 4\n0 7 2\r\n\n5 1 3\n"]
        {
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
            format!("3\n{eight}\n4\n{four}\n"),
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
            ("123456780", "one word is not a board: separate its tiles by blanks"),
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
    fn the_goals_with_a_name_fit_every_shape() {
        let tiles = |text, rows, columns| goal(text, rows, columns).unwrap().tiles;
        assert_eq!(tiles("blank-last", 2, 3), [1, 2, 3, 4, 5, 0]);
        assert_eq!(tiles("blank-first", 3, 2), [0, 1, 2, 3, 4, 5]);
        assert_eq!(tiles("spiral", 3, 3), [1, 2, 3, 8, 0, 4, 7, 6, 5]);
        assert_eq!(tiles("spiral", 2, 2), [1, 2, 0, 3]);
        assert_eq!(tiles("spiral", 5, 2), [1, 2, 0, 3, 9, 4, 8, 5, 7, 6]);
        assert_eq!(tiles("spiral", 3, 4), [1, 2, 3, 4, 10, 11, 0, 5, 9, 8, 7, 6]);
    }

    #[test]
    fn a_goal_takes_the_shape_of_the_board() {
        let goal = |text| goal(text, 3, 2).map_err(|clause| clause.replace("goal: ", ""));
        assert_eq!(goal("5 4 3 2 1 0"), Ok(Grid { columns: 2, tiles: vec![5, 4, 3, 2, 1, 0] }));
        for (text, clause) in [
            ("1 2 3 4 5 6 7 8 0", "3 x 3 for a board of 3 x 2"),
            ("1 2 3 / 4 5 0", "2 x 3 for a board of 3 x 2"),
            ("blank-middle", "\"blank-middle\" is not blank-last, blank-first, spiral or a board"),
            ("1 2 3 4 5 5", "word 6: tile 5 appears twice"),
        ] {
            assert_eq!(goal(text), Err(clause.to_string()), "{text}");
        }
    }
}
