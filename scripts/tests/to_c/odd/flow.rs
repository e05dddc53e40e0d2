//! Loops, jumps, recursion, and values that are exchanged on the way.

use crate::random::{line, Random};

#[inline(never)]
fn below(random: &mut Random, limit: u32) -> u32 {
    (random.next() >> 33) as u32 % limit
}

#[inline(never)]
fn turns(n: u32, mut a: u64, mut b: u64, mut c: u64, mut d: u64) -> u64 {
    for i in 0..n {
        match i % 5 {
            0 => (a, b, c) = (b, c, a),
            1 => (a, d) = (d, a),
            2 => (a, b, c, d) = (d, a, b, c),
            3 => (a, b) = (b.wrapping_sub(a), a ^ b),
            _ => (a, c, d) = (a.wrapping_mul(3), c.wrapping_add(d), c),
        }
    }
    a ^ b.rotate_left(7) ^ c.rotate_left(23) ^ d.rotate_left(41)
}

#[inline(never)]
fn labels(n: u32, random: &mut Random) -> u64 {
    let mut sum = 0u64;
    'outer: for i in 0..n {
        let mut k = below(random, 7);
        'middle: loop {
            for j in 0..10 {
                sum = sum.wrapping_mul(31).wrapping_add((i * j + k) as u64);
                match below(random, 9) {
                    0 => continue 'outer,
                    1 => continue 'middle,
                    2 => break,
                    3 if i > 3 => break 'middle,
                    4 if sum % 1000 == 7 => break 'outer,
                    5 => {
                        k += 1;
                        continue;
                    }
                    _ => {}
                }
                if k > 20 {
                    break 'middle;
                }
                sum ^= j as u64;
            }
            k += 3;
            if k > 12 {
                break;
            }
        }
        sum = sum.rotate_left(k);
    }
    sum
}

#[inline(never)]
fn cases(n: u32) -> u32 {
    match n {
        0 => 17,
        1 | 5 | 9 => n * 3,
        2..=4 => n + 100,
        6 => return 4,
        7 => 1 << 31,
        8 => !0,
        10 => turns(n, 1, 2, 3, 4) as u32,
        20..=29 => n - 20,
        100 => 1,
        1000 => 2,
        0x8000_0000 => 3,
        0xffff_ffff => 5,
        _ if n % 2 == 0 => 6,
        _ => 7,
    }
}

#[inline(never)]
fn wide_cases(n: u64) -> u8 {
    match n {
        0x8000_0000_0000_0000 => 1,
        0xffff_ffff_ffff_ffff => 2,
        0x1_0000_0000 => 3,
        0xffff_ffff => 4,
        7 => 5,
        _ => 6,
    }
}

#[inline(never)]
fn narrow_cases(n: i8) -> u8 {
    match n {
        -128 => 1,
        -1 => 2,
        0 => 3,
        127 => 4,
        -100..=-90 => 5,
        _ => 6,
    }
}

#[inline(never)]
fn text_cases(text: &[u8]) -> u32 {
    match text {
        b"add" => 1,
        b"sub" => 2,
        [b'x', rest @ ..] => 10 + rest.len() as u32,
        [_, b'y', .., last] => 100 + *last as u32,
        [] => 3,
        _ => 4,
    }
}

/// The first call happens first, in whatever block its value is needed.
#[inline(never)]
fn called_in_order(n: u32, random: &mut Random) -> u32 {
    let first = below(random, 100);
    if n % 3 == 0 {
        below(random, 7);
    }
    first * 100 + below(random, 100)
}

#[inline(never)]
fn is_even(n: u32, trail: &mut Vec<u8>) -> bool {
    trail.push(n as u8);
    n == 0 || is_odd(n - 1, trail)
}

#[inline(always)]
fn is_odd(n: u32, trail: &mut Vec<u8>) -> bool {
    trail.push(!n as u8);
    n != 0 && is_even(n - 1, trail)
}

#[inline(never)]
fn short_circuit(a: u32, b: u32, random: &mut Random) -> bool {
    (a > 5 && below(random, 2) == 0) || (b % 3 == 1 && a < b) || (below(random, 5) == 3 && !(a == b || a + 1 == b))
}

pub fn main() {
    let mut random = Random(7);
    numbers(&mut random);
    lists(&mut random);
}

pub fn numbers(random: &mut Random) {
    for n in [0, 1, 2, 3, 10, 50, 93, 94, 200] {
        line("turns", turns(n, 1, 2, 3, u64::MAX));
    }
    for n in 0..40 {
        line("labels", labels(n, random));
    }
    for n in (0..35).chain([100, 101, 1000, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff]) {
        line("cases", cases(n) as u64);
        line("wide", wide_cases((n as i32 as u64) << (n % 3 * 31)) as u64);
    }
    let mut trail = Vec::new();
    line("even", is_even(101, &mut trail) as u64 * 2 + is_odd(30, &mut trail) as u64);
    trail.into_iter().for_each(|n| line("trail", n as u64));
}

fn lists(random: &mut Random) {
    println!("{:?}", [1 << 63, u64::MAX, 1 << 32, 0xffff_ffff].map(wide_cases));
    println!("{:?}", (i8::MIN..=i8::MAX).map(narrow_cases).collect::<Vec<_>>());
    println!("{:?}", ["", "add", "sub", "adds", "x", "xyz", "ayb", "ay", "q"].map(|text| text_cases(text.as_bytes())));
    println!("{:?}", (0..50).map(|n| called_in_order(n, random)).collect::<Vec<_>>());
    let asked = (0..400).map(|_| short_circuit(below(random, 12), below(random, 12), random));
    println!("{:?}", asked.collect::<Vec<_>>());
}
