use std::convert::{identity, identity as same};
fn helper() -> u8 {
    identity(2)
}
#[cfg(debug_assertions)]
pub fn f() -> u8 {
    1
}
#[cfg(not(debug_assertions))]
pub fn f() -> u8 {
    same(helper())
}
