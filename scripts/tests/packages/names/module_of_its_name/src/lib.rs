pub mod kit {
    pub fn f() -> u8 {
        7
    }
}
pub fn f() -> u8 {
    9
}
