//! The answer in a format of one's own: lines of text with holes, such as `Minimum number of moves = {count}`.

use slidekit::board::Move;

/// What stands in a hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hole {
    /// The number of moves.
    Count,
    /// All moves on one line.
    Moves,
    /// A move; the line is repeated for each.
    Move,
    /// All boards from the start to the goal, each as in the input. This hole is a line of its own.
    Boards,
}

/// The holes by their names.
pub const HOLES: [(&str, Hole); 4] =
    [("{count}", Hole::Count), ("{moves}", Hole::Moves), ("{move}", Hole::Move), ("{boards}", Hole::Boards)];

/// A part of a line: text, or a hole.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Part {
    Text(String),
    Hole(Hole),
}

/// A line of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line(Vec<Part>);

/// The lines of an answer, and the names of its moves.
#[derive(Debug, PartialEq, Eq)]
pub struct Template {
    pub lines: Vec<Line>,
    /// The names for the blank's moves of [`Move::ALL`].
    pub names: [&'static str; 4],
    /// What stands between two moves on a line.
    pub between: &'static str,
    /// Whether the names are those of the tile's moves.
    pub of_tile: bool,
}

/// What was read in the holes of a line.
#[derive(Clone, Default)]
pub struct Values {
    pub count: String,
    /// The moves on the line.
    pub moves: String,
}

impl Line {
    /// Parses a line.
    ///
    /// # Errors
    /// It has another hole, one twice, or two that do not go together.
    pub fn new(text: &str) -> Result<Line, String> {
        let (mut parts, mut rest) = (Vec::new(), text);
        while let Some(start) = rest.find('{') {
            let hole = HOLES.iter().find(|(name, _)| rest[start..].starts_with(name));
            let end = rest[start..].find('}').map_or(rest.len(), |end| start + end + 1);
            let names = || any_of(&HOLES.map(|(name, _)| name));
            let (name, hole) = hole.ok_or_else(|| format!("{:?} is not a hole: {}", &rest[start..end], names()))?;
            if parts.contains(&Part::Hole(*hole)) {
                return Err(format!("{name} stands twice on a line"));
            }
            parts.extend([Part::Text(rest[..start].to_string()), Part::Hole(*hole)]);
            rest = &rest[start + name.len()..];
        }
        parts.push(Part::Text(rest.to_string()));
        parts.retain(|part| *part != Part::Text(String::new()));
        let has = |hole| parts.contains(&Part::Hole(hole));
        if parts.len() > 1 && has(Hole::Boards) {
            return Err("boards need a line of their own".to_string());
        }
        // The line is read for each move, and a count on it would not be looked at.
        if has(Hole::Count) && has(Hole::Move) {
            return Err("{count} and {move} do not go together on a line".to_string());
        }
        Ok(Line(parts))
    }

    /// Whether it has a hole of this kind.
    pub fn has(&self, hole: Hole) -> bool {
        self.0.contains(&Part::Hole(hole))
    }

    /// Whether it is nothing but this hole.
    pub fn is(&self, hole: Hole) -> bool {
        self.0 == [Part::Hole(hole)]
    }

    /// The line as the description has it.
    pub fn text(&self) -> String {
        let name = |hole: &Hole| HOLES.iter().find(|(_, known)| known == hole).map_or("", |(name, _)| name);
        let text = |part: &Part| match part {
            Part::Text(text) => text.clone(),
            Part::Hole(hole) => name(hole).to_string(),
        };
        self.0.iter().map(text).collect()
    }

    /// The line with these values.
    pub fn filled(&self, values: &Values) -> String {
        let text = |part: &Part| match part {
            Part::Text(text) => text.clone(),
            Part::Hole(Hole::Count) => values.count.clone(),
            Part::Hole(_) => values.moves.clone(),
        };
        self.0.iter().map(text).collect::<String>().trim_end().to_string()
    }

    /// Reads the values of a line, whatever its spaces; returns `None` if its text differs.
    ///
    /// A hole takes what its kind can be. If that fits nowhere, it takes the first text that does, for a clause about it.
    pub fn read(&self, line: &str, template: &Template) -> Option<Values> {
        let mut values = Values::default();
        let found = [Some(template), None].iter().any(|kinds| read(&self.0, line.trim(), &mut values, *kinds));
        found.then_some(values)
    }

