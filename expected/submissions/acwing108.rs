// AcWing 108, 奇数码问题: slidekit 0.1.0, CC0-1.0, rustc 1.95.0: cargo run --release --bin bundle -- acwing108
use std::io::{self, BufWriter, ErrorKind, Read, Stdin, Stdout, Write};
use std::mem::replace;
use std::process;

fn main() {
    run(|words, output| {
        while words.more()? {
            words.begin_board();
            let side = words.within(1, 499, "is not an allowed side")?;
            let half_of_board = half(side, words.many_tiles(side * side, "0")?);
            words.begin_board();
            let half_of_goal = half(side, words.many_tiles(side * side, "0")?);
            write_whether(output, half_of_board == half_of_goal, "TAK", "NIE")?;
        }
        Ok(())
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
    board: u64,
    word_number: u64,
    fault: &'static str,
}

const MAX_WORD: usize = 19;

const MAX_WHITESPACE: usize = 1 << 24;
const TOO_MUCH_WHITESPACE: &str = "16 MB of whitespace";

impl<I: Read> Words<I> {
    fn new(input: I) -> Self {
        let buffer = vec![0; 1 << 16];
        Words { input, buffer, start: 0, end: 0, word: [0; MAX_WORD], length: 0, board: 0, word_number: 0, fault: "" }
    }

    fn more(&mut self) -> Result<bool, Error> {
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
        self.board += 1;
        self.word_number = 0;
    }

    fn within(&mut self, least: u64, most: u64, fault: &'static str) -> Result<usize, Error> {
        self.next()?;
        let number = self.number().filter(|&number| least <= number && number <= most);
        Ok(number.ok_or_else(|| self.refused(fault))? as usize)
    }

    fn next(&mut self) -> Result<(), Error> {
        self.word_number += 1;
        self.length = 0;
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
            self.word[self.length] = byte;
            self.length += usize::from(!is_space);
            self.start += 1;
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

    fn number(&self) -> Option<u64> {
        let mut number = 0;
        for byte in &self.word[..self.length] {
            let digit = byte.wrapping_sub(b'0');
            if digit > 9 {
                return None;
            }
            number = 10 * number + u64::from(digit);
        }
        Some(number).filter(|_| self.length < MAX_WORD)
    }

    fn plain_number(&mut self, is_wanted: impl FnOnce(u64) -> bool) -> Option<u64> {
        let ahead = &self.buffer[self.start..self.end];
        let (mut number, mut length) = (0, 1);
        while length < 9 && ahead.get(length)?.is_ascii_digit() {
            number = 10 * number + u64::from(ahead[length] - b'0');
            length += 1;
        }
        let is_plain = is_whitespace(ahead[0]) && 1 < length && length < 9 && is_whitespace(ahead[length]);
        if !is_plain || !is_wanted(number) {
            return None;
        }
        self.start += length;
        self.word_number += 1;
        Some(number)
    }

    fn refused(&mut self, fault: &'static str) -> Error {
        self.fault = fault;
        Error(None)
    }
}

fn is_whitespace(byte: u8) -> bool {
    matches!(byte, b'\t'..=b'\r' | b' ')
}

// input

impl<I: Read> Words<I> {
    fn many_tiles(&mut self, cells: usize, blank: &str) -> Result<Vec<u32>, Error> {
        let (mut tiles, mut seen) = (Vec::with_capacity(cells), vec![0_u32; cells / 32 + 1]);
        while tiles.len() < cells {
            let is_new =
                |tile: u64| tile < cells as u64 && tile > 0 && seen[tile as usize / 32] >> (tile % 32) & 1 == 0;
            let tile = match self.plain_number(is_new) {
                Some(tile) => tile,
                None => {
                    self.next()?;
                    self.tile(blank, cells)?
                }
            };
            self.unseen(tile % 32, &mut seen[tile as usize / 32])?;
            tiles.push(tile as u32);
        }
        Ok(tiles)
    }

    fn unseen(&mut self, tile: u64, seen: &mut u32) -> Result<u64, Error> {
        if *seen >> tile & 1 == 1 {
            return Err(self.refused("appears twice"));
        }
        *seen |= 1 << tile;
        Ok(tile)
    }

    fn tile(&mut self, blank: &str, cells: usize) -> Result<u64, Error> {
        match self.number() {
            Some(0) if blank == "0" => Ok(0),
            Some(tile) if 0 < tile && tile < cells as u64 => Ok(tile),
            None if self.word[..self.length] == *blank.as_bytes() => Ok(0),
            _ => Err(self.refused("is not a tile")),
        }
    }
}

// parity

fn half(columns: usize, mut tiles: Vec<u32>) -> bool {
    let blank = tiles.iter().take_while(|&&tile| tile > 0).count();
    let mut odd = (blank / columns + blank % columns) % 2 == 1;
    // Each cycle of the permutation takes one exchange less than it has cells.
    for cell in 0..tiles.len() {
        let mut next = replace(&mut tiles[cell], cell as u32) as usize;
        while next != cell {
            next = replace(&mut tiles[next], next as u32) as usize;
            odd = !odd;
        }
    }
    odd
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
