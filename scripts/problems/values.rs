//! The values of the keys in a description of a format of one's own.

use super::clause::{quoted, Clause, Code};
use super::format::{name, parts, Hole, Holes, Part, Told, ANSWER};
use super::goals::{is_board, NAMED};
use super::line::Values;
use super::problem::{Goal, Layout, Output, Shape};
use super::reader;

/// The goals that the input gives.
pub const GIVEN: [(&str, Goal); 3] =
    [("before the board", Goal::Given), ("after the board", Goal::Given), ("first of all", Goal::Once)];
/// What may stand between moves.
const BETWEEN: [&str; 5] = [" -> ", "->", ", ", ",", " "];

/// Finds the choice that a value names; `what` says what each is.
pub fn choice<T: Copy>(value: &str, what: Code, choices: &[(&str, T)]) -> Result<T, Clause> {
    let chosen = choices.iter().find(|(name, _)| *name == value);
    let names: Vec<&str> = choices.iter().map(|(name, _)| *name).collect();
    chosen.map(|(_, choice)| *choice).ok_or_else(|| Code::NotChoice.with(quoted(value)).with(what).with(any_of(&names)))
}

/// Names in a row, such as `rows, line or word`.
pub fn any_of(names: &[&str]) -> Clause {
    let (last, others) = names.split_last().expect("a name");
    Code::Or.with(others.join(", ")).with(*last)
}

/// Refuses a line with an unknown hole, one twice, or two that touch, so that what stands in them cannot be told apart.
pub fn line<'a>(line: &'a str, holes: &Holes) -> Result<Vec<Part<'a>>, Clause> {
    let parts = parts(line, holes);
    for (at, part) in parts.iter().enumerate() {
        match part {
            Part::Text(text) if text.contains('{') => {
                let unknown = &text[text.find('{').unwrap_or(0)..];
                let unknown = &unknown[..unknown.find('}').map_or(unknown.len(), |end| end + 1)];
                let names: Vec<&str> = holes.iter().map(|(name, ..)| *name).collect();
                return Err(Code::NotHole.with(quoted(unknown)).with(any_of(&names)));
            }
            Part::Hole(hole) if parts[..at].contains(part) => {
                return Err(Code::TwiceOnLine.with(name(holes, *hole)));
            }
            Part::Hole(hole) => {
                let last = at.checked_sub(1).map(|last| parts[last]);
                if let Some(Part::Hole(before)) = last.filter(|last| touches(*last, *part)) {
                    return Err(Code::Touch.with(name(holes, before)).with(name(holes, *hole)));
                }
            }
            Part::Text(_) => {}
        }
    }
    Ok(parts)
}

/// Whether two parts are holes that cannot be told apart without a text between them. Numbers and letters can.
fn touches(one: Part, other: Part) -> bool {
    let is_number = |part| matches!(part, Part::Hole(Hole::Count | Hole::Case | Hole::Limit | Hole::Tile));
    let is_hole = |part| matches!(part, Part::Hole(_));
    is_hole(one) && is_hole(other) && is_number(one) == is_number(other)
}

/// Parses the line for an unsolvable board, which has no hole but the case, the limit and any text, and which no answer
/// begins with.
pub fn unsolvable(value: &str, output: &Output) -> Result<String, Clause> {
    let text = one_line(value)?;
    let holes = line(value, ANSWER)?;
    let is_known =
        |part: &&Part| matches!(part, Part::Hole(hole) if !matches!(hole, Hole::Case | Hole::Limit | Hole::Any));
    if let Some(Part::Hole(hole)) = holes.iter().find(is_known) {
        return Err(Code::UnsolvableHasNo.with(name(ANSWER, *hole)));
    }
    let first = output.lines().find(|line| !line.is_empty()).unwrap_or("");
    let is_read = |line: &str, parts: &[Part]| output.allows(parts, line, &mut Values::default());
    if is_read(value, &parts(first, ANSWER)) || samples(first, output).iter().any(|line| is_read(line, &holes)) {
        Err(Code::AnswerToo.into())
    } else {
        Ok(text)
    }
}

