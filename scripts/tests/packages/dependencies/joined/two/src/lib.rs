#![cfg_attr(docsrs, feature(doc_cfg))]
#![cfg_attr(not(any()), allow(dead_code))]
#![no_std]
#![cfg(any(unix, windows))]

extern crate std;
#[macro_use]
extern crate alloc;
#[macro_use]
extern crate eins as einer;

pub use eins;

use {
    alloc::vec::Vec,
    core::cmp::{max, min},
    eins::{self as ein, m as em},
};

pub use eins::one_more;

pub mod same {
    pub use crate::one_more;
}

/// Has the name of a function of another crate.
#[macro_export]
macro_rules! one_more {
    () => {
        $crate::one_more() + 3
    };
}

pub struct Two(pub Vec<u8>);

pub trait Sum {
    fn sum(&self) -> u8;
}

impl self::Sum for Two {
    fn sum(&self) -> u8 {
        self.0.iter().sum::<u8>() + max(1, min(em::one_more(), ein::one_more().max(one_more()))) + dbg!(1) + einer::m::one_more()
    }
}

pub fn two() -> Two {
    Two(vec![::core::primitive::u8::MIN, 2])
}
