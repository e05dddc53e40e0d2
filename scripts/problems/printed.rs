//! Reads the answers of an output, right or wrong, case by case.

use super::answers::{count, Lines};
use super::clause::{quoted, Clause, Code, Value};
use super::meant::meant;
use super::problem::{Form, Problem};
use super::replay::{legal, letters, slides};
use super::template::Hole;
use crate::kit::grid::{Case, Grid};
use slidekit::board::Move;
use slidekit::search::Answer;

/// An answer as it is printed.
pub enum Printed<'a> {
    /// A line that is the whole answer, such as a number of moves.
    Line(&'a str),
    /// That the board is solvable and, if they are counted, in how many moves.
    Solvable(Option<usize>),
    /// That there are no moves: the board is unsolvable, or its answers are too long.
    None(Answer),
    /// Moves and, if it was announced, their number.
    Moves(Vec<&'a str>, Option<usize>),
    /// The tiles to slide.
    Tiles(Vec<&'a str>),
    /// A board and the moves that lead there.
    Board(Grid, Vec<&'a str>),
}

/// A reader of the answers of an output.
pub struct Reader<'a> {
    pub(super) problem: &'a Problem,
    pub lines: Lines<'a>,
}

impl Problem {
    /// Whether the right answer to a case is a line without moves: a solved board, if its moves are on one line.
    pub fn gets_no_moves(&self, case: &Case) -> bool {
        let is_one_line = match self.output.form {
            Form::Moves | Form::Tiles => true,
            Form::Own(template) => matches!(template.lines.as_slice(), [line] if line.has(Hole::Moves)),
            _ => false,
        };
        is_one_line && case.start == case.goal
    }

    /// Returns the cases of an input, each with the moves that an output gives for it, up to the first illegal one. An answer
    /// that is not moves has none.
    ///
    /// # Errors
    /// The input is malformed.
    pub fn moves_given(&self, input: &[u8], output: &[u8]) -> Result<Vec<(Case, Vec<Move>)>, Clause> {
        let cases = self.cases(input)?;
        let text = String::from_utf8_lossy(output).replace("\r\n", "\n");
        let mut reader = Reader::new(self, &text, cases.len());
        let with_moves = |(number, case)| {
            let steps: Vec<Move> = match reader.next(number, &case) {
                Ok(Printed::Moves(moves, _) | Printed::Board(_, moves)) => {
                    legal(&case.start, &moves, &self.output.moves).map(|step| step.mv).collect()
                }
                Ok(Printed::Tiles(tiles)) => slides(&case.start, &tiles).map(|step| step.mv).collect(),
                Ok(Printed::Line(_) | Printed::Solvable(_) | Printed::None(_)) | Err(_) => Vec::new(),
            };
            (case, steps)
        };
        Ok((1..).zip(cases).map(with_moves).collect())
    }
}

impl<'a> Reader<'a> {
    /// Creates a reader of the answers to a number of cases.
    pub fn new(problem: &'a Problem, text: &'a str, cases: usize) -> Reader<'a> {
        Reader { problem, lines: Lines::new(&problem.output, text, cases) }
    }

    /// Reads the answer to the next case, counted from 1.
    ///
    /// # Errors
    /// It has not the form of an answer, or there is none.
    pub fn next(&mut self, number: usize, case: &Case) -> Result<Printed<'a>, Clause> {
        let output = &self.problem.output;
        if let Form::Own(template) = output.form {
            return self.own(template, case);
        }
        let line = self.lines.first(number, self.problem.gets_no_moves(case))?;
        match output.form {
            Form::Puzzle => self.puzzle(line, number, case),
            Form::Count | Form::Whether(_) | Form::Within => Ok(Printed::Line(line)),
            Form::CountAndMoves => match self.lines.further()? {
                moves if line == "-1" && moves == output.unsolvable => Ok(Printed::None(Answer::Unsolvable)),
                moves => Ok(Printed::Moves(self.letters(moves)?, Some(count(line)?))),
            },
            _ if line == output.unsolvable => Ok(Printed::None(Answer::Unsolvable)),
            _ if output.too_long == Some(line) => Ok(Printed::None(Answer::TooLong)),
            Form::Moves => Ok(Printed::Moves(self.letters(line)?, None)),
            Form::CountAndWords => {
                let words = (0..count(line)?).map(|_| self.word()).collect::<Result<_, _>>()?;
                Ok(Printed::Moves(words, None))
            }
            Form::YesAndMoves if line == "YES" => {
                let line = self.lines.further()?;
                Ok(Printed::Moves(self.letters(line)?, None))
            }
            Form::YesAndCount if line == "Yes" => Ok(Printed::Solvable(Some(count(self.lines.further()?)?))),
            Form::YesAndMoves => Err(self.not_yes(line, "YES")),
            Form::YesAndCount => Err(self.not_yes(line, "Yes")),
            Form::Tiles => Ok(Printed::Tiles(line.split_whitespace().collect())),
            Form::Own(_) => unreachable!("it was read before"),
        }
    }

    /// The clause for a line that neither says that the board is solvable nor that it is not.
    fn not_yes(&self, line: &str, yes: &str) -> Clause {
        Code::NotYes.with(quoted(line)).with(quoted(yes)).with(quoted(self.problem.output.unsolvable))
    }

    /// Reads the board and the moves after this line.
    fn puzzle(&mut self, head: &str, number: usize, case: &Case) -> Result<Printed<'a>, Clause> {
        let wanted = format!("Puzzle #{number}");
        if head != wanted {
            return Err(Code::NotLine.with(self.lines.read).with(quoted(head)).with(quoted(&wanted)));
        }
        let mut board = Grid { columns: case.start.columns, tiles: Vec::new() };
        for _ in 0..case.start.rows() {
            board.tiles.extend(self.row(&case.start)?);
        }
        let line = self.lines.further()?;
        let moves = self.letters(line)?;
        self.lines.gap();
        Ok(Printed::Board(board, moves))
    }

    /// Reads a row of a board of the size of another.
    fn row(&mut self, like: &Grid) -> Result<Vec<usize>, Clause> {
        if self.lines.is_at_end() {
            return Err(Code::Cut.into());
        }
        let (line, number) = (self.lines.peek()?, self.lines.read + 1);
        let words: Vec<&str> = line.split_whitespace().collect();
        let tile = |word: &&str| (0..like.tiles.len()).find(|&tile| self.problem.input.name(tile) == *word);
        let tiles: Option<Vec<usize>> = words.iter().map(tile).collect();
        self.lines.take(&words.join(" "));
        let row = tiles.filter(|tiles| tiles.len() == like.columns);
        row.ok_or_else(|| Code::NotRow.with(number).with(quoted(line)).with(like.columns))
    }

    /// Splits a line of moves into its letters.
    fn letters<'l>(&self, line: &'l str) -> Result<Vec<&'l str>, Clause> {
        let letters = letters(line);
        match letters.iter().all(|letter| self.problem.output.moves.contains(letter)) {
            true => Ok(letters),
            false => Err(self.not_moves(line)),
        }
    }

    /// Reads a move on a line of its own.
    fn word(&mut self) -> Result<&'a str, Clause> {
        let line = self.lines.further()?;
        match self.problem.output.moves.contains(&line) {
            true => Ok(line),
            false => Err(self.not_moves(line)),
        }
    }

    /// Whether the output ends within this line; without its full stop, a line is complete but wrong.
    fn is_begun(&self, line: &str) -> bool {
        let output = &self.problem.output;
        let mut words = [Some(output.unsolvable), output.too_long].into_iter().flatten().chain(output.moves);
        let is_begun = |word: &str| word.strip_prefix(line).is_some_and(|rest| !matches!(rest, "" | "."));
        self.lines.is_cut() && words.any(is_begun)
    }

    /// The clause for a line that was read instead of moves.
    fn not_moves(&self, line: &str) -> Clause {
        let output = &self.problem.output;
        if self.is_begun(line) {
            return Code::Cut.into();
        }
        let phrases = [Some(output.unsolvable), output.too_long].into_iter().flatten();
        let phrases: Vec<&str> = phrases.filter(|_| output.form == Form::Moves).collect();
        let others = phrases.iter().map(|phrase| Value::from(quoted(phrase)));
        let others = others.reduce(|one, other| Code::Nor.with(one).with(other).into());
        let code = if others.is_some() { Code::NeitherMoves } else { Code::NotMoves };
        let clause = code.with(self.lines.read).with(quoted(line)).with(output.moves.join(", "));
        let clause = others.into_iter().fold(clause, Clause::with);
        meant(line, &output.moves, &phrases).map_or(clause.clone(), |hint| clause.hinted(hint))
    }
}
