//! Values of odd shapes: arrays, enums and pairs that are passed and returned, cells, sums that have a closed form.

use std::cell::{Cell, RefCell};
use std::io::{Read, Write};
struct R(u64);
impl R {
    #[inline(never)]
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        self.0 >> 9
    }
}
#[inline(never)]
fn out(name: &str, x: u64) {
    writeln!(std::io::stdout(), "{} {}", name, x).unwrap();
}
#[inline(never)]
fn three(b: &[u8]) -> u64 {
    b.chunks_exact(3).fold(0u64, |s, c| {
        s.wrapping_mul(7)
            ^ u32::from_le_bytes([c[0], c[1], c[2], 0]) as u64
            ^ u64::from_be_bytes([0, 0, 0, c[2], c[1], c[0], c[1], c[2]])
    })
}
#[inline(never)]
fn array(n: u8) -> [u8; 33] {
    let mut a = [n; 33];
    for i in 0..33 {
        a[i] = a[i].wrapping_mul(i as u8 + 1) ^ n;
    }
    a
}
#[inline(never)]
fn eq5(a: [u8; 5], b: [u8; 5]) -> bool {
    a == b
}
#[inline(never)]
fn eq3(a: &[u8; 3], b: &[u8; 3]) -> bool {
    a == b
}
#[inline(never)]
fn pair(n: u64) -> (u64, u64) {
    (n ^ 5, n.rotate_left(9))
}
#[inline(never)]
fn opt(n: u64) -> Option<(u64, u32)> {
    if n % 3 == 0 {
        None
    } else {
        Some((n / 3, n as u32))
    }
}
#[inline(never)]
fn res(n: u64) -> Result<u16, i8> {
    if n % 3 == 0 {
        Err(n as i8)
    } else {
        Ok(n as u16)
    }
}
#[inline(never)]
fn grid(g: &mut [[i8; 7]; 5], n: usize) -> i32 {
    for i in 0..5 {
        for j in 0..7 {
            g[i][j] = g[(i + n) % 5][(j + 1) % 7].wrapping_add(3);
        }
    }
    g.iter().flatten().map(|&x| x as i32).sum()
}
#[inline(never)]
fn bools(n: u32) -> [bool; 11] {
    let mut b = [false; 11];
    for i in 0..11 {
        b[i] = n >> i & 1 == 1;
    }
    b
}
#[inline(never)]
fn sum32(n: u32) -> u32 {
    (0..n).fold(0u32, |a, b| a.wrapping_add(b))
}
#[inline(never)]
fn sum16(n: u16) -> u16 {
    (0..n).fold(0u16, |a, b| a.wrapping_add(b))
}
#[inline(never)]
fn sq32(n: u32) -> u32 {
    (0..n).fold(0u32, |a, b| a.wrapping_add(b.wrapping_mul(b)))
}
#[inline(never)]
fn bytes(mut n: u64) -> u8 {
    let mut p = 0u8;
    for _ in 0..8 {
        p ^= n as u8;
        n >>= 8;
    }
    p
}
#[inline(never)]
fn crc(data: &[u8]) -> u32 {
    let mut c = !0u32;
    for &b in data {
        c ^= b as u32;
        for _ in 0..8 {
            c = if c & 1 == 1 { c >> 1 ^ 0xedb8_8320 } else { c >> 1 };
        }
    }
    !c
}
#[inline(never)]
fn cond(a: i32, b: i32) -> i32 {
    if a < b {
        -a
    } else if a == b {
        0
    } else {
        b.wrapping_neg().wrapping_sub(a)
    }
}
#[inline(never)]
fn sel(a: u8, b: i16) -> i64 {
    let x = if a > 100 { b as i64 } else { -(a as i64) };
    let y = if b < 0 { x * 3 } else { x - 7 };
    x ^ y
}
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
enum E {
    A,
    B(u8),
    C { x: i16, y: u32 },
    D(bool, Option<bool>),
}
#[inline(never)]
fn en(n: u64) -> E {
    match n % 5 {
        0 => E::A,
        1 => E::B(n as u8),
        2 => E::C { x: n as i16, y: (n >> 20) as u32 },
        3 => E::D(n & 64 == 0, None),
        _ => E::D(n & 32 == 0, Some(n & 16 == 0)),
    }
}
#[inline(never)]
fn un(e: E) -> u64 {
    match e {
        E::A => 1,
        E::B(b @ 0..=99) => b as u64,
        E::B(b) => b as u64 * 1000,
        E::C { x, y } if x < 0 => y as u64 ^ x as u64,
        E::C { x: _, y } => y as u64,
        E::D(a, b) => a as u64 * 4 + b.map_or(2, |b| b as u64),
    }
}
fn main() {
    let mut input = [0u8; 64];
    let n0 = std::io::stdin().lock().read(&mut input).unwrap() as u64;
    let mut r = R(n0 + 5);
    let data: Vec<u8> = (0..100).map(|_| r.next() as u8).collect();
    out("three", three(&data));
    out("crc", crc(&data) as u64);
    for i in 0..20 {
        let n = r.next();
        let a = array(n as u8);
        out("array", a.iter().fold(0u64, |s, &x| s.wrapping_mul(31) + x as u64));
        out(
            "eq",
            eq5([1, 2, 3, 4, (n & 1) as u8], [1, 2, 3, 4, 1]) as u64 * 2
                + eq3(&[9, 8, (n & 3) as u8], &[9, 8, 2]) as u64,
        );
        let (x, y) = pair(n);
        out("pair", x ^ y.wrapping_mul(3));
        out("opt", opt(n).map_or(1, |(a, b)| a ^ b as u64));
        out(
            "res",
            match res(n) {
                Ok(a) => a as u64,
                Err(e) => e as u64,
            },
        );
        out("bools", bools(n as u32).iter().enumerate().filter(|(_, &b)| b).map(|(i, _)| i as u64 * i as u64).sum());
        out("sums", sum32(n as u32 >> 14) as u64 ^ (sum16(n as u16) as u64) << 32 ^ sq32(n as u32 & 0xffff) as u64);
        out("bytes", bytes(n) as u64);
        out("cond", cond(n as i32, (n >> 3) as i32) as u64);
        out("sel", sel(n as u8, (n >> 8) as i16) as u64);
        let (e, f) = (en(n), en(r.next()));
        out("enum", un(e) ^ un(f) << 1);
        writeln!(std::io::stdout(), "{:?} {:?} {:?} {}", e, f, e < f, e == f).unwrap();
        let mut g = [[i as i8; 7]; 5];
        g[2][3] = n as i8;
        out("grid", (0..9).map(|k| grid(&mut g, k) as u64).fold(0, |a, b| a ^ b.rotate_left(3)));
    }
    let cell = Cell::new(3u32);
    let shared = RefCell::new(vec![1u8]);
    let f = |k: u32| {
        cell.set(cell.get().wrapping_mul(k));
        shared.borrow_mut().push(k as u8);
    };
    (0..5).for_each(f);
    (7..12).rev().step_by(2).for_each(f);
    out("cell", cell.get() as u64 + shared.borrow().len() as u64);
    out("tried", shared.try_borrow_mut().is_ok() as u64);
    let text: String = data.iter().map(|b| (b'a' + b % 26) as char).collect();
    let mut words: Vec<&str> = text.split(|c| c == 'a' || c == 'q').filter(|w| !w.is_empty()).collect();
    words.sort_by(|a, b| b.len().cmp(&a.len()).then_with(|| a.cmp(b)));
    writeln!(std::io::stdout(), "{}", words.join(",")).unwrap();
    let mut v: Vec<(u16, i8)> = (0..300)
        .map(|_| {
            let n = r.next();
            (n as u16 % 50, (n >> 20) as i8)
        })
        .collect();
    v.sort_unstable_by(|a, b| b.cmp(a));
    v.retain(|x| x.1 > -100);
    v.dedup_by_key(|x| x.0 / 2);
    let tail = v.split_off(10);
    v.extend_from_slice(&tail[3..9]);
    v.drain(2..5);
    v.truncate(14);
    v.insert(4, (1, -1));
    writeln!(std::io::stdout(), "{:?} {:?} {:?}", v, v.iter().map(|x| x.1).min(), v.iter().position(|x| x.1 < 0))
        .unwrap();
    let z: Vec<i64> = v
        .iter()
        .zip(tail.iter().rev())
        .map(|(a, b)| a.0 as i64 * b.1 as i64 - (a.1 as i64) % 7)
        .scan(0i64, |s, x| {
            *s = *s * 3 - x;
            Some(*s)
        })
        .take_while(|x| x.abs() < 1 << 50)
        .collect();
    writeln!(std::io::stdout(), "{:?} {:?}", z, z.iter().max_by_key(|x| (**x % 100).abs())).unwrap();
}
