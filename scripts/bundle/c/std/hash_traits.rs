//! What maps and sets by hash share with each other, and with other collections.

use crate::borrow::Borrow;
use crate::fmt::{Debug, Formatter, Result};
use crate::hash::{highest, BuildHasher, Hash, RandomState};
use crate::hash_entry::{Entry, OccupiedEntry, VacantEntry};
use crate::hash_map::{self, HashMap};
use crate::hash_set::{self, HashSet};
use crate::hash_table::Table;
use crate::ops::Index;

/// A collection of pairs in a table: the second of each pair has this type, and the collection is made of these items.
macro_rules! collection {
    ($name:ident<$key:ident $(, $value:ident)?>, $second:ty, $item:ty) => {
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
            pub(crate) fn find<Q: Eq + Hash + ?Sized>(&self, key: &Q) -> Option<usize>
            where
                $key: Borrow<Q>,
            {
                self.table.find(highest(self.hasher.hash_one(key)), |other| other.borrow() == key)
            }

            pub fn entry(&mut self, key: $key) -> Entry<'_, $key, $second> {
                let hash = highest(self.hasher.hash_one(&key));
                match self.table.find(hash, |other| *other == key) {
                    Some(index) => Entry::Occupied(OccupiedEntry { table: &mut self.table, index }),
                    None => Entry::Vacant(VacantEntry { table: &mut self.table, hash, key }),
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
    };
}

collection!(HashMap<K, V>, V, (K, V));
collection!(HashSet<T>, (), T);

impl<K: Debug, V: Debug, S> Debug for HashMap<K, V, S> {
    fn fmt(&self, out: &mut Formatter) -> Result {
        out.debug_map().entries(self).finish()
    }
}

impl<K: Eq + Hash + Borrow<Q>, Q: Eq + Hash + ?Sized, V, S: BuildHasher> Index<&Q> for HashMap<K, V, S> {
    type Output = V;

    fn index(&self, key: &Q) -> &V {
        self.get(key).unwrap()
    }
}

impl<K: Eq + Hash, V, S: BuildHasher> Extend<(K, V)> for HashMap<K, V, S> {
    fn extend<I: IntoIterator<Item = (K, V)>>(&mut self, pairs: I) {
        pairs.into_iter().for_each(|(key, value)| drop(self.insert(key, value)))
    }
}

impl<'a, K: Eq + Hash + Copy, V: Copy, S: BuildHasher> Extend<(&'a K, &'a V)> for HashMap<K, V, S> {
    fn extend<I: IntoIterator<Item = (&'a K, &'a V)>>(&mut self, pairs: I) {
        self.extend(pairs.into_iter().map(|(key, value)| (*key, *value)))
    }
}

impl<K, V, S> IntoIterator for HashMap<K, V, S> {
    type Item = (K, V);
    type IntoIter = hash_map::IntoIter<K, V>;

    fn into_iter(mut self) -> Self::IntoIter {
        self.drain()
    }
}

impl<'a, K, V, S> IntoIterator for &'a HashMap<K, V, S> {
    type Item = (&'a K, &'a V);
    type IntoIter = hash_map::Iter<'a, K, V>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<'a, K, V, S> IntoIterator for &'a mut HashMap<K, V, S> {
    type Item = (&'a K, &'a mut V);
    type IntoIter = hash_map::IterMut<'a, K, V>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}

impl<T: Debug, S> Debug for HashSet<T, S> {
    fn fmt(&self, out: &mut Formatter) -> Result {
        out.debug_set().entries(self).finish()
    }
}

impl<T: Eq + Hash, S: BuildHasher> Extend<T> for HashSet<T, S> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, values: I) {
        values.into_iter().for_each(|value| drop(self.insert(value)))
    }
}

impl<'a, T: Eq + Hash + Copy, S: BuildHasher> Extend<&'a T> for HashSet<T, S> {
    fn extend<I: IntoIterator<Item = &'a T>>(&mut self, values: I) {
        self.extend(values.into_iter().copied())
    }
}

impl<T, S> IntoIterator for HashSet<T, S> {
    type Item = T;
    type IntoIter = hash_set::IntoIter<T>;

    fn into_iter(mut self) -> Self::IntoIter {
        self.drain()
    }
}

impl<'a, T, S> IntoIterator for &'a HashSet<T, S> {
    type Item = &'a T;
    type IntoIter = hash_set::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
