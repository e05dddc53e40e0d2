//! Reads and writes a judge's input.
//!
//! An input is read by its words, on whatever lines they are. What stands in the lines of the format besides letters, digits
//! and the blank, such as a comma or a bracket, separates words there. A fault is told as the kit's program tells it, in a
//! format of one's own with its line.

use super::clause::{quoted, Clause, Code};
use super::format::{name, parts, written, Hole, Part, INPUT};
use super::problem::{Boards, Goal, Input, Layout, Problem, Shape};
use crate::kit::grid::{Case, Grid};

/// The most bytes shown of a word.
const LONGEST: usize = 19;

/// A reader of an input.
struct Reader<'a> {
    format: &'a Input,
    bytes: &'a [u8],
    at: usize,
    /// The number of the current board, from 1, and where it begins; a goal that is given is a board of its own.
    board: usize,
    begin: usize,
    /// What separates words besides white space.
    separators: Vec<u8>,
    is_own: bool,
    /// What is read, and whether a word of it has been.
    part: Part<'static>,
    is_begun: bool,
}

/// What was read of an input or a case.
#[derive(Default)]
struct Found {
    boards: Option<usize>,
    /// The rows and the columns, or 0 before the input gives them.
    rows: usize,
    columns: usize,
    goal_blank: Option<usize>,
    limit: Option<usize>,
    start: Option<Grid>,
    goal: Option<Grid>,
}

impl Found {
    /// Takes the side of a square, unless the size is known.
    fn square(&mut self, side: usize) {
        if self.rows == 0 {
            (self.rows, self.columns) = (side, side);
        }
    }
}

impl Problem {
    /// Parses the cases of an input.
    ///
    /// # Errors
    /// The first word that is wrong or missing, such as `board 3, word 12: "7" appears twice`.
    pub fn cases(&self, input: &[u8]) -> Result<Vec<Case>, Clause> {
        Ok(self.limited(input)?.into_iter().map(|(case, _)| case).collect())
    }

    /// Parses the cases of an input, each with its own limit on the moves, if it has one.
    pub fn limited(&self, input: &[u8]) -> Result<Vec<(Case, Option<usize>)>, Clause> {
        let mut reader = Reader {
            format: &self.input,
            bytes: input,
            at: 0,
            board: 0,
            begin: 0,
            separators: self.input.separators(),
            is_own: self.file.is_some(),
            part: Part::Text(""),
            is_begun: false,
        };
        let (mut head, (first, each), mut cases) = (self.input.known(), self.input.parts(), Vec::new());
        reader.lines(first, &mut head)?;
        let may_end = self.input.boards == Boards::ToTheEnd;
        let number = head.boards.unwrap_or(if self.input.boards == Boards::One { 1 } else { usize::MAX });
        while cases.len() < number && !(may_end && reader.is_at_end()?) {
            let Some(case) = reader.case(each, &head)? else { break };
            cases.push(case);
        }
        Ok(cases)
    }

    /// Writes an input with these cases, as the judge would. A goal for all is that of the first.
    ///
    /// # Panics
    /// If an input of the problem is one board, and there are none or several.
    pub fn input_of(&self, cases: &[Case]) -> String {
        let input = &self.input;
        assert!(input.boards != Boards::One || cases.len() == 1, "an input of {} is one board", self.program);
        let (first, each) = input.parts();
        let mut text = input.written(first, cases.len(), cases.first());
        text.extend(cases.iter().map(|case| input.written(each, cases.len(), Some(case))));
        text + input.ending()
    }

    /// The lines before a board that give its size.
    pub fn size(&self, grid: &Grid) -> String {
        let is_size = |line: &&str| ["{side}", "{rows}", "{columns}", "{tiles}"].iter().any(|hole| line.contains(hole));
        let case = Case { start: grid.clone(), goal: grid.clone() };
        let (_, each) = self.input.parts();
        let size: String = each.lines().take_while(is_size).map(|line| line.to_string() + "\n").collect();
        self.input.written(&size, 0, Some(&case))
    }
}

impl Input {
    /// What is known before a case is read.
    fn known(&self) -> Found {
        match self.shape {
            Shape::Fixed(rows, columns) => Found { rows, columns, ..Found::default() },
            _ => Found::default(),
        }
    }

