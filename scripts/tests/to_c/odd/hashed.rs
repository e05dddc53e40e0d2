//! Maps and sets by hash, values of threads, locks, and arguments. What a map holds is printed in order: its own order is any.

use std::cell::{Cell, RefCell};
use std::collections::hash_map::{DefaultHasher, Entry};
use std::collections::{HashMap, HashSet};
use std::env;
use std::fmt::Debug;
use std::fs::{self, File};
use std::hash::{BuildHasher, BuildHasherDefault, Hash, Hasher};
use std::io::{self, stdin, BufRead, BufReader, Read};
use std::os::raw::c_int;
use std::path::PathBuf;
use std::sync::{LazyLock, Mutex, Once, OnceLock};
use std::thread::{self, available_parallelism, LocalKey};
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

fn sorted<T: Ord>(values: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut values: Vec<T> = values.into_iter().collect();
    values.sort();
    values
}

/// Changes a map in every way, and prints what each change returns.
fn changes<S: BuildHasher + Default>(random: &mut Random, keys: u64) {
    let mut map: HashMap<u64, u32, S> = HashMap::with_hasher(S::default());
    for step in 0..600u32 {
        let key = random.next() % keys << (keys % 7 * 9);
        match random.next() % 7 {
            0 | 1 => println!("{:?}", map.insert(key, step)),
            2 => println!("{:?} {}", map.remove(&key), map.len()),
            3 => *map.entry(key).and_modify(|value| *value *= 2).or_insert(step) += 1,
            4 => println!("{:?} {}", map.get(&key), map.contains_key(&key)),
            5 => match map.entry(key) {
                Entry::Occupied(entry) if entry.get() % 2 == 0 => println!("{:?}", entry.remove_entry()),
                Entry::Occupied(mut entry) => *entry.get_mut() ^= 5,
                Entry::Vacant(entry) => println!("{}", entry.insert(7)),
            },
            _ if step % 9 == 0 => map.retain(|key, value| (key ^ u64::from(*value)) % 3 > 0),
            _ => *map.entry(key).or_default() |= 1,
        }
    }
    map.values_mut().for_each(|value| *value %= 1000);
    map.iter_mut().for_each(|(key, value)| *value += (*key % 2) as u32);
    println!("{:?} {:?}", sorted(&map), sorted(map.keys()));
    println!("{} {:?}", map.values().sum::<u32>(), sorted(map.drain()));
    println!("{:?} {}", map, map.is_empty());
}

fn maps() {
    let text = "the cat and the dog and the bird";
    let mut counts: HashMap<&str, usize> = HashMap::new();
    text.split(' ').for_each(|word| *counts.entry(word).or_insert_with(|| 0) += 1);
    println!("{} {:?} {:?}", counts["the"], counts.get("cow"), sorted(counts.clone()));
    let mut places: HashMap<String, Vec<usize>> = HashMap::with_capacity(2);
    text.split(' ').enumerate().for_each(|(at, word)| places.entry(word.to_string()).or_default().push(at));
    places.get_mut("dog").unwrap().push(99);
    println!("{:?} {:?}", sorted(places.clone()), places.remove("and"));
    places.extend([("and".to_string(), vec![2, 5])]);
    let same: HashMap<String, Vec<usize>> = sorted(places.clone()).into_iter().rev().collect();
    println!("{} {}", same == places, same.into_keys().map(|key| key.len()).sum::<usize>());
    let one = HashMap::from([((1, 'x'), Some(2.5))]);
    println!("{:?}", one);
    println!("{:?}", one.into_values().next());
}

fn sets(random: &mut Random) {
    let [a, b] = [0, 1].map(|_| (0..30).map(|_| random.next() as u8 % 40).collect::<HashSet<u8>>());
    println!("{:?} {:?}", sorted(a.union(&b)), sorted(&a & &b));
    println!("{:?} {:?}", sorted(a.difference(&b)), sorted(a.symmetric_difference(&b)));
    println!("{} {} {}", a.is_subset(&b), a.is_disjoint(&HashSet::from([50])), a == a.iter().copied().collect());
    let mut words: HashSet<String> = HashSet::new();
    println!("{} {}", words.insert("x".to_string()), words.insert("x".to_string()));
    println!("{} {:?}", words.contains("x"), words);
    println!("{} {}", words.remove("x"), words.len());
}

