use std::convert::{identity, identity as same};
fn helper() -> u8 {
    identity(2)
}
#[cfg(not(debug_assertions))]
macro_rules! make {
    () => {
        fn made() -> u8 {
            0
        }
    };
}
#[cfg(debug_assertions)]
macro_rules! make {
    () => {
        fn never() -> u8 {
            1
        }
    };
}
make!();
#[cfg(debug_assertions)]
pub fn f() -> u8 {
    1
}
#[cfg(not(debug_assertions))]
pub fn f() -> u8 {
    same(helper()) + made() + g()
}
#[cfg(not(debug_assertions))]
fn g() -> u8 {
    2
}
