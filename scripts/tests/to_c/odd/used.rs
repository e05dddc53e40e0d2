//! What programs for contests use most of the standard library: maps and sets by hash, values of threads, locks, arguments,
//! what is only for the author's machine, and the ways to read.

use crate::random::{line, Random};
use std::cell::{Cell, RefCell};
use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use std::env;
use std::fs::{self, File};
use std::hash::{BuildHasherDefault, Hash, Hasher};
use std::io::{self, stdin, BufRead, BufReader, BufWriter, Cursor, Error, ErrorKind, Read, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::{LazyLock, Mutex, Once, OnceLock};
use std::thread::{self, available_parallelism};
use std::time::Instant;

/// A hash of few values, so that many keys meet in a slot.
#[derive(Default)]
struct Few(u64);

impl Hasher for Few {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.0 += u64::from(byte % 4));
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// The hash of a number: the number itself.
#[derive(Default)]
struct Same(u64);

impl Hasher for Same {
    fn write(&mut self, _: &[u8]) {}

    fn write_u64(&mut self, number: u64) {
        self.0 = number;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// A key that counts how often it is compared.
struct Counting<'a>(u64, &'a Cell<u32>);

impl PartialEq for Counting<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.1.set(self.1.get() + 1);
        self.0 == other.0
    }
}

impl Eq for Counting<'_> {}

impl Hash for Counting<'_> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hasher.write_u64(self.0);
    }
}

/// Small numbers that are their own hashes do not all meet in one slot.
#[inline(never)]
fn scattered() {
    let compared = Cell::new(0);
    let mut set: HashSet<Counting, BuildHasherDefault<Same>> = HashSet::default();
    set.extend((0..1000).map(|number| Counting(number, &compared)));
    line("scattered", set.len() as u64 + u64::from(compared.get() < 100_000));
}

/// Changes a map in every way; the sum depends on all that the changes return, and not on the order of the map.
#[inline(never)]
fn changes(random: &mut Random) -> u64 {
    let mut map: HashMap<u64, u64, BuildHasherDefault<Few>> = HashMap::default();
    let mut sum = 0u64;
    for step in 0..400 {
        let key = random.next() % 24;
        let found = match random.next() % 7 {
            0 | 1 => map.insert(key, step),
            2 | 3 => map.remove(&key),
            4 => map.get(&key).copied(),
            5 => match map.entry(key) {
                Entry::Occupied(entry) if *entry.key() != 3 => Some(entry.remove()),
                Entry::Occupied(mut entry) => Some(entry.insert(step)),
                Entry::Vacant(entry) => Some(*entry.insert(7)),
            },
            _ if step % 9 == 0 => {
                map.retain(|key, value| (key ^ *value) % 3 > 0);
                None
            }
            _ => Some(*map.entry(key).and_modify(|value| *value += 2).or_insert(step)),
        };
        sum = sum.wrapping_mul(31).wrapping_add(found.map_or(1, |value| value + 2)) ^ map.len() as u64;
    }
    map.values_mut().for_each(|value| *value += 1);
    (0..24).fold(sum, |sum, key| sum.wrapping_mul(7) ^ map.get(&key).map_or(0, |value| value * 2 + map.contains_key(&key) as u64))
        ^ map.iter().map(|(key, value)| key * value).sum::<u64>()
        ^ map.into_keys().sum::<u64>() << 20
}

fn sets(random: &mut Random) {
    let [a, b] = [0, 1].map(|_| (0..30).map(|_| random.next() % 40).collect::<HashSet<u64>>());
    let parts = [&a | &b, &a & &b, &a - &b, &a ^ &b];
    for part in &parts {
        line("in a set", part.iter().sum::<u64>() << 8 | part.len() as u64);
    }
    let counts = [a.union(&b).count(), a.intersection(&b).count(), a.difference(&b).count(), a.symmetric_difference(&b).count()];
    line("counts", counts.iter().fold(0, |sum, &count| sum * 100 + count as u64));
    let is = [parts[1].is_subset(&a), a.is_subset(&b), parts[2].is_disjoint(&b), a.is_superset(&parts[2]), a.contains(&3)];
    line("is", is.iter().fold(0, |bits, &is| bits << 1 | is as u64));
    let one = HashMap::from([((1, 'x'), Some(2.5))]);
    println!("{:?} {:?}", one, HashSet::from(["x"]));
    let mut counts: HashMap<&str, u64> = HashMap::new();
    "the cat and the dog and the bird".split(' ').for_each(|word| *counts.entry(word).or_default() += 1);
    line("words", counts["the"] * 100 + counts["and"] * 10 + counts.get("cow").copied().unwrap_or(9));
}

