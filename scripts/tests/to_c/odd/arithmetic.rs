//! Every operation on integers of every width, on random numbers and on those at the edges.

use crate::random::{line, Random};
use core::hash::{Hash, Hasher};

impl Random {
    #[inline(never)]
    fn any(&mut self) -> u64 {
        let number = self.next();
        let bit = number >> 8 & 63;
        match number & 7 {
            0 => 0u64.wrapping_sub(number >> 60),
            1 => 1 << bit,
            2 => (1 << bit) - 1,
            3 => !(1 << bit),
            4 => number >> 60,
            5 => number >> bit,
            6 => [0x80, 0x7f, 0x8000, 0x7fff, 0x8000_0000, 0x7fff_ffff, 1 << 63, !0 >> 1][bit as usize & 7],
            _ => number,
        }
    }
}

/// A number that depends on everything it is given.
struct Sum(u64);

impl Hasher for Sum {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ byte as u64).wrapping_mul(0x100000001b3).rotate_left(23);
        }
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

#[inline(never)]
fn line_if(when: u32, number: u64) {
    if when % 29 == 1 {
        line("line if", number);
    }
}

/// Prints a number that depends on every result of an operation, also on two equal numbers.
#[inline(never)]
fn check(random: &mut Random, name: &str, kind: &str, operation: fn(u64, u64, u32, &mut Sum)) {
    let mut sum = Sum(1);
    for _ in 0..150 {
        let (a, b, c) = (random.any(), random.any(), random.any() as u32);
        operation(a, if c % 8 == 5 { a } else { b }, c, &mut sum);
    }
    line(&format!("{} {}", name, kind), sum.finish());
}

macro_rules! each {
    ($random:ident; ($($t:ty)*); $name:expr; $a:ident $b:ident $c:ident; $body:expr) => {
        $({
            fn operation($a: $t, $b: $t, $c: u32, sum: &mut Sum) {
                $body.hash(sum);
            }
            check($random, $name, stringify!($t), |a, b, c, sum| operation(a as $t, b as $t, c, sum));
        })*
    };
}

macro_rules! all {
    ($random:ident; $types:tt; $($name:expr; $a:ident $b:ident $c:ident; $body:expr;)*) => {
        $(each!($random; $types; $name; $a $b $c; $body);)*
    };
}

fn both(random: &mut Random) {
    all! { random; (u8 u16 u32 u64 i8 i16 i32 i64);
        "add"; a b _c; a.wrapping_add(b);
        "sub"; a b _c; a.wrapping_sub(b);
        "mul"; a b _c; a.wrapping_mul(b);
        "neg"; a _b _c; a.wrapping_neg();
        "div"; a b _c; if b == 0 { None } else { Some(a.wrapping_div(b)) };
        "rem"; a b _c; if b == 0 { None } else { Some(a.wrapping_rem(b)) };
        "div7"; a _b _c; a / 7;
        "checked_add"; a b _c; a.checked_add(b);
        "checked_sub"; a b _c; a.checked_sub(b);
        "checked_mul"; a b _c; a.checked_mul(b);
        "checked_neg"; a _b _c; a.checked_neg();
        "overflowing_mul"; a b _c; a.overflowing_mul(b);
        "saturating_add"; a b _c; a.saturating_add(b);
        "saturating_sub"; a b _c; a.saturating_sub(b);
        "saturating_mul"; a b _c; a.saturating_mul(b);
        "shl"; a _b c; a.wrapping_shl(c);
        "shr"; a _b c; a.wrapping_shr(c);
        "checked_shl"; a _b c; a.checked_shl(c & 127);
        "shl3"; a _b _c; a << 3;
        "shr3"; a _b _c; a >> 3;
        "rotate_left"; a _b c; a.rotate_left(c);
        "rotate_right"; a _b c; a.rotate_right(c);
        "rotate5"; a _b _c; a.rotate_left(5);
        "count_ones"; a _b _c; a.count_ones();
        "leading_zeros"; a _b _c; a.leading_zeros();
        "trailing_zeros"; a _b _c; a.trailing_zeros();
        "swap_bytes"; a _b _c; a.swap_bytes();
        "reverse_bits"; a _b _c; a.reverse_bits();
        "to_be_bytes"; a _b _c; a.to_be_bytes();
        "wrapping_pow"; a _b c; a.wrapping_pow(c & 15);
        "min"; a b _c; a.min(b);
        "max"; a b _c; a.max(b);
        "cmp"; a b _c; a.cmp(&b);
        "less"; a b _c; a < b;
        "near"; a b _c; (a ^ b) & 5 == 1 || a == b;
        "logic"; a b c; (a & b | !a ^ b, c as i8 as u64 as i16 > 9);
        "between"; a _b _c; a >= 3 && a < 100;
        "as_u8"; a b _c; (a as u8).wrapping_add(b as u8);
        "as_i8"; a b _c; (a as i8).wrapping_sub(b as i8);
        "as_u16"; a b _c; (a as u16).wrapping_mul(b as u16);
        "as_u32"; a b _c; (a as u32).wrapping_mul(b as u32);
        "as_u64"; a b _c; (a as u64).wrapping_mul(b as u64);
        "as_i64"; a b _c; (a as i64).wrapping_add(b as i64);
        "high"; a _b _c; a as u64 > 0x8000_0000_0000_0000 || a as u64 == 0xffff_ffff_0000_0001;
        "constant"; a _b _c; (a as u64 ^ 0xdead_beef_cafe_f00d).wrapping_sub(0x8000_0000_8000_0000);
        "mixed"; a b c; (a as i32 as i64).wrapping_mul(b as i8 as i64) >> (c & 31);
        "average"; a b _c; (a & b).wrapping_add((a ^ b) >> 1);
        "sign_bits"; a b _c; (a as i64 >> 63) as u8 ^ (b as i64 >> 62) as u8;
    }
}

