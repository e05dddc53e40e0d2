pub fn two() -> u8 {
    2 * (kit::f() / kit::f())
}
