//! Doc.

use std::collections::{
    BTreeMap, HashMap,
};

/// Doc.
pub fn f() -> HashMap<u8, &'static str> {
    // plain
    HashMap::from([(1, "x
  y")]) /* tail */
}

// with it
pub fn dead() -> BTreeMap<u8, u8> {
    BTreeMap::new()
}

#[cfg(test)]
mod tests {}
