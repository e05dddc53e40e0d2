//! Structs, enums, boxes, vectors, traits and tables: what lies in memory, and what is passed and returned by value.

use std::cell::RefCell;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap, VecDeque};
use std::rc::Rc;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Small {
    a: u8,
    b: u16,
    c: i8,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Large {
    words: [u64; 5],
    half: u32,
    small: Small,
    flag: bool,
    maybe: Option<u8>,
}

#[derive(Clone, Copy)]
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
fn sum_large(large: Large, extra: Option<u8>) -> u64 {
    let words = large.words.iter().fold(0u64, |sum, word| sum.rotate_left(9) ^ word);
    let small = large.small.a as u64 + ((large.small.b as u64) << 8) + large.small.c as u64;
    words
        ^ small
        ^ large.half as u64
        ^ large.flag as u64
        ^ (large.maybe.map_or(300, u64::from) << 3)
        ^ extra.map_or(77, u64::from)
}

/// A word that says when it is dropped.
struct Word(u32);

impl Drop for Word {
    fn drop(&mut self) {
        line("dropped", self.0 as u64);
    }
}

static NAMES: [&str; 4] = ["north", "east", "south", ""];
static TABLE: [(u8, &[u16], fn(u32, u32) -> u32); 3] =
    [(1, &[1, 2, 3], u32::wrapping_add), (200, &[], u32::wrapping_sub), (9, &[65535, 7], u32::pow)];
static TAIL: (&[u16], &u16) = (SHORT.split_at(2).1, &SHORT[1]);
static SHORT: [u16; 5] = [1, 2, 300, 4, 60000];
static SIGNED: [i16; 4] = [-1, -32768, 32767, 5];
static WIDE: [u64; 3] = [0x8000_0000_0000_0000, u64::MAX, 0x1234_5678_9abc_def0];
static NESTED: [[Option<i8>; 2]; 2] = [[None, Some(-5)], [Some(0), None]];

#[inline(never)]
fn statics(random: &mut Random) -> u64 {
    let mut sum = 0u64;
    for _ in 0..50 {
        let n = random.next() as usize;
        sum = sum.wrapping_mul(131) ^ NAMES[n % 4].bytes().map(u64::from).sum::<u64>();
        let (first, list, function) = TABLE[n % 3];
        sum = sum.rotate_left(3)
            ^ function(sum as u32 & 3, first as u32 & 15) as u64
            ^ list.get(n % 4).map_or(5, |&x| x as u64);
        sum = sum.rotate_left(TAIL.0[n % 3] as u32 & 7) ^ *TAIL.1 as u64;
        sum ^= SIGNED[n % 4] as u64 ^ WIDE[n % 3] ^ NESTED[n % 2][n / 2 % 2].map_or(99, |x| x as u64);
    }
    sum
}

#[inline(never)]
fn collections(random: &mut Random) -> u64 {
    let (mut map, mut set, mut heap, mut queue) =
        (BTreeMap::new(), BTreeSet::new(), BinaryHeap::new(), VecDeque::new());
    let mut sum = 0u64;
    for step in 0..500u64 {
        let n = random.next() % 40;
        *map.entry(n).or_insert(0u64) += step;
        if !set.insert((n as u8, step % 5)) {
            sum += 1;
        }
        heap.push(Reverse((n, step)));
        queue.push_back(n);
        if step % 3 == 0 {
            sum = sum.wrapping_mul(7) ^ heap.pop().map_or(0, |Reverse((n, step))| n * 1000 + step);
            queue.push_front(queue.len() as u64);
            sum ^= queue.pop_back().unwrap_or(3);
            map.remove(&(n / 2));
        }
    }
    let map = map.iter().fold(0u64, |sum, (key, value)| sum.wrapping_mul(5) ^ key ^ value);
    sum ^ map ^ set.range((3, 0)..(9, 9)).count() as u64 ^ queue.iter().sum::<u64>()
}

#[inline(never)]
fn unaligned(random: &mut Random) -> u64 {
    let mut all = [Packed { a: 0, b: 0, c: 0, d: 0 }; 7];
    for _ in 0..50 {
        let n = random.next();
        let at = (n % 7) as usize;
        all[at].b = all[(at + 1) % 7].b ^ n as u32;
        all[at].c = all[at].c.wrapping_add(n << 9);
        all[at].d ^= all[at].b as u16;
        all[(at * 3) % 7].a = n as u8;
    }
    let sum = all.iter().fold(0u64, |sum, p| sum.rotate_left(5) ^ p.a as u64 ^ p.b as u64 ^ p.c ^ p.d as u64);
    let bytes: Vec<u8> = (0..40).map(|_| random.next() as u8).collect();
    let word = |at: usize| {
        let mut word = [0; 8];
        word.copy_from_slice(&bytes[at..at + 8]);
        u64::from_le_bytes(word) ^ u64::from_be_bytes(word)
    };
    (0..30).fold(sum, |sum, at| sum.rotate_left(1) ^ word(at))
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
    let mut array = [n; 33];
    for at in 0..33 {
        array[at] = array[at].wrapping_mul(at as u8 + 1) ^ n;
    }
    array
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

#[inline(never)]
fn sum_kind(kind: Kind) -> u64 {
    match kind {
        Kind::None => 1,
        Kind::Byte(byte @ 0..=99) => byte as u64,
        Kind::Byte(byte) => byte as u64 * 1000,
        Kind::Both { x, y } if x < 0 => y as u64 ^ x as u64,
        Kind::Both { y, .. } => y as u64,
        Kind::Flags(a, b) => a as u64 * 4 + b.map_or(2, u64::from),
    }
}

/// Prints what small values are when they are passed and returned.
fn small_values(random: &mut Random) {
    for _ in 0..20 {
        let n = random.next();
        line("array", array(n as u8).iter().fold(0u64, |sum, &byte| sum.wrapping_mul(31) + byte as u64));
        let last = (n & 3) as u8;
        line("same", same([1, 2, 3, 4, last], [1, 2, 3, 4, 1]) as u64 * 2 + same([9, 8, last], [9, 8, 2]) as u64);
        line("pair", pair(n).0 ^ pair(n).1.wrapping_mul(3));
        line("some", some(n).map_or(1, |(a, b)| a ^ b as u64));
        line("result", result(n).map_or_else(|byte| byte as u64, u64::from));
        line("sums", sums(n as u32 >> 14, n as u16));
        let (one, other) = (kind(n), kind(random.next()));
        line("kind", sum_kind(one) ^ sum_kind(other) << 1);
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

fn main() {
    let mut random = Random(11);
    for n in 0..20u8 {
        let (one, other) = (large(&mut random), large(&mut random));
        line("large", sum_large(one, Some(n)) ^ sum_large(other, None));
        line("order", (one < other) as u64 * 2 + (small(&mut random) <= one.small) as u64);
    }
    line("statics", statics(&mut random));
    let base = random.next() as u32;
    let offsets = vec![base, 3, base ^ 5];
    let word = Word(base ^ 9);
    let fs: Vec<Box<dyn Fn(u32) -> u32>> = vec![
        Box::new(move |n| n.wrapping_mul(base | 1)),
        Box::new(move |n| n ^ word.0),
        Box::new(move |n| offsets.iter().fold(n, |sum, offset| sum.rotate_left(5).wrapping_add(*offset))),
    ];
    line("compose", (0..10).fold(0, |sum, n| sum ^ fs.iter().fold(n, |value, f| f(value)) as u64 * 3));
    line("collections", collections(&mut random));
    line("unaligned", unaligned(&mut random));
    line("three", three(&(0..100).map(|_| random.next() as u8).collect::<Vec<u8>>()));
    small_values(&mut random);
    vectors(&mut random);
    let shared = Rc::new(large(&mut random));
    let others: Vec<Rc<Large>> = (0..5).map(|_| shared.clone()).collect();
    line("shared", Rc::strong_count(&shared) as u64 + others.iter().map(|large| large.half as u64).sum::<u64>());
    drop(others);
    line("alone", Rc::strong_count(&shared) as u64);
}
