//! A judge's input as a stream of words.

use crate::board::Board;
use std::io::{self, ErrorKind, Read};
use std::mem;

/// An error of the input or output. `None`: a word was refused; its [`Words`] holds the word and the reason.
#[derive(Debug)]
pub struct Error(pub Option<io::Error>);

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Self {
        Error(Some(error))
    }
}

/// A reader of words, which are separated by ASCII whitespace of any kind.
///
/// Memory does not grow with the input, and no input is read for ever: an endless word is refused after its first 19 bytes,
/// endless whitespace after 16 MB (16,777,216 bytes). The bytes that [`more`](Self::more) skips count as whitespace there.
pub struct Words<I> {
    input: I,
    /// The bytes read but not yet used are `buffer[start..end]`.
    buffer: Vec<u8>,
    start: usize,
    end: usize,
    /// The last word, or its first bytes, is `word[..length]`.
    pub(crate) word: [u8; MAX_WORD],
    pub(crate) length: usize,
    /// The number of the current board, from 1; 0 before the first.
    pub(crate) board: u64,
    /// The number of the last word on its board, from 1.
    pub(crate) word_number: u64,
    /// What is wrong with the last word, as the end of a clause.
    pub(crate) fault: &'static str,
}

/// The most bytes kept of a word. A word that fills them is neither a tile nor a number of boards.
pub(crate) const MAX_WORD: usize = 19;

/// The most bytes that are read for a word, with the whitespace before it. No judge's input has as much in a row.
const MAX_WHITESPACE: usize = 1 << 24;

/// What is said when they are read.
const TOO_MUCH_WHITESPACE: &str = "16 MB of whitespace";

impl<I: Read> Words<I> {
    /// Creates a reader at the start of an input.
    pub fn new(input: I) -> Self {
        let buffer = vec![0; 1 << 16];
        Words { input, buffer, start: 0, end: 0, word: [0; MAX_WORD], length: 0, board: 0, word_number: 0, fault: "" }
    }