/// What is emptied and filled again, what is equal, and which of two equal keys stays.
fn emptied_and_equal() {
    let mut map: HashMap<u8, u64> = HashMap::with_capacity(3);
    map.extend(&HashMap::from([(1, 10), (2, 20), (9, 90)]));
    let (first, second) = ((1, 10), (2, 20));
    let others = [[(9, 8), (9, 90), second, first], [first, second, (9, 8), (9, 91)], [first, second, first, (3, 90)], [second; 4]];
    let is = others.map(HashMap::from).map(|other| (map == other) as u64 * 2 + (other == map) as u64);
    line("equal", is.iter().fold(0, |sum, is| sum * 10 + is));
    for (key, value) in &mut map {
        *value += u64::from(*key);
    }
    line("a key", u64::from(*map.entry(5).key()) * 1000 + *map.entry(6).or_insert_with_key(|key| u64::from(*key) + 50));
    if let Entry::Vacant(entry) = map.entry(7) {
        line("no key", u64::from(*entry.key()) * 10 + u64::from(entry.into_key()));
    }
    line("drained", map.drain().map(|(key, value)| u64::from(key) * value).sum::<u64>() * 10 + map.len() as u64);
    map.extend((0..20).map(|key| (key, 3)));
    map.clear();
    line("cleared", map.insert(30, 4).unwrap_or(9) * 100 + map.len() as u64 * 10 + map.get(&3).is_some() as u64);
    line("values", map.into_iter().map(|(_, value)| value).sum());
    let mut set: HashSet<&str> = HashSet::new();
    set.extend(["a", "bc"]);
    set.extend(&HashSet::from(["def", "bc"]));
    line("equal sets", [set == HashSet::from(["a", "bc"]), HashSet::from(["a", "bc", "x"]) == set].contains(&true) as u64);
    set.retain(|text| text.len() != 2);
    line("retained", set.drain().map(|text| text.len()).sum::<usize>() as u64 * 10 + set.len() as u64);
    line("again", set.insert("a") as u64 * 10 + set.remove("bc") as u64);
    set.clear();
    line("empty", set.is_empty() as u64 * 10 + set.contains("a") as u64);
    let (one, other) = (Box::new(5), Box::new(5));
    let addresses = [&*one, &*other].map(|number| number as *const i32);
    let mut boxes = HashSet::from([one]);
    line("the first key", boxes.insert(other) as u64 * 10 + boxes.iter().all(|number| &**number as *const i32 == addresses[0]) as u64);
}

