//! A program for the short form, which has macros for what is repeated. It formats nothing: that would be most of its C.

use std::io::{stdout, Write};

#[inline(never)]
fn steps(mut n: u32) -> u32 {
    let mut steps = 0;
    while n > 1 {
        n = if n % 2 == 0 { n / 2 } else { 3 * n + 1 };
        steps += 1;
    }
    steps
}

#[inline(never)]
fn shared(mut a: u32, mut b: u32) -> u32 {
    while b > 0 {
        let rest = a % b;
        a = b;
        b = rest;
    }
    a
}

#[inline(never)]
fn sorted(numbers: &mut [u32; 9]) -> u32 {
    let mut swaps = 0;
    for i in 0..9 {
        for j in i + 1..9 {
            if numbers[i] > numbers[j] {
                numbers.swap(i, j);
                swaps += 1;
            }
        }
    }
    swaps
}

fn write(number: u32) {
    if number > 9 {
        write(number / 10);
    }
    stdout().write_all(&[b'0' + (number % 10) as u8]).unwrap();
}

fn main() {
    let mut random = 11u32;
    for _ in 0..9 {
        let mut numbers = [0; 9];
        for number in &mut numbers {
            random = random.wrapping_mul(1_103_515_245).wrapping_add(12_345);
            *number = random >> 17;
        }
        let found = [steps(numbers[0] + 1), shared(numbers[1] * 12, numbers[2] * 18), sorted(&mut numbers), numbers[4]];
        for number in found.iter().chain(&[0]) {
            write(*number);
            stdout().write_all(if *number > 0 { b" " } else { b"\n" }).unwrap();
        }
    }
}
