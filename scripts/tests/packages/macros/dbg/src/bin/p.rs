use kit::{a, dbg};
fn main() {
    dbg!(1);
    a::f();
    kit::twice!(5);
}
