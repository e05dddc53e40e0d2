//! Hashing: what `core` has, and the hasher of maps and sets. Hashes are the same in every run.

pub use core::hash::*;

/// Spreads the bits of a number into the highest ones.
const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

/// The highest bits of a hash, once they depend on all others.
pub(crate) fn highest(hash: u64) -> u32 {
    (hash.wrapping_mul(FACTOR) >> 32) as u32
}

#[derive(Clone, Debug, Default)]
pub struct DefaultHasher(u64);

impl DefaultHasher {
    pub fn new() -> DefaultHasher {
        DefaultHasher(0)
    }
}

impl Hasher for DefaultHasher {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u8(byte))
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(number.into())
    }

    fn write_u16(&mut self, number: u16) {
        self.write_u64(number.into())
    }

    fn write_u32(&mut self, number: u32) {
        self.write_u64(number.into())
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(FACTOR)
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64)
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

#[derive(Clone, Debug, Default)]
pub struct RandomState;

impl RandomState {
    pub fn new() -> RandomState {
        RandomState
    }
}

impl BuildHasher for RandomState {
    type Hasher = DefaultHasher;

    fn build_hasher(&self) -> DefaultHasher {
        DefaultHasher::new()
    }
}
