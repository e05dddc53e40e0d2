//! A judge's input as a stream of words.

use std::io::{self, ErrorKind, Read};

/// Why reading or writing failed: an I/O error, or `None` for a refused word, which [`Words`] remembers: it reads no further.
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
///
/// ```
/// use slidekit::{board::Board, words::Words};
///
/// let mut words = Words::new(&b"1\n1 2\n3 0\n"[..]);
/// assert_eq!(words.count().unwrap(), 1);
/// assert_eq!(words.board::<2, 2>("0").unwrap(), Board::GOAL);
/// assert!(!words.more().unwrap() && words.count().is_err());
/// ```
pub struct Words<I> {
    input: I,
    /// The bytes read but not yet used are `buffer[start..end]`.
    buffer: Vec<u8>,
    start: usize,
    end: usize,
    /// The last word, or its first bytes, is `word[..length]`.
    pub(crate) word: [u8; MAX_WORD],
    pub(crate) length: usize,
    /// The last word as a number, if it is one.
    pub(crate) number: Option<u64>,
    /// The number of the current board, from 1; 0 before the first.
    pub(crate) board: u64,
    /// The number of the last word on its board, from 1.
    pub(crate) word_number: u64,
    /// What is wrong with the last word, as the end of a clause.
    pub(crate) fault: &'static str,
}

/// The most bytes kept of a word. A word that fills them is neither a tile nor a number of boards.
pub(crate) const MAX_WORD: usize = 19;

/// The most bytes read for one word, the whitespace before it included, and the message beyond. No judge's input has as much
/// in a row.
const MAX_WHITESPACE: usize = 1 << 24;
const TOO_MUCH_WHITESPACE: &str = "16 MB of whitespace";

impl<I: Read> Words<I> {
    /// Creates a reader at the start of an input.
    pub fn new(input: I) -> Self {
        let (buffer, word) = (vec![0; 1 << 16], [0; MAX_WORD]);
        Words { input, buffer, start: 0, end: 0, word, length: 0, number: None, board: 0, word_number: 0, fault: "" }
    }

