//! Reads the answers of an output, right or wrong, case by case, by the lines of their format.

use super::answers::{count, Lines};
use super::clause::{self, quoted, Clause, Code, Value};
use super::format::{parts, Hole, Part, ANSWER};
use super::line::{after, Values};
use super::meant::meant;
use super::problem::{Goal, Problem};
use super::replay::{legal, Names};
use crate::kit::grid::{Case, Grid};
use slidekit::board::Move;
use slidekit::search::Answer;

/// An answer as it is printed.
pub enum Printed<'a> {
    /// A line that is the whole answer, such as a number of moves.
    Line(String),
    /// That the board is solvable and, if they are counted, in how many moves.
    Solvable(Option<usize>),
    /// That there are no moves: the board is unsolvable, or its answers are too long.
    None(Answer),
    /// Moves to a goal, right or wrong, and what stands beside them.
    Path {
        /// The moves, or the tiles that slide.
        words: Vec<&'a str>,
        /// Their number, if it was announced.
        announced: Option<usize>,
        /// The board that they lead to, if that is the program's choice.
        board: Option<Grid>,
        /// The names of the moves of the tiles, if they stand beside them.
        names: Vec<&'a str>,
    },
}

/// A reader of the answers of an output.
pub struct Reader<'a> {
    pub(super) problem: &'a Problem,
    pub lines: Lines<'a>,
    /// How many more moves are read than were announced.
    pub(super) more: isize,
}

/// What was read of an answer.
struct Reading<'a, 'c> {
    case: &'c Case,
    number: usize,
    /// The first line, before it is read.
    first: Option<&'a str>,
    words: Vec<&'a str>,
    names: Vec<&'a str>,
    /// The number of moves, if one is printed, or the fault of what is none.
    count: Option<Result<usize, Clause>>,
    /// The board after these moves; none after an illegal one.
    end: Option<Grid>,
    /// The board that is printed as the end.
    board: Option<Grid>,
    is_after_board: bool,
}

impl Problem {
    /// Whether the right answer to a case is a line without moves: a solved board, if its moves are on one line.
    pub fn gets_no_moves(&self, case: &Case) -> bool {
        let has_moves = self.output.has(Hole::Moves) || self.output.has(Hole::Tiles);
        has_moves && self.output.lines().count() == 1 && case.start == case.goal
    }

    /// Whether the right answer to a case is no line at all: a solved board, if each move is a line.
    pub fn has_empty_answer(&self, case: &Case) -> bool {
        self.output.answer.is_empty() && self.output.after.is_empty() && case.start == case.goal
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
        let with_moves = |(number, case): (usize, &Case)| match reader.next(number, case) {
            Ok(Printed::Path { words, .. }) => {
                legal(&case.start, &words, &self.output.names()).map(|step| step.mv).collect()
            }
            _ => Vec::new(),
        };
        let moves: Vec<Vec<Move>> = (1..).zip(&cases).map(with_moves).collect();
        Ok(cases.into_iter().zip(moves).collect())
    }
}

