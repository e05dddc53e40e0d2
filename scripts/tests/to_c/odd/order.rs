//! Calls, reads of memory and of the input, jumps out of loops: whatever C leaves open or moves with ease. And the products
//! and the comparisons at the least integer.

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

/// Both ways out of the inner loop lead to the same statement of the outer one.
#[inline(never)]
fn behind_the_inner_loop(n: u32) -> u32 {
    let mut sum = 0u32;
    for i in 0..n {
        let mut j = i;
        while j % 7 != 3 {
            j = j * 5 + 1;
            if j > 1000 {
                sum += 1;
                break;
            }
        }
        sum = sum.wrapping_mul(3).wrapping_add(j);
        if sum % 11 == 5 {
            sum ^= i;
        }
    }
    sum
}

/// Some ways out of the inner loop leave the outer one too.
#[inline(never)]
fn behind_both_loops(n: u32) -> u32 {
    let mut left = 0;
    'outer: for i in 1..n {
        for j in i..n {
            if i * i + j * j == n {
                left = 1000 * i + j;
                break 'outer;
            }
            if i * j > 5 * n {
                break;
            }
        }
        left += i;
    }
    left ^ n
}

#[inline(never)]
fn product(a: i32, b: i32) -> Option<i32> {
    a.checked_mul(b)
}

#[inline(never)]
fn long_product(a: i64, b: i64) -> Option<i64> {
    a.checked_mul(b)
}

#[inline(never)]
fn small_product(a: i8, b: i8) -> Option<i8> {
    a.checked_mul(b)
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
    for n in 0..60 {
        line("behind the inner loop", behind_the_inner_loop(n) as u64);
        line("behind both loops", behind_both_loops(n) as u64);
    }
    let ends = [i32::MIN, i32::MIN + 1, -65536, -32768, -2, -1, 0, 1, 2, 32767, 32768, 65535, 65536, i32::MAX];
    for a in ends {
        let products: Vec<Option<i32>> = ends.iter().map(|&b| product(a, b)).collect();
        println!("{} {:?} {:?}", a, products, is_low(a, 1));
    }
    let long_ends = [i64::MIN, i64::MIN / 2, -(1 << 32), -(1 << 31), -1, 1, 2, 1 << 31, 1 << 32, i64::MAX];
    for a in long_ends {
        println!("{:?}", long_ends.iter().map(|&b| long_product(a, b)).collect::<Vec<_>>());
        println!("{:?}", is_low_and_long(a));
    }
    let small_ends = [-128, -127, -64, -16, -8, -2, -1, 0, 1, 2, 8, 16, 64, 127];
    for a in small_ends {
        println!("{:?}", small_ends.iter().map(|&b| small_product(a, b)).collect::<Vec<_>>());
    }
}
