mod next;
pub fn f() -> u8 {
    next::f()
}
