//! A binary min-heap.

/// A priority queue whose [`pop`](Self::pop) returns the least item.
///
/// The items are a binary tree in one vector, level by level: the children of the item at index `i` are at `2 * i + 1` and
/// `2 * i + 2`, and no item is less than its parent (Williams, 1964).
///
/// | `push` | `pop` | memory |
/// |---|---|---|
/// | O(1) on average, O(log n) at worst | O(log n) | one vector of the items |
///
/// The order of equal items is not specified, but it is the same in every run.
#[derive(Clone, Debug, Default)]
pub struct MinHeap<T> {
    items: Vec<T>,
}

impl<T: Ord> MinHeap<T> {
    /// Creates an empty heap. It allocates nothing before the first push.
    pub fn new() -> Self {
        MinHeap { items: Vec::new() }
    }

    /// Adds an item. O(1) on average over items in random order, O(log n) at worst.
    pub fn push(&mut self, item: T) {
        self.items.push(item);
        self.rise(self.items.len() - 1);
    }

    /// Removes and returns the least item, or returns `None` when the heap is empty. O(log n).
    pub fn pop(&mut self) -> Option<T> {
        if self.items.is_empty() {
            return None;
        }
        let least = self.items.swap_remove(0);
        self.sink(0);
        Some(least)
    }

    /// Removes all items and keeps the memory. O(n) for items that need to be dropped, O(1) for others.
    pub fn clear(&mut self) {
        self.items.clear();
    }

    fn rise(&mut self, mut index: usize) {
        while index > 0 {
            let parent = (index - 1) / 2;
            if self.items[parent] <= self.items[index] {
                break;
            }
            self.items.swap(parent, index);
            index = parent;
        }
    }

    fn sink(&mut self, mut index: usize) {
        loop {
            let mut child = 2 * index + 1;
            if child + 1 < self.items.len() && self.items[child + 1] < self.items[child] {
                child += 1;
            }
            if child >= self.items.len() || self.items[index] <= self.items[child] {
                break;
            }
            self.items.swap(index, child);
            index = child;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cmp::Reverse;
    use std::collections::BinaryHeap;

    /// Pushes all, pops all, and compares with a sorted copy.
    fn check(mut items: Vec<u32>) {
        let mut heap = MinHeap::new();
        items.iter().for_each(|&item| heap.push(item));
        items.sort_unstable();
        let popped: Vec<u32> = std::iter::from_fn(|| heap.pop()).collect();
        assert_eq!(popped, items);
        assert!(heap.pop().is_none());
    }

    #[test]
    fn shapes_come_out_sorted() {
        check(vec![]);
        check(vec![5]);
        check(vec![3, 2]);
        check(vec![2, 3]);
        check(vec![5, 1, 2]);
        check(vec![1, 100, 2, 3]);
        check(vec![1, 3, 5, 7, 9, 2, 4, 6, 8, 0]);
        check(vec![2, 4, 6, 2, 1, 8, 10, 3, 5, 7, 0, 9, 1]);
        check(vec![9; 17]);
        check(vec![0, u32::MAX, 0, u32::MAX]);
        check((0..1000).collect());
        check((0..1000).rev().collect());
        check((0..4096_u32).map(|i| i.wrapping_mul(2_654_435_761)).collect());
    }

    #[test]
    fn mixed_pushes_and_pops_agree_with_the_standard_heap() {
        let (mut ours, mut theirs) = (MinHeap::new(), BinaryHeap::new());
        let mut seed = 1_u64;
        for _ in 0..100_000 {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let item = (seed >> 33) as u32 % 1000;
            if item % 5 < 3 {
                ours.push(item);
                theirs.push(Reverse(item));
            } else {
                assert_eq!(ours.pop(), theirs.pop().map(|Reverse(item)| item), "seed 1");
            }
        }
        ours.clear();
        assert!(ours.pop().is_none());
    }
}
