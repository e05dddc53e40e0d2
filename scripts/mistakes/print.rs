//! The output of a solver, with its mistakes: most are changes of the lines of the format, or of what stands in a hole.

use super::boards::{Asked, Reply, Slide};
use crate::problems::format::{parts, Part, Told, ANSWER};
use crate::problems::mistake::Mistake::{self, *};
use crate::problems::problem::Problem;

/// Prints the answers.
pub struct Printer {
    problem: &'static Problem,
    mistake: Option<Mistake>,
    /// The lines of an answer before the moves, with the empty line that ends it left out, and those for each move.
    answer: String,
    each: String,
    /// Those for no moves: the board is unsolvable, or its answers are too long.
    unsolvable: String,
    too_long: String,
    names: [String; 4],
    text: String,
    /// The number of answers, and the number of the last case.
    answers: usize,
    number: usize,
    /// Whether the last answer was none.
    was_unsolvable: bool,
}

impl Printer {
    pub fn new(problem: &'static Problem, mistake: Option<Mistake>) -> Printer {
        let (output, has) = (&problem.output, |one: Mistake| mistake == Some(one));
        let in_case = |text: &str| if has(WordsInOtherCase) { words_in_other_case(text) } else { text.to_string() };
        let prefix = output.prefix();
        let line = |text: &'static str| in_case(if has(NoNumber) { output.phrase(text) } else { text });
        let phrase =
            |text| if has(NoFullStop) { line(text).trim_end_matches(['.', '!']).to_string() } else { line(text) };
        let mut unsolvable = if has(MinusOne) { format!("{prefix}-1") } else { phrase(output.unsolvable) };
        let mut too_long = phrase(output.too_long.unwrap_or(output.unsolvable));
        if has(PhraseExchanged) {
            std::mem::swap(&mut unsolvable, &mut too_long);
        }
        let ending = if output.ends_with_gap() { "\n" } else { "" };
        let mut answer = line(output.answer.strip_suffix(ending).unwrap_or(output.answer));
        if has(NoNumber) {
            answer = answer.replace(" #{case}", "");
        } else if has(NoHead) {
            answer = prefix.to_string() + answer[prefix.len()..].split_once('\n').map_or("", |(_, rest)| rest);
        }
        let names = output.moves.map(|name| if has(MovesInOtherCase) { in_other_case(name) } else { name.to_string() });
        let number = usize::from(!has(NumberFrom0));
        Printer {
            problem,
            mistake,
            answer,
            each: in_case(output.each),
            unsolvable,
            too_long,
            names,
            text: String::new(),
            answers: 0,
            number,
            was_unsolvable: false,
        }
    }

    fn has(&self, mistake: Mistake) -> bool {
        self.mistake == Some(mistake)
    }

    /// Prints the answer to a board.
    pub fn add(&mut self, asked: &Asked, reply: &Reply) {
        if self.has(SolvedIsSkipped) && asked.is_solved() {
            return;
        }
        let has_gaps = self.problem.output.gaps || self.problem.output.ends_with_gap();
        let is_forgotten = self.has(NoLineAfterUnsolvable) && self.was_unsolvable;
        let has_gap = !is_forgotten && !self.has(NoLineBetween) && !self.has(LineAfterEach);
        if has_gaps && has_gap && self.answers > 0 {
            self.text.push('\n');
        }
        self.text += &self.answer(asked, reply);
        if self.has(LineAfterEach) {
            self.text.push('\n');
        }
        self.answers += 1;
        self.was_unsolvable = !matches!(reply, Reply::Path(_));
        self.number += usize::from(!self.has(NumberOfSolved) || matches!(reply, Reply::Path(_)));
    }

    /// Returns all that was printed.
    pub fn end(mut self) -> String {
        if self.problem.output.ends_with_gap() && self.answers > 0 && !self.has(NoLineAtEnd) {
            self.text.push('\n');
        }
        if self.has(NoLastNewline) && self.text.ends_with('\n') {
            self.text.pop();
        }
        self.text
    }

    fn answer(&self, asked: &Asked, reply: &Reply) -> String {
        let mut told = Told { case: self.number, limit: asked.limit.unwrap_or_default(), ..Told::default() };
        let path = match reply {
            _ if self.has(SolvedIsAWord) && asked.is_solved() => {
                let prefix = self.answer[..self.problem.output.prefix().len()].to_string();
                return told.written([&(prefix + "already solved"), "", ""]);
            }
            Reply::Path(path) => path,
            Reply::TooLong => return told.written([&self.too_long, "", ""]),
            Reply::Unsolvable => return told.written([&self.unsolvable, "", ""]),
        };
        let path = &path[..path.len() - usize::from(self.has(MoveShort))];
        told.count = match self.mistake {
            Some(LimitForCount) => told.limit,
            Some(CountMore) => path.len() + 1,
            _ => path.len(),
        };
        told.words = path.iter().map(|slide| self.word(slide)).collect();
        told.between = if self.has(MovesApart) { " " } else { self.problem.output.between }.to_string();
        told.boards = vec![self.board(asked, path)];
        let is_a_line_short = self.has(SolvedIsALineShort) && path.is_empty();
        let answer =
            if is_a_line_short { self.answer.rsplit_once('\n').map_or("", |(line, _)| line) } else { &self.answer };
        told.written([answer, &self.each, ""])
    }

    /// The board that a path leads to.
    fn board(&self, asked: &Asked, path: &[Slide]) -> String {
        let board = match self.mistake {
            Some(StartForBoard) => asked.case.start.clone(),
            Some(MoveShort) => {
                path.iter().try_fold(asked.case.start.clone(), |board, slide| board.after(slide.mv)).unwrap()
            }
            _ => asked.case.goal.clone(),
        };
        self.problem.input.board(&board)
    }

    fn word(&self, slide: &Slide) -> String {
        if self.problem.output.is_by_tiles() {
            slide.tile.to_string()
        } else {
            self.names[slide.mv as usize].clone()
        }
    }
}

/// Exchanges capitals and small letters in a line outside its holes.
fn words_in_other_case(text: &str) -> String {
    let mut at = 0;
    let part = |part| match part {
        Part::Text(text) => {
            at += text.len();
            in_other_case(text)
        }
        Part::Hole(_) => {
            let end = text[at..].find('}').map_or(text.len(), |end| at + end + 1);
            text[std::mem::replace(&mut at, end)..end].to_string()
        }
    };
    parts(text, ANSWER).into_iter().map(part).collect()
}

/// Exchanges capitals and small letters.
fn in_other_case(word: &str) -> String {
    word.chars().map(|c| if c.is_ascii_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() }).collect()
}
