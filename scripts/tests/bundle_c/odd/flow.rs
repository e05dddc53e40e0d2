//! Loops, jumps, recursion, and values that are exchanged on the way.

use std::io::Write;

struct Random(u64);

impl Random {
    #[inline(never)]
    fn below(&mut self, limit: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as u32 % limit
    }
}

#[inline(never)]
fn line(name: &str, number: u64) {
    let mut digits = [0; 20];
    let (mut at, mut left) = (20, number);
    loop {
        at -= 1;
        digits[at] = b'0' + (left % 10) as u8;
        left /= 10;
        if left == 0 {
            break;
        }
    }
    let mut out = std::io::stdout();
    out.write_all(name.as_bytes()).unwrap();
    out.write_all(b" ").unwrap();
    out.write_all(&digits[at..]).unwrap();
    out.write_all(b"\n").unwrap();
}

#[inline(never)]
fn fibonacci(n: u32) -> u64 {
    let (mut a, mut b) = (0u64, 1u64);
    for _ in 0..n {
        let (next, old) = (b, a.wrapping_add(b));
        a = next;
        b = old;
    }
    a
}

#[inline(never)]
fn turns(n: u32, mut a: u64, mut b: u64, mut c: u64, mut d: u64) -> u64 {
    for i in 0..n {
        match i % 5 {
            0 => {
                let t = a;
                a = b;
                b = c;
                c = t;
            }
            1 => std::mem::swap(&mut a, &mut d),
            2 => {
                let (x, y, z, w) = (d, a, b, c);
                a = x;
                b = y;
                c = z;
                d = w;
            }
            3 => {
                let (x, y) = (b.wrapping_sub(a), a ^ b);
                a = x;
                b = y;
            }
            _ => {
                let (x, y, z) = (c, c.wrapping_add(d), a);
                d = x;
                c = y;
                a = z.wrapping_mul(3);
            }
        }
    }
    a ^ b.rotate_left(7) ^ c.rotate_left(23) ^ d.rotate_left(41)
}

