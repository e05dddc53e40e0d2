#[cfg(debug_assertions)]
pub mod a {
    #[macro_export]
    macro_rules! one {
        () => {
            1
        };
    }
}
#[cfg(not(debug_assertions))]
pub mod b {
    #[macro_export]
    macro_rules! one {
        () => {
            2
        };
    }
}
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
