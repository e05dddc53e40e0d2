#[macro_use]
extern crate kit;
mod m {
    pub fn f() {
        dbg!(2)
    }
}
fn main() {
    dbg!(1);
    m::f();
    kit::f();
    kit::deep::f();
    dbg!(6, 7);
}
