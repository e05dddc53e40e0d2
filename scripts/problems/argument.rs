//! A board and a goal as the command line has them.

use super::grid::Grid;

/// The most cells of a side.
const SIDE: usize = 10;

/// Reads a board: its tiles, row by row, set apart by blanks or commas, `0`, `x` or `_` the blank.
///
/// Rows may be set apart by `/` or line ends. Without them the shape is the square, or of the rectangles that which is
/// nearest to it and wider than high.
///
/// # Errors
/// The first word that is wrong, or a shape that is none.
pub fn board(text: &str) -> Result<Grid, String> {
    let rows: Vec<Vec<&str>> = text.split(['/', '\n']).map(words).filter(|row| !row.is_empty()).collect();
    let cells = rows.iter().map(Vec::len).sum();
    let columns = match rows.as_slice() {
        [] => return Err("no board".to_string()),
        [_] => columns(cells)?,
        [first, others @ ..] => match (1..).zip(others).find(|(_, row)| row.len() != first.len()) {
            Some((row, other)) => {
                return Err(format!("row {} has {} tiles, row 1 {}", row + 1, other.len(), first.len()))
            }
            None => first.len(),
        },
    };
    if columns < 2 || cells / columns < 2 || columns > SIDE || cells / columns > SIDE {
        return Err(format!("{} x {} is no board of 2 x 2 to {} x {}", cells / columns, columns, SIDE, SIDE));
    }
    Ok(Grid { columns, tiles: tiles(rows.concat().as_slice())? })
}

/// Reads a goal for boards of a shape: `blank-last`, `blank-first`, `spiral`, or a board.
///
/// # Errors
/// It is none of these, or of another shape.
pub fn goal(text: &str, rows: usize, columns: usize) -> Result<Grid, String> {
    match text {
        "blank-last" => Ok(Grid::in_order(rows, columns, rows * columns - 1)),
        "blank-first" => Ok(Grid::in_order(rows, columns, 0)),
        "spiral" => Ok(Grid::spiral(rows, columns)),
        _ if !text.contains(|c: char| c.is_ascii_digit()) => {
            Err(format!("goal: {text:?} is none of blank-last, blank-first and spiral, and no board"))
        }
        _ => {
            let given = board(text).map_err(|fault| format!("goal: {fault}"))?;
            let shaped = text.contains(['/', '\n']);
            if given.tiles.len() != rows * columns || shaped && given.columns != columns {
                let shape = format!("{} x {} for a board of {} x {}", given.rows(), given.columns, rows, columns);
                return Err(format!("goal: {shape}"));
            }
            Ok(Grid { columns, tiles: given.tiles })
        }
    }
}

/// A board in one line.
pub fn line(grid: &Grid) -> String {
    let row = |row: &[u8]| row.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    grid.tiles.chunks(grid.columns).map(row).collect::<Vec<_>>().join(" / ")
}

fn words(row: &str) -> Vec<&str> {
    row.split(|c: char| c.is_ascii_whitespace() || c == ',').filter(|word| !word.is_empty()).collect()
}

fn columns(cells: usize) -> Result<usize, String> {
    let rows = (2..=SIDE).rev().find(|&rows| cells % rows == 0 && rows * rows <= cells);
    rows.map(|rows| cells / rows).ok_or_else(|| match cells {
        1 => "one word is no board: blanks set its tiles apart".to_string(),
        _ => format!("{cells} tiles are no rectangle"),
    })
}