    /// Whether another board follows. NUL and Ctrl-Z bytes at the end of the input are not a board.
    ///
    /// # Errors
    /// If reading the input fails, more follows after such a byte, or 16 MB of these bytes and of whitespace follow.
    pub fn more(&mut self) -> Result<bool, Error> {
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

    /// Reads a number of boards.
    ///
    /// # Errors
    /// If the next word is not a number, or the input ends.
    pub fn count(&mut self) -> Result<u64, Error> {
        self.next()?;
        self.number.ok_or_else(|| self.refused("is not a number of boards"))
    }

    /// Begins a board: its words are counted from here. A goal that is given is a board of its own.
    pub fn begin_board(&mut self) {
        if self.fault.is_empty() {
            self.board += 1;
            self.word_number = 0;
        }
    }

    /// Reads a number from `least` to `most`; `fault` is the message for any other word.
    ///
    /// # Errors
    /// If the next word is not such a number, or the input ends.
    pub fn within(&mut self, least: u64, most: u64, fault: &'static str) -> Result<usize, Error> {
        self.next()?;
        let number = self.number.filter(|&number| least <= number && number <= most);
        Ok(number.ok_or_else(|| self.refused(fault))? as usize)
    }

    /// Reads this word; `fault` is the message for any other word.
    ///
    /// # Errors
    /// If the next word is another one, or the input ends.
    pub fn keyword(&mut self, keyword: &str, fault: &'static str) -> Result<(), Error> {
        self.next()?;
        if self.word[..self.length] == *keyword.as_bytes() {
            Ok(())
        } else {
            Err(self.refused(fault))
        }
    }

    /// Reads the next word, or as much of it as is kept.
    pub(crate) fn next(&mut self) -> Result<(), Error> {
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

    /// Takes the next word if the buffer goes on with a space, a number of one to seven digits and a space. This is several
    /// times as fast as byte by byte.
    #[cfg(not(feature = "short"))]
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

    /// The short form reads every word byte by byte.
    #[cfg(feature = "short")]
    fn plain_number(&mut self) -> bool {
        false
    }

    /// Notes what is wrong with the last word, which stays the last one.
    pub(crate) fn refused(&mut self, fault: &'static str) -> Error {
        self.fault = fault;
        Error(None)
    }
}

/// Whether a byte is whitespace, as C's `isspace` says.
fn is_whitespace(byte: u8) -> bool {
    matches!(byte, b'\t'..=b'\r' | b' ')
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::output::write_error;
    use std::fmt::Debug;

    /// An input that fails once and then ends.
    struct Failure(Option<ErrorKind>);

    impl Read for Failure {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            self.0.take().map_or(Ok(0), |kind| Err(kind.into()))
        }
    }

    /// What is read, or what a program would say.
    fn outcome<T>(mut input: impl Read, read: fn(&mut Words<&mut dyn Read>) -> Result<T, Error>) -> Result<T, String> {
        let mut words = Words::new(&mut input as &mut dyn Read);
        read(&mut words).map_err(|error| {
            let mut line = Vec::new();
            write_error(&mut line, &words, &error).unwrap();
            String::from_utf8(line).unwrap().trim_end().to_string()
        })
    }

    /// Checks the outcome for each input, which comes in two pieces with an interruption between them, wherever they part.
    pub fn check<T: Debug + PartialEq, const N: usize>(
        read: fn(&mut Words<&mut dyn Read>) -> Result<T, Error>,
        expected: [(&str, Result<T, &str>); N],
    ) {
        for (input, expected) in expected {
            let expected = expected.map_err(str::to_string);
            for length in 0..=input.len() {
                let (start, rest) = input.as_bytes().split_at(length);
                let input = start.chain(Failure(Some(ErrorKind::Interrupted))).chain(rest);
                assert_eq!(outcome(input, read), expected, "{:?} and {:?}", start, rest);
            }
        }
    }

    #[test]
    fn numbers_are_separated_by_whitespace_of_any_kind() {
        check(
            |words| Ok((words.count()?, words.count()?)),
            [
                ("12 7", Ok((12, 7))),
                ("\r\n\t012 \r\n\r\n7\n", Ok((12, 7))),
                ("12\x0B\x0C7 and what follows \u{FF}", Ok((12, 7))),
                ("12 999999999999999999", Ok((12, 999_999_999_999_999_999))),
                ("", Err("word 1: the input ends here")),
                (" 12 \n ", Err("word 2: the input ends here")),
                ("-1", Err("word 1: \"-1\" is not a number of boards")),
                ("1:", Err("word 1: \"1:\" is not a number of boards")),
                ("1 /", Err("word 2: \"/\" is not a number of boards")),
                ("1 \u{FF}", Err("word 2: \"??\" is not a number of boards")),
                ("1 \x002", Err("word 2: \"?2\" is not a number of boards")),
                ("9999999999999999999", Err("word 1: \"9999999999999999999...\" is not a number of boards")),
            ],
        );
    }

    #[test]
    fn bytes_0_and_26_end_the_input_if_nothing_follows() {
        check(
            |words| {
                let mut numbers = Vec::new();
                while words.more()? && words.more()? {
                    words.begin_board();
                    numbers.extend([words.count()?, words.count()?]);
                }
                Ok(numbers)
            },
            [
                ("\x1A", Ok(vec![])),
                (" \n 1 2 \n", Ok(vec![1, 2])),
                (" \r\n\x1A\r\n", Ok(vec![])),
                ("1 2\n3 4\n\n\0", Ok(vec![1, 2, 3, 4])),
                ("1 2\n\0\0\x1A \t\0\x0C\n", Ok(vec![1, 2])),
                ("1 2\n\x1A\n3 4", Err("board 2, word 1: \"?\" is not a tile")),
                ("1 2\n\x003 4", Err("board 2, word 1: \"?\" is not a tile")),
                ("1 2\n3 \x1A", Err("board 2, word 2: \"?\" is not a number of boards")),
                ("1 2\x1A", Err("board 1, word 2: \"2?\" is not a number of boards")),
            ],
        );
    }

    #[test]
    fn an_error_is_told_of_its_word_whatever_is_read_after_it() {
        let mut words = Words::new(&b"1 2 x 4"[..]);
        let (error, mut line) = (words.board::<2, 2>("0").unwrap_err(), Vec::new());
        words.begin_board();
        assert!(words.more().is_err() && words.count().is_err());
        write_error(&mut line, &words, &error).unwrap();
        assert_eq!(line, b"board 1, word 3: \"x\" is not a tile\n");
    }

    #[test]
    fn a_failed_read_is_reported_and_its_word_not_used() {
        for input in ["12 1", "12 ", "x"] {
            let input = input.as_bytes().chain(Failure(Some(ErrorKind::TimedOut)));
            let read = outcome(input, |words| Ok((words.count()?, words.count()?)));
            assert_eq!(read, Err(io::Error::from(ErrorKind::TimedOut).to_string()));
        }
    }
}
