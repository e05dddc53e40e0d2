//! What programs for contests are made of: a scanner over a `BufReader`, a thread with a larger stack, `main` that fails.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap, VecDeque};
use std::error::Error;
use std::fmt::{self, Debug};
use std::io::{self, prelude::*, BufReader, BufWriter, StdoutLock};
use std::str::FromStr;
use std::thread;

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

struct Out<'a> {
    writer: BufWriter<StdoutLock<'a>>,
    lines: usize,
}

impl Out<'_> {
    fn line(&mut self, text: impl fmt::Display) -> io::Result<()> {
        self.lines += 1;
        writeln!(self.writer, "{}: {}", self.lines, text)
    }
}

/// The lengths of the shortest ways from the first town.
fn shortest(ways: &[Vec<(usize, u64)>]) -> Vec<Option<u64>> {
    let mut lengths = vec![None; ways.len()];
    let mut heap = BinaryHeap::from([Reverse((0, 0))]);
    while let Some(Reverse((length, town))) = heap.pop() {
        if lengths[town].is_none() {
            lengths[town] = Some(length);
            heap.extend(ways[town].iter().map(|&(next, more)| Reverse((length + more, next))));
        }
    }
    lengths
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

/// Reads on behind the lines: up to a byte, byte by byte, and the rest.
fn rest(mut reader: Box<dyn BufRead>) -> io::Result<Vec<String>> {
    let mut until = Vec::new();
    reader.read_until(b';', &mut until)?;
    let sum: u32 = reader.by_ref().bytes().take(3).map(|byte| u32::from(byte.unwrap())).sum();
    let all = io::read_to_string(reader)?;
    let mut kept = Vec::new();
    write!(kept, "{:>5}", sum)?;
    let in_memory: Vec<String> = "a\nb".as_bytes().lines().collect::<Result<_, _>>()?;
    Ok(vec![String::from_utf8_lossy(&until).to_string(), String::from_utf8(kept).unwrap(), all, in_memory.concat()])
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut scanner = Scanner { reader: BufReader::new(io::stdin()), words: VecDeque::new() };
    let mut out = Out { writer: BufWriter::new(io::stdout().lock()), lines: 0 };
    let (towns, count) = (scanner.next(), scanner.next::<usize>());
    let mut ways = vec![Vec::new(); towns];
    for _ in 0..count {
        let from: usize = scanner.next();
        ways[from].push((scanner.next(), scanner.next()));
    }
    out.line(format_args!("{:?}", shortest(&ways)))?;
    let names: BTreeMap<String, i64> = (0..2).map(|_| (scanner.next(), scanner.next())).collect();
    out.line(format_args!("{:?}", names))?;
    let deep = thread::Builder::new().name("deep".to_string()).stack_size(1 << 26).spawn(|| depth(27))?;
    let other = thread::spawn(move || names.values().sum::<i64>());
    out.line(deep.join().unwrap())?;
    out.line(other.join().unwrap())?;
    for text in rest(Box::new(scanner.reader))? {
        out.line(text)?;
    }
    for word in ["12", "7", "0", "x"] {
        match even(word) {
            Ok(number) => out.line(number)?,
            Err(error) => out.line(error)?,
        }
    }
    out.writer.flush()?;
    even("99999999999999999999")?;
    Ok(())
}
