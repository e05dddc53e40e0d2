use kit::*;
mod m {
    use kit::b::one;
    pub fn f() -> u8 {
        one!() + one(2)
    }
}
mod n {
    use kit::one;
    pub fn f() -> u8 {
        one!() + one(3)
    }
}
fn main() {
    println!("{}{}{}{}{}", one!(), one(4), kit::c::one!(), m::f(), n::f());
}
