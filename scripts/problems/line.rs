//! Reads a line of an answer by that of the format: the values of its holes, whatever the spaces where these are free.

use super::format::{parts, Hole, Part, ANSWER};
use super::problem::Output;

/// What was read in the holes of a line.
#[derive(Clone, Default)]
pub struct Values<'a> {
    pub count: Option<&'a str>,
    /// The moves or the tiles on the line.
    pub moves: Option<&'a str>,
    /// The name of a move beside its tile.
    pub name: Option<&'a str>,
    /// What stands where any text may stand.
    pub any: Vec<&'a str>,
}

impl<'a> Values<'a> {
    fn set(&mut self, hole: Hole, value: &'a str) {
        match hole {
            Hole::Count => self.count = Some(value),
            Hole::Move => self.name = Some(value),
            Hole::Any => self.any.push(value),
            _ => self.moves = Some(value),
        }
    }

    /// The line with these values, and these moves.
    pub fn filled(&self, parts: &[Part], moves: &str) -> String {
        let mut any = self.any.iter();
        let value = |part: &Part| match part {
            Part::Text(text) => text.to_string(),
            Part::Hole(Hole::Count) => self.count.unwrap_or_default().to_string(),
            Part::Hole(Hole::Any) => any.next().map_or(String::new(), |text| text.to_string()),
            Part::Hole(Hole::Move) => self.name.unwrap_or(moves).to_string(),
            Part::Hole(_) => moves.to_string(),
        };
        parts.iter().map(value).collect()
    }
}

/// The text after a beginning, whatever the spaces of both, without the spaces in front.
pub fn after<'a>(mut line: &'a str, beginning: &str) -> Option<&'a str> {
    for one in beginning.chars().filter(|one| !one.is_whitespace()) {
        line = line.trim_start().strip_prefix(one)?;
    }
    Some(line.trim_start())
}