#[inline(never)]
fn labels(n: u32, random: &mut Random) -> u64 {
    let mut sum = 0u64;
    'outer: for i in 0..n {
        let mut k = random.below(7);
        'middle: loop {
            for j in 0..10 {
                sum = sum.wrapping_mul(31).wrapping_add((i * j + k) as u64);
                match random.below(9) {
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
        10 => fibonacci(n) as u32,
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

#[inline(never)]
fn early(values: &[u32], limit: u32) -> Option<u32> {
    let mut sum = 0u32;
    for (at, value) in values.iter().enumerate() {
        if *value == 0 {
            return None;
        }
        if *value > limit {
            return Some(at as u32);
        }
        sum = sum.checked_add(*value)?;
        if sum == 77 {
            return Some(sum);
        }
    }
    Some(sum)
}

#[inline(never)]
fn ackermann(m: u32, n: u32) -> u32 {
    if m == 0 {
        n + 1
    } else if n == 0 {
        ackermann(m - 1, 1)
    } else {
        ackermann(m - 1, ackermann(m, n - 1))
    }
}

#[inline(never)]
fn is_even(n: u32, trail: &mut Vec<u8>) -> bool {
    trail.push(n as u8);
    n == 0 || is_odd(n - 1, trail)
}

#[inline(never)]
fn is_odd(n: u32, trail: &mut Vec<u8>) -> bool {
    trail.push(!n as u8);
    n != 0 && is_even(n - 1, trail)
}

#[inline(never)]
fn hanoi(n: u32, from: usize, to: usize, pegs: &mut [Vec<u32>; 3]) -> u32 {
    if n == 0 {
        return 0;
    }
    let other = 3 - from - to;
    let before = hanoi(n - 1, from, other, pegs);
    let disk = pegs[from].pop().unwrap();
    pegs[to].push(disk);
    before + 1 + hanoi(n - 1, other, to, pegs)
}

#[inline(never)]
fn collatz(mut n: u64) -> u32 {
    let mut steps = 0;
    while n != 1 {
        n = if n % 2 == 0 { n / 2 } else { 3 * n + 1 };
        steps += 1;
    }
    steps
}

#[inline(never)]
fn queens(row: u32, columns: u32, left: u32, right: u32, n: u32) -> u32 {
    if row == n {
        return 1;
    }
    let mut free = !(columns | left | right) & ((1 << n) - 1);
    let mut count = 0;
    while free != 0 {
        let bit = free & free.wrapping_neg();
        free ^= bit;
        count += queens(row + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1, n);
    }
    count
}

#[inline(never)]
fn machine(random: &mut Random) -> u64 {
    let (mut state, mut stack, mut sum) = (0u8, Vec::new(), 0u64);
    for step in 0..2000u64 {
        state = match (state, random.below(4)) {
            (0, 0) => 1,
            (0, 1) => {
                stack.push(step);
                2
            }
            (1, 0) | (2, 3) => match stack.pop() {
                Some(top) => (sum ^ top) as u8 & 3,
                None => 3,
            },
            (1, n) => n as u8,
            (2, 0) => 0,
            (2, _) if stack.len() > 5 => {
                stack.clear();
                0
            }
            (3, 2) => break,
            (old, n) => (old + n as u8) & 3,
        };
        sum = sum.wrapping_mul(7).wrapping_add(state as u64 + stack.len() as u64);
    }
    sum
}

#[inline(never)]
fn short_circuit(a: u32, b: u32, random: &mut Random) -> bool {
    (a > 5 && random.below(2) == 0) || (b % 3 == 1 && a < b) || (random.below(5) == 3 && !(a == b || a + 1 == b))
}

fn main() {
    let mut random = Random(7);
    for n in [0, 1, 2, 3, 10, 50, 93, 94, 200] {
        line("fibonacci", fibonacci(n));
        line("turns", turns(n, 1, 2, 3, u64::MAX));
    }
    for n in 0..40 {
        line("labels", labels(n, &mut random));
    }
    for n in (0..35).chain([100, 101, 1000, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff]) {
        line("cases", cases(n) as u64);
        line("wide", wide_cases((n as i32 as u64) << (n % 3 * 31)) as u64);
        line("narrow", narrow_cases(n.wrapping_mul(7) as i8) as u64);
    }
    for n in [0, 1, 7, 0x8000_0000_0000_0000, u64::MAX, 0x1_0000_0000, 0xffff_ffff, 0xffff_fffe] {
        line("wide", wide_cases(n) as u64);
    }
    for n in i8::MIN..=i8::MAX {
        line("narrow", narrow_cases(n) as u64);
    }
    for text in ["", "add", "sub", "adds", "x", "xyz", "ayb", "ay", "q"] {
        line("text", text_cases(text.as_bytes()) as u64);
    }
    for limit in [3, 40, 1000] {
        for length in 0..12u32 {
            let values: Vec<u32> = (0..length).map(|n| (n * n + limit * 7) % 50).collect();
            line("early", early(&values, limit).map_or(999, u64::from));
        }
    }
    line("ackermann", ackermann(2, 9) as u64);
    let mut trail = Vec::new();
    line("even", is_even(101, &mut trail) as u64 * 2 + is_odd(30, &mut trail) as u64);
    line("trail", trail.iter().fold(0, |sum, byte| (sum * 31 + *byte as u64) % 1_000_003));
    let mut pegs = [(1..=9).rev().collect(), Vec::new(), Vec::new()];
    line("hanoi", hanoi(9, 0, 2, &mut pegs) as u64);
    line("pegs", pegs[2].iter().fold(pegs[0].len() as u64, |sum, disk| sum * 10 + *disk as u64));
    line("collatz", (1..300).map(collatz).sum::<u32>() as u64);
    line("queens", (1..9).map(|n| queens(0, 0, 0, 0, n)).fold(0, |sum, count| sum * 100 + count as u64));
    for _ in 0..20 {
        line("machine", machine(&mut random));
    }
    let mut bits = 0u64;
    for n in 0..400 {
        let (a, b) = (random.below(12), random.below(12));
        bits = bits.rotate_left(1) ^ short_circuit(a, b, &mut random) as u64 ^ n;
    }
    line("bits", bits);
}
