/*! Two
 lines. */

use std::cell::RefCell;

/// Means another thing in edition 2024, where no one asks it to be compiled.
pub const fn new() -> RefCell<Vec<u8>> {
    RefCell::new(Vec::new())
}

pub fn first() -> bool {
    let cell = new();
    let is_borrowed = if let Some(_) = cell.borrow().first() {
        false
    } else {
        cell.try_borrow_mut().is_err()
    };
    is_borrowed
}
