pub mod a {
    pub fn f() -> u8 {
        if let Some(x) = [2].first() {
            *x
        } else {
            3
        }
    }
}
