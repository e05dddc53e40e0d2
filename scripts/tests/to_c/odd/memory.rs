//! Structs, enums, boxes, vectors, traits and tables: what lies in memory, and what is passed and returned by value.

use crate::random::{line, Random};
use std::cell::RefCell;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap, VecDeque};
use std::hint::black_box;
use std::rc::Rc;
use std::sync::atomic::{fence, AtomicBool, AtomicI32, AtomicI8, AtomicPtr, AtomicU64, AtomicUsize, Ordering};
use std::sync::Arc;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Small {
    a: u8,
    b: u16,
    c: i8,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Large {
    words: [u64; 5],
    half: u32,
    small: Small,
    flag: bool,
    maybe: Option<u8>,
}

#[derive(Clone, Copy, Default, Debug)]
#[repr(C, packed)]
struct Packed {
    a: u8,
    b: u32,
    c: u64,
    d: u16,
}

#[inline(never)]
fn small(random: &mut Random) -> Small {
    let n = random.next();
    Small { a: n as u8, b: (n >> 8) as u16, c: (n >> 24) as i8 }
}

#[inline(never)]
fn large(random: &mut Random) -> Large {
    let mut words = [0; 5];
    for word in &mut words {
        *word = random.next();
    }
    let half = random.next() as u32;
    let maybe = Some(half as u8).filter(|byte| byte % 3 != 0);
    Large { words, half, small: small(random), flag: half & 64 != 0, maybe }
}

#[inline(never)]
fn passed(large: Large, extra: Option<u8>) {
    println!("{:?} {:?}", large, extra);
}

struct Word(u32);

impl Drop for Word {
    fn drop(&mut self) {
        line("dropped", self.0 as u64);
    }
}

static NAMES: [&str; 4] = ["north", "east", "south", ""];
static TABLE: [(u8, &[u16], fn(u32, u32) -> u32); 3] =
    [(1, &[1, 2, 3], u32::wrapping_add), (200, &[], u32::wrapping_sub), (9, &[65535, 7], u32::pow)];
static TAILS: [(&[u16], &u16); 2] = [(SHORT.split_at(2).1, &SHORT[1]), (SHORT.split_at(1).1, &SHORT[3])];
static SHORT: [u16; 5] = [1, 2, 300, 4, 60000];
static SIGNED: [i16; 4] = [-1, -32768, 32767, 5];
static WIDE: [u64; 3] = [0x8000_0000_0000_0000, u64::MAX, 0x1234_5678_9abc_def0];
static NESTED: [[Option<i8>; 2]; 2] = [[None, Some(-5)], [Some(0), None]];

#[inline(never)]
fn before_the_fourth(number: &u16) -> usize {
    (SHORT.as_ptr() as usize + 6).wrapping_sub(number as *const u16 as usize)
}

#[inline(never)]
fn statics(random: &mut Random) {
    for _ in 0..50 {
        let n = random.next() as usize;
        let (first, list, function) = TABLE[n % 3];
        println!("{} {} {:?} {:?}", NAMES[n % 4], first, list.get(n % 4), TAILS[n % 2].0.get(n % 4));
        println!("{} {} {} {:?}", TAILS[n % 2].1, SIGNED[n % 4] as u64, WIDE[n % 3], NESTED[n % 2][n / 2 % 2]);
        line("before", before_the_fourth(&SHORT[n % 4]) as u64);
        line("called", function(n as u32 & 3, first as u32 & 15) as u64);
    }
}

#[inline(never)]
fn collections(random: &mut Random) {
    let (mut map, mut set, mut heap, mut queue) =
        (BTreeMap::new(), BTreeSet::new(), BinaryHeap::new(), VecDeque::new());
    for step in 0..500u64 {
        let n = random.next() % 40;
        *map.entry(n).or_insert(0u64) += step;
        let is_new = set.insert((n as u8, step % 5));
        heap.push(Reverse((n, step)));
        queue.push_back(n);
        if step % 3 == 0 {
            queue.push_front(queue.len() as u64);
            println!("{} {:?} {:?} {:?}", is_new, heap.pop(), queue.pop_back(), map.remove(&(n / 2)));
        }
    }
    println!("{:?} {:?} {}", map, set.range((3, 0)..(9, 9)), queue.iter().sum::<u64>());
}

#[inline(never)]
fn unaligned(random: &mut Random) {
    let mut all = [Packed::default(); 7];
    for _ in 0..50 {
        let n = random.next();
        let at = (n % 7) as usize;
        all[at].b = all[(at + 1) % 7].b ^ n as u32;
        all[at].c = all[at].c.wrapping_add(n << 9);
        all[at].d ^= all[at].b as u16;
        all[(at * 3) % 7].a = n as u8;
    }
    println!("{:?}", all);
    let bytes: Vec<u8> = (0..40).map(|_| random.next() as u8).collect();
    for bytes in bytes.windows(8) {
        let word = <[u8; 8]>::try_from(bytes).unwrap();
        println!("{} {}", u64::from_le_bytes(word), u64::from_be_bytes(word));
    }
}

/// Three and five bytes at a time, which no type of C has.
#[inline(never)]
fn three(bytes: &[u8]) -> u64 {
    bytes.chunks_exact(3).fold(0u64, |sum, c| {
        sum.wrapping_mul(7)
            ^ u32::from_le_bytes([c[0], c[1], c[2], 0]) as u64
            ^ u64::from_be_bytes([0, 0, 0, c[2], c[1], c[0], c[1], c[2]])
    })
}

#[inline(never)]
fn same<const N: usize>(a: [u8; N], b: [u8; N]) -> bool {
    a == b
}

#[inline(never)]
fn array(n: u8) -> [u8; 33] {
    [n; 33].map(|byte| byte.wrapping_mul(7) ^ 5)
}

#[inline(never)]
fn pair(n: u64) -> (u64, u64) {
    (n ^ 5, n.rotate_left(9))
}

#[inline(never)]
fn some(n: u64) -> Option<(u64, u32)> {
    Some((n / 3, n as u32)).filter(|_| n % 3 != 0)
}

#[inline(never)]
fn result(n: u64) -> Result<u16, i8> {
    Some(n as u16).filter(|_| n % 3 != 0).ok_or(n as i8)
}

/// LLVM computes it without a loop, in numbers of 33 and 17 bits.
#[inline(never)]
fn sums(n: u32, m: u16) -> u64 {
    let squares = (0..n & 0xffff).fold(0u32, |sum, n| sum.wrapping_add(n.wrapping_mul(n)));
    let sum = (0..n).fold(0u32, |sum, n| sum.wrapping_add(n));
    (squares ^ sum) as u64 ^ ((0..m).fold(0u16, |sum, m| sum.wrapping_add(m)) as u64) << 32
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Kind {
    None,
    Byte(u8),
    Both { x: i16, y: u32 },
    Flags(bool, Option<bool>),
}

#[inline(never)]
fn kind(n: u64) -> Kind {
    match n % 5 {
        0 => Kind::None,
        1 => Kind::Byte(n as u8),
        2 => Kind::Both { x: n as i16, y: (n >> 20) as u32 },
        3 => Kind::Flags(n & 64 == 0, None),
        _ => Kind::Flags(n & 32 == 0, Some(n & 16 == 0)),
    }
}

/// Prints what small values are when they are passed and returned.
fn small_values(random: &mut Random) {
    for _ in 0..20 {
        let n = random.next();
        let last = (n & 3) as u8;
        println!("{} {}", same([1, 2, 3, 4, last], [1, 2, 3, 4, 1]), same([9, 8, last], [9, 8, 2]));
        println!("{:?} {:?} {:?} {:?}", array(last), pair(n), some(n), result(n));
        line("sums", sums(n as u32 >> 14, n as u16));
        let (one, other) = (kind(n), kind(random.next()));
        println!("{:?} {:?} {:?} {}", one, other, one < other, one == other);
    }
}

/// Prints what is left of a vector that shrinks and grows in every way.
fn vectors(random: &mut Random) {
    let mut v: Vec<(u16, i8)> = (0..300).map(|_| random.next()).map(|n| (n as u16 % 50, (n >> 20) as i8)).collect();
    v.sort_unstable_by(|a, b| b.cmp(a));
    v.retain(|x| x.1 > -100);
    v.dedup_by_key(|x| x.0 / 2);
    let tail = v.split_off(10);
    v.extend_from_slice(&tail[3..9]);
    v.drain(2..5);
    v.rotate_left(3);
    v.copy_within(1..4, 5);
    v[9..11].fill((7, 7));
    v.truncate(14);
    v.insert(4, (1, -1));
    println!("{:?} {:?} {:?}", v, v.iter().map(|x| x.1).min(), v.iter().position(|x| x.1 < 0));
    let pairs = v.iter().zip(tail.iter().rev()).map(|(a, b)| a.0 as i64 * b.1 as i64 - (a.1 as i64) % 7);
    let sums = pairs.scan(0i64, |sum, x| {
        *sum = *sum * 3 - x;
        Some(*sum)
    });
    let sums: Vec<i64> = sums.take_while(|x| x.abs() < 1 << 50).collect();
    println!("{:?} {:?}", sums, sums.iter().max_by_key(|x| (**x % 100).abs()));
    let cell = RefCell::new(vec![1u8]);
    (7..12).rev().step_by(2).for_each(|n| cell.borrow_mut().push(n));
    line("cell", cell.borrow().iter().map(|&n| u64::from(n)).sum::<u64>() + cell.try_borrow_mut().is_ok() as u64);
}

static COUNT: AtomicUsize = AtomicUsize::new(5);
static SUM: AtomicU64 = AtomicU64::new(0);
static LEAST: AtomicI32 = AtomicI32::new(7);
static NARROW: AtomicI8 = AtomicI8::new(-3);
static IS_ODD: AtomicBool = AtomicBool::new(false);

/// Prints what every operation on an atomic number returns and leaves.
#[inline(never)]
fn atomic(random: &mut Random) {
    use Ordering::{AcqRel, Acquire, Relaxed, Release, SeqCst};
    for _ in 0..40 {
        let n = random.next();
        let (small, bit) = ((n >> 40) as i32, n & 1 == 1);
        println!("{} {}", COUNT.fetch_add(n as usize & 63, Relaxed), COUNT.fetch_sub(black_box(9), SeqCst));
        println!("{} {} {}", SUM.fetch_max(n, AcqRel), SUM.fetch_min(n << 3, Acquire), SUM.fetch_xor(n >> 9, Release));
        println!("{} {}", LEAST.fetch_min(small, SeqCst), LEAST.fetch_max(small - (1 << 23), Relaxed));
        println!("{} {}", NARROW.fetch_add(n as i8, Relaxed), NARROW.fetch_max(small as i8, Relaxed));
        println!("{} {}", NARROW.fetch_and(-5, Relaxed), NARROW.fetch_or((n >> 50) as i8, AcqRel));
        println!("{} {}", IS_ODD.swap(bit, AcqRel), IS_ODD.fetch_xor(n & 2 == 2, Relaxed));
        fence(SeqCst);
        println!("{:?}", COUNT.compare_exchange(n as usize & 255, 77, AcqRel, Relaxed));
        println!("{:?}", LEAST.compare_exchange(small, 1 << 20, SeqCst, Acquire));
        println!("{:?} {:?}", IS_ODD.compare_exchange_weak(true, false, Relaxed, Relaxed), IS_ODD.load(Acquire));
        println!("{:?}", SUM.fetch_update(Relaxed, Relaxed, |sum| sum.checked_mul(3)));
        LEAST.store(LEAST.swap(small ^ 1, Release) >> 1, Release);
    }
}

/// Prints what is left of an address that is swapped, and of what several own.
#[inline(never)]
fn shared(random: &mut Random) {
    let (mut one, mut other) = (random.next(), random.next());
    let address = AtomicPtr::new(&mut one);
    let before = address.swap(&mut other, Ordering::SeqCst);
    let is_same = address.compare_exchange(before, before, Ordering::SeqCst, Ordering::Relaxed).is_ok();
    line("address", unsafe { *before ^ *address.load(Ordering::Acquire) } ^ is_same as u64);
    let owners: Vec<Arc<Word>> = vec![Arc::new(Word(5)); 3];
    line("owners", Arc::strong_count(&owners[0]) as u64 + Arc::downgrade(&owners[1]).upgrade().is_some() as u64);
}

pub fn main() {
    let mut random = Random(11);
    for n in 0..20u8 {
        let (one, other) = (large(&mut random), large(&mut random));
        passed(one, Some(n));
        passed(other, None);
        line("order", (one < other) as u64 * 2 + (small(&mut random) <= one.small) as u64);
    }
    statics(&mut random);
    atomic(&mut random);
    shared(&mut random);
    let base = random.next() as u32;
    let offsets = vec![base, 3, base ^ 5];
    let word = Word(base ^ 9);
    let fs: Vec<Box<dyn Fn(u32) -> u32>> = vec![
        Box::new(move |n| n.wrapping_mul(base | 1)),
        Box::new(move |n| n ^ word.0),
        Box::new(move |n| offsets.iter().fold(n, |sum, offset| sum.rotate_left(5).wrapping_add(*offset))),
    ];
    line("compose", (0..10).fold(0, |sum, n| sum ^ fs.iter().fold(n, |value, f| f(value)) as u64 * 3));
    collections(&mut random);
    unaligned(&mut random);
    line("three", three(&(0..100).map(|_| random.next() as u8).collect::<Vec<u8>>()));
    small_values(&mut random);
    vectors(&mut random);
    let shared = Rc::new(large(&mut random));
    let others: Vec<Rc<Large>> = (0..5).map(|_| shared.clone()).collect();
    line("shared", Rc::strong_count(&shared) as u64 + others.iter().map(|large| large.half as u64).sum::<u64>());
    drop(others);
    line("alone", Rc::strong_count(&shared) as u64);
}
