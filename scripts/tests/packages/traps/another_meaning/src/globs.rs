use crate::chain::*;
use std::ops::*;

pub trait Meant {
    fn number(&self) -> u8 {
        0
    }
}

impl<T> Meant for &T {}

impl Meant for Chars<'_> {
    fn number(&self) -> u8 {
        4
    }
}

impl Meant for Range<u8> {
    fn number(&self) -> u8 {
        5
    }
}
