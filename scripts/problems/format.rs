//! The language of formats: the lines of an input and of an answer, text with holes such as `Case {case}: {count}`.

use slidekit::board::Move;

/// What stands in a hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hole {
    Any,
    Board,
    Boards,
    Case,
    Columns,
    Count,
    Goal,
    GoalBlank,
    Limit,
    Move,
    Moves,
    Rows,
    Side,
    Start,
    Tile,
    Tiles,
}

/// The holes of a kind of lines by their names, each with what stands there.
pub type Holes = [(&'static str, Hole, &'static str)];

/// The holes of the lines of an input.
pub const INPUT: &Holes = &[
    ("{boards}", Hole::Boards, "the number of boards; the lines after it are repeated for each"),
    ("{start}", Hole::Start, "the board, in its layout"),
    ("{goal}", Hole::Goal, "its goal, in place of the key goal; before {boards}, the goal of all"),
    ("{side}", Hole::Side, "the side of a square, before it"),
    ("{rows}", Hole::Rows, "the number of rows, before the board"),
    ("{columns}", Hole::Columns, "the number of columns, before the board"),
    ("{tiles}", Hole::Tiles, "the number of tiles of a square, before it"),
    ("{goal_blank}", Hole::GoalBlank, "the cell of the blank in the goal, from 0, before the board; -1 is the last"),
    ("{limit}", Hole::Limit, "the most moves"),
];

/// The holes of the lines of an answer.
pub const ANSWER: &Holes = &[
    ("{count}", Hole::Count, "the number of moves; in an each line, of those so far"),
    ("{moves}", Hole::Moves, "all moves on a line"),
    ("{move}", Hole::Move, "a move, in an each line; beside {tile}, that of the tile"),
    ("{tiles}", Hole::Tiles, "the tiles that slide, on a line"),
    ("{tile}", Hole::Tile, "the tile that slides, in an each line"),
    ("{boards}", Hole::Boards, "the boards from the start to the goal, each as in the input"),
    ("{board}", Hole::Board, "the board after a move, without its size, in an each line"),
    ("{start}", Hole::Start, "the board again, without its size"),
    ("{goal}", Hole::Goal, "its goal, without its size"),
    ("{case}", Hole::Case, "the number of the board, from 1"),
    ("{limit}", Hole::Limit, "the most moves"),
    (
        "{any}",
        Hole::Any,
        "any text, such as a number of nodes; it may be several words, and beside other text nothing; an example has .. \
         there",
    ),
];

/// The name of a hole.
pub fn name(holes: &Holes, hole: Hole) -> &'static str {
    holes.iter().find(|(_, known, _)| *known == hole).map_or("", |(name, ..)| name)
}

/// A part of a line: text, or a hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part<'a> {
    Text(&'a str),
    Hole(Hole),
}

/// The parts of a line.
pub fn parts<'a>(line: &'a str, holes: &Holes) -> Vec<Part<'a>> {
    let (mut parts, mut text, mut at) = (Vec::new(), 0, 0);
    while let Some(start) = line[at..].find('{').map(|start| at + start) {
        at = start + 1;
        if let Some((name, hole, _)) = holes.iter().find(|(name, ..)| line[start..].starts_with(name)) {
            at = start + name.len();
            parts.extend([Part::Text(&line[text..start]), Part::Hole(*hole)]);
            text = at;
        }
    }
    parts.push(Part::Text(&line[text..]));
    parts.retain(|part| *part != Part::Text(""));
    parts
}

/// Writes lines with the values of their holes.
pub fn written(lines: &str, holes: &Holes, value: impl Fn(Hole) -> String) -> String {
    let part = |part| match part {
        Part::Text(text) => text.to_string(),
        Part::Hole(hole) => value(hole),
    };
    lines.lines().map(|line| parts(line, holes).into_iter().map(part).collect::<String>() + "\n").collect()
}

/// What an answer is written with.
#[derive(Default)]
pub struct Told {
    /// The number of the case, of the moves, and their limit.
    pub case: usize,
    pub count: usize,
    pub limit: usize,
    /// The moves or the tiles, as they are printed, and what stands between them on a line.
    pub words: Vec<String>,
    pub between: String,
    /// The names of the moves, where they stand beside the tiles.
    pub moves: Vec<String>,
    /// The boards from the start on, as in the input; only the last one if a single board is printed.
    pub boards: Vec<String>,
    pub goal: String,
    /// The lines before each of all boards.
    pub size: String,
}

impl Told {
    /// Writes the lines of an answer: those before the moves, for each of them, and after them.
    pub fn written(&self, [answer, each, after]: [&str; 3]) -> String {
        let each: String = (0..self.words.len()).map(|at| self.lines(each, Some(at))).collect();
        self.lines(answer, None) + &each + &self.lines(after, None)
    }

    /// Writes lines, those of a move if there is one.
    fn lines(&self, lines: &str, at: Option<usize>) -> String {
        let board = at.map_or(self.boards.last(), |at| self.boards.get(at + 1));
        let word = |words: &[String]| at.map_or_else(|| words.join(&self.between), |at| words[at].clone());
        written(lines, ANSWER, |hole| match hole {
            Hole::Any => "..".to_string(),
            Hole::Board => board.cloned().unwrap_or_default(),
            Hole::Boards => self.boards.iter().map(|board| self.size.clone() + board).collect::<Vec<_>>().join("\n"),
            Hole::Case => self.case.to_string(),
            Hole::Count => at.map_or(self.count, |at| at + 1).to_string(),
            Hole::Goal => self.goal.clone(),
            Hole::Limit => self.limit.to_string(),
            Hole::Start => self.boards.first().cloned().unwrap_or_default(),
            Hole::Move if !self.moves.is_empty() => word(&self.moves),
            _ => word(&self.words),
        })
    }
}

/// The moves with their names.
pub fn spelled(names: &[&str; 4], moves: &[Move]) -> Vec<String> {
    moves.iter().map(|&mv| names[mv as usize].to_string()).collect()
}
