mod b {
    pub fn g() -> u8 {
        1
    }
}
pub mod a {
    use b::g;
    pub fn f() -> u8 {
        ::b::g() + g()
    }
}
