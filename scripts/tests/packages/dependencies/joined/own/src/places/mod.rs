pub mod deep;

extern crate two as _;

pub(in crate) fn in_crate() -> u8 {
    1
}

mod test {
    pub fn nothing() -> u8 {
        0
    }
}

use fmt::Display;
use std::fmt;
use test::nothing;

mod quiet {
    mod shown;
}

pub fn shown(number: u8) -> String {
    fn text(shown: impl Display) -> String {
        shown.to_string()
    }
    text(crate::Kit([number; 1]))
}

pub(crate) fn of_crate() -> u8 {
    in_crate() + deep::of_super() + nothing()
}
