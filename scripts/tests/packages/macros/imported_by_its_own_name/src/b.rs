use super::a::*;
use crate::a::{deep::drei, low};
pub fn f() -> i32 {
    let mut x = 9;
    low!(x, two!());
    x + crate::a::one!() + drei!() + crate::a::t()
}
