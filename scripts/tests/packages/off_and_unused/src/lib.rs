//! C has neither hashed collections nor files nor clocks: only unneeded code uses them.

pub mod sums;

use std::collections::HashMap;
use std::time::SystemTime;

pub fn counted(words: &[String]) -> HashMap<&str, usize> {
    let mut counts = HashMap::new();
    words.iter().for_each(|word| *counts.entry(word.as_str()).or_default() += 1);
    counts
}

pub fn seed() -> u128 {
    SystemTime::UNIX_EPOCH.elapsed().unwrap().as_nanos()
}
