pub mod a {
    pub mod b;
}
#[cfg(feature = "big")]
pub fn f() -> u8 {
    7
}
#[cfg(not(feature = "big"))]
pub fn f() -> u8 {
    8
}
#[cfg(feature = "odd")]
pub fn f() -> u8 {
    9
}
