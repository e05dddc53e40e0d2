//! Numbers for boards: how a search remembers the ones it has reached.

/// A map that numbers its keys 0, 1, 2 and so on, in the order in which they first come.
///
/// It is an open-addressed hash table with linear probing. The first slot of a key is the top bits of its product with an
/// odd constant (Fibonacci hashing, Knuth 1973). At most half of the slots are taken, so a lookup reads two on average.
/// A lookup is O(1), and a key takes 16 to 24 bytes.
#[derive(Clone, Debug)]
pub struct Index {
    keys: Vec<u64>,
    /// A power of two of slots: each holds the number of a key, or [`FREE`].
    slots: Vec<u32>,
}

const FREE: u32 = u32::MAX;

impl Index {
    /// Creates an index for up to `capacity` keys, less than 2^31.
    pub fn new(capacity: usize) -> Self {
        Index { keys: Vec::new(), slots: vec![FREE; (2 * capacity).max(2).next_power_of_two()] }
    }

    /// The key with this number.
    pub fn key(&self, number: usize) -> u64 {
        self.keys[number]
    }

    /// The number of a key; a new key gets the next number. O(1).
    pub fn number(&mut self, key: u64) -> usize {
        let mut slot = self.home(key);
        while self.slots[slot] != FREE && self.keys[self.slots[slot] as usize] != key {
            slot = self.next(slot);
        }
        if self.slots[slot] == FREE {
            self.slots[slot] = self.keys.len() as u32;
            self.keys.push(key);
        }
        self.slots[slot] as usize
    }

    /// Removes all keys. O(keys): each key is in the run of taken slots that begins at its first slot, so these runs are freed.
    pub fn clear(&mut self) {
        for i in 0..self.keys.len() {
            let mut slot = self.home(self.keys[i]);
            while self.slots[slot] != FREE {
                self.slots[slot] = FREE;
                slot = self.next(slot);
            }
        }
        self.keys.clear();
    }

    fn home(&self, key: u64) -> usize {
        (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (64 - self.slots.len().trailing_zeros())) as usize
    }

    fn next(&self, slot: usize) -> usize {
        (slot + 1) & (self.slots.len() - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    #[test]
    fn numbers_agree_with_the_standard_map() {
        let (mut ours, mut theirs) = (Index::new(20_000), HashMap::new());
        for factor in [1, 1 << 44, 0x1234_5678_9ABC_DEF1] {
            for i in 0..50_000_u64 {
                // Keys near each other, keys far apart, and keys that come again.
                let key = (i % 20_000).wrapping_mul(factor);
                let next = theirs.len();
                let number = *theirs.entry(key).or_insert(next);
                assert_eq!(ours.number(key), number, "factor {}, key {}", factor, i);
                assert_eq!(ours.key(number), key);
            }
            ours.clear();
            assert!(ours.slots.iter().all(|&slot| slot == FREE));
            theirs.clear();
        }
    }
}
