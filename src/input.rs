//! Reading a judge's input, word by word, as a stream.

use crate::board::Board;
use std::io::{self, Error, ErrorKind, Read};

/// The words of an input, and where each of them stands.
///
/// Words are set apart by any blanks and line ends. An error is one clause with its place, such as
/// `board 3, word 12: tile 7 appears twice`, as an [`io::Error`] of the kind `InvalidData`. Only the word at hand is
/// kept, and of an endless one only its first bytes.
pub struct Words<'a> {
    input: &'a mut dyn Read,
    /// What was read and not yet looked at is `buffer[at..end]`.
    buffer: Vec<u8>,
    at: usize,
    end: usize,
    word: Vec<u8>,
    board: u64,
    place: u64,
}

/// A word of more bytes is not read to its end: it is neither a tile nor a count of boards.
const LONGEST: usize = 18;

impl<'a> Words<'a> {
    /// Reads from the start of an input.
    pub fn new(input: &'a mut dyn Read) -> Self {
        Words { input, buffer: vec![0; 1 << 16], at: 0, end: 0, word: Vec::new(), board: 0, place: 0 }
    }

    /// Whether another word follows.
    ///
    /// # Errors
    /// Those of the input.
    pub fn more(&mut self) -> io::Result<bool> {
        loop {
            match self.peek()? {
                Some(byte) if byte.is_ascii_whitespace() => self.at += 1,
                byte => return Ok(byte.is_some()),
            }
        }
    }

    /// Reads how many boards follow.
    ///
    /// # Errors
    /// When the word is no number, or the input ends.
    pub fn count(&mut self) -> io::Result<u64> {
        self.next()?;
        self.number().ok_or_else(|| self.fault(format!("{} is not a number of boards", self.quoted())))
    }

    /// Reads a board, a word a tile; `blank` is the word for the blank.
    ///
    /// # Errors
    /// At the first word that is not a tile of the board, or was there before, or is missing.
    pub fn board<const R: usize, const C: usize>(&mut self, blank: &str) -> io::Result<Board<R, C>> {
        self.board += 1;
        self.place = 0;
        let mut tiles = [0; 16];
        for i in 0..R * C {
            self.next()?;
            tiles[i] = self.tile(blank, R * C)?;
            if tiles[..i].contains(&tiles[i]) {
                return Err(self.fault(match tiles[i] {
                    0 => "the blank appears twice".to_string(),
                    tile => format!("tile {} appears twice", tile),
                }));
            }
        }
        Ok(Board::new(&tiles[..R * C]))
    }

    fn tile(&self, blank: &str, cells: usize) -> io::Result<u8> {
        match self.number() {
            Some(0) if blank == "0" => Ok(0),
            Some(tile) if 0 < tile && tile < cells as u64 => Ok(tile as u8),
            None if self.word == blank.as_bytes() => Ok(0),
            _ => {
                Err(self.fault(format!("{} is none of 1 to {}, nor {} for the blank", self.quoted(), cells - 1, blank)))
            }
        }
    }

    /// Reads the next word.
    fn next(&mut self) -> io::Result<()> {
        self.place += 1;
        self.word.clear();
        if !self.more()? {
            return Err(self.fault("the input ends here".to_string()));
        }
        while let Some(byte) = self.peek()?.filter(|byte| !byte.is_ascii_whitespace()) {
            self.at += 1;
            if self.word.len() <= LONGEST {
                self.word.push(byte);
            }
        }
        Ok(())
    }

    /// The next byte, or `None` at the end.
    #[inline(always)]
    fn peek(&mut self) -> io::Result<Option<u8>> {
        while self.at == self.end {
            match self.input.read(&mut self.buffer) {
                Ok(0) => return Ok(None),
                Ok(length) => {
                    self.at = 0;
                    self.end = length;
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(Some(self.buffer[self.at]))
    }

    /// The word as a number, if it is one.
    fn number(&self) -> Option<u64> {
        let digit = |byte: &u8| Some(u64::from(byte.wrapping_sub(b'0'))).filter(|&digit| digit < 10);
        let digits = self.word.iter().try_fold(0, |number, byte| Some(10 * number + digit(byte)?));
        digits.filter(|_| self.word.len() <= LONGEST)
    }

    /// The word between quotation marks, with what cannot be printed escaped, and dots for what was not kept.
    fn quoted(&self) -> String {
        let dots = if self.word.len() > LONGEST { "..." } else { "" };
        format!("{:?}{}", String::from_utf8_lossy(&self.word), dots)
    }

    /// The error that something is wrong at the word read last.
    fn fault(&self, what: String) -> Error {
        let board = if self.board == 0 { String::new() } else { format!("board {}, ", self.board) };
        Error::new(ErrorKind::InvalidData, format!("{}word {}: {}", board, self.place, what))
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
        let read = |most| -> io::Result<Vec<_>> {
            let mut input = Drops(input, most);
            let mut words = Words::new(&mut input);
            let count = words.count()?;
            (0..count).map(|_| words.board("0")).collect()
        };
        let results: Vec<_> = [1, 2, 3, 100_000].iter().map(|&most| read(most)).collect();
        let mut results = results.into_iter().map(|result| result.map_err(|error| error.to_string()));
        let first = results.next().unwrap();
        assert!(results.all(|other| other == first));
        first
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
        assert_eq!(
            refused(b"1 \xFF\xFE 2 3 0"),
            "board 1, word 1: \"\u{fffd}\u{fffd}\" is none of 1 to 3, nor 0 for the blank"
        );
        assert_eq!(
            refused(b"1 \x001 2 3 0"),
            "board 1, word 1: \"\\0\" is none of 1 to 3, nor 0 for the blank".replace("0\"", "01\"")
        );
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
    fn the_blank_has_its_own_word() {
        let board =
            |input: &str| Words::new(&mut input.as_bytes()).board::<2, 2>("x").map_err(|error| error.to_string());
        assert_eq!(board("1 x 3 2"), Ok(Board::new(&[1, 0, 3, 2])));
        assert_eq!(board("1 0 3 2"), Err("board 1, word 2: \"0\" is none of 1 to 3, nor x for the blank".to_string()));
        assert_eq!(board("1 X 3 2"), Err("board 1, word 2: \"X\" is none of 1 to 3, nor x for the blank".to_string()));
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