    /// Whether another board follows. NUL and Ctrl-Z bytes at the end of the input are not a board.
    ///
    /// # Errors
    /// If reading the input fails, more follows after such a byte, or 16 MB of these bytes and of whitespace follow.
    pub fn more(&mut self) -> Result<bool, Error> {
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

    /// Reads a number of boards.
    ///
    /// # Errors
    /// If the next word is not a number, or the input ends.
    pub fn count(&mut self) -> Result<u64, Error> {
        self.next()?;
        self.number().ok_or_else(|| self.refused("is not a number of boards"))
    }

    /// Begins a board: its words are counted from here. A goal that is given is a board of its own.
    pub fn begin_board(&mut self) {
        self.board += 1;
        self.word_number = 0;
    }

    /// Reads a board with one word for each tile; `blank` is the word for the blank.
    ///
    /// # Errors
    /// If a word is not a tile of the board, or repeats one, or the input ends.
    // Inlined: a function would return either a board or the pointer of an error in one value, and the bundler's C would
    // cut that to a pointer of 32 bits.
    #[inline(always)]
    pub fn board<const R: usize, const C: usize>(&mut self, blank: &str) -> Result<Board<R, C>, Error> {
        self.begin_board();
        let (cells, mut tiles, mut seen) = (Board::<R, C>::CELLS, 0, 0);
        for cell in 0..cells {
            self.next()?;
            let tile = self.tile(blank, cells)?;
            tiles |= self.unseen(tile, &mut seen)? << (4 * cell);
        }
        Ok(Board(tiles))
    }

    /// Reads the side of a square board and then its tiles, as [`tiles`](Self::tiles) does. O(cells).
    ///
    /// # Errors
    /// If the first word is not a side from `least` to `most`, and as [`tiles`](Self::tiles).
    pub fn square(&mut self, least: u64, most: u64, blank: &str) -> Result<(usize, Vec<usize>), Error> {
        self.begin_board();
        let side = self.side(least, most)?;
        Ok((side, self.tiles(side * side, blank)?))
    }

    /// Reads the number of rows of a board, that of its columns, and then its tiles, as [`tiles`](Self::tiles) does. Returns
    /// the columns and the tiles. O(cells).
    ///
    /// # Errors
    /// If the first two words are not sides from `least` to `most`, or only one of them is 0, and as [`tiles`](Self::tiles).
    pub fn rectangle(&mut self, least: u64, most: u64, blank: &str) -> Result<(usize, Vec<usize>), Error> {
        self.begin_board();
        let (rows, columns) = (self.side(least, most)?, self.side(least, most)?);
        if (rows == 0) != (columns == 0) {
            return Err(self.refused("is not an allowed side"));
        }
        Ok((columns, self.tiles(rows * columns, blank)?))
    }

    /// Reads the tiles of a board that has begun, with 0 for the blank; `blank` is the word for it. O(cells).
    ///
    /// # Errors
    /// If a word is not a tile of the board, or repeats one, or the input ends.
    pub fn tiles(&mut self, cells: usize, blank: &str) -> Result<Vec<usize>, Error> {
        let (mut tiles, mut seen) = (Vec::new(), vec![false; cells]);
        while tiles.len() < cells {
            self.next()?;
            let tile = self.tile(blank, cells)? as usize;
            if mem::replace(&mut seen[tile], true) {
                return Err(self.refused("appears twice"));
            }
            tiles.push(tile);
        }
        Ok(tiles)
    }

    fn side(&mut self, least: u64, most: u64) -> Result<usize, Error> {
        self.within(least, most, "is not an allowed side")
    }

    /// Reads a number from `least` to `most`; `fault` is the message for any other word.
    ///
    /// # Errors
    /// If the next word is not such a number, or the input ends.
    pub fn within(&mut self, least: u64, most: u64, fault: &'static str) -> Result<usize, Error> {
        self.next()?;
        let number = self.number().filter(|&number| least <= number && number <= most);
        Ok(number.ok_or_else(|| self.refused(fault))? as usize)
    }

    /// Reads this word; `fault` is the message for any other word.
    ///
    /// # Errors
    /// If the next word is another one, or the input ends.
    pub fn keyword(&mut self, keyword: &str, fault: &'static str) -> Result<(), Error> {
        self.next()?;
        match self.word[..self.length] == *keyword.as_bytes() {
            true => Ok(()),
            false => Err(self.refused(fault)),
        }
    }

    /// Reads a board with one byte for each tile, in one word or several; `names` are the bytes for the blank and for each
    /// tile.
    ///
    /// # Errors
    /// If a byte is not a tile of the board, or repeats one, or a word is longer than the rest of the board, or the input
    /// ends.
    // Inlined for the same reason as `board`.
    #[inline(always)]
    pub fn board_of_characters<const R: usize, const C: usize>(&mut self, names: &str) -> Result<Board<R, C>, Error> {
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
                let tile = match names.bytes().position(|name| name == character) {
                    Some(tile) => tile as u64,
                    None => return Err(self.refused("is not a tile")),
                };
                tiles |= self.unseen(tile, &mut seen)? << (4 * cell);
                cell += 1;
            }
        }
        Ok(Board(tiles))
    }

    /// Adds the tile of the last word to `seen`, a bit for each tile.
    fn unseen(&mut self, tile: u64, seen: &mut u32) -> Result<u64, Error> {
        if *seen >> tile & 1 == 1 {
            return Err(self.refused("appears twice"));
        }
        *seen |= 1 << tile;
        Ok(tile)
    }

    /// The last word as a tile; 0 for the blank.
    fn tile(&mut self, blank: &str, cells: usize) -> Result<u64, Error> {
        match self.number() {
            Some(0) if blank == "0" => Ok(0),
            Some(tile) if 0 < tile && tile < cells as u64 => Ok(tile),
            None if self.word[..self.length] == *blank.as_bytes() => Ok(0),
            _ => Err(self.refused("is not a tile")),
        }
    }

    /// Reads the next word, or as much of it as is kept.
    fn next(&mut self) -> Result<(), Error> {
        self.word_number += 1;
        self.length = 0;
        for _ in 0..MAX_WHITESPACE {
            let byte = match self.peek()? {
                Some(byte) => byte,
                None if self.length > 0 => return Ok(()),
                None => return Err(self.refused("the input ends here")),
            };
            let is_blank = is_whitespace(byte);
            if self.length == MAX_WORD || is_blank && self.length > 0 {
                return Ok(());
            }
            self.word[self.length] = byte;
            self.length += usize::from(!is_blank);
            self.start += 1;
        }
        self.length = 0;
        Err(self.refused(TOO_MUCH_WHITESPACE))
    }

    /// The next byte, or `None` at the end of the input.
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

    /// The last word as a number, if it is one.
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

    fn refused(&mut self, fault: &'static str) -> Error {
        self.fault = fault;
        Error(None)
    }
}

