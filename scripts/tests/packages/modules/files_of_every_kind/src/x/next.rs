pub fn f() -> u8 {
    5
}
