// POJ 2893, M x N Puzzle: slidekit 0.1.0, CC0-1.0, rustc 1.95.0: cargo run --release --bin bundle -- poj2893
use std::io::{self, BufWriter, ErrorKind, Read, Stdin, Stdout, Write};
use std::mem::{self, replace};
use std::process;

fn main() {
    run(|words, output| loop {
        let (columns, tiles) = words.rectangle(0, 999, "0")?;
        if tiles.is_empty() {
            return Ok(());
        }
        write_whether(output, solvable_rectangle(columns, &tiles), "YES", "NO")?;
    });
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

// parity

fn solvable_rectangle(columns: usize, tiles: &[usize]) -> bool {
    let cells = tiles.len();
    let class_of_board = parity_class(columns, tiles.to_vec());
    if columns == 1 || columns == cells {
        return tiles.iter().filter(|&&tile| tile > 0).copied().eq(1..cells);
    }
    class_of_board == class_of_goal(columns, cells)
}

fn class_of_goal(columns: usize, cells: usize) -> bool {
    (cells + cells / columns + columns) % 2 == 0
}

fn parity_class(columns: usize, mut tiles: Vec<usize>) -> bool {
    check(columns, &tiles);
    let blank = tiles.iter().take_while(|&&tile| tile > 0).count();
    let mut odd = (blank / columns + blank % columns) % 2 == 1;
    for cell in 0..tiles.len() {
        while tiles[cell] != cell {
            let tile = tiles[cell];
            tiles.swap(cell, tile);
            odd = !odd;
        }
    }
    odd
}

fn check(columns: usize, tiles: &[usize]) {
    let (cells, mut seen) = (tiles.len(), vec![false; tiles.len()]);
    assert!(cells > 0 && columns > 0 && cells % columns == 0, "{} tiles do not fill rows of {}", cells, columns);
    for &tile in tiles {
        assert!(tile < cells && !replace(&mut seen[tile], true), "tile {} is not on the board or appears twice", tile);
    }
}

// input

const NO_SIDE: &str = "is not an allowed side";

impl<I: Read> Words<I> {
    fn rectangle(&mut self, least: u64, most: u64, blank: &str) -> Result<(usize, Vec<usize>), Error> {
        self.begin_board();
        let (rows, columns) = (self.within(least, most, NO_SIDE)?, self.within(least, most, NO_SIDE)?);
        if (rows == 0) != (columns == 0) {
            return Err(self.refused(NO_SIDE));
        }
        Ok((columns, self.tiles(rows * columns, blank)?))
    }

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

fn write_whether(output: &mut impl Write, is_so: bool, yes: &str, no: &str) -> Result<(), Error> {
    output.write_all(if is_so { yes } else { no }.as_bytes())?;
    Ok(output.write_all(b"\n")?)
}