impl<'a> Reader<'a> {
    /// Creates a reader of the answers to a number of cases.
    pub fn new(problem: &'a Problem, text: &'a str, cases: usize) -> Reader<'a> {
        Reader { problem, lines: Lines::new(&problem.output, text, cases), more: 0 }
    }

    /// Reads the answer to the next case, counted from 1.
    ///
    /// # Errors
    /// It has not the form of an answer, or there is none.
    pub fn next(&mut self, number: usize, case: &Case) -> Result<Printed<'a>, Clause> {
        let output = &self.problem.output;
        if output.gaps && number > 1 {
            self.lines.gap();
        }
        if self.problem.has_empty_answer(case) {
            return Ok(Printed::Path { words: Vec::new(), announced: None, board: None, names: Vec::new() });
        }
        let (mut reading, rest) = self.begin(number, case)?;
        if output.is_one_line() {
            return Ok(Printed::Line(self.whole(rest, &reading)));
        }
        // Every board has a farthest one.
        if self.problem.input.goal != Goal::Farthest && self.says(output.unsolvable, rest, &reading)? {
            return Ok(Printed::None(Answer::Unsolvable));
        }
        if output.too_long.is_some_and(|line| self.says(line, rest, &reading).is_ok_and(|said| said)) {
            return Ok(Printed::None(Answer::TooLong));
        }
        output.answer.lines().skip_while(|line| line.is_empty()).try_for_each(|line| self.line(line, &mut reading))?;
        while !output.each.is_empty() && self.goes_on(&reading)? {
            self.each(&mut reading)?;
        }
        let ended = output.after.lines().try_for_each(|line| self.line(line, &mut reading));
        // Of an illegal move the replay tells, and before what follows it.
        if output.each.is_empty() || reading.end.is_some() {
            ended?;
        }
        let announced = reading.announced()?;
        if !output.has_path() {
            return Ok(Printed::Solvable(announced));
        }
        let Reading { words, board, names, .. } = reading;
        Ok(Printed::Path { words, announced, board, names })
    }

    /// Reads the first line of an answer, and returns it also without the number of the case.
    fn begin<'c>(&mut self, number: usize, case: &'c Case) -> Result<(Reading<'a, 'c>, &'a str), Clause> {
        let output = &self.problem.output;
        let first = output.answer.lines().next().unwrap_or("");
        // An empty line, and boards, may have empty lines before them.
        if first.is_empty() && !output.answer.is_empty() && !self.is_next(output.unsolvable) {
            self.lines.gap();
        } else if is_board(first) {
            self.lines.skip_free_lines();
        }
        let may_be_empty = self.problem.gets_no_moves(case);
        let first = self.lines.first(may_be_empty, may_be_empty && output.prefix().is_empty())?;
        if !self.lines.is_at_end() {
            self.lines.take()?;
        }
        let reading = Reading::new(number, case, first);
        let prefix = self.filled(output.prefix(), &reading);
        let rest = self.bare(first, &prefix)?;
        Ok((reading, rest))
    }

    /// Whether a text comes next.
    fn is_next(&self, text: &str) -> bool {
        self.lines.ahead().next().is_some_and(|line| self.problem.output.proper(line, text).is_some())
    }

    /// A line of the format with what is known of the case.
    fn filled(&self, line: &str, reading: &Reading) -> String {
        let limit = self.problem.limit.unwrap_or(self.problem.input.most);
        let filled = line.replace("{case}", &reading.number.to_string()).replace("{limit}", &limit.to_string());
        if is_board(line) || !filled.contains('{') {
            return filled;
        }
        let [start, goal] = [&reading.case.start, &reading.case.goal].map(|board| self.problem.input.board(board));
        filled.replace("{start}", &start).replace("{goal}", &goal)
    }

    /// A line without this beginning and the spaces at its ends.
    fn bare(&self, line: &'a str, prefix: &str) -> Result<&'a str, Clause> {
        let rest =
            if self.problem.output.is_free { after(line, prefix) } else { line.trim().strip_prefix(prefix.trim_end()) };
        rest.map(str::trim).ok_or_else(|| Code::NoPrefix.with(self.lines.read).with(quoted(prefix)))
    }

    /// A line that is the whole answer, with the spaces that it should have.
    fn whole(&mut self, rest: &str, reading: &Reading) -> String {
        let output = &self.problem.output;
        let phrases =
            [output.answer, output.unsolvable].map(|text| self.filled(output.phrase(text.trim_end()), reading));
        let known = phrases.iter().filter(|_| output.is_free).find_map(|text| output.proper(rest, text));
        let whole = known.unwrap_or_else(|| rest.to_string());
        self.lines.put(&(self.filled(output.prefix(), reading) + &whole));
        whole
    }

    /// Reads the lines that say that there are no moves, if they come next.
    fn says(&mut self, text: &'static str, rest: &'a str, reading: &Reading) -> Result<bool, Clause> {
        let output = &self.problem.output;
        let lines: Vec<String> = output.phrase(text).lines().map(|line| self.filled(line, reading)).collect();
        let given = [rest].into_iter().chain(self.lines.ahead());
        let proper: Vec<String> = given.zip(&lines).map_while(|(given, line)| output.proper(given, line)).collect();
        if proper.len() < lines.len() {
            return Ok(false);
        }
        let prefix = self.filled(output.prefix(), reading);
        self.lines.put(&(prefix + &proper[0]));
        for line in &proper[1..] {
            self.lines.take()?;
            self.lines.put(line);
        }
        Ok(true)
    }

    /// Reads the lines for the next move.
    fn each(&mut self, reading: &mut Reading<'a, '_>) -> Result<(), Clause> {
        let before = reading.words.len();
        for line in self.problem.output.each.lines() {
            let is_counted = line.contains("{count}");
            let announced = if is_counted { reading.count.take() } else { None };
            self.line(line, reading)?;
            if is_counted {
                let number = std::mem::replace(&mut reading.count, announced);
                if let Some(number) = number.transpose()?.filter(|&number| number != before + 1) {
                    return Err(Code::NotNumber.with(self.lines.read).with(number).with(before + 1));
                }
            }
        }
        Ok(())
    }

    /// Whether more moves follow: to the number that was announced, or else to the goal or the end of the output. Where
    /// lines follow the moves, a line that can only be one of these, or only one of a move, decides.
    fn goes_on(&self, reading: &Reading<'a, '_>) -> Result<bool, Clause> {
        let output = &self.problem.output;
        if let Some(announced) = reading.announced()? {
            return Ok(reading.words.len() < announced.saturating_add_signed(self.more));
        }
        if reading.first.is_none() && self.lines.is_at_end() {
            return Ok(false);
        }
        let is_before_goal = reading.end.as_ref().is_some_and(|end| *end != reading.case.goal);
        Ok(match (self.can_be(output.each, reading), self.can_be(output.after, reading)) {
            _ if output.each.is_empty() || output.after.is_empty() => is_before_goal,
            (true, false) => true,
            (false, true) => false,
            _ => is_before_goal,
        })
    }

    /// Whether the next line that is not empty can be the first of these of the format.
    fn can_be(&self, lines: &str, reading: &Reading<'a, '_>) -> bool {
        let mut ahead = reading.first.into_iter().chain(self.lines.ahead());
        let (Some(next), Some(line)) = (ahead.find(|line| !line.trim().is_empty()), lines.lines().next()) else {
            return false;
        };
        let text = self.filled(line, reading);
        self.problem.output.allows(&parts(&text, ANSWER), next.trim(), &mut Values::default())
    }

    /// Reads the next line of an answer by that of the format, or the lines of a board.
    fn line(&mut self, line: &'static str, reading: &mut Reading<'a, '_>) -> Result<(), Clause> {
        let is_after_board = std::mem::replace(&mut reading.is_after_board, is_board(line));
        if line.is_empty() {
            // Those around a board are free.
            if !(is_after_board && self.problem.output.is_free) {
                self.lines.gap();
            }
            return Ok(());
        }
        if is_board(line) {
            return self.boards(line, reading);
        }
        let output = &self.problem.output;
        let is_first = reading.first.is_some();
        let prefix = if is_first { self.filled(output.prefix(), reading) } else { String::new() };
        let text = self.filled(if is_first { output.phrase(line) } else { line }, reading);
        let parts = parts(&text, ANSWER);
        let may_be_empty = matches!(parts[..], [Part::Hole(Hole::Moves | Hole::Tiles)]) && reading.is_solved();
        while output.is_free && !is_first && !may_be_empty && self.lines.skip_empty_line() {}
        let given = self.given(reading)?;
        let rest = self.bare(given, &prefix)?;
        let values = output.values(&parts, rest).ok_or_else(|| self.not_line(&parts, &text, rest, is_first))?;
        let words = values.moves.map_or(Ok(Vec::new()), |moves| self.words(moves, &parts))?;
        let moves =
            if output.is_free { words.join(output.between) } else { values.moves.unwrap_or_default().to_string() };
        let proper = prefix + &values.filled(&parts, &moves);
        // Of no moves at the end of a line, the space before them may be left out.
        self.lines.put(if output.is_free && given == proper.trim_end() { given } else { &proper });
        if let Some(text) = values.count {
            let new = count(text).ok_or_else(|| Code::NotCount.with(self.lines.read).with(quoted(text)));
            if let Some(announced) = reading.count.replace(new.clone()).filter(|announced| *announced != new) {
                return Err(Code::Announced.with(clause::moves(announced?)).with(new?));
            }
        }
        words.into_iter().for_each(|word| reading.add(word, &output.names()));
        if let Some(name) = values.name {
            if !output.moves.contains(&name) {
                return Err(self.no_moves(name));
            }
            reading.names.push(name);
        }
        Ok(())
    }

    /// The next line, which may have been read as the first.
    fn given(&mut self, reading: &mut Reading<'a, '_>) -> Result<&'a str, Clause> {
        reading.first.take().map_or_else(|| self.lines.take(), Ok)
    }

    /// The clause for a line that was read instead of one of the format.
    fn not_line(&self, parts: &[Part], wanted: &str, line: &str, is_first: bool) -> Clause {
        let output = &self.problem.output;
        let none = output.unsolvable.lines().next().unwrap_or("");
        let [line, wanted, none] = [line, wanted, none].map(quoted);
        match parts {
            [Part::Text(_)] if is_first && output.named => Code::NotYes.with(line).with(wanted).with(none),
            _ if is_first && output.named => Code::NeitherLine.with(self.lines.read).with(line).with(wanted).with(none),
            _ => Code::NotLine.with(self.lines.read).with(line).with(wanted),
        }
    }

    /// Splits what stands for moves or tiles; where a line has one move, it is one word.
    fn words(&self, moves: &'a str, parts: &[Part]) -> Result<Vec<&'a str>, Clause> {
        let output = &self.problem.output;
        let is_one = parts.iter().any(|part| matches!(part, Part::Hole(Hole::Move | Hole::Tile)));
        let number = self.lines.read;
        match (output.split(moves), parts) {
            (Some(words), _) if !is_one || words.len() == 1 => Ok(words),
            (_, [_]) => Err(self.not_moves(moves)),
            (Some(_), _) => Err(Code::NotOneMove.with(number).with(quoted(moves))),
            (None, _) => Err(self.no_moves(moves)),
        }
    }

    /// The clause for a part of the last line that is no moves.
    fn no_moves(&self, text: &str) -> Clause {
        let output = &self.problem.output;
        let clause = Code::HasNoMoves.with(self.lines.read).with(quoted(text)).with(output.listed());
        if output.is_of_other_case(text) {
            clause.hinted(Code::OtherCase)
        } else {
            clause
        }
    }

    /// Reads a board, or the boards of a path, by the line of the format.
    fn boards(&mut self, line: &'static str, reading: &mut Reading<'a, '_>) -> Result<(), Clause> {
        let is_each = self.problem.output.each.lines().any(|each| each == line);
        let has_size = line == "{boards}";
        let board = self.board(has_size, reading)?;
        let fault = match line {
            "{goal}" => Some(Code::NotItsGoal).filter(|_| board != reading.case.goal),
            "{board}" if is_each => return self.step(board, reading),
            "{board}" => {
                reading.board = Some(board);
                None
            }
            _ => Some(Code::NotFirst).filter(|_| board != reading.case.start),
        };
        if let Some(fault) = fault {
            return Err(fault.into());
        }
        while has_size && self.goes_on(reading)? {
            let board = self.board(has_size, reading)?;
            self.step(board, reading)?;
        }
        Ok(())
    }

    /// Takes the next board of a path; its move may have been read.
    fn step(&self, board: Grid, reading: &mut Reading<'a, '_>) -> Result<(), Clause> {
        let output = &self.problem.output;
        let has_moves = output.each.contains("{move}") || output.each.contains("{tile}");
        if has_moves {
            // The replay says so of an illegal move.
            let is_next = reading.end.as_ref().is_none_or(|end| *end == board);
            return if is_next { Ok(()) } else { Err(Code::NotNext.with(reading.words.len() + 1)) };
        }
        let from = reading.end.clone();
        let mv = Move::ALL.into_iter().find(|&mv| from.as_ref().and_then(|end| end.after(mv)).as_ref() == Some(&board));
        let mv = mv.ok_or_else(|| Code::NotNext.with(reading.words.len() + 2))?;
        reading.add(output.moves[mv as usize], &output.names());
        Ok(())
    }

    /// Reads a board of the size of the case, with empty lines around it where spaces are free, and its size before it.
    fn board(&mut self, has_size: bool, reading: &mut Reading<'a, '_>) -> Result<Grid, Clause> {
        let (is_free, like) = (self.problem.output.is_free, &reading.case.start);
        let size = if has_size { self.problem.size(like) } else { String::new() };
        let size = size.trim_end();
        self.skip_around(is_free && reading.first.is_none());
        if is_free && !size.is_empty() {
            let given = self.given(reading)?;
            self.lines.put(given);
            if !given.split_whitespace().eq(size.split_whitespace()) {
                return Err(Code::NotSize.with(self.lines.read).with(quoted(given)).with(quoted(size)));
            }
        }
        let mut tiles = Vec::new();
        while tiles.len() < like.tiles.len() {
            let given = self.given(reading)?;
            tiles.extend(self.row(given, like)?);
        }
        self.skip_around(is_free);
        Ok(Grid { columns: like.columns, tiles })
    }

    fn skip_around(&mut self, is_free: bool) {
        if is_free {
            self.lines.skip_free_lines();
        }
    }

    /// The tiles on a line of a board.
    fn row(&mut self, given: &str, like: &Grid) -> Result<Vec<usize>, Clause> {
        let (input, is_free) = (&self.problem.input, self.problem.output.is_free);
        let marks = input.layout.marks();
        let line = given.replace(|one: char| marks.contains(one), " ");
        let names: Vec<String> = if input.layout.characters() {
            line.split_whitespace().flat_map(str::chars).map(String::from).collect()
        } else {
            line.split_whitespace().map(str::to_string).collect()
        };
        let proper = names.join(" ");
        self.lines.put(if is_free { given } else { &proper });
        let tile = |name: &String| (0..like.tiles.len()).find(|&tile| input.name(tile) == *name);
        let tiles: Vec<usize> = names.iter().map_while(tile).collect();
        match names.get(tiles.len()) {
            None if is_free || tiles.len() == like.columns => Ok(tiles),
            Some(name) if is_free => Err(Code::NotTile.with(self.lines.read).with(quoted(name))),
            _ => Err(Code::NotRow.with(self.lines.read).with(quoted(given)).with(like.columns)),
        }
    }

    /// Whether the output ends within this line; without its full stop, a line is complete but wrong.
    fn is_begun(&self, line: &str) -> bool {
        let output = &self.problem.output;
        let mut words = self.phrases().into_iter().chain(output.moves);
        let is_begun = |word: &str| word.strip_prefix(line).is_some_and(|rest| !matches!(rest, "" | "."));
        self.lines.is_cut() && words.any(is_begun)
    }

    /// The lines that say that there are no moves.
    fn phrases(&self) -> Vec<&'a str> {
        let output = &self.problem.output;
        let last = output.unsolvable.lines().last().map(|line| output.phrase(line));
        [last, output.too_long].into_iter().flatten().collect()
    }

    /// The clause for a line that was read instead of moves.
    fn not_moves(&self, line: &str) -> Clause {
        let output = &self.problem.output;
        if self.is_begun(line) {
            return Code::Cut.into();
        }
        let is_alone = output.lines().count() == 1 && (output.named || !output.is_free);
        let phrases = if is_alone { self.phrases() } else { Vec::new() };
        let others = phrases.iter().map(|phrase| Value::from(quoted(phrase)));
        let others = others.reduce(|one, other| Code::Nor.with(one).with(other).into());
        let code = if others.is_some() { Code::NeitherMoves } else { Code::NotMoves };
        let clause = code.with(self.lines.read).with(quoted(line)).with(output.listed());
        let clause = others.into_iter().fold(clause, Clause::with);
        let hint = meant(line, &output.moves, &phrases);
        let hint = hint.or(output.is_of_other_case(line).then_some(Code::OtherCase));
        hint.into_iter().fold(clause, Clause::hinted)
    }
}

impl<'a, 'c> Reading<'a, 'c> {
    fn new(number: usize, case: &'c Case, first: &'a str) -> Reading<'a, 'c> {
        let (end, first) = (Some(case.start.clone()), Some(first));
        let [words, names] = [Vec::new(), Vec::new()];
        Reading { case, number, first, words, names, count: None, end, board: None, is_after_board: false }
    }

    fn is_solved(&self) -> bool {
        self.case.start == self.case.goal
    }

    fn announced(&self) -> Result<Option<usize>, Clause> {
        self.count.clone().transpose()
    }

    fn add(&mut self, word: &'a str, names: &Names) {
        self.words.push(word);
        self.end = self.end.take().and_then(|end| legal(&end, &[word], names).next()).map(|step| step.board);
    }
}

/// Whether a line of a format stands for boards, on lines of their own.
fn is_board(line: &str) -> bool {
    matches!(line, "{start}" | "{goal}" | "{board}" | "{boards}")
}
