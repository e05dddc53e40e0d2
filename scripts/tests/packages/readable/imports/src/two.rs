//! Two.

use std::collections::hash_map::RandomState;
use std::collections::{BTreeMap, HashSet, VecDeque};
use std::fmt::{Debug, Display};
use std::io::{self, BufRead as Lines};

pub const GONE: u8 = 3; // with it

pub fn gone() {} /* and this */
// About what follows.

/// Twice a number.
pub fn twice(number: u8) -> u8 {
    fn shown(number: impl Display) -> usize {
        number.to_string().len()
    }
    if shown(number) > 0 {}
    2 * number
} // the end of twice
pub const GONE_TOO: u8 = 4;

// A part of the file.

pub fn gone_too() {}

/// It has the name of a method that is used.
pub fn lines() -> VecDeque<u8> {
    VecDeque::new()
}

/// The numbers of a text, each with how many there are in all.
pub fn counted(text: impl io::Read) -> BTreeMap<u8, u8> {
    let lines = io::BufReader::new(text).lines();
    let numbers: HashSet<u8, RandomState> = lines.map(|line| line.unwrap().parse().unwrap()).collect();
    numbers.iter().map(|&number| (number, numbers.len() as u8)).collect()
}