    /// Whether the input may give this side of a board, which is known or 0.
    fn is_side(&self, side: usize, known: usize) -> bool {
        let (least, most) = self.shape.sides().unwrap_or((0, 0));
        let least = if self.boards == Boards::ToZero { 0 } else { least };
        if known > 0 {
            side == known
        } else {
            (least..=most).contains(&(side as u64))
        }
    }

    /// The characters that separate words besides white space.
    fn separators(&self) -> Vec<u8> {
        let texts = self.lines.lines().flat_map(|line| parts(line, INPUT)).filter_map(|part| match part {
            Part::Text(text) => Some(text),
            Part::Hole(_) => None,
        });
        let is_mark = |one: &u8| one.is_ascii_punctuation() && !self.blank.as_bytes().contains(one);
        texts.chain([self.layout.marks()]).flat_map(str::bytes).filter(is_mark).collect()
    }

    /// What ends an input: zeros in the place of a size, or nothing.
    pub fn ending(&self) -> &'static str {
        match (self.boards, self.shape) {
            (Boards::ToZero, Shape::Rectangle(..)) => "0 0\n",
            (Boards::ToZero, _) => "0\n",
            _ => "",
        }
    }

    /// The lines of a format for a case.
    fn written(&self, lines: &str, boards: usize, case: Option<&Case>) -> String {
        let of = |read: &dyn Fn(&Case) -> String| case.map_or(String::new(), read);
        written(lines, INPUT, |hole| match hole {
            Hole::Boards => boards.to_string(),
            Hole::Start => of(&|case| self.board(&case.start)),
            Hole::Goal => of(&|case| self.board(&case.goal)),
            Hole::Rows => of(&|case| case.start.rows().to_string()),
            Hole::Tiles => of(&|case| (case.start.tiles.len() - 1).to_string()),
            Hole::GoalBlank => of(&|case| case.goal.blank().to_string()),
            Hole::Limit => self.most.to_string(),
            _ => of(&|case| case.start.columns.to_string()),
        })
    }

    /// A board in its layout, without the end of its last line.
    pub fn board(&self, grid: &Grid) -> String {
        let (cells, between) = match self.layout {
            Layout::Line => (grid.tiles.len(), " "),
            Layout::Rows => (grid.columns, " "),
            Layout::Column => (1, " "),
            Layout::Commas => (grid.tiles.len(), ","),
            Layout::Lists => (grid.columns, ", "),
            Layout::Word => (grid.tiles.len(), ""),
            Layout::WordRows | Layout::LetterRows => (grid.columns, ""),
        };
        let lines = grid.lines(cells, |tile| self.name(tile), between);
        match self.layout {
            Layout::Lists => format!("[[{}]]", lines.join("], [")),
            _ => lines.join("\n"),
        }
    }
}

impl<'a> Reader<'a> {
    /// Reads the next case and its limit, or returns `None` if its board has no cells. What was read at the beginning of the
    /// input holds for it.
    fn case(&mut self, lines: &'static str, head: &Found) -> Result<Option<(Case, Option<usize>)>, Clause> {
        self.begin();
        let mut found = Found { goal: head.goal.clone(), ..self.format.known() };
        self.lines(lines, &mut found)?;
        let Some(start) = found.start else { return Ok(None) };
        let cells = start.tiles.len();
        let goal = match (found.goal, found.goal_blank) {
            (Some(goal), _) => goal,
            (None, Some(blank)) => Grid::in_order(start.rows(), start.columns, blank.min(cells - 1)),
            (None, None) => self.format.goal.of(&start).expect("a goal that no input gives"),
        };
        Ok(Some((Case { start, goal }, found.limit)))
    }

    /// Reads lines, up to a size of 0.
    fn lines(&mut self, lines: &'static str, found: &mut Found) -> Result<(), Clause> {
        for part in lines.lines().flat_map(|line| parts(line, INPUT)) {
            (self.part, self.is_begun) = (part, false);
            match part {
                Part::Text(text) => self.text(text)?,
                Part::Hole(hole) => self.hole(hole, found)?,
            }
            let has_size = part == Part::Hole(Hole::Side) || part == Part::Hole(Hole::Columns);
            if has_size && (found.rows, found.columns) == (0, 0) {
                break;
            }
        }
        Ok(())
    }

