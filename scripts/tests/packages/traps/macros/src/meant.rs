//! Each of these types has a method of its own, by value, and so not the one by reference that all types have.

use crate::{Meant, Otherwise};

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

pub struct Array(
    pub  [u8; {
        impl Meant for u32 {
            const NUMBER: u8 = 5;
        }
        1
    }],
);

pub struct Inherent;

#[allow(dead_code)]
fn held() {
    impl Inherent {
        pub fn number(self) -> u8 {
            6
        }
    }
}

mod first {
    macro_rules! mark {
        ($type:ident) => {
            pub struct $type;
        };
    }
    mark!(Mark);
}

mod second {
    macro_rules! number {
        ($type:ident) => {
            impl crate::Meant for $type {
                const NUMBER: u8 = 7;
            }
        };
    }
    pub(crate) use number;
}

mod third {
    use super::second::number as mark;
    type Alias = u64;
    mark!(Alias);
}

macro_rules! given {
    ($name:ident, $type:ident) => {
        pub trait $name {
            fn number(self) -> u8;
        }
        impl $name for $type {
            fn number(self) -> u8 {
                8
            }
        }
    };
}
given!(Given, char);

pub fn told() -> u8 {
    'a'.number()
}

mod referred {
    macro_rules! import {
        ($($item:item)*) => {
            $($item)*
            pub const BESIDE: u8 = 1;
        };
    }

    import! {
        use super::Given as _;
    }
    use crate::Otherwise;

    pub fn told() -> u8 {
        'a'.number() + Otherwise::number(&0u8)
    }
}

pub fn told_through() -> u8 {
    referred::told()
}

macro_rules! implemented {
    ($trait:ident, $type:ident) => {
        impl $trait for $type {
            const NUMBER: u8 = 9;
        }
    };
}

#[allow(dead_code)]
fn implemented() {
    implemented!(Meant, u128);
}
