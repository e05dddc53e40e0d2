//! What each judge's problem asks, and whether an output keeps it: by replay, never byte for byte.

use slidekit::board::Board;
use slidekit::plain::Plain;
use slidekit::replay::{replay, Fault};
use slidekit::search::Settings;
use slidekit::solver::{Answer, Solver};

/// One judge's problem.
pub struct Problem {
    /// The program that answers it.
    pub program: &'static str,
    /// How many boards an input has.
    boards: Boards,
    /// Checks the answer to one board, given as its words.
    answer: fn(&Problem, &[&str], &str) -> Result<(), String>,
    /// The word for the blank.
    blank: &'static str,
    /// The letters of the moves down, left, right and up.
    letters: &'static [u8; 4],
    /// The line for a board without an answer.
    no_answer: &'static str,
    /// The most moves allowed.
    limit: u8,
    /// Whether an empty line stands between two answers.
    gaps: bool,
}

enum Boards {
    /// As many as the first word says.
    Counted,
    /// One.
    One,
    /// All up to the end of the input.
    ToTheEnd,
}

const EIGHT: Problem = Problem {
    program: "",
    boards: Boards::ToTheEnd,
    answer: Problem::check_moves::<3, 3>,
    blank: "x",
    letters: b"dlru",
    no_answer: "unsolvable",
    limit: 255,
    gaps: false,
};

/// Every problem that the kit answers.
pub const PROBLEMS: [Problem; 4] = [
    Problem {
        program: "uva10181",
        boards: Boards::Counted,
        answer: Problem::check_moves::<4, 4>,
        blank: "0",
        letters: b"DLRU",
        no_answer: "This puzzle is not solvable.",
        limit: 50,
        gaps: false,
    },
    Problem { program: "uva652", boards: Boards::Counted, gaps: true, ..EIGHT },
    Problem { program: "poj1077", boards: Boards::One, ..EIGHT },
    Problem { program: "hdu1043", ..EIGHT },
];

impl Problem {
    /// Checks an output against the input that it answers.
    ///
    /// # Errors
    /// The first fault, as one clause with the board or the line, both counted from 1.
    pub fn check(&self, input: &[u8], output: &[u8]) -> Result<(), String> {
        let input = String::from_utf8_lossy(input);
        let output = std::str::from_utf8(output).map_err(|_| "the output is not text".to_string())?;
        let words: Vec<&str> = input.split_ascii_whitespace().collect();
        let boards = self.boards(&words);
        let lines = self.answer_lines(output)?;
        for (number, (board, line)) in (1..).zip(boards.iter().zip(&lines)) {
            (self.answer)(self, board, line).map_err(|fault| format!("board {}: {}", number, fault))?;
        }
        match lines.len() {
            answers if answers == boards.len() => Ok(()),
            answers => Err(format!("{} answers to {} boards", answers, boards.len())),
        }
    }

    fn boards<'a>(&self, words: &'a [&'a str]) -> Vec<&'a [&'a str]> {
        let cells = if self.program == "uva10181" { 16 } else { 9 };
        match self.boards {
            Boards::Counted => words[1..].chunks(cells).take(words[0].parse().expect("a count of boards")).collect(),
            Boards::One => words.chunks(cells).take(1).collect(),
            Boards::ToTheEnd => words.chunks(cells).collect(),
        }
    }

    /// The lines with answers, without those between.
    fn answer_lines<'a>(&self, output: &'a str) -> Result<Vec<&'a str>, String> {
        let mut lines: Vec<&str> = output.split('\n').collect();
        if lines.pop() != Some("") {
            return Err(format!("line {}: no line end", lines.len() + 1));
        }
        for (number, line) in (1..).zip(&lines) {
            if line.trim_end() != *line {
                return Err(format!("line {}: trailing blank", number));
            }
            if self.gaps && number % 2 == 0 && !line.is_empty() {
                return Err(format!("line {}: not empty, as it is between two answers", number));
            }
        }
        if self.gaps && !lines.is_empty() && lines.len() % 2 == 0 {
            return Err(format!("line {}: an empty line after the last answer", lines.len()));
        }
        Ok(lines.into_iter().step_by(1 + self.gaps as usize).collect())
    }

    fn check_moves<const R: usize, const C: usize>(&self, board: &[&str], line: &str) -> Result<(), String> {
        let tile = |word: &&str| if *word == self.blank { 0 } else { word.parse().expect("a tile") };
        let board = Board::<R, C>::new(&board.iter().map(tile).collect::<Vec<_>>());
        if line != self.no_answer {
            let played = replay(board, Board::GOAL, line, self.letters, self.limit.into());
            return played.map(|_| ()).map_err(|fault: Fault| fault.to_string());
        }
        let settings = Settings { weight: (4, 3), limit: self.limit, memory: 1 << 14 };
        match Solver::<Plain<R, C>, R, C>::new(Board::GOAL, settings).solve(board) {
            Answer::Moves(moves) => Err(format!("said unsolvable, {} moves solve it", moves.len())),
            Answer::TooLong | Answer::Unsolvable => Ok(()),
        }
    }
}