    fn hole(&mut self, hole: Hole, found: &mut Found) -> Result<(), Clause> {
        let (format, rows, columns) = (self.format, found.rows, found.columns);
        match hole {
            Hole::Boards => found.boards = Some(self.number(|_| true, Code::NotBoards)?),
            Hole::Limit => found.limit = Some(self.number(|limit| limit <= format.most, Code::NotLimit)?),
            Hole::Rows => found.rows = self.number(|side| format.is_side(side, rows), Code::NotSide)?,
            Hole::Columns => {
                let is_allowed = |side| format.is_side(side, columns) && (side > 0) == (rows > 0);
                found.columns = self.number(is_allowed, Code::NotSide)?;
            }
            Hole::Tiles => {
                let side = |tiles: usize| (tiles + 1).isqrt();
                let is_allowed = |tiles| match rows * columns {
                    0 => format.is_side(side(tiles), 0) && side(tiles).pow(2) == tiles + 1,
                    cells => tiles + 1 == cells,
                };
                found.square(side(self.number(is_allowed, Code::NotTiles)?));
            }
            Hole::GoalBlank => found.goal_blank = self.cell()?,
            Hole::Start | Hole::Goal => {
                let is_second = if hole == Hole::Start { found.goal.is_some() } else { found.start.is_some() };
                let is_of_all = format.goal == Goal::Once;
                if self.board == 0 || is_second && !is_of_all {
                    self.begin();
                }
                let board = Some(Grid { columns, tiles: self.tiles(rows * columns)? });
                *(if hole == Hole::Start { &mut found.start } else { &mut found.goal }) = board;
            }
            _ => found.square(self.number(|side| format.is_side(side, columns), Code::NotSide)?),
        }
        Ok(())
    }

    /// Reads the cell of a blank; -1 is the last, whatever the size.
    fn cell(&mut self) -> Result<Option<usize>, Clause> {
        match self.word()? {
            b"-1" => Ok(Some(usize::MAX)),
            word => number(word).map(Some).ok_or_else(|| self.refused(word, Code::NotCell)),
        }
    }

    /// Begins a board.
    fn begin(&mut self) {
        self.board += 1;
        self.begin = self.at;
    }

    fn separates(&self, byte: u8) -> bool {
        matches!(byte, b'\t'..=b'\r' | b' ') || self.separators.contains(&byte)
    }

    fn skip(&mut self) {
        while self.bytes.get(self.at).is_some_and(|&byte| self.separates(byte)) {
            self.at += 1;
        }
    }

    /// Whether no board follows. Bytes 0 and Ctrl-Z at the end of the input are not a board.
    fn is_at_end(&mut self) -> Result<bool, Clause> {
        let mut mark = None;
        loop {
            self.skip();
            match self.bytes.get(self.at) {
                None => return Ok(true),
                Some(0 | 26) => mark = Some(self.at),
                Some(_) => break,
            }
            self.at += 1;
        }
        let Some(at) = mark else { return Ok(false) };
        self.at = at;
        self.begin();
        self.at += 1;
        Err(self.refused(&self.bytes[at..=at], Code::NotATile))
    }

