//! A map by hash.

use crate::hash::{BuildHasher, Hash};
use crate::hash_table::Table;
use crate::hash_traits::Finds;
use crate::iter::Map;
use crate::mem::replace;
use crate::{slice, vec};

pub use crate::hash::{DefaultHasher, RandomState};
pub use crate::hash_entry::{Entry, OccupiedEntry, VacantEntry};

#[derive(Clone)]
pub struct HashMap<K, V, S = RandomState> {
    pub(crate) table: Table<K, V>,
    pub(crate) hasher: S,
}

/// The iterator `I` over pairs, of which it shows `T`.
type Shown<I, T> = Map<I, fn(<I as Iterator>::Item) -> T>;

pub type Iter<'a, K, V> = Shown<slice::Iter<'a, (K, V)>, (&'a K, &'a V)>;
pub type IterMut<'a, K, V> = Shown<slice::IterMut<'a, (K, V)>, (&'a K, &'a mut V)>;
pub type IntoIter<K, V> = vec::IntoIter<(K, V)>;
pub type Keys<'a, K, V> = Shown<slice::Iter<'a, (K, V)>, &'a K>;
pub type Values<'a, K, V> = Shown<slice::Iter<'a, (K, V)>, &'a V>;
pub type ValuesMut<'a, K, V> = Shown<slice::IterMut<'a, (K, V)>, &'a mut V>;
pub type IntoKeys<K, V> = Shown<vec::IntoIter<(K, V)>, K>;
pub type IntoValues<K, V> = Shown<vec::IntoIter<(K, V)>, V>;

impl<K, V, S> HashMap<K, V, S> {
    pub fn retain<F: FnMut(&K, &mut V) -> bool>(&mut self, keep: F) {
        self.table.retain(keep)
    }

    pub fn drain(&mut self) -> IntoIter<K, V> {
        replace(&mut self.table, Table::new()).pairs.into_iter()
    }

    pub fn iter(&self) -> Iter<'_, K, V> {
        self.table.pairs.iter().map(|(key, value)| (key, value))
    }

    pub fn iter_mut(&mut self) -> IterMut<'_, K, V> {
        self.table.pairs.iter_mut().map(|(key, value)| (&*key, value))
    }

    pub fn keys(&self) -> Keys<'_, K, V> {
        self.table.pairs.iter().map(|(key, _)| key)
    }

    pub fn values(&self) -> Values<'_, K, V> {
        self.table.pairs.iter().map(|(_, value)| value)
    }

    pub fn values_mut(&mut self) -> ValuesMut<'_, K, V> {
        self.table.pairs.iter_mut().map(|(_, value)| value)
    }

    pub fn into_keys(self) -> IntoKeys<K, V> {
        self.table.pairs.into_iter().map(|(key, _)| key)
    }

    pub fn into_values(self) -> IntoValues<K, V> {
        self.table.pairs.into_iter().map(|(_, value)| value)
    }
}

impl<K: Eq + Hash, V, S: BuildHasher> HashMap<K, V, S> {
    pub fn get<Q: Finds<K> + ?Sized>(&self, key: &Q) -> Option<&V> {
        self.find(key).map(|index| &self.table.pairs[index].1)
    }

    pub fn get_mut<Q: Finds<K> + ?Sized>(&mut self, key: &Q) -> Option<&mut V> {
        self.find(key).map(|index| &mut self.table.pairs[index].1)
    }

    pub fn contains_key<Q: Finds<K> + ?Sized>(&self, key: &Q) -> bool {
        self.find(key).is_some()
    }

    pub fn insert(&mut self, key: K, value: V) -> Option<V> {
        self.put(key, value)
    }

    pub fn remove<Q: Finds<K> + ?Sized>(&mut self, key: &Q) -> Option<V> {
        self.find(key).map(|index| self.table.remove(index).1)
    }
}
