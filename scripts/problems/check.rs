//! Checks the answers of an output, by replay and by search, never byte for byte.

use super::answers::{count, Lines, Rejection};
use super::clause::{self, encoding, quoted, Clause, Code, Value};
use super::format::{spelled, Told};
use super::printed::{Printed, Reader};
use super::problem::Problem;
use super::replay::{legal, replay, Names};
use crate::kit::grid::{Case, Grid};
use crate::kit::oracle::{fewest_within, Oracle, Rule};
use crate::kit::solve::solve;
use slidekit::board::Move;
use slidekit::search::Answer;

impl Problem {
    /// Checks an output against its input by a rule: the judge's, or the one that the kit promises. Lines may end with
    /// CR LF.
    ///
    /// # Errors
    /// The first wrong answer, or if all are right, the first fault in spaces and line ends.
    ///
    /// # Panics
    /// If the input is malformed.
    pub fn check(&self, rule: Rule, input: &[u8], output: &[u8]) -> Result<(), Rejection> {
        self.check_each(rule, input, output).map_err(|(_, fault)| fault)
    }

    /// Checks an output as [`check`](Self::check) does.
    ///
    /// # Errors
    /// The fault, and the number of its case from 1, or 0 if it concerns no single case.
    ///
    /// # Panics
    /// If the input is malformed.
    pub fn check_each(&self, rule: Rule, input: &[u8], output: &[u8]) -> Result<(), (usize, Rejection)> {
        let cases = self.limited(input).expect("an input that was read before");
        let wrong = |clause| (0, Rejection::Wrong(clause));
        if let Some(code) = encoding(output) {
            return Err(wrong(code.with(Code::TheOutput)));
        }
        let text = std::str::from_utf8(output).map_err(|_| wrong(Code::NotText.into()))?;
        nul_byte(text).map_or(Ok(()), |clause| Err(wrong(clause)))?;
        if text.is_empty() && cases.iter().any(|(case, _)| !self.has_empty_answer(case)) {
            let are_without_moves = cases.iter().all(|(case, _)| self.gets_no_moves(case));
            let none = Clause::from(Code::NoOutput);
            return Err(wrong(if are_without_moves { none.hinted(Code::NoMoves) } else { none }));
        }
        let text = text.replace("\r\n", "\n");
        let mut checker = Checker::new(self, rule, &text, cases.len());
        for (number, (case, limit)) in (1..).zip(&cases) {
            let lines = checker.reader.lines.rest();
            let checked = checker.next(number, case, *limit);
            checked.map_err(|clause| {
                let clause = checker.miscounted(&lines, number, case).unwrap_or(clause);
                let clause = checker.hinted(clause, case);
                (number, Rejection::Wrong(self.placed(number, cases.len(), clause)))
            })?;
        }
        checker.reader.lines.end().map_err(wrong)?;
        checker.reader.lines.slip().map_or(Ok(()), |clause| Err((0, Rejection::Presentation(clause))))
    }

    /// Checks the answers of an output that breaks off, by the judge's rule.
    ///
    /// # Panics
    /// If the input is malformed.
    pub fn check_beginning(&self, input: &[u8], output: &[u8]) -> Beginning {
        let cases = self.limited(input).expect("an input that was read before");
        let complete = output.iter().rposition(|&byte| byte == b'\n').map_or(0, |newline| newline + 1);
        let text = String::from_utf8_lossy(&output[..complete]);
        let mut checker = Checker::new(self, self.rule, &text, cases.len());
        let mut beginning = Beginning { ends: Vec::new(), fault: None };
        for (number, (case, limit)) in (1..).zip(&cases) {
            let checked = if checker.reader.lines.is_at_end() { break } else { checker.next(number, case, *limit) };
            match checked {
                Err(clause) if matches!(clause.code, Code::Missing | Code::Cut) => break,
                Err(clause) => {
                    beginning.fault = Some(self.placed(number, cases.len(), clause));
                    break;
                }
                Ok(()) => beginning.ends.push(checker.reader.lines.bytes),
            }
        }
        beginning
    }

    /// The clause with its case in front; where an output ends inside an answer, also with the number of cases.
    fn placed(&self, number: usize, cases: usize, clause: Clause) -> Clause {
        match (self.noun(), clause.code) {
            ("case", Code::Cut) => Code::InCaseOf.with(number).with(cases).with(clause),
            (_, Code::Cut) => Code::InBoardOf.with(number).with(cases).with(clause),
            ("case", _) => Code::InCase.with(number).with(clause),
            _ => Code::InBoard.with(number).with(clause),
        }
    }

