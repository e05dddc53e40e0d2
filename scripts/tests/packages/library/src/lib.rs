pub mod a {
    pub fn f() -> u8 {
        1
    }
}
pub mod b {
    pub fn g() -> u8 {
        2
    }
    pub fn k() -> u8 {
        3
    }
}
pub mod c {
    pub fn l() -> u8 {
        4
    }
    pub fn m() -> u8 {
        5
    }
}
