//! A problem in a format of one's own, read from a description: lines of a key and its value, such as `size: 3 x 3`.
//!
//! What a description says lives as long as the tool that reads it, so its texts are leaked.

use super::clause::{quoted, Clause, Code};
use super::format::{name, Hole, Holes, Part, ANSWER, INPUT};
use super::judges::OWN;
use super::list::bases::EIGHT;
use super::problem::{Boards, Goal, Input, Layout, Output, Problem, Shape};
use super::values::{any_of, blank, choice, goal, limit, line, names, one_line, size, unsolvable, GIVEN};
use crate::kit::grid::{Case, Grid};
use crate::kit::oracle::Rule;
use crate::kit::solve::is_shortest;
use crate::text::names::nearest;
use std::path::Path;

/// The keys, each with its default or an example, and what else it may be.
pub const KEYS: [(&str, &str, &str); 15] = [
    ("name", "my", "what the report calls it (default: the name of the file)"),
    ("boards", "one", "counted: their number comes first; to the end: of the input"),
    ("size", "3 x 3", "R x C, each 2 to 4; side first, that is 2 or 3; side first to 4"),
    (
        "layout",
        "rows",
        "line: all tiles on a line; column: each on a line; commas: on a line, 1,2,3; lists: [[1, 2, 3], ..]; word: \
        all in a word",
    ),
    ("blank", "0", "any other word but a number"),
    (
        "goal",
        "blank-last",
        "blank-first; spiral; its tiles; before the board or after the board: the input gives it; first of all: it is \
        the first board of the input, before the others and their number; left out where input has {goal} or \
        {goal_blank}",
    ),
    (
        "input",
        "{start}",
        "a line of the input, with a hole for each thing in it; several lines are several of these (default: what \
        boards, size and goal say)",
    ),
    ("answer", "{moves}", "a line of the answer, with a hole for each thing in it; several lines are several of these"),
    ("each", "{move}", "a line that is repeated for each move; several are repeated together (default: none)"),
    ("moves", "UDLR", "the names of up, down, left and right, separated as in an answer: up, down, left, right"),
    ("mover", "blank", "tile: the names say where the tile goes (default beside {tile})"),
    ("unsolvable", "none", "the line for an unsolvable board (default: no board is unsolvable)"),
    ("fewest", "no", "yes: the moves have to be the fewest; a count alone always has"),
    ("limit", "50", "the most moves (default: no limit)"),
    ("output", "output.txt", "the file that the program writes (default: it prints)"),
];

/// A page's text with the tables of the keys and the holes as they have to be.
pub fn renewed(page: &str) -> String {
    let Some(start) = page.find(HEAD) else { return page.to_string() };
    let is_other = |line: &&str| !line.starts_with('|') && !line.trim().is_empty();
    let end = page[start..].split_inclusive('\n').take_while(|line| !is_other(line)).map(str::len).sum::<usize>();
    let key = |(key, value, text): &(&str, &str, &str)| format!("| `{key}: {value}` | {text} |\n");
    let hole = |(name, _, text): &(&str, Hole, &str)| format!("| `{name}` | {text} |\n");
    let table = |head: &str, rows: String| format!("{head}\n|---|---|\n{rows}\n");
    let tables = [
        table(HEAD, KEYS.iter().map(key).collect()),
        table("| hole of `input` | what stands there |", INPUT.iter().map(hole).collect()),
        table("| hole of `answer` and `each` | what stands there |", ANSWER.iter().map(hole).collect()),
    ];
    page[..start].to_string() + &tables.concat() + &page[start + end..]
}

/// The head of the table of the keys.
const HEAD: &str = "| key, with its default or an example | what else it may be |";

/// A description to begin with.
pub fn new() -> String {
    let key = |(key, value, text): &(&str, &str, &str)| {
        let mark = if *key == "answer" { "" } else { "# " };
        format!("# {text}\n{mark}{key}: {value}\n")
    };
    let holes =
        |holes: &Holes| holes.iter().map(|(name, _, text)| format!("#     {name:<14} {text}\n")).collect::<String>();
    format!(
        "# A format of one's own, for judge --problem FILE. Take the # from a line to say what differs.\n\
        # Holes of input:\n{}# Holes of answer and each:\n{}\n{}",
        holes(INPUT),
        holes(ANSWER),
        KEYS.iter().map(key).collect::<String>()
    )
}

