//! Parses boards and goals from the command line and from files.

use super::grid::{Case, Grid};
use super::problem::Goal;
use crate::cli::options::Given;
use crate::cli::{read_file, Failure};

const SIDE: usize = 10;

/// Parses a board: its tiles row by row, separated by spaces or commas, the blank as `0`, `x` or `_`.
///
/// Rows may be separated by `/` or newlines. Without them the shape is a square, or else the rectangle, wider than high,
/// that is closest to one. A square may start with its side.
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
    // A line that is only a comment does not end a board, as an empty line does.
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim_start().starts_with('#'));
    let lines: Vec<(usize, &str)> =
        lines.map(|(number, line)| (number, line.split('#').next().unwrap_or("").trim())).collect();
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

/// Reads what a command line gives: the board, in one argument or several, or those of `--input`, each with the goal of
/// `--goal`, by default with the blank last. Returns `None` if it gives no board.
///
/// # Errors
/// The file cannot be read or has no board, or as for [`boards`] and [`goal`].
pub fn cases(given: &Given) -> Result<Option<Vec<Case>>, Failure> {
    let boards = match given.text("--input") {
        Some(file) => boards_of(file)?,
        None if given.words.is_empty() => return Ok(None),
        None => vec![board(&given.words.join(" ")).map_err(Failure::Usage)?],
    };
    let goal = given.text("--goal").unwrap_or("blank-last");
    let cases: Result<_, String> = boards.into_iter().map(|start| case(start, goal)).collect();
    Ok(Some(cases.map_err(Failure::Usage)?))
}

fn boards_of(file: &str) -> Result<Vec<Grid>, String> {
    let bytes = read_file(file)?;
    let text = std::str::from_utf8(&bytes).map_err(|_| format!("{file}: not UTF-8 text"))?;
    match boards(text) {
        Ok(boards) if boards.is_empty() => Err(format!("{file}: no board")),
        boards => boards.map_err(|clause| format!("{file}: {clause}")),
    }
}

/// Returns how many of the lines belong to the first board: as many as make a board.
fn height(lines: &[(usize, &str)]) -> usize {
    let reads = |height: &usize| board(&joined(&lines[..*height])).is_ok();
    let height = (1..=lines.len().min(SIDE + 1)).rev().find(reads);
    // The board is malformed: take a line of few words as a row.
    let columns = words(lines[0].1).len();
    height.unwrap_or(if columns < 6 || columns == lines.len() { lines.len() } else { 1 })
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

/// A board with its goal.
///
/// # Errors
/// As for [`goal`].
pub fn case(start: Grid, to: &str) -> Result<Case, String> {
    Ok(Case { goal: goal(to, start.rows(), start.columns)?, start })
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
        1 => "one word is not a board: separate its tiles by spaces".to_string(),
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
