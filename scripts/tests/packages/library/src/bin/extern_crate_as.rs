extern crate kit as k;
use k::b;
mod n {
    pub fn f() -> u8 {
        k::a::f() + ::k::c::l()
    }
}
macro_rules! of {
    ($name:ident) => {
        $name::a::f()
    };
}
fn main() {
    println!("{}{}{}", of!(k), b::g(), n::f());
}