const BOARDS: [(&str, Boards); 3] =
    [("one", Boards::One), ("counted", Boards::Counted), ("to the end", Boards::ToTheEnd)];
const LAYOUTS: [(&str, Layout); 6] = [
    ("rows", Layout::Rows),
    ("line", Layout::Line),
    ("column", Layout::Column),
    ("commas", Layout::Commas),
    ("lists", Layout::Lists),
    ("word", Layout::Word),
];
const MOVERS: [(&str, bool); 2] = [("blank", false), ("tile", true)];
const WHETHER: [(&str, bool); 2] = [("yes", true), ("no", false)];

/// The holes of all moves; an answer has at most one of them, or some of those of one move.
const OF_ALL: [Hole; 3] = [Hole::Moves, Hole::Tiles, Hole::Boards];
const OF_ONE: [Hole; 3] = [Hole::Move, Hole::Tile, Hole::Board];

/// The line of a fault, or 0, and a clause.
pub type LineFault = (usize, Clause);

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
    read(file, text).map_err(|(line, clause)| match line {
        0 => format!("{file}: {clause}"),
        line => format!("{file}, line {line}: {clause}"),
    })
}

/// Reads the description in a file as [`described`] does; a fault has its line apart.
pub fn read(file: &str, text: &str) -> Result<Problem, LineFault> {
    Description::read(text).and_then(|description| description.problem(file))
}