impl Output {
    /// Reads the values of a line. Spaces are free where they are free in the output; returns `None` if its text differs.
    ///
    /// A hole takes what its kind can be. If that fits nowhere, it takes the first text that does, for a clause about it.
    pub fn values<'a>(&self, parts: &[Part], line: &'a str) -> Option<Values<'a>> {
        let line = line.trim();
        let mut values = Values::default();
        let any = |hole, line: &str| self.ends(hole, line).into_iter().chain(ends(line)).collect();
        match parts {
            [Part::Hole(hole)] => values.set(*hole, line),
            [Part::Text(text)] => return self.is_same(line, text).then_some(values),
            _ if self.allows(parts, line, &mut values) || read(parts, line, &mut values, &any) => {}
            _ => return None,
        }
        if !self.is_by_tiles() {
            values.moves = values.moves.or(values.name.take());
        }
        Some(values)
    }

    /// Whether a line can be read with a value of its kind in each hole.
    pub fn allows<'a>(&self, parts: &[Part], line: &'a str, values: &mut Values<'a>) -> bool {
        read(parts, line, values, &|hole, line| self.ends(hole, line))
    }

    /// A line that is this text, whatever its counts and `{any}` are, with the spaces that it should have.
    pub fn proper(&self, line: &str, text: &str) -> Option<String> {
        let parts = parts(text, ANSWER);
        self.values(&parts, line).map(|values| values.filled(&parts, ""))
    }

    /// Whether a line, without the spaces at its ends, is this text.
    fn is_same(&self, line: &str, text: &str) -> bool {
        line.trim() == text.trim() || self.is_free && after(line, text) == Some("")
    }

    /// Splits what stands for moves or tiles into words; returns `None` if a part of it is no move.
    pub fn split<'a>(&self, line: &'a str) -> Option<Vec<&'a str>> {
        if self.is_by_tiles() {
            return Some(
                line.split(|one: char| one.is_whitespace() || self.is_free && one == ',')
                    .filter(|word| !word.is_empty())
                    .collect(),
            );
        }
        let moves = self.leading(line, str::eq);
        let end = moves.last().map_or(0, |(_, end)| *end);
        line[end..].trim().is_empty().then(|| moves.into_iter().map(|(word, _)| word).collect())
    }

    /// Whether a line is moves but for capitals and small letters.
    pub fn is_of_other_case(&self, line: &str) -> bool {
        let is_moves = |is_name: fn(&str, &str) -> bool| {
            self.leading(line, is_name).last().is_some_and(|(_, end)| line[*end..].trim().is_empty())
        };
        is_moves(str::eq_ignore_ascii_case) && !is_moves(str::eq)
    }

    /// The names of moves at the beginning of a line, each with its end; `is_name` compares a word with one.
    fn leading<'a>(&self, line: &'a str, is_name: fn(&str, &str) -> bool) -> Vec<(&'a str, usize)> {
        let (mut moves, mut at) = (Vec::new(), 0);
        loop {
            let is_next = |name: &str| line[at..].get(..name.len()).is_some_and(|word| is_name(word, name));
            let named = self.moves.iter().filter(|name| is_next(name));
            let Some(length) = named.map(|name| name.len()).max() else { break };
            moves.push((&line[at..at + length], at + length));
            let rest = &line[at + length..];
            let next = if self.is_free { after(rest, self.between) } else { rest.strip_prefix(self.between) };
            let Some(next) = next else { break };
            at = line.len() - next.len();
        }
        moves
    }

    /// The ends of what a hole can be at the beginning of a line, the longest first.
    fn ends(&self, hole: Hole, line: &str) -> Vec<usize> {
        let digits = line.bytes().take_while(u8::is_ascii_digit).count();
        let moves = || self.leading(line, str::eq).into_iter().rev().map(|(_, end)| end);
        let is_tile = |one: char| one.is_ascii_digit() || one == ',' || one.is_whitespace();
        match hole {
            Hole::Count | Hole::Tile | Hole::Case | Hole::Limit => (1..=digits).rev().collect(),
            Hole::Moves => moves().chain([0]).collect(),
            Hole::Move => moves().collect(),
            Hole::Tiles => (0..=line.find(|one| !is_tile(one)).unwrap_or(line.len()))
                .rev()
                .filter(|&end| line.is_char_boundary(end))
                .collect(),
            Hole::Any => ends(line),
            _ => Vec::new(),
        }
    }

    /// The names for the moves, in the order in which a format gives them.
    pub fn listed(&self) -> String {
        let [down, left, right, up] = self.moves;
        match (self.is_free, self.of_tile) {
            (false, _) => self.moves.join(", "),
            (true, false) => [up, down, left, right].join(", "),
            (true, true) => [down, up, right, left].join(", "),
        }
    }
}

/// The ends of any text at the beginning of a line, the shortest first.
fn ends(line: &str) -> Vec<usize> {
    line.char_indices().map(|(at, _)| at).chain([line.len()]).collect()
}

/// Reads the rest of a line; `ends` are those of what may stand in a hole at the beginning of a text.
fn read<'a>(parts: &[Part], line: &'a str, values: &mut Values<'a>, ends: &dyn Fn(Hole, &str) -> Vec<usize>) -> bool {
    let Some((part, parts)) = parts.split_first() else { return line.is_empty() };
    let hole = match part {
        Part::Text(text) => return after(line, text).is_some_and(|rest| read(parts, rest, values, ends)),
        Part::Hole(hole) => *hole,
    };
    let line = line.trim_start();
    // The first end after which the rest is read.
    let mut fits = |end: usize| {
        let mut rest = values.clone();
        rest.set(hole, line[..end].trim());
        let is_read = if parts.is_empty() { end == line.len() } else { read(parts, &line[end..], &mut rest, ends) };
        if is_read {
            *values = rest;
        }
        is_read
    };
    ends(hole, line).into_iter().any(&mut fits)
}
