use kit::one;
mod n {
    use kit::{a, one};
    pub fn f() -> u8 {
        one!() + a::g()
    }
}
fn main() {
    println!("{}{}{}", one!(), kit::one!(n::f()), n::f());
}
