#[macro_use]
extern crate kit;
macro_rules! show {
    ($x:expr) => {
        println!("{}", $x)
    };
}
fn main() {
    twice!(show);
    dbg!(3);
}