impl<'a> Description<'a> {
    fn read(text: &'a str) -> Result<Description<'a>, LineFault> {
        let mut entries: Vec<Entry> = Vec::new();
        let lines = (1..).zip(text.trim_start_matches('\u{feff}').lines().map(str::trim));
        for (line, text) in lines.filter(|(_, text)| !text.is_empty() && !text.starts_with('#')) {
            let (key, value) = text.split_once(':').ok_or_else(|| (line, Code::NotKeyValue.with(quoted(text))))?;
            let (key, value) = (key.trim_end(), value.trim());
            let known = KEYS.iter().map(|(known, ..)| *known).find(|known| *known == key);
            let key = known.ok_or_else(|| (line, unknown_key(key)))?;
            let is_several = matches!(key, "input" | "answer" | "each");
            if let Some(first) = entries.iter().find(|entry| entry.key == key && !is_several) {
                return Err((line, Code::KeyTwice.with(key).with(first.line)));
            }
            entries.push(Entry { line, key, value });
        }
        Ok(Description(entries))
    }

    /// The lines of some keys.
    fn entries<const N: usize>(&self, keys: [&'static str; N]) -> impl Iterator<Item = &Entry<'a>> {
        self.0.iter().filter(move |entry| keys.contains(&entry.key))
    }

    /// Parses the value of a key, if it is given.
    fn value<T>(&self, key: &str, read: impl FnOnce(&'a str) -> Result<T, Clause>) -> Result<Option<T>, LineFault> {
        let entry = self.0.iter().find(|entry| entry.key == key);
        entry.map(|entry| read(entry.value).map_err(|clause| (entry.line, clause))).transpose()
    }

    fn choice<T: Copy>(&self, key: &str, what: Code, choices: &[(&str, T)]) -> Result<Option<T>, LineFault> {
        self.value(key, |value| choice(value, what, choices))
    }

    /// Refuses a key that is given although it does not apply.
    fn refuse(&self, key: &str, clause: impl Into<Clause>) -> Result<(), LineFault> {
        self.value(key, |_| Err(clause.into())).map(|_: Option<()>| ())
    }

    /// The first line of a key, or 0.
    fn line(&self, key: &str) -> usize {
        self.0.iter().find(|entry| entry.key == key).map_or(0, |entry| entry.line)
    }

    fn problem(&self, file: &str) -> Result<Problem, LineFault> {
        let limit = self.value("limit", limit)?;
        let input = self.input(limit.unwrap_or_default())?;
        let (output, rule) = self.output()?;
        if rule == Rule::Fewest && !is_measured(&input) {
            let gives_goal =
                |entry: &&Entry| entry.key == "goal" || entry.key == "input" && entry.value.contains("{goal");
            return Err((self.0.iter().find(gives_goal).map_or(0, |entry| entry.line), Code::FewestUpTo.into()));
        }
        let stem = Path::new(file).file_stem().unwrap_or_default().to_string_lossy().into_owned();
        Ok(Problem {
            program: stem.clone().leak(),
            file: Some(file.to_string().leak()),
            prints_to: self.value("output", one_line)?.map(|file| &*file.leak()),
            judge: &OWN,
            title: self.value("name", one_line)?.unwrap_or(stem).leak(),
            input,
            output,
            rule,
            promise: rule,
            limit,
            ..EIGHT
        })
    }

    /// The format of the input.
    fn input(&self, most: usize) -> Result<Input, LineFault> {
        let shape = self.value("size", size)?.unwrap_or(Shape::Fixed(3, 3));
        let layout = self.choice("layout", Code::ALayout, &LAYOUTS)?.unwrap_or(Layout::Rows);
        if layout == Layout::Word && ![Shape::Fixed(3, 3), Shape::Fixed(2, 2)].contains(&shape) {
            self.refuse("layout", Code::WordIsSmall)?;
        }
        let blank = self.value("blank", |value| blank(value, layout))?.unwrap_or("0".to_string());
        let goal = self.value("goal", |value| goal(value, shape, &blank))?;
        let (goal, shape) = goal.unwrap_or((Goal::BlankLast, shape));
        let boards = self.choice("boards", Code::ANumber, &BOARDS)?;
        let lines = self.lines(boards, shape);
        let has = |hole| lines.contains(hole);
        let boards = if has("{boards}") { Boards::Counted } else { boards.unwrap_or(Boards::One) };
        let goal = match (lines.find("{goal}"), lines.find("{boards}")) {
            (None, _) if has("{goal_blank}") => Goal::AnyBlank,
            (Some(goal), Some(boards)) if goal < boards => Goal::Once,
            (Some(_), _) if goal != Goal::Once => Goal::Given,
            _ => goal,
        };
        let input = Input { lines: lines.leak(), boards, shape, layout, blank: blank.leak(), goal, most };
        self.refuse_lines(&input)?;
        if has_fifteen(&input) && goal.grid(4, 4).is_some_and(|goal| !is_corner(&goal)) {
            self.refuse("goal", Code::NeedsCorner)?;
        }
        Ok(input)
    }

    /// The lines of an input: those that are given, or as the other keys say.
    fn lines(&self, boards: Option<Boards>, shape: Shape) -> String {
        if self.line("input") > 0 {
            return self.entries(["input"]).map(|entry| entry.value.to_string() + "\n").collect();
        }
        let goal = self.entries(["goal"]).next().map_or("", |entry| entry.value);
        let place = GIVEN.iter().position(|(name, _)| *name == goal);
        let lines = [
            ("{goal}", place == Some(2)),
            ("{boards}", boards == Some(Boards::Counted)),
            ("{side}", shape.sides().is_some()),
            ("{goal}", place == Some(0)),
            ("{start}", true),
            ("{goal}", place == Some(1)),
        ];
        lines.iter().filter(|(_, has)| *has).map(|(line, _)| line.to_string() + "\n").collect()
    }

    /// Refuses lines of an input that cannot be read, or that another key contradicts.
    fn refuse_lines(&self, input: &Input) -> Result<(), LineFault> {
        if self.line("input") == 0 {
            return Ok(());
        }
        let mut lines = self.entries(["input"]);
        let head = lines.find(|entry| entry.value.contains("{boards}")).map_or(0, |entry| entry.line);
        let mut known: Vec<Hole> = Vec::new();
        for entry in self.entries(["input"]) {
            for hole in holes(entry, INPUT)?.1 {
                if let Some(clause) = misplaced(hole, &known, entry.line <= head, input) {
                    return Err((entry.line, clause));
                }
                known.push(hole);
            }
        }
        let is_given = known.contains(&Hole::Goal) || known.contains(&Hole::GoalBlank);
        if is_given {
            self.refuse("goal", Code::GoalIsGiven)?;
        }
        if matches!(input.goal, Goal::Given | Goal::Once) && !is_given {
            self.refuse("goal", Code::NoInputHas.with("{goal}"))?;
        }
        if input.boards == Boards::Counted && !known.contains(&Hole::Boards) {
            self.refuse("boards", Code::NoInputHas.with("{boards}"))?;
        }
        if input.shape.sides().is_some() && !known.contains(&Hole::Side) && !known.contains(&Hole::Tiles) {
            self.refuse("size", Code::NoInputHas.with(any_of(&["{side}", "{tiles}"])))?;
        }
        if !known.contains(&Hole::Start) {
            return Err((self.line("input"), Code::NoInputHas.with("{start}")));
        }
        Ok(())
    }

    /// The format of the output, and which answers are right.
    fn output(&self) -> Result<(Output, Rule), LineFault> {
        let output = self.answer()?;
        let unsolvable = self.value("unsolvable", |value| unsolvable(value, &output))?;
        let fewest = self.choice("fewest", Code::AValue, &WHETHER)?;
        let is_count = output.has(Hole::Count) && !output.has_path();
        if !output.has_path() {
            self.refuse("limit", Code::NoLimitedMoves)?;
            match (is_count, fewest, &unsolvable) {
                (true, Some(false), _) => self.refuse("fewest", Code::CountIsFewest)?,
                (false, Some(_), _) => self.refuse("fewest", Code::NoMovesOrCount)?,
                (false, None, None) => return Err((self.line("answer"), Code::NeedsUnsolvable.into())),
                _ => {}
            }
        }
        let named = unsolvable.is_some();
        let unsolvable = unsolvable.unwrap_or(UNNAMED.to_string()).leak();
        let rule = if fewest.unwrap_or(is_count) { Rule::Fewest } else { Rule::Any };
        Ok((Output { unsolvable, named, ..output }, rule))
    }

    /// The lines of an answer, and the names of the moves.
    fn answer(&self) -> Result<Output, LineFault> {
        let layout = self.choice("layout", Code::ALayout, &LAYOUTS)?.unwrap_or(Layout::Rows);
        let is_high = matches!(layout, Layout::Rows | Layout::Column);
        let mut lines = [String::new(), String::new(), String::new()];
        let mut known: Vec<Hole> = Vec::new();
        for entry in self.entries(["answer", "each"]) {
            let (parts, new) = holes(entry, ANSWER)?;
            let is_each = entry.key == "each";
            let at = if is_each { 1 } else { 2 * usize::from(!lines[1].is_empty()) };
            if let (false, Some(one)) = (is_each, new.iter().find(|hole| OF_ONE.contains(hole))) {
                return Err((entry.line, Code::InEachLine.with(name(ANSWER, *one)).with(entry.value)));
            }
            if parts.len() > 1 && is_high && new.iter().any(|hole| matches!(hole, Hole::Start | Hole::Goal)) {
                return Err((entry.line, Code::BoardAlone.into()));
            }
            if let Some(clause) = fault(&parts, &new, &known, is_each, !lines[2].is_empty()) {
                return Err((entry.line, clause));
            }
            lines[at] += &format!("{}\n", entry.value);
            known.extend(
                new.into_iter().filter(|hole| !matches!(hole, Hole::Any | Hole::Case | Hole::Count | Hole::Limit)),
            );
        }
        let [answer, each, after] = lines.map(|lines| &*lines.leak());
        if answer.is_empty() && each.is_empty() {
            return Err((0, Code::NoAnswer.with("{moves}")));
        }
        let output = Output { answer, each, after, is_free: true, ..EIGHT.output };
        if !each.is_empty() && !OF_ONE.iter().any(|hole| each.contains(name(ANSWER, *hole))) {
            return Err((self.line("each"), Code::NoEachHas.with(any_of(&["{move}", "{tile}", "{board}"]))));
        }
        self.named(output)
    }

    /// The output with the names of its moves.
    fn named(&self, output: Output) -> Result<Output, LineFault> {
        let named = self.value("moves", names)?;
        let mover = self.choice("mover", Code::AMover, &MOVERS)?;
        let of_tile = mover.unwrap_or(output.has(Hole::Tile) && output.has(Hole::Move));
        if !output.has(Hole::Moves) && !output.has(Hole::Move) {
            for key in ["moves", "mover"] {
                self.refuse(key, Code::NoAnswerHas.with(any_of(&["{moves}", "{move}"])))?;
            }
        }
        let ([up, down, left, right], between) = named.unwrap_or((["U", "D", "L", "R"], ""));
        let moves = if of_tile { [up, right, left, down] } else { [down, left, right, up] };
        let between = if output.has(Hole::Tiles) { " " } else { between };
        Ok(Output { moves, between, of_tile, ..output })
    }
}

/// The parts of a line, and its holes.
fn holes<'a>(entry: &Entry<'a>, known: &Holes) -> Result<(Vec<Part<'a>>, Vec<Hole>), LineFault> {
    let parts = line(entry.value, known).map_err(|clause| (entry.line, clause))?;
    let hole = |part: &Part| match part {
        Part::Hole(hole) => Some(*hole),
        Part::Text(_) => None,
    };
    Ok((parts.clone(), parts.iter().filter_map(hole).collect()))
}

/// Why a line of an answer cannot be read, or not beside the holes of the lines before.
fn fault(parts: &[Part], new: &[Hole], known: &[Hole], is_each: bool, has_after: bool) -> Option<Clause> {
    let name = |hole: &Hole| name(ANSWER, *hole);
    let is_of_lines = |hole: &&Hole| matches!(hole, Hole::Boards | Hole::Board);
    let of_all = |hole: &&Hole| OF_ALL.contains(hole);
    let paths: Vec<&Hole> = known.iter().chain(new).filter(|hole| of_all(hole) || OF_ONE.contains(hole)).collect();
    let again = |hole: &&Hole| known.contains(hole);
    match (new.iter().find(again), new.iter().find(is_of_lines), new.iter().find(of_all)) {
        (Some(again), ..) => Some(Code::OnTwoLines.with(name(again))),
        (_, Some(Hole::Boards), _) if parts.len() > 1 => Some(Code::BoardsAlone.into()),
        (_, Some(Hole::Board), _) if parts.len() > 1 => Some(Code::BoardAlone.into()),
        _ if is_each && has_after => Some(Code::EachTogether.into()),
        (.., Some(all)) if is_each => Some(Code::NotOfOneMove.with(name(all))),
        _ if known.contains(&Hole::Board) && new.iter().any(|hole| matches!(hole, Hole::Move | Hole::Tile)) => {
            Some(Code::BoardFollows.with("{board}"))
        }
        _ => match paths[..] {
            [one, .., other] if paths.iter().any(of_all) => Some(Code::NotTogether.with(name(one)).with(name(other))),
            _ => None,
        },
    }
}

/// Why a hole of an input cannot be read after the known ones before it, or with the other keys; `is_of_head` is whether its
/// line is read once, for all boards.
fn misplaced(hole: Hole, known: &[Hole], is_of_head: bool, input: &Input) -> Option<Clause> {
    let has_sides = input.shape.sides().is_some();
    let is_side = matches!(hole, Hole::Side | Hole::Tiles);
    let needs = |before: &&Hole| match before {
        Hole::Start => is_side || hole == Hole::GoalBlank,
        Hole::Goal | Hole::Rows | Hole::Columns => is_side && has_sides,
        _ => false,
    };
    match (hole, known.iter().find(needs)) {
        _ if known.contains(&hole) => Some(Code::OnTwoLines.with(name(INPUT, hole))),
        (Hole::Goal, _) if has_sides && input.goal == Goal::Once => Some(Code::GoalOfOneSize.into()),
        (_, Some(later)) => Some(Code::StandsBefore.with(name(INPUT, hole)).with(name(INPUT, *later))),
        (Hole::Limit, _) if input.most == 0 => Some(Code::NeedsLimit.with("{limit}")),
        _ if is_of_head && is_of_case(hole, input) => Some(Code::LineAfter.with(name(INPUT, hole)).with("{boards}")),
        _ => None,
    }
}

/// Whether each board of an input has its own value of a hole.
fn is_of_case(hole: Hole, input: &Input) -> bool {
    match hole {
        Hole::Boards => false,
        Hole::Goal => input.goal != Goal::Once,
        Hole::Side | Hole::Tiles | Hole::Rows | Hole::Columns => input.shape.sides().is_some(),
        _ => true,
    }
}

/// Whether the input may have boards of 4 x 4.
fn has_fifteen(input: &Input) -> bool {
    matches!(input.shape, Shape::Fixed(4, 4) | Shape::Square(_, 4))
}

fn is_corner(goal: &Grid) -> bool {
    is_shortest(&Case { start: goal.clone(), goal: goal.clone() })
}

/// Whether the kit knows the fewest moves of all boards.
fn is_measured(input: &Input) -> bool {
    !has_fifteen(input) || input.goal.grid(4, 4).is_some_and(|goal| is_corner(&goal))
}

/// The clause for an unknown key.
fn unknown_key(key: &str) -> Clause {
    let keys = KEYS.map(|(known, ..)| known);
    match nearest(key, &keys)[..] {
        [near] => Code::NearestKey.with(key).with(near),
        _ => Code::NoKey.with(key).with(any_of(&keys)),
    }
}

/// The line for an unsolvable board, if the description has none.
const UNNAMED: &str = "unsolvable";
