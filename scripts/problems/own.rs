//! Reads and writes answers in a format of one's own.

use super::answers::count;
use super::clause::{quoted, Clause, Code, Value};
use super::printed::{Printed, Reader};
use super::problem::{Form, Layout, Problem};
use super::template::{after, Hole, Line, Template, Values};
use crate::kit::grid::{Case, Grid};
use crate::kit::solve::solve;
use slidekit::board::Move;
use slidekit::search::Answer;

/// The path of an answer, as far as it was read.
struct Path {
    moves: Vec<Move>,
    /// The board after these moves.
    end: Grid,
    announced: Option<usize>,
}

impl<'a> Reader<'a> {
    /// Reads the answer to a case in a format of one's own.
    pub(super) fn own(&mut self, template: &'a Template, case: &Case) -> Result<Printed<'a>, Clause> {
        if self.says_unsolvable(template, case) {
            return Ok(Printed::None(Answer::Unsolvable));
        }
        let mut path = Path { moves: Vec::new(), end: case.start.clone(), announced: None };
        for line in &template.lines {
            if line.is(Hole::Boards) {
                self.boards(&mut path, case)?;
            } else if line.has(Hole::Move) {
                self.moves_on_lines(template, line, &mut path, case)?;
            } else if line.text().is_empty() {
                self.lines.gap();
            } else {
                let may_be_empty = case.start == case.goal && line.is(Hole::Moves);
                let values = self.line(template, line, may_be_empty)?;
                if line.has(Hole::Count) {
                    path.announced = Some(count(&values.count)?);
                }
                if line.has(Hole::Moves) {
                    path.moves = self.split(template, &values.moves)?;
                }
            }
        }
        if !template.has_path() {
            return Ok(Printed::Solvable(path.announced));
        }
        let moves = path.moves.iter().map(|&mv| template.names[mv as usize]).collect();
        Ok(Printed::Moves(moves, path.announced))
    }

    /// Reads the line for an unsolvable board, if it comes next. An empty line is not skipped if it may be the answer.
    fn says_unsolvable(&mut self, template: &Template, case: &Case) -> bool {
        let may_be_empty = case.start == case.goal && template.lines[0].is(Hole::Moves);
        let next = self.lines.ahead().find(|line| may_be_empty || !line.trim().is_empty());
        let unsolvable = self.problem.output.unsolvable;
        let is_said = next.and_then(|line| after(line, unsolvable)) == Some("");
        if is_said && !self.problem.has_empty_answer(case) {
            while self.lines.skip_empty_line() {}
            self.lines.take(unsolvable);
            return true;
        }
        false
    }

    /// Reads a line that is not boards. Spaces and empty lines before it are noted as faults in presentation.
    fn line(&mut self, template: &Template, line: &Line, may_be_empty: bool) -> Result<Values, Clause> {
        while !may_be_empty && self.lines.skip_empty_line() {}
        let given = if may_be_empty { self.lines.peek().unwrap_or("") } else { self.lines.peek()? };
        let mut values = line.read(given, template).ok_or_else(|| {
            let [wanted, none] = [&*line.text(), self.problem.output.unsolvable].map(quoted);
            let (number, given) = (self.lines.read + 1, quoted(given));
            match self.problem.output.named {
                true => Code::NeitherLine.with(number).with(given).with(wanted).with(none),
                false => Code::NotLine.with(number).with(given).with(wanted),
            }
        })?;
        let moves = template.split(&values.moves);
        values.moves = moves.map_or(values.moves, |moves| template.spelled(&moves));
        self.lines.take(&line.filled(&values));
        Ok(values)
    }

    /// Reads moves on a line each, as many as were announced, or up to the goal.
    fn moves_on_lines(&mut self, template: &Template, line: &Line, path: &mut Path, case: &Case) -> Result<(), Clause> {
        while self.goes_on(path, case) {
            let values = self.line(template, line, false)?;
            let [mv] = self.split(template, &values.moves)?[..] else {
                return Err(Code::NotOneMove.with(self.lines.read).with(quoted(&values.moves)));
            };
            path.moves.push(mv);
            match path.end.after(mv) {
                Some(after) => path.end = after,
                // The replay says so.
                None => return Ok(()),
            }
        }
        Ok(())
    }

    fn split(&self, template: &Template, moves: &str) -> Result<Vec<Move>, Clause> {
        template.split(moves).ok_or_else(|| {
            let (number, names) = (self.lines.read, template.listed());
            Code::HasNoMoves.with(number).with(quoted(moves)).with(names)
        })
    }

    /// Whether more of a path follows: to the number that was announced, or else to the goal or the end of the output.
    fn goes_on(&mut self, path: &Path, case: &Case) -> bool {
        match path.announced {
            Some(announced) => path.moves.len() < announced,
            None => path.end != case.goal && !self.lines.is_at_end(),
        }
    }

    /// Reads the boards of a path, as many as were announced, or up to the goal.
    fn boards(&mut self, path: &mut Path, case: &Case) -> Result<(), Clause> {
        if self.board(&case.start)? != case.start {
            return Err(Code::NotFirst.into());
        }
        while self.goes_on(path, case) {
            let board = self.board(&case.start)?;
            let mv = Move::ALL.into_iter().find(|&mv| path.end.after(mv).as_ref() == Some(&board));
            let number = path.moves.len() + 2;
            path.moves.push(mv.ok_or_else(|| Code::NotNext.with(number))?);
            path.end = board;
        }
        Ok(())
    }

    /// Reads a board of the size of another, with empty lines around it.
    fn board(&mut self, like: &Grid) -> Result<Grid, Clause> {
        let size = self.problem.size(like);
        self.lines.skip_free_lines();
        if !size.is_empty() {
            let given = self.lines.peek()?;
            self.lines.take(given);
            if !given.split_whitespace().eq(size.split_whitespace()) {
                return Err(Code::NotSize.with(self.lines.read).with(quoted(given)).with(quoted(size.trim())));
            }
        }
        let mut tiles = Vec::new();
        while tiles.len() < like.tiles.len() {
            let given = self.lines.peek()?;
            self.lines.take(given);
            for name in self.names(given) {
                let known = (0..like.tiles.len()).find(|&tile| self.problem.input.name(tile) == name);
                tiles.push(known.ok_or_else(|| Code::NotTile.with(self.lines.read).with(quoted(&name)))?);
            }
        }
        self.lines.skip_free_lines();
        Ok(Grid { columns: like.columns, tiles })
    }

    /// The tiles on a line by their names.
    fn names(&self, line: &str) -> Vec<String> {
        match self.problem.input.layout {
            Layout::Word | Layout::WordRows => {
                line.split_whitespace().collect::<String>().chars().map(String::from).collect()
            }
            _ => line.split_whitespace().map(str::to_string).collect(),
        }
    }
}

impl Problem {
    /// Whether the right answer to a case is no line at all: a solved board, if each move is a line.
    pub fn has_empty_answer(&self, case: &Case) -> bool {
        let is_moves = |template: &Template| template.lines.iter().all(|line| line.has(Hole::Move));
        matches!(self.output.form, Form::Own(template) if is_moves(template)) && case.start == case.goal
    }

