// BOJ 9985, Missing Piece 2001: slidekit 0.1.0, CC0-1.0, rustc 1.95.0: cargo run --release --bin bundle -- boj9985
#![allow(dead_code)]

use std::io::{self, BufWriter, ErrorKind, Read, Stdin, Stdout, Write};
use std::{mem, process};

fn main() {
    run(|words, output| {
        let mut between = "";
        while words.more()? {
            words.begin_board();
            words.keyword("START", "is not START")?;
            let side = words.within(3, 10, "is not an allowed side")?;
            let limit = words.within(0, 15, "is not an allowed limit")?;
            let tiles = words.tiles(side * side, "X")?;
            words.begin_board();
            let goal = words.tiles(side * side, "X")?;
            words.keyword("END", "is not END")?;
            match solve(side, &tiles, &goal, limit) {
                Answer::Moves(moves) => writeln!(output, "{}SOLVABLE WITHIN {} MOVES", between, moves.len())?,
                _ => writeln!(output, "{}NOT SOLVABLE WITHIN {} MOVES", between, limit)?,
            }
            between = "\n";
        }
        Ok(())
    });
}

fn solve(columns: usize, tiles: &[usize], goal: &[usize], limit: usize) -> Answer {
    let cell = |tiles: &[usize], tile| tiles.iter().position(|&other| other == tile).expect("the same tiles");
    let homes = (0..tiles.len()).map(|tile| cell(goal, tile)).collect();
    let mut search = Search { columns, tiles: tiles.to_vec(), homes, moves: Vec::new() };
    let h = (0..tiles.len()).filter(|&cell| tiles[cell] > 0).map(|cell| search.distance(tiles[cell], cell)).sum();
    let blank = cell(tiles, 0);
    // The moves and the estimate together are always even or always odd.
    match (h..=limit).step_by(2).find(|&left| search.visit(blank, h, left)) {
        Some(_) => Answer::Moves(search.moves),
        None => Answer::TooLong,
    }
}

struct Search {
    columns: usize,
    tiles: Vec<usize>,
    homes: Vec<usize>,
    moves: Vec<Move>,
}

impl Search {
    fn visit(&mut self, blank: usize, h: usize, left: usize) -> bool {
        if h == 0 {
            return true;
        }
        let rows = self.tiles.len() / self.columns;
        for mv in Move::ALL {
            let (from, tile) = match neighbour(rows, self.columns, blank, mv) {
                Some(from) if self.moves.last() != Some(&mv.opposite()) => (from, self.tiles[from]),
                _ => continue,
            };
            let h = h + self.distance(tile, blank) - self.distance(tile, from);
            if h < left {
                self.tiles.swap(blank, from);
                self.moves.push(mv);
                if self.visit(from, h, left - 1) {
                    return true;
                }
                self.moves.pop();
                self.tiles.swap(blank, from);
            }
        }
        false
    }

    fn distance(&self, tile: usize, cell: usize) -> usize {
        let (home, columns) = (self.homes[tile], self.columns);
        let gap = |a: usize, b: usize| a.max(b) - a.min(b);
        gap(home / columns, cell / columns) + gap(home % columns, cell % columns)
    }
}

// board

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Move {
    Down,
    Left,
    Right,
    Up,
}

impl Move {
    const ALL: [Move; 4] = [Move::Down, Move::Left, Move::Right, Move::Up];

    const fn opposite(self) -> Move {
        Move::ALL[3 - self as usize]
    }
}

#[inline(always)]
const fn neighbour(rows: usize, columns: usize, cell: usize, mv: Move) -> Option<usize> {
    match mv {
        Move::Down if cell / columns + 1 < rows => Some(cell + columns),
        Move::Left if cell % columns > 0 => Some(cell - 1),
        Move::Right if cell % columns + 1 < columns => Some(cell + 1),
        Move::Up if cell / columns > 0 => Some(cell - columns),
        _ => None,
    }
}

// words

#[derive(Debug)]
struct Error(Option<io::Error>);

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Self {
        Error(Some(error))
    }
}

struct Words<I> {
    input: I,
    buffer: Vec<u8>,
    start: usize,
    end: usize,
    word: [u8; MAX_WORD],
    length: usize,
    number: Option<u64>,
    board: u64,
    word_number: u64,
    fault: &'static str,
}

const MAX_WORD: usize = 19;

const MAX_WHITESPACE: usize = 1 << 24;
const TOO_MUCH_WHITESPACE: &str = "16 MB of whitespace";

impl<I: Read> Words<I> {
    fn new(input: I) -> Self {
        let (buffer, word) = (vec![0; 1 << 16], [0; MAX_WORD]);
        Words { input, buffer, start: 0, end: 0, word, length: 0, number: None, board: 0, word_number: 0, fault: "" }
    }

    fn more(&mut self) -> Result<bool, Error> {
        if !self.fault.is_empty() {
            return Err(Error(None));
        }
        self.length = 0;
        for _ in 0..MAX_WHITESPACE {
            match self.peek()? {
                None => return Ok(false),
                Some(byte @ 0 | byte @ 26) => {
                    self.word[0] = byte;
                    self.length = 1;
                }
                Some(byte) if is_whitespace(byte) => {}
                Some(_) if self.length == 0 => return Ok(true),
                Some(_) => break,
            }
            self.start += 1;
        }
        self.begin_board();
        self.word_number = 1;
        Err(self.refused(if self.length == 0 { TOO_MUCH_WHITESPACE } else { "is not a tile" }))
    }

    fn begin_board(&mut self) {
        if self.fault.is_empty() {
            self.board += 1;
            self.word_number = 0;
        }
    }