    /// What the kit calls a case: a board, or a case if the input gives its goal too.
    pub fn noun(&self) -> &'static str {
        if self.input.goal.is_of_each() {
            "case"
        } else {
            "board"
        }
    }
}

/// The right answers at the beginning of an output.
pub struct Beginning {
    /// The end of each in bytes.
    pub ends: Vec<usize>,
    /// The fault of the next answer, if it is complete.
    pub fault: Option<Clause>,
}

struct Checker<'a> {
    problem: &'a Problem,
    rule: Rule,
    cases: usize,
    reader: Reader<'a>,
    oracle: Oracle,
}

impl<'a> Checker<'a> {
    fn new(problem: &'a Problem, rule: Rule, text: &'a str, cases: usize) -> Checker<'a> {
        let (reader, oracle) = (Reader::new(problem, text, cases), Oracle::new(rule, problem.limit));
        Checker { problem, rule, cases, reader, oracle }
    }

    /// Checks the answer to the next case, which may have its own limit.
    fn next(&mut self, number: usize, case: &Case, limit: Option<usize>) -> Result<(), Clause> {
        let given = self.reader.next(number, case)?;
        let is_cut = number < self.cases && self.reader.lines.is_cut();
        let checked = match given {
            Printed::Line(line) => self.line(&line, number, case, limit),
            Printed::Solvable(count) => self.solvable(count, case),
            Printed::None(said) => self.none(said, case),
            Printed::Path { words, board: Some(board), .. } => self.board(board, &words, case),
            Printed::Path { words, announced, board: None, names } => {
                let checked = self.names_beside_tiles(&words, &names, case);
                let checked = checked.and_then(|()| self.moves(&words, announced, case));
                checked.map_err(|fault| unsolvable_first(case, words.len(), fault))
            }
        };
        checked.map_err(|fault| if is_cut { Code::Cut.into() } else { fault })
    }

    /// The fault of an answer whose moves are right, each on lines of its own, and one more or fewer than was announced.
    fn miscounted(&self, lines: &Lines<'a>, number: usize, case: &Case) -> Option<Clause> {
        let read = |more| Reader { more, problem: self.problem, lines: lines.rest() }.next(number, case);
        let names = self.problem.output.names();
        [-1, 1].into_iter().find_map(|more| match (read(more), read(more + 1)) {
            (Ok(Printed::Path { words, announced: Some(announced), board: None, .. }), Err(_)) => {
                let moves = replay(case, &words, &names, None).ok()?;
                Some(Code::Announced.with(clause::moves(announced)).with(moves.len()))
            }
            _ => None,
        })
    }

    /// A fault of the answer to a case, with what it may come from: the line of a solved board is missing, or the output ends.
    fn hinted(&self, fault: Clause, case: &Case) -> Clause {
        let lines = &self.reader.lines;
        match fault.code {
            Code::Cut => fault,
            _ if lines.is_short && self.problem.gets_no_moves(case) => fault.hinted(Code::NoMoves),
            Code::Missing => fault,
            _ if lines.is_cut() => fault.hinted(Code::EndsHere),
            _ => fault,
        }
    }

    /// Checks an answer that is one line.
    fn line(&mut self, line: &str, number: usize, case: &Case, limit: Option<usize>) -> Result<(), Clause> {
        let output = &self.problem.output;
        let (right, none) = (self.right_line(number, case, limit), self.written(output.unsolvable, number, 0, limit));
        match line {
            line if line == right => Ok(()),
            line if self.says_solvable(line) && !case.solvable() => {
                Err(Code::UnsolvableRight.with(quoted(line)).with(quoted(&right)))
            }
            line if line == none && !self.problem.input.has_limits() && case.solvable() => {
                Err(Code::SolvableRight.with(quoted(line)).with(quoted(&right)))
            }
            line => Err(Code::RightIs.with(quoted(line)).with(quoted(&right))),
        }
    }

    /// Whether a line says that the board is solvable.
    fn says_solvable(&self, line: &str) -> bool {
        let output = &self.problem.output;
        let answer = output.phrase(output.answer).trim_end();
        let Some((begin, end)) = answer.split_once("{count}") else { return line == answer };
        match begin.split_whitespace().next() {
            Some(word) => line.starts_with(word),
            None => line.strip_suffix(end).is_some_and(|number| count(number).is_some()),
        }
    }

    /// The only right answer, if it is one line.
    fn right_line(&mut self, number: usize, case: &Case, limit: Option<usize>) -> String {
        let output = &self.problem.output;
        let fewest = match limit {
            _ if output.is_parity() => case.solvable().then_some(0),
            Some(limit) => fewest_within(case, limit),
            None => match self.oracle.truth(case) {
                Some(Answer::Moves(moves)) => Some(moves.len()),
                _ => None,
            },
        };
        self.written(
            if fewest.is_some() { output.answer } else { output.unsolvable },
            number,
            fewest.unwrap_or(0),
            limit,
        )
    }

    /// A line without the number of the case in front, as it is printed.
    fn written(&self, line: &'static str, case: usize, count: usize, limit: Option<usize>) -> String {
        let limit = limit.or(self.problem.limit).unwrap_or_default();
        let told = Told { case, count, limit, ..Told::default() };
        told.written([self.problem.output.phrase(line), "", ""]).trim_end().to_string()
    }

    /// Checks the answer that a board is solvable, with the number of moves if there is one.
    fn solvable(&mut self, count: Option<usize>, case: &Case) -> Result<(), Clause> {
        match (count, self.oracle.truth(case)) {
            (None, Some(Answer::Unsolvable)) => Err(Code::UnsolvableYes.into()),
            (Some(count), Some(Answer::Unsolvable)) => Err(Code::UnsolvableMoves.with(clause::moves(count))),
            (Some(count), Some(Answer::Moves(moves))) if moves.len() != count => {
                Err(Code::NotFewest.with(clause::moves(count)).with(moves.len()))
            }
            _ => Ok(()),
        }
    }

    /// Checks the names of moves beside their tiles, up to the first tile that cannot slide.
    fn names_beside_tiles(&self, tiles: &[&str], names: &[&str], case: &Case) -> Result<(), Clause> {
        let output = &self.problem.output;
        let slid = legal(&case.start, tiles, &Names::Tiles).map(|step| step.mv);
        let moves: Vec<(Move, &str)> = slid.zip(names.iter().copied()).collect();
        let Some(at) = moves.iter().position(|(mv, name)| output.moves[*mv as usize] != *name) else { return Ok(()) };
        let (right, name) = (output.moves[moves[at].0 as usize], moves[at].1);
        let fault = Code::OtherMove.with(at + 1).with(tiles[at]).with(right).with(name);
        let are_opposite = moves.iter().all(|(mv, name)| output.moves[mv.opposite() as usize] == *name);
        let whose = if output.of_tile { Code::BlanksMoves } else { Code::TilesMoves };
        Err(if are_opposite { fault.hinted(whose) } else { fault })
    }

    /// Checks moves and, if it was announced, their number.
    fn moves(&mut self, words: &[&str], announced: Option<usize>, case: &Case) -> Result<(), Clause> {
        let moves = replay(case, words, &self.problem.output.names(), self.problem.limit);
        let moves = moves.map_err(|fault| self.problem.in_its_moves(fault))?;
        match announced.filter(|&announced| announced != moves.len()) {
            Some(announced) => Err(Code::Announced.with(clause::moves(announced)).with(moves.len())),
            None if self.rule == Rule::Any => Ok(()),
            None => self.least(words, &moves, case),
        }
    }

    /// Checks a board, which has to be as far from the start as the goal, and moves that lead there.
    fn board(&mut self, board: Grid, words: &[&str], case: &Case) -> Result<(), Clause> {
        let printed = Case { start: case.start.clone(), goal: board };
        let moves = replay(&printed, words, &self.problem.output.names(), self.problem.limit);
        let moves = moves.map_err(|fault| match fault.code {
            Code::NotGoal => Clause { code: Code::NotPrinted, ..fault },
            _ => fault,
        })?;
        let [moves_there, most] = [&printed, case].map(|case| self.shortest(case).len());
        if moves_there < most {
            return Err(Code::NotFarthest.with(clause::moves(moves_there)).with(most));
        }
        self.least(words, &moves, &printed)
    }

    /// The moves of the right answer to a solvable case.
    fn shortest(&mut self, case: &Case) -> Vec<Move> {
        match self.oracle.truth(case) {
            Some(Answer::Moves(moves)) => moves,
            _ => unreachable!("{case:?} has a shortest answer"),
        }
    }

    /// Checks that moves to the goal are the fewest, or also the least.
    fn least(&mut self, words: &[&str], moves: &[Move], case: &Case) -> Result<(), Clause> {
        let least = self.shortest(case);
        if moves.len() > least.len() {
            return Err(Code::NotFewest.with(clause::moves(moves.len())).with(least.len()));
        }
        let differs = moves.iter().zip(&least).position(|(given, least)| given != least);
        match differs.filter(|_| self.rule == Rule::Least) {
            Some(at) => {
                let right = self.problem.words(case, &least);
                Err(Code::NotLeast.with(at + 1).with(words[at]).with(right[at].as_str()))
            }
            None => Ok(()),
        }
    }

    /// Checks the answer that a board is unsolvable or that its answers are too long.
    fn none(&mut self, said: Answer, case: &Case) -> Result<(), Clause> {
        let fault: Clause = match (&said, self.oracle.truth(case)) {
            (_, Some(Answer::Moves(_))) if self.rule == Rule::Any && self.problem.limit.is_none() => {
                Code::IsSolvable.into()
            }
            (_, Some(Answer::Moves(moves))) if moves.len() == 1 => Code::OneSolves.into(),
            (_, Some(Answer::Moves(moves))) => Code::SomeSolve.with(moves.len()),
            (_, None) => Code::IsSolvable.into(),
            (Answer::Unsolvable, Some(Answer::TooLong)) if self.problem.output.too_long.is_some() => {
                Code::MoreSolve.into()
            }
            (Answer::TooLong, Some(Answer::Unsolvable)) => Code::NoneSolve.into(),
            (_, Some(Answer::TooLong | Answer::Unsolvable)) => return Ok(()),
        };
        let code = if said == Answer::TooLong { Code::SaidTooLong } else { Code::SaidUnsolvable };
        Err(code.with(fault))
    }
}