fn tiles(words: &[&str]) -> Result<Vec<u8>, String> {
    let mut tiles = Vec::new();
    for (place, &word) in (1..).zip(words) {
        let tile = match word {
            "x" | "_" => 0,
            word => match word.parse() {
                Ok(tile) if usize::from(tile) < words.len() => tile,
                _ => return Err(format!("word {}: {:?} is none of 0 to {}", place, word, words.len() - 1)),
            },
        };
        if tiles.contains(&tile) {
            return Err(format!("word {place}: tile {tile} appears twice"));
        }
        tiles.push(tile);
    }
    Ok(tiles)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> (usize, Vec<u8>) {
        let grid = board(text).unwrap_or_else(|fault| panic!("{}: {}", text, fault));
        (grid.columns, grid.tiles)
    }

    #[test]
    fn a_board_is_read_however_it_is_set_apart() {
        let eight = (3, vec![8, 6, 4, 0, 7, 2, 5, 1, 3]);
        assert_eq!(read("8 6 4 0 7 2 5 1 3"), eight);
        assert_eq!(read(" 8,6,4  x,7,2\t5 , 1 3 "), eight);
        assert_eq!(read("8 6 4 / _ 7 2 / 5 1 3"), eight);
        assert_eq!(read("8 6 4\n0 7 2\r\n\n5 1 3\n"), eight);
    }

    #[test]
    fn a_shape_is_the_nearest_to_a_square_unless_rows_are_given() {
        let columns = |cells: u8| read(&(0..cells).map(|tile| format!("{} ", tile)).collect::<String>()).0;
        assert_eq!([4, 6, 8, 9, 10, 12, 15, 16, 20, 25, 100].map(columns), [2, 3, 4, 3, 5, 4, 5, 4, 5, 5, 10]);
        assert_eq!(read("0 1 / 2 3 / 4 5"), (2, vec![0, 1, 2, 3, 4, 5]));
        assert_eq!(read("0 1 2 3 4 5 / 6 7 8 9 10 11").0, 6);
    }

    #[test]
    fn each_bad_board_is_told() {
        let told = |text: &str| board(text).unwrap_err();
        assert_eq!(told(""), "no board");
        assert_eq!(told(" / "), "no board");
        assert_eq!(told("123456780"), "one word is no board: blanks set its tiles apart");
        assert_eq!(told("0 1 2"), "3 tiles are no rectangle");
        assert_eq!(told("0 1 2 3 4 5 6"), "7 tiles are no rectangle");
        assert_eq!(told("0 1 / 2 3 4"), "row 2 has 3 tiles, row 1 2");
        assert_eq!(told("0 / 1 / 2 / 3"), "4 x 1 is no board of 2 x 2 to 10 x 10");
        assert_eq!(
            told("0 1 2 3 4 5 6 7 8 9 10 / 11 12 13 14 15 16 17 18 19 20 21"),
            "2 x 11 is no board of 2 x 2 to 10 x 10"
        );
        assert_eq!(told("1 2 3 4"), "word 4: \"4\" is none of 0 to 3");
        assert_eq!(told("1 y 3 0"), "word 2: \"y\" is none of 0 to 3");
        assert_eq!(told("1 -2 3 0"), "word 2: \"-2\" is none of 0 to 3");
        assert_eq!(told("1 2 1 0"), "word 3: tile 1 appears twice");
        assert_eq!(told("1 x 2 0"), "word 4: tile 0 appears twice");
    }

    #[test]
    fn the_goals_with_a_name_fit_every_shape() {
        let tiles = |text, rows, columns| goal(text, rows, columns).unwrap().tiles;
        assert_eq!(tiles("blank-last", 2, 3), [1, 2, 3, 4, 5, 0]);
        assert_eq!(tiles("blank-first", 3, 2), [0, 1, 2, 3, 4, 5]);
        assert_eq!(tiles("spiral", 3, 3), [1, 2, 3, 8, 0, 4, 7, 6, 5]);
        assert_eq!(tiles("spiral", 4, 4), [1, 2, 3, 4, 12, 13, 14, 5, 11, 0, 15, 6, 10, 9, 8, 7]);
        assert_eq!(tiles("spiral", 2, 2), [1, 2, 0, 3]);
        assert_eq!(tiles("spiral", 2, 4), [1, 2, 3, 4, 0, 7, 6, 5]);
        assert_eq!(tiles("spiral", 5, 2), [1, 2, 0, 3, 9, 4, 8, 5, 7, 6]);
        assert_eq!(tiles("spiral", 3, 4), [1, 2, 3, 4, 10, 11, 0, 5, 9, 8, 7, 6]);
        assert_eq!(goal("spiral", 3, 4).unwrap().columns, 4);
    }

    #[test]
    fn a_goal_takes_the_shape_of_the_board() {
        assert_eq!(goal("5 4 3 2 1 0", 3, 2), Ok(Grid { columns: 2, tiles: vec![5, 4, 3, 2, 1, 0] }));
        let told = |text: &str| goal(text, 3, 2).unwrap_err();
        assert_eq!(told("1 2 3 4 5 6 7 8 0"), "goal: 3 x 3 for a board of 3 x 2");
        assert_eq!(told("1 2 3 / 4 5 0"), "goal: 2 x 3 for a board of 3 x 2");
        assert_eq!(
            told("blank-middle"),
            "goal: \"blank-middle\" is none of blank-last, blank-first and spiral, and no board"
        );
        assert_eq!(told("1 2 3 4 5 5"), "goal: word 6: tile 5 appears twice");
    }
}