    fn within(&mut self, least: u64, most: u64, fault: &'static str) -> Result<usize, Error> {
        self.next()?;
        let number = self.number.filter(|&number| least <= number && number <= most);
        Ok(number.ok_or_else(|| self.refused(fault))? as usize)
    }

    fn keyword(&mut self, keyword: &str, fault: &'static str) -> Result<(), Error> {
        self.next()?;
        if self.word[..self.length] == *keyword.as_bytes() {
            Ok(())
        } else {
            Err(self.refused(fault))
        }
    }

    fn next(&mut self) -> Result<(), Error> {
        if !self.fault.is_empty() {
            return Err(Error(None));
        }
        self.word_number += 1;
        if self.plain_number() {
            return Ok(());
        }
        self.length = 0;
        self.number = Some(0);
        for _ in 0..MAX_WHITESPACE {
            let byte = match self.peek()? {
                Some(byte) => byte,
                None if self.length > 0 => return Ok(()),
                None => return Err(self.refused("the input ends here")),
            };
            let is_space = is_whitespace(byte);
            if self.length == MAX_WORD || is_space && self.length > 0 {
                return Ok(());
            }
            self.start += 1;
            if !is_space {
                let digit = u64::from(byte.wrapping_sub(b'0'));
                self.word[self.length] = byte;
                self.length += 1;
                let is_number = digit < 10 && self.length < MAX_WORD;
                self.number = self.number.filter(|_| is_number).map(|number| 10 * number + digit);
            }
        }
        self.length = 0;
        Err(self.refused(TOO_MUCH_WHITESPACE))
    }

    fn peek(&mut self) -> Result<Option<u8>, Error> {
        while self.start == self.end {
            match self.input.read(&mut self.buffer) {
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Ok(0) => return Ok(None),
                read => {
                    self.end = read?;
                    self.start = 0;
                }
            }
        }
        Ok(Some(self.buffer[self.start]))
    }

    fn plain_number(&mut self) -> bool {
        let ahead = &self.buffer[self.start..self.end];
        if ahead.len() < 9 || !is_whitespace(ahead[0]) {
            return false;
        }
        let (mut number, mut length) = (0, 0);
        while length < 8 && ahead[1 + length].is_ascii_digit() {
            number = 10 * number + u64::from(ahead[1 + length] - b'0');
            length += 1;
        }
        if length == 0 || length == 8 || !is_whitespace(ahead[1 + length]) {
            return false;
        }
        self.word[..7].copy_from_slice(&ahead[1..8]);
        self.length = length;
        self.number = Some(number);
        self.start += 1 + length;
        true
    }

    fn refused(&mut self, fault: &'static str) -> Error {
        self.fault = fault;
        Error(None)
    }
}

fn is_whitespace(byte: u8) -> bool {
    matches!(byte, b'\t'..=b'\r' | b' ')
}

// search

#[derive(Clone, Debug, PartialEq, Eq)]
enum Answer {
    Moves(Vec<Move>),
    TooLong,
    Unsolvable,
}

// input

impl<I: Read> Words<I> {
    fn tiles(&mut self, cells: usize, blank: &str) -> Result<Vec<usize>, Error> {
        let (mut tiles, mut seen) = (Vec::new(), vec![false; cells]);
        while tiles.len() < cells {
            let tile = self.tile(blank, cells)? as usize;
            if mem::replace(&mut seen[tile], true) {
                return Err(self.refused("appears twice"));
            }
            tiles.push(tile);
        }
        Ok(tiles)
    }

    fn tile(&mut self, blank: &str, cells: usize) -> Result<u64, Error> {
        self.next()?;
        match self.number {
            Some(0) if blank == "0" => Ok(0),
            Some(tile) if 0 < tile && tile < cells as u64 => Ok(tile),
            None if self.word[..self.length] == *blank.as_bytes() => Ok(0),
            _ => Err(self.refused("is not a tile")),
        }
    }
}

// output

fn run(answer: fn(&mut Words<Stdin>, &mut BufWriter<Stdout>) -> Result<(), Error>) {
    let mut words = Words::new(io::stdin());
    let mut output = BufWriter::with_capacity(1 << 16, io::stdout());
    let answered = answer(&mut words, &mut output);
    let flushed = output.flush().map_err(Error::from);
    match answered.and(flushed) {
        Err(Error(Some(error))) if error.kind() == ErrorKind::BrokenPipe => {}
        Err(error) => {
            let _ = write_error(&mut io::stderr(), &words, &error);
            process::exit(1);
        }
        Ok(()) => {}
    }
}

fn write_error<I: Read>(output: &mut impl Write, words: &Words<I>, error: &Error) -> io::Result<()> {
    match &error.0 {
        Some(error) => output.write_all(error.to_string().as_bytes())?,
        None => {
            if words.board > 0 {
                output.write_all(b"board ")?;
                write_number(output, words.board)?;
                output.write_all(b", ")?;
            }
            output.write_all(b"word ")?;
            write_number(output, words.word_number)?;
            output.write_all(b": ")?;
            if words.length > 0 {
                write_quoted(output, &words.word[..words.length])?;
            }
            output.write_all(words.fault.as_bytes())?;
        }
    }
    output.write_all(b"\n")
}

fn write_quoted(output: &mut impl Write, word: &[u8]) -> io::Result<()> {
    output.write_all(b"\"")?;
    for &byte in word {
        output.write_all(&[if byte.is_ascii_graphic() { byte } else { b'?' }])?;
    }
    if word.len() == MAX_WORD {
        output.write_all(b"...")?;
    }
    output.write_all(b"\" ")
}

fn write_number(output: &mut impl Write, number: u64) -> io::Result<()> {
    if number > 9 {
        write_number(output, number / 10)?;
    }
    output.write_all(&[b'0' + (number % 10) as u8])
}
