//! Packs bytes as a raw DEFLATE stream (RFC 1951), which a browser unpacks by `DecompressionStream`.
//!
//! Copies are found by the places that begin with the same bytes, and put off by a byte where the next one is longer, as zlib
//! does. Each block has Huffman codes of its own.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};

/// How far back a copy may begin, and its least and greatest length.
const WINDOW: usize = 1 << 15;
const SHORTEST: usize = 3;
const LONGEST: usize = 258;

/// The most places that are compared for a copy.
const TRIED: usize = 1 << 8;

/// The most tokens of a block.
const BLOCK: usize = 1 << 14;

/// A symbol, and the number and the value of the bits that follow it.
type Symbol = (usize, u32, usize);

/// A byte, or the length and the distance of a copy.
type Token = (Symbol, Option<Symbol>);

/// The symbol of the end of a block; those of lengths follow.
const END: usize = 256;

/// Packs bytes.
pub fn deflate(bytes: &[u8]) -> Vec<u8> {
    let (tokens, mut bits) = (tokens(bytes), Bits::default());
    for block in tokens.chunks(BLOCK) {
        write_block(&mut bits, block, false);
    }
    write_block(&mut bits, &[], true);
    bits.put(0, 7);
    bits.bytes
}

fn tokens(bytes: &[u8]) -> Vec<Token> {
    let mut earlier = Earlier { bytes, places: HashMap::new() };
    let (mut tokens, mut at, mut found) = (Vec::new(), 0, (0, 0));
    while at < bytes.len() {
        earlier.add(at);
        let (next, (length, distance)) = (earlier.longest(at + 1), found);
        if length < SHORTEST || next.0 > length {
            tokens.push(((bytes[at].into(), 0, 0), None));
            (found, at) = (next, at + 1);
        } else {
            tokens.push((length_symbol(length), Some(class(distance - 1, 1))));
            (at + 1..at + length).for_each(|inside| earlier.add(inside));
            at += length;
            found = earlier.longest(at);
        }
    }
    tokens
}

fn length_symbol(length: usize) -> Symbol {
    let (symbol, bits, value) = if length == LONGEST { (28, 0, 0) } else { class(length - SHORTEST, 2) };
    (END + 1 + symbol, bits, value)
}

/// The symbol of a value, of which each power of two begins `2^kept` classes, and the bits that tell it from others of its
/// class.
fn class(value: usize, kept: u32) -> Symbol {
    let bits = (value | 1).ilog2().saturating_sub(kept);
    (((bits as usize) << kept) + (value >> bits), bits, value & ((1 << bits) - 1))
}

/// The places that were passed, by the three bytes that begin there.
struct Earlier<'a> {
    bytes: &'a [u8],
    places: HashMap<[u8; SHORTEST], Vec<usize>>,
}

impl Earlier<'_> {
    fn add(&mut self, at: usize) {
        if let Some(three) = self.bytes[at..].first_chunk() {
            self.places.entry(*three).or_default().push(at);
        }
    }

    /// Returns the length and the distance of the longest copy at a place, the nearest of equal ones.
    fn longest(&self, at: usize) -> (usize, usize) {
        let rest = self.bytes.get(at..).unwrap_or_default();
        let places = rest.first_chunk().and_then(|three| self.places.get(three)).into_iter().flatten();
        let near = places.rev().take(TRIED).take_while(|&&from| at - from <= WINDOW);
        let copies = near.map(|&from| {
            let both = rest.iter().zip(&self.bytes[from..]).take(LONGEST);
            (both.take_while(|(one, other)| one == other).count(), at - from)
        });
        copies.max_by_key(|&(length, distance)| (length, Reverse(distance))).unwrap_or((0, 0))
    }
}

/// Bits, the least of each byte first.
#[derive(Default)]
struct Bits {
    bytes: Vec<u8>,
    rest: u64,
    count: u32,
}

