//! rustc never says that an item under a condition is unused, and the import of such a type is used in the other one.

#[cfg(debug_assertions)]
use crate::other::Other;

#[cfg(debug_assertions)]
pub struct One(pub Option<Box<Other>>);

pub fn f() -> u8 {
    1
}