/// A line of an answer as it may be printed, with each move.
fn samples(line: &str, output: &Output) -> Vec<String> {
    let sample = |(count, name): (usize, &&str)| {
        let word = if output.is_by_tiles() { "1" } else { name };
        let (words, moves) = (vec![word.to_string()], vec![name.to_string()]);
        let told = Told { case: 1, count, limit: 1, words, moves, ..Told::default() };
        told.written([line, "", ""]).trim().to_string()
    };
    (0..).zip(&output.moves).map(sample).collect()
}

/// Parses a text that is not empty.
pub fn one_line(value: &str) -> Result<String, Clause> {
    match value {
        "" => Err(Code::NothingFollows.into()),
        value => Ok(value.to_string()),
    }
}

/// The greatest limit on the moves.
const MOST: usize = 10_000;

/// Parses a limit on the moves.
pub fn limit(value: &str) -> Result<usize, Clause> {
    let limit = value.parse().ok().filter(|limit| (1..=MOST).contains(limit));
    limit.ok_or_else(|| Code::OutOfBounds.with(quoted(value)).with(1).with(MOST))
}

/// The sides of boards.
const SIDES: (u64, u64) = (2, 3);

/// Parses the size of boards.
pub fn size(value: &str) -> Result<Shape, Clause> {
    let clause = || Code::NotSizeOfBoards.with(quoted(value));
    let (least, most) = SIDES;
    match value {
        "side first" => return Ok(Shape::Square(least, most)),
        "side first to 4" => return Ok(Shape::Square(least, 4)),
        _ => {}
    }
    let (rows, columns) = value.split_once('x').ok_or_else(clause)?;
    let sides = [rows, columns].map(|side| side.trim().parse().unwrap_or(0));
    match sides {
        [rows @ 2..=4, columns @ 2..=4] => Ok(Shape::Fixed(rows, columns)),
        _ => Err(clause()),
    }
}

/// Parses the word for the blank.
pub fn blank(value: &str, layout: Layout) -> Result<String, Clause> {
    let is_number = value != "0" && value.bytes().all(|byte| byte.is_ascii_digit());
    let is_long = if layout == Layout::Word { value.chars().count() > 1 } else { value.len() > 18 };
    if is_number || is_long || value.contains(char::is_whitespace) {
        Err(Code::NotBlank.with(quoted(value)))
    } else {
        Ok(value.to_string())
    }
}

/// The goal, and the shape of the boards with it.
pub fn goal(value: &str, shape: Shape, blank: &str) -> Result<(Goal, Shape), Clause> {
    if let Some((_, goal)) = GIVEN.iter().chain(&NAMED).find(|(name, _)| *name == value) {
        return match (goal, shape) {
            (Goal::Once, Shape::Square(..)) => Err(Code::GoalOfOneSize.into()),
            _ => Ok((*goal, shape)),
        };
    }
    let tiles = value.replace(blank, "0");
    if !is_board(&tiles) {
        let names: Vec<&str> = NAMED.iter().map(|(name, _)| *name).chain(GIVEN.map(|(name, _)| name)).collect();
        return Err(Code::NotGoalName.with(quoted(value)).with(names.join(", ")));
    }
    let board = reader::board(&tiles)?;
    let (rows, columns, cells) = (board.rows(), board.columns, board.tiles.len());
    let shape = match shape {
        Shape::Fixed(high, wide) if cells != high * wide => Err(Code::GoalFor.with(cells).with(high).with(wide)),
        Shape::Square(least, most) if rows != columns || !(least..=most).contains(&(rows as u64)) => {
            Err(Code::GoalForSides.with(cells).with(least.to_string()).with(most.to_string()))
        }
        Shape::Square(..) => Ok(Shape::Square(rows as u64, rows as u64)),
        Shape::Fixed(..) | Shape::OddSquare(..) | Shape::Rectangle(..) => Ok(shape),
    };
    Ok((Goal::Tiles(board.tiles.leak()), shape?))
}

/// The names of the moves up, down, left and right, and what stands between two of them.
pub fn names(value: &str) -> Result<([&'static str; 4], &'static str), Clause> {
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
    let (names, between) = found.filter(is_good).ok_or_else(|| Code::NotNames.with(quoted(value)))?;
    Ok((names.map(|name| &*name.trim().to_string().leak()), between))
}
