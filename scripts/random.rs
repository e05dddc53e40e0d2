//! Random numbers and boards that are the same at every run and on every machine.
//!
//! SplitMix64: Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014), with the constants of
//! Vigna's `splitmix64.c`. A counter goes up by an odd number, and each of its values is mixed: all 2^64 numbers come
//! once before any comes again. Not for secrets.

use crate::problems::grid::{Case, Grid};

/// A stream of numbers.
pub struct Random(u64);

impl Random {
    /// The stream of a seed; any seed serves.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// The next number, each of 64 bits as likely as the others.
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }

    /// A number below the bound, each exactly as likely as the others: numbers past the greatest multiple are left out.
    ///
    /// # Panics
    /// When the bound is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        let bound = bound as u64;
        let end = u64::MAX - u64::MAX % bound;
        loop {
            let number = self.number();
            if number < end {
                return (number % bound) as usize;
            }
        }
    }

    /// Puts things in any order, each as likely as the others (Fisher and Yates, 1938; in place, Durstenfeld, 1964).
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last + 1));
        }
    }
}

/// The same tiles in any order.
pub fn order(board: &Grid, random: &mut Random) -> Grid {
    let mut any = board.clone();
    random.shuffle(&mut any.tiles);
    any
}

/// A board from which some moves lead to the goal; its twin is one from which none do.
///
/// Of a board and its twin one has an answer, and a twin's twin is the board itself: so all are as likely.
pub fn solvable(goal: &Grid, random: &mut Random) -> Grid {
    let case = Case { start: order(goal, random), goal: goal.clone() };
    if case.solvable() {
        case.start
    } else {
        case.start.twin()
    }
}