    /// Whether a line can be read with a value of its kind in each hole.
    pub fn allows(&self, line: &str, template: &Template) -> bool {
        read(&self.0, line.trim(), &mut Values::default(), Some(template))
    }
}

/// Reads the rest of a line. With a template, a hole takes only what its kind can be, the longest first.
fn read(parts: &[Part], line: &str, values: &mut Values, kinds: Option<&Template>) -> bool {
    let Some((part, parts)) = parts.split_first() else { return line.is_empty() };
    let hole = match part {
        Part::Text(text) => return after(line, text).is_some_and(|rest| read(parts, rest, values, kinds)),
        Part::Hole(hole) => hole,
    };
    let line = line.trim_start();
    let ends: Vec<usize> = match kinds {
        Some(template) => template.ends(*hole, line),
        None => line.char_indices().map(|(at, _)| at).chain([line.len()]).collect(),
    };
    // The first end after which the rest is read.
    let fits = |end: &usize| match parts.first() {
        None => *end == line.len(),
        Some(_) => read(parts, &line[*end..], values, kinds),
    };
    let Some(end) = ends.into_iter().find(fits) else { return false };
    let value = line[..end].trim().to_string();
    match hole {
        Hole::Count => values.count = value,
        _ => values.moves = value,
    }
    true
}

/// The text after a beginning, whatever the spaces of both, without the spaces in front.
pub fn after<'a>(mut line: &'a str, beginning: &str) -> Option<&'a str> {
    for one in beginning.chars().filter(|one| !one.is_whitespace()) {
        line = line.trim_start().strip_prefix(one)?;
    }
    Some(line.trim_start())
}

/// Names in a row, such as `rows, line or word`.
pub fn any_of(names: &[&str]) -> String {
    let (last, others) = names.split_last().expect("a name");
    format!("{} or {last}", others.join(", "))
}

impl Template {
    /// Whether a line has a hole of this kind.
    pub fn has(&self, hole: Hole) -> bool {
        self.lines.iter().any(|line| line.has(hole))
    }

    /// Whether it has the moves or the boards, and not only their number.
    pub fn has_path(&self) -> bool {
        [Hole::Moves, Hole::Move, Hole::Boards].iter().any(|hole| self.has(*hole))
    }

    /// Whether an answer could begin with this line, which is for an unsolvable board.
    pub fn could_begin(&self, unsolvable: &str) -> bool {
        let first = self.lines.iter().find(|line| !line.text().is_empty());
        first.is_some_and(|line| line.allows(unsolvable, self))
    }

    /// The moves on one line.
    pub fn spelled(&self, moves: &[Move]) -> String {
        moves.iter().map(|&mv| self.names[mv as usize]).collect::<Vec<_>>().join(self.between)
    }

    /// Splits the moves on a line, whatever their spaces; returns `None` if a part of it is no move.
    pub fn split(&self, line: &str) -> Option<Vec<Move>> {
        let moves = self.leading(line);
        let end = moves.last().map_or(0, |(_, end)| *end);
        line[end..].trim().is_empty().then(|| moves.into_iter().map(|(mv, _)| mv).collect())
    }

    /// The moves at the beginning of a line, each with its end.
    fn leading(&self, line: &str) -> Vec<(Move, usize)> {
        let (mut moves, mut next) = (Vec::new(), Some(line));
        while let Some(rest) = next {
            let named = Move::ALL.into_iter().filter(|&mv| rest.starts_with(self.names[mv as usize]));
            let Some(mv) = named.max_by_key(|&mv| self.names[mv as usize].len()) else { break };
            let rest = &rest[self.names[mv as usize].len()..];
            moves.push((mv, line.len() - rest.len()));
            next = after(rest, self.between);
        }
        moves
    }

    /// The ends of what a hole can be at the beginning of a line, the longest first.
    fn ends(&self, hole: Hole, line: &str) -> Vec<usize> {
        let digits = line.bytes().take_while(u8::is_ascii_digit).count();
        let moves = || self.leading(line).into_iter().rev().map(|(_, end)| end);
        match hole {
            Hole::Count => (1..=digits).rev().collect(),
            Hole::Moves => moves().chain([0]).collect(),
            Hole::Move => moves().collect(),
            _ => Vec::new(),
        }
    }

    /// The names for up, down, left and right.
    pub fn listed(&self) -> String {
        let [down, left, right, up] = self.names;
        let listed = if self.of_tile { [down, up, right, left] } else { [up, down, left, right] };
        listed.join(", ")
    }
}
