//! Two.

use std::collections::{BTreeMap, HashSet};
use std::io::{self, BufRead as Lines};

pub const GONE: u8 = 3; // with it

pub fn gone() {} /* and this */

/// Twice a number.
pub fn twice(number: u8) -> u8 {
    2 * number
}

/// The numbers of a text, each with how many there are in all.
pub fn counted(text: impl io::Read) -> BTreeMap<u8, u8> {
    let numbers: HashSet<u8> = io::BufReader::new(text).lines().map(|line| line.unwrap().parse().unwrap()).collect();
    numbers.iter().map(|&number| (number, numbers.len() as u8)).collect()
}