    /// Reads the next word.
    fn word(&mut self) -> Result<&'a [u8], Clause> {
        self.skip();
        let from = self.at;
        while self.bytes.get(self.at).is_some_and(|&byte| !self.separates(byte)) {
            self.at += 1;
        }
        match &self.bytes[from..self.at] {
            b"" => Err(self.refused(b"", if self.is_own { self.missing() } else { Code::EndsInput.into() })),
            word => {
                self.is_begun = true;
                Ok(word)
            }
        }
    }

    /// What is missing where the input ends.
    fn missing(&self) -> Clause {
        let code = if self.is_begun { Code::EndsInside } else { Code::EndsBefore };
        match self.part {
            Part::Hole(Hole::Start) => code.with(Code::TheBoard),
            Part::Hole(Hole::Goal) => code.with(Code::TheGoal),
            Part::Hole(hole) => code.with(name(INPUT, hole)),
            Part::Text(text) => code.with(quoted(text.trim())),
        }
    }

    /// A fault of the last word, or of a part of it.
    fn refused(&self, word: &[u8], fault: impl Into<Clause>) -> Clause {
        let clause = if word.is_empty() { fault.into() } else { Code::Word.with(shown(word)).with(fault.into()) };
        if self.is_own {
            let ends = self.bytes[..self.at].trim_ascii_end().iter().filter(|&&byte| byte == b'\n');
            return Code::InLine.with(1 + ends.count()).with(clause);
        }
        let begun = self.bytes[self.begin..self.at].split(|&byte| self.separates(byte));
        let number = begun.filter(|word| !word.is_empty()).count() + usize::from(word.is_empty());
        match self.board {
            0 => Code::InWord.with(number).with(clause),
            board => Code::InBoardWord.with(board).with(number).with(clause),
        }
    }

    /// Reads the words of a text.
    fn text(&mut self, text: &str) -> Result<(), Clause> {
        let separators = self.separators.clone();
        let separates = |one: char| one.is_whitespace() || one.is_ascii() && separators.contains(&(one as u8));
        for wanted in text.split(separates).filter(|word| !word.is_empty()) {
            let word = self.word()?;
            if word != wanted.as_bytes() {
                return Err(self.refused(word, Code::IsNot.with(wanted)));
            }
        }
        Ok(())
    }

    fn number(&mut self, is_allowed: impl Fn(usize) -> bool, fault: Code) -> Result<usize, Clause> {
        let word = self.word()?;
        number(word).filter(|&number| is_allowed(number)).ok_or_else(|| self.refused(word, fault))
    }

    /// Reads the tiles of a board.
    fn tiles(&mut self, cells: usize) -> Result<Vec<usize>, Clause> {
        let mut tiles: Vec<usize> = Vec::new();
        let mut seen = vec![false; cells];
        while tiles.len() < cells {
            let word = self.word()?;
            let names = self.names(word);
            if tiles.len() + names.len() > cells {
                return Err(self.refused(word, Code::TooManyCells));
            }
            for name in names {
                let tile = self.tile(name, cells).ok_or_else(|| self.refused(name, Code::NotATile))?;
                if std::mem::replace(&mut seen[tile], true) {
                    return Err(self.refused(name, Code::Twice));
                }
                tiles.push(tile);
            }
        }
        Ok(tiles)
    }

    /// The names of the tiles in a word.
    fn names<'w>(&self, word: &'w [u8]) -> Vec<&'w [u8]> {
        if !self.format.layout.characters() {
            return vec![word];
        }
        let (mut names, mut rest) = (Vec::new(), word);
        while !rest.is_empty() {
            let blank = self.format.blank.as_bytes();
            let (name, others) = rest.split_at(if rest.starts_with(blank) { blank.len() } else { 1 });
            names.push(name);
            rest = others;
        }
        names
    }

    fn tile(&self, name: &[u8], cells: usize) -> Option<usize> {
        if self.format.layout.characters() {
            return (0..cells).find(|&tile| self.format.name(tile).as_bytes() == name);
        }
        match number(name) {
            Some(0) => Some(0).filter(|_| self.format.blank == "0"),
            None => Some(0).filter(|_| self.format.blank.as_bytes() == name),
            tile => tile.filter(|&tile| tile < cells),
        }
    }
}

fn number(word: &[u8]) -> Option<usize> {
    let is_number = word.len() < LONGEST && word.iter().all(u8::is_ascii_digit);
    std::str::from_utf8(word).ok()?.parse().ok().filter(|_| is_number)
}

/// A word in quotation marks, with `?` for what cannot be printed and dots if it is long.
fn shown(word: &[u8]) -> String {
    let printed = |&byte: &u8| if byte.is_ascii_graphic() { char::from(byte) } else { '?' };
    let dots = if word.len() < LONGEST { "" } else { "..." };
    format!("\"{}{dots}\"", word.iter().take(LONGEST).map(printed).collect::<String>())
}
