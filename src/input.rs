//! Reading a judge's input, word by word, as a stream.

use crate::board::Board;
use crate::text::Text;
use std::io::{self, ErrorKind, Read};

/// Why a program ends before its input does: one clause, such as `board 3, word 12: tile 7 appears twice`.
#[derive(Debug)]
pub struct Error(Text);

impl Error {
    /// The clause; nothing when the reader of the output went away, which is no fault.
    pub fn text(&self) -> &[u8] {
        self.0.bytes()
    }
}

impl From<Text> for Error {
    fn from(text: Text) -> Self {
        Error(text)
    }
}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Self {
        let text = Text::new();
        Error::from(if error.kind() == ErrorKind::BrokenPipe { text } else { text.with(error.to_string().as_bytes()) })
    }
}

/// The words of an input, and where each of them stands.
///
/// Words are set apart by any blanks and line ends. Only the word at hand is kept, and of an endless one only its first
/// bytes.
pub struct Words<'a> {
    input: &'a mut dyn Read,
    /// What was read and not yet looked at is `buffer[at..end]`.
    buffer: Vec<u8>,
    at: usize,
    end: usize,
    /// The word read last, or its beginning, is `word[..length]`.
    word: [u8; KEPT],
    length: usize,
    /// What went wrong when the input was read.
    failed: Option<Error>,
    board: u64,
    place: u64,
}

/// So many bytes of a word are kept. One that fills them is neither a tile nor a count of boards.
const KEPT: usize = 19;

impl<'a> Words<'a> {
    /// Reads from the start of an input.
    pub fn new(input: &'a mut dyn Read) -> Self {
        let buffer = vec![0; 1 << 16];
        Words { input, buffer, at: 0, end: 0, word: [0; KEPT], length: 0, failed: None, board: 0, place: 0 }
    }

    /// Whether another word follows.
    ///
    /// # Errors
    /// Those of the input.
    pub fn more(&mut self) -> Result<bool, Error> {
        self.pass(true)?;
        Ok(self.at < self.end)
    }

    /// Reads how many boards follow.
    ///
    /// # Errors
    /// When the word is no number, or the input ends.
    pub fn count(&mut self) -> Result<u64, Error> {
        self.next()?;
        match self.number() {
            Some(count) => Ok(count),
            None => Err(Error::from(self.quoted().with(b" is not a number of boards"))),
        }
    }

    /// Reads a board, a word a tile; `blank` is the word for the blank.
    ///
    /// # Errors
    /// At the first word that is not a tile of the board, or was there before, or is missing.
    // Inlined, since a function would return a board in the place of the error's pointer, and the bundler's C on a
    // machine of 32 bits would cut it to half.
    #[inline(always)]
    pub fn board<const R: usize, const C: usize>(&mut self, blank: &str) -> Result<Board<R, C>, Error> {
        self.board += 1;
        self.place = 0;
        let (mut tiles, mut seen) = (0, 0);
        for cell in 0..Board::<R, C>::CELLS {
            self.next()?;
            tiles |= self.new_tile(blank, R * C, &mut seen)? << (4 * cell);
        }
        Ok(Board(tiles))
    }

    /// Reads the side of a square board and its tiles, a word each; `blank` is the word for the blank. O(cells^2).
    ///
    /// # Errors
    /// When the first word is no side from `least` to `most`, and those of `tiles`.
    pub fn square(&mut self, least: u64, most: u64, blank: &str) -> Result<(usize, Vec<u8>), Error> {
        self.board += 1;
        self.place = 0;
        self.next()?;
        match self.number().filter(|&side| least <= side && side <= most) {
            Some(side) => Ok((side as usize, self.rest((side * side) as usize, blank)?)),
            None => {
                let what = self.quoted().with(b" is no side of ").with_number(least);
                Err(Error::from(what.with(b" to ").with_number(most)))
            }
        }
    }

    /// Reads the tiles of a board of up to 256 cells, a word each, 0 for the blank; `blank` is the word for it.
    /// O(cells^2).
    ///
    /// # Errors
    /// At the first word that is not a tile of the board, or was there before, or is missing.
    pub fn tiles(&mut self, cells: usize, blank: &str) -> Result<Vec<u8>, Error> {
        self.board += 1;
        self.place = 0;
        self.rest(cells, blank)
    }