fn with_sign(random: &mut Random) {
    all! { random; (i8 i16 i32 i64);
        "abs"; a _b _c; a.wrapping_abs();
        "unsigned_abs"; a _b _c; a.unsigned_abs();
        "checked_abs"; a _b _c; a.checked_abs();
        "signum"; a _b _c; a.signum();
        "is_negative"; a b _c; a.is_negative() != b.is_positive();
        "clamp"; a _b _c; a.clamp(-5, 100);
        "div_minus3"; a _b _c; (a / -3, a % -3 == 0);
        "compare_minus"; a _b _c; (a < -1) as u8 + (a <= -100) as u8 * 2 + (a == -128) as u8 * 4 + (a > -77) as u8 * 8;
    }
}

fn without_sign(random: &mut Random) {
    all! { random; (u8 u16 u32 u64);
        "widened"; a b c; { let mut wide = [0u64; 3]; for at in 0..3 { wide[(c as usize + at) % 3] = a.wrapping_mul(b).wrapping_sub(at as _) as u64; } wide[0] ^ wide[1] << 1 ^ wide[2] << 2 };
        "widened_later"; a b c; { let mut wide = 1u64; if c % 3 != 0 { wide = a.wrapping_mul(b).wrapping_add(7) as u64; line_if(c, wide); } wide };
        "next_power"; a _b _c; a.checked_next_power_of_two();
        "carry"; a b _c; { let (low, carry) = a.overflowing_add(b); low.wrapping_add(carry as _) };
        "borrow"; a b _c; { let (low, borrow) = a.overflowing_sub(b); if borrow { low / 3 } else { low } };
        "digits"; a _b _c; { let (mut left, mut sum) = (a, 0u32); while left > 0 { sum = sum * 3 + (left % 10) as u32; left /= 10; } sum };
        "bits"; a _b _c; { let (mut left, mut sum) = (a, 0u32); while left != 0 { sum = sum.wrapping_mul(5) ^ left.trailing_zeros(); left &= left - 1; } sum };
        "gcd"; a b _c; { let (mut x, mut y) = (a, b); while y != 0 { let t = x % y; x = y; y = t; } x };
    }
}

fn wide(random: &mut Random) {
    all! { random; (u128 i128);
        "sums"; a b c; { let (a, b) = (a.wrapping_mul(a) ^ b << 77, b.wrapping_mul(a | 1) >> (c & 127)); (a.wrapping_add(b), a.wrapping_sub(b), a.wrapping_mul(b)) };
        "bits"; a b _c; { let (a, b) = (a << 64 ^ b, b << 99 ^ !a); (a & b, a | b, a ^ b, !a) };
        "shifts"; a b c; { let a = a << 64 ^ b; (a << (c & 127), a >> (c & 127), a << (c & 63), a >> 64) };
        "order"; a b c; { let (a, b) = (a << (c & 127) ^ b, b << (c & 64) ^ a); (a < b, a <= b, a > b, a >= b, a == b, a != b, a.min(b), a.max(b), a.cmp(&b)) };
        "casts"; a b _c; { let a = a << 64 ^ b; (a as u8, a as i16 as i128, a as u32 as u128, a as u64, a as i64 as i128) };
        "digits"; a b c; format!("{} {:?} {:>40}", a, a.wrapping_mul(b), (a << 64 ^ b) >> (c & 127));
        "choice"; a b c; { let mut all = [a, b, a ^ b << 90]; all.swap(c as usize % 3, 1); if all[0] != 7 { all[1] } else { all[2] } };
    }
    all! { random; (u128 i128);
        "div"; a b c; { let (a, b) = (a.wrapping_mul(b) ^ a << 90, (a ^ b) << (c & 64)); if b == 0 { None } else { Some((a.wrapping_div(b), a.wrapping_rem(b), a / 1000, a % 1_000_000_007)) } };
        "div_edges"; a b c; { let (a, b) = (a << (c & 127), b << (c >> 7 & 127) | 1); (a.wrapping_div(b), a.wrapping_rem(b), b.wrapping_div(!a | 1), a.checked_div(!0)) };
    }
    all! { random; (u128);
        "mul_mod"; a b c; (a * b % (c as u128 + 1)) as u64;
        "arrays"; a b c; { let (x, y) = (a.to_le_bytes(), (a ^ (b & 1) << (c & 127)).to_le_bytes()); (x == y, x[..9] == y[..9], [x[c as usize & 15]; 11] == [y[7]; 11]) };
    }
}

