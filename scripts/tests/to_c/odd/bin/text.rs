//! Strings, characters, numbers as text, and what else programs for contests are
//! made of: a scanner, a thread with a larger stack, `main` that fails.

use std::collections::VecDeque;
use std::error::Error;
use std::fmt::{self, Debug};
use std::io::{self, prelude::*, BufReader, BufWriter};
use std::str::FromStr;
use std::thread;

#[derive(Debug, Clone, PartialEq)]
enum Item {
    Number(i64),
    Word(String),
    Pair { left: u8, right: Option<char> },
}

fn item(word: &str) -> Item {
    if let Ok(number) = word.parse() {
        return Item::Number(number);
    }
    let mut letters = word.chars();
    match (letters.next(), letters.next_back()) {
        (Some(first), last) if first.is_ascii_punctuation() => Item::Pair { left: first as u8, right: last },
        _ => Item::Word(word.to_uppercase()),
    }
}

fn texts(text: &str, out: &mut impl Write) -> io::Result<()> {
    // What C reads otherwise: trigraphs, and a digit behind an octal escape.
    writeln!(out, "{}", "\"what\\n??!??/ \x011 \x7f9\t\u{e9}8\0")?;
    let words: Vec<&str> = text.split_whitespace().collect();
    for word in &words {
        writeln!(out, "{:?}", item(word))?;
        writeln!(out, "[{:>8}] [{:<8}] [{:^8}] [{:*^9}] {:.2}", word, word, word, word, word)?;
        let (a, b, c, d) = (word.parse::<u8>(), word.parse::<i8>(), word.parse::<u32>(), word.parse::<u64>());
        writeln!(out, "{:?} {:?} {:?} {:?} {:?}", a, b, c, d, word.parse::<bool>())?;
        if let Ok(n) = word.parse::<i32>() {
            writeln!(out, "{0} {0:5} {0:<5}| {0:+} {0:05} {0:x} {0:#X} {0:b} {0:#o} {0:e}", n)?;
        }
    }
    for n in [0i64, 1, -1, 9, 10, 99, 100, 12345, i64::MAX, i64::MIN] {
        writeln!(out, "{} {} {} {} {}", n, n as u8, n as i16, n as u32, n as u64)?;
    }
    let reversed: String = text.chars().rev().filter(|letter| !letter.is_control()).collect();
    writeln!(out, "{} {} {}", reversed, reversed.len(), reversed.chars().count())?;
    let parts: Vec<String> = text.lines().map(|line| line.trim().replace('a', "<a>")).collect();
    writeln!(out, "{}", parts.join("|"))?;
    writeln!(out, "{:?} {:?}", text.find("12"), text.rfind(|letter: char| letter.is_numeric()))?;
    let long: Vec<(usize, char)> = text.char_indices().filter(|(_, letter)| letter.len_utf8() > 1).collect();
    writeln!(out, "{:?} {:#?}", long, words.iter().max())
}

struct Scanner<R> {
    reader: R,
    words: VecDeque<String>,
}

impl<R: BufRead> Scanner<R> {
    fn next<T: FromStr>(&mut self) -> T
    where
        T::Err: Debug,
    {
        loop {
            if let Some(word) = self.words.pop_front() {
                return word.parse().unwrap();
            }
            let mut line = String::new();
            assert!(self.reader.read_line(&mut line).unwrap() > 0);
            self.words.extend(line.split_ascii_whitespace().map(String::from));
        }
    }
}

fn depth(number: u64) -> u64 {
    if number == 1 {
        0
    } else {
        1 + depth(if number % 2 == 0 { number / 2 } else { 3 * number + 1 })
    }
}

#[derive(Debug)]
struct Odd(usize);

impl fmt::Display for Odd {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} is odd", self.0)
    }
}

impl Error for Odd {}

fn even(word: &str) -> Result<usize, Box<dyn Error>> {
    match word.parse()? {
        0 => Err("nothing".into()),
        odd if odd % 2 == 1 => Err(Box::new(Odd(odd))),
        even => Ok(even),
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let (mut input, mut buffer) = (Vec::new(), [0; 7]);
    while input.len() < 84 {
        let length = io::stdin().read(&mut buffer)?;
        input.extend_from_slice(&buffer[..length]);
    }
    let mut out = BufWriter::new(io::stdout().lock());
    texts(&String::from_utf8_lossy(&input), &mut out)?;
    let mut scanner = Scanner { reader: BufReader::new(io::stdin()), words: VecDeque::new() };
    let numbers: Vec<i64> = (0..scanner.next()).map(|_| scanner.next()).collect();
    let deep = thread::Builder::new().name("deep".to_string()).stack_size(1 << 26).spawn(|| depth(27))?;
    let other = thread::spawn(move || numbers.into_iter().sum::<i64>());
    writeln!(out, "{} {}", deep.join().unwrap(), other.join().unwrap())?;
    for word in ["12", "7", "0", "x"] {
        match even(word) {
            Ok(number) => writeln!(out, "{}", number)?,
            Err(error) => writeln!(out, "{}", error)?,
        }
    }
    if let Some(Err(error)) = io::Cursor::new(b"\xff\n").lines().next() {
        writeln!(out, "{:?}: {}", error, error)?;
    }
    out.flush()?;
    eprint!("{} ", input.len());
    eprintln!("bytes");
    writeln!(io::stderr(), "read")?;
    even("99999999999999999999")?;
    Ok(())
}
