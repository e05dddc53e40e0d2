//! A `*` in a function is not one of its module.

pub trait Told {
    fn told(self) -> u8;
}

pub trait Referred {
    fn told(&self) -> u8;
}

impl<T> Referred for T {
    fn told(&self) -> u8 {
        60
    }
}

impl Told for Option<u8> {
    fn told(self) -> u8 {
        6
    }
}

pub mod other {
    pub struct Option;
    pub struct Unneeded;
}

pub fn unneeded() {
    use self::other::*;
    let _ = Unneeded;
}
