//! Strings, characters, numbers as text, and every way to read from standard input.

use std::io::{BufRead, Read, Write};

fn words(text: &str) -> Vec<&str> {
    text.split_whitespace().collect()
}

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

fn lines() {
    let mut first = String::new();
    let length = std::io::stdin().read_line(&mut first).unwrap();
    print!("{} {:?}", length, first);
    println!();
    for line in std::io::stdin().lock().lines().take(2) {
        let line = line.unwrap();
        let sum: i64 = line.split_whitespace().map(|word| word.parse::<i64>().unwrap()).sum();
        println!("{:?}: {}", line, sum);
    }
}

fn main() {
    lines();
    let mut input = Vec::new();
    let mut buffer = [0; 7];
    while input.len() < 49 {
        let length = std::io::stdin().read(&mut buffer).unwrap();
        input.extend_from_slice(&buffer[..length]);
    }
    let mut rest = String::new();
    let length = std::io::stdin().lock().read_to_string(&mut rest).unwrap();
    println!("{} {}", length, rest.lines().rev().collect::<Vec<_>>().join("|"));
    input.extend(rest.bytes());
    eprint!("{} ", rest.len());
    eprintln!("{}", rest.trim().len());
    let text = String::from_utf8_lossy(&input).to_string();
    let mut out = std::io::BufWriter::new(std::io::stdout());
    for word in words(&text) {
        writeln!(out, "{:?}", item(word)).unwrap();
        writeln!(out, "[{:>8}] [{:<8}] [{:^8}] [{:*^9}] {:.2}", word, word, word, word, word).unwrap();
        let (a, b, c, d) = (word.parse::<u8>(), word.parse::<i8>(), word.parse::<u32>(), word.parse::<u64>());
        writeln!(out, "{:?} {:?} {:?} {:?} {:?}", a, b, c, d, word.parse::<bool>()).unwrap();
        if let Ok(n) = word.parse::<i32>() {
            writeln!(out, "{0} {0:5} {0:<5}| {0:+} {0:05} {0:x} {0:#X} {0:b} {0:#o} {0:e}", n).unwrap();
        }
    }
    for n in [0i64, 1, -1, 9, 10, 99, 100, 12345, i64::MAX, i64::MIN] {
        writeln!(out, "{} {} {} {} {}", n, n as u8, n as i16, n as u32, n as u64).unwrap();
    }
    let reversed: String = text.chars().rev().filter(|letter| !letter.is_control()).collect();
    writeln!(out, "{} {} {}", reversed, reversed.len(), reversed.chars().count()).unwrap();
    let parts: Vec<String> = text.lines().map(|line| line.trim().replace('a', "<a>")).collect();
    writeln!(out, "{}", parts.join("|")).unwrap();
    writeln!(out, "{:?} {:?}", text.find("12"), text.rfind(|letter: char| letter.is_numeric())).unwrap();
    writeln!(out, "{:?}", text.char_indices().filter(|(_, letter)| letter.len_utf8() > 1).collect::<Vec<_>>()).unwrap();
    let mut sorted = words(&text);
    sorted.sort();
    sorted.dedup();
    writeln!(out, "{:?} {:#?}", sorted, sorted.first()).unwrap();
    out.flush().unwrap();
    writeln!(std::io::stderr(), "{} bytes", input.len()).unwrap();
    std::process::exit((input.len() % 200) as i32);
}
