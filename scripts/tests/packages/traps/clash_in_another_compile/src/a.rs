#[cfg(debug_assertions)]
pub fn f() -> u8 {
    1
}
#[cfg(not(debug_assertions))]
pub fn f() -> u8 {
    g()
}
#[cfg(not(debug_assertions))]
fn g() -> u8 {
    2
}