/// LLVM computes it without a loop, in numbers of 65 and 67 bits.
fn sums(random: &mut Random) {
    all! { random; (u64 i64);
        "sum"; a b _c; (a..a.wrapping_add(b & 511)).fold(b, |sum, n| sum.wrapping_add(n));
        "squares"; a b _c; (a..a.wrapping_add(b & 511)).map(|n| n * n).fold(7, |sum, n| sum + n);
        "powers"; a b _c; (0..b & 255).map(|n| n * n * n * n - a).fold(a, |sum, n| sum + n);
    }
}

/// A number of any class.
fn number(bits: u64, class: u32) -> f64 {
    let number = f64::from_bits([bits, bits >> 12, 0, 0x7ff << 52][class as usize % 4]);
    if class & 64 == 0 {
        number
    } else {
        -number
    }
}

/// The bits of a number, and the same for all that are none.
fn bits(number: f64) -> u64 {
    if number.is_nan() {
        1
    } else {
        number.to_bits()
    }
}

#[inline(never)]
fn is_edge(number: f64) -> bool {
    number == 0.0 || number.is_infinite()
}

#[inline(never)]
fn has_digits(number: f64) -> bool {
    number != 0.0 && number.is_finite()
}

fn floats(random: &mut Random) {
    all! { random; (u64 i64 u8 i32);
        "f64"; a b _c; { let (x, y) = (a as f64 / 3.0, b as f64 * 0.25 - 1.0); [x + y, x - y, x * y, x / (y + 0.3), -x, x.abs(), (x * -0.0).abs(), 1e300 * x * y].map(f64::to_bits) };
        "f64_order"; a b _c; { let (x, y) = (a as f64, if b as u8 == 7 { f64::NAN } else { b as f64 });
            (x < y, x <= y, x > y, x >= y, x == y, x != y, !(x < y), !(x >= y), y.is_nan(), x.partial_cmp(&y)) };
        "f64_not"; a b _c; { let (x, y) = (a as f64, if b as u8 % 4 == 3 { f64::NAN } else { b as f64 });
            (!(x < y), !(x <= y), !(x > y), !(x >= y), !(x < y || x > y), !(x <= y || x >= y)) };
        "f64_least"; a b _c; { let (x, y) = (a as f64, if b as u8 % 4 == 3 { f64::NAN } else { b as f64 });
            [x.min(y), y.min(x), x.max(y), y.max(x)].map(f64::to_bits) };
        "f64_casts"; a b _c; { let x = a as f64 * (b as i8 as f64) * 1e-3; (x as i64, x as u64, x as i32, x as u8, x as i8, f64::NAN as u32) };
        "f64_whole"; a b c; { let x = a as f64 * [1.0, 0.5, 0.25, 1e-3, 1e-18][c as usize % 5] - (b as i8) as f64;
            [x.trunc(), x.fract(), x.floor(), x.ceil(), x.round(), (x * 1e-9).round()].map(f64::to_bits) };
        "f64_powers"; a b c; [(a as f64).powi(b as i32 % 50), (1.0 + b as f64 * 1e-19).powi(a as i32 >> (c & 31))].map(f64::to_bits);
        "f64_roots"; a b c; [a as u64 as f64, (b as f64).powi(2), number(a as u64, c), b as f64 - 9.0].map(|x| bits(x.sqrt()));
        "f64_classes"; a _b c; { let x = number(a as u64, c);
            (is_edge(x), has_digits(x), x.is_normal(), x.classify() as u8, bits(x.signum()), bits(x.floor()), bits(x.round())) };
        "f64_digits"; a b c; if c % 50 == 0 { format!("{:.2} {:8.3} {:?} {}", a as f64 / 7.0, b as f64, a as f64 / 8.0, b as f64 * 1e-5) } else { String::new() };
    }
    println!("{:?} {:.3}", "1.5e3".parse::<f64>(), [0.1, 0.2, 1e9].iter().sum::<f64>());
}

pub fn main() {
    let mut random = Random(2026);
    floats(&mut random);
    sums(&mut random);
    wide(&mut random);
    both(&mut random);
    with_sign(&mut random);
    without_sign(&mut random);
}
