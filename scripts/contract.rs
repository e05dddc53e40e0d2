//! What each judge's problem asks, and whether an output keeps it: by replay, never byte for byte.

use slidekit::board::Board;
use slidekit::replay::{replay, Fault};
use slidekit::search::Settings;
use slidekit::solver::{Answer, Solver};
use slidekit::stage::Stage;
use slidekit::staged_fifteen::Tables;
use slidekit::table::Table;

/// One judge's problem.
pub struct Problem {
    /// The program that answers it.
    pub program: &'static str,
    /// How many boards an input has.
    boards: Boards,
    /// The cells of a board.
    cells: usize,
    /// What is asked of the answers.
    check: Check,
    /// The word for the blank.
    blank: &'static str,
    /// The letters of the moves down, left, right and up.
    letters: &'static [u8; 4],
    /// The line for a board without an answer.
    no_answer: &'static str,
    /// The most moves allowed.
    limit: u8,
    /// Whether the kit's program has to give the fewest moves, as it promises; the judge takes any.
    fewest: bool,
    /// Whether an empty line stands between two answers.
    gaps: bool,
}

/// Checks all answers, one by one, against the words of their boards.
type Check = fn(&Problem, &[&[&str]], &[&str]) -> Result<(), String>;

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
    cells: 9,
    check: Problem::check_moves::<Table<3, 3>, 3, 3>,
    blank: "x",
    letters: b"dlru",
    no_answer: "unsolvable",
    limit: 31,
    fewest: true,
    gaps: false,
};

/// Every problem that the kit answers.
pub const PROBLEMS: [Problem; 4] = [
    Problem {
        program: "uva10181",
        boards: Boards::Counted,
        cells: 16,
        check: Problem::check_moves::<Tables, 4, 4>,
        blank: "0",
        letters: b"DLRU",
        no_answer: "This puzzle is not solvable.",
        limit: 50,
        fewest: false,
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
        (self.check)(self, &boards, &lines)?;
        match lines.len() {
            answers if answers == boards.len() => Ok(()),
            answers => Err(format!("{} answers to {} boards", answers, boards.len())),
        }
    }

    fn boards<'a>(&self, words: &'a [&'a str]) -> Vec<&'a [&'a str]> {
        let cells = self.cells;
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

    fn check_moves<S: Stage<R, C>, const R: usize, const C: usize>(
        &self,
        boards: &[&[&str]],
        lines: &[&str],
    ) -> Result<(), String> {
        let weight = if self.fewest { (1, 1) } else { (4, 3) };
        let mut solver = Solver::<S, R, C>::new(Board::GOAL, Settings { weight, limit: self.limit, memory: 0 });
        for (number, (board, line)) in (1..).zip(boards.iter().zip(lines)) {
            self.check_line(&mut solver, board, line).map_err(|fault| format!("board {}: {}", number, fault))?;
        }
        Ok(())
    }

    fn check_line<S: Stage<R, C>, const R: usize, const C: usize>(
        &self,
        solver: &mut Solver<S, R, C>,
        words: &[&str],
        line: &str,
    ) -> Result<(), String> {
        let tile = |word: &&str| if *word == self.blank { 0 } else { word.parse().expect("a tile") };
        let board = Board::<R, C>::new(&words.iter().map(tile).collect::<Vec<_>>());
        let moves = if line == self.no_answer {
            None
        } else {
            let moves = replay(board, Board::GOAL, line, self.letters, self.limit.into());
            Some(moves.map_err(|fault: Fault| fault.to_string())?)
        };
        if moves.is_some() && !self.fewest {
            return Ok(());
        }
        match (moves, solver.solve(board)) {
            (None, Answer::Moves(fewest)) => Err(format!("said unsolvable, {} moves solve it", fewest.len())),
            (Some(moves), Answer::Moves(fewest)) if fewest.len() < moves => {
                Err(format!("{} moves, the fewest is {}", moves, fewest.len()))
            }
            _ => Ok(()),
        }
    }
}
