//! One.

use crate::two;
use std::collections::BTreeMap;
use std::fmt;

/// Pairs.
pub type Map = BTreeMap<u8, u8>;

/// A table.
pub struct Table(pub Map);

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for (key, value) in &self.0 {
            write!(f, "{} {} ", key, two::twice(*value))?;
        }
        Ok(())
    }
}
