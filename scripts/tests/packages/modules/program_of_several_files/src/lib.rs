pub fn f() -> u8 {
    9
}
