// UVa 10085, The Most Distant State: slidekit 0.1.0, CC0-1.0, rustc 1.95.0: cargo run --release --bin bundle -- uva10085
#![allow(dead_code)]

use std::io::{self, BufWriter, ErrorKind, Read, Stdin, Stdout, Write};
use std::process;

fn main() {
    run(|words, output| {
        let mut paths: [Option<Vec<Move>>; 9] = Default::default();
        for number in 1..=words.count()? {
            let start: Board<3, 3> = words.board("0")?;
            let blank = start.cell(0);
            let path = paths[blank].get_or_insert_with(|| farthest(Board::<3, 3>::in_order(blank)));
            let end = path.iter().fold(start, |board, &mv| board.after(mv).unwrap_or(board));
            output.write_all(b"Puzzle #")?;
            write_number(output, number)?;
            output.write_all(b"\n")?;
            write_board(output, end)?;
            write_moves(output, &Answer::Moves(path.to_vec()), Letters::Upper, "")?;
            output.write_all(b"\n")?;
        }
        Ok(())
    });
}

// board

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Board<const R: usize, const C: usize>(u64);

impl<const R: usize, const C: usize> Board<R, C> {
    const CELLS: usize = {
        require(R >= 2 && C >= 2 && R * C <= 16);
        R * C
    };

    const GOAL: Self = Board(0x0FED_CBA9_8765_4321 & ((1 << (4 * (Self::CELLS - 1))) - 1));

    fn in_order(blank: usize) -> Self {
        assert!(blank < Self::CELLS, "a {} x {} board has no cell {}", R, C, blank);
        let before = (1 << (4 * blank)) - 1;
        Board(Self::GOAL.0 & before | (Self::GOAL.0 & !before) << 4)
    }

    #[inline(always)]
    fn tile(self, cell: usize) -> usize {
        (self.0 >> (4 * cell)) as usize & 15
    }

    fn tiles(self) -> impl Iterator<Item = usize> {
        (0..Self::CELLS).map(move |cell| self.tile(cell))
    }

    fn cell(self, tile: usize) -> usize {
        let mut cell = 0;
        while self.tile(cell) != tile {
            cell += 1;
            assert!(cell < Self::CELLS, "the board has no tile {}", tile);
        }
        cell
    }

    #[inline(always)]
    fn slide(self, tile: usize, from: usize, to: usize) -> Self {
        let tile = tile as u64;
        Board(self.0 ^ tile << (4 * from) ^ tile << (4 * to))
    }

    fn after(self, mv: Move) -> Option<Self> {
        let to = self.cell(0);
        let from = neighbour(R, C, to, mv)?;
        Some(self.slide(self.tile(from), from, to))
    }
}

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

const fn require(holds: bool) {
    [()][!holds as usize]
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

    fn count(&mut self) -> Result<u64, Error> {
        self.next()?;
        self.number.ok_or_else(|| self.refused("is not a number of boards"))
    }

    fn begin_board(&mut self) {
        if self.fault.is_empty() {
            self.board += 1;
            self.word_number = 0;
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
    // Inlined: a function would return either a board or the pointer of an error in one value, and the bundler's C would
    // cut that to a pointer of 32 bits.
    #[inline(always)]
    fn board<const R: usize, const C: usize>(&mut self, blank: &str) -> Result<Board<R, C>, Error> {
        self.begin_board();
        let (cells, mut tiles, mut seen) = (Board::<R, C>::CELLS, 0, 0);
        for cell in 0..cells {
            let tile = self.tile(blank, cells)?;
            tiles |= self.unseen(tile, &mut seen)? << (4 * cell);
        }
        Ok(Board(tiles))
    }

    fn unseen(&mut self, tile: u64, seen: &mut u32) -> Result<u64, Error> {
        if *seen >> tile & 1 == 1 {
            return Err(self.refused("appears twice"));
        }
        *seen |= 1 << tile;
        Ok(tile)
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

#[derive(Clone, Copy, Debug)]
enum Letters {
    Upper,
    Lower = 32,
}

fn write_moves(output: &mut impl Write, answer: &Answer, letters: Letters, no_answer: &str) -> Result<(), Error> {
    match answer {
        Answer::Moves(moves) => {
            for &mv in moves {
                output.write_all(&[b"DLRU"[mv as usize] | letters as u8])?;
            }
        }
        Answer::TooLong | Answer::Unsolvable => output.write_all(no_answer.as_bytes())?,
    }
    Ok(output.write_all(b"\n")?)
}

fn write_board<const R: usize, const C: usize>(output: &mut impl Write, board: Board<R, C>) -> Result<(), Error> {
    for (cell, tile) in board.tiles().enumerate() {
        write_number(output, tile as u64)?;
        output.write_all(if (cell + 1) % C > 0 { b" " } else { b"\n" })?;
    }
    Ok(())
}

// table

#[derive(Clone, Debug)]
struct Table<const R: usize, const C: usize> {
    steps: Vec<u32>,
}

impl<const R: usize, const C: usize> Table<R, C> {
    const BOARDS: usize = {
        require(R * C <= 9);
        factorial(R * C)
    };
}

fn farthest<const R: usize, const C: usize>(start: Board<R, C>) -> Vec<Move> {
    // For each board but the start, at the index of its rank: the move that first led to it.
    let mut last_moves = vec![None; Table::<R, C>::BOARDS];
    let (mut reached, mut expanded) = (vec![start], 0);
    while expanded < reached.len() {
        for mv in [Move::Up, Move::Left, Move::Down, Move::Right] {
            if let Some(board) = reached[expanded].after(mv) {
                let last_move = &mut last_moves[rank(board)];
                if last_move.is_none() && board != start {
                    *last_move = Some(mv);
                    reached.push(board);
                }
            }
        }
        expanded += 1;
    }
    let (mut board, mut moves) = (reached[expanded - 1], vec![]);
    while let Some(mv) = last_moves[rank(board)] {
        moves.insert(0, mv);
        board = board.after(mv.opposite()).unwrap_or(start);
    }
    moves
}

const fn factorial(n: usize) -> usize {
    match n {
        0 => 1,
        _ => n * factorial(n - 1),
    }
}

fn rank<const R: usize, const C: usize>(board: Board<R, C>) -> usize {
    rank_of(R * C, |cell| board.tile(cell))
}

fn rank_of(cells: usize, tile: impl Fn(usize) -> usize) -> usize {
    // For each tile, four bits: how many lesser tiles are still to come.
    let mut lesser = 0xFEDC_BA98_7654_3210_u64;
    (0..cells).fold(0, |rank, cell| {
        let tile = tile(cell);
        let digit = (lesser >> (4 * tile)) as usize & 15;
        // Each greater tile has one lesser tile less to come.
        lesser = lesser.wrapping_sub(0x1111_1111_1111_1110 << (4 * tile));
        rank * (cells - cell) + digit
    })
}