/// The place of the first byte 0, if there is one.
fn nul_byte(text: &str) -> Option<Clause> {
    let (before, _) = text.split_once('\0')?;
    let line = before.rsplit('\n').next().unwrap_or_default();
    Some(Code::NulByte.with(1 + before.matches('\n').count()).with(1 + line.chars().count()))
}

/// The clause for wrong moves: that there are none, if the board is unsolvable, or else their fault.
fn unsolvable_first(case: &Case, moves: usize, fault: Clause) -> Clause {
    if case.solvable() {
        fault
    } else {
        Code::UnsolvableMoves.with(clause::moves(moves))
    }
}

impl Problem {
    /// Moves by their names, or the tiles that they slide.
    pub fn words(&self, case: &Case, moves: &[Move]) -> Vec<String> {
        if !self.output.is_by_tiles() {
            return spelled(&self.output.moves, moves);
        }
        case.boards(moves).windows(2).map(|pair| pair[0].tiles[pair[1].blank()].to_string()).collect()
    }

    /// The fault of a replay, if the moves of the format are those of the tile.
    fn in_its_moves(&self, fault: Clause) -> Clause {
        match &fault.values[..] {
            [Value::Clause(moves), Value::Clause(hint)] if self.output.of_tile && hint.code == Code::TilesMoves => {
                moves.clone().hinted(Code::BlanksMoves)
            }
            _ => fault,
        }
    }