impl Bits {
    fn put(&mut self, value: usize, count: u32) {
        self.rest |= (value as u64) << self.count;
        self.count += count;
        while self.count >= 8 {
            self.bytes.push(self.rest as u8);
            (self.rest, self.count) = (self.rest >> 8, self.count - 8);
        }
    }

    fn put_symbol(&mut self, (symbol, bits, value): Symbol, codes: &[(usize, u32)]) {
        let (code, length) = codes[symbol];
        self.put(code, length);
        self.put(value, bits);
    }
}

/// Writes tokens with codes of their own: which is the last block, the lengths of the codes, and the tokens.
fn write_block(bits: &mut Bits, tokens: &[Token], is_last: bool) {
    let (mut literals, mut distances) = (vec![0; 286], vec![0; 30]);
    literals[END] = 1;
    for (literal, distance) in tokens {
        literals[literal.0] += 1;
        distance.iter().for_each(|distance| distances[distance.0] += 1);
    }
    let lengths = [literals, distances].map(lengths);
    bits.put(is_last.into(), 1);
    bits.put(2, 2);
    write_lengths(bits, &lengths);
    let [literals, distances] = lengths.map(|lengths| codes(&lengths));
    for &(literal, distance) in tokens {
        bits.put_symbol(literal, &literals);
        distance.into_iter().for_each(|distance| bits.put_symbol(distance, &distances));
    }
    bits.put_symbol((END, 0, 0), &literals);
}

/// The order in which the lengths of the codes of lengths stand.
const ORDER: [usize; 19] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/// Writes the lengths of both codes, each with four bits: for sixteen of them, a code of their own would save little.
fn write_lengths(bits: &mut Bits, both: &[Vec<u32>; 2]) {
    for (value, count) in [(both[0].len() - 257, 5), (both[1].len() - 1, 5), (ORDER.len() - 4, 4)] {
        bits.put(value, count);
    }
    ORDER.iter().for_each(|&symbol| bits.put(if symbol < 16 { 4 } else { 0 }, 3));
    let codes = codes(&[4; 16]);
    both.iter().flatten().for_each(|&length| bits.put_symbol((length as usize, 0, 0), &codes));
}

/// Returns the length of each symbol's code. Where one would be longer than 15, the counts are made more alike.
fn lengths(mut counts: Vec<usize>) -> Vec<u32> {
    let lengths = huffman(&counts);
    if lengths.iter().all(|&length| length <= 15) {
        return lengths;
    }
    counts.iter_mut().filter(|count| **count > 0).for_each(|count| *count = *count / 2 + 1);
    self::lengths(counts)
}

/// Huffman's code (1952): the two rarest nodes become one, until one is left. A single symbol has one bit.
fn huffman(counts: &[usize]) -> Vec<u32> {
    let leaves = counts.iter().enumerate().filter(|(_, &count)| count > 0);
    let mut heap: BinaryHeap<_> = leaves.map(|(symbol, &count)| Reverse((count, symbol, vec![symbol]))).collect();
    let mut lengths = vec![0; counts.len()];
    if let (1, Some(Reverse((_, symbol, _)))) = (heap.len(), heap.peek()) {
        lengths[*symbol] = 1;
    }
    while let (Some(Reverse(one)), Some(Reverse(other))) = (heap.pop(), heap.pop()) {
        let symbols = [one.2, other.2].concat();
        symbols.iter().for_each(|&symbol| lengths[symbol] += 1);
        heap.push(Reverse((one.0 + other.0, one.1.min(other.1), symbols)));
    }
    lengths
}

/// Returns each symbol's code, its first bit the least, and its length: codes of one length follow one another.
fn codes(lengths: &[u32]) -> Vec<(usize, u32)> {
    let (mut codes, mut code) = (vec![(0, 0); lengths.len()], 0_u32);
    for length in 1..=15 {
        code <<= 1;
        for symbol in (0..lengths.len()).filter(|&symbol| lengths[symbol] == length) {
            codes[symbol] = ((code.reverse_bits() >> (32 - length)) as usize, length);
            code += 1;
        }
    }
    codes
}
