//! Calls and reads, whose order C leaves open or moves with ease, and comparisons at the least integer.

use crate::random::{line, Random};
use std::io::{stdin, Read};

#[inline(never)]
fn bump(x: &mut u32) -> u32 {
    *x += 7;
    *x * 3
}

#[inline(never)]
fn call_then_read(x: &mut u32) -> u32 {
    let b = bump(x);
    x.wrapping_sub(b)
}

#[inline(never)]
fn read_then_call(x: &mut u32) -> u32 {
    let a = *x;
    a.wrapping_sub(bump(x))
}

#[inline(never)]
fn read_then_write(x: &mut u32, y: &mut u32) -> u32 {
    let a = *x;
    *y = 5;
    *x = a / 2;
    a.wrapping_mul(31)
}

#[inline(never)]
fn two_calls(x: &mut u32) -> u32 {
    let a = bump(x);
    let b = bump(x);
    b.wrapping_mul(100).wrapping_sub(a)
}

#[inline(never)]
fn call_in_any_case(x: &mut u32, is_wanted: bool) -> u32 {
    let a = bump(x);
    if is_wanted {
        a
    } else {
        0
    }
}

fn byte() -> u32 {
    let mut byte = [0];
    match stdin().read(&mut byte) {
        Ok(1) => u32::from(byte[0]),
        _ => 0,
    }
}

#[inline(never)]
fn two_of_the_input() -> u32 {
    let first = byte();
    let second = byte();
    second.wrapping_mul(1000).wrapping_sub(first)
}

#[inline(never)]
fn is_low(a: i32, b: i32) -> [bool; 4] {
    [a > i32::MIN, a == i32::MIN, a <= i32::MIN + 1, a.wrapping_add(i32::MIN) > b]
}

#[inline(never)]
fn is_low_and_long(a: i64) -> [bool; 2] {
    [a < i64::from(i32::MIN), a > i64::from(i32::MIN)]
}

#[inline(never)]
fn values_change_places(pair: &mut [u32; 2]) -> u32 {
    let first = pair[0];
    pair[0] = pair[1].wrapping_add(1);
    pair[1] = first;
    first ^ 5
}

pub fn main() {
    let mut random = Random(3);
    let mut x = random.next() as u32;
    let mut y = 2;
    for n in 0..9 {
        line("call, read", call_then_read(&mut x) as u64);
        line("read, call", read_then_call(&mut x) as u64);
        line("read, write", read_then_write(&mut x, &mut y) as u64);
        line("two calls", two_calls(&mut y) as u64);
        line("in any case", call_in_any_case(&mut y, n % 3 == 0) as u64);
        line("two bytes", two_of_the_input() as u64);
        let mut pair = [x, y];
        line("places", values_change_places(&mut pair) as u64);
        line("values", (pair[0] as u64) << 32 | pair[1] as u64);
    }
    for a in [i32::MIN, i32::MIN + 1, -65536, -2, -1, 0, 1, 65536, i32::MAX] {
        println!("{} {:?}", a, is_low(a, 1));
    }
    for a in [i64::MIN, -(1 << 32), -(1 << 31), -1, 1, 1 << 31, i64::MAX] {
        println!("{:?}", is_low_and_long(a));
    }
}