    /// Writes the kit's answers to an input, if it has an answer to each case.
    pub fn answers(&self, input: &[u8]) -> Option<Vec<u8>> {
        let cases = self.limited(input).ok()?;
        let answers = (1..).zip(&cases).map(|(number, (case, limit))| self.answer_to(number, case, *limit));
        Some(answers.collect::<Option<String>>()?.into_bytes())
    }

    fn answer_to(&self, number: usize, case: &Case, limit: Option<usize>) -> Option<String> {
        let limit = limit.or(self.limit).unwrap_or_default();
        let mut told = Told { case: number, limit, ..Told::default() };
        let moves = if case.solvable() { solve(case)? } else { Vec::new() };
        let board = |grid: &Grid| self.input.board(grid);
        told.size = self.size(&case.start);
        (told.count, told.words) = (moves.len(), self.words(case, &moves));
        (told.boards, told.goal) = (case.boards(&moves).iter().map(board).collect(), board(&case.goal));
        told.between = self.output.between.to_string();
        told.moves = spelled(&self.output.moves, &moves);
        let output = &self.output;
        let lines =
            if case.solvable() { [output.answer, output.each, output.after] } else { [output.unsolvable, "", ""] };
        Some(told.written(lines).lines().map(|line| line.trim_end().to_string() + "\n").collect())
    }
}