    fn rest(&mut self, cells: usize, blank: &str) -> Result<Vec<u8>, Error> {
        let mut tiles = Vec::with_capacity(cells);
        while tiles.len() < cells {
            self.next()?;
            let tile = self.tile(blank, cells)?;
            if tiles.contains(&(tile as u8)) {
                return Err(self.twice(tile));
            }
            tiles.push(tile as u8);
        }
        Ok(tiles)
    }

    /// Reads a board, a character a tile, in one word or several; `blank` is the character for the blank.
    ///
    /// # Errors
    /// At the first character that is not a tile of the board, or was there before, or at a word that is missing or
    /// goes on behind the board.
    // Inlined as `board` is.
    #[inline(always)]
    pub fn board_of_characters<const R: usize, const C: usize>(&mut self, blank: &str) -> Result<Board<R, C>, Error> {
        self.board += 1;
        self.place = 0;
        let (mut tiles, mut seen, mut cell) = (0, 0, 0);
        while cell < R * C {
            self.next()?;
            let (word, length) = (self.word, self.length);
            if cell + length > Board::<R, C>::CELLS {
                return Err(Error::from(self.quoted().with(b" has more characters than the board has cells left")));
            }
            for &character in &word[..length] {
                self.word[0] = character;
                self.length = 1;
                tiles |= self.new_tile(blank, R * C, &mut seen)? << (4 * cell);
                cell += 1;
            }
        }
        Ok(Board(tiles))
    }

    /// The tile that the word names, 0 for the blank; `seen` has a bit for each tile before it.
    fn new_tile(&self, blank: &str, cells: usize, seen: &mut u32) -> Result<u64, Error> {
        let tile = self.tile(blank, cells)?;
        if *seen >> tile & 1 == 1 {
            return Err(self.twice(tile));
        }
        *seen |= 1 << tile;
        Ok(tile)
    }

    /// The tile that the word names, 0 for the blank.
    fn tile(&self, blank: &str, cells: usize) -> Result<u64, Error> {
        match self.number() {
            Some(0) if blank == "0" => Ok(0),
            Some(tile) if 0 < tile && tile < cells as u64 => Ok(tile),
            None if self.word[..self.length] == *blank.as_bytes() => Ok(0),
            _ => {
                let what = self.quoted().with(b" is none of 1 to ").with_number(cells as u64 - 1);
                Err(Error::from(what.with(b", nor ").with(blank.as_bytes()).with(b" for the blank")))
            }
        }
    }

    /// Reads the next word.
    fn next(&mut self) -> Result<(), Error> {
        self.place += 1;
        if !self.more()? {
            return Err(Error::from(self.here().with(b"the input ends here")));
        }
        self.pass(false)
    }

    /// Passes the blanks that stand next, or keeps the word that stands next.
    fn pass(&mut self, blanks: bool) -> Result<(), Error> {
        self.length = 0;
        while let Some(byte) = self.peek().filter(|byte| byte.is_ascii_whitespace() == blanks) {
            self.at += 1;
            if self.length < KEPT {
                self.word[self.length] = byte;
                self.length += 1;
            }
        }
        match self.failed.take() {
            None => Ok(()),
            Some(error) => Err(error),
        }
    }

    /// The next byte, or `None` at the end or when reading failed.
    #[inline(always)]
    fn peek(&mut self) -> Option<u8> {
        if self.at == self.end {
            self.fill();
        }
        self.buffer[..self.end].get(self.at).copied()
    }

    fn fill(&mut self) {
        self.at = 0;
        self.end = 0;
        loop {
            match self.input.read(&mut self.buffer) {
                Ok(length) => self.end = length,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => self.failed = Some(Error::from(error)),
            }
            return;
        }
    }

    /// The word as a number, if it is one.
    fn number(&self) -> Option<u64> {
        let mut number = 0;
        for byte in &self.word[..self.length] {
            let digit = byte.wrapping_sub(b'0');
            if digit > 9 {
                return None;
            }
            number = 10 * number + u64::from(digit);
        }
        Some(number).filter(|_| self.length < KEPT)
    }

    fn twice(&self, tile: u64) -> Error {
        let tile = match tile {
            0 => self.here().with(b"the blank"),
            tile => self.here().with(b"tile ").with_number(tile),
        };
        Error::from(tile.with(b" appears twice"))
    }

    /// The place and the word between quotation marks, with dots for what was not kept.
    fn quoted(&self) -> Text {
        let dots: &[u8] = if self.length == KEPT { b"..." } else { b"" };
        self.here().with_quoted(&self.word[..self.length]).with(dots)
    }

