pub fn f() -> u8 {
    3
}
