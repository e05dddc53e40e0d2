extern crate kit;
use kit::{a, dbg};
mod m {
    pub fn f() {
        kit::of_its_caller!(7);
    }
}
fn main() {
    dbg!(1);
    a::f();
    kit::twice!(5);
    m::f();
}
