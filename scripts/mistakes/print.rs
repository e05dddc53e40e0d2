//! The output of a solver, with its mistakes.

use super::boards::{Asked, Reply, Slide};
use crate::problems::mistake::Mistake::{self, *};
use crate::problems::problem::{Form, Problem};

/// Prints the answers.
pub struct Printer {
    problem: &'static Problem,
    mistake: Option<Mistake>,
    text: String,
    /// The number of answers, and the number of the last case.
    answers: usize,
    number: usize,
    /// Whether the last answer was none.
    was_unsolvable: bool,
}

impl Printer {
    pub fn new(problem: &'static Problem, mistake: Option<Mistake>) -> Printer {
        let number = usize::from(mistake != Some(NumberFrom0));
        Printer { problem, mistake, text: String::new(), answers: 0, number, was_unsolvable: false }
    }

    fn has(&self, mistake: Mistake) -> bool {
        self.mistake == Some(mistake)
    }

    /// Prints the answer to a board.
    pub fn add(&mut self, asked: &Asked, reply: &Reply) {
        if self.has(SolvedIsSkipped) && asked.is_solved() {
            return;
        }
        let has_gaps = self.problem.output.gaps || self.problem.output.form == Form::Puzzle;
        let is_forgotten = self.has(NoLineAfterUnsolvable) && self.was_unsolvable;
        let has_gap = !is_forgotten && !self.has(NoLineBetween) && !self.has(LineAfterEach);
        if has_gaps && has_gap && self.answers > 0 {
            self.text.push('\n');
        }
        if self.problem.output.numbered && !self.has(NoNumber) {
            self.text += &self.word(&format!("Case {}: ", self.number));
        }
        let answer = match self.mistake {
            Some(SolvedIsAWord) if asked.is_solved() => "already solved".to_string(),
            _ => self.answer(asked, reply),
        };
        self.text += &format!("{answer}\n");
        if self.has(LineAfterEach) {
            self.text.push('\n');
        }
        self.answers += 1;
        self.was_unsolvable = !matches!(reply, Reply::Path(_));
        self.number += usize::from(!self.has(NumberOfSolved) || matches!(reply, Reply::Path(_)));
    }

    /// Returns all that was printed.
    pub fn end(mut self) -> String {
        if self.problem.output.form == Form::Puzzle && self.answers > 0 && !self.has(NoLineAtEnd) {
            self.text.push('\n');
        }
        if self.has(NoLastNewline) && self.text.ends_with('\n') {
            self.text.pop();
        }
        self.text
    }

    fn answer(&self, asked: &Asked, reply: &Reply) -> String {
        let form = self.problem.output.form;
        match reply {
            Reply::Path(path) => self.path(asked, path),
            _ if form == Form::Within => {
                self.word(&format!("NOT SOLVABLE WITHIN {} MOVES", asked.limit.unwrap_or_default()))
            }
            _ if form == Form::CountAndMoves => format!("-1\n{}", self.phrase(reply)),
            _ => self.phrase(reply),
        }
    }

    /// The words for a board without a path.
    fn phrase(&self, reply: &Reply) -> String {
        let output = &self.problem.output;
        let is_too_long = (*reply == Reply::TooLong) != self.has(PhraseExchanged);
        let phrase = self.word(output.too_long.filter(|_| is_too_long).unwrap_or(output.unsolvable));
        if self.has(MinusOne) && *reply == Reply::Unsolvable {
            "-1".to_string()
        } else if self.has(NoFullStop) {
            phrase.trim_end_matches(['.', '!']).to_string()
        } else {
            phrase
        }
    }

    fn path(&self, asked: &Asked, path: &[Slide]) -> String {
        let count = path.len() + usize::from(self.has(CountMore));
        let (head, between) = match self.problem.output.form {
            Form::Whether(yes) => return self.word(yes),
            Form::Count => return count.to_string(),
            Form::YesAndCount if self.has(NoHead) => return count.to_string(),
            Form::YesAndCount => return format!("{}\n{count}", self.word("Yes")),
            Form::Within => {
                let count = asked.limit.filter(|_| self.has(LimitForCount)).unwrap_or(count);
                return self.word(&format!("SOLVABLE WITHIN {count} MOVES"));
            }
            Form::Puzzle => return self.puzzle(asked, path),
            Form::Moves => (None, ""),
            Form::Tiles => (None, " "),
            Form::CountAndMoves => (Some(count.to_string()), ""),
            Form::CountAndWords => (Some(count.to_string()), "\n"),
            Form::YesAndMoves => (Some(self.word("YES")), ""),
            Form::Own(_) => unreachable!("no problem of the kit has it"),
        };
        let between = if self.has(MovesApart) { " " } else { between };
        let moves = self.moves(path, between);
        let is_line = self.problem.output.form != Form::CountAndWords && !self.has(SolvedIsALineShort);
        match head.filter(|_| !self.has(NoHead)) {
            Some(head) if moves.is_empty() && !is_line => head,
            Some(head) => format!("{head}\n{moves}"),
            None => moves,
        }
    }

    fn puzzle(&self, asked: &Asked, path: &[Slide]) -> String {
        let path = &path[..path.len() - usize::from(self.has(MoveShort))];
        let board = match self.mistake {
            Some(StartForBoard) => asked.case.start.clone(),
            Some(MoveShort) => {
                path.iter().try_fold(asked.case.start.clone(), |board, slide| board.after(slide.mv)).unwrap()
            }
            _ => asked.case.goal.clone(),
        };
        let head = match self.mistake {
            Some(NoHead) => String::new(),
            Some(NoNumber) => "Puzzle\n".to_string(),
            _ => self.word(&format!("Puzzle #{}\n", self.number)),
        };
        let rows = board.lines(board.columns, |tile| tile.to_string(), " ").join("\n");
        format!("{head}{rows}\n{}", self.moves(path, if self.has(MovesApart) { " " } else { "" }))
    }

    fn moves(&self, path: &[Slide], between: &str) -> String {
        let output = &self.problem.output;
        let names =
            output.moves.map(|name| if self.has(MovesInOtherCase) { in_other_case(name) } else { name.to_string() });
        let mut text = String::new();
        for (number, slide) in path.iter().enumerate() {
            if number > 0 {
                text += between;
            }
            match output.form {
                Form::Tiles => text += &slide.tile.to_string(),
                _ => text += &names[slide.mv as usize],
            }
        }
        text
    }

    fn word(&self, word: &str) -> String {
        if self.has(WordsInOtherCase) {
            in_other_case(word)
        } else {
            word.to_string()
        }
    }
}

/// Exchanges capitals and small letters.
fn in_other_case(word: &str) -> String {
    word.chars().map(|c| if c.is_ascii_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() }).collect()
}
