#[cfg(debug_assertions)]
use crate::b::Gone3;
use std::cmp::max;
#[cfg(debug_assertions)]
pub struct Gone2(pub Option<Box<Gone3>>);
#[derive(PartialEq, Eq, PartialOrd, Ord)]
pub struct First;
impl First {
    pub fn new() -> First {
        max(First, First)
    }
    pub fn n(&self) -> u8 {
        1
    }
}
pub struct Second;
impl Second {
    pub fn new() -> Second {
        Second
    }
    pub fn n(&self) -> u8 {
        2
    }
}
pub trait Numbered {
    fn n(&self) -> u8 {
        3
    }
}
impl Numbered for First {}
