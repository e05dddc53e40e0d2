extern crate kit as k;
use k::b;
mod n {
    pub fn f() -> u8 {
        k::a::f() + ::k::c::l()
    }
}
fn main() {
    println!("{}{}{}", k::a::f(), b::g(), n::f());
}
