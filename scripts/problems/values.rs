//! The values of the keys in a description of a format of one's own.

use super::problem::{Goal, Layout, Shape};
use super::template::{any_of, Line, Template, HOLES};
use super::{goals::NAMED, reader};

/// The goals that the input gives.
const GIVEN: [(&str, Goal); 3] =
    [("before the board", Goal::Before), ("after the board", Goal::After), ("first of all", Goal::Once)];
/// What may stand between moves.
const BETWEEN: [&str; 5] = [" -> ", "->", ", ", ",", " "];

/// Finds the choice that a value names; `what` says what each is.
pub fn choice<T: Copy>(value: &str, what: &str, choices: &[(&str, T)]) -> Result<T, String> {
    let chosen = choices.iter().find(|(name, _)| *name == value);
    let names: Vec<&str> = choices.iter().map(|(name, _)| *name).collect();
    chosen.map(|(_, choice)| *choice).ok_or_else(|| format!("{value:?} is not {what}: {}", any_of(&names)))
}

/// Parses the line for an unsolvable board, which has no hole and is no beginning of an answer.
pub fn unsolvable(value: &str, template: &Template) -> Result<String, String> {
    let (text, line) = (one_line(value)?, Line::new(value)?);
    match HOLES.iter().find(|(_, hole)| line.has(*hole)) {
        Some((name, _)) => Err(format!("an unsolvable board has no {name}")),
        None if template.could_begin(value) => Err("an answer could be this line too".to_string()),
        None => Ok(text),
    }
}

/// Parses a text that is not empty.
pub fn one_line(value: &str) -> Result<String, String> {
    match value {
        "" => Err("nothing follows the colon".to_string()),
        value => Ok(value.to_string()),
    }
}

/// The sides of boards.
const SIDES: (u64, u64) = (2, 3);

/// Parses the size of boards.
pub fn size(value: &str) -> Result<Shape, String> {
    let clause = || {
        let sizes = "R x C, each 2 to 4, with at most 9 cells, 4 x 4, side first or side first to 4";
        format!("{value:?} is not a size: {sizes}")
    };
    let (least, most) = SIDES;
    match value {
        "side first" => return Ok(Shape::Square(least, most)),
        "side first to 4" => return Ok(Shape::Square(least, 4)),
        _ => {}
    }
    let (rows, columns) = value.split_once('x').ok_or_else(clause)?;
    let sides = [rows, columns].map(|side| side.trim().parse().unwrap_or(0));
    match sides {
        [4, 4] => Ok(Shape::Fixed(4, 4)),
        [rows @ 2..=4, columns @ 2..=4] if rows * columns <= 9 => Ok(Shape::Fixed(rows, columns)),
        _ => Err(clause()),
    }
}

/// Parses the word for the blank.
pub fn blank(value: &str, layout: Layout) -> Result<String, String> {
    let is_number = value != "0" && value.bytes().all(|byte| byte.is_ascii_digit());
    let is_long = if layout == Layout::Word { value.chars().count() > 1 } else { value.len() > 18 };
    match is_number || is_long || value.contains(char::is_whitespace) {
        true => Err(format!("{value:?} is not a blank: 0, or a word that is no number, in a word one character")),
        false => Ok(value.to_string()),
    }
}

/// The goal, and the shape of the boards with it.
pub fn goal(value: &str, shape: Shape, blank: &str) -> Result<(Goal, Shape), String> {
    if let Some((_, goal)) = GIVEN.iter().chain(&NAMED).find(|(name, _)| *name == value) {
        return match (goal, shape) {
            (Goal::Once, Shape::Square(..)) => {
                Err("a goal for all boards is of one size, and theirs differ".to_string())
            }
            _ => Ok((*goal, shape)),
        };
    }
    if !value.contains(|c: char| c.is_ascii_digit()) {
        let names: Vec<&str> = NAMED.iter().map(|(name, _)| *name).chain(GIVEN.map(|(name, _)| name)).collect();
        return Err(format!("{value:?} is not a goal: {}, or its tiles", names.join(", ")));
    }
    let board = reader::board(&value.replace(blank, "0"))?;
    let (rows, columns, cells) = (board.rows(), board.columns, board.tiles.len());
    let clause = format!("a goal of {cells} tiles");
    let shape = match shape {
        Shape::Fixed(high, wide) if cells != high * wide => Err(format!("{clause} for boards of {high} x {wide}")),
        Shape::Square(least, most) if rows != columns || !(least..=most).contains(&(rows as u64)) => {
            Err(format!("{clause} for boards of side {least} to {most}"))
        }
        Shape::Square(..) => Ok(Shape::Square(rows as u64, rows as u64)),
        Shape::Fixed(..) | Shape::OddSquare(..) | Shape::Rectangle(..) => Ok(shape),
    };
    Ok((Goal::Tiles(board.tiles.leak()), shape?))
}

/// The names of the moves up, down, left and right, and what stands between two of them.
pub fn names(value: &str) -> Result<([&'static str; 4], &'static str), String> {
    let split = |between: &&'static str| {
        Some((<[&str; 4]>::try_from(value.split(between).collect::<Vec<_>>()).ok()?, *between))
    };
    let letters = || {
        let ends: Vec<usize> = value.char_indices().map(|(at, _)| at).chain([value.len()]).collect();
        let letters: Vec<&str> = ends.windows(2).map(|ends| &value[ends[0]..ends[1]]).collect();
        Some((<[&str; 4]>::try_from(letters).ok()?, ""))
    };
    let found = BETWEEN.iter().find_map(split).or_else(letters);
    let is_good = |(names, _): &([&str; 4], &str)| {
        (0..4).all(|at| !names[at].trim().is_empty() && !names[..at].contains(&names[at]))
    };
    let (names, between) = found.filter(is_good).ok_or_else(|| {
        format!("{value:?} is not four names, of up, down, left and right: UDLR, U D L R or up, down, left, right")
    })?;
    Ok((names.map(|name| &*name.trim().to_string().leak()), between))
}
