pub fn f() -> i8 {
    i8::try_from(3).unwrap()
}
