#[macro_use]
mod m;
pub fn f() {
    dbg!(3, 4)
}
pub mod deep {
    pub fn f() {
        dbg!(5)
    }
}
