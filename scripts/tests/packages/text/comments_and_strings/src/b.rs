/// d
pub fn f() -> &'static str {
    // c
    "x
y"
}
