//! Paths in every place.

#![allow(unused_imports, non_camel_case_types)]

pub extern crate one_more;
pub extern crate two as second;
extern crate self as own;

use crate as root;
use {crate::places::deep, std::fmt::Write as _, two::Sum};

pub mod places;
pub mod shadows;

pub mod r#type {
    pub mod r#match {
        pub const fn r#fn() -> usize {
            2
        }
    }

    pub fn r#in() -> u8 {
        crate::r#type::r#match::r#fn() as u8 + super::places::of_crate()
    }
}

pub struct Kit<const N: usize = { crate::r#type::r#match::r#fn() }>(pub [u8; N]);

#[cfg_attr(not(any()), derive(Clone, Copy), doc = "Either.")]
pub enum Ends {
    /// The first.
    First,
    Last(u8),  // behind two blanks
}

pub trait Named: crate::places::deep::Deep {
    const NAME: &'static str = stringify!(crate::places);

    fn named(&self) -> (&'static str, u8);
}

impl<const N: usize> crate::Named for crate::Kit<N>
where
    Self: crate::places::deep::Deep,
{
    fn named(&self) -> (&'static str, u8) {
        (<Self as crate::Named>::NAME, <crate::Kit<N> as deep::Deep>::depth(self))
    }
}

pub fn sum(kit: &dyn crate::places::deep::Deep, end: Ends) -> u8 {
    let mut text = String::new();
    write!(text, "{}", vec![crate::r#type::r#in(); 3].len()).unwrap();
    let ends = match end {
        crate::Ends::First => 1,
        root::Ends::Last(number) if number > 2 && !matches!(end, crate::Ends::First) => number,
        Ends::Last(_) => 0,
    };
    ends + dbg!(0) + kit.depth() + two::two().sum() + text.len() as u8 + Vec::<crate::Ends>::new().len() as u8
}