struct Told(&'static str);

impl Drop for Told {
    fn drop(&mut self) {
        line(self.0, 0);
    }
}

thread_local! {
    static COUNT: Cell<u64> = const { Cell::new(5) };
    static WORDS: RefCell<Vec<u64>> = RefCell::new(vec![3]);
    static LAST: Told = Told("dropped last");
    static FIRST: Told = const { Told("dropped first") };
}

static QUEUE: Mutex<Vec<u64>> = Mutex::new(Vec::new());
static TABLE: OnceLock<u64> = OnceLock::new();
static START: Once = Once::new();
static LATE: LazyLock<u64> = LazyLock::new(|| 8);

fn threads() {
    COUNT.set(6);
    let inner = thread::spawn(|| {
        LAST.with(|last| FIRST.with(|first| line(first.0, last.0.len() as u64)));
        COUNT.set(COUNT.get() * 10);
        QUEUE.lock().unwrap().push(TABLE.get_or_init(|| 3) + 1);
        COUNT.get()
    });
    line("thread", inner.join().unwrap());
    line("main", COUNT.replace(1) * 100 + COUNT.take());
    println!("{:?} {:?} {:?}", Mutex::new(5), TABLE, OnceLock::<u64>::new());
    WORDS.with_borrow_mut(|words| words.push(4));
    line("words", WORDS.replace(vec![1]).len() as u64 * 10 + WORDS.take()[0]);
    WORDS.set(vec![7, *LazyLock::force(&LATE)]);
    line("set", WORDS.with_borrow(|words| words.iter().sum()));
    let (early, late) = (OnceLock::new(), OnceLock::<u64>::new());
    line("once", [early.set(2), early.set(3)].iter().fold(0, |sum, set| sum * 10 + set.is_ok() as u64));
    line("inner", early.into_inner().unwrap_or(9) * 10 + late.into_inner().unwrap_or(9));
    (0..3).for_each(|time| START.call_once(|| line("started", time)));
    let mut own = Mutex::new(Some(9));
    own.get_mut().unwrap().as_mut().map(|number| *number += 1);
    println!("{} {:?}", START.is_completed(), own.into_inner().unwrap());
    line("shared", QUEUE.lock().unwrap().pop().unwrap() * 10 + TABLE.get_or_init(|| 8));
}

/// What is only for the author's machine may need what C does not have.
const IS_LOCAL: bool = false;

fn locally() {
    if IS_LOCAL {
        let (start, mut text) = (Instant::now(), String::new());
        BufReader::new(File::open("in").unwrap()).read_to_string(&mut text).unwrap();
        dbg!(text, start.elapsed());
    }
}

#[derive(Clone, Debug, PartialEq)]
enum Input {
    Stdin,
    File(PathBuf),
}

#[derive(Debug)]
enum Lines {
    Stdin(io::Lines<io::StdinLock<'static>>),
    File(io::Lines<BufReader<File>>),
}

impl Iterator for Lines {
    type Item = io::Result<String>;

    fn next(&mut self) -> Option<io::Result<String>> {
        match self {
            Lines::Stdin(lines) => lines.next(),
            Lines::File(lines) => lines.next(),
        }
    }
}

impl Input {
    fn named() -> Input {
        env::args_os().nth(1).map_or(Input::Stdin, |argument| Input::File(argument.into()))
    }

    fn text(self) -> String {
        match self {
            Input::Stdin => io::read_to_string(stdin().lock()).unwrap(),
            Input::File(path) => fs::read_to_string(path).unwrap(),
        }
    }

    fn lines(self) -> Lines {
        match self {
            Input::Stdin => Lines::Stdin(stdin().lines()),
            Input::File(path) => Lines::File(BufReader::new(File::open(path).unwrap()).lines()),
        }
    }
}

/// A judge gives no arguments.
fn arguments() {
    println!("{:?}", Input::named().lines().next().unwrap());
    let arguments: Vec<String> = env::args().collect();
    println!("{} {:?}", arguments.len(), &arguments[1..]);
    let (path, other) = (PathBuf::from("a b"), PathBuf::from("a \"".to_string()));
    println!("{:?} {} {:?} {}", path, path.display(), other, path < other);
    println!("{}", available_parallelism().map_or(1, |count| count.get()) > 0);
    locally();
}

/// A writer that takes ten bytes.
struct Ten(Vec<u8>);

impl Write for Ten {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let length = bytes.len().min(10 - self.0.len());
        self.0.write(&bytes[..length])
    }

    fn flush(&mut self) -> io::Result<()> {
        Err(Error::new(ErrorKind::Other, "not flushed"))
    }
}

/// A writer that is full, readers that end early, and errors.
fn in_memory() {
    let mut ten = Ten(Vec::new());
    for text in ["eight...", "two", ""] {
        let written = ten.write_all(text.as_bytes());
        println!("{} {:?}", String::from_utf8_lossy(&ten.0), written.map_err(|error| error.kind()));
    }
    let mut out: Box<dyn Write> = Box::new(BufWriter::with_capacity(9, ten));
    out.flush().unwrap_or_else(|error| println!("{} {:?}", error, error.kind()));
    let (mut bytes, mut text) = (vec![1], "kept ".to_string());
    line("to the end", Cursor::new(vec![2u8; 5000]).read_to_end(&mut bytes).unwrap() as u64 * 10000 + bytes.len() as u64);
    line("not found", Cursor::new([5, 6]).read_until(9, &mut bytes).unwrap() as u64 * 10 + u64::from(bytes[5002]));
    line("nul", Cursor::new([5, 0, 6]).read_until(0, &mut bytes).unwrap() as u64 * 10 + u64::from(bytes[5003]));
    for input in ["line\nline", "last", ""] {
        line("read", BufReader::with_capacity(2, input.as_bytes()).read_line(&mut text).unwrap() as u64);
    }
    println!("{:?} {}", (&b"\xff\n"[..]).read_line(&mut text).map_err(|error| error.kind()), text);
    println!("{}", b"a\xff\nb\n\n".lines().fold(0, |sum, line| sum * 10 + line.map_or(9, |line| line.len())));
}

/// A line, lines without their ends, bytes up to one, and the rest.
fn reads() -> io::Result<()> {
    let (mut first, stdin) = (String::new(), io::stdin());
    let length = stdin.read_line(&mut first)?;
    println!("{} {}", length, first.trim_end());
    for text in stdin.lock().lines().take(3) {
        let text = text?;
        println!("[{}] {}", text, text.len());
    }
    let mut reader = BufReader::new(stdin);
    let mut until = vec![b'>'];
    println!("{}", reader.read_until(b';', &mut until)?);
    let sum: u64 = reader.by_ref().bytes().take(3).map(|byte| u64::from(byte.unwrap())).sum();
    println!("{}", sum + until.len() as u64);
    let mut rest = String::from("rest: ");
    println!("{}", reader.read_to_string(&mut rest)?);
    println!("{}", reader.read_line(&mut rest)?);
    let mut out = BufWriter::new(io::stdout());
    out.write_all(rest.as_bytes())?;
    writeln!(out)?;
    for text in "\r\n\ra\r\r\nend\r".as_bytes().lines() {
        writeln!(out, "{}", text?.len())?;
    }
    out.flush()?;
    eprintln!("read");
    Ok(())
}

pub fn main() -> ExitCode {
    let mut random = Random(5);
    for _ in 0..4 {
        line("changes", changes(&mut random));
    }
    sets(&mut random);
    scattered();
    emptied_and_equal();
    threads();
    in_memory();
    arguments();
    reads().unwrap();
    println!("{} left", Input::named().text().len());
    ExitCode::from(7)
}
