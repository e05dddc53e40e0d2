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

use test::nothing;

pub(crate) fn of_crate() -> u8 {
    in_crate() + deep::of_super() + nothing()
}
