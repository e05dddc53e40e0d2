#[macro_export]
macro_rules! kit {
    ($x:expr) => {
        $crate::a::f($x)
    };
}
#[cfg(windows)]
#[macro_export]
macro_rules! os {
    () => {
        1
    };
}
#[cfg(not(windows))]
#[macro_export]
macro_rules! os {
    () => {
        2
    };
}
pub mod a {
    pub fn f(x: u8) -> u8 {
        x + 1
    }
}
