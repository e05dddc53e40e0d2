//! A problem in a format of one's own, read from a description: lines of a key and its value, such as `size: 3 x 3`.
//!
//! What a description says lives as long as the tool that reads it, so its texts are leaked.

use super::judges::OWN;
use super::list::bases::EIGHT;
use super::problem::{Boards, Form, Goal, Input, Layout, Output, Problem, Shape};
use super::template::{any_of, Hole, Line, Template, HOLES};
use super::values::{blank, choice, goal, names, one_line, size, unsolvable};
use crate::kit::oracle::Rule;
use crate::text::names::unknown;
use crate::text::numbers::number;
use std::path::Path;

/// The keys.
const KEYS: [&str; 12] =
    ["name", "boards", "size", "layout", "blank", "goal", "answer", "moves", "mover", "unsolvable", "fewest", "limit"];

/// The keys with their defaults or an example, for the help of a tool.
pub const FORMAT: &str = "\
FILE of --problem has a key and its value on each line, or a comment after #. Only answer is needed; the others default
to what is shown here, or to nothing where it says so:
    name: my                 what the report calls it (default: the name of the file)
    boards: one              counted: their number comes first; to the end: of the input
    size: 3 x 3              R x C, each 2 to 4, with at most 9 cells; 4 x 4; side first, that is 2 or 3;
                             side first to 4
    layout: rows             line: all tiles on a line; column: each on a line; word: all in a word
    blank: 0                 any other word but a number
    goal: blank-last         blank-first; spiral; its tiles; before the board or after the board: the input gives it;
                             first of all: it is the first board of the input, before the others and their number
    answer: {moves}          a line of the answer, with a hole for each thing in it; several lines are several of these.
                             {count}: the number of moves; {moves}: all on a line; {move}: one, on a line for each;
                             {boards}: from the start to the goal, as in the input;
                             without {count}, a path of {move} lines or boards ends where it first reaches the goal
    moves: UDLR              the names of up, down, left and right, separated as in an answer: up, down, left, right
    mover: blank             tile: the names say where the tile goes
    unsolvable: none         the line for an unsolvable board (default: no board is unsolvable)
    fewest: no               yes: the moves have to be the fewest; a count alone always has
    limit: 50                the most moves (default: no limit)
For example, scripts/tools/judge/problems/coursera.txt.

";

const BOARDS: [(&str, Boards); 3] =
    [("one", Boards::One), ("counted", Boards::Counted), ("to the end", Boards::ToTheEnd)];
const LAYOUTS: [(&str, Layout); 4] =
    [("rows", Layout::Rows), ("line", Layout::Line), ("column", Layout::Column), ("word", Layout::Word)];
const MOVERS: [(&str, bool); 2] = [("blank", false), ("tile", true)];
const WHETHER: [(&str, bool); 2] = [("yes", true), ("no", false)];

/// The line of a fault, or 0, and a clause.
type LineFault = (usize, String);

/// A line of a description.
struct Entry<'a> {
    line: usize,
    key: &'static str,
    value: &'a str,
}

/// The lines of a description.
struct Description<'a>(Vec<Entry<'a>>);

/// Reads the description in a file.
///
/// # Errors
/// The first line that is wrong, with what is allowed there, or what is missing.
pub fn described(file: &str, text: &str) -> Result<Problem, String> {
    let problem = Description::read(text).and_then(|description| description.problem(file));
    problem.map_err(|(line, clause)| match line {
        0 => format!("{file}: {clause}"),
        line => format!("{file}, line {line}: {clause}"),
    })
}

