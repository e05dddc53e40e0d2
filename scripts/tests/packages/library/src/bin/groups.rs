use kit as k;
use kit::{
    a::{self, f as first},
    b::{self, g as h},
    c::*,
};
use {kit::a::f, kit::b as other, std::fmt::Write};
fn inside() -> u8 {
    use kit::a::f;
    let g = || {
        use kit::b::{g, k};
        g() + k()
    };
    f() + g()
}
fn main() {
    let mut s = String::new();
    write!(s, "{}", f()).unwrap();
    println!("{}{}{} {}{}{}{} {}{}", s, other::g(), k::a::f(), first(), b::k(), h(), l(), m(), a::f());
    println!("{}", inside());
}
