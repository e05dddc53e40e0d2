//! The table below `HashMap` and `HashSet`: pairs in a row, and slots that find them.

use crate::mem::take;
use crate::vec;
use crate::vec::Vec;

#[derive(Clone)]
pub struct Table<K, V> {
    /// In the order of insertion, until a removal moves the last pair to the gap.
    pub pairs: Vec<(K, V)>,
    /// The hash of each pair.
    hashes: Vec<u32>,
    /// The index of each pair, in the slot that its hash names or in the next free one. Half of the slots are free.
    slots: Vec<u32>,
}

/// What a free slot holds.
const FREE: u32 = u32::MAX;

impl<K, V> Table<K, V> {
    pub const fn new() -> Table<K, V> {
        Table { pairs: Vec::new(), hashes: Vec::new(), slots: Vec::new() }
    }

    /// Makes room for so many more pairs.
    pub fn reserve(&mut self, more: usize) {
        let needed = 2 * (self.pairs.len() + more);
        if needed > self.slots.len() {
            self.slots = vec![FREE; needed.next_power_of_two()];
            self.fill_slots();
        }
    }

    pub fn retain(&mut self, mut stays: impl FnMut(&K, &mut V) -> bool) {
        let mut hashes = take(&mut self.hashes).into_iter();
        self.pairs.retain_mut(|(key, value)| {
            let hash = hashes.next().filter(|_| stays(key, value));
            self.hashes.extend(hash);
            hash.is_some()
        });
        self.slots.fill(FREE);
        self.fill_slots();
    }

    fn fill_slots(&mut self) {
        for index in 0..self.pairs.len() {
            let slot = self.slot(self.hashes[index], |_| false);
            self.slots[slot] = index as u32;
        }
    }

    /// Returns the slot that a hash names.
    fn first(&self, hash: u32) -> usize {
        ((u64::from(hash) * self.slots.len() as u64) >> 32) as usize
    }

    /// Returns a slot as many slots behind another.
    fn behind(&self, slot: usize, count: usize) -> usize {
        slot.wrapping_add(count) & (self.slots.len() - 1)
    }

    /// Returns the slot of the pair that is meant, or else the free one for a pair with this hash.
    fn slot(&self, hash: u32, is_meant: impl Fn(usize) -> bool) -> usize {
        let mut slot = self.first(hash);
        while self.slots[slot] != FREE && !is_meant(self.slots[slot] as usize) {
            slot = self.behind(slot, 1);
        }
        slot
    }

    /// Returns the index of a pair.
    pub fn find(&self, hash: u32, is_meant: impl Fn(&K) -> bool) -> Option<usize> {
        if self.pairs.is_empty() {
            return None;
        }
        let index = self.slots[self.slot(hash, |index| self.hashes[index] == hash && is_meant(&self.pairs[index].0))];
        Some(index as usize).filter(|_| index != FREE)
    }

    /// Adds a pair whose key is not there, and returns its index.
    pub fn add(&mut self, hash: u32, key: K, value: V) -> usize {
        self.reserve(1);
        let (slot, index) = (self.slot(hash, |_| false), self.pairs.len());
        self.slots[slot] = index as u32;
        self.pairs.push((key, value));
        self.hashes.push(hash);
        index
    }

    pub fn remove(&mut self, index: usize) -> (K, V) {
        let slot_of = |index: usize| self.slot(self.hashes[index], |other| other == index);
        let (mut gap, last) = (slot_of(index), slot_of(self.pairs.len() - 1));
        self.slots[last] = index as u32;
        self.slots[gap] = FREE;
        self.hashes.swap_remove(index);
        let mut slot = self.behind(gap, 1);
        while self.slots[slot] != FREE {
            // A pair moves to the gap unless that lies before the slot that its hash names.
            let first = self.first(self.hashes[self.slots[slot] as usize]);
            if self.behind(slot, first.wrapping_neg()) >= self.behind(slot, gap.wrapping_neg()) {
                self.slots.swap(slot, gap);
                gap = slot;
            }
            slot = self.behind(slot, 1);
        }
        self.pairs.swap_remove(index)
    }
}
