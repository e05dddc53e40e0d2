//! The values of the keys in a description of a format of one's own.

use super::format::{name, parts, Hole, Holes, Part, ANSWER};
use super::line::Values;
use super::problem::{Goal, Layout, Output, Shape};
use super::{goals::NAMED, reader};

/// The goals that the input gives.
pub const GIVEN: [(&str, Goal); 3] =
    [("before the board", Goal::Given), ("after the board", Goal::Given), ("first of all", Goal::Once)];
/// What may stand between moves.
const BETWEEN: [&str; 5] = [" -> ", "->", ", ", ",", " "];

/// Finds the choice that a value names; `what` says what each is.
pub fn choice<T: Copy>(value: &str, what: &str, choices: &[(&str, T)]) -> Result<T, String> {
    let chosen = choices.iter().find(|(name, _)| *name == value);
    let names: Vec<&str> = choices.iter().map(|(name, _)| *name).collect();
    chosen.map(|(_, choice)| *choice).ok_or_else(|| format!("{value:?} is not {what}: {}", any_of(&names)))
}

/// Names in a row, such as `rows, line or word`.
pub fn any_of(names: &[&str]) -> String {
    let (last, others) = names.split_last().expect("a name");
    format!("{} or {last}", others.join(", "))
}

/// Refuses a line with an unknown hole, one twice, or two that touch, so that what stands in them cannot be told apart.
pub fn line<'a>(line: &'a str, holes: &Holes) -> Result<Vec<Part<'a>>, String> {
    let parts = parts(line, holes);
    for (at, part) in parts.iter().enumerate() {
        match part {
            Part::Text(text) if text.contains('{') => {
                let unknown = &text[text.find('{').unwrap_or(0)..];
                let unknown = &unknown[..unknown.find('}').map_or(unknown.len(), |end| end + 1)];
                let names: Vec<&str> = holes.iter().map(|(name, ..)| *name).collect();
                return Err(format!("{unknown:?} is not a hole: {}", any_of(&names)));
            }
            Part::Hole(hole) if parts[..at].contains(part) => {
                return Err(format!("{} stands twice on a line", name(holes, *hole)));
            }
            Part::Hole(hole) => {
                let last = at.checked_sub(1).map(|last| parts[last]);
                if let Some(Part::Hole(before)) = last.filter(|last| touches(*last, *part)) {
                    let names = [before, *hole].map(|hole| name(holes, hole));
                    return Err(format!("{} and {} touch, so that nothing tells them apart", names[0], names[1]));
                }
            }
            Part::Text(_) => {}
        }
    }
    Ok(parts)
}

/// Whether two parts are holes that cannot be told apart without a text between them. Numbers and letters can.
fn touches(one: Part, other: Part) -> bool {
    let is_number = |part| matches!(part, Part::Hole(Hole::Count | Hole::Case | Hole::Limit));
    let is_hole = |part| matches!(part, Part::Hole(_));
    is_hole(one) && is_hole(other) && is_number(one) == is_number(other)
}

/// Parses the line for an unsolvable board, which has no hole but for the case and the limit, and is no beginning of an
/// answer.
pub fn unsolvable(value: &str, output: &Output) -> Result<String, String> {
    let text = one_line(value)?;
    let holes = line(value, ANSWER)?;
    let is_known =
        |part: &&Part| matches!(part, Part::Hole(hole) if !matches!(hole, Hole::Case | Hole::Limit | Hole::Any));
    if let Some(Part::Hole(hole)) = holes.iter().find(is_known) {
        return Err(format!("an unsolvable board has no {}", name(ANSWER, *hole)));
    }
    let first = output.lines().find(|line| !line.is_empty()).unwrap_or("");
    if output.allows(&parts(first, ANSWER), value, &mut Values::default()) {
        Err("an answer could be this line too".to_string())
    } else {
        Ok(text)
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
        let sizes = "R x C, each 2 to 4, side first or side first to 4";
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
        [rows @ 2..=4, columns @ 2..=4] => Ok(Shape::Fixed(rows, columns)),
        _ => Err(clause()),
    }
}

/// Parses the word for the blank.
pub fn blank(value: &str, layout: Layout) -> Result<String, String> {
    let is_number = value != "0" && value.bytes().all(|byte| byte.is_ascii_digit());
    let is_long = if layout == Layout::Word { value.chars().count() > 1 } else { value.len() > 18 };
    if is_number || is_long || value.contains(char::is_whitespace) {
        Err(format!("{value:?} is not a blank: 0, or a word that is no number, in a word one character"))
    } else {
        Ok(value.to_string())
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
