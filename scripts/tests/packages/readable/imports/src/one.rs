//! One.

use crate::two;
use std::collections::BTreeMap;
use std::fmt;

/// A table.
pub struct Table(pub BTreeMap<u8, u8>);

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for (key, value) in &self.0 {
            write!(f, "{} {} ", key, two::twice(*value))?;
        }
        Ok(())
    }
}
