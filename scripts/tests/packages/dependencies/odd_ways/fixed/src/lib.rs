pub fn f() -> u8 {
    4
}
