pub fn f() -> u32 {
    2
}