    /// The place of the word read last: how an error begins.
    fn here(&self) -> Text {
        let text = Text::new();
        let text = if self.board == 0 { text } else { text.with(b"board ").with_number(self.board).with(b", ") };
        text.with(b"word ").with_number(self.place).with(b": ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Gives at most so many bytes at a time.
    struct Drops<'a>(&'a [u8], usize);

    impl Read for Drops<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let most = buffer.len().min(self.1);
            self.0.read(&mut buffer[..most])
        }
    }

    /// Reads a count and so many boards of 2 x 2; drops put the end of a buffer into every word and every gap.
    fn read(input: &[u8]) -> Result<Vec<Board<2, 2>>, String> {
        let read = |most| -> Result<Vec<_>, Error> {
            let mut input = Drops(input, most);
            let mut words = Words::new(&mut input);
            let count = words.count()?;
            (0..count).map(|_| words.board("0")).collect()
        };
        let results: Vec<_> = [1, 2, 3, 100_000].iter().map(|&most| read(most)).collect();
        let mut results = results.into_iter().map(|result| result.map_err(|error| clause(&error)));
        let first = results.next().unwrap();
        assert!(results.all(|other| other == first));
        first
    }

    fn clause(error: &Error) -> String {
        String::from_utf8(error.text().to_vec()).unwrap()
    }

    fn refused(input: &[u8]) -> String {
        read(input).unwrap_err()
    }

    #[test]
    fn blanks_and_line_ends_of_any_kind_set_words_apart() {
        let board = Board::new(&[1, 2, 3, 0]);
        assert_eq!(read(b"1\n1 2\n3 0\n"), Ok(vec![board]));
        assert_eq!(read(b"\r\n\t 02 \r\n\r\n1\t2 3 00\x0C1\n\n2\n3\n0"), Ok(vec![board, board]));
        assert_eq!(read(b"0"), Ok(vec![]));
        assert_eq!(read(b"1 1 2 3 0 and what follows \xFF"), Ok(vec![board]));
    }

    #[test]
    fn a_bad_word_is_named_with_its_place() {
        assert_eq!(refused(b""), "word 1: the input ends here");
        assert_eq!(refused(b" \n "), "word 1: the input ends here");
        assert_eq!(refused(b"many"), "word 1: \"many\" is not a number of boards");
        assert_eq!(refused(b"-1"), "word 1: \"-1\" is not a number of boards");
        assert_eq!(refused(b"1 1 2 3"), "board 1, word 4: the input ends here");
        assert_eq!(refused(b"2 1 2 3 0"), "board 2, word 1: the input ends here");
        assert_eq!(refused(b"2 1 2 3 0 1 2 2 0"), "board 2, word 3: tile 2 appears twice");
        assert_eq!(refused(b"1 1 0 2 0"), "board 1, word 4: the blank appears twice");
        assert_eq!(refused(b"1 1 2 4 0"), "board 1, word 3: \"4\" is none of 1 to 3, nor 0 for the blank");
        assert_eq!(refused(b"1 1 2 x 0"), "board 1, word 3: \"x\" is none of 1 to 3, nor 0 for the blank");
        assert_eq!(refused(b"1 1 +2 3 0"), "board 1, word 2: \"+2\" is none of 1 to 3, nor 0 for the blank");
        assert_eq!(refused(b"1 1 2.5 3 0"), "board 1, word 2: \"2.5\" is none of 1 to 3, nor 0 for the blank");
        let escaped = |word| format!("board 1, word 1: \"{}\" is none of 1 to 3, nor 0 for the blank", word);
        assert_eq!(refused(b"1 \xFF\xFE 2 3 0"), escaped("\\xff\\xfe"));
        assert_eq!(refused(b"1 \x001 2 3 0"), escaped("\\x001"));
    }

    #[test]
    fn a_square_begins_with_its_side() {
        let read = |mut input: &[u8]| -> Result<_, Error> {
            let mut words = Words::new(&mut input);
            Ok((words.square(2, 10, "0")?, words.tiles(6, "x")?))
        };
        let squared = (2, vec![3, 1, 2, 0]);
        assert_eq!(read(b"2\n3 1\n2 0\n5 4 3 2 x 1").unwrap(), (squared, vec![5, 4, 3, 2, 0, 1]));
        let refused = |input| clause(&read(input).unwrap_err());
        assert_eq!(refused(b""), "board 1, word 1: the input ends here");
        assert_eq!(refused(b"1 0"), "board 1, word 1: \"1\" is no side of 2 to 10");
        assert_eq!(refused(b"11 0"), "board 1, word 1: \"11\" is no side of 2 to 10");
        assert_eq!(refused(b"two 0"), "board 1, word 1: \"two\" is no side of 2 to 10");
        assert_eq!(refused(b"2 3 1 2"), "board 1, word 5: the input ends here");
        assert_eq!(refused(b"10 99 98 99"), "board 1, word 4: tile 99 appears twice");
        assert_eq!(refused(b"10 99 100"), "board 1, word 3: \"100\" is none of 1 to 99, nor 0 for the blank");
        assert_eq!(refused(b"2 3 1 2 0 1 2 3 x 5 x"), "board 2, word 6: the blank appears twice");
    }

    #[test]
    fn an_endless_word_is_refused_and_not_kept() {
        let expected = "board 1, word 1: \"0000000000000000000\"... is none of 1 to 3, nor 0 for the blank";
        assert_eq!(refused(&[b"1 ".to_vec(), vec![b'0'; 100_000]].concat()), expected);
        assert_eq!(refused(b"9999999999999999999"), "word 1: \"9999999999999999999\"... is not a number of boards");
        assert_eq!(refused(b"999999999999999999"), "board 1, word 1: the input ends here");
    }

    #[test]
    fn a_read_that_was_interrupted_is_tried_again() {
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
    fn a_read_that_fails_is_told_and_the_word_before_is_not_taken() {
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
            let mut input = Broken(input, kind);
            let mut words = Words::new(&mut input);
            clause(&words.count().and_then(|_| words.count()).unwrap_err())
        };
        let timed_out = io::Error::from(ErrorKind::TimedOut).to_string();
        assert_eq!(failed(b"12 1", ErrorKind::TimedOut), timed_out);
        assert_eq!(failed(b"12 ", ErrorKind::TimedOut), timed_out);
        assert_eq!(failed(b"x", ErrorKind::TimedOut), timed_out);
        assert_eq!(failed(b"", ErrorKind::BrokenPipe), "");
    }

    #[test]
    fn the_blank_has_its_own_word() {
        let board = |input: &str| Words::new(&mut input.as_bytes()).board::<2, 2>("x").map_err(|error| clause(&error));
        assert_eq!(board("1 x 3 2"), Ok(Board::new(&[1, 0, 3, 2])));
        assert_eq!(board("1 0 3 2"), Err("board 1, word 2: \"0\" is none of 1 to 3, nor x for the blank".to_string()));
        assert_eq!(board("1 X 3 2"), Err("board 1, word 2: \"X\" is none of 1 to 3, nor x for the blank".to_string()));
    }

    #[test]
    fn characters_stand_in_one_word_or_several() {
        let board = |input: &str| {
            let mut input = input.as_bytes();
            Words::new(&mut input).board_of_characters::<2, 2>("#").map_err(|error| clause(&error))
        };
        let refused = |input: &str| board(input).unwrap_err();
        for input in ["1#32", " 1#\r\n32", "1\t#32\n", "1 # 3 2 4"] {
            assert_eq!(board(input), Ok(Board::new(&[1, 0, 3, 2])));
        }
        assert_eq!(refused(""), "board 1, word 1: the input ends here");
        assert_eq!(refused("1#3"), "board 1, word 2: the input ends here");
        assert_eq!(refused("1#42"), "board 1, word 1: \"4\" is none of 1 to 3, nor # for the blank");
        assert_eq!(refused("1# 02"), "board 1, word 2: \"0\" is none of 1 to 3, nor # for the blank");
        assert_eq!(refused("1# 12"), "board 1, word 2: tile 1 appears twice");
        assert_eq!(refused("1##2"), "board 1, word 1: the blank appears twice");
        assert_eq!(refused("1# 321"), "board 1, word 2: \"321\" has more characters than the board has cells left");
        let endless = "board 1, word 1: \"1111111111111111111\"... has more characters than the board has cells left";
        assert_eq!(refused(&"1".repeat(100_000)), endless);
    }

    #[test]
    fn more_looks_past_blanks_only() {
        let mut input = &b" \n 7 \n"[..];
        let mut words = Words::new(&mut input);
        assert!(words.more().unwrap() && words.more().unwrap());
        assert_eq!(words.count().unwrap(), 7);
        assert!(!words.more().unwrap());
    }
}
