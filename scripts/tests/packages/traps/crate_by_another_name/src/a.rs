use crate::root::b::*;
#[allow(unused_imports)]
use crate::root::c::{unused_too, Unused};

pub fn f() -> u8 {
    g()
}