fn hash(value: impl Hash + Debug) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

struct Told(&'static str);

impl Drop for Told {
    fn drop(&mut self) {
        println!("{} is dropped", self.0);
    }
}

thread_local! {
    static COUNT: Cell<u32> = const { Cell::new(5) };
    static WORDS: RefCell<Vec<String>> = RefCell::new(vec!["first".to_string()]);
    static LAST: Told = Told("last");
    /// Made after `LAST` and dropped before.
    static FIRST: Told = const { Told("first") }
}

fn words() -> &'static LocalKey<RefCell<Vec<String>>> {
    &WORDS
}

fn threads() {
    COUNT.with(|count| count.set(count.get() + 1));
    words().with(|words| words.borrow_mut().push("second".to_string()));
    let thread = thread::spawn(|| {
        LAST.with(|last| FIRST.with(|first| println!("{} {}", first.0, last.0)));
        COUNT.set(COUNT.get() * 10);
        (COUNT.get(), WORDS.with_borrow(|words| words.len()))
    });
    println!("{:?} {} {:?}", thread.join().unwrap(), COUNT.get(), WORDS.take());
    if !cfg!(any(windows, target_os = "macos")) {
        LAST.with(|last| println!("{} of main", last.0));
    }
    println!("{}", is_running());
}

/// Asks the system; the function below, which asks nothing, is for C.
#[cfg(unix)]
fn is_running() -> bool {
    extern "C" {
        fn getpid() -> c_int;
    }
    unsafe { getpid() > 0 }
}

#[cfg(not(unix))]
fn is_running() -> bool {
    true
}

static QUEUE: Mutex<Vec<u32>> = Mutex::new(Vec::new());
static TABLE: OnceLock<Vec<u64>> = OnceLock::new();
static START: Once = Once::new();
static SQUARES: LazyLock<Vec<c_int>> = LazyLock::new(|| (0..9).map(|n| n * n).collect());

fn locks() {
    QUEUE.lock().unwrap().extend([3, 4]);
    let mut own = Mutex::new(QUEUE.lock().unwrap().pop());
    *own.get_mut().unwrap() = Some(9);
    own.lock().unwrap().as_mut().map(|number| *number += 1);
    println!("{:?} {:?}", own.into_inner().unwrap(), QUEUE.lock().unwrap());
    let locked = QUEUE.lock().unwrap();
    println!("{:?} {:#?} {:?}", Mutex::new(5), TABLE, locked);
    drop(locked);
    println!("{:?} {} {}", TABLE.get(), TABLE.get_or_init(|| vec![7; 3])[2], TABLE.get().is_some());
    println!("{} {} {:?}", SQUARES[8], SQUARES.len(), TABLE);
    println!("{}", START.is_completed());
    (0..3).for_each(|time| START.call_once(|| println!("started {time}")));
    println!("{}", START.is_completed());
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
    println!("{} left", Input::named().text().len());
    let arguments: Vec<String> = env::args().collect();
    println!("{} {:?}", arguments.len(), &arguments[1..]);
    let (path, other) = (PathBuf::from("a b"), PathBuf::from("a \"".to_string()));
    println!("{:?} {} {:?} {}", path, path.display(), other, path < other);
    println!("{}", available_parallelism().map_or(1, |count| count.get()) > 0);
}

fn main() {
    arguments();
    let mut random = Random(5);
    for keys in [1, 3, 20, 300] {
        changes::<BuildHasherDefault<DefaultHasher>>(&mut random, keys);
        changes::<BuildHasherDefault<Few>>(&mut random, keys);
    }
    maps();
    sets(&mut random);
    line("hashes", (hash("a") == hash("a".to_string())) as u64 + (hash((1, 2u8)) == hash((2, 1u8))) as u64);
    threads();
    locks();
    locally();
}
