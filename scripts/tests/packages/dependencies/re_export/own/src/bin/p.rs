use one::one;
mod m {
    use one::{self};
    pub fn f() -> u8 {
        one::one(3)
    }
}
fn main() {
    println!("{} {} {}", one::<u8>(1), kit::one::one(2), m::f());
}