impl<'a> Description<'a> {
    fn read(text: &'a str) -> Result<Description<'a>, LineFault> {
        let mut entries: Vec<Entry> = Vec::new();
        let lines = (1..).zip(text.trim_start_matches('\u{feff}').lines().map(str::trim));
        for (line, text) in lines.filter(|(_, text)| !text.is_empty() && !text.starts_with('#')) {
            let (key, value) =
                text.split_once(':').ok_or_else(|| (line, format!("{text:?} is not a line key: value")))?;
            let (key, value) = (key.trim_end(), value.trim());
            let known = KEYS.into_iter().find(|known| *known == key);
            let key = known.ok_or_else(|| (line, unknown_key(key)))?;
            if let Some(first) = entries.iter().find(|entry| entry.key == key && key != "answer") {
                return Err((line, format!("{key} is given twice, first in line {}", first.line)));
            }
            entries.push(Entry { line, key, value });
        }
        Ok(Description(entries))
    }

    /// Parses the value of a key, if it is given.
    fn value<T>(&self, key: &str, read: impl FnOnce(&'a str) -> Result<T, String>) -> Result<Option<T>, LineFault> {
        let entry = self.0.iter().find(|entry| entry.key == key);
        entry.map(|entry| read(entry.value).map_err(|clause| (entry.line, clause))).transpose()
    }

    fn choice<T: Copy>(&self, key: &str, what: &str, choices: &[(&str, T)]) -> Result<Option<T>, LineFault> {
        self.value(key, |value| choice(value, what, choices))
    }

    /// Refuses a key that is given although it does not apply.
    fn refuse(&self, key: &str, clause: &str) -> Result<(), LineFault> {
        self.value(key, |_| Err(clause.to_string())).map(|_: Option<()>| ())
    }

    fn problem(&self, file: &str) -> Result<Problem, LineFault> {
        let (input, is_measured) = self.input()?;
        let (output, rule) = self.output()?;
        if rule == Rule::Fewest && !is_measured {
            let line = self.0.iter().find(|entry| entry.key == "goal").map_or(0, |entry| entry.line);
            return Err((line, "the fewest moves to any goal are known up to 3 x 3 only".to_string()));
        }
        let stem = Path::new(file).file_stem().unwrap_or_default().to_string_lossy().into_owned();
        Ok(Problem {
            program: stem.clone().leak(),
            file: Some(file.to_string().leak()),
            judge: &OWN,
            title: self.value("name", one_line)?.unwrap_or(stem).leak(),
            input,
            output,
            rule,
            promise: rule,
            limit: self.value("limit", |value| number(value, &(1..=10_000), "moves"))?,
            ..EIGHT
        })
    }

    /// The format of the input, and whether the kit knows the fewest moves of all its boards.
    fn input(&self) -> Result<(Input, bool), LineFault> {
        let shape = self.value("size", size)?.unwrap_or(Shape::Fixed(3, 3));
        let layout = self.choice("layout", "a layout", &LAYOUTS)?.unwrap_or(Layout::Rows);
        if layout == Layout::Word && ![Shape::Fixed(3, 3), Shape::Fixed(2, 2)].contains(&shape) {
            self.refuse("layout", "a word is a board of 2 x 2 or 3 x 3")?;
        }
        let blank = self.value("blank", |value| blank(value, layout))?.unwrap_or("0".to_string());
        let goal = self.value("goal", |value| goal(value, shape, &blank))?;
        let (goal, shape) = goal.unwrap_or((Goal::BlankLast, shape));
        let has_fifteen = matches!(shape, Shape::Fixed(4, 4) | Shape::Square(_, 4));
        let corners = [0, 3, 12, 15];
        if has_fifteen && goal.grid(4, 4).is_some_and(|goal| !corners.contains(&goal.blank())) {
            self.refuse("goal", "on 4 x 4, the goal needs its blank in a corner")?;
        }
        let boards = self.choice("boards", "a number of boards", &BOARDS)?.unwrap_or(Boards::One);
        let input = Input { boards, shape, layout, gaps: false, blank: blank.leak(), goal };
        Ok((input, !(has_fifteen && goal.grid(4, 4).is_none())))
    }

    /// The format of the output, and which answers are right.
    fn output(&self) -> Result<(Output, Rule), LineFault> {
        let template: &'static Template = Box::leak(Box::new(self.template()?));
        let unsolvable = self.value("unsolvable", |value| unsolvable(value, template))?;
        let fewest = self.choice("fewest", "a value", &WHETHER)?;
        let is_count = template.has(Hole::Count) && !template.has_path();
        if !template.has_path() {
            self.refuse("limit", "no answer has moves to be limited")?;
            match (is_count, fewest, &unsolvable) {
                (true, Some(false), _) => {
                    self.refuse("fewest", "a count without the moves has to be the fewest: yes")?
                }
                (false, Some(_), _) => self.refuse("fewest", "no answer has moves or their count")?,
                (false, None, None) => {
                    return Err((self.first_answer(), "an answer without a hole needs a line unsolvable: ..".into()))
                }
                _ => {}
            }
        }
        let output = Output {
            form: Form::Own(template),
            moves: template.names,
            numbered: false,
            gaps: false,
            named: unsolvable.is_some(),
            unsolvable: unsolvable.unwrap_or(UNNAMED.to_string()).leak(),
            too_long: None,
        };
        Ok((output, if fewest.unwrap_or(is_count) { Rule::Fewest } else { Rule::Any }))
    }

    fn first_answer(&self) -> usize {
        self.0.iter().find(|entry| entry.key == "answer").map_or(0, |entry| entry.line)
    }

    /// The lines of an answer, and the names of the moves.
    fn template(&self) -> Result<Template, LineFault> {
        let mut lines = Vec::new();
        for entry in self.0.iter().filter(|entry| entry.key == "answer") {
            let new = Line::new(entry.value).map_err(|clause| (entry.line, clause))?;
            let is_again = |hole| new.has(hole) && lines.iter().any(|line: &Line| line.has(hole));
            if let Some((name, _)) = HOLES.iter().find(|(_, hole)| is_again(*hole)) {
                return Err((entry.line, format!("{name} stands on two lines")));
            }
            lines.push(new);
        }
        if lines.is_empty() {
            return Err((0, "no answer: a line that is printed, such as answer: {moves}".to_string()));
        }
        let paths = HOLES[1..].iter().filter(|(_, hole)| lines.iter().any(|line| line.has(*hole)));
        let paths: Vec<&str> = paths.map(|(name, _)| *name).collect();
        if let [one, other, ..] = paths[..] {
            return Err((self.first_answer(), format!("{one} and {other} do not go together")));
        }
        let named = self.value("moves", names)?;
        let of_tile = self.choice("mover", "a mover", &MOVERS)?.unwrap_or(false);
        if !paths.iter().any(|hole| hole.starts_with("{move")) {
            for key in ["moves", "mover"] {
                self.refuse(key, "no answer has {moves} or {move}")?;
            }
        }
        let ([up, down, left, right], between) = named.unwrap_or((["U", "D", "L", "R"], ""));
        let names = if of_tile { [up, right, left, down] } else { [down, left, right, up] };
        Ok(Template { lines, names, between, of_tile })
    }
}

/// The clause for an unknown key.
fn unknown_key(key: &str) -> String {
    match unknown("key", key, KEYS.into_iter()) {
        clause if clause.contains("nearest") => clause,
        _ => format!("no key {key}: {}", any_of(&KEYS)),
    }
}

/// The line for an unsolvable board, if the description has none.
const UNNAMED: &str = "unsolvable";