    /// The fault of a replay, if the moves of the format are those of the tile.
    pub fn in_its_moves(&self, fault: Clause) -> Clause {
        match (self.output.form, &fault.values[..]) {
            (Form::Own(template), [Value::Clause(moves), Value::Clause(hint)])
                if template.of_tile && hint.code == Code::TilesMoves =>
            {
                moves.clone().hinted(Code::BlanksMoves)
            }
            _ => fault,
        }
    }

    /// Writes the kit's answers to an input in a format of one's own, if it has an answer to each case.
    pub fn answers(&self, input: &[u8]) -> Option<Vec<u8>> {
        let cases = self.cases(input).ok()?;
        let answers: Option<String> = cases.iter().map(|case| self.answer_to(case)).collect();
        Some(answers?.into_bytes())
    }

    fn answer_to(&self, case: &Case) -> Option<String> {
        let Form::Own(template) = self.output.form else { return None };
        if !case.solvable() {
            return Some(format!("{}\n", self.output.unsolvable));
        }
        let moves = solve(case)?;
        Some(template.lines.iter().map(|line| self.written(template, line, case, &moves)).collect())
    }

    /// Writes a line of an answer, or the lines that it stands for.
    fn written(&self, template: &Template, line: &Line, case: &Case, moves: &[Move]) -> String {
        let filled = |moves: &[Move], count: usize| {
            let moves = template.spelled(moves);
            line.filled(&Values { count: count.to_string(), moves }) + "\n"
        };
        if line.has(Hole::Move) {
            return moves.iter().map(|&mv| filled(&[mv], moves.len())).collect();
        }
        if !line.is(Hole::Boards) {
            return filled(moves, moves.len());
        }
        let mut boards = vec![case.start.clone()];
        for &mv in moves {
            boards.extend(boards.last().and_then(|board| board.after(mv)));
        }
        boards.iter().map(|board| format!("{}{}\n", self.size(board), self.lines(board))).collect()
    }
}
