//! What maps and sets by hash share with each other, and with other collections.

use crate::borrow::Borrow;
use crate::fmt::{Debug, Formatter, Result};
use crate::hash::{highest, BuildHasher, Hash, RandomState};
use crate::hash_entry::{Entry, OccupiedEntry, VacantEntry};
use crate::hash_map::{self, HashMap};
use crate::hash_set::{self, HashSet};
use crate::hash_table::Table;
use crate::ops::Index;

/// What a key is found by, as it borrows it.
pub trait Finds<K>: Eq + Hash {
    fn finds(&self, key: &K) -> bool;
}

impl<K: Borrow<Q>, Q: Eq + Hash + ?Sized> Finds<K> for Q {
    fn finds(&self, key: &K) -> bool {
        key.borrow() == self
    }
}

/// A collection of pairs in a table: the parts of its items, the type of an item, that of a pair's second, and what shows it.
macro_rules! collection {
    ($name:ident { $first:ident: $key:ident $(, $last:ident: $value:ident)? }, $item:ty, $second:ty, $shown:ident) => {
        impl<$key $(, $value)?> $name<$key $(, $value)?> {
            pub fn new() -> Self {
                Self::default()
            }

            pub fn with_capacity(capacity: usize) -> Self {
                Self::with_capacity_and_hasher(capacity, RandomState)
            }
        }

        impl<$key $(, $value)?, S> $name<$key $(, $value)?, S> {
            pub const fn with_hasher(hasher: S) -> Self {
                $name { table: Table::new(), hasher }
            }

            pub fn with_capacity_and_hasher(capacity: usize, hasher: S) -> Self {
                let mut collection = Self::with_hasher(hasher);
                collection.reserve(capacity);
                collection
            }

            pub fn len(&self) -> usize {
                self.table.pairs.len()
            }

            pub fn is_empty(&self) -> bool {
                self.len() == 0
            }

            pub fn reserve(&mut self, additional: usize) {
                self.table.reserve(additional)
            }

            pub fn clear(&mut self) {
                self.table.retain(|_, _| false)
            }
        }

        impl<$key: Eq + Hash $(, $value)?, S: BuildHasher> $name<$key $(, $value)?, S> {
            pub(crate) fn find<Q: Finds<$key> + ?Sized>(&self, key: &Q) -> Option<usize> {
                self.table.find(highest(self.hasher.hash_one(key)), |other| key.finds(other))
            }

            pub fn entry(&mut self, key: $key) -> Entry<'_, $key, $second> {
                let hash = highest(self.hasher.hash_one(&key));
                match self.table.find(hash, |other| *other == key) {
                    Some(index) => Entry::Occupied(OccupiedEntry { table: &mut self.table, index }),
                    None => Entry::Vacant(VacantEntry { table: &mut self.table, hash, key }),
                }
            }

            pub(crate) fn put(&mut self, key: $key, value: $second) -> Option<$second> {
                match self.entry(key) {
                    Entry::Occupied(mut entry) => Some(entry.insert(value)),
                    Entry::Vacant(entry) => {
                        entry.insert(value);
                        None
                    }
                }
            }
        }

        impl<$key $(, $value)?, S: Default> Default for $name<$key $(, $value)?, S> {
            fn default() -> Self {
                Self::with_hasher(S::default())
            }
        }

        impl<$key: Eq + Hash $(, $value: PartialEq)?, S: BuildHasher> PartialEq for $name<$key $(, $value)?, S> {
            fn eq(&self, other: &Self) -> bool {
                let value = |key| other.find(key).map(|index| &other.table.pairs[index].1);
                self.len() == other.len() && self.table.pairs.iter().all(|(key, own)| value(key) == Some(own))
            }
        }

        impl<$key: Eq + Hash $(, $value: Eq)?, S: BuildHasher> Eq for $name<$key $(, $value)?, S> {}

        impl<$key: Eq + Hash $(, $value)?, S: BuildHasher> Extend<$item> for $name<$key $(, $value)?, S> {
            fn extend<I: IntoIterator<Item = $item>>(&mut self, items: I) {
                items.into_iter().for_each(|($first $(, $last)?)| drop(self.insert($first $(, $last)?)))
            }
        }

        impl<'a, $key: Eq + Hash + Copy $(, $value: Copy)?, S: BuildHasher> Extend<(&'a $key $(, &'a $value)?)>
            for $name<$key $(, $value)?, S>
        {
            fn extend<I: IntoIterator<Item = (&'a $key $(, &'a $value)?)>>(&mut self, items: I) {
                self.extend(items.into_iter().map(|($first $(, $last)?)| (*$first $(, *$last)?)))
            }
        }

        impl<$key: Eq + Hash $(, $value)?, S: BuildHasher + Default> FromIterator<$item>
            for $name<$key $(, $value)?, S>
        {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                let mut collection = Self::default();
                collection.extend(items);
                collection
            }
        }

        impl<$key: Eq + Hash $(, $value)?, const N: usize> From<[$item; N]> for $name<$key $(, $value)?> {
            fn from(items: [$item; N]) -> Self {
                items.into_iter().collect()
            }
        }

        impl<$key: Debug $(, $value: Debug)?, S> Debug for $name<$key $(, $value)?, S> {
            fn fmt(&self, out: &mut Formatter) -> Result {
                out.$shown().entries(self).finish()
            }
        }
    };
}

collection!(HashMap { key: K, value: V }, (K, V), V, debug_map);
collection!(HashSet { value: T }, T, (), debug_set);

/// What a loop over a collection takes: the iterator that a method of it returns.
macro_rules! iterated {
    ($method:ident, <$($parameter:tt),*> $collection:ty, $iterator:ty) => {
        impl<$($parameter),*> IntoIterator for $collection {
            type Item = <$iterator as Iterator>::Item;
            type IntoIter = $iterator;

            #[allow(unused_mut)]
            fn into_iter(mut self) -> $iterator {
                self.$method()
            }
        }
    };
}

iterated!(drain, <K, V, S> HashMap<K, V, S>, hash_map::IntoIter<K, V>);
iterated!(iter, <'a, K, V, S> &'a HashMap<K, V, S>, hash_map::Iter<'a, K, V>);
iterated!(iter_mut, <'a, K, V, S> &'a mut HashMap<K, V, S>, hash_map::IterMut<'a, K, V>);
iterated!(drain, <T, S> HashSet<T, S>, hash_set::IntoIter<T>);
iterated!(iter, <'a, T, S> &'a HashSet<T, S>, hash_set::Iter<'a, T>);

impl<K: Eq + Hash, Q: Finds<K> + ?Sized, V, S: BuildHasher> Index<&Q> for HashMap<K, V, S> {
    type Output = V;

    fn index(&self, key: &Q) -> &V {
        self.get(key).unwrap()
    }
}
