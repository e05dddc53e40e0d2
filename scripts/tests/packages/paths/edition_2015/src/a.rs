use std::cmp::max;
pub fn f() -> u8 {
    max(1, 2)
}
