//! A board and a goal as the command line has them.

use crate::contract::grid::Grid;

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
    let rows: Vec<Vec<&str>> = text.split(|c| c == '/' || c == '\n').map(words).filter(|row| !row.is_empty()).collect();
    let cells = rows.iter().map(Vec::len).sum();
    let columns = match rows.as_slice() {
        [] => return Err("no board".to_string()),
        [_] => columns(cells)?,
        [first, others @ ..] => match (1..).zip(others).find(|(_, row)| row.len() != first.len()) {
            Some((row, other)) => return Err(format!("row {} has {} tiles, row 1 {}", row + 1, other.len(), first.len())),
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
        "spiral" => Ok(spiral(rows, columns)),
        _ => {
            let tiles = board(text).map_err(|fault| format!("goal: {}", fault))?.tiles;
            if tiles.len() != rows * columns {
                return Err(format!("goal: {} tiles for a board of {} x {}", tiles.len(), rows, columns));
            }
            Ok(Grid { columns, tiles })
        }
    }
}

/// The tiles clockwise from the corner inwards, the blank at the end: 1 2 3 / 8 0 4 / 7 6 5.
fn spiral(rows: usize, columns: usize) -> Grid {
    let mut tiles = vec![0; rows * columns];
    let (mut cell, mut way) = ((0, 0), 0);
    for tile in 1..rows * columns {
        tiles[cell.0 * columns + cell.1] = tile as u8;
        let next = |way: usize| match way % 4 {
            0 => (cell.0, cell.1 + 1),
            1 => (cell.0 + 1, cell.1),
            2 => (cell.0, cell.1.wrapping_sub(1)),
            _ => (cell.0.wrapping_sub(1), cell.1),
        };
        let free = |(row, column): (usize, usize)| row < rows && column < columns && tiles[row * columns + column] == 0;
        if !free(next(way)) {
            way += 1;
        }
        cell = next(way);
    }
    Grid { columns, tiles }
}

fn words(row: &str) -> Vec<&str> {
    row.split(|c: char| c.is_ascii_whitespace() || c == ',').filter(|word| !word.is_empty()).collect()
}

fn columns(cells: usize) -> Result<usize, String> {
    let rows = (2..=SIDE).rev().find(|&rows| cells % rows == 0 && rows * rows <= cells);
    rows.map(|rows| cells / rows).ok_or_else(|| format!("{} tiles are no rectangle", cells))
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
            return Err(format!("word {}: tile {} appears twice", place, tile));
        }
        tiles.push(tile);
    }
    Ok(tiles)
}
