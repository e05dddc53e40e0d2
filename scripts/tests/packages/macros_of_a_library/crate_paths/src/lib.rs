#[macro_use]
mod m;
pub mod a {
    pub fn f() -> u8 {
        1
    }
    pub fn g() -> u8 {
        one!()
    }
}
