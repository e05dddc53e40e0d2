pub mod a;
pub mod b {
    pub fn g() -> u8 {
        2
    }
}
mod quiet {
    mod show;
}
pub mod d {
    pub mod c {
        pub fn g() -> u8 {
            4
        }
    }
    use c::g;
    use std::fmt;
    use fmt::Write;
    pub fn f() -> u8 {
        let mut s = String::new();
        s.write_str("x").unwrap();
        g() + s.len() as u8
    }
}
