// Codeforces 645A, Amity Assessment: slidekit 0.1.0, CC0-1.0, rustc 1.95.0: cargo run --release --bin bundle -- codeforces645a
use std::io::{self, BufWriter, ErrorKind, Read, Stdin, Stdout, Write};
use std::process;

fn main() {
    run(|words, output| {
        let board: Board<2, 2> = words.board_of_characters("XABC")?;
        let goal = words.board_of_characters("XABC")?;
        write_whether(output, solvable(board, goal), "YES", "NO")
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

    #[inline(always)]
    fn tile(self, cell: usize) -> usize {
        (self.0 >> (4 * cell)) as usize & 15
    }

    fn cell(self, tile: usize) -> usize {
        let mut cell = 0;
        while self.tile(cell) != tile {
            cell += 1;
            assert!(cell < Self::CELLS, "the board has no tile {}", tile);
        }
        cell
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

// parity

fn solvable<const R: usize, const C: usize>(board: Board<R, C>, goal: Board<R, C>) -> bool {
    odd(board) == odd(goal)
}

fn odd<const R: usize, const C: usize>(board: Board<R, C>) -> bool {
    let blank = board.cell(0);
    let mut odd = (blank / C + blank % C) % 2 == 1;
    for cell in 0..R * C {
        for before in 0..cell {
            odd ^= board.tile(before) > board.tile(cell);
        }
    }
    odd
}

// input

impl<I: Read> Words<I> {
    // Inlined for the same reason as `board`.
    #[inline(always)]
    fn board_of_characters<const R: usize, const C: usize>(&mut self, names: &str) -> Result<Board<R, C>, Error> {
        assert!(names.len() == R * C, "{} names for {} tiles", names.len(), R * C);
        self.begin_board();
        let (cells, mut tiles, mut seen, mut cell) = (Board::<R, C>::CELLS, 0, 0, 0);
        while cell < cells {
            self.next()?;
            let (word, length) = (self.word, self.length);
            if cell + length > cells {
                return Err(self.refused("has more characters than the board has cells left"));
            }
            for &character in &word[..length] {
                self.word[0] = character;
                self.length = 1;
                let tile = names.bytes().position(|name| name == character);
                let tile = tile.ok_or_else(|| self.refused("is not a tile"))?;
                tiles |= self.unseen(tile as u64, &mut seen)? << (4 * cell);
                cell += 1;
            }
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
