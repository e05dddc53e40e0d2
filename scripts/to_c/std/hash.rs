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
        for part in bytes.chunks(8) {
            let mut number = [0; 8];
            number[..part.len()].copy_from_slice(part);
            self.write_u64(u64::from_le_bytes(number))
        }
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(FACTOR)
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
