//! A type that only a macro's call names, and what only a registry has.

use rayon::prelude::*;

macro_rules! pair {
    ($name:ident) => {
        pub struct $name(pub u32, pub u32);
    };
}

pair!(Pair);

pub fn sum(pairs: Vec<Pair>) -> u32 {
    pairs.into_par_iter().map(|pair| pair.0 + pair.1).sum()
}

pub struct Range(pub Pair);

impl Default for Range {
    fn default() -> Range {
        Range(Pair(0, sum(Vec::new())))
    }
}
