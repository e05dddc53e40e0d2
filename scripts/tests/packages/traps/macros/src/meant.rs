//! Each of these types has a method of its own, by value, and so not the one by reference that all types have.

use crate::Meant;

/// Types of these names are needed nowhere.
pub struct Ordering;
pub struct Output;

macro_rules! number {
    (new $type:ident) => {
        pub struct $type;
    };
    (of $type:ident $number:literal) => {
        impl Meant for $type {
            const NUMBER: u8 = $number;
        }
    };
}

number!(new Absent);
number!(of i128 1);

impl Meant for std::cmp::Ordering {
    const NUMBER: u8 = 2;
}

impl Meant for Vec<<u8 as std::ops::Add>::Output> {
    const NUMBER: u8 = 3;
}

pub trait Holder {
    fn held() {
        impl Meant for u16 {
            const NUMBER: u8 = 4;
        }
    }
}

pub struct Inherent;

#[allow(dead_code)]
fn held() {
    impl Inherent {
        pub fn number(self) -> u8 {
            6
        }
    }
}

macro_rules! implemented {
    ($trait:ident, $type:ident) => {
        impl $trait for $type {
            const NUMBER: u8 = 9;
        }
    };
}

#[allow(dead_code)]
fn unnamed() {
    implemented!(Meant, u128);
}
