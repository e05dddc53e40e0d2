//! Random numbers and boards, the same in every run and on every machine.
//!
//! SplitMix64: Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014), with the constants of
//! Vigna's `splitmix64.c`. A counter grows by an odd number, and each of its values is mixed, so the period is 2^64.

use crate::kit::grid::{Case, Grid};

/// A generator of random numbers.
pub struct Random(u64);

impl Random {
    /// Creates a generator; any seed is good.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// Returns the next number of 64 bits.
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }

    /// Returns a number below the bound, all equally likely: numbers above the largest multiple of the bound are skipped.
    ///
    /// # Panics
    /// If the bound is 0.
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

    /// Shuffles a slice, all orders equally likely (Fisher and Yates, 1938; in place, Durstenfeld, 1964).
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last + 1));
        }
    }
}

/// Returns the tiles of a board in random order.
pub fn order(board: &Grid, random: &mut Random) -> Grid {
    let mut any = board.clone();
    random.shuffle(&mut any.tiles);
    any
}

/// Returns a random solvable board, all equally likely: of a board and its twin exactly one is solvable, and the twin of
/// a twin is the board itself.
pub fn solvable(goal: &Grid, random: &mut Random) -> Grid {
    let case = Case { start: order(goal, random), goal: goal.clone() };
    if case.solvable() {
        case.start
    } else {
        case.start.twin()
    }
}

/// Renumbers the tiles of a case at random; the same moves solve it.
pub fn renumbered(case: &Case, random: &mut Random) -> Case {
    let mut names: Vec<usize> = (0..case.goal.tiles.len()).collect();
    random.shuffle(&mut names[1..]);
    let rename =
        |board: &Grid| Grid { columns: board.columns, tiles: board.tiles.iter().map(|&tile| names[tile]).collect() };
    Case { start: rename(&case.start), goal: rename(&case.goal) }
}
