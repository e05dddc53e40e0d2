//! A set by hash.

use crate::hash::{BuildHasher, Hash, RandomState};
use crate::hash_map::{IntoKeys, Keys};
use crate::hash_table::Table;
use crate::hash_traits::Finds;
use crate::mem::replace;
use crate::ops::{BitAnd, BitOr, BitXor, Sub};

#[derive(Clone)]
pub struct HashSet<T, S = RandomState> {
    /// The second of each pair is nothing.
    pub(crate) table: Table<T, ()>,
    pub(crate) hasher: S,
}

pub type Iter<'a, T> = Keys<'a, T, ()>;
pub type IntoIter<T> = IntoKeys<T, ()>;

impl<T, S> HashSet<T, S> {
    pub fn retain<F: FnMut(&T) -> bool>(&mut self, mut keep: F) {
        self.table.retain(|value, _| keep(value))
    }

    pub fn drain(&mut self) -> IntoIter<T> {
        replace(&mut self.table, Table::new()).pairs.into_iter().map(|(value, _)| value)
    }

    pub fn iter(&self) -> Iter<'_, T> {
        self.table.pairs.iter().map(|(value, _)| value)
    }
}

impl<T: Eq + Hash, S: BuildHasher> HashSet<T, S> {
    pub fn contains<Q: Finds<T> + ?Sized>(&self, value: &Q) -> bool {
        self.find(value).is_some()
    }

    pub fn insert(&mut self, value: T) -> bool {
        self.put(value, ()).is_none()
    }

    pub fn remove<Q: Finds<T> + ?Sized>(&mut self, value: &Q) -> bool {
        self.find(value).map(|index| self.table.remove(index)).is_some()
    }

    pub fn is_subset(&self, other: &Self) -> bool {
        self.iter().all(|value| other.contains(value))
    }

    pub fn is_superset(&self, other: &Self) -> bool {
        other.is_subset(self)
    }

    pub fn is_disjoint(&self, other: &Self) -> bool {
        !self.iter().any(|value| other.contains(value))
    }

    pub fn difference<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = &'a T> + Clone {
        self.iter().filter(|value| !other.contains(*value))
    }

    pub fn intersection<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = &'a T> + Clone {
        self.iter().filter(|value| other.contains(*value))
    }

    pub fn union<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = &'a T> + Clone {
        self.iter().chain(other.difference(self))
    }

    pub fn symmetric_difference<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = &'a T> + Clone {
        self.difference(other).chain(other.difference(self))
    }
}

/// An operator between two borrowed sets.
macro_rules! operator {
    ($trait:ident, $operator:ident, $method:ident) => {
        impl<T: Eq + Hash + Clone, S: BuildHasher + Default> $trait<&HashSet<T, S>> for &HashSet<T, S> {
            type Output = HashSet<T, S>;

            fn $operator(self, other: &HashSet<T, S>) -> HashSet<T, S> {
                self.$method(other).cloned().collect()
            }
        }
    };
}

operator!(BitAnd, bitand, intersection);
operator!(BitOr, bitor, union);
operator!(BitXor, bitxor, symmetric_difference);
operator!(Sub, sub, difference);
