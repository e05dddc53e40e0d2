use crate::pairs::Pair;
use rand::seq::SliceRandom;
use rand::Rng;
use std::ops::Range;

#[cargo_snippet::snippet]
pub struct Die(u32);

pub enum Face {
    Up,
    Down,
}

use Face::{Down, Up};

impl Die {
    pub fn with(sides: u32) -> Die {
        Die(sides)
    }

    pub fn between(pair: Pair) -> Die {
        Die(pair.1 - pair.0)
    }

    pub fn thrown(&self) -> Face {
        if self.0 % 2 == 0 {
            Up
        } else {
            Down
        }
    }

    pub fn within(range: Range<u32>) -> Die {
        Die(range.end - range.start)
    }

    pub fn sides(&self) -> u32 {
        self.0
    }

    pub fn roll(&self) -> u32 {
        rand::thread_rng().gen_range(1..=self.0)
    }
}

impl rand::distributions::Distribution<u32> for Die {
    fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> u32 {
        rng.gen_range(1..=self.0)
    }
}

pub fn shuffled(mut numbers: Vec<u32>) -> Vec<u32> {
    numbers.shuffle(&mut rand::thread_rng());
    numbers
}
