#[cfg(debug_assertions)]
#[macro_export]
macro_rules! dbg {
    () => {
        1
    };
}
#[cfg(not(debug_assertions))]
#[macro_export]
macro_rules! dbg {
    () => {
        2
    };
}
pub fn f() -> u8 {
    3
}