/// Whether a byte is whitespace, as C's `isspace` says.
fn is_whitespace(byte: u8) -> bool {
    matches!(byte, b'\t'..=b'\r' | b' ')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::output::write_error;
    use std::io::{Repeat, Take};

    /// A reader that returns at most this many bytes at a time.
    struct Drops<'a>(&'a [u8], usize);

    impl Read for Drops<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let most = buffer.len().min(self.1);
            self.0.read(&mut buffer[..most])
        }
    }

    /// What a program would say.
    fn clause<I: Read>(words: &Words<I>, error: &Error) -> String {
        let mut clause = Vec::new();
        write_error(&mut clause, words, error).unwrap();
        String::from_utf8(clause).unwrap().trim_end().to_string()
    }

    /// What is read from an input, or what a program would say.
    fn read_by<T>(input: &[u8], read: impl Fn(&mut Words<&[u8]>) -> Result<T, Error>) -> Result<T, String> {
        let mut words = Words::new(input);
        read(&mut words).map_err(|error| clause(&words, &error))
    }

    /// Reads a number of boards and these 2 x 2 boards. Short reads put the end of a buffer into every word and every gap.
    fn read(input: &[u8]) -> Result<Vec<Board<2, 2>>, String> {
        let read = |most| -> Result<Vec<_>, String> {
            let mut words = Words::new(Drops(input, most));
            let boards = words.count().and_then(|count| (0..count).map(|_| words.board("0")).collect());
            boards.map_err(|error| clause(&words, &error))
        };
        let mut results = [1, 2, 3, 100_000].iter().map(|&most| read(most));
        let first = results.next().unwrap();
        assert!(results.all(|other| other == first));
        first
    }

    fn refused(input: &[u8]) -> String {
        read(input).unwrap_err()
    }

    #[test]
    fn whitespace_of_any_kind_separates_words() {
        let board = Board::new(&[1, 2, 3, 0]);
        assert_eq!(read(b"1\n1 2\n3 0\n"), Ok(vec![board]));
        assert_eq!(read(b"\r\n\t 02 \r\n\r\n1\t2\x0B3 00\x0C1\n\n2\n3\n0"), Ok(vec![board, board]));
        assert_eq!(read(b"0"), Ok(vec![]));
        assert_eq!(read(b"1 1 2 3 0 and what follows \xFF"), Ok(vec![board]));
    }

    #[test]
    fn a_bad_word_is_named_with_its_position() {
        assert_eq!(refused(b""), "word 1: the input ends here");
        assert_eq!(refused(b" \n "), "word 1: the input ends here");
        assert_eq!(refused(b"many"), "word 1: \"many\" is not a number of boards");
        assert_eq!(refused(b"-1"), "word 1: \"-1\" is not a number of boards");
        assert_eq!(refused(b"1 1 2 3"), "board 1, word 4: the input ends here");
        assert_eq!(refused(b"2 1 2 3 0"), "board 2, word 1: the input ends here");
        assert_eq!(refused(b"2 1 2 3 0 1 2 2 0"), "board 2, word 3: \"2\" appears twice");
        assert_eq!(refused(b"1 1 0 2 0"), "board 1, word 4: \"0\" appears twice");
        assert_eq!(refused(b"1 1 2 4 0"), "board 1, word 3: \"4\" is not a tile");
        assert_eq!(refused(b"1 1 2 x 0"), "board 1, word 3: \"x\" is not a tile");
        assert_eq!(refused(b": 1 2 3 0"), "word 1: \":\" is not a number of boards");
        assert_eq!(refused(b"/ 1 2 3 0"), "word 1: \"/\" is not a number of boards");
        assert_eq!(refused(b"1 1 +2 3 0"), "board 1, word 2: \"+2\" is not a tile");
        assert_eq!(refused(b"1 1 2.5 3 0"), "board 1, word 2: \"2.5\" is not a tile");
        let escaped = |word| format!("board 1, word 1: \"{}\" is not a tile", word);
        assert_eq!(refused(b"1 \xFF\xFE 2 3 0"), escaped("??"));
        assert_eq!(refused(b"1 \x001 2 3 0"), escaped("?1"));
    }

    #[test]
    fn a_square_begins_with_its_side() {
        let read = |input: &[u8]| {
            read_by(input, |words| {
                let square = words.square(2, 10, "0")?;
                words.begin_board();
                Ok((square, words.tiles(6, "x")?))
            })
        };
        let squared = (2, vec![3, 1, 2, 0]);
        assert_eq!(read(b"2\n3 1\n2 0\n5 4 3 2 x 1").unwrap(), (squared, vec![5, 4, 3, 2, 0, 1]));
        let refused = |input| read(input).unwrap_err();
        assert_eq!(refused(b""), "board 1, word 1: the input ends here");
        assert_eq!(refused(b"1 0"), "board 1, word 1: \"1\" is not an allowed side");
        assert_eq!(refused(b"11 0"), "board 1, word 1: \"11\" is not an allowed side");
        assert_eq!(refused(b"two 0"), "board 1, word 1: \"two\" is not an allowed side");
        assert_eq!(refused(b"2 3 1 2"), "board 1, word 5: the input ends here");
        assert_eq!(refused(b"10 99 98 99"), "board 1, word 4: \"99\" appears twice");
        assert_eq!(refused(b"10 99 100"), "board 1, word 3: \"100\" is not a tile");
        assert_eq!(refused(b"2 3 1 2 0 1 2 3 x 5 x"), "board 2, word 6: \"x\" appears twice");
    }

    #[test]
    fn a_rectangle_begins_with_its_rows_and_columns() {
        let read = |input: &[u8]| read_by(input, |words| words.rectangle(0, 3, "0"));
        assert_eq!(read(b"2 3\n3 1 5\n2 0 4\n"), Ok((3, vec![3, 1, 5, 2, 0, 4])));
        assert_eq!(read(b"3 1 2 1 0"), Ok((1, vec![2, 1, 0])));
        assert_eq!(read(b"0 0"), Ok((0, vec![])));
        let refused = |input| read(input).unwrap_err();
        assert_eq!(refused(b"4 1"), "board 1, word 1: \"4\" is not an allowed side");
        assert_eq!(refused(b"1 x"), "board 1, word 2: \"x\" is not an allowed side");
        assert_eq!(refused(b"0 3"), "board 1, word 2: \"3\" is not an allowed side");
        assert_eq!(refused(b"3 0"), "board 1, word 2: \"0\" is not an allowed side");
        assert_eq!(refused(b"1 3 0 2 2"), "board 1, word 5: \"2\" appears twice");
        assert_eq!(refused(b"1 3 0 2"), "board 1, word 5: the input ends here");
    }

    #[test]
    fn a_keyword_and_a_number_may_stand_before_a_board() {
        let read = |input: &[u8]| {
            read_by(input, |words| {
                words.keyword("START", "is not START")?;
                words.within(3, 10, "is no good number")
            })
        };
        assert_eq!(read(b"START 10 9"), Ok(10));
        let refused = |input| read(input).unwrap_err();
        assert_eq!(refused(b"START"), "word 2: the input ends here");
        assert_eq!(refused(b"STARTS 10"), "word 1: \"STARTS\" is not START");
        assert_eq!(refused(b"STAR 10"), "word 1: \"STAR\" is not START");
        assert_eq!(refused(b"START 11"), "word 2: \"11\" is no good number");
        assert_eq!(refused(b"START 2"), "word 2: \"2\" is no good number");
    }

    #[test]
    fn bytes_0_and_26_end_the_input_if_nothing_follows() {
        let read = |input: &[u8]| {
            let mut words = Words::new(Drops(input, 1));
            let mut boards = 0;
            while words.more().map_err(|error| clause(&words, &error))? {
                words.board::<2, 2>("0").map_err(|error| clause(&words, &error))?;
                boards += 1;
            }
            Ok(boards)
        };
        for end in [&b"\x1A"[..], b" \r\n\x1A\r\n", b"\n\0", b"\n\0\0\x1A \t\0\x0C\n"] {
            assert_eq!(read(end), Ok(0));
            assert_eq!(read(&[b"1 2 3 0\n0 1 2 3\n", end].concat()), Ok(2));
        }
        let refused = |input| -> String { read(input).unwrap_err() };
        assert_eq!(refused(b"1 2 3 0\n\x1A\n1 2 3 0"), "board 2, word 1: \"?\" is not a tile");
        assert_eq!(refused(b"1 2 3 0\n\x001 2 3 0"), "board 2, word 1: \"?\" is not a tile");
        assert_eq!(refused(b"1 2 3 0\n1 2 \x1A"), "board 2, word 3: \"?\" is not a tile");
        assert_eq!(refused(b"1 2 3 0\x1A"), "board 1, word 4: \"0?\" is not a tile");
    }

    #[test]
    fn an_endless_word_is_refused_and_not_kept() {
        let expected = "board 1, word 1: \"0000000000000000000...\" is not a tile";
        assert_eq!(refused(&[b"1 ".to_vec(), vec![b'0'; 100_000]].concat()), expected);
        assert_eq!(refused(b"9999999999999999999"), "word 1: \"9999999999999999999...\" is not a number of boards");
        assert_eq!(refused(b"999999999999999999"), "board 1, word 1: the input ends here");
        let mut endless = Words::new(io::repeat(b'0'));
        let error = endless.board::<2, 2>("0").unwrap_err();
        assert_eq!(clause(&endless, &error), expected);
    }

    #[test]
    fn an_interrupted_read_is_tried_again() {
        struct Interrupted<'a>(&'a [u8], bool);
        impl Read for Interrupted<'_> {
            fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
                self.1 = !self.1;
                if self.1 {
                    self.0.read(&mut buffer[..2])
                } else {
                    Err(ErrorKind::Interrupted.into())
                }
            }
        }
        let mut input = Interrupted(b"1 2 3 0", false);
        assert_eq!(Words::new(&mut input).board("0").unwrap(), Board::<2, 2>::new(&[1, 2, 3, 0]));
    }

    #[test]
    fn a_failed_read_is_reported_and_the_word_before_it_is_not_used() {
        struct Broken<'a>(&'a [u8], ErrorKind);
        impl Read for Broken<'_> {
            fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
                match self.0.read(buffer)? {
                    0 => Err(self.1.into()),
                    length => Ok(length),
                }
            }
        }
        let failed = |input, kind| {
            let mut words = Words::new(Broken(input, kind));
            let error = words.count().and_then(|_| words.count()).unwrap_err();
            clause(&words, &error)
        };
        let timed_out = io::Error::from(ErrorKind::TimedOut).to_string();
        assert_eq!(failed(b"12 1", ErrorKind::TimedOut), timed_out);
        assert_eq!(failed(b"12 ", ErrorKind::TimedOut), timed_out);
        assert_eq!(failed(b"x", ErrorKind::TimedOut), timed_out);
    }

    #[test]
    fn the_blank_has_its_own_word() {
        let board = |input: &str| read_by(input.as_bytes(), |words| words.board::<2, 2>("x"));
        assert_eq!(board("1 x 3 2"), Ok(Board::new(&[1, 0, 3, 2])));
        assert_eq!(board("1 0 3 2"), Err("board 1, word 2: \"0\" is not a tile".to_string()));
        assert_eq!(board("1 X 3 2"), Err("board 1, word 2: \"X\" is not a tile".to_string()));
    }

    #[test]
    fn characters_come_in_one_word_or_several() {
        let board = |input: &str| read_by(input.as_bytes(), |words| words.board_of_characters::<2, 2>("#123"));
        let refused = |input: &str| board(input).unwrap_err();
        for input in ["1#32", " 1#\r\n32", "1\t#32\n", "1 # 3 2 4"] {
            assert_eq!(board(input), Ok(Board::new(&[1, 0, 3, 2])));
        }
        assert_eq!(refused(""), "board 1, word 1: the input ends here");
        assert_eq!(refused("1#3"), "board 1, word 2: the input ends here");
        assert_eq!(refused("1#42"), "board 1, word 1: \"4\" is not a tile");
        assert_eq!(refused("1# 02"), "board 1, word 2: \"0\" is not a tile");
        assert_eq!(refused("1# 12"), "board 1, word 2: \"1\" appears twice");
        assert_eq!(refused("1##2"), "board 1, word 1: \"#\" appears twice");
        assert_eq!(refused("1# 321"), "board 1, word 2: \"321\" has more characters than the board has cells left");
        let endless = "board 1, word 1: \"1111111111111111111...\" has more characters than the board has cells left";
        assert_eq!(refused(&"1".repeat(100_000)), endless);
    }

    #[test]
    fn endless_whitespace_is_refused() {
        let refused = |byte, read: fn(&mut Words<Take<Repeat>>) -> Result<u64, Error>| {
            let mut words = Words::new(io::repeat(byte).take(MAX_WHITESPACE as u64 + 100_000));
            let error = read(&mut words).unwrap_err();
            clause(&words, &error)
        };
        assert_eq!(refused(b' ', |words| words.count()), "word 1: 16 MB of whitespace");
        assert_eq!(refused(b'\n', |words| words.more().map(u64::from)), "board 1, word 1: 16 MB of whitespace");
        assert_eq!(refused(0, |words| words.more().map(u64::from)), "board 1, word 1: \"?\" is not a tile");
        let mut words = Words::new(io::repeat(b' ').take(MAX_WHITESPACE as u64 - 2).chain(&b"7"[..]));
        assert!(words.more().unwrap());
        let mut words = Words::new(io::repeat(b' ').take(MAX_WHITESPACE as u64 - 2).chain(&b"7"[..]));
        assert_eq!(words.count().unwrap(), 7);
    }

    #[test]
    fn more_skips_whitespace_only() {
        let mut input = &b" \n 7 \n"[..];
        let mut words = Words::new(&mut input);
        assert!(words.more().unwrap() && words.more().unwrap());
        assert_eq!(words.count().unwrap(), 7);
        assert!(!words.more().unwrap());
    }
}
