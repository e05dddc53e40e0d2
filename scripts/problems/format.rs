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
    ("{goal}", Hole::Goal, "its goal; before {boards}, the goal of all"),
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
    ("{move}", Hole::Move, "a move, in an each line"),
    ("{tiles}", Hole::Tiles, "the tiles that slide, on a line"),
    ("{tile}", Hole::Tile, "the tile that slides, in an each line"),
    ("{boards}", Hole::Boards, "the boards from the start to the goal, each as in the input"),
    ("{board}", Hole::Board, "the board after a move, without its size, in an each line"),
    ("{start}", Hole::Start, "the board again, without its size"),
    ("{goal}", Hole::Goal, "its goal, without its size"),
    ("{case}", Hole::Case, "the number of the board, from 1"),
    ("{limit}", Hole::Limit, "the most moves"),
    ("{any}", Hole::Any, "any text, such as a number of nodes or seconds"),
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
    /// The boards from the start on, as in the input; only the last one if a single board is printed.
    pub boards: Vec<String>,
    pub goal: String,
    /// The lines before each of all boards.
    pub size: String,
}

impl Told {
    /// Writes the lines of an answer: those before the moves, for each of them, and after them.
    pub fn written(&self, [answer, each, after]: [&str; 3]) -> String {
        let all = self.words.join(&self.between);
        let whole = |text: &str| self.lines(text, &all, self.count, self.boards.last());
        let one = |(at, word): (usize, &String)| self.lines(each, word, at + 1, self.boards.get(at + 1));
        let each: String = self.words.iter().enumerate().map(one).collect();
        whole(answer) + &each + &whole(after)
    }

    fn lines(&self, text: &str, moves: &str, count: usize, board: Option<&String>) -> String {
        text.lines().map(|line| self.line(line, moves, count, board) + "\n").collect()
    }

    fn line(&self, line: &str, moves: &str, count: usize, board: Option<&String>) -> String {
        let nothing = String::new();
        let value = |part| match part {
            Part::Text(text) => text.to_string(),
            Part::Hole(hole) => match hole {
                Hole::Any => "..".to_string(),
                Hole::Board => board.unwrap_or(&nothing).clone(),
                Hole::Boards => {
                    self.boards.iter().map(|board| self.size.clone() + board).collect::<Vec<_>>().join("\n")
                }
                Hole::Case => self.case.to_string(),
                Hole::Count => count.to_string(),
                Hole::Goal => self.goal.clone(),
                Hole::Limit => self.limit.to_string(),
                Hole::Start => self.boards.first().unwrap_or(&nothing).clone(),
                _ => moves.to_string(),
            },
        };
        parts(line, ANSWER).into_iter().map(value).collect()
    }
}

/// The moves with their names.
pub fn spelled(names: &[&str; 4], moves: &[Move]) -> Vec<String> {
    moves.iter().map(|&mv| names[mv as usize].to_string()).collect()
}
